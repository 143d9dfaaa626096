"""Feeding: the plan that costs the least."""

from __future__ import annotations

from typing import Final, Generic

from hearthside.bots.turn_search import NOTHING, S, TurnSearch
from hearthside.core import engine
from hearthside.core.choice import Choice

BETTER: Final = 1e-6
"""A smaller difference is none."""


class Feast(Generic[S]):
    """Starts from the best of the proposals and swaps goods as long as that helps."""

    def __init__(self, search: TurnSearch[S], s: S) -> None:
        self.search = search
        self.s = s
        self.best: Choice = -1
        self.top = NOTHING

    def plan(self) -> list[int]:
        """How much of each good the best plan takes."""
        raise AssertionError("every game has its plans")

    def with_goods(self, plan: list[int]) -> Choice:
        """The best plan, but with these goods; -1 if no choice can say so."""
        raise AssertionError("every game has its plans")

    def choose(self) -> Choice:
        """The best plan found."""
        for c in engine.options_of(self.s, self.search.seat):
            self.consider(c)
        while self.improve():
            pass
        return self.best

    def consider(self, c: Choice) -> bool:
        """Remember a plan if it is the best so far."""
        value = self.search.try_out(self.s, c, 0)
        if value > self.top + BETTER:
            self.top = value
            self.best = c
            return True
        return False

    def improve(self) -> bool:
        """Is there a better plan with one good less of a kind, and one or two more of another?"""
        for less in range(len(self.plan())):
            plan = self.plan()
            if not plan[less]:
                continue
            plan[less] -= 1
            if self.acceptable(plan):
                return True
            for more in range(len(plan)):
                if more != less:
                    for _ in range(2):
                        plan[more] += 1
                        if self.acceptable(plan):
                            return True
                    plan[more] -= 2
        return False

    def acceptable(self, plan: list[int]) -> bool:
        """Is the plan legal, and the best so far?"""
        c = self.with_goods(plan)
        return c >= 0 and engine.accepts(self.s, self.search.seat, c) and self.consider(c)
