"""Expansion cards of deck E, occupations: Crop Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Gain
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import (
    FISHING,
    GRAIN_SEEDS,
    MAJOR_IMPROVEMENT,
    VEGETABLE_SEEDS,
)
from hearthside.games.agricola.stores import ByStable, WithUser
from hearthside.games.agricola.verbs.bake import Bake
from hearthside.games.agricola.verbs.cards import Improvement
from hearthside.games.agricola.verbs.sow import Sow
from hearthside.games.agricola.vocabulary import act, after, other, post, use
from hearthside.games.agricola.windows import GROWTH, STABLES

# Godmother
card("E113", act(GROWTH, Gain(bundle(vegetable=1))))

# Shed Builder
card(
    "E114",
    post(
        STABLES,
        ByStable(bundle(grain=1), bundle(grain=1), bundle(vegetable=1), bundle(vegetable=1)),
    ),
)

# Seed Servant
card("E115", after(GRAIN_SEEDS.bit, Bake(), may=True), after(VEGETABLE_SEEDS.bit, Sow(), may=True))

# Vegetable Vendor
card(
    "E141",
    use(MAJOR_IMPROVEMENT.bit, Gain(bundle(vegetable=1))),
    use(VEGETABLE_SEEDS.bit, Improvement(), may=True),
)

# Kelp Gatherer
card("E160", other(FISHING.bit, WithUser(bundle(vegetable=1), bundle(food=1))))
