"""Deck A, occupations: Farm Planner."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import IN_STONE
from hearthside.games.agricola.effects import For
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import FREE_FENCES, ROOM_ANIMALS, STRAIGHT_TO_STONE, Static
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary import at
from hearthside.games.agricola.windows import ROUND

# Animal Tamer
card("A086", Static(ROOM_ANIMALS), play=EitherOr(Get(bundle(wood=1)), Get(bundle(grain=1))))

# Conservator
card("A087", Static(STRAIGHT_TO_STONE))

# Hedge Keeper
card("A088", Static(FREE_FENCES, 3))

# Plow Driver
card("A090", at(ROUND, For(bundle(food=1), Plow()), may=True, when=IN_STONE))
