"""Deck A, minor improvements: Building Resource Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Held
from hearthside.games.agricola.costs import IMPROVEMENT
from hearthside.games.agricola.effects import Gain
from hearthside.games.agricola.goods import CLAY, bundle
from hearthside.games.agricola.spaces import FISHING, QUARRIES
from hearthside.games.agricola.vocabulary import Reduced, use

# Clay Embankment
card("A005", play=Gain(bundle(clay=1), Held(CLAY, by=2)))

# Lumber Mill
card("A075", Reduced(IMPROVEMENT, bundle(wood=1)))

# Canoe
card("A078", use(FISHING.bit, Gain(bundle(food=1, reed=1))))

# Stone Tongs
card("A080", use(QUARRIES, Gain(bundle(stone=1))))
