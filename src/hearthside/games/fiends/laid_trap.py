"""A trap in the forest is one number: its cell, its type, whether it is still active (FF-5.2).

The cell in the low eight bits, above them the type (traps.py), then a bit until it is used up.
"""

from __future__ import annotations

from typing import Final

_ACTIVE: Final = 1 << 16


def laid_trap(cell: int, trap: int, active: bool = True) -> int:
    """The number in `FiendsHome.traps`.

    >>> pit = laid_trap(18, 3)
    >>> trap_cell(pit), trap_type(pit), is_active(pit), is_active(used_up(pit))
    (18, 3, True, False)
    """
    return cell | trap << 8 | (_ACTIVE if active else 0)


def trap_cell(laid: int) -> int:
    return laid & 255


def trap_type(laid: int) -> int:
    return laid >> 8 & 255


def is_active(laid: int) -> bool:
    return laid & _ACTIVE != 0


def used_up(laid: int) -> int:
    return laid & ~_ACTIVE


# All traps of a home


def trap_on(traps: list[int], cell: int) -> int:
    """The position of the trap on a cell; -1 for none."""
    for i in range(len(traps)):
        if traps[i] & 255 == cell:
            return i
    return -1


def active_traps(traps: list[int]) -> int:
    """How many are still active."""
    n = 0
    for laid in traps:
        if laid & _ACTIVE:
            n += 1
    return n
