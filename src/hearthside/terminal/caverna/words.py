"""The words of Caverna for the terminal, from data/caverna.toml."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from hearthside.core.message import Message
from hearthside.core.ruleset import Ruleset
from hearthside.games.caverna.rules import CavernaRules
from hearthside.games.caverna.spaces import SPACES
from hearthside.games.caverna.view import catalogue
from hearthside.words import speaker

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


Texts = dict[str, dict[str, str]]


def read_texts(name: str) -> Texts:
    """The tables of words in a file of data/."""
    path = files("hearthside.terminal").joinpath(f"data/{name}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))


class Vocabulary:
    """The words of a game: its texts, its tiles, its spaces; a speaker knows their names.

    `openings` are the events with which a new line of the story begins, `silent` those that are
    not told.
    """

    openings: tuple[str, ...] = ("placed",)
    silent: tuple[str, ...] = ("gained", "paid", "placed", "exchanged", "replenished", "cropped")

    def __init__(
        self,
        texts: Texts,
        tiles: dict[str, dict[str, Any]],
        spaces: list[str],
        rules: Ruleset,
    ) -> None:
        self.texts = texts
        self.tiles = tiles
        self.spaces = spaces
        self.speaker = speaker(rules)

    def space_title(self, name: str) -> str:
        return self.speaker.thing(f"space:{name}")

    def space_text(self, name: str) -> str:
        """What a space does."""
        return self.speaker.thing(f"effect:{name}")

    def tile_title(self, name: str) -> str:
        return self.speaker.thing(f"tile:{name}")

    def tile_text(self, name: str) -> str:
        """What a tile does."""
        return self.speaker.thing(f"tile_text:{name}")

    def tile_price(self, name: str, sep: str = ", ") -> str:
        return goods(self.tiles[name]["price"], sep) or "free"

    def tile_points(self, name: str) -> str:
        """Printed points, with a star for a bonus at the end."""
        tile = self.tiles[name]
        return f"{tile['points'] or ''}*" if tile["bonus"] else str(tile["points"])

    def heading(self, group: str) -> str:
        """What a group of options is about: 'furnish carpenter' with price and points."""
        if group in self.texts["group"]:
            return f"{self.texts['group'][group]}:"
        verb, _, name = group.partition(" ")
        if verb == "furnish":
            points, price = self.tile_points(name), self.tile_price(name, " ")
            return f"{self.tile_title(name)} {points}p: {price}"
        return f"{group.replace('_', ' ').capitalize()}:"

    def detail(self, group: str) -> str:
        """What the tile of a group does."""
        verb, _, name = group.partition(" ")
        return self.tile_text(name) if verb == "furnish" else ""

    def subject(self, anchor: str) -> str:
        """The title of the space or tile an anchor begins with.

        >>> CAVERNA.subject("tile:carpenter cell:m31")
        'Carpenter'
        """
        kind, _, name = anchor.split(" ")[0].partition(":")
        if kind == "space":
            return self.space_title(name)
        return self.tile_title(name) if kind == "tile" else ""

    def opening(self, event: dict[str, Any]) -> str:
        """How the line of a turn begins."""
        return self.speaker.thing(event["args"]["space"])

    def log(self, event: dict[str, Any]) -> str:
        """An event in words, without the player; nothing if it goes without saying."""
        if event["event"] in self.silent:
            return ""
        return self.speaker.text(Message(f"log.{event['event']}", event["args"]))

    def all_texts(self) -> dict[str, str]:
        """What every space and every tile does, by title."""
        found: dict[str, str] = {}
        for name in self.spaces:
            found[self.space_title(name)] = self.space_text(name)
        for name in self.tiles:
            price = f"{self.tile_price(name)}; {self.tile_points(name)} points"
            found[f"{self.tile_title(name)} ({price})"] = self.tile_text(name)
        return found

    def explain(self, words: list[str]) -> list[tuple[str, str]]:
        """Whatever has all these words in its name, and what it does."""
        return [
            (title, text)
            for title, text in self.all_texts().items()
            if all(word.casefold() in title.casefold() for word in words)
        ]


CAVERNA: Final = Vocabulary(
    read_texts("caverna"),
    {tile["name"]: tile for tile in catalogue()},
    [space.name for space in SPACES],
    CavernaRules(),
)


def notation(text: str) -> str:
    """Typed notation made strict: no commas, no 'and', goods in the singular.

    >>> notation("Feed 2 rubies, 1 sheep and 3 gold")
    'feed 2 ruby 1 sheep 3 gold'
    """
    words = text.casefold().replace(",", " ").split()
    return " ".join(SINGULARS.get(word, word) for word in words if word != "and")
