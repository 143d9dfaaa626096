"""Expansion cards of deck C, occupations: Crop Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Tiers
from hearthside.games.agricola.effects import Gain, Swap, ToEach
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.situations import OnNewest
from hearthside.games.agricola.spaces import (
    CLAY_SPACES,
    CULTIVATION,
    FARMLAND,
    GRAIN_SEEDS,
    GRAIN_UTILIZATION,
    QUARRIES,
    SHEEP_MARKET,
    bits,
)
from hearthside.games.agricola.tallies import EmptyTiles
from hearthside.games.agricola.vocabulary import after, at, other, use
from hearthside.games.agricola.windows import END_HARVEST, EVERYWHERE

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

# Sheep Provider
card(
    "C141",
    use(SHEEP_MARKET.bit, Gain(bundle(grain=1))),
    other(SHEEP_MARKET.bit, Gain(bundle(grain=1))),
)

# Market Crier
card("C142", use(GRAIN_SEEDS.bit, ToEach(bundle(grain=1, vegetable=1), bundle(grain=1)), may=True))

# Outrider
card("C160", use(EVERYWHERE, Gain(bundle(grain=1)), when=OnNewest()))

# Potato Digger
card("C161", play=Gain(bundle(vegetable=1), Tiers(EmptyTiles(), (2, 1), (4, 2), (5, 3))))
