"""Abilities of Women and inventions, as masks (NEA-14.3, NEA-14.6)."""

from __future__ import annotations

from typing import Final

from hearthside.games.neanderthal.packed.bits import has

ABILITIES: Final = (
    "POETRY",
    "FIRST",
    "TIEBREAK",
    "FORAGE",
    "PROVIDE",
    "HEAL",
    "FROST_WARD",
    "WATCH",
    "VP_TROPHY",
    "VP_WOMAN",
    "COHESION",
    "INNOVATE2",
    "COURT3",
    "BID_PLUS",
    "SPARE_ELDER",
    "OTHER_SLOT",
    "HAND_PLUS",
    "BIRTH_PLUS",
    "SMALL_3TO1",
    "NO_PREREQ",
    "LARGE_3TO1",
    "CLUB_3TO1",
)
"""What Women and inventions can do; the last two only inventions. A set of them is a mask."""
POETRY: Final = 1 << 0
FIRST: Final = 1 << 1
TIEBREAK: Final = 1 << 2
FORAGE: Final = 1 << 3
PROVIDE: Final = 1 << 4
HEAL: Final = 1 << 5
FROST_WARD: Final = 1 << 6
WATCH: Final = 1 << 7
VP_TROPHY: Final = 1 << 8
VP_WOMAN: Final = 1 << 9
COHESION: Final = 1 << 10
INNOVATE2: Final = 1 << 11
COURT3: Final = 1 << 12
BID_PLUS: Final = 1 << 13
SPARE_ELDER: Final = 1 << 14
OTHER_SLOT: Final = 1 << 15
HAND_PLUS: Final = 1 << 16
BIRTH_PLUS: Final = 1 << 17
SMALL_3TO1: Final = 1 << 18
NO_PREREQ: Final = 1 << 19
LARGE_3TO1: Final = 1 << 20
CLUB_3TO1: Final = 1 << 21
THREE_TO_ONE: Final = (LARGE_3TO1, SMALL_3TO1, CLUB_3TO1)
"""The effect "3 -> 1" of every category (NEA-8.3)."""


def ability_mask(number: int) -> int:
    """The mask of one of ABILITIES."""
    return 1 << number


def ability_name(mask: int) -> str:
    """The name of a single ability."""
    return ABILITIES[mask.bit_length() - 1]


def ability_names(mask: int) -> list[str]:
    """The names of the abilities in a mask.

    >>> ability_names(POETRY | HEAL)
    ['POETRY', 'HEAL']
    """
    return [name for i, name in enumerate(ABILITIES) if has(mask, i)]
