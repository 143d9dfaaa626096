"""Deck B, minor improvements: Building Resource Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Gain, Promise
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import Exchange
from hearthside.games.agricola.spaces import DAY_LABORER
from hearthside.games.agricola.vocabulary import use

# Thick Forest: even rounds
card("B074", play=Promise(bundle(wood=1), rounds=(2, 4, 6, 8, 10, 12, 14)))

# Loam Pit
card("B077", use(DAY_LABORER.bit, Gain(bundle(clay=3))))

# Hard Porcelain: three packages
card(
    "B080",
    Exchange(bundle(clay=2), bundle(stone=1)),
    Exchange(bundle(clay=3), bundle(stone=2)),
    Exchange(bundle(clay=4), bundle(stone=3)),
)
