"""Expansion cards of deck C, occupations: Actions Booster."""

from __future__ import annotations

from hearthside.core.connect import May
from hearthside.core.sequence import Seq
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import All, Occupied
from hearthside.games.agricola.effects import Gain, Swap
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import EACH_ROUND, Exchange
from hearthside.games.agricola.situations import SomeoneOn, own_person_on
from hearthside.games.agricola.spaces import (
    FOREST,
    GRAIN_SEEDS,
    GRAIN_UTILIZATION,
    GROVES,
    VEGETABLE_SEEDS,
)
from hearthside.games.agricola.stores import UsedThisRound
from hearthside.games.agricola.verbs.cards import FixedFee, PlayOccupation
from hearthside.games.agricola.verbs.sow import Sow
from hearthside.games.agricola.vocabulary import after, at, other_after
from hearthside.games.agricola.windows import HOME

# Seed Researcher
card(
    "C097",
    at(
        HOME,
        Gain(bundle(food=2)),
        when=All(own_person_on(GRAIN_SEEDS.bit), own_person_on(VEGETABLE_SEEDS.bit)),
    ),
    at(
        HOME,
        PlayOccupation(FixedFee(0)),
        may=True,
        when=All(own_person_on(GRAIN_SEEDS.bit), own_person_on(VEGETABLE_SEEDS.bit)),
    ),
)

# Stone Buyer
card(
    "C143",
    Exchange(bundle(food=2), bundle(stone=1), EACH_ROUND),
    play=Seq(UsedThisRound(), May(Swap(bundle(food=1), bundle(stone=2)))),
)

# Forest Reviewer
card(
    "C145",
    after(FOREST.bit, Gain(bundle(reed=1)), when=SomeoneOn(GROVES)),
    after(GROVES, Gain(bundle(reed=1)), when=Occupied(FOREST)),
    other_after(FOREST.bit, Gain(bundle(reed=1)), when=SomeoneOn(GROVES)),
    other_after(GROVES, Gain(bundle(reed=1)), when=Occupied(FOREST)),
)

# Sowing Director
card("C151", other_after(GRAIN_UTILIZATION.bit, Sow(), may=True))
