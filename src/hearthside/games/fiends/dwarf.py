"""A dwarf of Frantic Fiends may also be a prisoner (FF-9.5): one bit above those of Caverna."""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna.dwarf import STRENGTH

_PRISONER: Final = 1 << 17


def is_prisoner(dwarf: int) -> bool:
    return dwarf & _PRISONER != 0


def captured(dwarf: int) -> int:
    return dwarf | _PRISONER


def freed(dwarf: int) -> int:
    return dwarf & ~_PRISONER


# Families


def free_dwarfs(dwarfs: list[int]) -> int:
    """How many are no prisoners."""
    n = 0
    for dwarf in dwarfs:
        if not dwarf & _PRISONER:
            n += 1
    return n


def free_armed(dwarfs: list[int]) -> int:
    """How many have a weapon and are no prisoners."""
    n = 0
    for dwarf in dwarfs:
        if dwarf & STRENGTH and not dwarf & _PRISONER:
            n += 1
    return n
