"""How much of the game is left, with the harvests of the expansion."""

from __future__ import annotations

from typing import cast

from hearthside.bots.caverna.clock import Clock
from hearthside.games.caverna.state import Caverna
from hearthside.games.fiends.harvest import kind_of_round
from hearthside.games.fiends.state import Fiends


class FiendsClock(Clock):
    """Time left for one seat."""

    def kind(self, s: Caverna) -> int:
        return kind_of_round(cast(Fiends, s))

    def harvests(self, s: Caverna) -> tuple[int, int]:
        """Food per dwarf and breeding steps in the harvests after this round (FF-10.3)."""
        food = breeding = 0
        for number, due, breeds in ((3, 2, 0), (4, 1, 0), (5, 2, 1), (6, 2, 1)):
            if s.round < number:
                food += due
                breeding += breeds
        food += 2 * s.greens + (0, 2, 3)[s.reds]
        return food, breeding + s.greens
