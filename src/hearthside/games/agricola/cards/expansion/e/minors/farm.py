"""Expansion cards of deck E, minor improvements: Farm Planner."""

from __future__ import annotations

from hearthside.core.connect import May
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import All
from hearthside.games.agricola.effects import For
from hearthside.games.agricola.fences import beside
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import Holder
from hearthside.games.agricola.pens import ANY
from hearthside.games.agricola.pens import Holder as HolderValue
from hearthside.games.agricola.player import Player
from hearthside.games.agricola.situations import own_person_on
from hearthside.games.agricola.spaces import (
    CATTLE_MARKET,
    GRAIN_SEEDS,
    VEGETABLE_SEEDS,
    WOOD_SPACES,
)
from hearthside.games.agricola.verbs.fencing import BuildFences
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.vocabulary import after, at, post
from hearthside.games.agricola.windows import MINORS, POST_WORK

# Pole Barns
card("E001", play=May(BuildStables(0, most=3)))


class BesideThePasture(Holder):
    """As many animals as there are rooms, if a pasture lies next to the house."""

    def place(self, player: Player) -> HolderValue:
        farm = player.farm
        return (player.rooms() if farm.fold & beside(farm.rooms) else 0, self.kinds, self.mixed)


# Petting Zoo
card("E011", BesideThePasture(0, ANY, mixed=True))

# Nail Basket
card("E015", after(WOOD_SPACES, For(bundle(stone=1), BuildFences(), back=True), may=True))

# Seed Almanac
card("E018", post(MINORS, For(bundle(food=1), Plow()), may=True))

# Ox Goad
card("E019", after(CATTLE_MARKET.bit, For(bundle(food=2), Plow()), may=True))

# Iron Hoe
card(
    "E020",
    at(
        POST_WORK,
        Plow(),
        may=True,
        when=All(own_person_on(GRAIN_SEEDS.bit), own_person_on(VEGETABLE_SEEDS.bit)),
    ),
)
