"""The bot `greedy` for Agricola."""

from __future__ import annotations

from typing import cast

from hearthside.bots.agricola.evaluate import Judge
from hearthside.bots.agricola.feast import AgricolaFeast
from hearthside.bots.agricola.prune import Pruner
from hearthside.bots.agricola.search import Search
from hearthside.bots.agricola.weights import Weights
from hearthside.bots.base import Bot
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.core.choice import Choice, kind_of
from hearthside.core.state import State
from hearthside.games.agricola.kinds import EAT, FEED, PLACE, SWAP
from hearthside.games.agricola.state import Agricola


class Plan:
    """A way to use the next person: the choice, how the turn would end, and its value."""

    def __init__(self, search: Search, choice: Choice, end: Agricola) -> None:
        self.choice = choice
        self.end = end
        self.value = search.value(end)

    def improve(self, search: Search, end: Agricola) -> None:
        """Take another end of the turn if it is better."""
        value = search.value(end)
        if value > self.value:
            self.end = end
            self.value = value


def by_value(plan: Plan) -> float:
    return -plan.value


class GreedyBot(Bot):
    """Tries every option on a copy, finishes its turn quickly, and takes what looks best."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.name = "greedy"
        self.weights = weights if weights is not None else Weights()
        self.judge = Judge(self.weights)
        self.pruner = Pruner(self.weights)

    def rank(self, state: State, seat: int, rng: Rng) -> list[Choice]:
        """What `choose` takes, then the other main options by their look.

        Options that it would not try come last.
        """
        s = cast(Agricola, state)
        first = self.choose(s.copy(), seat, rng)
        search = Search(self.judge, self.pruner, seat)
        begun = search.start(s)
        tried = [c for c in search.candidates(begun, 4) if c != first]
        if len(tried) > 1:
            values = {c: search.try_out(begun, c, 0) for c in tried}
            tried.sort(key=lambda c: -values[c])
        known = {first, *tried}
        rest = [c for c in engine.options_of(s, seat) if c not in known]
        return [first, *tried, *rest]

    def choose(self, state: State, seat: int, rng: Rng) -> Choice:
        s = cast(Agricola, state)
        self.judge.begin(s)
        search = Search(self.judge, self.pruner, seat)
        options = engine.options_of(s, seat)
        t = search.start(s)
        if not options:
            return self.exchange_now(t, search)
        kind = kind_of(options[0])
        if kind == PLACE:
            return self.place(t, search, rng)
        if kind == FEED:
            return self.exchange_or(t, search, AgricolaFeast(search, t).choose())
        return self.go_on(t, search, rng)

    def place(self, s: Agricola, search: Search, rng: Rng) -> Choice:
        """Where to put the next person.

        Every space gets a quick look, the better ones a closer one, the best are compared by
        what the person after this one can do.
        """
        better = self.exchange_or(s, search, -1)
        if better >= 0:
            return better
        options = engine.options_of(s, search.seat)
        if len(options) == 1:
            return options[0]
        plans = [Plan(search, c, search.outcome(s, c, 0)) for c in options]
        plans.sort(key=by_value)
        for plan in plans[: self.weights.closer]:
            plan.improve(search, search.outcome(s, plan.choice, 1))
        plans.sort(key=by_value)
        hope = plans[0].value - self.weights.hope
        plans = [plan for plan in plans[: self.weights.finalists] if plan.value >= hope]
        if len(plans) == 1:
            return plans[0].choice
        node = s.main[-1].node
        values = [search.with_next_person(plan.end, node) for plan in plans]
        return pick([plan.choice for plan in plans], values, rng)

    def go_on(self, s: Agricola, search: Search, rng: Rng) -> Choice:
        """The next step of a turn or harvest begun, or an exchange that helps it."""
        options = search.candidates(s, 4)
        values = [search.try_out(s, c, 0) for c in options]
        c = pick(options, values, rng)
        best = c
        top = max(values) + self.weights.exchange
        for side in search.sides(s):
            value = search.try_out(s, side, 0)
            if value > top:
                top = value
                best = side
        return best

    def exchange_or(self, s: Agricola, search: Search, otherwise: Choice) -> Choice:
        """The best exchange of a card if it gains enough by itself, else the other choice."""
        player = s.players[search.seat]
        if not player.hooks.exchanges:
            return otherwise
        best = otherwise
        top = search.value(s) + self.weights.exchange
        for c in search.sides(s):
            if kind_of(c) == SWAP:
                t = s.copy()
                engine.choose(t, c, search.seat)
                value = search.value(t)
                if value > top:
                    top = value
                    best = c
        return best

    def exchange_now(self, s: Agricola, search: Search) -> Choice:
        """Nothing can be done without an exchange: the one that leads to the best turn."""
        options = engine.side_options(s, search.seat)
        eaten = [c for c in options if kind_of(c) == EAT or kind_of(c) == SWAP]
        options = eaten if eaten else options
        values = [search.try_out(s, c, 0) for c in options]
        return options[values.index(max(values))]


def pick(options: list[Choice], values: list[float], rng: Rng) -> Choice:
    """One of the best options; chance decides between equals."""
    top = max(values) - 1e-6
    best = [options[i] for i in range(len(options)) if values[i] >= top]
    return best[rng.below(len(best))]
