"""Deck C, minor improvements C043 to C063."""

from __future__ import annotations

from hearthside.games.agricola.board.printed import DAY_LABORER
from hearthside.games.agricola.goods import VEGETABLE, bundle
from hearthside.games.agricola.vocabulary.arithmetic import Sum, Tiers, Times
from hearthside.games.agricola.vocabulary.bonus_points import Points
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.counts import Growing, Held, PlantedFields, RoundsLeft
from hearthside.games.agricola.vocabulary.effects import Bonus, Both, For, Gain, Swap
from hearthside.games.agricola.vocabulary.exchange import Exchange
from hearthside.games.agricola.vocabulary.promises import Promise, PromiseFor
from hearthside.games.agricola.vocabulary.timing import BAKING, FEED_START, MAJORS
from hearthside.games.agricola.vocabulary.when import act, at, post, use

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
