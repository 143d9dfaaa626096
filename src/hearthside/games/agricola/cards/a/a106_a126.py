"""Deck A, occupations A106 to A126."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.core.hooks import Static
from hearthside.games.agricola.board.printed import (
    CULTIVATION,
    DAY_LABORER,
    FARMLAND,
    GRAIN_SEEDS,
    GRAIN_UTILIZATION,
    RESOURCE_SPACES,
    WOOD_SPACES,
    bits,
)
from hearthside.games.agricola.farm.farmyard import CLAY_HOUSE, STONE_HOUSE
from hearthside.games.agricola.goods import BUILDING, bundle
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_counts import Improvements
from hearthside.games.agricola.vocabulary.conditions import (
    NOT_WOODEN,
    All,
    Either,
    House,
    OnRoundSpace,
    PileSum,
    RoomsFrom,
    SinceRound,
    by_person,
)
from hearthside.games.agricola.vocabulary.effects import Gain, If, Swap
from hearthside.games.agricola.vocabulary.outcomes import NewRoomsOf, RenovatedFrom
from hearthside.games.agricola.vocabulary.prices import (
    RENOVATION_COST,
    ROOM_COST,
    Replaced,
)
from hearthside.games.agricola.vocabulary.promises import Promise
from hearthside.games.agricola.vocabulary.questions import MORE_GRAIN
from hearthside.games.agricola.vocabulary.timing import (
    EVERYWHERE,
    FIELD,
    RENOVATION,
    ROOMS,
)
from hearthside.games.agricola.vocabulary.when import after, at, once, post, turn_end, use

# Catcher
card(
    "A107",
    use(
        RESOURCE_SPACES,
        Gain(bundle(food=1)),
        when=Either(
            All(by_person(1), PileSum(BUILDING, 5, 5)),
            All(by_person(2), PileSum(BUILDING, 4, 4)),
            All(by_person(3), PileSum(BUILDING, 3, 3)),
        ),
    ),
)

# Mushroom Collector
card("A108", after(WOOD_SPACES, Swap(bundle(wood=1), bundle(food=2), back=True), may=True))

# Roughcaster
card(
    "A110",
    post(ROOMS, Gain(bundle(food=3)), when=NewRoomsOf(CLAY_HOUSE)),
    post(RENOVATION, Gain(bundle(food=3)), when=RenovatedFrom(CLAY_HOUSE, STONE_HOUSE)),
)

# Wall Builder
card("A111", post(ROOMS, Promise(bundle(food=1), next=4), may=True))

# Scythe Worker
card("A112", Static(MORE_GRAIN), play=Gain(bundle(grain=1)))

# Seasonal Worker
card(
    "A114",
    use(
        DAY_LABORER.bit,
        EitherOr(Get(bundle(grain=1)), If(SinceRound(6), Get(bundle(vegetable=1)))),
    ),
)

# Wood Cutter
card("A116", use(WOOD_SPACES, Gain(bundle(wood=1))))

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

# Firewood Collector
card(
    "A119",
    turn_end(bits(FARMLAND, GRAIN_SEEDS, GRAIN_UTILIZATION, CULTIVATION), Gain(bundle(wood=1))),
)

# Clay Hut Builder
card("A120", once(NOT_WOODEN, Promise(bundle(clay=2), next=5)))

# Pan Baker
card("A122", use(GRAIN_UTILIZATION.bit, Gain(bundle(wood=1, clay=2))))

# Frame Builder
card(
    "A123",
    Replaced(
        ROOM_COST | RENOVATION_COST,
        (bundle(clay=2), bundle(wood=1)),
        (bundle(stone=2), bundle(wood=1)),
    ),
)

# Knapper
card("A124", use(EVERYWHERE, Gain(bundle(stone=1)), when=OnRoundSpace(5, 6, 7)))

# Priest
card(
    "A125",
    play=If(
        All(House(CLAY_HOUSE), RoomsFrom(2, 2)),
        Gain(bundle(clay=3, reed=2, stone=2)),
    ),
)

# Master Workman
card(
    "A126",
    use(EVERYWHERE, Gain(bundle(wood=1)), when=OnRoundSpace(1)),
    use(EVERYWHERE, Gain(bundle(clay=1)), when=OnRoundSpace(2)),
    use(EVERYWHERE, Gain(bundle(reed=1)), when=OnRoundSpace(3)),
    use(EVERYWHERE, Gain(bundle(stone=1)), when=OnRoundSpace(4)),
)
