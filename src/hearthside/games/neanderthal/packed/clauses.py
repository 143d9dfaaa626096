"""A clause of an offer as a choice: its kind, whose it is, what it is about (NEA-7.2.1)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import KIND_BITS, Choice, arg, make
from hearthside.games.neanderthal.kinds import CLAUSE, DROP

WITHDRAW: Final = 0
RELEASE: Final = 1
ALLIANCE: Final = 2
GIVE_HAND: Final = 3
GIVE_TABLEAU: Final = 4
PROMISE: Final = 5
CLAUSES: Final = ("withdraw", "release", "alliance", "give_hand", "give_tableau", "promise")

NO_HUNT: Final = 0
NO_SUITOR: Final = 1
NO_BID: Final = 2
PROMISES: Final = ("no_hunt", "no_suitor", "no_bid")

CARD_BITS: Final = 6
KIND_OF_CARD_BITS: Final = 2
BIOME_CARD: Final = 0
WOMAN_CARD: Final = 1
"""A card of a tableau has its number in its low bits, and above them whether it is a Woman."""
WOMEN_FROM: Final = WOMAN_CARD << CARD_BITS


def clause(kind: int, colour: int, target: int, promise: int = 0) -> Choice:
    """A clause about a place, a Woman, a card or a slot.

    >>> found = clause(PROMISE, 2, 7, NO_SUITOR)
    >>> clause_kind(found) == PROMISE, party(found), target(found), promised(found) == NO_SUITOR
    (True, 2, 7, True)
    """
    return make(CLAUSE, kind, colour, target) | promise << 32


def clause_kind(c: Choice) -> int:
    return arg(c, 0)


def party(c: Choice) -> int:
    """The species that does it."""
    return arg(c, 1)


def target(c: Choice) -> int:
    """The place, Woman or card it is about."""
    return arg(c, 2)


def promised(c: Choice) -> int:
    """The kind of promise."""
    return arg(c, 3)


def dropping(c: Choice) -> Choice:
    """The choice to take a clause out of an offer.

    >>> dropped_clause(dropping(clause(PROMISE, 2, 7))) == clause(PROMISE, 2, 7)
    True
    """
    return c >> KIND_BITS << KIND_BITS | DROP


def dropped_clause(c: Choice) -> Choice:
    """The clause that is taken out."""
    return c >> KIND_BITS << KIND_BITS | CLAUSE


def sort_key(c: Choice) -> int:
    """The clauses of an offer stand in this order, in which they are carried out too."""
    return arg(c, 0) << 24 | arg(c, 1) << 16 | arg(c, 2) << 8 | arg(c, 3)


def woman_card(woman: int) -> int:
    """A Woman as a card of a tableau; a biome card is its own number.

    >>> is_woman_card(woman_card(3)), woman_of_card(woman_card(3)), is_woman_card(35)
    (True, 3, False)
    """
    return WOMEN_FROM + woman


def is_woman_card(card: int) -> bool:
    return card >= WOMEN_FROM


def woman_of_card(card: int) -> int:
    return card - WOMEN_FROM
