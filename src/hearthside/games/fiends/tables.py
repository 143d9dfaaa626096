# mypy: disable-error-code="explicit-any"
"""The data files of the game, read and checked once (FF-17). A mistake is reported with its key."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from hearthside.core.errors import BadData
from hearthside.games.caverna.goods import GOOD_NAMES

Table = dict[str, Any]

CONFIDENCE: Final = ("printed", "high", "medium", "low", "choice")
"""How sure a value is; `printed` is stated in the rules, `choice` is free."""
LETTERS: Final = ("A", "B", "C", "D")
DIRECTIONS: Final = {
    "U": (-1, 0),
    "D": (1, 0),
    "L": (0, -1),
    "R": (0, 1),
    "UL": (-1, -1),
    "UR": (-1, 1),
    "DL": (1, -1),
    "DR": (1, 1),
}
"""Steps by rows and columns; right points to the mountain (FF-0.4)."""
COLUMNS: Final = ("L", "M", "R")
EVENTS: Final = 4
RANGES: Final = 3
CARDS_PER_RANGE: Final = 9
COUNTED: Final = (
    *GOOD_NAMES[3:6],
    *GOOD_NAMES[8:],
    "donkeys_in_mines",
    "inactive_traps",
    "friendly_orcs",
)
"""What a milestone may ask for."""


class Reader:
    """One data file; `wrong` makes the error that names file and key."""

    def __init__(self, name: str, text: str = "") -> None:
        self.name = f"data/{name}.toml"
        if not text:
            text = files("hearthside.games.fiends").joinpath(self.name).read_text("utf-8")
        try:
            self.table: Table = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadData(f"{self.name}: {error}.") from error

    def wrong(self, key: str, expected: str) -> BadData:
        return BadData(f"{self.name}: {key} must be {expected}.")

    def entry(self, *keys: str) -> Table:
        """A table by its path, its confidence checked."""
        found: Any = self.table
        for key in keys:
            found = found.get(key) if isinstance(found, dict) else None
        if not isinstance(found, dict):
            raise self.wrong(".".join(keys), "a table")
        where = ".".join(keys)
        for key in found:
            if key.endswith("confidence"):
                self.sure(f"{where}.{key}", found[key])
        if not any(key.endswith("confidence") for key in found):
            raise self.wrong(f"{where}.confidence", f"one of {', '.join(CONFIDENCE)}")
        return found

    def sure(self, where: str, confidence: Any) -> None:
        """One word for all values of a key, or a table with a word for each."""
        if isinstance(confidence, dict):
            for key in confidence:
                self.sure(f"{where}.{key}", confidence[key])
        elif confidence not in CONFIDENCE:
            raise self.wrong(where, f"one of {', '.join(CONFIDENCE)}")

    def each(self, entry: Table, where: str, key: str, names: list[str]) -> None:
        """A confidence by value names every value."""
        confidence = entry.get(key)
        if isinstance(confidence, dict) and sorted(confidence) != sorted(names):
            raise self.wrong(f"{where}.{key}", f"a word for each of {', '.join(names)}")

    def number(self, entry: Table, where: str, key: str, low: int, high: int) -> int:
        value = entry.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(f"{where}.{key}", f"a whole number from {low} to {high}")
        return value

    def words(self, entry: Table, where: str, key: str, known: list[str], n: int) -> list[str]:
        """`n` different words, each of them known (n = 0: one or more)."""
        value = entry.get(key)
        if (
            not isinstance(value, list)
            or not value
            or (n and len(value) != n)
            or any(word not in known for word in value)
        ):
            count = f"{n}" if n else "some"
            raise self.wrong(f"{where}.{key}", f"a list of {count} of {', '.join(known)}")
        return value

    def word(self, entry: Table, where: str, key: str, known: list[str]) -> str:
        value = entry.get(key)
        if value not in known:
            raise self.wrong(f"{where}.{key}", f"one of {', '.join(known)}")
        return str(value)


class Movement:
    """A movement card: its steps as (rows, columns), and where its corner puts orc D.

    `paths` remembers where it leads from each cell (movement.py).
    """

    def __init__(self, name: str, words: list[str], column: int) -> None:
        self.name = name
        self.words = words
        self.steps = [DIRECTIONS[word] for word in words]
        self.column = column
        self.reach = len(words)
        self.paths: dict[int, list[int]] = {}


def read_movement(text: str = "") -> tuple[list[Movement], int]:
    """The 27 cards, nine of each range, and the stack that places orc D (FF-1.2, 8.10)."""
    reader = Reader("movement", text)
    cards: list[Movement] = []
    for reach in range(1, RANGES + 1):
        for n in range(1, CARDS_PER_RANGE + 1):
            name = f"M{reach}-{n}"
            entry = reader.entry(name)
            words = reader.words(entry, name, "steps", list(DIRECTIONS), reach)
            column = reader.word(entry, name, "column", list(COLUMNS))
            cards.append(Movement(name, words, COLUMNS.index(column)))
    stack = reader.number(reader.entry("orc_d"), "orc_d", "stack", 1, RANGES)
    return cards, stack


def stack_of(reach: int) -> range:
    """The numbers of the cards of a range (FF-8.5)."""
    return range(CARDS_PER_RANGE * (reach - 1), CARDS_PER_RANGE * reach)


class Board:
    """An orc event board: the range of each orc (0: not activated), the displacement price."""

    def __init__(self, reach: list[int], displace: int) -> None:
        self.reach = reach
        self.displace = displace


def read_events(text: str = "") -> tuple[list[Board], list[int]]:
    """The four boards and the goods of the six bribe tokens (FF-8.2, 8.3)."""
    reader = Reader("events", text)
    boards: list[Board] = []
    for event in range(1, EVENTS + 1):
        where = f"boards.{event}"
        entry = reader.entry("boards", str(event))
        reach = entry.get("range")
        letters = LETTERS[:3] if event <= 2 else LETTERS
        if not isinstance(reach, dict) or sorted(reach) != sorted(letters):
            raise reader.wrong(f"{where}.range", f"a number for each of {', '.join(letters)}")
        ranges = [0, 0, 0, 0]
        for letter in letters:
            ranges[LETTERS.index(letter)] = reader.number(
                reach, f"{where}.range", letter, 1, RANGES
            )
        reader.each(entry, where, "range_confidence", list(letters))
        displace = reader.word(entry, where, "displace", list(GOOD_NAMES[:8]))
        boards.append(Board(ranges, GOOD_NAMES.index(displace)))
    entry = reader.entry("bribes")
    tokens = reader.words(entry, "bribes", "tokens", list(GOOD_NAMES[:8]), 6)
    if len(set(tokens)) < 6:
        raise reader.wrong("bribes.tokens", "six different goods")
    reader.each(entry, "bribes", "confidence", tokens)
    return boards, [GOOD_NAMES.index(word) for word in tokens]


class Supply:
    """Which tiles and traps lie where (FF-13.3, 13.5, 13.6)."""

    def __init__(
        self, functions: list[str], extensions: list[list[str]], strips: list[list[str]]
    ) -> None:
        self.functions = functions
        self.extensions = extensions
        self.strips = strips


def read_supply(
    dwellings: list[str], green: list[str], yellow: list[str], traps: list[str], text: str = ""
) -> Supply:
    """Base board, nine extensions, seven short strips; no tile lies in two places."""
    reader = Reader("supply", text)
    entry = reader.entry("base_board")
    functions = reader.words(entry, "base_board", "functions", green, 3)
    extensions: list[list[str]] = []
    seen: list[str] = list(functions)
    for n in range(1, 10):
        where = f"extensions.X{n}"
        tiles = reader.entry("extensions", f"X{n}").get("tiles")
        if not isinstance(tiles, list) or len(tiles) != 3:
            raise reader.wrong(f"{where}.tiles", "a dwelling, a functional tile and a trap")
        for tile, known in zip(tiles, (dwellings, green, traps), strict=True):
            if tile not in known:
                raise reader.wrong(f"{where}.tiles", f"{tile!r} replaced by one of {known}")
        extensions.append(tiles)
        seen += tiles
    strips: list[list[str]] = []
    for n in range(1, 8):
        where = f"short_strips.S{n}"
        tiles = reader.words(reader.entry("short_strips", f"S{n}"), where, "tiles", yellow, 2)
        strips.append(tiles)
        seen += tiles
    for tile in seen:
        if seen.count(tile) > 1:
            raise reader.wrong(f"the place of {tile}", "only one")
    return Supply(functions, extensions, strips)


def read_points(names: list[str], text: str = "") -> dict[str, int]:
    """Printed gold points of the new tiles (FF-13.1, 13.2)."""
    reader = Reader("points", text)
    return {name: reader.number(reader.entry(name), name, "points", 0, 20) for name in names}


class OrcData:
    """Gold for a defeated orc, strength of the new loot (FF-6.1, 4.1)."""

    def __init__(self, gold: list[int], fight: int, trap: int, stock: int) -> None:
        self.gold = gold
        self.fight = fight
        self.trap = trap
        self.stock = stock


def read_orcs(text: str = "") -> OrcData:
    reader = Reader("orcs", text)
    gold = [
        reader.number(reader.entry("gold", letter), f"gold.{letter}", "gold", 0, 9)
        for letter in LETTERS
    ]
    strengths = [
        reader.number(reader.entry("loot", item), f"loot.{item}", "strength", 1, 14)
        for item in ("fight_orc", "set_trap", "stock_mines")
    ]
    return OrcData(gold, strengths[0], strengths[1], strengths[2])


class PileData:
    """What a new space accumulates (FF-3.1, 3.2)."""

    def __init__(self, good: int, first: int, then: int) -> None:
        self.good = good
        self.first = first
        self.then = then


def read_spaces(text: str = "") -> dict[str, PileData]:
    reader = Reader("spaces", text)
    found: dict[str, PileData] = {}
    for name in ("armory_a", "armory_b", "ore_mining_a", "ore_mining_b"):
        entry = reader.entry(name)
        good = reader.word(entry, name, "good", list(GOOD_NAMES))
        first = reader.number(entry, name, "empty", 0, 9)
        then = reader.number(entry, name, "else", 0, 9)
        found[name] = PileData(GOOD_NAMES.index(good), first, then)
    return found


class Milestone:
    """A milestone of the campaign: what to have at the end of the game, and the discount."""

    def __init__(self, name: str, needs: dict[str, int], discount: int) -> None:
        self.name = name
        self.needs = needs
        self.discount = discount


def read_milestones(text: str = "") -> dict[str, Milestone]:
    """Four cards with two sides each (FF-12.7)."""
    reader = Reader("milestones", text)
    found: dict[str, Milestone] = {}
    for card in range(1, 5):
        for side in ("a", "b"):
            name = f"{card}{side}"
            entry = reader.entry(name)
            needs = entry.get("needs")
            if not isinstance(needs, dict) or not needs:
                raise reader.wrong(f"{name}.needs", "a table of what is needed")
            for key in needs:
                if key not in COUNTED:
                    raise reader.wrong(f"{name}.needs.{key}", f"one of {', '.join(COUNTED)}")
                reader.number(needs, f"{name}.needs", key, 1, 99)
            discount = reader.number(entry, name, "discount", 0, 99)
            found[name] = Milestone(name, dict(needs), discount)
    return found


CARDS, ORC_D_STACK = read_movement()
BOARDS, BRIBES = read_events()
ORCS: Final = read_orcs()
PILES: Final = read_spaces()
MILESTONES: Final = read_milestones()
