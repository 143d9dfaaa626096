"""Deck E, minor improvements E064 to E084."""

from __future__ import annotations

from hearthside.core.connect import May
from hearthside.games.agricola.board.printed import (
    FOREST,
    GRAIN_SEEDS,
    WOOD_SPACES,
)
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.verbs.bake import Bake
from hearthside.games.agricola.vocabulary.arithmetic import Sum, Times
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_counts import BakingImprovements
from hearthside.games.agricola.vocabulary.conditions import Not, PlayersFrom
from hearthside.games.agricola.vocabulary.counts import RoundNumber
from hearthside.games.agricola.vocabulary.effects import Gain, Swap
from hearthside.games.agricola.vocabulary.rates import Oven
from hearthside.games.agricola.vocabulary.timing import (
    SOWING,
)
from hearthside.games.agricola.vocabulary.when import other, post, use

# Simple Oven
card("E064", Oven(3, most=1), play=May(Bake()))

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

# Stone Axe
card("E075", use(WOOD_SPACES, Swap(bundle(stone=1), bundle(wood=3)), may=True))

# Field Spade
card("E079", post(SOWING, Gain(bundle(stone=1))))
