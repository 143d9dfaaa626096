"""Expansion cards of deck C, minor improvements: Crop Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Held, SinceRound
from hearthside.games.agricola.effects import Gain, If, Promise
from hearthside.games.agricola.goods import GRAIN, bundle
from hearthside.games.agricola.sums import Reaches
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary import at, post
from hearthside.games.agricola.windows import OCCUPATIONS, POST_HARVEST, SOWING

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
