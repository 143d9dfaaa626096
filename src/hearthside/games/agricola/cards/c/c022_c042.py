"""Deck C, minor improvements C022 to C042."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.board.printed import (
    CLAY_SPACES,
    CULTIVATION,
    FARMLAND,
    HOUSE_REDEVELOPMENT,
    MAJOR_IMPROVEMENT,
    bits,
)
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.verbs.bake import Bake
from hearthside.games.agricola.verbs.occupations import FixedFee, PlayOccupation
from hearthside.games.agricola.vocabulary.arithmetic import Tiers
from hearthside.games.agricola.vocabulary.bonus_points import Points
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.counts import UnplantedFields
from hearthside.games.agricola.vocabulary.effects import Bonus, For, Gain, Swap, ToEach
from hearthside.games.agricola.vocabulary.timing import POST_FEED, POST_HARVEST
from hearthside.games.agricola.vocabulary.when import after, at, use

# Flail
card("C026", use(bits(FARMLAND, CULTIVATION), Bake(), may=True), play=Gain(bundle(food=2)))

# Teacher's Desk
card(
    "C028", use(bits(MAJOR_IMPROVEMENT, HOUSE_REDEVELOPMENT), PlayOccupation(FixedFee(1)), may=True)
)

# Greening Plan
card("C033", Points(Tiers(UnplantedFields(), (2, 1), (4, 2), (5, 3), (6, 5))))

# Elephantgrass Plant
card("C034", at(POST_HARVEST, For(bundle(reed=1), Bonus(1)), may=True))

# Clay Deposit
card("C036", after(CLAY_SPACES, For(bundle(clay=1), Bonus(1), back=True), may=True))

# Christianity
card("C038", play=ToEach(0, bundle(food=1)))

# Farm Store
card(
    "C041",
    at(
        POST_FEED,
        EitherOr(
            Swap(bundle(food=1), bundle(wood=1, clay=1)),
            Swap(bundle(food=1), bundle(wood=1, reed=1)),
            Swap(bundle(food=1), bundle(wood=1, stone=1)),
            Swap(bundle(food=1), bundle(clay=1, reed=1)),
            Swap(bundle(food=1), bundle(clay=1, stone=1)),
            Swap(bundle(food=1), bundle(reed=1, stone=1)),
            Swap(bundle(food=1), bundle(vegetable=1)),
        ),
        may=True,
    ),
)
