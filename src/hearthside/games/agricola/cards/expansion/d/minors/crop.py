"""Expansion cards of deck D, minor improvements: Crop Provider."""

from __future__ import annotations

from hearthside.core.connect import EitherOr, May
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Not, PlayersFrom
from hearthside.games.agricola.effects import Promise, Swap
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.spaces import FISHING, REED_BANK
from hearthside.games.agricola.state import HARVESTS
from hearthside.games.agricola.stores import Series
from hearthside.games.agricola.vocabulary import act, after, use
from hearthside.games.agricola.windows import BAKING

# Potter Ceramics
card("D066", act(BAKING, Swap(bundle(clay=1), bundle(grain=1)), may=True))

# Reap Hook
card("D067", play=Series(bundle(grain=1), most=3, rounds=HARVESTS))

# Small Basket
card(
    "D068",
    use(
        REED_BANK.bit, Swap(bundle(reed=1), bundle(vegetable=1)), may=True, when=Not(PlayersFrom(4))
    ),
    use(
        REED_BANK.bit,
        Swap(bundle(reed=1), bundle(vegetable=1), back=True),
        may=True,
        when=PlayersFrom(4),
    ),
)

# Small Greenhouse
card("D069", play=Promise(0, ahead=(4, 7)), arrival=May(Swap(bundle(food=1), bundle(vegetable=1))))

# Supply Boat
card(
    "D073",
    after(
        FISHING.bit,
        EitherOr(Swap(bundle(food=1), bundle(grain=1)), Swap(bundle(food=3), bundle(vegetable=1))),
        may=True,
    ),
)
