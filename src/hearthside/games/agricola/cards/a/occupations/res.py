"""Deck A, occupations: Building Resource Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import NOT_WOODEN, All, House, RoomsFrom
from hearthside.games.agricola.costs import IMPROVEMENT, RENOVATION, ROOM
from hearthside.games.agricola.effects import Gain, If, Promise
from hearthside.games.agricola.farmyard import CLAY_HOUSE
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import (
    CULTIVATION,
    FARMLAND,
    GRAIN_SEEDS,
    GRAIN_UTILIZATION,
    WOOD_SPACES,
    bits,
)
from hearthside.games.agricola.vocabulary import Reduced, Replaced, once, turn_end, use

# Wood Cutter
card("A116", use(WOOD_SPACES, Gain(bundle(wood=1))))

# Firewood Collector
card(
    "A119",
    turn_end(bits(FARMLAND, GRAIN_SEEDS, GRAIN_UTILIZATION, CULTIVATION), Gain(bundle(wood=1))),
)

# Clay Hut Builder
card("A120", once(NOT_WOODEN, Promise(bundle(clay=2), next=5)))

# Frame Builder
card(
    "A123",
    Replaced(
        ROOM | RENOVATION,
        (bundle(clay=2), bundle(wood=1)),
        (bundle(stone=2), bundle(wood=1)),
    ),
)

# Priest
card(
    "A125",
    play=If(
        All(House(CLAY_HOUSE), RoomsFrom(2, 2)),
        Gain(bundle(clay=3, reed=2, stone=2)),
    ),
)

# Stonecutter
card("A143", Reduced(IMPROVEMENT | ROOM | RENOVATION, bundle(stone=1)))
