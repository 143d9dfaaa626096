"""Which settlements are worth a question (FF-0.7): those that let orcs or families do more.

What a settlement is worth is a list of numbers; it matters if another one has more of anything.
"""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna.dwarf import strength_of
from hearthside.games.caverna.home import FAMILY_LIMIT
from hearthside.games.caverna.rounds import LAST_ROUND
from hearthside.games.fiends.catalogue import answer
from hearthside.games.fiends.dwellings import (
    House,
    houses,
    movable,
    movable_friends,
    present_settlement,
)
from hearthside.games.fiends.friendly_orc import is_captive, is_ready
from hearthside.games.fiends.home import ORC_LETTERS, FiendsHome
from hearthside.games.fiends.questions import CHIEF, MINE_ORC, ORC_WORKER
from hearthside.games.fiends.state import Fiends

AT_ONCE: Final = 0
"""A dwelling was built or became free, or an orc is held."""
HOMECOMING: Final = 1
"""Return Home: the harvest and the next round are ahead."""
LOCKED: Final = 2
"""Before the final re-occupation: only orcs look at residence any more."""


class Outlook:
    """What may still depend on residence: abilities of orcs at work, in mines, beds, lodgings."""

    __slots__ = ("beds", "mines", "only_ready", "orcs", "work")

    def __init__(self, s: Fiends, p: int, moment: int, mines: bool) -> None:
        home = s.lair(p)
        later = (moment == AT_ONCE and not s.event) or s.round < LAST_ROUND
        held = 0
        for orc in range(ORC_LETTERS):
            held += home.held >> orc & 1
        self.only_ready = moment == AT_ONCE and not s.event
        self.work = later and moment != LOCKED
        self.beds = FAMILY_LIMIT - len(home.dwarfs) if self.work else 0
        self.mines = mines and moment != LOCKED and not self.only_ready
        self.orcs = held if moment != LOCKED else 0


def worth(home: FiendsHome, cells: list[int], outlook: Outlook) -> list[int]:
    """What a settlement gives: chiefs, workers and mine orcs, beds, lodgings for held orcs."""
    dwarfs = len(home.dwarfs)
    chiefs = workers = miners = beds = lodgings = 0
    for house in houses(home):
        guests = cells[:dwarfs].count(house.cell)
        if house.beds:
            beds += house.beds - guests
        if not house.orcs:
            continue
        able = outlook.orcs > 0 and guests == 0
        if house.cell in cells[dwarfs:]:
            friend = home.friends[cells.index(house.cell, dwarfs) - dwarfs]
            able = not is_captive(friend) and (is_ready(friend) or not outlook.only_ready)
            if house.guest:
                beds -= 1
        elif guests == 0:
            lodgings += 1
        if able and house.tile >= 0:
            chiefs += answer(house.tile, CHIEF)
            workers += answer(house.tile, ORC_WORKER)
            miners += answer(house.tile, MINE_ORC)
    if not outlook.work:
        chiefs = workers = 0
    miners = min(miners, 1) if outlook.mines else 0
    return [chiefs, workers, miners, min(beds, outlook.beds), min(lodgings, outlook.orcs)]


def exceeds(one: list[int], other: list[int]) -> bool:
    """Has the one more of anything?"""
    for i in range(len(one)):
        if one[i] > other[i]:
            return True
    return False


def better_plans(home: FiendsHome, outlook: Outlook) -> list[list[int]]:
    """Settlements with more of something than the present one, one for each worth."""
    now = present_settlement(home)
    base = worth(home, now, outlook)
    seen: list[list[int]] = [base]
    found: list[list[int]] = []
    for cells in moves(home):
        value = worth(home, cells, outlook)
        if value not in seen and exceeds(value, base):
            seen.append(value)
            found.append(cells)
    return found


def moves(home: FiendsHome) -> list[list[int]]:
    """Every way to put friendly orcs into orc dwellings, dwarfs moved out of their way.

    Those with few who move come first.
    """
    places = houses(home)
    lairs = [house for house in places if house.orcs]
    friends = movable_friends(home)
    found: list[list[int]] = []
    for chosen in placements(len(friends), [house.cell for house in lairs]):
        cells = present_settlement(home)
        for friend, cell in zip(friends, chosen, strict=True):
            cells[len(home.dwarfs) + friend] = cell
        for vacate in (False, True):
            settled = make_way(home, places, cells[:], vacate)
            if settled and settled not in found:
                found.append(settled)
    now = present_settlement(home)
    order = sorted([(moved_by(now, found[i]), i) for i in range(len(found))])
    return [found[i] for _, i in order]


def moved_by(now: list[int], then: list[int]) -> int:
    """How many move."""
    n = 0
    for i in range(len(now)):
        if now[i] != then[i]:
            n += 1
    return n


def placements(n: int, cells: list[int]) -> list[list[int]]:
    """Every way to give `n` orcs a cell each."""
    if n == 0:
        return [[]]
    found: list[list[int]] = []
    for i in range(len(cells)):
        for rest in placements(n - 1, cells[:i] + cells[i + 1 :]):
            found.append([cells[i], *rest])
    return found


def make_way(home: FiendsHome, places: list[House], cells: list[int], vacate: bool) -> list[int]:
    """Dwarfs leave guest dwellings that a friendly orc needs, or all; empty if they have no bed."""
    dwarfs = len(home.dwarfs)
    for house in places:
        if house.guest and (vacate or house.cell in cells[dwarfs:]):
            for i in range(dwarfs):
                if cells[i] == house.cell:
                    bed = free_bed(places, cells, dwarfs)
                    if bed < 0:
                        return []
                    cells[i] = bed
    return cells


def free_bed(places: list[House], cells: list[int], dwarfs: int) -> int:
    """A cell with a free bed that is for dwarfs only; -1 if there is none."""
    for house in places:
        if house.beds and not house.orcs and cells[:dwarfs].count(house.cell) < house.beds:
            return house.cell
    return -1


def spread(home: FiendsHome, weakest_out: bool) -> list[int]:
    """Fill dwellings in the order of their points, cheap ones first.

    The strongest dwarfs get the cheap dwellings, which orcs like least; or the other way round.
    """
    cells = present_settlement(home)
    order = sorted([(strength_of(home.dwarfs[i]), i) for i in movable(home)], reverse=weakest_out)
    taken = [cells[len(home.dwarfs) + i] for i in range(len(home.friends))]
    beds: list[int] = []
    places = sorted([(house.points, house.cell, house.beds) for house in houses(home)])
    for _, cell, n in places:
        if cell not in taken:
            beds += [cell] * n
    if len(beds) < len(order):
        return cells
    for (_, i), cell in zip(order, beds, strict=False):
        cells[i] = cell
    return cells


def various(home: FiendsHome) -> bool:
    """Is there more than one way to live, for orcs that come into the cave (FF-9.3)?"""
    free = movable(home)
    places = houses(home)
    beds = 0
    for house in places:
        beds += house.beds
    dwellings = [house.cell for house in places if house.beds]
    if len(dwellings) > 1 and free:
        strengths = {strength_of(home.dwarfs[i]) for i in free}
        if beds > len(free) or len(strengths) > 1:
            return True
    lairs = [house.cell for house in places if house.orcs]
    return len(lairs) > 1 and len(movable_friends(home)) > 0
