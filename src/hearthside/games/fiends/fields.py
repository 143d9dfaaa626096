"""The fields of what Frantic Fiends adds: orcs, traps, bounties, lists of cells, arrangements."""

from __future__ import annotations

from typing import Final

from hearthside.core.fields import OneOf
from hearthside.core.form import Field
from hearthside.core.message import Message, Plain, Value
from hearthside.games.caverna.cells import cell_name, cell_named
from hearthside.games.caverna.fields import GoodField
from hearthside.games.caverna.goods import DOG, GOOD_NAMES
from hearthside.games.caverna.state import Caverna
from hearthside.games.fiends.cell_list import cells_in, with_cells
from hearthside.games.fiends.standing import (
    GRID_CELLS,
    MOST,
    animal_of,
    animals,
    count_of,
    dogs_of,
    nobody,
    pack_arrangement,
    unpack_arrangement,
)
from hearthside.games.fiends.tables import CARDS, LETTERS

ORC_NAMES: Final = (*LETTERS, "extra")
"""Orcs A to D and the extra orc."""


class OrcField(OneOf[Caverna]):
    """A fiendish orc."""

    def __init__(self) -> None:
        super().__init__("orc", LETTERS)


class FriendField(OneOf[Caverna]):
    """An orc that is or becomes friendly; the extra orc too."""

    def __init__(self) -> None:
        super().__init__("orc", ORC_NAMES)


class CardField(OneOf[Caverna]):
    """A movement card; there is a hyphen in its name."""

    words = True

    def __init__(self) -> None:
        super().__init__("card", [card.name for card in CARDS])


class PaidField(GoodField):
    """A good plus one: 0 would be none."""

    def write(self, s: Caverna, n: int) -> str:
        return super().write(s, n - 1)

    def read(self, s: Caverna, text: str) -> int:
        return super().read(s, text) + 1


class CellListField(Field[Caverna]):
    """Some cells, one after another (cell_list.py)."""

    words = True

    def __init__(self, most: int) -> None:
        super().__init__("cells", 8 * most, "cell")
        self.most = most

    def write(self, s: Caverna, n: int) -> str:
        return " ".join(cell_name(cell) for cell in cells_in(n << 8))

    def read(self, s: Caverna, text: str) -> int:
        cells = [cell_named(word) for word in text.split()]
        if not 0 < len(cells) <= self.most:
            raise ValueError(text)
        return with_cells(0, cells) >> 8

    def id(self, s: Caverna, n: int) -> Plain:
        return [cell_name(cell) for cell in cells_in(n << 8)]


class ArrangementField(Field[Caverna]):
    """Where every animal stands: 'f43=4sheep+1dog m41=2boar'."""

    words = True

    def __init__(self) -> None:
        super().__init__("animals", 16 * len(GRID_CELLS))

    def write(self, s: Caverna, n: int) -> str:
        return " ".join(f"{cell}={'+'.join(herd)}" for cell, herd in herds(n << 8).items())

    def read(self, s: Caverna, text: str) -> int:
        return pack_arrangement(0, read_arrangement(text)) >> 8

    def id(self, s: Caverna, n: int) -> Plain:
        """How many of each animal on each cell: {"f43:sheep": 4}."""
        stand = unpack_arrangement(n << 8)
        return {
            f"{cell_name(cell)}:{name}": m
            for cell in GRID_CELLS
            for name, m in amounts(stand[cell]).items()
        }

    def value(self, s: Caverna, n: int) -> Value:
        """A list of herds, each with its cell."""
        stand = unpack_arrangement(n << 8)
        return [
            Message("herd", {"animals": amounts(stand[cell]), "cell": f"cell:{cell_name(cell)}"})
            for cell in GRID_CELLS
            if stand[cell]
        ]


def herds(c: int) -> dict[str, list[str]]:
    """The animals on each cell in notation: {'f43': ['4sheep', '1dog']}."""
    found: dict[str, list[str]] = {}
    stand = unpack_arrangement(c)
    for cell in GRID_CELLS:
        if stand[cell]:
            there = amounts(stand[cell])
            found[cell_name(cell)] = [f"{n}{name}" for name, n in there.items()]
    return found


def amounts(there: int) -> dict[str, int]:
    """The animals on one cell by name."""
    found: dict[str, int] = {}
    if count_of(there):
        found[GOOD_NAMES[animal_of(there)]] = count_of(there)
    if dogs_of(there):
        found[GOOD_NAMES[DOG]] = dogs_of(there)
    return found


def read_arrangement(text: str) -> list[int]:
    """The arrangement that a text describes; ValueError if it is none."""
    stand = nobody()
    for word in text.split():
        name, _, what = word.partition("=")
        cell = cell_named(name)
        if cell not in GRID_CELLS or stand[cell]:
            raise ValueError(word)
        for part in what.split("+"):
            digits = len(part) - len(part.lstrip("0123456789"))
            n, good = int(part[:digits]), GOOD_NAMES.index(part[digits:])
            if not 0 < n <= MOST or good < DOG:
                raise ValueError(word)
            stand[cell] += animals(0, 0, dogs=n) if good == DOG else animals(good, n)
    return stand
