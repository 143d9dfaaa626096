"""The bot `random`: every option is as good as the other."""

from __future__ import annotations

from hearthside.bots.base import Bot
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.core.choice import Choice
from hearthside.core.state import State


class RandomBot(Bot):
    """Chooses uniformly among the main options; any-time exchanges only if there are none."""

    def __init__(self) -> None:
        self.name = "random"

    def choose(self, state: State, seat: int, rng: Rng) -> Choice:
        options = engine.options_of(state, seat)
        if not options:
            options = engine.side_options(state, seat)
        return options[rng.below(len(options))]
