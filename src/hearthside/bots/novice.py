"""The bot `novice`: that of `greedy`, but now and then it does something else."""

from __future__ import annotations

from typing import Final

from hearthside.bots.base import Bot
from hearthside.bots.experts import GREEDY, ExpertBot
from hearthside.bots.knowledge import knowledge_of
from hearthside.bots.learned import QUICK
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.core.choice import Choice
from hearthside.core.state import State

ONE_IN: Final = 4
"""One in this many turns begins with a blunder."""


class NoviceBot(Bot):
    """Blunders where turns begin; it feeds its people as well as it can."""

    def __init__(self) -> None:
        self.name = "novice"
        self.greedy = ExpertBot(GREEDY)

    def choose(self, state: State, seat: int, rng: Rng) -> Choice:
        guide = knowledge_of(state, QUICK).guide
        if guide.opens(state, seat) and rng.below(ONE_IN) == 0:
            options = engine.options_of(state, seat)
            return options[rng.below(len(options))]
        return self.greedy.choose(state, seat, rng)

    def rank(self, state: State, seat: int, rng: Rng) -> list[Choice]:
        return self.greedy.rank(state, seat, rng)
