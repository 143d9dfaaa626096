"""Expansion cards of deck C, minor improvements: Livestock Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Gain
from hearthside.games.agricola.goods import bundle

# Early Cattle
card("C083", play=Gain(bundle(cattle=2)))
