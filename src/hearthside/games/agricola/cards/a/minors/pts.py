"""Deck A, minor improvements: Points Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import RoundsLeft, Tiers
from hearthside.games.agricola.effects import Bonus, Both, Count, Gain
from hearthside.games.agricola.farmyard import CLAY_HOUSE, WOODEN
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.hooks import Scorer
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary import Points


class PastureSpaces(Count):
    """All cells of pastures."""

    def of(self, s: Agricola, p: int) -> int:
        return s.players[p].farm.fold.bit_count()


# Manger
card("A032", Points(Tiers(PastureSpaces(), (6, 1), (7, 2), (8, 3), (10, 4))))

# Big Country
card("A033", play=Both(Bonus(1, RoundsLeft()), Gain(bundle(food=2), RoundsLeft())))


class WarmHouse(Scorer):
    """3 points in a wooden house, 2 in a clay house."""

    def points(self, s: Agricola, p: int) -> int:
        material = s.players[p].farm.material
        if material == WOODEN:
            return 3
        return 2 if material == CLAY_HOUSE else 0


# Wool Blankets
card("A038", WarmHouse())
