"""Numbers of discs of the three colours as one number, four bits each (NEA-3.1)."""

from __future__ import annotations

from typing import Final

ONE_DISC: Final = (1, 1 << 4, 1 << 8)
"""One disc, by its colour; adding discs is adding numbers."""


def pack_discs(amounts: list[int]) -> int:
    """Orange, white and black discs.

    >>> disc_counts(pack_discs([2, 0, 1]) + ONE_DISC[1])
    [2, 1, 1]
    """
    return amounts[0] | amounts[1] << 4 | amounts[2] << 8


def disc_count(discs: int, colour: int) -> int:
    """How many there are of a colour."""
    return discs >> 4 * colour & 15


def disc_counts(discs: int) -> list[int]:
    """How many there are of each colour."""
    return [discs & 15, discs >> 4 & 15, discs >> 8 & 15]
