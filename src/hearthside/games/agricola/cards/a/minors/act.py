"""Deck A, minor improvements: Actions Booster."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.hooks import Entry
from hearthside.games.agricola.spaces import CULTIVATION, FARMLAND, WISHES, bits
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.bake import Bake
from hearthside.games.agricola.vocabulary import use

# Threshing Board
card("A024", use(bits(FARMLAND, CULTIVATION), Bake(), may=True))


class BesideOne(Entry):
    """A Wish for Children space on which exactly one other player stands (AGC-8.21)."""

    def admits(self, s: Agricola, p: int, space: int) -> bool:
        there = s.who[space] & ~(1 << p)
        return bool(WISHES >> space & 1) and there == s.who[space] and there & there - 1 == 0


# Sleeping Corner
card("A026", BesideOne())
