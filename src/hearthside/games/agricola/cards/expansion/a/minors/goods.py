"""Expansion cards of deck A, minor improvements: Goods Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Gain
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import FISHING, FOREST
from hearthside.games.agricola.vocabulary import use

# Forest Lake Hut
card("A042", use(FISHING.bit, Gain(bundle(wood=1))), use(FOREST.bit, Gain(bundle(food=1))))
