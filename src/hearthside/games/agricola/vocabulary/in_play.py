"""A card in play as one number: which card, and how many its owner had put down before it."""

from __future__ import annotations

from typing import Final

_CARD: Final = 0xFFFF
_TURN: Final = 16


def in_play(card: int, turn: int) -> int:
    return card | turn << _TURN


def card_of(entry: int) -> int:
    return entry & _CARD


def cards_of(entries: list[int]) -> list[int]:
    """The cards in play, in playing order."""
    return [entry & _CARD for entry in entries]


def turn_of(entry: int) -> int:
    """How many cards its owner had put down before; numbers them in playing order (AGC-3.4)."""
    return entry >> _TURN


def place_of(cards: list[int], card: int) -> int:
    """Where a card lies among those in play; −1 if it does not."""
    for place, entry in enumerate(cards):
        if entry & _CARD == card:
            return place
    return -1
