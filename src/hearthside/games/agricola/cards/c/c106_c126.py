"""Deck C, occupations C106 to C126."""

from __future__ import annotations

from hearthside.core.connect import May
from hearthside.games.agricola.board.printed import (
    CLAY_SPACES,
    CULTIVATION,
    DAY_LABORER,
    FARMLAND,
    GRAIN_SEEDS,
    GRAIN_UTILIZATION,
    QUARRIES,
    VEGETABLE_SEEDS,
    bits,
)
from hearthside.games.agricola.goods import FOOD, bundle
from hearthside.games.agricola.verbs.bake import Bake
from hearthside.games.agricola.vocabulary.arithmetic import Minus, Reaches
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.conditions import InRounds
from hearthside.games.agricola.vocabulary.counts import (
    Held,
    PeoplePlaced,
    RoundNumber,
)
from hearthside.games.agricola.vocabulary.effects import Gain, Swap
from hearthside.games.agricola.vocabulary.prices import (
    IMPROVEMENT_COST,
    RENOVATION_COST,
    ROOM_COST,
    Reduced,
)
from hearthside.games.agricola.vocabulary.promises import Promise
from hearthside.games.agricola.vocabulary.timing import (
    BREED_START,
    END_HARVEST,
    FEED_START,
    PRE_ROUND,
    RENOVATION,
)
from hearthside.games.agricola.vocabulary.when import after, at, post, use

# Baker
card("C107", at(FEED_START, Bake(), may=True), play=May(Bake()))

# Schnapps Distiller
card("C109", at(FEED_START, Swap(bundle(vegetable=1), bundle(food=5)), may=True))

# Small Animal Breeder
card("C111", at(PRE_ROUND, Gain(bundle(food=1)), when=Reaches(Minus(Held(FOOD), RoundNumber()), 1)))

# Thresher
card(
    "C112",
    use(
        bits(GRAIN_UTILIZATION, FARMLAND, CULTIVATION),
        Swap(bundle(food=1), bundle(grain=1)),
        may=True,
    ),
)

# Winter Caretaker
card(
    "C113",
    at(END_HARVEST, Swap(bundle(food=2), bundle(vegetable=1)), may=True),
    play=Gain(bundle(grain=1)),
)

# Soil Scientist
card(
    "C114",
    after(CLAY_SPACES, Swap(bundle(stone=1), bundle(grain=2), back=True), may=True),
    after(QUARRIES, Swap(bundle(clay=2), bundle(vegetable=1), back=True), may=True),
)

# Wood Collector
card("C118", play=Promise(bundle(wood=1), next=5))

# Skillful Renovator
card(
    "C119",
    post(RENOVATION, Gain(bundle(wood=1), PeoplePlaced())),
    play=Gain(bundle(wood=1, clay=1)),
)

# Clay Kneader
card(
    "C121",
    after(bits(GRAIN_SEEDS, VEGETABLE_SEEDS), Gain(bundle(clay=1))),
    play=Gain(bundle(wood=1, clay=2)),
)

# Bricklayer
card(
    "C122",
    Reduced(IMPROVEMENT_COST | RENOVATION_COST, bundle(clay=1)),
    Reduced(ROOM_COST, bundle(clay=2)),
)

# Stone Importer
card(
    "C124",
    at(BREED_START, Swap(bundle(food=2), bundle(stone=2)), may=True, when=InRounds(4, 7)),
    at(BREED_START, Swap(bundle(food=3), bundle(stone=2)), may=True, when=InRounds(9, 11)),
    at(BREED_START, Swap(bundle(food=4), bundle(stone=2)), may=True, when=InRounds(13)),
    at(BREED_START, Swap(bundle(food=1), bundle(stone=2)), may=True, when=InRounds(14)),
)

# Excavator
card(
    "C126",
    after(DAY_LABORER.bit, Gain(bundle(wood=1, clay=1))),
    after(DAY_LABORER.bit, Swap(bundle(food=1), bundle(stone=1)), may=True),
)
