"""Deck A, occupations: Crop Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import SinceRound
from hearthside.games.agricola.effects import Gain, If, Swap
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import FULL_HARVEST, Static
from hearthside.games.agricola.spaces import DAY_LABORER, TRAVELING_PLAYERS
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary import other, use

# Scythe Worker
card("A112", Static(FULL_HARVEST), play=Gain(bundle(grain=1)))

# Seasonal Worker
card(
    "A114",
    use(
        DAY_LABORER.bit,
        EitherOr(Get(bundle(grain=1)), If(SinceRound(6), Get(bundle(vegetable=1)))),
    ),
)

# Lutenist: another player's use; first the gain, then the purchase
card(
    "A160",
    other(TRAVELING_PLAYERS.bit, Gain(bundle(food=1, wood=1))),
    other(TRAVELING_PLAYERS.bit, Swap(bundle(food=2), bundle(vegetable=1)), may=True),
)
