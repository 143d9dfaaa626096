"""The words of Caverna for the terminal, from data/caverna.toml."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from hearthside.games.caverna.loot import LOOT
from hearthside.games.caverna.spaces import SPACES
from hearthside.games.caverna.view import catalogue

WORDS: Final[dict[str, dict[str, str]]] = tomllib.loads(
    files("hearthside.terminal").joinpath("data/caverna.toml").read_text(encoding="utf-8")
)
TILES: Final[dict[str, dict[str, Any]]] = {tile["name"]: tile for tile in catalogue()}
SPACE_TITLES: Final = {space.name: space.title for space in SPACES}
LOOT_TITLES: Final = {item.name: item.title for item in LOOT}
PLURALS: Final = {
    "ruby": "rubies",
    "vegetable": "vegetables",
    "dog": "dogs",
    "donkey": "donkeys",
    "boar": "boars",
}
SINGULARS: Final = {plural: good for good, plural in PLURALS.items()}
SHORT: Final = {"vegetable": "veg", "donkey": "dnk", "cattle": "cat", "sheep": "shp"}


def goods(amounts: dict[str, int], sep: str = ", ") -> str:
    """Goods in words.

    >>> goods({"ruby": 2, "wood": 0, "sheep": 1})
    '2 rubies, 1 sheep'
    """
    return sep.join(f"{n} {PLURALS.get(g, g) if n > 1 else g}" for g, n in amounts.items() if n)


def space_title(name: str) -> str:
    return SPACE_TITLES[name]


def space_text(name: str) -> str:
    """What a space does; variants of one space share a text unless they have their own."""
    texts = WORDS["space"]
    return texts.get(name) or texts[name.rpartition("_")[0]]


def tile_title(name: str) -> str:
    return str(TILES[name]["title"]) if name in TILES else name.replace("_", " ").capitalize()


def tile_price(name: str, sep: str = ", ") -> str:
    return goods(TILES[name]["price"], sep) or "free"


def tile_points(name: str) -> str:
    """Printed points, with a star for a bonus at the end."""
    tile = TILES[name]
    return f"{tile['points'] or ''}*" if tile["bonus"] else str(tile["points"])


def heading(group: str) -> str:
    """What a group of options is about: 'furnish carpenter' with price and points."""
    if group in WORDS["group"]:
        return f"{WORDS['group'][group]}:"
    verb, _, name = group.partition(" ")
    if verb == "furnish":
        return f"{tile_title(name)} {tile_points(name)}p: {tile_price(name, ' ')}"
    return f"{group.replace('_', ' ').capitalize()}:"


def detail(group: str) -> str:
    """What the tile of a group does."""
    return WORDS["tile"].get(group.partition(" ")[2], "")


def subject(anchor: str) -> str:
    """The title of the space or tile an anchor begins with.

    >>> subject("tile:carpenter cell:m31")
    'Carpenter'
    """
    kind, _, name = anchor.split(" ")[0].partition(":")
    if kind == "space":
        return SPACE_TITLES.get(name, "")
    return tile_title(name) if kind == "tile" else ""


def explain(words: list[str]) -> list[tuple[str, str]]:
    """Spaces and tiles with all these words in their names, and what they do."""
    found: dict[str, str] = {}
    for name, title in SPACE_TITLES.items():
        found[title] = space_text(name)
    for name in TILES:
        price = f"{tile_price(name)}; {tile_points(name)} points"
        found[f"{tile_title(name)} ({price})"] = WORDS["tile"][name]
    return [
        (title, text)
        for title, text in found.items()
        if all(word.casefold() in title.casefold() for word in words)
    ]


def notation(text: str) -> str:
    """Typed notation made strict: no commas, no 'and', goods in the singular.

    >>> notation("Feed 2 rubies, 1 sheep and 3 gold")
    'feed 2 ruby 1 sheep 3 gold'
    """
    words = text.casefold().replace(",", " ").split()
    return " ".join(SINGULARS.get(word, word) for word in words if word != "and")
