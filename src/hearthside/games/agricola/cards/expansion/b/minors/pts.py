"""Expansion cards of deck B, minor improvements: Points Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.effects import Count, Gain
from hearthside.games.agricola.farmyard import cells_of
from hearthside.games.agricola.fences import beside
from hearthside.games.agricola.goods import bundle
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary import Points


class UnusedNeighbours(Count):
    """1 if two unused spaces lie side by side."""

    def of(self, s: Agricola, p: int) -> int:
        unused = s.players[p].farm.unused()
        for cell in cells_of(unused):
            if beside(1 << cell) & unused:
                return 1
        return 0


# Pottery Yard
card("B031", Points(UnusedNeighbours(), 2))

# Grange
card("B037", play=Gain(bundle(food=1)))
