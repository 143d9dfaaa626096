"""Feeding in Agricola (AGR-8): the plan that costs the least."""

from __future__ import annotations

from typing import Final

from hearthside.bots.feast import Feast
from hearthside.core.choice import Choice
from hearthside.games.agricola.exchanges.food import crafts_in, pack_plan, unpack_plan
from hearthside.games.agricola.kinds import FEED
from hearthside.games.agricola.state import Agricola

MOST: Final = 63
"""A plan cannot name more of a good."""


class AgricolaFeast(Feast[Agricola]):
    """Swaps goods; the crafts stay as proposed."""

    def plan(self) -> list[int]:
        return unpack_plan(self.best)

    def with_goods(self, plan: list[int]) -> Choice:
        if max(plan) > MOST:
            return -1
        return pack_plan(FEED, plan, crafts_in(self.best))
