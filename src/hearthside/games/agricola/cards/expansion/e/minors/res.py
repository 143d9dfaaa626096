"""Expansion cards of deck E, minor improvements: Building Resource Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Held
from hearthside.games.agricola.effects import Both, Gain, Swap
from hearthside.games.agricola.goods import CLAY, REED, STONE, WOOD, bundle
from hearthside.games.agricola.spaces import WOOD_SPACES
from hearthside.games.agricola.sums import Whether
from hearthside.games.agricola.vocabulary import post, use
from hearthside.games.agricola.windows import SOWING

# Recount
card(
    "E006",
    play=Both(
        Gain(bundle(wood=1), Whether(Held(WOOD), 4)),
        Gain(bundle(clay=1), Whether(Held(CLAY), 4)),
        Gain(bundle(reed=1), Whether(Held(REED), 4)),
        Gain(bundle(stone=1), Whether(Held(STONE), 4)),
    ),
)

# Stone Axe
card("E075", use(WOOD_SPACES, Swap(bundle(stone=1), bundle(wood=3)), may=True))

# Field Spade
card("E079", post(SOWING, Gain(bundle(stone=1))))
