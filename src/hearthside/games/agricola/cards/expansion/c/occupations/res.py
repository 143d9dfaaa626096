"""Expansion cards of deck C, occupations: Building Resource Provider."""

from __future__ import annotations

from hearthside.games.agricola import costs
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import All, InRounds, Not, PlayersFrom
from hearthside.games.agricola.effects import Gain, If, Promise, Swap
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import DAY_LABORER, GRAIN_SEEDS, VEGETABLE_SEEDS, bits
from hearthside.games.agricola.tallies import PeoplePlaced
from hearthside.games.agricola.vocabulary import Reduced, after, at, other_post, post
from hearthside.games.agricola.windows import BREED_START, RENOVATION

# Wood Collector
card("C118", play=Promise(bundle(wood=1), next=5))

# Skillful Renovator
card(
    "C119",
    post(RENOVATION, Gain(bundle(wood=1), PeoplePlaced())),
    play=Gain(bundle(wood=1, clay=1)),
)

# Clay Kneader
card(
    "C121",
    after(bits(GRAIN_SEEDS, VEGETABLE_SEEDS), Gain(bundle(clay=1))),
    play=Gain(bundle(wood=1, clay=2)),
)

# Bricklayer
card(
    "C122",
    Reduced(costs.IMPROVEMENT | costs.RENOVATION, bundle(clay=1)),
    Reduced(costs.ROOM, bundle(clay=2)),
)

# Stone Importer
card(
    "C124",
    at(BREED_START, Swap(bundle(food=2), bundle(stone=2)), may=True, when=InRounds(4, 7)),
    at(BREED_START, Swap(bundle(food=3), bundle(stone=2)), may=True, when=InRounds(9, 11)),
    at(BREED_START, Swap(bundle(food=4), bundle(stone=2)), may=True, when=InRounds(13)),
    at(BREED_START, Swap(bundle(food=1), bundle(stone=2)), may=True, when=InRounds(14)),
)

# Excavator
card(
    "C126",
    after(DAY_LABORER.bit, Gain(bundle(wood=1, clay=1))),
    after(DAY_LABORER.bit, Swap(bundle(food=1), bundle(stone=1)), may=True),
)

# Reed Roof Renovator
card(
    "C144",
    other_post(RENOVATION, Gain(bundle(reed=1))),
    play=If(All(PlayersFrom(3), Not(PlayersFrom(4))), Gain(bundle(reed=1))),
)
