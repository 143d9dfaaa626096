"""Expansion cards of deck E, minor improvements: Crop Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Not, PlayersFrom
from hearthside.games.agricola.effects import Gain
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import FOREST, GRAIN_SEEDS
from hearthside.games.agricola.sums import Sum, Times
from hearthside.games.agricola.tallies import BakingImprovements, RoundNumber
from hearthside.games.agricola.vocabulary import other, use

# Farmers Market
card("E008", play=Gain(bundle(vegetable=1)))

# Almsbag
card("E065", play=Gain(bundle(grain=1), Times(Sum(RoundNumber(), more=-1), by=2)))

# Barn Shed
card(
    "E066",
    other(FOREST.bit, Gain(bundle(grain=1))),
    use(FOREST.bit, Gain(bundle(grain=1)), when=Not(PlayersFrom(2))),
)

# Grain Bag
card("E067", use(GRAIN_SEEDS.bit, Gain(bundle(grain=1), BakingImprovements())))
