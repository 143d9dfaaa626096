"""Deck C, minor improvements C064 to C084."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.board.printed import DAY_LABORER, WOOD_SPACES
from hearthside.games.agricola.goods import GRAIN, bundle
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary.arithmetic import Reaches
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.conditions import SinceRound
from hearthside.games.agricola.vocabulary.counts import Held
from hearthside.games.agricola.vocabulary.effects import Gain, If, Swap
from hearthside.games.agricola.vocabulary.outcomes import CardHas
from hearthside.games.agricola.vocabulary.places import FieldCard
from hearthside.games.agricola.vocabulary.promises import EVEN, Promise
from hearthside.games.agricola.vocabulary.timing import (
    MINORS,
    OCCUPATIONS,
    PLOWING,
    POST_HARVEST,
    SOWING,
)
from hearthside.games.agricola.vocabulary.when import after, at, post, use

# Granary
card("C065", play=Promise(bundle(grain=1), rounds=(8, 10, 12)))

# Eternal Rye Cultivation
card(
    "C066",
    at(POST_HARVEST, Gain(bundle(food=1)), when=Reaches(Held(GRAIN), 2, 2)),
    at(POST_HARVEST, Gain(bundle(grain=1)), when=Reaches(Held(GRAIN), 3)),
)

# Bookcase
card("C068", post(OCCUPATIONS, Gain(bundle(vegetable=1))))

# Seaweed Fertilizer
card(
    "C073",
    post(SOWING, EitherOr(Get(bundle(grain=1)), If(SinceRound(11), Get(bundle(vegetable=1))))),
)

# Private Forest
card("C074", play=Promise(bundle(wood=1), rounds=EVEN))

# Wood Cart
card("C076", use(WOOD_SPACES, Gain(bundle(wood=2))))

# Clay Supply
card("C077", play=Promise(bundle(clay=1), next=3))

# Reed-Hatted Toad
card("C078", play=Promise(bundle(reed=1), ahead=(5, 7, 9, 11, 13)))

# Stone Cart
card("C079", play=Promise(bundle(stone=1), rounds=EVEN))

# Rocky Terrain
card(
    "C080",
    post(PLOWING, Swap(bundle(food=1), bundle(stone=1)), may=True),
    post(MINORS, Swap(bundle(food=1), bundle(stone=1)), may=True, when=CardHas(FieldCard)),
    post(OCCUPATIONS, Swap(bundle(food=1), bundle(stone=1)), may=True, when=CardHas(FieldCard)),
)

# Hardware Store
card(
    "C082",
    after(DAY_LABORER.bit, Swap(bundle(food=2), bundle(wood=1, clay=1, reed=1, stone=1)), may=True),
)

# Early Cattle
card("C083", play=Gain(bundle(cattle=2)))
