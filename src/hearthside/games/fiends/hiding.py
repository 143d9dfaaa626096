"""The Camouflage Dwelling (FF-13.1)."""

from __future__ import annotations

from typing import Final

from hearthside.games.fiends.home import FiendsHome

HIDING: Final[list[int]] = []
"""The tiles behind which weakly armed dwarfs hide; tiles.py fills it."""


def hides(home: FiendsHome) -> bool:
    for room in home.rooms:
        if room & 255 in HIDING:
            return True
    return False
