"""Where the action spaces lie on the board (AGR-6.5), for cards that ask.

A place is a column and an interval of unit rows. Column 0 is the extension, 1 to 8 are A to H.
Round spaces are places from the start; a space is there once its card lies on it.
"""

from __future__ import annotations

from typing import Final

from hearthside.games.agricola.board.space import SPACES
from hearthside.games.agricola.data.facts import intervals
from hearthside.games.agricola.state import Agricola

Place = tuple[int, float, float]  # column, upper and lower edge

NOWHERE: Final[Place] = (-9, 0.0, 0.0)
COLUMN_A: Final = (
    "farm_expansion",
    "meeting_place",
    "grain_seeds",
    "farmland",
    "lessons",
    "day_laborer",
)
COLUMN_B: Final = ("forest", "clay_pit", "reed_bank", "fishing")
EXTENSION_4: Final = (
    "copse",
    "grove",
    "resource_market",
    "hollow",
    "lessons_ext",
    "traveling_players",
)
ROUNDS: Final[dict[int, Place]] = {
    1: (2, 0.0, 2.0),
    2: (3, 0.0, 2.0),
    3: (3, 2.0, 4.0),
    4: (3, 4.0, 6.0),
    5: (4, 0.0, 2.0),
    6: (4, 2.0, 4.0),
    7: (4, 4.0, 6.0),
    8: (5, 0.0, 2.0),
    9: (5, 2.0, 4.0),
    10: (6, 0.0, 2.0),
    11: (6, 2.0, 4.0),
    12: (7, 0.0, 2.0),
    13: (7, 2.0, 4.0),
    14: (8, 0.0, 2.0),
}


def place_of(s: Agricola, space: int) -> Place:
    """Where a space lies; optional tiles lie nowhere."""
    found = SPACES[space]
    if found.stage:
        if space in s.revealed:
            return ROUNDS[s.revealed.index(space) + 1]
        return NOWHERE
    if found.name in COLUMN_A:
        row = COLUMN_A.index(found.name)
        return (1, float(row), row + 1.0)
    if found.name in COLUMN_B:
        row = COLUMN_B.index(found.name) + 2
        return (2, float(row), row + 1.0)
    if found.board == "4":
        row = EXTENSION_4.index(found.name)
        return (0, float(row), row + 1.0)
    if found.board == "3":
        upper, lower = intervals("ext3_intervals")[found.name]
        return (0, upper, lower)
    return NOWHERE


def touching(one: Place, other: Place) -> bool:
    """Do two places share an edge (AGR-6.5.3)?"""
    if one[0] == other[0]:
        return one[2] == other[1] or other[2] == one[1]
    return abs(one[0] - other[0]) == 1 and one[1] < other[2] and other[1] < one[2]


def adjacent(s: Agricola, one: int, other: int) -> bool:
    """Are two spaces adjacent?"""
    here, there = place_of(s, one), place_of(s, other)
    return one != other and here != NOWHERE and there != NOWHERE and touching(here, there)


def neighbours(s: Agricola, space: int) -> list[int]:
    """The open spaces adjacent to a space."""
    return [other for other in s.open_spaces if adjacent(s, space, other)]


def directly_left(s: Agricola, one: int, other: int) -> bool:
    """Does one space lie directly left of another (AGR-6.5.3)?"""
    return adjacent(s, one, other) and place_of(s, one)[0] < place_of(s, other)[0]


def above(s: Agricola, space: int) -> list[int]:
    """The open spaces above a space in its column."""
    here = place_of(s, space)
    return [
        other
        for other in s.open_spaces
        if other != space and place_of(s, other)[0] == here[0] and place_of(s, other)[2] <= here[1]
    ]
