"""A dwarf is one number: its weapon, the space it stands on, whether it is newborn (CAV-5).

The strength of the weapon in the low eight bits, above them the space plus one (0: at home), then
the bit NEWBORN. An expansion may add bits of its own above.
"""

from __future__ import annotations

from typing import Final

STRENGTH: Final = 255
NEWBORN: Final = 1 << 16
_SPACE: Final = 255 << 8

AT_HOME: Final = -1
NOWHERE: Final = 253
"""The space of a dwarf that found nothing to do this round (RUL-001)."""


def strength_of(dwarf: int) -> int:
    """The strength of its weapon, 0 if unarmed."""
    return dwarf & STRENGTH


def space_of(dwarf: int) -> int:
    """The space it stands on, AT_HOME or NOWHERE.

    >>> space_of(3), space_of(placed(3, 7)), strength_of(placed(3, 7))
    (-1, 7, 3)
    """
    return (dwarf >> 8 & 255) - 1


def at_home(dwarf: int) -> bool:
    """Is it waiting to be placed?"""
    return dwarf <= STRENGTH


def is_newborn(dwarf: int) -> bool:
    return dwarf & NEWBORN != 0


def placed(dwarf: int, space: int) -> int:
    """A dwarf from home, now on a space."""
    return dwarf | space + 1 << 8


def returned(dwarf: int) -> int:
    """Back from its space (CAV-3.10)."""
    return dwarf & ~_SPACE


def disarmed(dwarf: int) -> int:
    return dwarf & ~STRENGTH


def child_of(dwarf: int) -> int:
    """An unarmed newborn beside its parent (CAV-5.13).

    >>> child_of(placed(3, 7)) == placed(NEWBORN, 7)
    True
    """
    return disarmed(dwarf) | NEWBORN


def grown_up(dwarf: int) -> int:
    """Newborn no more (CAV-3.11)."""
    return dwarf & ~NEWBORN


# Families


def weakest_at_home(dwarfs: list[int]) -> int:
    """The number of the dwarf to be placed next (CAV-5.2); -1 if none is at home."""
    best = -1
    for i in range(len(dwarfs)):
        dwarf = dwarfs[i]
        if dwarf <= STRENGTH and (best < 0 or dwarf < dwarfs[best]):
            best = i
    return best


def waiting(dwarfs: list[int]) -> int:
    """How many are at home."""
    n = 0
    for dwarf in dwarfs:
        if dwarf <= STRENGTH:
            n += 1
    return n


def newborns(dwarfs: list[int]) -> int:
    n = 0
    for dwarf in dwarfs:
        if dwarf & NEWBORN:
            n += 1
    return n


def armed(dwarfs: list[int]) -> int:
    """How many have a weapon."""
    n = 0
    for dwarf in dwarfs:
        if dwarf & STRENGTH:
            n += 1
    return n


def all_strengths(dwarfs: list[int]) -> int:
    """The strengths of all weapons together."""
    n = 0
    for dwarf in dwarfs:
        n += dwarf & STRENGTH
    return n
