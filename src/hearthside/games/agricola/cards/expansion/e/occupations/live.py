"""Expansion cards of deck E, occupations: Livestock Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import IN_STONE, WOODEN_HOUSE, House, People, Rooms
from hearthside.games.agricola.effects import Gain
from hearthside.games.agricola.farmyard import CLAY_HOUSE
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.sums import Minus, Reaches
from hearthside.games.agricola.tallies import FencedStables, OutcomeSize
from hearthside.games.agricola.vocabulary import at, post
from hearthside.games.agricola.windows import HARVEST, MAJORS, PLOWING, ROUND

# Animal Driver
card(
    "E147",
    at(HARVEST, Gain(bundle(sheep=1)), when=Reaches(FencedStables(), 1, 1)),
    at(HARVEST, Gain(bundle(boar=1)), when=Reaches(FencedStables(), 2, 2)),
    at(HARVEST, Gain(bundle(cattle=1)), when=Reaches(FencedStables(), 3)),
)

# Mountain Plowman
card("E164", post(PLOWING, Gain(bundle(sheep=1), OutcomeSize())))

# Master Huntsman
card("E165", post(MAJORS, Gain(bundle(boar=1))), play=Gain(bundle(boar=1)))

# Animal Tamer's Apprentice
card(
    "E168",
    at(ROUND, Gain(bundle(sheep=1), Minus(Rooms(), People())), when=WOODEN_HOUSE),
    at(ROUND, Gain(bundle(boar=1), Minus(Rooms(), People())), when=House(CLAY_HOUSE)),
    at(ROUND, Gain(bundle(cattle=1), Minus(Rooms(), People())), when=IN_STONE),
)
