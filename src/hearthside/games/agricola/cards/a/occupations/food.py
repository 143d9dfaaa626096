"""Deck A, occupations: Food Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import RenovatedFrom, RoomsBuiltOf
from hearthside.games.agricola.effects import Gain, Promise, Swap
from hearthside.games.agricola.farmyard import CLAY_HOUSE, STONE_HOUSE
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import WOOD_SPACES
from hearthside.games.agricola.vocabulary import after, post
from hearthside.games.agricola.windows import RENOVATION, ROOMS

# Mushroom Collector
card("A108", after(WOOD_SPACES, Swap(bundle(wood=1), bundle(food=2), back=True), may=True))

# Roughcaster
card(
    "A110",
    post(ROOMS, Gain(bundle(food=3)), when=RoomsBuiltOf(CLAY_HOUSE)),
    post(RENOVATION, Gain(bundle(food=3)), when=RenovatedFrom(CLAY_HOUSE, STONE_HOUSE)),
)

# Wall Builder
card("A111", post(ROOMS, Promise(bundle(food=1), next=4), may=True))
