"""The slots of the bounty board (FF-6.2): four on each long strip, from the lowest strip upwards.

What lies on a slot is one number too: nothing, or the marker of a seat's orc.
"""

from __future__ import annotations

from typing import Final

SLOTS_PER_STRIP: Final = 4
GOLD_SLOT: Final = 255
"""Not on the board: gold instead of a bounty (FF-6.1)."""
FREE_SLOT: Final = -1


def slot_at(strip: int, column: int) -> int:
    """
    >>> strip_of(slot_at(2, 3)), column_of(slot_at(2, 3))
    (2, 3)
    """
    return SLOTS_PER_STRIP * strip + column


def strip_of(slot: int) -> int:
    """Which of the strips in use."""
    return slot >> 2


def column_of(slot: int) -> int:
    return slot & 3


def taken_by(seat: int, orc: int) -> int:
    """The marker of an orc that a seat has defeated."""
    return 4 * seat + orc


def seat_of(marker: int) -> int:
    return marker >> 2


def orc_of_marker(marker: int) -> int:
    return marker & 3
