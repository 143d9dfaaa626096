"""Deck A, minor improvements A022 to A042."""

from __future__ import annotations

from hearthside.core.hooks import Score
from hearthside.games.agricola.board.printed import (
    CULTIVATION,
    FARMLAND,
    FISHING,
    FOREST,
    WISHES,
    bits,
)
from hearthside.games.agricola.farm.farmyard import CLAY_HOUSE, WOODEN
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.bake import Bake
from hearthside.games.agricola.vocabulary.arithmetic import Least, Tiers
from hearthside.games.agricola.vocabulary.bonus_points import Points
from hearthside.games.agricola.vocabulary.card import card
from hearthside.games.agricola.vocabulary.card_counts import MAJORS_OWNED
from hearthside.games.agricola.vocabulary.counts import RoundsLeft, UnusedSpaces
from hearthside.games.agricola.vocabulary.effects import Bonus, Both, For, Gain, ToEach
from hearthside.games.agricola.vocabulary.places import Entry
from hearthside.games.agricola.vocabulary.query import Count
from hearthside.games.agricola.vocabulary.timing import BAKING, HOME, RENOVATION
from hearthside.games.agricola.vocabulary.when import act, at, use

# Threshing Board
card("A024", use(bits(FARMLAND, CULTIVATION), Bake(), may=True))


class BesideOne(Entry):
    """A Wish for Children space on which exactly one other player stands (AGC-8.21)."""

    def admits(self, s: Agricola, p: int, space: int) -> bool:
        there = s.occupants[space] & ~(1 << p)
        return bool(WISHES >> space & 1) and there == s.occupants[space] and there & there - 1 == 0


# Sleeping Corner
card("A026", BesideOne())

# Ale-Benches
card("A029", at(HOME, For(bundle(grain=1), Both(Bonus(1), ToEach(0, bundle(food=1)))), may=True))

# Baking Sheet
card("A030", act(BAKING, For(bundle(grain=1), Both(Gain(bundle(food=2)), Bonus(1))), may=True))

# Debt Security
card("A031", Points(Least(MAJORS_OWNED, UnusedSpaces())))


class PastureSpaces(Count):
    """All cells of pastures."""

    def of(self, s: Agricola, p: int) -> int:
        return s.players[p].farm.fold.bit_count()


# Manger
card("A032", Points(Tiers(PastureSpaces(), (6, 1), (7, 2), (8, 3), (10, 4))))

# Big Country
card("A033", play=Both(Bonus(1, RoundsLeft()), Gain(bundle(food=2), RoundsLeft())))

# Bucksaw
card("A037", act(RENOVATION, For(bundle(wood=1), Both(Bonus(1), Gain(bundle(grain=1)))), may=True))


class WarmHouse(Score[Agricola]):
    """3 points in a wooden house, 2 in a clay house."""

    def points(self, s: Agricola, p: int) -> int:
        material = s.players[p].farm.material
        if material == WOODEN:
            return 3
        return 2 if material == CLAY_HOUSE else 0


# Wool Blankets
card("A038", WarmHouse())

# Forest Lake Hut
card("A042", use(FISHING.bit, Gain(bundle(wood=1))), use(FOREST.bit, Gain(bundle(food=1))))
