"""Where animals stand while positions are fixed (FF-0.8, 0.9, 8.11)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice
from hearthside.core.hooks import Static
from hearthside.games.caverna.cells import ENTRY_CELL, GRID, numbers
from hearthside.games.caverna.furnishing import (
    ANIMAL_ROOMS,
    CATTLE_ROOM,
    SHEEP_PER_DWARF,
)
from hearthside.games.caverna.goods import BOAR, CATTLE, DOG, DONKEY, SHEEP
from hearthside.games.fiends.home import FiendsHome
from hearthside.games.fiends.kinds import ARRANGE
from hearthside.games.fiends.state import PARTS, Fiends, housed

ANY: Final = -1
CELLS: Final = 48
GRID_CELLS: Final = numbers(GRID)
WIDTH: Final = 16


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
    found: list[int] = []
    for room in home.rooms:
        for hook in PARTS.content[0].tiles[room & 255].hooks:
            if isinstance(hook, Static) and hook.question == question:
                found.append(room >> 8)
    return found


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


def spot_of(home: FiendsHome, cell: int) -> Spot | None:
    for spot in spots(home):
        if cell in spot.cells:
            return spot
    return None


def dogs_at(stand: list[int], spot: Spot) -> int:
    n = 0
    for cell in spot.cells:
        n += stand[cell] >> 16
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
    if there >> 8 & 255 and there & 255 != good:
        return 0
    return capacity(home.stand, spot, good) - (there >> 8 & 255)


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
        n = there >> 8 & 255
        if n and n > capacity(stand, spot, there & 255):
            return False
    dogs = dog_cells(home)
    for cell in range(CELLS):
        there = stand[cell]
        if there & 0xFFFF and not firsts >> cell & 1:
            return False
        if there & 255 and not SHEEP <= there & 255 <= CATTLE:
            return False
        if (there & 255 == 0) != (there >> 8 & 255 == 0):
            return False
        if there >> 16 and not dogs >> cell & 1:
            return False
    before = home.stand
    home.stand = stand
    right = True
    for good in range(DOG, CATTLE + 1):
        if housed(home, good) != home.goods[good]:
            right = False
    home.stand = before
    return right


# One choice


def pack_arrangement(stand: list[int]) -> Choice:
    c = ARRANGE
    shift = 8
    for cell in GRID_CELLS:
        there = stand[cell]
        c |= (there & 15 | (there >> 8 & 63) << 4 | (there >> 16 & 63) << 10) << shift
        shift += WIDTH
    return c


def unpack_arrangement(c: Choice) -> list[int]:
    stand = [0] * CELLS
    rest = c >> 8
    for cell in GRID_CELLS:
        there = rest & 0xFFFF
        stand[cell] = there & 15 | (there >> 4 & 63) << 8 | (there >> 10 & 63) << 16
        rest >>= WIDTH
    return stand


# Losing animals


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
            if standing >> 8 & 255:
                s.pay(p, standing & 255, standing >> 8 & 255)
            if standing >> 16:
                s.pay(p, DOG, standing >> 16)
