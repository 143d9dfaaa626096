"""Expansion cards of deck E, occupations: Points Provider."""

from __future__ import annotations

from hearthside.core.connect import May
from hearthside.core.sequence import Seq
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import IN_STONE, Held, Improvements, RoundsLeft, Tiers
from hearthside.games.agricola.effects import Bonus, Gain, If
from hearthside.games.agricola.goods import CLAY, GRAIN, REED, STONE, VEGETABLE, WOOD, bundle
from hearthside.games.agricola.situations import EachKind
from hearthside.games.agricola.stores import ForMost
from hearthside.games.agricola.sums import Reaches, Sum
from hearthside.games.agricola.tallies import Growing, OccupationsPlayed, Pastures
from hearthside.games.agricola.verbs.fencing import BuildFences
from hearthside.games.agricola.vocabulary import at
from hearthside.games.agricola.windows import END_HARVEST, PRE_WORK

# Prodigy
card("E098", play=If(Reaches(OccupationsPlayed(), 1, 1), Bonus(1, Improvements())))

# Uncaring Parents
card("E099", at(END_HARVEST, Bonus(1), when=IN_STONE))

# Museum Caretaker
card("E100", at(PRE_WORK, Bonus(1), when=EachKind(WOOD, CLAY, REED, STONE, GRAIN, VEGETABLE)))

# Pickler
card(
    "E135",
    ForMost(Sum(Held(VEGETABLE), Growing(VEGETABLE)), 3),
    play=Gain(bundle(wood=1), Tiers(RoundsLeft(), (1, 1), (3, 2), (6, 3), (9, 4))),
)

# Animal Husbandry Worker
card(
    "E136",
    ForMost(Pastures(), 2),
    play=Seq(Gain(bundle(wood=1), Tiers(RoundsLeft(), (3, 2), (6, 3), (9, 4))), May(BuildFences())),
)
