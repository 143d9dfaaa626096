"""The bot `greedy` for Frantic Fiends: that of Caverna, with an eye on the orcs."""

from __future__ import annotations

from typing import Final, cast

from hearthside.bots.caverna.greedy import GreedyBot as CavernaGreedy
from hearthside.bots.caverna.search import Search
from hearthside.bots.fiends.evaluate import FiendsJudge
from hearthside.bots.fiends.search import FiendsPruner, FiendsSearch
from hearthside.bots.fiends.weights import FiendsWeights
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.core.choice import Choice, kind_of
from hearthside.core.state import State
from hearthside.games.fiends.kinds import ARRANGE, SETTLE
from hearthside.games.fiends.state import Fiends

CLEARLY: Final = 0.01
"""Less than that is no reason to move."""


class GreedyBot(CavernaGreedy):
    """Tries every option on a copy, finishes its turn quickly, and takes what looks best."""

    def __init__(self, weights: FiendsWeights | None = None) -> None:
        own = weights if weights is not None else FiendsWeights()
        super().__init__(own)
        self.own_judge = FiendsJudge(own)
        self.own_pruner = FiendsPruner(own)
        self.judge = self.own_judge
        self.pruner = self.own_pruner

    def search(self, seat: int) -> Search:
        return FiendsSearch(self.own_judge, self.own_pruner, seat)

    def choose(self, state: State, seat: int, rng: Rng) -> Choice:
        """Animals stay where the first proposal puts them, unless it is the end."""
        options = engine.options_of(state, seat)
        if options and kind_of(options[0]) == SETTLE:
            return self.settlement(state, seat, options)
        if options and kind_of(options[0]) == ARRANGE and not at_the_end(state):
            return options[0]
        return super().choose(state, seat, rng)

    def settlement(self, state: State, seat: int, options: list[Choice]) -> Choice:
        """People stay where they are, unless another settlement is worth more (FF-0.7)."""
        best = options[0]
        top = 0.0
        for c in options:
            t = cast(Fiends, state.copy())
            t.log = None
            engine.choose(t, c, seat)
            value = self.own_judge.value(t, seat)
            if c == options[0] or value > top + CLEARLY:
                best = c
                top = value
        return best


def at_the_end(s: State) -> bool:
    """Is this the final lock?"""
    return len(s.main) <= 1
