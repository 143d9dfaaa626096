"""Expansion cards of deck B, minor improvements: Crop Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import InRounds, Occupations, Rooms
from hearthside.games.agricola.effects import Both, Gain, Swap
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import ACCUMULATION
from hearthside.games.agricola.sums import Minus, Whether
from hearthside.games.agricola.tallies import HarvestsDone, PeopleOn
from hearthside.games.agricola.vocabulary import act, at
from hearthside.games.agricola.windows import BAKING, PRE_ROUND

# Hand Truck
card("B067", act(BAKING, Gain(bundle(grain=1), PeopleOn(ACCUMULATION))))

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
