"""Expansion cards of deck C, minor improvements: Points Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Tiers
from hearthside.games.agricola.effects import Bonus, For, ToEach
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import CLAY_SPACES
from hearthside.games.agricola.tallies import UnplantedFields
from hearthside.games.agricola.vocabulary import Points, after, at
from hearthside.games.agricola.windows import POST_HARVEST

# Greening Plan
card("C033", Points(Tiers(UnplantedFields(), (2, 1), (4, 2), (5, 3), (6, 5))))

# Elephantgrass Plant
card("C034", at(POST_HARVEST, For(bundle(reed=1), Bonus(1)), may=True))

# Clay Deposit
card("C036", after(CLAY_SPACES, For(bundle(clay=1), Bonus(1), back=True), may=True))

# Christianity
card("C038", play=ToEach(0, bundle(food=1)))
