"""What a search must know about Caverna."""

from __future__ import annotations

from typing import cast

from hearthside.bots.caverna.exchanges import helpful, may_exchange, offers, permitted
from hearthside.bots.caverna.greedy import GreedyBot
from hearthside.bots.caverna.search import Search
from hearthside.bots.guide import Guide
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.core.choice import Choice, kind_of
from hearthside.core.state import State
from hearthside.games.caverna.kinds import CLEAR, OVERRIDE, PLACE
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.work import PlaceDwarf

EXCHANGES = 4
"""How many exchanges are tried besides the other options."""


class CavernaGuide(Guide):
    """Asks the parts of the bot `greedy`."""

    def __init__(self, greedy: GreedyBot | None = None) -> None:
        self.greedy = greedy if greedy is not None else GreedyBot()
        self.searches = [self.greedy.search(seat) for seat in range(7)]

    def search(self, seat: int) -> Search:
        return self.searches[seat]

    def begin(self, s: State, seat: int) -> None:
        self.greedy.judge.forget()
        self.greedy.pruner.forget()

    def major(self, s: State, seat: int) -> bool:
        """The turn of a dwarf; harvests and final exchanges are left to the policy."""
        game = cast(Caverna, s)
        options = engine.options_of(s, seat)
        if s.lanes or not options or kind_of(options[-1]) == CLEAR:
            return False
        return self.opens(s, seat) or self.search(seat).going_on(game)

    def opens(self, s: State, seat: int) -> bool:
        return not s.lanes and len(s.main) > 0 and isinstance(s.main[-1].node, PlaceDwarf)

    def policy(self, s: State, seat: int, rng: Rng) -> Choice:
        return self.greedy.choose(s, seat, rng)

    def start(self, s: State, seat: int) -> State:
        return self.search(seat).start(cast(Caverna, s))

    def going_on(self, s: State, seat: int) -> bool:
        """A dwarf that has not been placed yet is still to be: something was exchanged before."""
        return self.opens(s, seat) or self.search(seat).going_on(cast(Caverna, s))

    def candidates(self, s: State, seat: int, width: int) -> list[Choice]:
        game = cast(Caverna, s)
        search = self.search(seat)
        options = engine.options_of(game, seat)
        if not options:
            return self.greedy.pruner.pick(game.homes[seat], engine.side_options(s, seat), 2)
        found = search.candidates(game, width)
        if kind_of(options[0]) == PLACE:
            if kind_of(options[-1]) == OVERRIDE:
                found = [*found, options[-1]]
            if may_exchange(game.homes[seat]):
                found = found + self.exchanges(game, search, options)
        elif may_exchange(game.homes[seat]):
            home = game.homes[seat]
            first = search.stack(game)[-1].node.first
            sides = helpful(home, first, self.greedy.pruner.pick(home, offers(search, game), 1))
            found = found + self.best(game, search, sides)
        return found

    def exchanges(self, s: Caverna, search: Search, options: list[Choice]) -> list[Choice]:
        """Before a dwarf is placed: spaces that an exchange opens, and the best exchanges."""
        found: list[Choice] = []
        if search.stack(s)[-1].pos == 0:
            for c in options:
                if kind_of(c) == PLACE and not search.ready(s, c, False):
                    found.append(c)
        sides = self.greedy.pruner.pick(s.homes[search.seat], offers(search, s), 1)
        return found + self.best(s, search, sides)

    def best(self, s: Caverna, search: Search, sides: list[Choice]) -> list[Choice]:
        """The exchanges after which the position looks best."""
        found: list[tuple[float, Choice]] = []
        for c in sides:
            if permitted(search, s, c):
                t = s.copy()
                engine.choose(t, c, search.seat)
                found.append((-search.value(t), c))
        found.sort()
        return [c for _, c in found[:EXCHANGES]]

    def quick(self, s: State, seat: int) -> float:
        return self.greedy.judge.value(cast(Caverna, s), seat)
