"""Goods on a round space as one number: the round, the card that put them there, packed goods.

Without goods it is an offer of the card (AGC-2.2.4).
"""

from __future__ import annotations

from typing import Final

_ROUND: Final = 255
_CARD: Final = 8
_CARDS: Final = 0xFFFF
_GOODS: Final = 24


def promise(round: int, card: int, goods: int) -> int:
    return round | card << _CARD | goods << _GOODS


def round_of(entry: int) -> int:
    return entry & _ROUND


def card_of(entry: int) -> int:
    return entry >> _CARD & _CARDS


def goods_of(entry: int) -> int:
    return entry >> _GOODS


def to_come(entries: list[int], after: int, until: int = _ROUND) -> list[int]:
    """The goods on the spaces of the rounds after one, up to another one, each packed."""
    return [entry >> _GOODS for entry in entries if after < entry & _ROUND <= until]


def due(entries: list[int], round: int) -> int:
    """All goods on the space of a round, packed."""
    goods = 0
    for entry in entries:
        if entry & _ROUND == round:
            goods += entry >> _GOODS
    return goods
