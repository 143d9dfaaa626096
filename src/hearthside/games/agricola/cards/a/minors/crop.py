"""Deck A, minor improvements: Crop Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Gain, Promise
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import CROPS_MOVE, Static
from hearthside.games.agricola.spaces import GRAIN_SEEDS
from hearthside.games.agricola.vocabulary import use

# Corn Scoop
card("A067", use(GRAIN_SEEDS.bit, Gain(bundle(grain=1))))

# Large Greenhouse
card("A069", play=Promise(bundle(vegetable=1), ahead=(4, 7, 9)))

# Clearing Spade
card("A071", Static(CROPS_MOVE))
