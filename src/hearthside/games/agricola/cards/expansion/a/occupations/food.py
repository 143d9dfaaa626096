"""Expansion cards of deck A, occupations: Food Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import All, Either
from hearthside.games.agricola.effects import Gain, Swap
from hearthside.games.agricola.goods import BUILDING, CLAY, bundle
from hearthside.games.agricola.situations import PileSum, SomeFree, by_person
from hearthside.games.agricola.spaces import (
    ALL_LESSONS,
    CLAY_PIT,
    HOLLOWS,
    RESOURCE_SPACES,
    TRAVELING_PLAYERS,
)
from hearthside.games.agricola.tallies import Lying
from hearthside.games.agricola.vocabulary import at, other, use
from hearthside.games.agricola.windows import HOME

# Catcher
card(
    "A107",
    use(
        RESOURCE_SPACES,
        Gain(bundle(food=1)),
        when=Either(
            All(by_person(1), PileSum(BUILDING, 5, 5)),
            All(by_person(2), PileSum(BUILDING, 4, 4)),
            All(by_person(3), PileSum(BUILDING, 3, 3)),
        ),
    ),
)

# Shovel Bearer
card(
    "A140",
    use(CLAY_PIT.bit, Gain(bundle(food=1), Lying(HOLLOWS, CLAY))),
    use(HOLLOWS, Gain(bundle(food=1), Lying(CLAY_PIT.bit, CLAY))),
)

# Bohemian
card("A157", at(HOME, Gain(bundle(food=1)), when=SomeFree(ALL_LESSONS)))

# Culinary Artist
card(
    "A158",
    other(
        TRAVELING_PLAYERS.bit,
        EitherOr(
            Swap(bundle(grain=1), bundle(food=4)),
            Swap(bundle(sheep=1), bundle(food=5)),
            Swap(bundle(vegetable=1), bundle(food=7)),
        ),
        may=True,
    ),
)
