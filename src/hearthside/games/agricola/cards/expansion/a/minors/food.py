"""Expansion cards of deck A, minor improvements: Food Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import NOT_WOODEN, Held, Tiers
from hearthside.games.agricola.effects import Both, Gain, Promise
from hearthside.games.agricola.goods import BOAR, CATTLE, GRAIN, REED, SHEEP, VEGETABLE, bundle
from hearthside.games.agricola.spaces import (
    FISHING,
    PIG_MARKET,
    REED_BANK,
    SHEEP_MARKET,
    WOOD_SPACES,
)
from hearthside.games.agricola.stores import PromiseFor
from hearthside.games.agricola.sums import Reaches
from hearthside.games.agricola.tallies import FencesBuilt, FieldsWith, Lying
from hearthside.games.agricola.vocabulary import at, once, use
from hearthside.games.agricola.windows import REPLENISH

# Gardener's Knife
card(
    "A007",
    play=Both(
        Gain(bundle(food=1), FieldsWith(GRAIN)), Gain(bundle(grain=1), FieldsWith(VEGETABLE))
    ),
)

# Fire Protection Pond
card("A045", once(NOT_WOODEN, Promise(bundle(food=1), next=6)))

# Claw Knife
card("A046", use(SHEEP_MARKET.bit, Promise(bundle(food=1), next=2)))

# Trellises
card("A047", play=PromiseFor(bundle(food=1), FencesBuilt()))

# Nest Site
card("A049", at(REPLENISH, Gain(bundle(food=1)), when=Reaches(Lying(REED_BANK.bit, REED), 2)))

# Drift-Net Boat
card("A051", use(FISHING.bit, Gain(bundle(food=2))))

# Throwing Axe
card("A052", use(WOOD_SPACES, Gain(bundle(food=2)), when=Reaches(Lying(PIG_MARKET.bit, BOAR), 1)))

# Milking Parlor
card(
    "A057",
    play=Both(
        Gain(bundle(food=1), Tiers(Held(SHEEP), (1, 2), (3, 3), (4, 4))),
        Gain(bundle(food=1), Tiers(Held(CATTLE), (1, 2), (2, 3), (3, 4))),
    ),
)
