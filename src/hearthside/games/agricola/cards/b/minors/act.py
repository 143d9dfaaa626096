"""Deck B, minor improvements: Actions Booster."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Gain
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import TWO_AT_A_MARKET, Static
from hearthside.games.agricola.verbs.bake import Bake
from hearthside.games.agricola.vocabulary import post
from hearthside.games.agricola.windows import OCCUPATIONS

# Lasso
card("B024", Static(TWO_AT_A_MARKET))

# Bread Paddle
card("B025", post(OCCUPATIONS, Bake(), may=True), play=Gain(bundle(food=1)))
