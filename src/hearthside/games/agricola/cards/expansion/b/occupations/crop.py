"""Expansion cards of deck B, occupations: Crop Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr, May
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import All, Occupied
from hearthside.games.agricola.effects import Gain, Swap
from hearthside.games.agricola.goods import GRAIN, VEGETABLE, bundle
from hearthside.games.agricola.hooks import FieldCard
from hearthside.games.agricola.spaces import CLAY_PIT, FOREST, REED_BANK
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary import at
from hearthside.games.agricola.windows import POST_WORK

# Patch Caregiver
card(
    "B113",
    FieldCard((GRAIN, 3), (VEGETABLE, 2)),
    play=May(
        EitherOr(Swap(bundle(food=1), bundle(grain=1)), Swap(bundle(food=3), bundle(vegetable=1)))
    ),
)

# Field Caretaker
card(
    "B141",
    FieldCard((GRAIN, 3), (VEGETABLE, 2)),
    play=EitherOr(
        Get(bundle(grain=1)),
        Swap(bundle(clay=1), bundle(grain=2)),
        Swap(bundle(clay=3), bundle(grain=3)),
    ),
)

# Pub Owner
card(
    "B160",
    at(
        POST_WORK,
        Gain(bundle(grain=1)),
        when=All(Occupied(FOREST), Occupied(CLAY_PIT), Occupied(REED_BANK)),
    ),
    play=Gain(bundle(grain=1)),
)
