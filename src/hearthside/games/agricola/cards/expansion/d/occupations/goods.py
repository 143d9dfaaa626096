"""Expansion cards of deck D, occupations: Goods Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Gain, Spend, Store
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import IN_HARVEST, Exchange
from hearthside.games.agricola.spaces import CLAY_SPACES, QUARRIES, RESOURCE_MARKETS
from hearthside.games.agricola.tallies import OutcomeSize
from hearthside.games.agricola.vocabulary import post, use
from hearthside.games.agricola.windows import PLOWING

# Cultivator
card("D104", post(PLOWING, Gain(bundle(wood=1, food=1), OutcomeSize())))

# Sculptor
card("D105", use(CLAY_SPACES, Gain(bundle(food=1))), use(QUARRIES, Gain(bundle(grain=1))))

# Ebonist
card("D155", Exchange(bundle(wood=1), bundle(grain=1, food=1), IN_HARVEST))

# Retail Dealer
card("D156", use(RESOURCE_MARKETS, Spend(Gain(bundle(grain=1, food=1)))), play=Store(3))
