"""Dwellings and who may live in them (FF-0.7): capacity, who may move, legal settlements."""

from __future__ import annotations

from hearthside.games.caverna.cells import ENTRY_CELL
from hearthside.games.caverna.furnished import cell_of, tile_of
from hearthside.games.caverna.questions import ROOM
from hearthside.games.fiends.catalogue import TILES
from hearthside.games.fiends.friendly_orc import dwelling_of
from hearthside.games.fiends.home import FiendsHome
from hearthside.games.fiends.questions import GUEST, ORC_ROOM


class House:
    """A dwelling that no fiend occupies: its cell, beds for dwarfs, may an orc live there?"""

    __slots__ = ("beds", "cell", "guest", "orcs", "points", "tile")

    def __init__(
        self, cell: int, tile: int, beds: int, orcs: bool, guest: bool, points: int
    ) -> None:
        self.cell = cell
        self.tile = tile
        self.beds = beds
        self.orcs = orcs
        self.guest = guest
        self.points = points


def houses(home: FiendsHome) -> list[House]:
    found: list[House] = []
    if not home.entry_occupied():
        found.append(House(ENTRY_CELL, -1, 2, False, False, -1))
    for room in home.rooms:
        tile = TILES.tiles[tile_of(room)]
        beds = tile.answer(ROOM)
        orcs = tile.answer(ORC_ROOM) > 0
        if beds or orcs:
            guest = tile.answer(GUEST) > 0
            found.append(House(cell_of(room), tile.index, beds, orcs, guest, tile.points))
    return found


def movable(home: FiendsHome) -> list[int]:
    """The dwarfs who may move: not in an occupied dwelling."""
    open_cells = [house.cell for house in houses(home)]
    return [i for i in range(len(home.dwarfs)) if home.living[i] in open_cells]


def movable_friends(home: FiendsHome) -> list[int]:
    open_cells = [house.cell for house in houses(home)]
    return [i for i in range(len(home.friends)) if dwelling_of(home.friends[i]) in open_cells]


def present_settlement(home: FiendsHome) -> list[int]:
    """The dwellings of all dwarfs, then of all friendly orcs."""
    return home.living + [dwelling_of(friend) for friend in home.friends]


def is_settlement(home: FiendsHome, cells: list[int]) -> bool:
    """Within capacity; who is in an occupied dwelling stays there (FF-0.7)."""
    dwarfs = len(home.dwarfs)
    now = present_settlement(home)
    if len(cells) != len(now):
        return False
    places = houses(home)
    open_cells = [house.cell for house in places]
    for i in range(len(cells)):
        if now[i] not in open_cells or cells[i] not in open_cells:
            if cells[i] != now[i]:
                return False
    for house in places:
        guests = cells[:dwarfs].count(house.cell)
        orcs = cells[dwarfs:].count(house.cell)
        if guests > house.beds or orcs > (1 if house.orcs else 0):
            return False
        if house.guest and guests + orcs > 1:
            return False
    return True
