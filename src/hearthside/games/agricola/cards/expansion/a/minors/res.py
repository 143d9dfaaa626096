"""Expansion cards of deck A, minor improvements: Building Resource Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.cards.majors import BASKETMAKER, JOINERY, POTTERY, WELL
from hearthside.games.agricola.conditions import People, Rooms
from hearthside.games.agricola.effects import Both, Gain
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.situations import SownVegetables
from hearthside.games.agricola.spaces import PIG_MARKET
from hearthside.games.agricola.sums import Minus, Whether
from hearthside.games.agricola.tallies import Owned
from hearthside.games.agricola.vocabulary import other, post, use
from hearthside.games.agricola.windows import SOWING

# Baseboards
card(
    "A004",
    play=Both(
        Gain(bundle(wood=1), Rooms()), Gain(bundle(wood=1), Whether(Minus(Rooms(), People()), 1))
    ),
)

# Storage Barn
card(
    "A006",
    play=Both(
        Gain(bundle(stone=1), Owned(WELL)),
        Gain(bundle(wood=1), Owned(JOINERY)),
        Gain(bundle(clay=1), Owned(POTTERY)),
        Gain(bundle(reed=1), Owned(BASKETMAKER)),
    ),
)

# Hod
card(
    "A077",
    use(PIG_MARKET.bit, Gain(bundle(clay=2))),
    other(PIG_MARKET.bit, Gain(bundle(clay=2))),
    play=Gain(bundle(clay=1)),
)

# Garden Hoe
card("A079", post(SOWING, Gain(bundle(clay=1, stone=1)), when=SownVegetables()))
