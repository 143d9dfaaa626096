"""Deck B, occupations: Farm Planner."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import IN_STONE
from hearthside.games.agricola.effects import Gain
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import DAY_LABORER
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.verbs.renovate import Renovate
from hearthside.games.agricola.verbs.rooms import BuildRooms
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.vocabulary import at, use
from hearthside.games.agricola.windows import ROUND

# Cottager
card("B087", use(DAY_LABORER.bit, EitherOr(BuildRooms(most=1), Renovate()), may=True))

# Groom
card(
    "B089",
    at(ROUND, BuildStables(1, most=1), may=True, when=IN_STONE),
    play=Gain(bundle(wood=1)),
)

# Assistant Tiller
card("B091", use(DAY_LABORER.bit, Plow(), may=True))
