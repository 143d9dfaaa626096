"""The animals on a cell while positions are fixed: one number each, a home is a list (FF-0.9).

The kind of farm animal in the low eight bits, above them how many, then how many dogs. A large
pasture has its farm animals on the first of its cells. A whole arrangement is one choice as well.
"""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice
from hearthside.games.caverna.cells import GRID, numbers
from hearthside.games.caverna.goods import DOG

CELLS: Final = 48
GRID_CELLS: Final = numbers(GRID)


def nobody() -> list[int]:
    """A home in which no animal stands."""
    return [0] * CELLS


def animals(kind: int, n: int, dogs: int = 0) -> int:
    """`n` farm animals of a kind, and dogs.

    >>> herd = animals(9, 4, dogs=1)
    >>> animal_of(herd), count_of(herd), dogs_of(herd)
    (9, 4, 1)
    """
    return (kind | n << 8 if n else 0) | dogs << 16


def animal_of(there: int) -> int:
    """The kind of farm animal; 0 if there is none."""
    return there & 255


def count_of(there: int) -> int:
    """How many farm animals."""
    return there >> 8 & 255


def dogs_of(there: int) -> int:
    return there >> 16


def changed(there: int, good: int, step: int) -> int:
    """One animal more (1) or less (-1)."""
    if good == DOG:
        return animals(animal_of(there), count_of(there), dogs_of(there) + step)
    return animals(good, count_of(there) + step, dogs_of(there))


def all_standing(stand: list[int], good: int) -> int:
    """How many animals of a kind stand anywhere."""
    n = 0
    if good == DOG:
        for there in stand:
            n += there >> 16
    else:
        for there in stand:
            if there & 255 == good:
                n += there >> 8 & 255
    return n


# A whole arrangement in one choice: 16 bits for each cell of the board

_WIDTH: Final = 16
MOST: Final = 63
"""How many animals a cell of a choice can have."""


def pack_arrangement(kind: int, stand: list[int]) -> Choice:
    c = kind
    shift = 8
    for cell in GRID_CELLS:
        there = stand[cell]
        c |= (there & 15 | (there >> 8 & MOST) << 4 | (there >> 16 & MOST) << 10) << shift
        shift += _WIDTH
    return c


def unpack_arrangement(c: Choice) -> list[int]:
    stand = nobody()
    rest = c >> 8
    for cell in GRID_CELLS:
        stand[cell] = rest & 15 | (rest >> 4 & MOST) << 8 | (rest >> 10 & MOST) << 16
        rest >>= _WIDTH
    return stand
