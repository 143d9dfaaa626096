"""Feeding in Caverna (CAV-10): the plan that costs the least."""

from __future__ import annotations

from hearthside.bots.feast import Feast
from hearthside.core.choice import Choice
from hearthside.games.caverna.food import EDIBLE, pack, unpack, work_of
from hearthside.games.caverna.kinds import FEED
from hearthside.games.caverna.state import Caverna


class CavernaFeast(Feast[Caverna]):
    """Swaps what everybody may eat; materials, weapons and work stay as proposed."""

    def plan(self) -> list[int]:
        return unpack(self.best)[: len(EDIBLE)]

    def with_goods(self, plan: list[int]) -> Choice:
        return pack(FEED, plan + unpack(self.best)[len(EDIBLE) :], work_of(self.best))
