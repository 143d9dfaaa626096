"""Deck B, minor improvements: Farm Planner."""

from __future__ import annotations

from hearthside.core.connect import May
from hearthside.games.agricola.card import card
from hearthside.games.agricola.costs import ROOM
from hearthside.games.agricola.effects import Gain, Spend, Store
from hearthside.games.agricola.farmyard import WOODEN
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import PEOPLE_PLACES, CostRule, Static
from hearthside.games.agricola.player import Player
from hearthside.games.agricola.spaces import FARMLAND
from hearthside.games.agricola.verbs.fencing import BuildFences
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.vocabulary import post, use
from hearthside.games.agricola.windows import RENOVATION

# Mini Pasture: not a Build Fences action
card("B002", play=May(BuildFences(free=True, cells=1, most=1)))

# Caravan
card("B010", Static(PEOPLE_PLACES))


class CheapWoodRooms(CostRule):
    """A wood room costs 2 wood and 2 reed."""

    def formula(self, player: Player) -> int:
        return bundle(wood=2, reed=2) if player.farm.material == WOODEN else 0


# Carpenter's Parlor
card("B013", CheapWoodRooms(ROOM))

# Mining Hammer
card(
    "B016",
    post(RENOVATION, BuildStables(0, most=1), may=True),
    play=Gain(bundle(food=1)),
)

# Moldboard Plow: 2 field tiles on the card
card("B019", use(FARMLAND.bit, Spend(Plow()), may=True), play=Store(2))
