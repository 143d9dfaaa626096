"""Expansion cards of deck E, minor improvements: Goods Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import DAY_LABORER
from hearthside.games.agricola.stores import EVEN, Series, Top
from hearthside.games.agricola.vocabulary import use

# Bee Statue
card(
    "E040",
    use(
        DAY_LABORER.bit,
        Top(
            bundle(grain=1), bundle(stone=1), bundle(grain=1), bundle(stone=1), bundle(vegetable=1)
        ),
    ),
)

# Muddy Waters
card("E041", play=Series(bundle(food=1), bundle(clay=1), rounds=EVEN))

# Water Gully
card("E042", play=Series(bundle(cattle=1), bundle(grain=1), bundle(cattle=1), most=3))
