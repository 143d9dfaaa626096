"""Deck B, occupations: Livestock Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Promise, Swap
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import GRAIN_SEEDS
from hearthside.games.agricola.vocabulary import use

# Sheep Whisperer
card("B164", play=Promise(bundle(sheep=1), ahead=(2, 5, 8, 10)))

# Cattle Feeder
card("B166", use(GRAIN_SEEDS.bit, Swap(bundle(food=1), bundle(cattle=1)), may=True))
