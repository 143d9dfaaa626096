"""Groups of tribe members as single numbers: five bits per kind of token (NEA-3.4).

The kinds are the three colours and the Alpha. Adding groups is adding numbers.
"""

from __future__ import annotations

from typing import Final

from hearthside.games.neanderthal.names import ALPHA, TOKEN_KINDS

ONE: Final = (1, 1 << 5, 1 << 10, 1 << 15)
"""A group of one token, by its kind."""
ALPHA_BIT: Final = 1 << 15


def group(colour: int, own: int, alpha: bool = False) -> int:
    """A group of members of one colour, with or without its Alpha.

    >>> size(group(1, 4, True)), held(group(1, 4, True), 1)
    (5, 4)
    """
    return own * ONE[colour] + (ALPHA_BIT if alpha else 0)


def held(tokens: int, kind: int) -> int:
    """How many tokens of a kind are in a group."""
    return tokens >> 5 * kind & 31


def size(tokens: int) -> int:
    """How many tokens are in a group."""
    return (tokens & 31) + (tokens >> 5 & 31) + (tokens >> 10 & 31) + (tokens >> 15)


def one_token(colour: int, alpha: bool) -> int:
    """A group of one: a member of a species, or its Alpha."""
    return ALPHA_BIT if alpha else ONE[colour]


def has_alpha(tokens: int) -> bool:
    """Is the Alpha in the group?"""
    return tokens >= ALPHA_BIT


def without_alpha(tokens: int) -> int:
    return tokens & ~ALPHA_BIT


def own(tokens: int, colour: int) -> int:
    """How many of a species' own are in its group, the Alpha among them."""
    return (tokens >> 5 * colour & 31) + (tokens >> 15)


def guarded(tokens: int, colour: int) -> bool:
    """Is somebody of this colour in the group, member or Alpha (NEA-5.8.2)?"""
    return tokens >= ALPHA_BIT or (tokens >> 5 * colour & 31) > 0


def losing_order(colour: int) -> list[int]:
    """The kinds in the order in which losses are chosen: Alpha, wanderers, own members."""
    return [ALPHA, *[kind for kind in range(3) if kind != colour], colour]


LOSING: Final = [losing_order(colour) for colour in range(3)]


def words(tokens: int) -> dict[str, int]:
    """A group as plain data.

    >>> words(group(0, 2, True))
    {'red': 2, 'alpha': 1}
    """
    return {name: held(tokens, kind) for kind, name in enumerate(TOKEN_KINDS) if held(tokens, kind)}


def from_words(found: dict[str, int]) -> int:
    """The group that `words` wrote."""
    return sum(ONE[TOKEN_KINDS.index(name)] * int(n) for name, n in found.items())
