"""A person as one number: where it stands, whether it is a newborn, and its number of the round.

0 is somebody at home. The number counts the people that were placed this round (AGC-3.12).
"""

from __future__ import annotations

from typing import Final

PEOPLE: Final = 5
"""AGR-1.2."""
AT_HOME: Final = 0
NOWHERE: Final = 254
"""Somebody who found nothing to do."""
NEWBORN: Final = 1 << 8
_PLACE: Final = 255
_NUMBER: Final = 9


def placed(space: int, number: int) -> int:
    """The n-th person of the round, on a space."""
    return space + 1 | number << _NUMBER


def born_with(parent: int) -> int:
    """A newborn where its parent stands (AGR-7.12)."""
    return parent & _PLACE | NEWBORN


def space_of(person: int) -> int:
    """The space somebody stands on; −1 for nobody's, large for NOWHERE."""
    return (person & _PLACE) - 1


def is_newborn(person: int) -> bool:
    return person & NEWBORN != 0


def newborns(people: list[int]) -> int:
    """How many are newborns."""
    n = 0
    for person in people:
        if person & NEWBORN:
            n += 1
    return n


def number_of(person: int) -> int:
    """Its number among the people placed this round; 0 if it was not placed."""
    return person >> _NUMBER


def skipped(newborn: int) -> int:
    """A newborn that could act and did not."""
    return newborn | 1 << _NUMBER


def back_home(person: int) -> int:
    """Back in the house; newborns stay newborns until the end of the round."""
    return person & NEWBORN
