"""Where tokens may stand as one number: a slot, or with a Woman (NEA-7.1)."""

from __future__ import annotations

from typing import Final

PLACE_BITS: Final = 5
KIND_OF_PLACE_BITS: Final = 3
ON_SLOT: Final = 0
WITH_WOMAN: Final = 1
"""A place has the number of the slot or Woman in its low bits, and above them which it is."""
WOMEN_FROM: Final = WITH_WOMAN << PLACE_BITS


def with_woman(woman: int) -> int:
    """The place with a Woman; a slot is its own number.

    >>> is_slot(11), is_slot(with_woman(0)), woman_at(with_woman(3))
    (True, False, 3)
    """
    return WOMEN_FROM + woman


def is_slot(place: int) -> bool:
    return place < WOMEN_FROM


def woman_at(place: int) -> int:
    return place - WOMEN_FROM
