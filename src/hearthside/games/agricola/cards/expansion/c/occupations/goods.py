"""Expansion cards of deck C, occupations: Goods Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Gain, Swap
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import IN_HARVEST, Exchange, Oven
from hearthside.games.agricola.situations import CardHas
from hearthside.games.agricola.spaces import DAY_LABORER, WOOD_SPACES
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary import after, other_post, post, use
from hearthside.games.agricola.windows import MAJORS, MINORS

# Tree Guard
card(
    "C102",
    after(
        WOOD_SPACES,
        Swap(bundle(wood=4), bundle(clay=1, reed=1, stone=2, grain=1), back=True),
        may=True,
    ),
)

# Basket Carrier
card("C105", Exchange(bundle(food=2), bundle(wood=1, reed=1, grain=1), IN_HARVEST))

# Charcoal Burner
card(
    "C137",
    post(MAJORS, Gain(bundle(wood=1, food=1)), when=CardHas(Oven)),
    post(MINORS, Gain(bundle(wood=1, food=1)), when=CardHas(Oven)),
    other_post(MAJORS, Gain(bundle(wood=1, food=1)), when=CardHas(Oven, 4)),
    other_post(MINORS, Gain(bundle(wood=1, food=1)), when=CardHas(Oven, 4)),
)

# Animal Feeder
card(
    "C138",
    use(
        DAY_LABORER.bit,
        EitherOr(
            Get(bundle(sheep=1)),
            Get(bundle(grain=1)),
            Swap(bundle(food=1), bundle(boar=1)),
            Swap(bundle(food=2), bundle(cattle=1)),
        ),
    ),
)
