"""Where tokens may stand as one number: a slot, or with a Woman (NEA-7.1)."""

from __future__ import annotations

from typing import Final

WOMEN_FROM: Final = 32


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
