"""What a cell was that an orc occupies (FF-9.4): cell, terrain and furnishing tile in one number.

The cell in the low eight bits, above them the terrain, then the tile (0 unless it is a ROOM).
"""

from __future__ import annotations

from typing import Final

CAVERN: Final = 0
TUNNEL: Final = 1
DEEP_TUNNEL: Final = 2
ORE_MINE: Final = 3
RUBY_MINE: Final = 4
ROOM: Final = 5
"""The terrains of the cave; a room is a furnished cavern."""
TERRAIN_NAMES: Final = ("cavern", "tunnel", "deep_tunnel", "ore_mine", "ruby_mine", "room")


def lost_cell(cell: int, terrain: int, tile: int) -> int:
    """The number in `FiendsHome.lost`.

    >>> mine = lost_cell(21, ORE_MINE, 0)
    >>> cell_of_lost(mine), terrain_of(mine) == ORE_MINE, tile_of_lost(mine)
    (21, True, 0)
    """
    return cell | terrain << 8 | tile << 16


def cell_of_lost(lost: int) -> int:
    return lost & 255


def terrain_of(lost: int) -> int:
    return lost >> 8 & 255


def tile_of_lost(lost: int) -> int:
    return lost >> 16


# All occupied cells of a home


def lost_on(all_lost: list[int], cell: int) -> int:
    """What a cell was; -1 if it is not occupied."""
    for lost in all_lost:
        if lost & 255 == cell:
            return lost
    return -1


def is_lost_room(all_lost: list[int], cell: int) -> bool:
    """Does an orc occupy a furnishing tile there?"""
    lost = lost_on(all_lost, cell)
    return lost >= 0 and terrain_of(lost) == ROOM
