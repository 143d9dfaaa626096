"""Expansion cards of deck E, occupations: Farm Planner."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Either
from hearthside.games.agricola.effects import For
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.sums import Reaches
from hearthside.games.agricola.tallies import OccupationsPlayed
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.vocabulary import post
from hearthside.games.agricola.windows import MAJORS, OCCUPATIONS

# Stallwright
card(
    "E089",
    post(
        OCCUPATIONS,
        BuildStables(0, most=1),
        may=True,
        when=Either(
            Reaches(OccupationsPlayed(), 2, 3),
            Reaches(OccupationsPlayed(), 5, 5),
            Reaches(OccupationsPlayed(), 7, 7),
        ),
    ),
)

# Saddler
card("E128", post(MAJORS, For(bundle(food=1), Plow()), may=True))
