"""Expansion cards of deck A, occupations: Building Resource Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Improvements, OnRoundSpace
from hearthside.games.agricola.effects import Gain, Swap
from hearthside.games.agricola.goods import FOOD, bundle
from hearthside.games.agricola.situations import Pile, by_person
from hearthside.games.agricola.spaces import FOOD_SPACES, GRAIN_UTILIZATION, RESOURCE_MARKETS
from hearthside.games.agricola.vocabulary import at, use
from hearthside.games.agricola.windows import END_HARVEST, EVERYWHERE, FIELD

# Wood Carrier
card("A117", play=Gain(bundle(wood=1), Improvements()))

# Treegardener
card(
    "A118",
    at(FIELD, Gain(bundle(wood=1))),
    at(
        FIELD,
        EitherOr(Swap(bundle(food=1), bundle(wood=1)), Swap(bundle(food=2), bundle(wood=2))),
        may=True,
    ),
)

# Pan Baker
card("A122", use(GRAIN_UTILIZATION.bit, Gain(bundle(wood=1, clay=2))))

# Knapper
card("A124", use(EVERYWHERE, Gain(bundle(stone=1)), when=OnRoundSpace(5, 6, 7)))

# Master Workman
card(
    "A126",
    use(EVERYWHERE, Gain(bundle(wood=1)), when=OnRoundSpace(1)),
    use(EVERYWHERE, Gain(bundle(clay=1)), when=OnRoundSpace(2)),
    use(EVERYWHERE, Gain(bundle(reed=1)), when=OnRoundSpace(3)),
    use(EVERYWHERE, Gain(bundle(stone=1)), when=OnRoundSpace(4)),
)

# Ropemaker
card("A145", at(END_HARVEST, Gain(bundle(reed=1))))

# Storehouse Steward
card(
    "A146",
    use(FOOD_SPACES, Gain(bundle(stone=1)), when=Pile((FOOD,), 2, 2)),
    use(FOOD_SPACES, Gain(bundle(reed=1)), when=Pile((FOOD,), 3, 3)),
    use(FOOD_SPACES, Gain(bundle(clay=1)), when=Pile((FOOD,), 4, 4)),
    use(FOOD_SPACES, Gain(bundle(wood=1)), when=Pile((FOOD,), 5, 5)),
)

# Building Expert
card(
    "A163",
    use(RESOURCE_MARKETS, Gain(bundle(wood=1)), when=by_person(1)),
    use(RESOURCE_MARKETS, Gain(bundle(clay=1)), when=by_person(2)),
    use(RESOURCE_MARKETS, Gain(bundle(reed=1)), when=by_person(3)),
    use(RESOURCE_MARKETS, Gain(bundle(stone=1)), when=by_person(4, 5)),
)
