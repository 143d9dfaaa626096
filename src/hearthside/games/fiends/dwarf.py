"""A dwarf of Frantic Fiends may also be a prisoner (FF-9.5): one bit above those of Caverna."""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna.dwarf import NEWBORN, STRENGTH

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


def meals(dwarfs: list[int], adult: int, armed: int, prisoners: bool) -> int:
    """Food for the family, by what an adult and an armed one eat; newborns eat 1 (FF-10.4)."""
    food = 0
    for dwarf in dwarfs:
        if dwarf & _PRISONER and not prisoners:
            continue
        food += 1 if dwarf & NEWBORN else armed if dwarf & STRENGTH else adult
    return food


def free_armed(dwarfs: list[int]) -> int:
    """How many have a weapon and are no prisoners."""
    n = 0
    for dwarf in dwarfs:
        if dwarf & STRENGTH and not dwarf & _PRISONER:
            n += 1
    return n
