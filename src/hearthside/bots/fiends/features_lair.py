"""Orcs, traps, mines and friends of one home in numbers."""

from __future__ import annotations

from typing import Final

from hearthside.bots.fiends.evaluate import beside
from hearthside.games.caverna.dwarf import at_home, strength_of
from hearthside.games.caverna.goods import DOG
from hearthside.games.caverna.harvest import NO_HARVEST
from hearthside.games.fiends.dwarf import is_prisoner
from hearthside.games.fiends.friendly_orc import is_captive, is_ready
from hearthside.games.fiends.home import ORC_LETTERS, RESERVE, FiendsHome
from hearthside.games.fiends.laid_trap import active_traps, is_active, trap_cell, trap_type
from hearthside.games.fiends.lost_cell import ORE_MINE, ROOM, RUBY_MINE, terrain_of
from hearthside.games.fiends.questions import CHIEF, MINE_ORC, ORC_WORKER
from hearthside.games.fiends.state import ORC_MARKER, Fiends
from hearthside.games.fiends.tables import BOARDS, EVENTS
from hearthside.games.fiends.traps import TRAPS, HoldTrap, KoTrap

LAIR_NAMES: Final = (
    "judged orcs",
    "judged traps",
    "judged mines",
    "judged orc dwellings",
    "judged friends",
    "judged prisoners",
    "fiends",
    "fiendish strength",
    "strongest fiend",
    "weakest fiend",
    "fiends in cave",
    "yellow access",
    "strength of dogs",
    "fiends beatable",
    "fiends beatable now",
    "goods for bribes",
    "goods for displacement",
    "active traps",
    "used traps",
    "active ko traps",
    "active hold traps",
    "ko limit",
    "hold limit",
    "fiends beside traps",
    "ore on mines",
    "rubies on mines",
    "laden mines",
    "mines with donkeys",
    "lost spaces",
    "lost tiles",
    "lost mines",
    "prisoners",
    "friends",
    "friends to place",
    "captive friends",
    "chief orcs",
    "mine orcs",
    "orc workers",
    "vacant orc dwellings",
)


def next_event(s: Fiends) -> int:
    """The orc event that is going on or comes next; EVENTS + 1 if there is none."""
    if s.event:
        return s.event
    if s.marker == ORC_MARKER and s.harvest == NO_HARVEST:
        return s.orc_markers()
    return s.orc_markers() + 1


class Mines:
    """What lies on the mines, and on how many."""

    def __init__(self, ore: int, rubies: int, laden: int) -> None:
        self.ore = ore
        self.rubies = rubies
        self.laden = laden


def mines_of(home: FiendsHome) -> Mines:
    ore = rubies = laden = 0
    for cell, n in home.mines.items():
        if n:
            laden += 1
        if home.land.ruby_mines >> cell & 1:
            rubies += n
        else:
            ore += n
    return Mines(ore, rubies, laden)


class Family:
    """The strongest free dwarf, the strongest that can still be placed, and the prisoners."""

    def __init__(self, strongest: int, strongest_ready: int, prisoners: int) -> None:
        self.strongest = strongest
        self.strongest_ready = strongest_ready
        self.prisoners = prisoners


def family_of(home: FiendsHome) -> Family:
    strongest = strongest_ready = prisoners = 0
    for dwarf in home.dwarfs:
        strength = strength_of(dwarf)
        if is_prisoner(dwarf):
            prisoners += 1
        elif strength > strongest:
            strongest = strength
        if at_home(dwarf) and strength > strongest_ready:
            strongest_ready = strength
    return Family(strongest, strongest_ready, prisoners)


def foes(home: FiendsHome, family: Family, out: list[float]) -> None:
    """The fiendish orcs that are left, and which of them a dwarf with all dogs could beat."""
    dogs = home.goods[DOG] * home.dog_strength()
    fiends = powers = top = beatable = beatable_now = in_cave = 0
    low = 99
    for orc in range(ORC_LETTERS):
        if home.place[orc] < RESERVE:
            continue
        power = home.power[orc]
        fiends += 1
        powers += power
        top = max(top, power)
        low = min(low, power)
        if home.place[orc] >= 0:
            if family.strongest and family.strongest + dogs >= power:
                beatable += 1
            if family.strongest_ready and family.strongest_ready + dogs >= power:
                beatable_now += 1
        if home.in_cave(orc):
            in_cave += 1
    out += [
        float(fiends),
        float(powers),
        float(top),
        float(low if fiends else 0),
        float(in_cave),
        1.0 if fiends == 0 else 0.0,
        float(dogs),
        float(beatable),
        float(beatable_now),
    ]


def payments(s: Fiends, home: FiendsHome, out: list[float]) -> None:
    """Goods for bribes and displacements in the next event."""
    event = next_event(s)
    bribes = home.goods[s.bribes[event - 1]] if event <= len(s.bribes) else 0
    pushes = home.goods[BOARDS[event - 1].displace] if event <= EVENTS else 0
    out += [float(bribes), float(pushes)]


def snares(home: FiendsHome, out: list[float]) -> None:
    """Active and used traps, what they hold, which orcs stand beside them."""
    ko = hold = ko_limit = hold_limit = 0
    covered = 0
    for laid in home.traps:
        if not is_active(laid):
            continue
        trap = TRAPS[trap_type(laid)]
        if isinstance(trap, KoTrap):
            ko += 1
            ko_limit = max(ko_limit, trap.limit)
        elif isinstance(trap, HoldTrap):
            hold += 1
            hold_limit = max(hold_limit, trap.limit)
        for orc in range(ORC_LETTERS):
            if home.place[orc] >= 0 and beside(home.place[orc], trap_cell(laid)):
                covered |= 1 << orc
    active = active_traps(home.traps)
    out += [
        float(active),
        float(len(home.traps) - active),
        float(ko),
        float(hold),
        float(ko_limit),
        float(hold_limit),
        float(covered.bit_count()),
    ]


def losses(home: FiendsHome, out: list[float]) -> None:
    """Spaces, tiles and mines that orcs occupy."""
    rooms = mines = 0
    for lost in home.lost:
        terrain = terrain_of(lost)
        if terrain == ROOM:
            rooms += 1
        elif terrain == ORE_MINE or terrain == RUBY_MINE:
            mines += 1
    out += [float(len(home.lost)), float(rooms), float(mines)]


def allies(home: FiendsHome, out: list[float]) -> None:
    """Friendly orcs and dwellings for more."""
    ready = captive = chiefs = miners = workers = 0
    for i in range(len(home.friends)):
        if is_captive(home.friends[i]):
            captive += 1
        elif is_ready(home.friends[i]):
            ready += 1
        if home.able(i, CHIEF):
            chiefs += 1
        elif home.able(i, MINE_ORC):
            miners += 1
        elif home.able(i, ORC_WORKER):
            workers += 1
    out += [
        float(len(home.friends)),
        float(ready),
        float(captive),
        float(chiefs),
        float(miners),
        float(workers),
        float(len(home.vacant())),
    ]
