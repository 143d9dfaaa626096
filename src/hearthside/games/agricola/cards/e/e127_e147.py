"""Deck E, occupations E127 to E147."""

from __future__ import annotations

from hearthside.core.connect import EitherOr, May
from hearthside.core.sequence import Seq
from hearthside.games.agricola.board.printed import (
    ACCUMULATION,
    CLAY_SPACES,
    DAY_LABORER,
    GRAIN_SEEDS,
    MAJOR_IMPROVEMENT,
    REED_BANK,
    RESOURCE_MARKET_3,
    TRAVELING_PLAYERS,
    VEGETABLE_SEEDS,
    bits,
)
from hearthside.games.agricola.goods import (
    BOAR,
    CATTLE,
    CLAY,
    REED,
    SHEEP,
    VEGETABLE,
    bundle,
)
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.cards import Improvement
from hearthside.games.agricola.verbs.fencing import BuildFences
from hearthside.games.agricola.verbs.occupations import FixedFee, PlayOccupation
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.vocabulary.arithmetic import Reaches, Sum, Tiers
from hearthside.games.agricola.vocabulary.bonus_points import ForMost
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.conditions import (
    All,
    Either,
    NobodyAtHome,
    Not,
    SinceRound,
    SomeoneOn,
)
from hearthside.games.agricola.vocabulary.counts import (
    Animals,
    FencedStables,
    Growing,
    Held,
    Pastures,
    RoundsLeft,
)
from hearthside.games.agricola.vocabulary.effects import (
    For,
    Gain,
    If,
    Swap,
)
from hearthside.games.agricola.vocabulary.places import Entry
from hearthside.games.agricola.vocabulary.timing import (
    HARVEST,
    MAJORS,
    POST_WORK,
)
from hearthside.games.agricola.vocabulary.when import after, at, post, use

# Saddler
card("E128", post(MAJORS, For(bundle(food=1), Plow()), may=True))


class WhileLaboring(Entry):
    """With a person on Day Laborer, cards of rounds 1 to 9 on which nothing accumulates."""

    def admits(self, s: Agricola, p: int, space: int) -> bool:
        if ACCUMULATION >> space & 1 or not s.occupants[DAY_LABORER.index] >> p & 1:
            return False
        return space in s.revealed[:9]


# Imitator
card("E129", WhileLaboring())

# Market Master
card(
    "E131",
    after(
        bits(TRAVELING_PLAYERS, RESOURCE_MARKET_3),
        PlayOccupation(FixedFee(1)),
        may=True,
        when=NobodyAtHome(),
    ),
)

# Pickler
card(
    "E135",
    ForMost(Sum(Held(VEGETABLE), Growing(VEGETABLE)), 3),
    play=Gain(bundle(wood=1), Tiers(RoundsLeft(), (1, 1), (3, 2), (6, 3), (9, 4))),
)

# Animal Husbandry Worker
card(
    "E136",
    ForMost(Pastures(), 2),
    play=Seq(Gain(bundle(wood=1), Tiers(RoundsLeft(), (3, 2), (6, 3), (9, 4))), May(BuildFences())),
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

# Vegetable Vendor
card(
    "E141",
    use(MAJOR_IMPROVEMENT.bit, Gain(bundle(vegetable=1))),
    use(VEGETABLE_SEEDS.bit, Improvement(), may=True),
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

# Animal Driver
card(
    "E147",
    at(HARVEST, Gain(bundle(sheep=1)), when=Reaches(FencedStables(), 1, 1)),
    at(HARVEST, Gain(bundle(boar=1)), when=Reaches(FencedStables(), 2, 2)),
    at(HARVEST, Gain(bundle(cattle=1)), when=Reaches(FencedStables(), 3)),
)
