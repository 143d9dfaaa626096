"""Expansion cards of deck C, minor improvements: Food Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Held, RoundsLeft, Tiers
from hearthside.games.agricola.effects import Bonus, Both, For, Gain, If, Promise, Swap
from hearthside.games.agricola.goods import SHEEP, VEGETABLE, bundle
from hearthside.games.agricola.hooks import Exchange
from hearthside.games.agricola.spaces import DAY_LABORER
from hearthside.games.agricola.stores import PromiseFor
from hearthside.games.agricola.sums import Reaches, Sum, Times
from hearthside.games.agricola.tallies import Growing, PlantedFields
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary import Points, act, at, post, use
from hearthside.games.agricola.windows import BAKING, FEED_START, MAJORS

# Blade Shears
card(
    "C007",
    play=EitherOr(
        Get(bundle(food=3)),
        If(Reaches(Held(SHEEP), 1), Swap(0, 0, per=bundle(food=1), times=Held(SHEEP))),
    ),
)

# Farm Building
card("C043", post(MAJORS, Promise(bundle(food=1), next=3)))

# Chicken Coop
card("C044", play=Promise(bundle(food=1), next=8))

# Stew
card("C045", use(DAY_LABORER.bit, Promise(bundle(food=1), next=4)))

# Garden Claw
card("C047", play=PromiseFor(bundle(food=1), Times(PlantedFields(), 3)))

# Stable Yard
card(
    "C050",
    Exchange(bundle(sheep=1, boar=1), bundle(cattle=1)),
    play=Gain(bundle(food=1), RoundsLeft()),
)

# Schnapps Distillery
card(
    "C059",
    at(FEED_START, Swap(bundle(vegetable=1), bundle(food=5)), may=True),
    Points(Tiers(Sum(Held(VEGETABLE), Growing(VEGETABLE)), (5, 1), (6, 2))),
)

# Beer Stein
card("C061", act(BAKING, For(bundle(grain=1), Both(Gain(bundle(food=2)), Bonus(1))), may=True))
