"""Expansion cards of deck A, occupations: Livestock Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Swap
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import ALL_LESSONS, WOOD_SPACES
from hearthside.games.agricola.sums import Reaches
from hearthside.games.agricola.tallies import Pastures
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary import after, at, use
from hearthside.games.agricola.windows import PRE_HARVEST

# Wood Worker
card("A164", use(WOOD_SPACES, Swap(bundle(wood=1), bundle(sheep=1), back=True), may=True))

# Haydryer
card(
    "A166",
    at(
        PRE_HARVEST,
        Swap(bundle(food=4), bundle(cattle=1)),
        may=True,
        when=Reaches(Pastures(), 0, 0),
    ),
    at(
        PRE_HARVEST,
        Swap(bundle(food=3), bundle(cattle=1)),
        may=True,
        when=Reaches(Pastures(), 1, 1),
    ),
    at(
        PRE_HARVEST,
        Swap(bundle(food=2), bundle(cattle=1)),
        may=True,
        when=Reaches(Pastures(), 2, 2),
    ),
    at(
        PRE_HARVEST,
        Swap(bundle(food=1), bundle(cattle=1)),
        may=True,
        when=Reaches(Pastures(), 3, 3),
    ),
    at(PRE_HARVEST, Swap(0, bundle(cattle=1)), may=True, when=Reaches(Pastures(), 4)),
)

# Animal Teacher
card(
    "A168",
    after(
        ALL_LESSONS,
        EitherOr(
            Get(bundle(sheep=1)),
            Swap(bundle(food=1), bundle(boar=1)),
            Swap(bundle(food=2), bundle(cattle=1)),
        ),
        may=True,
    ),
)
