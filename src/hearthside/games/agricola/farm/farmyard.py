"""A farmyard as a value: rooms, fields, stables, fences (AGR-2). Never changed, only replaced."""

from __future__ import annotations

from typing import Final

from hearthside.games.agricola.farm.fences import FARMYARD, HOUSE, beside, pastures

WOODEN: Final = 0
CLAY_HOUSE: Final = 1
STONE_HOUSE: Final = 2
MATERIAL_NAMES: Final = ("wood", "clay", "stone")
_MATERIAL_GOODS: Final = (0, 1, 3)


def material_good(material: int) -> int:
    """The good a house of this material is built of."""
    return _MATERIAL_GOODS[material]


class Farmyard:
    """Sets of cells and edges (fences.py), the material of the house, and what follows from it."""

    __slots__ = ("fences", "fields", "fold", "material", "pastures", "rooms", "stables")

    def __init__(self, rooms: int, material: int, fields: int, stables: int, fences: int) -> None:
        self.rooms = rooms
        self.material = material
        self.fields = fields
        self.stables = stables
        self.fences = fences
        self.pastures: list[int] = pastures(fences, rooms | fields) if fences else []
        fold = 0
        for pasture in self.pastures:
            fold |= pasture
        self.fold = fold
        """All pasture spaces."""

    def used(self) -> int:
        """AGR-2.12."""
        return self.rooms | self.fields | self.stables | self.fold

    def unused(self) -> int:
        return FARMYARD & ~self.used()

    def room_cells(self) -> int:
        """Where a room may be built (AGR-7.1)."""
        return self.unused() & beside(self.rooms)

    def field_cells(self) -> int:
        """Where a field tile may be laid (AGR-7.7)."""
        free = self.unused()
        return free & beside(self.fields) if self.fields else free

    def stable_cells(self) -> int:
        """Where a stable may be built (AGR-7.3)."""
        return FARMYARD & ~(self.rooms | self.fields | self.stables)

    def with_room(self, cell: int) -> Farmyard:
        return Farmyard(
            self.rooms | 1 << cell, self.material, self.fields, self.stables, self.fences
        )

    def with_material(self, material: int) -> Farmyard:
        return Farmyard(self.rooms, material, self.fields, self.stables, self.fences)

    def with_field(self, cell: int) -> Farmyard:
        return Farmyard(
            self.rooms, self.material, self.fields | 1 << cell, self.stables, self.fences
        )

    def with_stable(self, cell: int) -> Farmyard:
        return Farmyard(
            self.rooms, self.material, self.fields, self.stables | 1 << cell, self.fences
        )

    def with_fences(self, fences: int) -> Farmyard:
        return Farmyard(self.rooms, self.material, self.fields, self.stables, self.fences | fences)

    def numbers(self) -> list[int]:
        return [self.rooms, self.material, self.fields, self.stables, self.fences]


START: Final = Farmyard(HOUSE, WOODEN, 0, 0, 0)
"""Two wooden rooms (AGR-2.2)."""


def farmyard_from(numbers: list[int]) -> Farmyard:
    rooms, material, fields, stables, fences = numbers
    return Farmyard(rooms, material, fields, stables, fences)


def cells_of(cells: int) -> list[int]:
    """A set of cells as a list, lowest first."""
    found: list[int] = []
    while cells:
        low = cells & -cells
        found.append(low.bit_length() - 1)
        cells ^= low
    return found


def cell_name(cell: int) -> str:
    """Row letter and column number: a1 is the top left cell, c5 the bottom right one.

    >>> cell_name(0), cell_name(14)
    ('a1', 'c5')
    """
    return f"{'abc'[cell // 5]}{cell % 5 + 1}"


def cell_named(name: str) -> int:
    if len(name) != 2 or name[0] not in "abc" or name[1] not in "12345":
        raise ValueError(f"there is no cell {name!r}")
    return "abc".index(name[0]) * 5 + int(name[1]) - 1


def edge_name(edge: int) -> str:
    """An edge as in AGR-2.5: h03 is H[0][3], v25 is V[2][5].

    >>> edge_name(3), edge_name(37)
    ('h03', 'v25')
    """
    if edge < 20:
        return f"h{edge // 5}{edge % 5}"
    return f"v{(edge - 20) // 6}{(edge - 20) % 6}"


def edge_named(name: str) -> int:
    if len(name) != 3 or not name[1:].isdigit():
        raise ValueError(f"there is no edge {name!r}")
    i, j = int(name[1]), int(name[2])
    if name[0] == "h" and i < 4 and j < 5:
        return i * 5 + j
    if name[0] == "v" and i < 3 and j < 6:
        return 20 + i * 6 + j
    raise ValueError(f"there is no edge {name!r}")
