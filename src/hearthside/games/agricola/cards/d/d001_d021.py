"""Deck D, minor improvements D001 to D021."""

from __future__ import annotations

from hearthside.core.connect import EitherOr, May
from hearthside.games.agricola.board.printed import (
    CATTLE_MARKET,
    CLAY_SPACES,
    SHEEP_MARKET,
)
from hearthside.games.agricola.farm.farmyard import CLAY_HOUSE
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.goods import STONE, bundle
from hearthside.games.agricola.verbs.grow import Grow
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.verbs.renovate import Renovate
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.vocabulary.arithmetic import Minus, Reaches
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.counts import Held, People, PlantedFields, Rooms
from hearthside.games.agricola.vocabulary.effects import For, Gain, Swap
from hearthside.games.agricola.vocabulary.prices import ROOM_COST, CostRule
from hearthside.games.agricola.vocabulary.timing import (
    HOME,
    SOWING,
)
from hearthside.games.agricola.vocabulary.when import act, after, at, use

# Dwelling Plan
card("D002", play=May(Renovate()))

# Cross-Cut Wood
card("D004", play=Gain(bundle(wood=1), Held(STONE)))

# Field Clay
card("D005", play=Gain(bundle(clay=1), PlantedFields()))

# Petrified Wood
card(
    "D006",
    play=May(
        EitherOr(
            Swap(bundle(wood=1), bundle(stone=1)),
            Swap(bundle(wood=2), bundle(stone=2)),
            Swap(bundle(wood=3), bundle(stone=3)),
        )
    ),
)

# Game Trade
card("D009", play=Gain(bundle(boar=1, cattle=1)))

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
card("D015", CheapClayRooms(ROOM_COST))

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
