"""The data files of Agricola: printed facts of all cards, and the reconstructed values.

A mistake in a file is reported in a sentence that names the file and the key.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from hearthside.core.errors import BadData
from hearthside.games.agricola.data.entry import Entry, Interval, Plain, as_table, read_entries
from hearthside.games.agricola.goods import GOOD_NAMES

CATEGORIES: Final = ("Farm", "Act", "Pts", "Goods", "Food", "Crop", "Res", "Live")
"""The codes of the eight categories (AGC-1.3)."""
COUNTED: Final = (
    "occupations",
    "improvements",
    "major_improvements",
    "baking_improvements",
    "cooking_improvements",
    "cards",
    "grain_fields",
    "vegetable_fields",
    "fields",
    "field_tiles",
    "planted_fields",
    "unplanted_fields",
    "unused_spaces",
    "pastures",
    "stables",
    "fences",
    "rooms",
    "people",
    "animals",
    "animal_kinds",
    "round",
    *GOOD_NAMES,
)
"""What a prerequisite may count; goods and animals are those on the farm (AGR-10.4)."""
BASE: Final = "Base"
SETS: Final = (
    "Artifex",
    "Bubulcus",
    "Corbarius",
    "Dulcinaria",
    "Consul Dirigens",
    "Ephipparius",
)
"""The expansions whose hand cards we know (AGC-X.2)."""
DECKS: Final = "ABCDE"
MATERIALS: Final = ("wood", "clay", "stone")
CONFIDENCE: Final = ("high", "medium", "low")
UNLIMITED: Final = 1_000


class Cost:
    """One printed price: packed goods, packed goods per person, or a card to give back."""

    def __init__(self, goods: int, per_person: int, return_card: list[str]) -> None:
        self.goods = goods
        self.per_person = per_person
        self.return_card = return_card


class Prerequisite:
    """AGR-10.4: a number within limits, a house of certain materials, a person on a space, or
    one of several cards in front of the owner.
    """

    def __init__(
        self,
        count: str,
        least: int,
        most: int,
        house: list[str],
        person_on: str,
        owns: list[str] | None = None,
    ) -> None:
        self.count = count
        self.least = least
        self.most = most
        self.house = house
        self.person_on = person_on
        self.owns: list[str] = owns if owns is not None else []


class CardData:
    """The printed facts of a card (AGC-4.1)."""

    def __init__(self, entry: Entry, kind: str, deck: str, number: int) -> None:
        self.id = entry.key
        self.kind = kind
        self.deck = deck
        self.number = number
        self.category = entry.one_of("category", CATEGORIES)
        self.players = _players(entry) if kind == "occupation" else 1
        self.cost = _costs(entry)
        self.prerequisite = _prerequisites(entry) if kind == "minor" else []
        self.points = entry.whole("points", 0, -9, 9) if kind != "occupation" else 0
        self.traveling = entry.flag("traveling", False) if kind == "minor" else False
        self.competitive = entry.flag("competitive", True)
        self.set = entry.one_of("set", SETS) if "set" in entry.table else BASE
        self.row = entry.one_of("row", ("top", "bottom")) if kind == "major" else ""
        entry.finish()


class Value:
    """A reconstructed value: what it is, its rule, and how sure we are."""

    def __init__(self, entry: Entry) -> None:
        self.key = entry.key
        self.rule = entry.text("rule")
        self.confidence = entry.one_of("confidence", CONFIDENCE)
        self.help = entry.text("help")
        self.intervals: dict[str, Interval] = {}
        self.plain: Plain = 0
        if isinstance(entry.table.get("value"), dict):
            self.intervals = entry.intervals("value")
        elif "least" in entry.table:
            least = entry.whole("least", None, 0, UNLIMITED)
            most = entry.whole("most", None, least, UNLIMITED)
            self.plain = entry.whole("value", None, least, most)
        else:
            self.plain = entry.allowed("value", "values")
        entry.finish()


def majors() -> list[str]:
    """The ids of the major improvements."""
    return [card.id for card in MAJORS]


def _costs(entry: Entry) -> list[Cost]:
    """The alternatives of a price; nothing printed is a price of nothing."""
    found: list[Cost] = []
    for option in entry.tables("cost"):
        returned = option.pop("return_card", [])
        if not isinstance(returned, list) or not all(isinstance(card, str) for card in returned):
            raise entry.wrong("cost", "must name the cards of return_card in a list.")
        person = entry.goods("cost", as_table(option.pop("per_person", {})))
        goods = entry.goods("cost", option)
        if not goods and not person and not returned:
            raise entry.wrong("cost", "has an alternative without goods.")
        found.append(Cost(goods, person, returned))
    return found or [Cost(0, 0, [])]


def _prerequisites(entry: Entry) -> list[Prerequisite]:
    """What must hold when the card is played."""
    found: list[Prerequisite] = []
    for table in entry.tables("prerequisite"):
        part = Entry(entry.file, f"{entry.key}.prerequisite", table)
        if "house" in table:
            house = part.get("house")
            if not isinstance(house, list) or not all(m in MATERIALS for m in house):
                raise part.wrong("house", f"must list materials: {', '.join(MATERIALS)}.")
            found.append(Prerequisite("", 0, UNLIMITED, house, ""))
        elif "person_on" in table:
            found.append(Prerequisite("", 0, UNLIMITED, [], part.text("person_on")))
        elif "owns" in table:
            owns = part.get("owns")
            if not isinstance(owns, list) or not owns or not all(c in majors() for c in owns):
                raise part.wrong("owns", "must list major improvements.")
            found.append(Prerequisite("", 0, UNLIMITED, [], "", owns))
        else:
            count = part.one_of("count", COUNTED)
            if "least" not in table and "most" not in table:
                raise part.wrong("count", "needs least or most.")
            least = part.whole("least", 0, 0, UNLIMITED)
            most = part.whole("most", UNLIMITED, least, UNLIMITED)
            found.append(Prerequisite(count, least, most, [], ""))
        part.finish()
    return found


def _players(entry: Entry) -> int:
    """The least number of players: 1, 3 or 4 (AGR-3.7)."""
    players = entry.whole("players", None, 1, 4)
    if players == 2:
        raise entry.wrong("players", "must be 1, 3 or 4.")
    return players


def read_majors(file: str, text: str) -> list[CardData]:
    """The major improvements; their numbers count from 1."""
    entries = read_entries(file, text)
    found = [CardData(entry, "major", "major", n + 1) for n, entry in enumerate(entries)]
    known = {card.id for card in found}
    for card in found:
        for cost in card.cost:
            for returned in cost.return_card:
                if returned not in known:
                    raise BadData(f"{file}: {card.id}.cost returns {returned}, which is no card.")
    return found


def read_hand_cards(file: str, text: str, kind: str) -> list[CardData]:
    """Minor improvements or occupations: deck letter and number are the id (AGC-5.3)."""
    first, last = (1, 84) if kind == "minor" else (85, 168)
    found: list[CardData] = []
    for entry in read_entries(file, text):
        deck, digits = entry.key[:1], entry.key[1:]
        if deck not in "ABCDE" or len(digits) != 3 or not digits.isdecimal():
            raise BadData(f"{file}: {entry.key} must be a letter from A to E and three digits.")
        if not first <= int(digits) <= last:
            raise BadData(f"{file}: {entry.key} must have a number from {first} to {last}.")
        found.append(CardData(entry, kind, deck, int(digits)))
    return found


def read_expansion(file: str, text: str, kind: str, deck: str) -> list[CardData]:
    """Hand cards of one deck that are not in the base box: each names its set (AGC-X.2)."""
    found = read_hand_cards(file, text, kind)
    for card in found:
        if card.set == BASE:
            raise BadData(f"{file}: {card.id}.set must be one of {', '.join(SETS)}.")
        if card.deck != deck:
            raise BadData(f"{file}: {card.id} does not belong to deck {deck}.")
        if card.id in CARD_DATA:
            raise BadData(f"{file}: {card.id} is a card of the base box.")
    return found


def read_values(file: str, text: str) -> dict[str, Value]:
    """The reconstructed values by key."""
    return {entry.key: Value(entry) for entry in read_entries(file, text)}


def _text(file: str) -> str:
    return files("hearthside.games.agricola").joinpath(file).read_text(encoding="utf-8")


MAJORS: Final = read_majors("data/majors.toml", _text("data/majors.toml"))
MINORS: Final = read_hand_cards("data/minors.toml", _text("data/minors.toml"), "minor")
OCCUPATIONS: Final = read_hand_cards(
    "data/occupations.toml", _text("data/occupations.toml"), "occupation"
)
CARD_DATA: Final = {card.id: card for card in [*MAJORS, *MINORS, *OCCUPATIONS]}
"""The cards of the base box."""


def _expansion(kind: str, plural: str) -> list[CardData]:
    found: list[CardData] = []
    for deck in DECKS:
        file = f"data/expansion_{plural}_{deck.lower()}.toml"
        found += read_expansion(file, _text(file), kind, deck)
    return found


EXPANSION_MINORS: Final = _expansion("minor", "minors")
EXPANSION_OCCUPATIONS: Final = _expansion("occupation", "occupations")
EXPANSION_DATA: Final = {card.id: card for card in [*EXPANSION_MINORS, *EXPANSION_OCCUPATIONS]}
"""The cards of the expansions that are declared."""


def _place(card: CardData) -> tuple[bool, bool, str, str, str, int]:
    """Majors, the base box, the expansions; then deck, kind, category (AGC-1.3), number."""
    if card.kind == "major":
        return (False, False, "", "", "", card.number)
    return (True, card.set != BASE, card.deck, card.kind, card.category.lower(), card.number)


CARD_ORDER: Final = [
    card.id for card in sorted([*CARD_DATA.values(), *EXPANSION_DATA.values()], key=_place)
]
"""All cards in the order of their numbers in the engine, wherever they are declared."""
VALUES: Final = read_values("data/values.toml", _text("data/values.toml"))


def flag(key: str) -> bool:
    """A reconstructed value that is true or false."""
    return VALUES[key].plain is True


def number(key: str) -> int:
    """A reconstructed number."""
    return int(VALUES[key].plain)


def word(key: str) -> str:
    """A reconstructed value that is a word."""
    return str(VALUES[key].plain)


def intervals(key: str) -> dict[str, Interval]:
    """Reconstructed places on the board."""
    return VALUES[key].intervals
