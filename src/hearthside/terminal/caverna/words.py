"""The words of Caverna for the terminal."""

from __future__ import annotations

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
WHEN: Final = ("once", "always", "any", "end")
"""When a tile does something; see the catalogue."""
BARE: Final = ("forest", "rock")
SHORT: Final = {"vegetable": "veg", "donkey": "dnk", "cattle": "cat", "sheep": "shp"}


def goods(amounts: dict[str, int], sep: str = ", ") -> str:
    """Goods in words.

    >>> goods({"ruby": 2, "wood": 0, "sheep": 1})
    '2 rubies, 1 sheep'
    """
    return sep.join(f"{n} {PLURALS.get(g, g) if n > 1 else g}" for g, n in amounts.items() if n)


class Vocabulary:
    """The words of a game: its tiles and spaces, which its speaker can name.

    `openings` are the events with which a new line of the story begins, `silent` those that are
    not told.
    """

    openings: tuple[str, ...] = ("placed",)
    silent: tuple[str, ...] = ("gained", "paid", "placed", "exchanged", "replenished", "cropped")

    def __init__(
        self,
        tiles: dict[str, dict[str, Any]],
        spaces: list[str],
        rules: Ruleset,
    ) -> None:
        self.tiles = tiles
        self.spaces = spaces
        self.speaker = speaker(rules)

    def space_title(self, name: str) -> str:
        return self.speaker.thing(f"space:{name}")

    def space_text(self, name: str) -> str:
        """What a space does."""
        return self.speaker.thing(f"effect:{name}")

    def terrain(self, name: str) -> str:
        """What is written into a cell: nothing where nothing was built, no sizes of pastures."""
        if name in BARE:
            return ""
        return self.speaker.thing(f"terrain:{'pasture' if name.endswith('_pasture') else name}")

    def harvest(self, ahead: str) -> str:
        """What the end of a round brings, in a few words."""
        return self.speaker.word(f"harvest_short.{ahead}")

    def typing(self, asked: Message) -> str:
        """What may be typed besides the options."""
        key = f"type.{asked.key.removeprefix('ask.')}"
        return self.speaker.word(key) if self.speaker.has(key) else ""

    def tile_title(self, name: str) -> str:
        return self.speaker.thing(f"tile:{name}")

    def tile_text(self, name: str) -> str:
        """What a tile does, and when; what it does all the time goes without saying so.

        >>> CAVERNA.tile_text("stone_carver")
        'At once: 2 stone. Each furnishing tile and each stable costs 1 stone less.'
        """
        found = []
        for when in WHEN:
            key = f"tile_{when}.{name}"
            if self.speaker.has(key):
                time = "" if when == "always" else f"{self.speaker.word(f'when.{when}')} "
                found.append(time + self.speaker.word(key))
        return " ".join(found)

    def tile_ruling(self, name: str) -> str:
        """A ruling on a tile, if there is one."""
        key = f"tile_rule.{name}"
        return self.speaker.word(key) if self.speaker.has(key) else ""

    def tile_price(self, name: str, sep: str = ", ") -> str:
        return goods(self.tiles[name]["price"], sep) or "free"

    def tile_points(self, name: str) -> str:
        """Printed points, with a star for a bonus at the end."""
        tile = self.tiles[name]
        return f"{tile['points'] or ''}*" if tile["bonus"] else str(tile["points"])

    def heading(self, group: str) -> str:
        """What a group of options is about: 'furnish carpenter' with price and points."""
        key = f"heading.{group.replace(' ', '.')}"
        if self.speaker.has(key):
            return f"{self.speaker.word(key)}:"
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
            text = f"{self.tile_text(name)} {self.tile_ruling(name)}"
            found[f"{self.tile_title(name)} ({price})"] = text.strip()
        return found

    def explain(self, words: list[str]) -> list[tuple[str, str]]:
        """Whatever has all these words in its name, and what it does."""
        return [
            (title, text)
            for title, text in self.all_texts().items()
            if all(word.casefold() in title.casefold() for word in words)
        ]


CAVERNA: Final = Vocabulary(
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
