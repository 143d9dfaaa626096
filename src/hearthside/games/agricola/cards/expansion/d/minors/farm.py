"""Expansion cards of deck D, minor improvements: Farm Planner."""

from __future__ import annotations

from hearthside.core.connect import May
from hearthside.games.agricola import costs
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import People, Rooms
from hearthside.games.agricola.effects import For
from hearthside.games.agricola.farmyard import CLAY_HOUSE
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import CostRule
from hearthside.games.agricola.player import Player
from hearthside.games.agricola.spaces import CATTLE_MARKET, CLAY_SPACES, SHEEP_MARKET
from hearthside.games.agricola.sums import Minus, Reaches
from hearthside.games.agricola.verbs.grow import Grow
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.verbs.renovate import Renovate
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.vocabulary import act, after, at, use
from hearthside.games.agricola.windows import HOME, SOWING

# Dwelling Plan
card("D002", play=May(Renovate()))

# Stork's Nest
card(
    "D010",
    at(HOME, For(bundle(food=1), Grow()), may=True, when=Reaches(Minus(Rooms(), People()), 1)),
)


class CheapClayRooms(CostRule):
    """A clay room may cost 2 clay, 1 wood and 1 reed."""

    def formula(self, player: Player) -> int:
        return bundle(wood=1, clay=2, reed=1) if player.farm.material == CLAY_HOUSE else 0


# Clay Supports
card("D015", CheapClayRooms(costs.ROOM))

# Wooden Whey Bucket
card(
    "D016",
    use(SHEEP_MARKET.bit, BuildStables(1, most=1), may=True),
    use(CATTLE_MARKET.bit, BuildStables(0, most=1), may=True),
)

# Drill Harrow
card("D017", act(SOWING, For(bundle(food=3), Plow()), may=True))

# Pulverizer Plow
card("D019", after(CLAY_SPACES, For(bundle(clay=1), Plow(), back=True), may=True))
