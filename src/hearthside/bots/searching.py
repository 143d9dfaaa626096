"""The bots that search: whole turns compared by a learned value, and a tree on top of that."""

from __future__ import annotations

from typing import Final

from hearthside.bots.advice import Advice
from hearthside.bots.base import Bot
from hearthside.bots.budget import Budget
from hearthside.bots.guide import Guide
from hearthside.bots.knowledge import Knowledge, knowledge_of
from hearthside.bots.rng import Rng
from hearthside.bots.tree import Branch, Tree
from hearthside.bots.turns import Plan, Turns, by_value
from hearthside.bots.value import chance_with, utilities
from hearthside.core import engine
from hearthside.core.choice import Choice
from hearthside.core.state import State


class Effort:
    """How hard a bot thinks."""

    def __init__(
        self,
        iterations: int = 0,
        seconds: float = 0.0,
        width: int = 4,
        wide: int = 3,
        most: int = 600,
        compared: int = 8,
        paced: bool = True,
    ) -> None:
        self.iterations = iterations
        """Iterations of the tree search; with none, turns are compared by their ends alone."""
        self.seconds = seconds
        """At most so long; 0 for as long as it takes."""
        self.width = width
        self.wide = wide
        self.most = most
        """How turns at the root are listed (turns.py)."""
        self.compared = compared
        """So many of them the tree search compares."""
        self.patience = 0.0
        """Where people wait, it stops after so many seconds of a turn; 0 for never."""
        self.paced = paced
        """Are the iterations those of a level, which each game has at its own pace?"""

    def budget(self, guide: Guide) -> Budget:
        return Budget(self.iterations * (guide.pace if self.paced else 1), self.seconds)

    def turns(self, guide: Guide) -> Turns:
        return Turns(guide, self.width, self.wide, self.most)


WITHIN: Final = Effort(width=1, wide=1, most=80)
"""How turns below the root of a tree are listed."""


class SearchBot(Bot):
    """Lists whole turns, looks at where they end, and tries the best further.

    It remembers the tree of its last search, and goes on from there if the game went that way.
    """

    def __init__(self, name: str, effort: Effort, kind: str = "") -> None:
        self.name = name
        self.effort = effort
        self.kind = kind
        self.budget = Budget(0)
        self.known: list[Branch] = []
        """What the last search found out about positions that may come."""

    def hurry(self) -> None:
        """People wait for it: on a slow machine it makes fewer iterations."""
        if not self.effort.seconds:
            self.effort.seconds = self.effort.patience

    def stop(self) -> None:
        """End the search that is going on; it answers with the best it has."""
        self.budget.stopped = True

    def choose(self, state: State, seat: int, rng: Rng) -> Choice:
        options = engine.options_of(state, seat)
        knowledge = knowledge_of(state, self.kind)
        guide = knowledge.guide
        if not guide.major(state, seat):
            return guide.policy(state, seat, rng)
        if len(options) == 1 and not engine.side_options(state, seat):
            return options[0]
        return self.plans(knowledge, state, seat, rng)[0].choices[0]

    def plans(self, knowledge: Knowledge, s: State, seat: int, rng: Rng) -> list[Plan]:
        """The turns that were found, the best first."""
        effort = self.effort
        guide = knowledge.guide
        plans = effort.turns(guide).plans(s, seat)
        values = utilities(knowledge.value, guide, [plan.end for plan in plans], seat)
        for i in range(len(plans)):
            plans[i].value = values[i]
        if not effort.iterations or len(plans) == 1 or not guide.opens(s, seat):
            plans.sort(key=by_value)
            return plans
        self.budget = effort.budget(guide)
        tree = Tree(knowledge, WITHIN.turns(guide), s, seat, rng)
        found = tree.compare(plans, effort.compared, self.budget, self.known)
        self.known = tree.own_branches()
        return found

    def rank(self, state: State, seat: int, rng: Rng) -> list[Choice]:
        """The options of `seat`: those that were looked at, then the others."""
        first = [advice.choice for advice in self.advise(state, seat, rng)]
        return first + [c for c in engine.options_of(state, seat) if c not in first]

    def advise(self, state: State, seat: int, rng: Rng) -> list[Advice]:
        """The options that were looked at, each with its best turn; the best first.

        The others are told by how much worse the search found them.
        """
        knowledge = knowledge_of(state, self.kind)
        guide = knowledge.guide
        if not guide.major(state, seat):
            return self.advise_on_detail(knowledge, state, seat, rng)
        best: list[Plan] = []
        seen: set[Choice] = set()
        for plan in self.plans(knowledge, state, seat, rng):
            if plan.choices and plan.choices[0] not in seen:
                seen.add(plan.choices[0])
                best.append(plan)
        looks = knowledge.value.look([plan.end for plan in best], seat)
        points, lead, win = looks[0]
        found: list[Advice] = []
        for i in range(len(best)):
            less = best[i].value - best[0].value
            chance = chance_with(win, less)
            found.append(Advice(best[i].choices, best[i].end, points + less, lead + less, chance))
        return found

    def advise_on_detail(self, knowledge: Knowledge, s: State, seat: int, rng: Rng) -> list[Advice]:
        """A decision that is no turn: what the policy does, then the other options as they are."""
        first = knowledge.guide.policy(s.copy(), seat, rng)
        options = [first] + [c for c in engine.options_of(s, seat) if c != first]
        found: list[Advice] = []
        for c in options:
            t = s.copy()
            engine.choose(t, c, seat)
            points, lead, win = knowledge.value.look([t], seat)[0]
            found.append(Advice([c], t, points, lead, win))
        return found
