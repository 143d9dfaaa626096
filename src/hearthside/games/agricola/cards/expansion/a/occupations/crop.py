"""Expansion cards of deck A, occupations: Crop Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import All, Occupied
from hearthside.games.agricola.effects import Gain, Swap
from hearthside.games.agricola.goods import GOODS, REED, bundle, count_of
from hearthside.games.agricola.hooks import Condition
from hearthside.games.agricola.player import PLACE
from hearthside.games.agricola.situations import Pile
from hearthside.games.agricola.spaces import (
    ACCUMULATION,
    DAY_LABORER,
    GRAIN_SEEDS,
    REED_BANK,
    SPACES,
)
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary import at, other, use
from hearthside.games.agricola.windows import HOME

# Turnip Farmer
card(
    "A141",
    at(HOME, Gain(bundle(vegetable=1)), when=All(Occupied(DAY_LABORER), Occupied(GRAIN_SEEDS))),
)

# Cordmaker
card(
    "A142",
    use(
        REED_BANK.bit,
        EitherOr(Get(bundle(grain=1)), Swap(bundle(food=2), bundle(vegetable=1))),
        when=Pile((REED,), 2),
    ),
    other(
        REED_BANK.bit,
        EitherOr(Get(bundle(grain=1)), Swap(bundle(food=2), bundle(vegetable=1))),
        when=Pile((REED,), 2),
    ),
)


class SameGoodBefore(Condition):
    """Another space on which the same good accumulates was used by the owner in this work phase."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        goods = SPACES[event & 255].grows
        for person in s.players[p].people:
            space = (person & PLACE) - 1
            if space >= 0 and space != event & 255 and ACCUMULATION >> space & 1:
                if same_good(SPACES[space].grows, goods):
                    return True
        return False


def same_good(one: int, two: int) -> bool:
    """Do two packed numbers name the same good?"""
    for good in range(GOODS):
        if count_of(one, good) and count_of(two, good):
            return True
    return False


# Patch Caretaker
card("A161", use(ACCUMULATION, Gain(bundle(vegetable=1)), when=SameGoodBefore()))
