"""Deck A, occupations: Points Provider."""

from __future__ import annotations

from hearthside.games.agricola.card import card
from hearthside.games.agricola.conditions import Improvements, Tiers
from hearthside.games.agricola.effects import Count
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary import Points


class UnfencedStables(Count):
    """Stables outside pastures."""

    def of(self, s: Agricola, p: int) -> int:
        farm = s.players[p].farm
        return (farm.stables & ~farm.fold).bit_count()


# Stable Architect
card("A098", Points(UnfencedStables()))

# Braggart: traveling cards lie in front of nobody
card(
    "A133",
    Points(Tiers(Improvements(), (5, 2), (6, 3), (7, 4), (8, 5), (9, 7), (10, 9))),
)
