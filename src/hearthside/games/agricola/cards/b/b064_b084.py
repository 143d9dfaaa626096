"""Deck B, minor improvements B064 to B084."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.board.printed import (
    ACCUMULATION,
    DAY_LABORER,
    FISHING,
    GRAIN_UTILIZATION,
    QUARRIES,
)
from hearthside.games.agricola.goods import STONE, VEGETABLE, bundle
from hearthside.games.agricola.vocabulary.arithmetic import Minus, Whether
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_counts import Occupations
from hearthside.games.agricola.vocabulary.conditions import InRounds, Occupied, Pile
from hearthside.games.agricola.vocabulary.counts import HarvestsDone, PeopleOn, Rooms
from hearthside.games.agricola.vocabulary.effects import Both, Gain, Swap
from hearthside.games.agricola.vocabulary.exchange import Exchange
from hearthside.games.agricola.vocabulary.places import FieldCard
from hearthside.games.agricola.vocabulary.promises import Promise
from hearthside.games.agricola.vocabulary.timing import (
    BAKING,
    MAJORS,
    MINORS,
    POST_HARVEST,
    PRE_ROUND,
)
from hearthside.games.agricola.vocabulary.when import act, at, other, use

# Mill Wheel
card("B064", use(GRAIN_UTILIZATION.bit, Gain(bundle(food=2)), when=Occupied(FISHING)))

# Sack Cart
card("B066", play=Promise(bundle(grain=1), rounds=(5, 8, 11, 14)))

# Hand Truck
card("B067", act(BAKING, Gain(bundle(grain=1), PeopleOn(ACCUMULATION))))

# Beanfield
card("B068", FieldCard((VEGETABLE, 2)))

# New Purchase
card(
    "B070",
    at(
        PRE_ROUND,
        Swap(bundle(food=2), bundle(grain=1)),
        may=True,
        when=InRounds(3, 6, 8, 10, 12, 13),
    ),
    at(
        PRE_ROUND,
        Swap(bundle(food=4), bundle(vegetable=1)),
        may=True,
        when=InRounds(3, 6, 8, 10, 12, 13),
    ),
)

# Harvest House
card(
    "B071",
    play=Gain(
        bundle(grain=1, vegetable=1, food=1), Whether(Minus(HarvestsDone(), Occupations()), 0, 0)
    ),
)

# Gift Basket
card(
    "B073",
    play=Both(
        Gain(bundle(vegetable=1), Whether(Rooms(), 2, 2)),
        Gain(bundle(food=1), Whether(Rooms(), 3, 3)),
        Gain(bundle(grain=1), Whether(Rooms(), 4, 4)),
        Gain(bundle(vegetable=1), Whether(Rooms(), 5, 5)),
    ),
)

# Thick Forest: even rounds
card("B074", play=Promise(bundle(wood=1), rounds=(2, 4, 6, 8, 10, 12, 14)))

# Wood Workshop
card("B075", act(MINORS, Gain(bundle(wood=1))), act(MAJORS, Gain(bundle(wood=1))))

# Loam Pit
card("B077", use(DAY_LABORER.bit, Gain(bundle(clay=3))))

# Reed Belt
card("B078", play=Promise(bundle(reed=1), rounds=(5, 8, 10, 12)))

# Corf
card(
    "B079",
    use(QUARRIES, Gain(bundle(stone=1)), when=Pile((STONE,), 3)),
    other(QUARRIES, Gain(bundle(stone=1)), when=Pile((STONE,), 3)),
)

# Hard Porcelain: three packages
card(
    "B080",
    Exchange(bundle(clay=2), bundle(stone=1)),
    Exchange(bundle(clay=3), bundle(stone=2)),
    Exchange(bundle(clay=4), bundle(stone=3)),
)

# Value Assets
card(
    "B082",
    at(
        POST_HARVEST,
        EitherOr(
            Swap(bundle(food=1), bundle(wood=1)),
            Swap(bundle(food=1), bundle(clay=1)),
            Swap(bundle(food=2), bundle(reed=1)),
            Swap(bundle(food=2), bundle(stone=1)),
        ),
        may=True,
    ),
)

# Muddy Puddles
card(
    "B083",
    Exchange(
        bundle(clay=1),
        0,
        stack=[bundle(sheep=1), bundle(food=1), bundle(cattle=1), bundle(food=1), bundle(boar=1)],
    ),
)

# Acorns Basket
card("B084", play=Promise(bundle(boar=1), next=2))
