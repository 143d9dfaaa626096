"""Expansion cards of deck B, occupations: Food Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import All, Held, InRounds, Not, SinceRound
from hearthside.games.agricola.effects import Bonus, Both, Gain
from hearthside.games.agricola.farmyard import CLAY_HOUSE
from hearthside.games.agricola.goods import STONE, WOOD, bundle
from hearthside.games.agricola.situations import NewRoomsOf, own_person_on
from hearthside.games.agricola.spaces import FOREST, GROVES, WOOD_SPACES
from hearthside.games.agricola.sums import Reaches
from hearthside.games.agricola.tallies import Lying, Outcome
from hearthside.games.agricola.vocabulary import at, post
from hearthside.games.agricola.windows import HOME, POST_WORK, PRE_WORK, ROOMS

# Pavior
card(
    "B110",
    at(PRE_WORK, Gain(bundle(food=1)), when=All(Reaches(Held(STONE), 1), Not(InRounds(14)))),
    at(PRE_WORK, Gain(bundle(vegetable=1)), when=All(Reaches(Held(STONE), 1), InRounds(14))),
)

# Rustic
card(
    "B111",
    post(
        ROOMS,
        Both(Gain(bundle(food=2), Outcome()), Bonus(1, Outcome())),
        when=NewRoomsOf(CLAY_HOUSE),
    ),
)

# Forest Scientist
card(
    "B139",
    at(
        HOME,
        Gain(bundle(food=1)),
        when=All(Reaches(Lying(WOOD_SPACES, WOOD), 0, 0), Not(SinceRound(5))),
    ),
    at(
        HOME, Gain(bundle(food=2)), when=All(Reaches(Lying(WOOD_SPACES, WOOD), 0, 0), SinceRound(5))
    ),
)

# District Manager
card(
    "B158",
    at(POST_WORK, Gain(bundle(food=5)), when=All(own_person_on(FOREST.bit), own_person_on(GROVES))),
)
