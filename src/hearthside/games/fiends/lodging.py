"""Which tiles are dwellings, for how many dwarfs or friendly orcs; tiles.py fills it (FF-13.1)."""

from __future__ import annotations

from typing import Final

DWARF_ROOM: Final[dict[int, int]] = {}
"""By tile: how many dwarfs live there."""
ORC_ROOM: Final[dict[int, int]] = {}
"""By tile: the ability of the friendly orc who lives there."""

PLAIN: Final = 0
CHIEF: Final = 1
MINE: Final = 2
WORKER: Final = 3
GUEST: Final = 4
"""Abilities of residents (FF-7.4); a guest's dwelling may also house a dwarf."""
