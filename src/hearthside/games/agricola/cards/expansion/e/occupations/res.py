"""Expansion cards of deck E, occupations: Building Resource Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import IN_STONE, All, Either, Held, Not, SinceRound, Tiers
from hearthside.games.agricola.effects import Gain, If, Promise, Swap
from hearthside.games.agricola.goods import CLAY, GRAIN, REED, bundle
from hearthside.games.agricola.situations import SomeoneOn
from hearthside.games.agricola.spaces import (
    ANIMAL_MARKETS,
    CLAY_SPACES,
    GRAIN_SEEDS,
    VEGETABLE_SEEDS,
)
from hearthside.games.agricola.stores import Series
from hearthside.games.agricola.sums import Reaches
from hearthside.games.agricola.tallies import FieldsWith, PeoplePlaced
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary import after, at, post, use
from hearthside.games.agricola.windows import HARVEST, OCCUPATIONS, POST_WORK, ROUND

# Fir Cutter
card(
    "E116",
    after(ANIMAL_MARKETS, Gain(bundle(wood=1), Tiers(PeoplePlaced(), (1, 1), (3, 2), (5, 3)))),
    play=Gain(bundle(food=1)),
)

# Pipe Smoker
card("E117", at(HARVEST, Gain(bundle(wood=2)), when=Reaches(FieldsWith(GRAIN), 1)))

# Land Heir
card("E119", play=If(Not(SinceRound(5)), Promise(bundle(wood=4, clay=4), rounds=(9,))))

# Scrap Collector
card("E120", play=Series(bundle(wood=1), bundle(clay=1), most=6))

# Hill Cultivator
card(
    "E121",
    use(GRAIN_SEEDS.bit, Gain(bundle(clay=2))),
    use(VEGETABLE_SEEDS.bit, Gain(bundle(clay=3))),
)

# Tax Collector
card(
    "E126",
    at(
        ROUND,
        EitherOr(
            Get(bundle(wood=2)), Get(bundle(clay=2)), Get(bundle(reed=1)), Get(bundle(stone=1))
        ),
        when=IN_STONE,
    ),
)

# Hewer
card(
    "E143",
    at(
        POST_WORK,
        Gain(bundle(stone=1, food=1)),
        when=All(SinceRound(3), Not(SomeoneOn(CLAY_SPACES))),
    ),
)

# Parvenu
card(
    "E145",
    play=If(
        All(Not(SinceRound(8)), Either(Reaches(Held(CLAY), 1), Reaches(Held(REED), 1))),
        EitherOr(
            If(Reaches(Held(CLAY), 1), Swap(0, 0, per=bundle(clay=1), times=Held(CLAY))),
            If(Reaches(Held(REED), 1), Swap(0, 0, per=bundle(reed=1), times=Held(REED))),
        ),
    ),
)

# Patroness
card(
    "E163",
    post(
        OCCUPATIONS,
        EitherOr(
            Get(bundle(wood=1)), Get(bundle(clay=1)), Get(bundle(reed=1)), Get(bundle(stone=1))
        ),
    ),
)
