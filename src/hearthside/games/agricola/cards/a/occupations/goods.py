"""Deck A, occupations: Goods Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import People
from hearthside.games.agricola.effects import Gain, Swap
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import Exchange
from hearthside.games.agricola.spaces import FISHING, TRAVELING_PLAYERS
from hearthside.games.agricola.vocabulary import use

STACK = [
    bundle(wood=1),
    bundle(grain=1),
    bundle(reed=1),
    bundle(stone=1),
    bundle(vegetable=1),
    bundle(clay=1),
    bundle(reed=1),
    bundle(vegetable=1),
]

# Grocer: the number on the card says how many are sold
card("A102", Exchange(bundle(food=1), 0, stack=STACK))

# Harpooner
card(
    "A138",
    use(
        FISHING.bit,
        Swap(bundle(wood=1), bundle(reed=1), per=bundle(food=1), times=People()),
        may=True,
    ),
)

# Conjurer
card("A155", use(TRAVELING_PLAYERS.bit, Gain(bundle(wood=1, grain=1))))
