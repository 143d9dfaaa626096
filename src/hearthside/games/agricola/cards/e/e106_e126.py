"""Deck E, occupations E106 to E126."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.board.printed import (
    ANIMAL_MARKETS,
    GRAIN_SEEDS,
    VEGETABLE_SEEDS,
)
from hearthside.games.agricola.goods import GRAIN, bundle
from hearthside.games.agricola.verbs.bake import Bake
from hearthside.games.agricola.verbs.sow import Sow
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary.arithmetic import Reaches, Tiers
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_counts import (
    MINORS_OWNED,
)
from hearthside.games.agricola.vocabulary.card_numbers import Add, GainStored
from hearthside.games.agricola.vocabulary.conditions import (
    IN_STONE,
    Not,
    SinceRound,
)
from hearthside.games.agricola.vocabulary.counts import (
    Fields,
    FieldsWith,
    PeoplePlaced,
)
from hearthside.games.agricola.vocabulary.effects import ByStable, For, Gain, If
from hearthside.games.agricola.vocabulary.outcomes import OutcomeSize
from hearthside.games.agricola.vocabulary.promises import Promise, PromiseFor, Series
from hearthside.games.agricola.vocabulary.timing import (
    FEED_START,
    FENCES,
    FIELD,
    GROWTH,
    HARVEST,
    ROUND,
    STABLES,
)
from hearthside.games.agricola.vocabulary.when import act, after, at, post, use

# Land Surveyor
card("E107", at(FIELD, Gain(bundle(food=1), Tiers(Fields(), (2, 1), (4, 2), (6, 3), (7, 4)))))

# Blackberry Farmer
card("E108", post(FENCES, PromiseFor(bundle(food=1), OutcomeSize())))

# Dentist
card(
    "E110",
    at(HARVEST, For(bundle(wood=1), Add()), may=True),
    at(FEED_START, GainStored(bundle(food=1))),
)

# Recluse
card(
    "E111",
    at(ROUND, Gain(bundle(food=1)), when=Reaches(MINORS_OWNED, 0, 0)),
    at(HARVEST, Gain(bundle(wood=1)), when=Reaches(MINORS_OWNED, 0, 0)),
)

# Godmother
card("E113", act(GROWTH, Gain(bundle(vegetable=1))))

# Shed Builder
card(
    "E114",
    post(
        STABLES,
        ByStable(bundle(grain=1), bundle(grain=1), bundle(vegetable=1), bundle(vegetable=1)),
    ),
)

# Seed Servant
card("E115", after(GRAIN_SEEDS.bit, Bake(), may=True), after(VEGETABLE_SEEDS.bit, Sow(), may=True))

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
