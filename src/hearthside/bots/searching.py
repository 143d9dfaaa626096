"""The bots that search: whole turns compared by a learned value, and a tree on top of that."""

from __future__ import annotations

from typing import Final

from hearthside.bots.advice import Advice
from hearthside.bots.base import Bot
from hearthside.bots.budget import Budget
from hearthside.bots.guide import Guide, Listing
from hearthside.bots.knowledge import Knowledge, knowledge_of
from hearthside.bots.listing import valued
from hearthside.bots.rng import Rng
from hearthside.bots.tree import Branch, Tree
from hearthside.bots.turns import Plan, Turns
from hearthside.bots.value import chance_with, utilities
from hearthside.core import engine
from hearthside.core.choice import Choice, kind_of
from hearthside.core.state import State

BELOW: Final = Listing(1, 1, 80)


class Effort:
    """How hard a bot thinks."""

    def __init__(
        self,
        iterations: int = 0,
        seconds: float = 0.0,
        compared: int = 8,
        paced: bool = True,
    ) -> None:
        self.iterations = iterations
        """Iterations of the tree search; with none, turns are compared by their ends only."""
        self.seconds = seconds
        """At most this long; 0 for as long as it takes."""
        self.compared = compared
        """How many turns the tree search compares."""
        self.patience = 0.0
        """Where people wait, it stops after this many seconds of a turn; 0 for never."""
        self.paced = paced
        """Are the iterations those of a level, which each game has at its own pace?"""

    def budget(self, guide: Guide) -> Budget:
        return Budget(self.iterations * (guide.pace if self.paced else 1), self.seconds)


def turns_at_root(guide: Guide) -> Turns:
    return Turns(guide, guide.listing)


def turns_within(guide: Guide) -> Turns:
    """How turns below the root of a tree are listed."""
    return Turns(guide, BELOW)


class Beginning(Guide):
    """The guide of a game to the turns that begin with one choice."""

    def __init__(self, guide: Guide, choice: Choice) -> None:
        self.guide = guide
        self.choice = choice
        self.begins = True

    def begin(self, s: State, seat: int) -> None:
        self.guide.begin(s, seat)
        self.begins = True

    def start(self, s: State, seat: int) -> State:
        return self.guide.start(s, seat)

    def going_on(self, s: State, seat: int) -> bool:
        return self.guide.going_on(s, seat)

    def candidates(self, s: State, seat: int, width: int) -> list[Choice]:
        if self.begins:
            self.begins = False
            return [self.choice]
        return self.guide.candidates(s, seat, width)

    def proposals(self, s: State, seat: int, width: int) -> list[list[Choice]]:
        t = s.copy()
        engine.choose(t, self.choice, seat)
        if not self.guide.going_on(t, seat):
            return []
        return [[self.choice, *rest] for rest in self.guide.proposals(t, seat, width)]

    def quick(self, s: State, seat: int) -> float:
        return self.guide.quick(s, seat)


class SearchBot(Bot):
    """Lists whole turns, evaluates where they end, and tries the best further.

    It remembers the tree of its last search, and goes on from there if the game went that way.
    """

    def __init__(self, name: str, effort: Effort, kind: str = "") -> None:
        self.name = name
        self.effort = effort
        self.kind = kind
        self.budget = Budget(0)
        self.known: list[Branch] = []
        """What the last search found out about positions that may come."""
        self.rest: list[Choice] = []
        """How the turn goes on that the tree search has chosen."""
        self.expected: list[Choice] = []
        """What there is to choose from then."""

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
        if self.rest and options == self.expected and engine.accepts(state, seat, self.rest[0]):
            return self.follow(guide, state, seat, self.rest)
        if len(options) == 1 and not engine.side_options(state, seat):
            return options[0]
        best = self.plans(knowledge, state, seat, rng)[0]
        if self.effort.iterations and guide.opens(state, seat):
            return self.follow(guide, state, seat, best.choices)
        return best.choices[0]

    def follow(self, guide: Guide, s: State, seat: int, choices: list[Choice]) -> Choice:
        """The first of some choices; the others are remembered for when they are asked for."""
        self.rest = choices[1:]
        if self.rest:
            t = guide.start(s, seat)
            engine.choose(t, choices[0], seat)
            self.expected = engine.options_of(t, seat)[:]
        return choices[0]

    def plans(self, knowledge: Knowledge, s: State, seat: int, rng: Rng) -> list[Plan]:
        """The turns that were found, the best first."""
        effort = self.effort
        guide = knowledge.guide
        plans = valued(knowledge, turns_at_root(guide), s, seat)
        if not effort.iterations or len(plans) == 1 or not guide.opens(s, seat):
            return plans
        self.budget = effort.budget(guide)
        tree = Tree(knowledge, turns_within(guide), s, seat, rng)
        found = tree.compare(plans, effort.compared, self.budget, self.known)
        self.known = tree.own_branches()
        return found

    def rank(self, state: State, seat: int, rng: Rng) -> list[Choice]:
        """The options of `seat`: those that were evaluated, then the others."""
        first = [advice.choice for advice in self.advise(state, seat, rng)]
        return first + [c for c in engine.options_of(state, seat) if c not in first]

    def advise(self, state: State, seat: int, rng: Rng) -> list[Advice]:
        """The options that were evaluated, each with its best turn; the best first.

        The others are told by how much worse the search found them. Figures come from the best
        value there is, whatever the bot itself judges by.
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
        points, lead, win = knowledge_of(state).value.evaluate([best[0].end], seat)[0]
        found: list[Advice] = []
        for i in range(len(best)):
            less = best[i].value - best[0].value
            chance = chance_with(win, less)
            found.append(Advice(best[i].choices, best[i].end, points + less, lead + less, chance))
        return found

    def advise_on_detail(self, knowledge: Knowledge, s: State, seat: int, rng: Rng) -> list[Advice]:
        """A decision that is no turn: what the policy does, then the other options as they are."""
        first = knowledge.guide.policy(s.copy(), seat, rng)
        value = knowledge_of(s).value
        options = [first] + [c for c in engine.options_of(s, seat) if c != first]
        found: list[Advice] = []
        for c in options:
            t = s.copy()
            engine.choose(t, c, seat)
            points, lead, win = value.evaluate([t], seat)[0]
            found.append(Advice([c], t, points, lead, win))
        return found

    def worth(
        self, state: State, seat: int, choice: Choice, advices: list[Advice], rng: Rng
    ) -> float:
        """What a choice is worth with the best rest of its turn, in points of lead.

        This is the number that turns are compared by: the lead, VICTORY points more for a certain
        victory, and the anchor (value.py). With the same generator every choice of a position is
        evaluated with the same effort and on the same deals, so that differences count. The turns
        of `advices` that it could begin are not forgotten.
        """
        knowledge = knowledge_of(state, self.kind)
        guide = knowledge.guide
        guide.begin(state, seat)
        if not guide.major(state, seat):
            t = state.copy()
            engine.choose(t, choice, seat)
            return utilities(knowledge.value, guide, [t], seat)[0]
        plans = self.turns_with(guide, state, seat, choice)
        for advice in advices:
            if choice in advice.choices:
                plans += self.begun_by(guide, state, seat, choice, advice)
        values = utilities(knowledge.value, guide, [plan.end for plan in plans], seat)
        for i in range(len(plans)):
            plans[i].value = values[i]
        if self.effort.iterations and guide.opens(state, seat):
            return self.tried(knowledge, state, seat, plans, rng)
        return max(values)

    def turns_with(self, guide: Guide, s: State, seat: int, choice: Choice) -> list[Plan]:
        """The turns that begin with a choice; an exchange leaves open what to do after it."""
        turns = turns_at_root(guide)
        if s.anytime_kinds >> kind_of(choice) & 1:
            t = guide.start(s, seat)
            engine.choose(t, choice, seat)
            plans = turns.plans(t, seat) if guide.going_on(t, seat) else [Plan([], t)]
            for plan in plans:
                plan.choices.insert(0, choice)
            return plans
        turns.guide = Beginning(guide, choice)
        return turns.plans(s, seat)

    def begun_by(
        self, guide: Guide, s: State, seat: int, choice: Choice, advice: Advice
    ) -> list[Plan]:
        """An advised turn with one of its choices first; nothing if it cannot be played so."""
        if advice.choice == choice:
            return [Plan(advice.choices, advice.end)]
        rest = advice.choices[:]
        rest.remove(choice)
        t = guide.start(s, seat)
        if not engine.accepts(t, seat, choice):
            return []
        engine.choose(t, choice, seat)
        for c in rest:
            if not guide.going_on(t, seat) or not engine.accepts(t, seat, c):
                return []
            engine.choose(t, c, seat)
        return [] if guide.going_on(t, seat) else [Plan([choice, *rest], t)]

    def tried(
        self, knowledge: Knowledge, s: State, seat: int, plans: list[Plan], rng: Rng
    ) -> float:
        """What the tree search expects of the best of some turns.

        The best one is tried again by itself: as often as that of any other choice.
        """
        turns = turns_within(knowledge.guide)
        seed = rng.bits()
        self.budget = self.effort.budget(knowledge.guide)
        tree = Tree(knowledge, turns, s, seat, rng)
        best = tree.compare(plans, self.effort.compared, self.budget, [])[0]
        best.value = utilities(knowledge.value, knowledge.guide, [best.end], seat)[0]
        self.budget = self.effort.budget(knowledge.guide)
        tree = Tree(knowledge, turns, s, seat, Rng(seed))
        return tree.compare([best], 1, self.budget, [])[0].value
