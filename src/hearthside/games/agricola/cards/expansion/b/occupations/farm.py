"""Expansion cards of deck B, occupations: Farm Planner."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Occupied
from hearthside.games.agricola.effects import Gain
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import Holder
from hearthside.games.agricola.pens import Holder as HolderValue
from hearthside.games.agricola.player import Player
from hearthside.games.agricola.prerequisites import occupations
from hearthside.games.agricola.spaces import FARMLAND, GRAIN_SEEDS
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.vocabulary import use

# Cooperative Plower
card("B090", use(FARMLAND.bit, Plow(), may=True, when=Occupied(GRAIN_SEEDS)))


class SheepOnOccupations(Holder):
    """One sheep on each occupation in front of the owner."""

    def place(self, player: Player) -> HolderValue:
        return (occupations(player), self.kinds, self.mixed)


# Pet Broker
card("B148", SheepOnOccupations(0, 1), play=Gain(bundle(sheep=1)))
