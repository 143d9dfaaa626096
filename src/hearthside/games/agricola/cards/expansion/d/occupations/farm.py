"""Expansion cards of deck D, occupations: Farm Planner."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import For
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import CULTIVATION, FARMLAND, QUARRIES, bits
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.verbs.take import Get
from hearthside.games.agricola.vocabulary import other, post, use
from hearthside.games.agricola.windows import FENCES

# Stablehand
card("D089", post(FENCES, BuildStables(0, most=1), may=True))

# Plow Maker
card("D090", use(bits(FARMLAND, CULTIVATION), For(bundle(food=1), Plow()), may=True))

# Casual Worker
card("D149", other(QUARRIES, EitherOr(Get(bundle(food=1)), BuildStables(0, most=1))))
