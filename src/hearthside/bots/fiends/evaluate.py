"""What a position is worth to a seat: as in Caverna, and what the orcs may still do."""

from __future__ import annotations

from typing import cast

from hearthside.bots.caverna.clock import Clock
from hearthside.bots.caverna.evaluate import Judge
from hearthside.bots.fiends.clock import FiendsClock
from hearthside.bots.fiends.weights import FiendsWeights
from hearthside.games.caverna.cells import column_of, row_of
from hearthside.games.caverna.dwarf import strength_of
from hearthside.games.caverna.goods import DOG, ORE, WOOD
from hearthside.games.caverna.state import Caverna
from hearthside.games.fiends.dwarf import is_prisoner
from hearthside.games.fiends.home import RESERVE, FiendsHome
from hearthside.games.fiends.laid_trap import is_active, trap_cell, trap_type
from hearthside.games.fiends.questions import CHIEF, MINE_ORC, ORC_WORKER
from hearthside.games.fiends.state import ORC_MARKER, Fiends
from hearthside.games.fiends.tables import EVENTS
from hearthside.games.fiends.traps import (
    TRAPS,
    Halving,
    Hitting,
    HoldTrap,
    KoTrap,
    Paying,
    Permanent,
)


def beside(cell: int, other: int) -> bool:
    """Could an orc be pushed from one space to the other?"""
    return abs(row_of(cell) - row_of(other)) <= 1 and abs(column_of(cell) - column_of(other)) <= 1


class FiendsJudge(Judge):
    """Evaluates positions with orcs in them."""

    def __init__(self, weights: FiendsWeights) -> None:
        super().__init__(weights)
        self.own = weights

    def clock(self, s: Caverna, p: int) -> Clock:
        return FiendsClock(s, p)

    def value(self, s: Caverna, p: int) -> float:
        game = cast(Fiends, s)
        home = game.lair(p)
        clock = self.clock(s, p)
        tempo = clock.actions / (clock.actions + self.own.tempo)
        value = super().value(s, p) + self.orcs(game, home, clock.actions)
        value += self.traps(game, home)
        for cell, n in home.mines.items():
            ruby = home.land.ruby_mines >> cell & 1
            value += self.own.laden * tempo * n * (3 if ruby else 1)
        value += len(home.vacant()) * self.own.lodging * tempo
        value += self.friends(home, clock.rounds)
        for dwarf in home.dwarfs:
            if is_prisoner(dwarf):
                value -= 1 + self.own.action * clock.rounds / 2
        return value

    def friends(self, home: FiendsHome, rounds: int) -> float:
        """Friendly orcs, and what their dwellings let them do (FF-7.4)."""
        w = self.own
        value = 0.0
        for i in range(len(home.friends)):
            each = w.friend
            if home.able(i, ORC_WORKER):
                each += w.worker
            elif home.able(i, CHIEF):
                each += w.chief
            elif home.able(i, MINE_ORC) and home.land.ore_mines:
                each += w.miner
            value += 1 + each * rounds
        return value

    def orcs(self, s: Fiends, home: FiendsHome, actions: int) -> float:
        """The price of orcs that are left, and what arms and bribes may save of it."""
        w = self.own
        powers: list[int] = []
        value = 0.0
        for orc in range(4):
            if home.place[orc] >= RESERVE:
                powers.append(home.power[orc])
                value -= w.orc + w.power * home.power[orc]
                if home.in_cave(orc):
                    value -= w.in_cave
        if not powers:
            return w.last
        powers.sort()
        time = actions / (actions + w.haste)
        return value + time * self.hope(home, powers) + self.bribes(s, home, sum(powers))

    def hope(self, home: FiendsHome, powers: list[int]) -> float:
        """Fights that could be won with the weapons and dogs there are, weak orcs first."""
        w = self.own
        dogs = home.goods[DOG] * home.dog_strength()
        weapons: list[float] = []
        unarmed = False
        for dwarf in home.dwarfs:
            if not is_prisoner(dwarf):
                strength = strength_of(dwarf)
                if strength:
                    weapons.append(float(strength))
                else:
                    unarmed = True
        if unarmed and home.goods[ORE]:
            weapons.append(w.forged * min(home.goods[ORE], 8))
        value = 0.0
        for power in powers:
            whole = w.orc + w.power * power
            chosen = -1
            strongest = 0.0
            for i in range(len(weapons)):
                strongest = max(strongest, weapons[i])
                if weapons[i] + dogs >= power and (chosen < 0 or weapons[i] < weapons[chosen]):
                    chosen = i
            if chosen >= 0:
                value += w.beatable * whole
                lost = min(weapons[chosen], float(power))
                weapons[chosen] -= lost
                dogs -= int(power - lost)
            elif strongest:
                part = (strongest + dogs) / power
                value += w.hopeful * whole * part * part
            else:
                value += w.hopeful * whole * min(1.0, dogs / power) / 3
        return value

    def bribes(self, s: Fiends, home: FiendsHome, powers: int) -> float:
        """Goods that the next event takes as bribes."""
        event = s.event if s.event else s.orc_markers() + (0 if s.marker == ORC_MARKER else 1)
        if event > EVENTS:
            return 0.0
        return self.own.bribe * min(home.goods[s.bribes[event - 1]], powers)

    def traps(self, s: Fiends, home: FiendsHome) -> float:
        """What active traps may do to orcs beside them; each orc is counted once."""
        w = self.own
        value = 0.0
        taken = 0
        for trap in home.traps:
            if not is_active(trap):
                value += 2
                continue
            best = 0.0
            victim = -1
            for orc in range(4):
                place = home.place[orc]
                near = place < 0 or beside(place, trap_cell(trap))
                if place < RESERVE or taken >> orc & 1 or not near:
                    continue
                gain = self.harm(home, trap_type(trap), orc)
                if gain > best:
                    best = gain
                    victim = orc
            if victim >= 0 and s.orc_markers() < EVENTS:
                taken |= 1 << victim
                value += best * w.trap * (1.0 if home.goods[WOOD] else 0.85)
        return value

    def harm(self, home: FiendsHome, index: int, orc: int) -> float:
        """What a trap would do to an orc that enters it."""
        w = self.own
        trap = TRAPS[index]
        power = home.power[orc]
        whole = w.orc + w.power * power
        if isinstance(trap, KoTrap):
            return whole + 2 if power <= trap.limit else 0.0
        if isinstance(trap, HoldTrap):
            if power > trap.limit:
                return 0.0
            return whole if home.vacant() else 0.35 * whole
        if isinstance(trap, Halving):
            return w.power * (power // 2) + 2
        if isinstance(trap, Permanent):
            return w.power * 2 * trap.less
        if isinstance(trap, Hitting):
            return w.power * trap.node.hits * trap.node.less
        if isinstance(trap, Paying):
            return 0.3 * w.power * power
        return 0.0
