"""Bots that know one game each: a name stands in every game for the one that the game brings."""

from __future__ import annotations

from typing import Final

from hearthside.bots.base import Bot
from hearthside.bots.rng import Rng
from hearthside.core.choice import Choice
from hearthside.core.errors import UnknownBot
from hearthside.core.kit import Kit, made
from hearthside.core.state import State
from hearthside.games.registry import kit_of

GREEDY: Final = "greedy"


class ExpertBot(Bot):
    """Hands every question to the expert of the game; of several names the first that it has."""

    def __init__(self, *names: str) -> None:
        self.name = names[0]
        self.names = names
        self.experts: dict[type[State], Bot] = {}

    def expert(self, state: State) -> Bot:
        """The bot that knows the game, made when it is first needed."""
        found = self.experts.get(type(state))
        if found is None:
            found = self.experts[type(state)] = expert_of(kit_of(state), self.names)
        return found

    def choose(self, state: State, seat: int, rng: Rng) -> Choice:
        return self.expert(state).choose(state, seat, rng)

    def rank(self, state: State, seat: int, rng: Rng) -> list[Choice]:
        return self.expert(state).rank(state, seat, rng)


def expert_of(kit: Kit, names: tuple[str, ...]) -> Bot:
    """The first of the named bots that the game brings."""
    for name in names:
        if name in kit.bots:
            found = made(kit.bots[name])
            if not isinstance(found, Bot):
                raise TypeError(f"{kit.bots[name]} is no bot.")
            return found
    raise UnknownBot(f"{kit.title} has no bot {names[0]!r}.")
