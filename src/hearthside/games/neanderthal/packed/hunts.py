"""The choice to send hunters: slot, kind of token, number (NEA-6.2)."""

from __future__ import annotations

from hearthside.core.choice import Choice, make
from hearthside.games.neanderthal.kinds import HUNT


def hunt(slot: int, kind: int, number: int) -> Choice:
    return make(HUNT, slot, kind, number)


def list_hunts(out: list[Choice], slot: int, kind: int, most: int) -> None:
    """Append the choices to send 1, 2, ... up to `most` tokens of a kind.

    >>> out: list[Choice] = []
    >>> list_hunts(out, 7, 2, 2)
    >>> out == [hunt(7, 2, 1), hunt(7, 2, 2)]
    True
    """
    none = make(HUNT, slot, kind)
    for number in range(1, most + 1):
        out.append(none | number << 24)
