"""A promise that was accepted, as one number: the clause, to whom, and until when (NEA-7.2.1)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice

CLAUSE_BITS: Final = 40
RECEIVER_BITS: Final = 2


def make_promise(c: Choice, receiver: int, until: int) -> int:
    """A promise to a species that lasts through a turn.

    >>> found = make_promise(7, 2, 10)
    >>> promised_clause(found), receiver_of(found), lasts_until(found)
    (7, 2, 10)
    """
    return c | receiver << CLAUSE_BITS | until << CLAUSE_BITS + RECEIVER_BITS


def promised_clause(promise: int) -> Choice:
    """The clause that promises it."""
    return promise & (1 << CLAUSE_BITS) - 1


def receiver_of(promise: int) -> int:
    return promise >> CLAUSE_BITS & (1 << RECEIVER_BITS) - 1


def lasts_until(promise: int) -> int:
    """The last turn of a promise."""
    return promise >> CLAUSE_BITS + RECEIVER_BITS
