"""Deck B, occupations: Crop Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.core.sequence import Seq
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import All, PeopleFrom, RoomsFrom
from hearthside.games.agricola.effects import Gain
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import GRAIN_SEEDS
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary import at, use
from hearthside.games.agricola.windows import ROUND

# Childless
card(
    "B114",
    at(
        ROUND,
        Seq(Gain(bundle(food=1)), EitherOr(Get(bundle(grain=1)), Get(bundle(vegetable=1)))),
        when=All(RoomsFrom(3), PeopleFrom(2, 2)),
    ),
)

# Greengrocer
card("B142", use(GRAIN_SEEDS.bit, Gain(bundle(vegetable=1))))
