"""Expansion cards of deck C, minor improvements: Building Resource Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Occupations
from hearthside.games.agricola.effects import Gain, Promise, Swap
from hearthside.games.agricola.farmyard import CLAY_HOUSE
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import FieldCard
from hearthside.games.agricola.situations import CardHas
from hearthside.games.agricola.spaces import DAY_LABORER, WOOD_SPACES
from hearthside.games.agricola.stores import EVEN
from hearthside.games.agricola.sums import Sum
from hearthside.games.agricola.tallies import MAJORS_OWNED, RoomsOf
from hearthside.games.agricola.vocabulary import after, post, use
from hearthside.games.agricola.windows import MINORS, OCCUPATIONS, PLOWING

# Writing Boards
card("C004", play=Gain(bundle(wood=1), Occupations()))

# Remodeling
card("C005", play=Gain(bundle(clay=1), Sum(RoomsOf(CLAY_HOUSE), MAJORS_OWNED)))

# Private Forest
card("C074", play=Promise(bundle(wood=1), rounds=EVEN))

# Wood Cart
card("C076", use(WOOD_SPACES, Gain(bundle(wood=2))))

# Clay Supply
card("C077", play=Promise(bundle(clay=1), next=3))

# Reed-Hatted Toad
card("C078", play=Promise(bundle(reed=1), ahead=(5, 7, 9, 11, 13)))

# Stone Cart
card("C079", play=Promise(bundle(stone=1), rounds=EVEN))

# Rocky Terrain
card(
    "C080",
    post(PLOWING, Swap(bundle(food=1), bundle(stone=1)), may=True),
    post(MINORS, Swap(bundle(food=1), bundle(stone=1)), may=True, when=CardHas(FieldCard)),
    post(OCCUPATIONS, Swap(bundle(food=1), bundle(stone=1)), may=True, when=CardHas(FieldCard)),
)

# Hardware Store
card(
    "C082",
    after(DAY_LABORER.bit, Swap(bundle(food=2), bundle(wood=1, clay=1, reed=1, stone=1)), may=True),
)
