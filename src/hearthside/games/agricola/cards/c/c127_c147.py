"""Deck C, occupations C127 to C147."""

from __future__ import annotations

from hearthside.core.connect import EitherOr, May
from hearthside.core.sequence import Seq
from hearthside.games.agricola.board.printed import (
    CATTLE_MARKET,
    DAY_LABORER,
    FOREST,
    GRAIN_SEEDS,
    GROVES,
    SHEEP_MARKET,
)
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_numbers import UsedThisRound
from hearthside.games.agricola.vocabulary.conditions import (
    All,
    Not,
    Occupied,
    PlayersFrom,
    SomeoneOn,
)
from hearthside.games.agricola.vocabulary.effects import Gain, If, Swap, ToEach
from hearthside.games.agricola.vocabulary.exchange import EACH_ROUND, Exchange
from hearthside.games.agricola.vocabulary.outcomes import ByOther, CardHas
from hearthside.games.agricola.vocabulary.rates import Oven
from hearthside.games.agricola.vocabulary.timing import (
    MAJORS,
    MINORS,
    RENOVATION,
)
from hearthside.games.agricola.vocabulary.when import (
    after,
    other,
    other_after,
    other_post,
    post,
    use,
)

# Charcoal Burner
card(
    "C137",
    post(MAJORS, Gain(bundle(wood=1, food=1)), when=CardHas(Oven)),
    post(MINORS, Gain(bundle(wood=1, food=1)), when=CardHas(Oven)),
    other_post(MAJORS, Gain(bundle(wood=1, food=1)), when=ByOther(CardHas(Oven))),
    other_post(MINORS, Gain(bundle(wood=1, food=1)), when=ByOther(CardHas(Oven))),
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

# Basketmaker's Wife
card("C139", Exchange(bundle(reed=1), bundle(food=2)), play=Gain(bundle(reed=1, food=1)))

# Sheep Provider
card(
    "C141",
    use(SHEEP_MARKET.bit, Gain(bundle(grain=1))),
    other(SHEEP_MARKET.bit, Gain(bundle(grain=1))),
)

# Market Crier
card("C142", use(GRAIN_SEEDS.bit, ToEach(bundle(grain=1, vegetable=1), bundle(grain=1)), may=True))

# Stone Buyer
card(
    "C143",
    Exchange(bundle(food=2), bundle(stone=1), EACH_ROUND),
    play=Seq(UsedThisRound(), May(Swap(bundle(food=1), bundle(stone=2)))),
)

# Reed Roof Renovator
card(
    "C144",
    other_post(RENOVATION, Gain(bundle(reed=1))),
    play=If(All(PlayersFrom(3), Not(PlayersFrom(4))), Gain(bundle(reed=1))),
)

# Forest Reviewer
card(
    "C145",
    after(FOREST.bit, Gain(bundle(reed=1)), when=SomeoneOn(GROVES)),
    after(GROVES, Gain(bundle(reed=1)), when=Occupied(FOREST)),
    other_after(FOREST.bit, Gain(bundle(reed=1)), when=SomeoneOn(GROVES)),
    other_after(GROVES, Gain(bundle(reed=1)), when=Occupied(FOREST)),
)

# Cowherd
card("C147", use(CATTLE_MARKET.bit, Gain(bundle(cattle=1))))
