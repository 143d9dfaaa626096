"""Where animals stand while positions are fixed (FF-0.8, 0.9, 8.11)."""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna.cells import ENTRY_CELL, GRID, numbers
from hearthside.games.caverna.furnished import cell_of, tile_of
from hearthside.games.caverna.goods import BOAR, CATTLE, DOG, DONKEY, SHEEP
from hearthside.games.caverna.questions import ANIMAL_ROOMS, CATTLE_ROOM, SHEEP_PER_DWARF
from hearthside.games.fiends.catalogue import answer
from hearthside.games.fiends.home import FiendsHome
from hearthside.games.fiends.standing import CELLS, all_standing, animal_of, count_of, dogs_of
from hearthside.games.fiends.state import Fiends

ANY: Final = -1


class Spot:
    """A place for farm animals: its cells, what it accepts, how many; may dogs watch sheep here?"""

    __slots__ = ("accepts", "capacity", "cells", "watchable")

    def __init__(self, cells: list[int], accepts: int, capacity: int, watchable: bool) -> None:
        self.cells = cells
        self.accepts = accepts
        self.capacity = capacity
        self.watchable = watchable


def answering(home: FiendsHome, question: int) -> list[int]:
    """The cells of the working tiles that answer a static question."""
    return [cell_of(room) for room in home.rooms if answer(tile_of(room), question)]


def spots(home: FiendsHome) -> list[Spot]:
    """All places for farm animals, those for one kind first (CAV-9.5 to 9.14)."""
    land = home.land
    found: list[Spot] = []
    for cell in numbers(land.mines()):
        found.append(Spot([cell], DONKEY, 1, False))
    for cell in answering(home, SHEEP_PER_DWARF):
        found.append(Spot([cell], SHEEP, home.present(), False))
    for cell in answering(home, CATTLE_ROOM):
        found.append(Spot([cell], CATTLE, 3, False))
    for cell in numbers(land.stables & ~land.forest_tiles()):
        found.append(Spot([cell], BOAR, 1, False))
    if not home.entry_occupied():
        found.append(Spot([ENTRY_CELL], ANY, 2, False))
    for cell in answering(home, ANIMAL_ROOMS):
        found.append(Spot([cell], ANY, 2, False))
    for pair in land.large:
        found.append(Spot(numbers(pair), ANY, 4 << (pair & land.stables).bit_count(), True))
    for cell in numbers(land.small):
        found.append(Spot([cell], ANY, 4 if land.stables >> cell & 1 else 2, True))
    for cell in numbers(land.meadows):
        found.append(Spot([cell], ANY, 1 if land.stables >> cell & 1 else 0, True))
    return found


def dogs_at(stand: list[int], spot: Spot) -> int:
    n = 0
    for cell in spot.cells:
        n += dogs_of(stand[cell])
    return n


def capacity(stand: list[int], spot: Spot, good: int) -> int:
    """How many of a kind fit there, with the dogs that stand there (CAV-9.16, 9.17)."""
    if spot.accepts >= 0 and spot.accepts != good:
        return 0
    room = spot.capacity
    if good == SHEEP and spot.watchable:
        dogs = dogs_at(stand, spot)
        if dogs and dogs + 1 > room:
            room = dogs + 1
    return room


def free_for(home: FiendsHome, spot: Spot, good: int) -> int:
    """How many more of a kind may be put there without moving anything (FF-6.4)."""
    there = home.stand[spot.cells[0]]
    if count_of(there) and animal_of(there) != good:
        return 0
    return capacity(home.stand, spot, good) - count_of(there)


def dog_cells(home: FiendsHome) -> int:
    """Dogs stand anywhere but on traps and occupied spaces (FF-0.8, 9.4)."""
    land = home.ground()
    found = GRID & ~(land.traps | land.occupied)
    if home.entry_occupied():
        found &= ~(1 << ENTRY_CELL)
    return found


def is_legal(home: FiendsHome, stand: list[int]) -> bool:
    """Is this a complete arrangement of all animals?"""
    places = spots(home)
    firsts = 0
    for spot in places:
        firsts |= 1 << spot.cells[0]
        there = stand[spot.cells[0]]
        n = count_of(there)
        if n and n > capacity(stand, spot, animal_of(there)):
            return False
    dogs = dog_cells(home)
    for cell in range(CELLS):
        there = stand[cell]
        kind, n = animal_of(there), count_of(there)
        if (kind or n) and not firsts >> cell & 1:
            return False
        if kind and not SHEEP <= kind <= CATTLE:
            return False
        if (kind == 0) != (n == 0):
            return False
        if dogs_of(there) and not dogs >> cell & 1:
            return False
    for good in range(DOG, CATTLE + 1):
        if all_standing(stand, good) != home.goods[good]:
            return False
    return True


def lose_animals(s: Fiends, p: int, cell: int) -> None:
    """All animals on a space go back to the general supply, dogs too (FF-8.9, 9.4)."""
    home = s.lair(p)
    if not home.stand:
        return
    cells = [cell]
    for pair in home.land.large:
        if pair >> cell & 1:
            cells = numbers(pair)
    for there in cells:
        standing = home.stand[there]
        if standing:
            home.stand[there] = 0
            if count_of(standing):
                s.pay(p, animal_of(standing), count_of(standing))
            if dogs_of(standing):
                s.pay(p, DOG, dogs_of(standing))
