"""Expansion cards of deck B, minor improvements: Goods Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Gain, Swap
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import FISHING, REED_BANK, bits
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary import use

# Beating Rod
card("B009", play=EitherOr(Get(bundle(reed=1)), Swap(bundle(reed=1), bundle(cattle=1))))

# Brewery Pond
card("B040", use(bits(FISHING, REED_BANK), Gain(bundle(wood=1, grain=1))))
