"""Expansion cards of deck D, occupations: Crop Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import All, Either, Not, Occupied
from hearthside.games.agricola.effects import Gain
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.situations import own_person_on
from hearthside.games.agricola.spaces import CLAY_PIT, GRAIN_SEEDS, MAJOR_IMPROVEMENT, REED_BANK
from hearthside.games.agricola.verbs.sow import Sow
from hearthside.games.agricola.vocabulary import after, at, use
from hearthside.games.agricola.windows import POST_WORK

# Young Farmer
card(
    "D112",
    use(MAJOR_IMPROVEMENT.bit, Gain(bundle(grain=1))),
    after(MAJOR_IMPROVEMENT.bit, Sow(), may=True),
)

# Seed Seller
card("D141", use(GRAIN_SEEDS.bit, Gain(bundle(grain=1))), play=Gain(bundle(grain=1)))

# Potato Planter
card(
    "D142",
    at(
        POST_WORK,
        Gain(bundle(vegetable=1)),
        when=Either(
            All(own_person_on(CLAY_PIT.bit), Not(Occupied(REED_BANK))),
            All(own_person_on(REED_BANK.bit), Not(Occupied(CLAY_PIT))),
        ),
    ),
)
