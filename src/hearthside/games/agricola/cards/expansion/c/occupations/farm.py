"""Expansion cards of deck C, occupations: Farm Planner."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import For
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.situations import by_person
from hearthside.games.agricola.spaces import CULTIVATION, FARMLAND, GRAIN_SEEDS, bits
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.vocabulary import use

# Field Watchman
card("C090", use(GRAIN_SEEDS.bit, Plow(), may=True))

# Plow Hero
card(
    "C091",
    use(bits(FARMLAND, CULTIVATION), For(bundle(food=1), Plow()), may=True, when=by_person(1)),
)
