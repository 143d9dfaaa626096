"""Finishing a turn of Agricola on a copy."""

from __future__ import annotations

from typing import Final

from hearthside.bots.agricola.evaluate import Judge
from hearthside.bots.agricola.prune import Pruner
from hearthside.bots.turn_search import LONG, NOTHING, TurnSearch
from hearthside.core import engine
from hearthside.core.choice import Choice, kind_of
from hearthside.core.state import AnyNode, Frame
from hearthside.games.agricola.flow.work import PlacePerson
from hearthside.games.agricola.kinds import EAT, SWAP
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.teams import partner

BROAD: Final = 16
"""Decisions with more options are not compared by the end of the turn."""


class Search(TurnSearch[Agricola]):
    """Looks ahead for one seat, to the end of its turn."""

    def __init__(self, judge: Judge, pruner: Pruner, seat: int) -> None:
        super().__init__(seat)
        self.judge = judge
        self.pruner = pruner

    def start(self, s: Agricola) -> Agricola:
        """A copy that ends with what the seat does now: what comes after it is cut off."""
        t = s.copy()
        if t.lanes:
            t.main.clear()
            return t
        i = len(t.main)
        while i and t.main[i - 1].player == self.seat:
            i -= 1
        del t.main[:i]
        return t

    def going_on(self, s: Agricola) -> bool:
        """Has the seat more to decide in this turn or harvest?"""
        if s.lanes:
            return len(s.lanes[self.seat]) > 0
        return s.decider == self.seat and len(s.main) > 0

    def candidates(self, s: Agricola, width: int) -> list[Choice]:
        """The options worth a try; of fields and rooms at most `width` each."""
        options = engine.options_of(s, self.seat)
        return self.pruner.pick(s.players[self.seat], options, width)

    def sides(self, s: Agricola) -> list[Choice]:
        """Any-time exchanges that may help to go on."""
        return [c for c in engine.side_options(s, self.seat) if kind_of(c) in (EAT, SWAP)]

    def best(self, s: Agricola) -> Agricola:
        """The most promising position after one more decision of this turn."""
        options = self.candidates(s, 1)
        if not options:
            options = self.sides(s)
        if len(options) == 1:
            engine.choose(s, options[0], self.seat)
            return s
        level = len(self.stack(s))
        found = s
        top = NOTHING
        for c in options:
            t = s.copy()
            engine.choose(t, c, self.seat)
            steps = 0
            while steps < LONG and self.going_on(t) and len(self.stack(t)) > level:
                t = self.best(t)
                steps += 1
            value = self.value(t)
            if value > top:
                top = value
                found = t
        return found

    def compares(self, options: list[Choice]) -> bool:
        return len(options) <= BROAD

    def value(self, s: Agricola) -> float:
        """What the position is worth to the seat, and to its partner if it has one."""
        if s.rules.teams:
            return self.judge.value(s, self.seat) + self.judge.value(s, partner(s, self.seat))
        return self.judge.value(s, self.seat)

    def with_next_person(self, s: Agricola, node: AnyNode) -> float:
        """The value of the end of a turn once the next person at home has had its turn, too."""
        if s.main or s.lanes or s.players[self.seat].at_home() < 0:
            return self.value(s)
        if type(node) is not PlacePerson:
            return self.value(s)
        t = s.copy()
        t.main.append(Frame(node, self.seat))
        engine.advance(t)
        if not self.going_on(t):
            return self.value(t)
        return self.top(t)
