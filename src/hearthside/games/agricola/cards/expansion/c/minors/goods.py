"""Expansion cards of deck C, minor improvements: Goods Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Swap
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.vocabulary import at
from hearthside.games.agricola.windows import POST_FEED

# Farm Store
card(
    "C041",
    at(
        POST_FEED,
        EitherOr(
            Swap(bundle(food=1), bundle(wood=1, clay=1)),
            Swap(bundle(food=1), bundle(wood=1, reed=1)),
            Swap(bundle(food=1), bundle(wood=1, stone=1)),
            Swap(bundle(food=1), bundle(clay=1, reed=1)),
            Swap(bundle(food=1), bundle(clay=1, stone=1)),
            Swap(bundle(food=1), bundle(reed=1, stone=1)),
            Swap(bundle(food=1), bundle(vegetable=1)),
        ),
        may=True,
    ),
)
