"""Deck D, occupations D085 to D105."""

from __future__ import annotations

from hearthside.games.agricola.board.printed import (
    CLAY_SPACES,
    CULTIVATION,
    FARMLAND,
    GRAIN_UTILIZATION,
    QUARRIES,
    bits,
)
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.effects import Bonus, For, Gain
from hearthside.games.agricola.vocabulary.outcomes import OutcomeSize
from hearthside.games.agricola.vocabulary.timing import FENCES, PLOWING
from hearthside.games.agricola.vocabulary.when import after, post, use

# Stablehand
card("D089", post(FENCES, BuildStables(0, most=1), may=True))

# Plow Maker
card("D090", use(bits(FARMLAND, CULTIVATION), For(bundle(food=1), Plow()), may=True))

# Sugar Baker
card("D101", after(GRAIN_UTILIZATION.bit, For(bundle(food=1), Bonus(1), back=True), may=True))

# Cultivator
card("D104", post(PLOWING, Gain(bundle(wood=1, food=1), OutcomeSize())))

# Sculptor
card("D105", use(CLAY_SPACES, Gain(bundle(food=1))), use(QUARRIES, Gain(bundle(grain=1))))
