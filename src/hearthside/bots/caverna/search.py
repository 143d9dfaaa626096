"""Finishing a turn of Caverna on a copy."""

from __future__ import annotations

from typing import Final

from hearthside.bots.caverna.evaluate import Judge
from hearthside.bots.caverna.prune import Pruner
from hearthside.bots.turn_search import NOTHING, TurnSearch
from hearthside.core import engine
from hearthside.core.choice import Choice, arg, kind_of, kinds
from hearthside.core.sequence import Simultaneous
from hearthside.core.state import AnyNode, Frame
from hearthside.games.caverna.harvest import NO_HARVEST
from hearthside.games.caverna.kinds import BUY, FURNISH, LOOT, PLACE
from hearthside.games.caverna.program import ROUND
from hearthside.games.caverna.rounds import Income, SoloClearing
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.verbs.expedition import Expedition
from hearthside.games.caverna.verbs.trade import Market
from hearthside.games.caverna.work import PlaceDwarf, Work

ARMED: Final = kinds(LOOT)
"""An expedition."""
STEPWISE: Final = kinds(LOOT, BUY)
"""One after another, as many as allowed: to finish every one of them would take too long."""
MANY: Final = kinds(LOOT, FURNISH, BUY)
"""So many options that it pays to remember what they gained."""


def harvest_of_each() -> AnyNode:
    """The steps of the harvest that every seat does for itself."""
    for part in ROUND.members:
        if isinstance(part, Simultaneous):
            return part.part
    raise AssertionError("a round has a harvest")


HARVEST: Final = harvest_of_each()


class Search(TurnSearch[Caverna]):
    """Looks ahead for one seat, to the end of its turn."""

    def __init__(self, judge: Judge, pruner: Pruner, seat: int) -> None:
        super().__init__(seat)
        self.judge = judge
        self.pruner = pruner
        self.harvest: AnyNode = HARVEST

    def start(self, s: Caverna) -> Caverna:
        """A copy that ends with this turn: what comes after it is cut off."""
        t = s.copy()
        if t.lanes:
            t.main.clear()
        else:
            for i in range(len(t.main) - 1, -1, -1):
                if isinstance(t.main[i].node, Work):
                    del t.main[: i + 1]
                    break
        return t

    def going_on(self, s: Caverna) -> bool:
        """Has the seat more to decide in this turn or harvest?"""
        if s.lanes:
            return s.harvest != NO_HARVEST and len(s.lanes[self.seat]) > 0
        if s.decider != self.seat or not s.main:
            return False
        frame = s.main[-1]
        node = frame.node
        if isinstance(node, PlaceDwarf):
            return frame.pos != 0
        return not isinstance(node, SoloClearing) and not isinstance(node, Income)

    def own_harvest(self, s: Caverna) -> float:
        """The value after the own steps of the harvest, the others left out."""
        t = s.copy()
        t.main.clear()
        t.lanes = [[] for _ in range(t.seats)]
        t.offers = [[] for _ in range(t.seats)]
        t.lanes[self.seat] = [Frame(self.harvest, self.seat)]
        engine.advance(t)
        return self.value(self.finish(t))

    def candidates(self, s: Caverna, width: int) -> list[Choice]:
        """The options worth a try; of placements at most `width` per tile."""
        options = engine.options_of(s, self.seat)
        if options and kind_of(options[0]) == PLACE:
            paid = self.stack(s)[-1].pos != 0
            ready = [c for c in options if kind_of(c) == PLACE and self.ready(s, c, paid)]
            return ready if ready else options
        return self.pruner.pick(s.homes[self.seat], options, width)

    def ready(self, s: Caverna, c: Choice, paid: bool) -> bool:
        """Can the space be used without exchanges? Who paid a ruby wants an expedition."""
        node = s.content.spaces[arg(c, 0)].node
        return (not paid or node.first & ARMED != 0) and node.doable(s, self.seat)

    def deeper(self, s: Caverna, level: int) -> bool:
        """Is a detail of the last choice open? Further loot and further purchases are none."""
        stack = self.stack(s)
        if len(stack) <= level:
            return False
        node = stack[-1].node
        return not isinstance(node, Expedition) and not isinstance(node, Market)

    def best(self, s: Caverna) -> Caverna:
        """The most promising position after one more decision of this turn."""
        options = self.candidates(s, 1)
        if len(options) == 1:
            engine.choose(s, options[0], self.seat)
            return s
        if not options:
            options = engine.side_options(s, self.seat)
        level = len(self.stack(s))
        found = s
        top = NOTHING
        before = NOTHING
        for c in options:
            t = s.copy()
            engine.choose(t, c, self.seat)
            while self.going_on(t) and self.deeper(t, level):
                t = self.best(t)
            value = self.value(t)
            if value > top:
                top = value
                found = t
            if 1 << kind_of(c) & MANY:
                if before == NOTHING:
                    before = self.value(s)
                self.pruner.learn(c, value - before)
        return found

    def compares(self, options: list[Choice]) -> bool:
        return not 1 << kind_of(options[0]) & STEPWISE

    def value(self, s: Caverna) -> float:
        return self.judge.value(s, self.seat)

    def with_next_dwarf(self, s: Caverna, node: AnyNode) -> float:
        """The value of the end of a turn once the next dwarf at home has had its turn, too."""
        if s.main or s.lanes or s.homes[self.seat].lowest_at_home() < 0:
            return self.value(s)
        t = s.copy()
        t.main.append(Frame(node, self.seat))
        engine.advance(t)
        if not t.main:
            return self.value(t)
        return self.top(t)
