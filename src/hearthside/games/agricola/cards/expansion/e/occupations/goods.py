"""Expansion cards of deck E, occupations: Goods Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import All, Held, Not, SinceRound
from hearthside.games.agricola.effects import Gain, If, Promise, Swap
from hearthside.games.agricola.goods import BOAR, CATTLE, SHEEP, bundle
from hearthside.games.agricola.situations import OnNewest
from hearthside.games.agricola.spaces import GRAIN_SEEDS, REED_BANK
from hearthside.games.agricola.sums import Reaches
from hearthside.games.agricola.tallies import Animals
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary import use
from hearthside.games.agricola.windows import EVERYWHERE

# Spice Trader
card("E104", play=If(Not(SinceRound(5)), Promise(bundle(vegetable=3), rounds=(11,))))

# Pioneer
card(
    "E105",
    use(
        EVERYWHERE,
        EitherOr(
            Get(bundle(wood=1, food=1)),
            Get(bundle(clay=1, food=1)),
            Get(bundle(reed=1, food=1)),
            Get(bundle(stone=1, food=1)),
        ),
        when=OnNewest(),
    ),
    play=EitherOr(
        Get(bundle(wood=1, food=1)),
        Get(bundle(clay=1, food=1)),
        Get(bundle(reed=1, food=1)),
        Get(bundle(stone=1, food=1)),
    ),
)

# Flax Farmer
card("E137", use(REED_BANK.bit, Gain(bundle(grain=1))), use(GRAIN_SEEDS.bit, Gain(bundle(reed=1))))

# Livestock Expert
card(
    "E138",
    play=If(
        All(Not(SinceRound(12)), Reaches(Animals(), 1)),
        EitherOr(
            If(Reaches(Held(SHEEP), 1), Swap(0, 0, per=bundle(sheep=1), times=Held(SHEEP))),
            If(Reaches(Held(BOAR), 1), Swap(0, 0, per=bundle(boar=1), times=Held(BOAR))),
            If(Reaches(Held(CATTLE), 1), Swap(0, 0, per=bundle(cattle=1), times=Held(CATTLE))),
        ),
    ),
)
