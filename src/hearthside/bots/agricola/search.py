"""Finishing a turn on a copy: at each decision of it, the option that looks best."""

from __future__ import annotations

from typing import Final

from hearthside.bots.agricola.evaluate import Judge
from hearthside.bots.agricola.prune import Pruner
from hearthside.core import engine
from hearthside.core.choice import Choice, kind_of
from hearthside.core.state import AnyNode, Frame
from hearthside.games.agricola.flow.work import PlacePerson
from hearthside.games.agricola.kinds import EAT, SWAP
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.teams import partner

NOTHING: Final = -1e9
"""Worse than any position."""
LONG: Final = 60
"""No turn has more decisions."""
BROAD: Final = 16
"""Decisions with more options are not looked at more closely."""


class Search:
    """Looks ahead for one seat, to the end of its turn."""

    def __init__(self, judge: Judge, pruner: Pruner, seat: int) -> None:
        self.judge = judge
        self.pruner = pruner
        self.seat = seat

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

    def stack(self, s: Agricola) -> list[Frame]:
        return s.lanes[self.seat] if s.lanes else s.main

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

    def finish(self, s: Agricola) -> Agricola:
        """The position after the rest of the turn, each step by the evaluation only."""
        steps = 0
        while steps < LONG and self.going_on(s):
            s = self.best(s)
            steps += 1
        return s

    def outcome(self, s: Agricola, c: Choice, levels: int) -> Agricola:
        """The position after a choice and the rest of the turn.

        For `levels` levels of decisions every option is finished before one is chosen.
        """
        t = s.copy()
        engine.choose(t, c, self.seat)
        if not levels or not self.going_on(t):
            return self.finish(t)
        options = self.candidates(t, 2)
        if not options or len(options) > BROAD:
            return self.finish(t)
        found = t
        top = NOTHING
        for other in options:
            u = self.outcome(t, other, levels - 1)
            value = self.value(u)
            if value > top:
                top = value
                found = u
        return found

    def value(self, s: Agricola) -> float:
        """What the position is worth to the seat, and to its partner if it has one."""
        if s.rules.teams:
            return self.judge.value(s, self.seat) + self.judge.value(s, partner(s, self.seat))
        return self.judge.value(s, self.seat)

    def try_out(self, s: Agricola, c: Choice, levels: int) -> float:
        """The value of a choice at the end of the turn."""
        return self.value(self.outcome(s, c, levels))

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
        top = NOTHING
        for c in self.candidates(t, 1):
            top = max(top, self.try_out(t, c, 0))
        return top
