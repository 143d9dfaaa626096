"""How much a dog counts in fights (FF-4.3, FF-13.1)."""

from __future__ import annotations

from typing import Final

from hearthside.games.fiends.home import FiendsHome

TRAINED: Final[list[int]] = []
"""The tiles that make each dog count one more; tiles.py fills it."""


def dog_value(home: FiendsHome) -> int:
    value = 1
    for room in home.rooms:
        if room & 255 in TRAINED:
            value += 1
    return value
