"""The last exchanges: those that bring points (CAV-12.1)."""

from __future__ import annotations

from hearthside.bots.caverna.search import Search
from hearthside.core import engine
from hearthside.core.choice import Choice
from hearthside.games.caverna.kinds import DONE
from hearthside.games.caverna.scoring import total
from hearthside.games.caverna.state import Caverna


class Finale:
    """Looks two exchanges ahead, by points alone."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.seat = search.seat

    def choose(self, s: Caverna) -> Choice:
        """The best exchange, or the first of the best two; the end of the moment if none gains."""
        options = engine.options_of(s, self.seat)
        if options[0] != DONE:
            return self.most(s, options)
        steps = self.steps(s)
        now = total(s, self.seat)
        best = DONE
        top = now
        after: list[Caverna] = []
        for c in steps:
            t = self.after(s, c)
            after.append(t)
            points = total(t, self.seat)
            if points > top:
                top = points
                best = c
        if best != DONE:
            return best
        for i in range(len(steps)):
            for c in self.steps(after[i]):
                points = total(self.after(after[i], c), self.seat)
                if points > top:
                    top = points
                    best = steps[i]
        return best

    def most(self, s: Caverna, options: list[Choice]) -> Choice:
        """The option with the most points."""
        best = options[0]
        top = total(self.after(s, best), self.seat)
        for c in options:
            points = total(self.after(s, c), self.seat)
            if points > top:
                top = points
                best = c
        return best

    def after(self, s: Caverna, c: Choice) -> Caverna:
        """The position after a choice, animals without room gone."""
        t = s.copy()
        engine.choose(t, c, self.seat)
        while self.open(t):
            options = engine.options_of(t, self.seat)
            if not options or options[0] == DONE:
                break
            engine.choose(t, self.most(t, options), self.seat)
        return t

    def open(self, s: Caverna) -> bool:
        """May the seat still exchange?"""
        return len(s.lanes) > 0 and len(s.lanes[self.seat]) > 0

    def steps(self, s: Caverna) -> list[Choice]:
        """The exchanges worth a look."""
        if not self.open(s):
            return []
        options = engine.side_options(s, self.seat)
        return self.search.pruner.pick(s.homes[self.seat], options, 2)
