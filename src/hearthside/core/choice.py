"""A choice is one integer: its kind in the low eight bits, its arguments above (ADR 0005)."""

from __future__ import annotations

from typing import Final

Choice = int

KIND_BITS: Final = 8
"""How many bits the kind of a choice takes."""

STOP: Final = 0
"""End the running decision: take no further part of it."""
OUTCOME: Final = 1
"""An outcome picked by NATURE."""
FIRST_FREE_KIND: Final = 2
"""Games number their own kinds from here, below 60 so that a set of them is one integer."""

NATURE: Final = -1
"""The player who decides what chance decides."""


def make(kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> Choice:
    """Pack a choice.

    >>> kind_of(make(7, 1, 2, 3)), arg(make(7, 1, 2, 3), 1)
    (7, 2)
    """
    return kind | a << 8 | b << 16 | c << 24 | d << 32


def kind_of(choice: Choice) -> int:
    return choice & 255


def arg(choice: Choice, index: int) -> int:
    """The eight-bit argument `index` (0, 1, 2, ...) of a choice."""
    return choice >> (8 + 8 * index) & 255


def head_of(choice: Choice) -> int:
    """The kind and the first argument of a choice: what it is about, wherever it happens."""
    return choice & 65535


def kinds(*numbers: int) -> int:
    """A set of kinds as a bit mask."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
