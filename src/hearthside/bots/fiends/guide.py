"""What a search must know about Frantic Fiends."""

from __future__ import annotations

from typing import cast

from hearthside.bots.caverna.guide import CavernaGuide
from hearthside.bots.fiends.greedy import GreedyBot
from hearthside.core import engine
from hearthside.core.choice import kind_of
from hearthside.core.state import State
from hearthside.games.fiends.kinds import ARRANGE, SETTLE
from hearthside.games.fiends.state import Fiends


class FiendsGuide(CavernaGuide):
    """That of Caverna; where people and animals stay is left to the policy."""

    def __init__(self) -> None:
        super().__init__(GreedyBot())

    def major(self, s: State, seat: int) -> bool:
        options = engine.options_of(s, seat)
        if options and kind_of(options[0]) in (SETTLE, ARRANGE):
            return False
        return super().major(s, seat)

    def reached(self, s: State, seat: int) -> bool:
        """A solo game is won if no fiendish orc is left (FF-12.2)."""
        return s.seats > 1 or cast(Fiends, s).lair(seat).fiends() == 0
