"""The suitors of a Woman as one number: two bits per colour, there and Alpha (NEA-6.4)."""

from __future__ import annotations


def courts(suitors: int, colour: int) -> bool:
    """Has this species a suitor here?"""
    return suitors >> 2 * colour & 1 == 1


def alpha_courts(suitors: int, colour: int) -> bool:
    """Is the suitor of this species its Alpha?"""
    return suitors >> 2 * colour & 2 == 2


def with_suitor(suitors: int, colour: int, alpha: bool) -> int:
    """The suitors with one more.

    >>> found = with_suitor(with_suitor(0, 2, True), 1, False)
    >>> suitor_colours(found), alpha_courts(found, 2), alpha_courts(found, 1)
    ([1, 2], True, False)
    """
    return suitors | (3 if alpha else 1) << 2 * colour


def without_suitor(suitors: int, colour: int) -> int:
    return suitors & ~(3 << 2 * colour)


def has_rivals(suitors: int, colour: int) -> bool:
    """Is there a suitor of another species?"""
    return suitors & ~(3 << 2 * colour) != 0


def suitor_colours(suitors: int) -> list[int]:
    """The species that court her."""
    return [colour for colour in range(3) if suitors >> 2 * colour & 1]
