"""The bot `greedy`: in every game the one that knows it, elsewhere a random one."""

from __future__ import annotations

from typing import Final

from hearthside.bots.agricola.greedy import GreedyBot as AgricolaGreedy
from hearthside.bots.base import Bot
from hearthside.bots.caverna.greedy import GreedyBot as CavernaGreedy
from hearthside.bots.fiends.greedy import GreedyBot as FiendsGreedy
from hearthside.bots.neanderthal.greedy import GreedyBot as NeanderthalGreedy
from hearthside.bots.rng import Rng
from hearthside.bots.uniform import RandomBot
from hearthside.core.choice import Choice
from hearthside.core.state import State
from hearthside.games.agricola.state import Agricola
from hearthside.games.caverna.state import Caverna
from hearthside.games.fiends.state import Fiends
from hearthside.games.neanderthal.state import Neanderthal

EXPERTS: Final[dict[type[State], type[Bot]]] = {
    Caverna: CavernaGreedy,
    Fiends: FiendsGreedy,
    Agricola: AgricolaGreedy,
    Neanderthal: NeanderthalGreedy,
}


class GreedyBot(Bot):
    """Hands every question to the expert of the game."""

    def __init__(self) -> None:
        self.name = "greedy"
        self.experts: dict[type[State], Bot] = {}

    def expert(self, state: State) -> Bot:
        """The bot that knows the game, made when it is first needed."""
        kind = type(state)
        found = self.experts.get(kind)
        if found is None:
            found = RandomBot()
            for base in kind.__mro__:
                if base in EXPERTS:
                    found = EXPERTS[base]()
                    break
            self.experts[kind] = found
        return found

    def choose(self, state: State, seat: int, rng: Rng) -> Choice:
        return self.expert(state).choose(state, seat, rng)

    def rank(self, state: State, seat: int, rng: Rng) -> list[Choice]:
        return self.expert(state).rank(state, seat, rng)
