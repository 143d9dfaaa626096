"""Expansion cards of deck B, minor improvements: Food Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.card import card
from hearthside.games.agricola.cards.majors import (
    BASKETMAKER,
    CLAY_OVEN,
    JOINERY,
    POTTERY,
    STONE_OVEN,
)
from hearthside.games.agricola.conditions import Held, Occupied
from hearthside.games.agricola.effects import Both, For, Gain, Promise, Spend, Store, Swap
from hearthside.games.agricola.goods import BOAR, bundle
from hearthside.games.agricola.situations import NO_HARVEST
from hearthside.games.agricola.spaces import (
    ALL_LESSONS,
    CLAY_SPACES,
    FISHING,
    GRAIN_SEEDS,
    GRAIN_UTILIZATION,
    QUARRIES,
    VEGETABLE_SEEDS,
    WOOD_SPACES,
)
from hearthside.games.agricola.stores import Add
from hearthside.games.agricola.tallies import Owned, Stables
from hearthside.games.agricola.vocabulary import act, at, post, use
from hearthside.games.agricola.windows import END_ROUND, RENOVATION, SOWING

# Wage
card(
    "B007",
    play=Both(
        Gain(bundle(food=2)),
        Gain(bundle(food=1), Owned(CLAY_OVEN, STONE_OVEN, JOINERY, POTTERY, BASKETMAKER)),
    ),
)

# Chophouse
card(
    "B043",
    use(GRAIN_SEEDS.bit, Promise(bundle(food=1), next=3)),
    use(VEGETABLE_SEEDS.bit, Promise(bundle(food=1), next=2)),
)

# Chick Stable
card("B044", play=Promise(bundle(food=2), ahead=(3, 4)))

# Club House
card("B046", play=Both(Promise(bundle(food=1), next=4), Promise(bundle(stone=1), ahead=(5,))))

# Forest Stone
card("B048", use(WOOD_SPACES, Spend(Gain(bundle(food=1)))), use(QUARRIES, Add(2)), play=Store(2))

# Digging Spade
card("B051", use(CLAY_SPACES, Gain(bundle(food=1), Held(BOAR))))

# Sculpture Course
card(
    "B053",
    at(
        END_ROUND,
        EitherOr(Swap(bundle(wood=1), bundle(food=2)), Swap(bundle(stone=1), bundle(food=4))),
        may=True,
        when=NO_HARVEST,
    ),
)

# Tumbrel
card("B054", post(SOWING, Gain(bundle(food=1), Stables())), play=Gain(bundle(food=2)))

# Maintenance Premium
card(
    "B055", use(WOOD_SPACES, Spend(Gain(bundle(food=1)))), act(RENOVATION, Store(3)), play=Store(3)
)

# Brewing Water
card("B060", use(FISHING.bit, For(bundle(grain=1), Promise(bundle(food=1), next=6)), may=True))

# Tasting
card("B063", use(ALL_LESSONS, Swap(bundle(grain=1), bundle(food=4)), may=True))

# Mill Wheel
card("B064", use(GRAIN_UTILIZATION.bit, Gain(bundle(food=2)), when=Occupied(FISHING)))
