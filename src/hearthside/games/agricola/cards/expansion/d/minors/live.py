"""Expansion cards of deck D, minor improvements: Livestock Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Held
from hearthside.games.agricola.effects import Gain, If, Swap
from hearthside.games.agricola.goods import BOAR, CATTLE, SHEEP, bundle
from hearthside.games.agricola.spaces import FENCING
from hearthside.games.agricola.sums import Reaches
from hearthside.games.agricola.vocabulary import at, use
from hearthside.games.agricola.windows import FEED_START

# Game Trade
card("D009", play=Gain(bundle(boar=1, cattle=1)))

# Pigswill
card("D083", use(FENCING.bit, Gain(bundle(boar=1))))

# Feed Pellets
card(
    "D084",
    at(
        FEED_START,
        EitherOr(
            If(Reaches(Held(SHEEP), 1), Swap(bundle(vegetable=1), bundle(sheep=1))),
            If(Reaches(Held(BOAR), 1), Swap(bundle(vegetable=1), bundle(boar=1))),
            If(Reaches(Held(CATTLE), 1), Swap(bundle(vegetable=1), bundle(cattle=1))),
        ),
        may=True,
    ),
    play=Gain(bundle(sheep=1)),
)
