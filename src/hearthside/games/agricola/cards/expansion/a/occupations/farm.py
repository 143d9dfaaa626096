"""Expansion cards of deck A, occupations: Farm Planner."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import For
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import WOOD_SPACES
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.vocabulary import use

# Shifting Cultivator
card("A091", use(WOOD_SPACES, For(bundle(food=3), Plow()), may=True))
