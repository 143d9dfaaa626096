"""Expansion cards of deck C, occupations: Livestock Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Gain, Promise, Swap
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import CATTLE_MARKET, FENCING, PIG_MARKET
from hearthside.games.agricola.vocabulary import other, use

# Cowherd
card("C147", use(CATTLE_MARKET.bit, Gain(bundle(cattle=1))))

# German Heath Keeper
card(
    "C164", use(PIG_MARKET.bit, Gain(bundle(sheep=1))), other(PIG_MARKET.bit, Gain(bundle(sheep=1)))
)

# Cattle Whisperer
card("C166", play=Promise(bundle(cattle=1), ahead=(5, 8)))

# Cattle Buyer
card(
    "C167",
    other(
        FENCING.bit,
        EitherOr(
            Swap(bundle(food=1), bundle(sheep=1)),
            Swap(bundle(food=2), bundle(boar=1)),
            Swap(bundle(food=2), bundle(cattle=1)),
        ),
        may=True,
    ),
)
