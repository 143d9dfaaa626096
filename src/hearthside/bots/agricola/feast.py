"""Feeding: the plan that costs the least."""

from __future__ import annotations

from hearthside.bots.agricola.search import NOTHING, Search
from hearthside.core import engine
from hearthside.core.choice import Choice
from hearthside.games.agricola.exchanges.food import crafts_in, pack_plan, unpack_plan
from hearthside.games.agricola.kinds import FEED
from hearthside.games.agricola.state import Agricola


class Feast:
    """Starts from the best of the proposals and swaps goods as long as that helps."""

    def __init__(self, search: Search, s: Agricola) -> None:
        self.search = search
        self.s = s
        self.best: Choice = -1
        self.top = NOTHING

    def choose(self) -> Choice:
        """The best plan found."""
        for c in engine.options_of(self.s, self.search.seat):
            self.look_at(c)
        while self.better():
            pass
        return self.best

    def look_at(self, c: Choice) -> bool:
        """Remember a plan if it is the best so far."""
        value = self.search.try_out(self.s, c, 0)
        if value > self.top + 1e-6:
            self.top = value
            self.best = c
            return True
        return False

    def better(self) -> bool:
        """Is there a better plan with one good less of a kind, and one or two more of another?"""
        crafts = crafts_in(self.best)
        for less in range(5):
            plan = unpack_plan(self.best)
            if not plan[less]:
                continue
            plan[less] -= 1
            if self.acceptable(plan, crafts):
                return True
            for more in range(5):
                if more != less:
                    for _ in range(2):
                        plan[more] += 1
                        if self.acceptable(plan, crafts):
                            return True
                    plan[more] -= 2
        return False

    def acceptable(self, plan: list[int], crafts: int) -> bool:
        """Is the plan legal, and the best so far?"""
        for n in plan:
            if n > 63:
                return False
        c = pack_plan(FEED, plan, crafts)
        return engine.accepts(self.s, self.search.seat, c) and self.look_at(c)
