"""Deck B, occupations: Food Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import IN_STONE, Occupations
from hearthside.games.agricola.effects import Promise, Swap
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import WOOD_SPACES
from hearthside.games.agricola.verbs.bake import Bake
from hearthside.games.agricola.vocabulary import act, once, use
from hearthside.games.agricola.windows import OCCUPATIONS

# Manservant
card("B107", once(IN_STONE, Promise(bundle(food=3), next=14)))

# Oven Firing Boy
card("B108", use(WOOD_SPACES, Bake(), may=True))

# Paper Maker
card(
    "B109",
    act(
        OCCUPATIONS,
        Swap(bundle(wood=1), 0, per=bundle(food=1), times=Occupations()),
        may=True,
    ),
)
