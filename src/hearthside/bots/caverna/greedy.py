"""The bot `greedy` for Caverna."""

from __future__ import annotations

from typing import cast

from hearthside.bots.base import Bot
from hearthside.bots.caverna.evaluate import Judge
from hearthside.bots.caverna.exchanges import Finale, helpful, may_exchange, offers, permitted
from hearthside.bots.caverna.prune import Pruner
from hearthside.bots.caverna.search import NOTHING, Search
from hearthside.bots.caverna.weights import Weights
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.core.choice import Choice, arg
from hearthside.core.state import State
from hearthside.games.caverna.harvest import NO_HARVEST
from hearthside.games.caverna.kinds import CLEAR, OVERRIDE, PLACE
from hearthside.games.caverna.spaces import SPACES
from hearthside.games.caverna.state import Caverna


class GreedyBot(Bot):
    """Tries every option on a copy, finishes its turn quickly, and takes what looks best."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.name = "greedy"
        self.weights = weights if weights is not None else Weights()
        self.judge = Judge(self.weights)
        self.pruner = Pruner(self.weights)

    def choose(self, state: State, seat: int, rng: Rng) -> Choice:
        s = cast(Caverna, state)
        search = Search(self.judge, self.pruner, seat)
        if s.lanes and s.harvest == NO_HARVEST:
            return Finale(search).choose(s)
        options = engine.options_of(s, seat)
        if not options:
            return self.forced_exchange(s, search)
        if options[0] & 255 == PLACE or options[0] & 255 == OVERRIDE:
            return self.place(s, search, rng)
        if options[-1] & 255 == CLEAR:
            return options[-1]
        return self.go_on(s, search, rng)

    def place(self, s: Caverna, search: Search, rng: Rng) -> Choice:
        """Where to put the next dwarf, or an exchange before."""
        options = search.candidates(s, 1)
        values = [search.try_out(s, c, 1) for c in options]
        home = s.homes[search.seat]
        for c in engine.options_of(s, search.seat):
            if c & 255 == OVERRIDE:
                options.append(c)
                values.append(search.try_out(s, c, 1))
        if may_exchange(home):
            c = self.exchange_first(s, search)
            if c >= 0:
                return c
        return pick(options, values, rng)

    def exchange_first(self, s: Caverna, search: Search) -> Choice:
        """An exchange that is good whatever follows; -1 if there is none."""
        seat = search.seat
        now = self.judge.value(s, seat)
        best = -1
        top = now + self.weights.exchange
        for c in self.pruner.pick(s.homes[seat], offers(search, s), 1):
            t = s.copy()
            engine.choose(t, c, seat)
            while search.going_on(t):
                t = search.best(t)
            value = self.judge.value(t, seat)
            if value > top and permitted(search, s, c):
                top = value
                best = c
        return best

    def go_on(self, s: Caverna, search: Search, rng: Rng) -> Choice:
        """The next step of a turn begun."""
        options = search.candidates(s, 4)
        values = [search.try_out(s, c, 0) for c in options]
        home = s.homes[search.seat]
        if may_exchange(home):
            top = max(values)
            node = search.stack(s)[-1].node
            for c in helpful(home, node.first, self.pruner.pick(home, offers(search, s), 1)):
                t = s.copy()
                engine.choose(t, c, search.seat)
                value = search.finish(t) if search.going_on(t) else NOTHING
                if value > top + self.weights.exchange and permitted(search, s, c):
                    options.append(c)
                    values.append(value)
        return pick(options, values, rng)

    def forced_exchange(self, s: Caverna, search: Search) -> Choice:
        """Nothing can be done without an exchange: the one that leads to the best turn."""
        options = engine.side_options(s, search.seat)
        picked = self.pruner.pick(s.homes[search.seat], options, 2)
        values = [search.try_out(s, c, 0) for c in picked]
        return picked[values.index(max(values))]


def pick(options: list[Choice], values: list[float], rng: Rng) -> Choice:
    """One of the best options; chance decides between equals."""
    top = max(values) - 1e-6
    best = [options[i] for i in range(len(options)) if values[i] >= top]
    return best[rng.below(len(best))]


def thirsty(c: Choice) -> int:
    """The kinds of choices a space begins with."""
    return SPACES[arg(c, 0)].node.first
