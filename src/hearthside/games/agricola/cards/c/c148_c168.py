"""Deck C, occupations C148 to C168."""

from __future__ import annotations

from hearthside.core.connect import EitherOr
from hearthside.games.agricola.board.printed import (
    FENCING,
    FISHING,
    GRAIN_UTILIZATION,
    PIG_MARKET,
    TRAVELING_PLAYERS,
)
from hearthside.games.agricola.goods import BUILDING, FOOD, bundle
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.sow import Sow
from hearthside.games.agricola.vocabulary.arithmetic import Minus, Tiers
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.conditions import (
    OnNewest,
)
from hearthside.games.agricola.vocabulary.counts import EmptyTiles, Lying
from hearthside.games.agricola.vocabulary.effects import Bonus, Both, For, Gain, Swap
from hearthside.games.agricola.vocabulary.promises import Promise
from hearthside.games.agricola.vocabulary.query import Condition
from hearthside.games.agricola.vocabulary.timing import (
    EVERYWHERE,
    PRE_ROUND,
    RENOVATION,
    ROUND,
)
from hearthside.games.agricola.vocabulary.when import at, other, other_after, other_post, use

# Sowing Director
card("C151", other_after(GRAIN_UTILIZATION.bit, Sow(), may=True))

# Pattern Maker
card(
    "C153",
    other_post(
        RENOVATION, For(bundle(wood=2), Both(Gain(bundle(grain=1, food=1)), Bonus(1))), may=True
    ),
)


class RichInTwo(Condition):
    """Only the owner has the most of at least two building resources."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        n = 0
        for good in BUILDING:
            mine = s.players[p].goods[good]
            if all(s.players[i].goods[good] < mine for i in range(s.seats) if i != p):
                n += 1
        return n >= 2


# Resource Analyzer
card("C157", at(PRE_ROUND, Gain(bundle(food=1)), when=RichInTwo()))

# Fisherman's Friend
card(
    "C159",
    at(
        ROUND,
        Gain(bundle(food=1), Minus(Lying(TRAVELING_PLAYERS.bit, FOOD), Lying(FISHING.bit, FOOD))),
    ),
)

# Outrider
card("C160", use(EVERYWHERE, Gain(bundle(grain=1)), when=OnNewest()))

# Potato Digger
card("C161", play=Gain(bundle(vegetable=1), Tiers(EmptyTiles(), (2, 1), (4, 2), (5, 3))))

# German Heath Keeper
card(
    "C164", use(PIG_MARKET.bit, Gain(bundle(sheep=1))), other(PIG_MARKET.bit, Gain(bundle(sheep=1)))
)

# Cattle Whisperer
card("C166", play=Promise(bundle(cattle=1), ahead=(5, 8)))

# Cattle Buyer
card(
    "C167",
    other(
        FENCING.bit,
        EitherOr(
            Swap(bundle(food=1), bundle(sheep=1)),
            Swap(bundle(food=2), bundle(boar=1)),
            Swap(bundle(food=2), bundle(cattle=1)),
        ),
        may=True,
    ),
)
