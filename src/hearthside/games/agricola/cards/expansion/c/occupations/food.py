"""Expansion cards of deck C, occupations: Food Provider."""

from __future__ import annotations

from hearthside.core.connect import May
from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Held
from hearthside.games.agricola.effects import Gain, Swap
from hearthside.games.agricola.goods import BUILDING, FOOD, bundle
from hearthside.games.agricola.hooks import Condition, Exchange
from hearthside.games.agricola.spaces import FISHING, TRAVELING_PLAYERS
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.sums import Minus, Reaches
from hearthside.games.agricola.tallies import Lying, RoundNumber
from hearthside.games.agricola.verbs.bake import Bake
from hearthside.games.agricola.vocabulary import at
from hearthside.games.agricola.windows import FEED_START, PRE_ROUND, ROUND

# Baker
card("C107", at(FEED_START, Bake(), may=True), play=May(Bake()))

# Schnapps Distiller
card("C109", at(FEED_START, Swap(bundle(vegetable=1), bundle(food=5)), may=True))

# Small Animal Breeder
card("C111", at(PRE_ROUND, Gain(bundle(food=1)), when=Reaches(Minus(Held(FOOD), RoundNumber()), 1)))

# Basketmaker's Wife
card("C139", Exchange(bundle(reed=1), bundle(food=2)), play=Gain(bundle(reed=1, food=1)))


class RichInTwo(Condition):
    """The owner alone has the most of at least two building resources."""

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
