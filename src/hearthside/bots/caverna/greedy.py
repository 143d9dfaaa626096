"""The bot `greedy` for Caverna."""

from __future__ import annotations

from typing import cast

from hearthside.bots.base import Bot
from hearthside.bots.caverna.evaluate import Judge
from hearthside.bots.caverna.exchanges import (
    BUILDING,
    first_kinds,
    helpful,
    may_exchange,
    offers,
    permitted,
    place_and_exchange,
)
from hearthside.bots.caverna.feast import CavernaFeast
from hearthside.bots.caverna.finale import Finale
from hearthside.bots.caverna.prune import Pruner
from hearthside.bots.caverna.search import Search
from hearthside.bots.caverna.weights import Weights
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.core.choice import Choice, arg, kind_of
from hearthside.core.state import State
from hearthside.games.caverna.harvest import NO_HARVEST
from hearthside.games.caverna.kinds import CLEAR, FEED, OVERRIDE, PLACE, SKIP
from hearthside.games.caverna.state import Caverna


class Plan:
    """A way to use the next dwarf: the choice, how the turn would end, and its value."""

    def __init__(self, search: Search, choice: Choice, end: Caverna, cost: float = 0.0) -> None:
        self.choice = choice
        self.end = end
        self.cost = cost
        self.value = search.value(end) - cost

    def improve(self, search: Search, end: Caverna, cost: float = 0.0) -> None:
        """Take another end of the turn if it is better."""
        value = search.value(end) - cost
        if value > self.value:
            self.end = end
            self.cost = cost
            self.value = value


def by_value(plan: Plan) -> float:
    return -plan.value


def best_first(plans: list[Plan]) -> None:
    plans.sort(key=by_value)


class GreedyBot(Bot):
    """Tries every option on a copy, finishes its turn quickly, and takes what looks best."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.name = "greedy"
        self.weights = weights if weights is not None else Weights()
        self.judge = Judge(self.weights)
        self.pruner = Pruner(self.weights)

    def search(self, seat: int) -> Search:
        """A look ahead for one seat."""
        return Search(self.judge, self.pruner, seat)

    def rank(self, state: State, seat: int, rng: Rng) -> list[Choice]:
        """What `choose` takes, then the other main options by their look."""
        s = cast(Caverna, state)
        first = self.choose(s.copy(), seat, rng)
        rest = [c for c in engine.options_of(s, seat) if c != first]
        if len(rest) > 1:
            search = self.search(seat)
            begun = search.start(s)
            values = {c: search.try_out(begun, c, 0) for c in rest}
            rest.sort(key=lambda c: -values[c])
        return [first, *rest]

    def choose(self, state: State, seat: int, rng: Rng) -> Choice:
        s = cast(Caverna, state)
        self.judge.forget()
        self.pruner.forget()
        search = self.search(seat)
        options = engine.options_of(s, seat)
        if not options:
            return self.exchange_now(s, search)
        if s.lanes and s.harvest == NO_HARVEST:
            return Finale(search).choose(s)
        kind = kind_of(options[0])
        if kind == PLACE or kind == OVERRIDE:
            return self.place(search.start(s), search, rng)
        if kind == FEED and not may_exchange(s.homes[seat]):
            return CavernaFeast(search, search.start(s)).choose()
        if kind == SKIP:
            return self.skip(s, search, options)
        if kind_of(options[-1]) == CLEAR:
            return options[-1]
        return self.go_on(search.start(s), search, rng)

    def place(self, s: Caverna, search: Search, rng: Rng) -> Choice:
        """Where to put the next dwarf, or an exchange before.

        Every space gets a quick look, the better ones a closer one, the best are compared by
        what the dwarf after this one can do.
        """
        plans = [Plan(search, c, search.outcome(s, c, 0)) for c in search.candidates(s, 1)]
        best_first(plans)
        for plan in plans[: self.weights.closer]:
            plan.improve(search, search.outcome(s, plan.choice, 1))
        self.override(s, search, plans)
        if may_exchange(s.homes[search.seat]):
            best_first(plans)
            before = plans[0].value
            self.look_at_exchanges(s, search, plans)
            best_first(plans)
            gain = plans[0].value - before + self.weights.exchange
            c = self.exchange_first(s, search, gain)
            if c >= 0:
                return c
        best_first(plans)
        hope = plans[0].value - self.weights.hope
        plans = [plan for plan in plans[: self.weights.finalists] if plan.value >= hope]
        if len(plans) == 1:
            return plans[0].choice
        node = s.main[-1].node
        values = [search.with_next_dwarf(plan.end, node) - plan.cost for plan in plans]
        return pick([plan.choice for plan in plans], values, rng)

    def override(self, s: Caverna, search: Search, plans: list[Plan]) -> None:
        """A ruby for the strongest dwarf instead of the weakest."""
        c = engine.options_of(s, search.seat)[-1]
        if kind_of(c) == OVERRIDE and arg(c, 0) >= s.homes[search.seat].strength() + 3:
            plans.append(Plan(search, c, search.outcome(s, c, 1)))

    def look_at_exchanges(self, s: Caverna, search: Search, plans: list[Plan]) -> None:
        """Spaces that an exchange opens, or where one may help to build, are worth another look."""
        hope = plans[0].value - self.weights.hope
        known = {plan.choice: plan for plan in plans}
        for c in engine.options_of(s, search.seat):
            if kind_of(c) != PLACE:
                continue
            plan = known.get(c)
            if plan is not None and (plan.value < hope or not first_kinds(s, c) & BUILDING):
                continue
            end = place_and_exchange(search, s, c)
            if end is not None:
                if plan is None:
                    plans.append(Plan(search, c, end, self.weights.exchange))
                else:
                    plan.improve(search, end, self.weights.exchange)

    def exchange_first(self, s: Caverna, search: Search, gain: float) -> Choice:
        """The best exchange that gains more than that, whatever follows; -1 if there is none."""
        seat = search.seat
        best = -1
        top = self.judge.value(s, seat) + gain
        for c in self.pruner.pick(s.homes[seat], offers(search, s), 1):
            if permitted(search, s, c):
                t = s.copy()
                engine.choose(t, c, seat)
                value = search.value(search.finish(t))
                if value > top:
                    top = value
                    best = c
        return best

    def go_on(self, s: Caverna, search: Search, rng: Rng) -> Choice:
        """The next step of a turn or harvest begun, or an exchange that helps it."""
        options = search.candidates(s, 4)
        home = s.homes[search.seat]
        exchanging = may_exchange(home)
        if len(options) == 1 and not exchanging:
            return options[0]
        values = [search.try_out(s, c, 0) for c in options]
        if exchanging:
            top = max(values)
            best = -1
            node = search.stack(s)[-1].node
            for c in helpful(home, node.first, self.pruner.pick(home, offers(search, s), 1)):
                if not permitted(search, s, c):
                    continue
                t = s.copy()
                engine.choose(t, c, search.seat)
                if search.going_on(t):
                    value = search.value(search.finish(t)) - self.weights.exchange
                    if value > top:
                        top = value
                        best = c
            if best >= 0:
                return best
            if kind_of(options[0]) == FEED:
                return CavernaFeast(search, s).choose()
        return pick(options, values, rng)

    def exchange_now(self, s: Caverna, search: Search) -> Choice:
        """Nothing can be done without an exchange: the one that leads to the best turn."""
        options = engine.side_options(s, search.seat)
        picked = self.pruner.pick(s.homes[search.seat], options, 2)
        values = [search.try_out(search.start(s), c, 0) for c in picked]
        return picked[values.index(max(values))]

    def skip(self, s: Caverna, search: Search, options: list[Choice]) -> Choice:
        """Third red marker: the step that is missed less."""
        best = options[0]
        top = 0.0
        for c in options:
            t = s.copy()
            t.skip_step(search.seat, arg(c, 0))
            value = search.own_harvest(t)
            if c == options[0] or value > top:
                best = c
                top = value
        return best


def pick(options: list[Choice], values: list[float], rng: Rng) -> Choice:
    """One of the best options; chance decides between equals."""
    top = max(values) - 1e-6
    best = [options[i] for i in range(len(options)) if values[i] >= top]
    return best[rng.below(len(best))]
