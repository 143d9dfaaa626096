"""Deck D, minor improvements D043 to D063."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.board.printed import FISHING
from hearthside.games.agricola.goods import CLAY, FOOD, GRAIN, SHEEP, VEGETABLE, WOOD, bundle
from hearthside.games.agricola.vocabulary.arithmetic import Minus, Reaches
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_counts import MINORS_HELD, OCCUPATIONS_HELD
from hearthside.games.agricola.vocabulary.conditions import MoreThan, OnRoundSpace
from hearthside.games.agricola.vocabulary.counts import FieldsWith, Held, Lying
from hearthside.games.agricola.vocabulary.effects import Both, Gain, Swap
from hearthside.games.agricola.vocabulary.outcomes import SownVegetables
from hearthside.games.agricola.vocabulary.promises import Promise, PromiseFor
from hearthside.games.agricola.vocabulary.timing import (
    EVERYWHERE,
    FEED_START,
    HARVEST,
    HOME,
    OCCUPATIONS,
    PRE_ROUND,
    PRE_WORK,
    SOWING,
)
from hearthside.games.agricola.vocabulary.when import act, at, post, use

# Hutch
card(
    "D043",
    play=Both(
        Promise(bundle(food=1), ahead=(2,)),
        Promise(bundle(food=2), ahead=(3,)),
        Promise(bundle(food=3), ahead=(4,)),
    ),
)

# Forest Well
card("D044", play=PromiseFor(bundle(food=1), Held(WOOD)))

# Sheep Well
card("D045", play=PromiseFor(bundle(food=1), Held(SHEEP)))

# Churchyard
card("D047", play=Promise(bundle(food=2), next=14))

# Civic Facade
card(
    "D048",
    at(PRE_ROUND, Gain(bundle(food=1)), when=Reaches(Minus(OCCUPATIONS_HELD, MINORS_HELD), 1)),
)

# Bookshelf
card("D049", act(OCCUPATIONS, Gain(bundle(food=3))))

# Rolling Pin
card("D052", at(HOME, Gain(bundle(food=1)), when=MoreThan(CLAY, WOOD)))

# Trout Pool
card("D054", at(PRE_WORK, Gain(bundle(food=1)), when=Reaches(Lying(FISHING.bit, FOOD), 3)))

# New Market
card("D055", use(EVERYWHERE, Gain(bundle(food=1)), when=OnRoundSpace(8, 9, 10, 11)))

# Wholesale Market
card("D057", play=Promise(bundle(food=1), next=14))

# Gritter
card("D058", post(SOWING, Gain(bundle(food=1), FieldsWith(VEGETABLE)), when=SownVegetables()))

# Bale of Straw
card("D061", at(HARVEST, Gain(bundle(food=2)), when=Reaches(FieldsWith(GRAIN), 3)))

# Beer Tap
card(
    "D062",
    at(
        FEED_START,
        EitherOr(
            Swap(bundle(grain=2), bundle(food=3)),
            Swap(bundle(grain=3), bundle(food=6)),
            Swap(bundle(grain=4), bundle(food=9)),
        ),
        may=True,
    ),
    play=Gain(bundle(food=2)),
)
