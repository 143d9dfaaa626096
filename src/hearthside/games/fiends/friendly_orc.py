"""A friendly orc is one number: who it is, where it lives, where it works, whether it is captive.

The orc (0 to 3 for A to D, EXTRA_ORC) in the low eight bits, above them the cell of its dwelling,
the space it stands on plus one (0: at home), and a bit while it is a prisoner (FF-7).
"""

from __future__ import annotations

from typing import Final

EXTRA_ORC: Final = 4
"""The extra orc of the Orc Doctor (FF-0.5)."""
_DWELLING: Final = 255 << 8
_SPACE: Final = 255 << 16
_CAPTIVE: Final = 1 << 24


def friendly_orc(orc: int, dwelling: int) -> int:
    """At home and free.

    >>> friend = sent(friendly_orc(2, 28), 7)
    >>> orc_of(friend), dwelling_of(friend), workplace_of(friend), is_ready(friend)
    (2, 28, 7, False)
    """
    return orc | dwelling << 8


def orc_of(friend: int) -> int:
    return friend & 255


def dwelling_of(friend: int) -> int:
    return friend >> 8 & 255


def workplace_of(friend: int) -> int:
    """The space it stands on; -1 at home."""
    return (friend >> 16 & 255) - 1


def is_captive(friend: int) -> bool:
    return friend & _CAPTIVE != 0


def is_ready(friend: int) -> bool:
    """Is it at home and free?"""
    return friend >> 16 == 0


def sent(friend: int, space: int) -> int:
    """From home to a space."""
    return friend | space + 1 << 16


def returned(friend: int) -> int:
    return friend & ~_SPACE


def captured(friend: int) -> int:
    return friend | _CAPTIVE


def freed(friend: int) -> int:
    return friend & ~_CAPTIVE


def moved(friend: int, dwelling: int) -> int:
    """To another dwelling."""
    return friend & ~_DWELLING | dwelling << 8
