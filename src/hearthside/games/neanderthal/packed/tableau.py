"""An animal or invention of a tableau as one number: the card, and the disc that lies on it."""

from __future__ import annotations

from typing import Final

CARD_BITS: Final = 6
CARD: Final = (1 << CARD_BITS) - 1


def make_entry(card: int, disc: int) -> int:
    """A card of the tableau with a disc of a colour on it (NEA-10.5); a settled card is its number.

    >>> entry = make_entry(7, 2)
    >>> card_of(entry), disc_on(entry), is_settled(entry), disc_on(7), is_settled(7)
    (7, 2, False, -1, True)
    """
    return card | disc + 1 << CARD_BITS


def card_of(entry: int) -> int:
    return entry & CARD


def disc_on(entry: int) -> int:
    """The colour of the disc that lies on a card; -1 if it is settled."""
    return (entry >> CARD_BITS) - 1


def is_settled(entry: int) -> bool:
    return entry <= CARD
