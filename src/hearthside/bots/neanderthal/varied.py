"""The bot `varied`: it changes its taste from turn to turn, so that others learn from it."""

from __future__ import annotations

from typing import Final

from hearthside.bots.base import Bot
from hearthside.bots.neanderthal.greedy import GreedyBot
from hearthside.bots.neanderthal.planner import Planner
from hearthside.bots.neanderthal.taste import USUAL
from hearthside.bots.rng import Rng
from hearthside.core.choice import Choice
from hearthside.core.state import State
from hearthside.games.neanderthal.state import Neanderthal

ONE_IN: Final = 2
"""One in this many turns is planned after the usual taste."""


class VariedBot(Bot):
    """Between rivals a planner of any taste; else `greedy`."""

    def __init__(self) -> None:
        self.name = "varied"
        self.greedy = GreedyBot()
        self.planner = Planner(USUAL)
        self.turn = -1

    def choose(self, state: State, seat: int, rng: Rng) -> Choice:
        if not isinstance(state, Neanderthal) or state.mode.one_species or state.mode.cooperative:
            return self.greedy.choose(state, seat, rng)
        if state.turn != self.turn:
            self.turn = state.turn
            usual = rng.below(ONE_IN) == 0
            self.planner = Planner(USUAL if usual else USUAL.varied(rng)[0])
        return self.planner.choose(state, seat, rng)
