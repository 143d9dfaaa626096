"""Deck A, minor improvements: Farm Planner."""

from __future__ import annotations

from hearthside.core.connect import May
from hearthside.games.agricola.card import card
from hearthside.games.agricola.costs import FENCE
from hearthside.games.agricola.effects import Gain, Promise
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import PASTURE_ROOM, Static
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.vocabulary import Replaced

# Shifting Cultivation
card("A002", play=May(Plow()))

# Drinking Trough
card("A012", Static(PASTURE_ROOM, 2))

# Rammed Clay
card("A016", Replaced(FENCE, (bundle(wood=1), bundle(clay=1))), play=Gain(bundle(clay=1)))

# Handplow: an offer on a round space
card("A019", play=Promise(0, ahead=(5,)), arrival=May(Plow()))
