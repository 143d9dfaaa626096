"""A furnished cell is one number: the tile in the low eight bits, above them the cell (CAV-11)."""

from __future__ import annotations


def furnished(cell: int, tile: int) -> int:
    """The number in `Home.rooms`.

    >>> cell_of(furnished(28, 3)), tile_of(furnished(28, 3))
    (28, 3)
    """
    return cell << 8 | tile


def tile_of(room: int) -> int:
    return room & 255


def cell_of(room: int) -> int:
    return room >> 8


# All furnished cells of a home


def tile_on(rooms: list[int], cell: int) -> int:
    """The tile on a cell; -1 for none."""
    for room in rooms:
        if room >> 8 == cell:
            return room & 255
    return -1


def cell_with(rooms: list[int], tile: int) -> int:
    """The cell of a tile; -1 if it is not there."""
    for room in rooms:
        if room & 255 == tile:
            return room >> 8
    return -1


def without(rooms: list[int], cell: int) -> list[int]:
    """All but the one on a cell."""
    return [room for room in rooms if room >> 8 != cell]


def tile_list(rooms: list[int]) -> list[int]:
    """The tiles, one after another."""
    return [room & 255 for room in rooms]


def tiles_in(rooms: list[int]) -> int:
    """The tiles as a set."""
    tiles = 0
    for room in rooms:
        tiles |= 1 << (room & 255)
    return tiles
