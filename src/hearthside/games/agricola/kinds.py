"""The kinds of choices in Agricola, and their arguments wider than eight bits.

Numbers are internal; tokens are what lasts: the form of each kind stands with its verb.
"""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, kind_of, kinds

PLACE: Final = 2
"""Put a person on a space: space."""
STAY: Final = 3
"""No space can be used: the person stays at home."""
TAKE: Final = 4
"""Take the goods of the space."""
GET: Final = 5
"""Get goods from the general supply: packed goods."""
PLOW: Final = 6
"""A field tile: cell."""
SOW: Final = 7
"""Sow: grain fields, vegetable fields, then two bits per field card."""
BAKE: Final = 8
"""Bake grain at the best rates: number."""
ROOM: Final = 9
"""A room: cell."""
STABLE: Final = 10
"""A stable: cell."""
FENCE: Final = 11
"""Fence a pasture: set of cells."""
EDGE: Final = 12
"""A single fence: edge (HR4a)."""
RENOVATE: Final = 13
"""Renovate: the new material."""
GROW: Final = 14
"""Family growth."""
OCCUPATION: Final = 15
"""Play an occupation: card."""
MINOR: Final = 16
"""Play a minor improvement: card."""
MAJOR: Final = 17
"""Build a major improvement: card, returned card plus one."""
PAY: Final = 18
"""How a price is paid: packed goods."""
CARD: Final = 19
"""Use an effect of a card: card, hook."""
MAKE_ROOM: Final = 20
"""Animals given up because there is no room: sheep, boar, cattle."""
FEED: Final = 21
"""A feeding plan (food.py)."""
BREED: Final = 22
"""Newborn animals: set of kinds; animals released for them: sheep, boar, cattle."""
COLLECT: Final = 23
"""Take the goods of the round space."""
DONE: Final = 24
"""Ready; nothing else to do here."""
EAT: Final = 25
"""Any time: turn goods into food: good, number."""
SWAP: Final = 26
"""Any time: use an exchange of a card: card, number of the exchange."""
MOVE: Final = 27
"""Any time: move a crop from field to field: from, to."""
PICK: Final = 28
"""Keep a card of a hand being dealt: card."""
MULLIGAN: Final = 40
"""Exchange all hand cards of a type for one fewer: type of card (AGR-15.7)."""
DROP: Final = 41
"""Discard a hand card for a new one: card (AGR-15.8)."""
DRAW: Final = 42
"""Draw a card: type of card (AGR-15.8)."""
MARKET: Final = 43
"""Take a card that lies face up: card (AGR-15.11)."""
TRADE: Final = 44
"""Give goods to the partner or receive them: good, 1 to receive, number (AGR-15.12.1)."""
TAKE_SOME: Final = 45
"""Take some animals of the space: number (HR3)."""

ALL_GRAIN: Final = 29
"""Take the additional grain of every grain field (MORE_GRAIN)."""
SOME_GRAIN: Final = 46
"""Take it of these fields only: set of fields."""
DISCARD: Final = 47
"""Any time: give goods back to the general supply: packed goods (AGR-5.13)."""

PARTNER: Final = 1 << 16
"""In PLOW, ROOM, STABLE and EDGE: on the partner's board (AGR-15.12)."""
FENCE_PARTNER: Final = 1 << 24
"""The same in FENCE."""
FENCE_CELLS: Final = 0x7FFF
ON_BOARDS: Final = (PLOW, ROOM, STABLE, EDGE, FENCE)
"""Choices about a board: one's own, or the partner's."""
_WIDE: Final = 8
_CARD: Final = 0xFFFF
_NUMBER: Final = 24

ANYTIME: Final = kinds(EAT, SWAP, MOVE, DISCARD)


def with_card(kind: int, card: int, number: int = 0) -> Choice:
    """A choice of a card, and above it a number."""
    return kind | card << _WIDE | number << _NUMBER


def list_cards(kind: int, cards: list[int], number: int, out: list[Choice]) -> None:
    """Append a choice of each of these cards, with the number above it."""
    rest = kind | number << _NUMBER
    for card in cards:
        out.append(rest | card << _WIDE)


def card_in(c: Choice) -> int:
    """The card of a choice."""
    return c >> _WIDE & _CARD


def number_in(c: Choice) -> int:
    """The number above the card of a choice."""
    return c >> _NUMBER


def with_goods(kind: int, goods: int) -> Choice:
    """A choice of packed goods."""
    return kind | goods << _WIDE


def goods_in(c: Choice) -> int:
    """The packed goods of a choice."""
    return c >> _WIDE


def with_cells(kind: int, cells: int, partner: bool) -> Choice:
    """A choice of a set of cells, perhaps on the partner's board."""
    return kind | cells << _WIDE | (FENCE_PARTNER if partner else 0)


def cells_in(c: Choice) -> int:
    """The set of cells of a choice."""
    return c >> _WIDE & FENCE_CELLS


def own_by_kind(choices: list[Choice], among: tuple[int, ...]) -> dict[int, list[Choice]]:
    """Choices of these kinds by kind, without those for the partner's board; the others as -1."""
    found: dict[int, list[Choice]] = {kind: [] for kind in among}
    others: list[Choice] = []
    for c in choices:
        kind = c & 255
        if kind not in found:
            others.append(c)
        elif kind == FENCE:
            if not c & FENCE_PARTNER:
                found[kind].append(c)
        elif not (c & PARTNER and kind in ON_BOARDS):
            found[kind].append(c)
    found[-1] = others
    return found


def on_partner(c: Choice) -> bool:
    """Does a choice to plow or to build mean the partner's board (AGR-15.12)?"""
    return c & (FENCE_PARTNER if kind_of(c) == FENCE else PARTNER) != 0
