"""Deck B, minor improvements: Crop Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Gain, Promise
from hearthside.games.agricola.goods import VEGETABLE, bundle
from hearthside.games.agricola.hooks import FieldCard

# Market Stall: the price is a grain
card("B008", play=Gain(bundle(vegetable=1)))

# Sack Cart
card("B066", play=Promise(bundle(grain=1), rounds=(5, 8, 11, 14)))

# Beanfield
card("B068", FieldCard((VEGETABLE, 2)))
