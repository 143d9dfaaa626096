"""An animal or invention of a tableau as one number: the card, and whether its disc lies on it."""

from __future__ import annotations

from typing import Final

CARD: Final = 63
UNSETTLED: Final = 64
"""Added to the card number while the disc lies on it (NEA-10.5)."""


def make_entry(card: int, unsettled: bool) -> int:
    """A card of the tableau.

    >>> card_of(make_entry(7, True)), is_settled(make_entry(7, True))
    (7, False)
    """
    return card | UNSETTLED if unsettled else card


def card_of(entry: int) -> int:
    return entry & CARD


def is_settled(entry: int) -> bool:
    return entry < UNSETTLED
