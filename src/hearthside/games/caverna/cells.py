"""The geometry of the home board (CAV-1.14 to 1.25) as sets of cells.

A set of cells is one integer, one bit per cell; cell = 8 * row + column. Columns 0 to 3 are the
forest F(r,0) to F(r,3), columns 4 to 7 the mountain M(r,1) to M(r,4). Rows 0 and 5, F(r,0) and
M(r,4) lie outside the board and are reached only by overhanging tiles (CAV-11.42).
"""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna.goods import BOAR, FOOD


def forest(row: int, column: int) -> int:
    """The cell F(row,column)."""
    return 8 * row + column


def mountain(row: int, column: int) -> int:
    """The cell M(row,column)."""
    return 8 * row + column + 3


def row_of(cell: int) -> int:
    return cell >> 3


def column_of(cell: int) -> int:
    """From left to right: 0 to 3 in the forest, 4 to 7 in the mountain."""
    return cell & 7


def _mask(rows: range, columns: range) -> int:
    mask = 0
    for row in rows:
        for column in columns:
            mask |= 1 << (8 * row + column)
    return mask


FOREST: Final = _mask(range(1, 5), range(1, 4))
MOUNTAIN: Final = _mask(range(1, 5), range(4, 7))
GRID: Final = FOREST | MOUNTAIN
FOREST_EDGE: Final = (
    _mask(range(0, 1), range(1, 4)) | _mask(range(5, 6), range(1, 4)) | _mask(range(1, 5), range(1))
)
"""Just outside the forest: left, above, below (CAV-11.42)."""
MOUNTAIN_EDGE: Final = (
    _mask(range(0, 1), range(4, 7))
    | _mask(range(5, 6), range(4, 7))
    | _mask(range(1, 5), range(7, 8))
)
"""Just outside the mountain: right, above, below (CAV-11.42)."""
FOREST_SIDE: Final = FOREST | FOREST_EDGE
MOUNTAIN_SIDE: Final = MOUNTAIN | MOUNTAIN_EDGE

ENTRY_CELL: Final = mountain(4, 1)
"""The entry-level dwelling (CAV-1.15)."""
CAVERN_CELL: Final = mountain(3, 1)
"""The empty cavern (CAV-1.16)."""
ENTRANCE_CELL: Final = forest(4, 3)
"""The forest space in front of the cave entrance (CAV-1.22)."""

ICONS: Final = {
    forest(1, 3): (BOAR, 1),
    forest(3, 1): (BOAR, 1),
    forest(4, 2): (FOOD, 1),
    mountain(4, 2): (FOOD, 1),
    mountain(1, 3): (FOOD, 2),
}
"""What a space gives when a terrain tile first covers it (CAV-1.17 to 1.21)."""

_NOT_LEFT: Final = ~(_mask(range(6), range(1)) | _mask(range(6), range(4, 5)))
_NOT_RIGHT: Final = ~(_mask(range(6), range(3, 4)) | _mask(range(6), range(7, 8)))


def neighbours(cells: int) -> int:
    """All cells beside one of `cells`; forest and mountain never touch (CAV-1.24)."""
    return cells << 8 | cells >> 8 | (cells & _NOT_LEFT) >> 1 | (cells & _NOT_RIGHT) << 1


def numbers(cells: int) -> list[int]:
    """The cell numbers of a set, ascending."""
    out: list[int] = []
    while cells:
        low = cells & -cells
        out.append(low.bit_length() - 1)
        cells ^= low
    return out


def count(cells: int) -> int:
    """How many cells a set has."""
    return cells.bit_count()


def cell_name(cell: int) -> str:
    """A cell in notation: F(4,3) is f43, M(2,1) is m21.

    >>> cell_name(forest(4, 3)), cell_name(mountain(2, 1))
    ('f43', 'm21')
    """
    row, column = divmod(cell, 8)
    return f"f{row}{column}" if column < 4 else f"m{row}{column - 3}"


def cell_named(name: str) -> int:
    """The cell of a name; ValueError if there is none.

    >>> cell_named("m21") == mountain(2, 1)
    True
    """
    if len(name) == 3 and name[0] in "fm" and name[1:].isdigit():
        row, column = int(name[1]), int(name[2])
        cell = forest(row, column) if name[0] == "f" else mountain(row, column)
        if row <= 5 and cell >= 0 and (FOREST_SIDE | MOUNTAIN_SIDE) >> cell & 1:
            if cell_name(cell) == name:
                return cell
    raise ValueError(name)
