"""Expansion cards of deck C, minor improvements: Actions Booster."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Gain
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import (
    CULTIVATION,
    FARMLAND,
    HOUSE_REDEVELOPMENT,
    MAJOR_IMPROVEMENT,
    bits,
)
from hearthside.games.agricola.verbs.bake import Bake
from hearthside.games.agricola.verbs.cards import FixedFee, PlayOccupation
from hearthside.games.agricola.vocabulary import use

# Flail
card("C026", use(bits(FARMLAND, CULTIVATION), Bake(), may=True), play=Gain(bundle(food=2)))

# Teacher's Desk
card(
    "C028", use(bits(MAJOR_IMPROVEMENT, HOUSE_REDEVELOPMENT), PlayOccupation(FixedFee(1)), may=True)
)
