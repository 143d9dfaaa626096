"""Bonus points at scoring (AGC-2.2.13)."""

from __future__ import annotations

from hearthside.core.hooks import Score
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.query import Count


class Points(Score[Agricola]):
    """Bonus points at scoring: a number times a count."""

    def __init__(self, count: Count, each: int = 1, fewer: bool = False) -> None:
        super().__init__()
        self.count = count
        self.each = each
        self.fewer = fewer

    def points(self, s: Agricola, p: int) -> int:
        return self.each * self.count.of(s, p)


class ForEveryone(Score[Agricola]):
    """Every player scores as their own count says (AGC-X.6)."""

    def __init__(self, count: Count, each: int = 1) -> None:
        super().__init__()
        self.count = count
        self.each = each

    def points(self, s: Agricola, p: int) -> int:
        return self.each * self.count.of(s, p)

    def for_other(self, s: Agricola, owner: int, p: int) -> int:
        return self.points(s, p)


class ForMost(Score[Agricola]):
    """Points for every player who has the most of something; none is not the most."""

    def __init__(self, count: Count, each: int) -> None:
        super().__init__()
        self.count = count
        self.each = each

    def points(self, s: Agricola, p: int) -> int:
        mine = self.count.of(s, p)
        for seat in range(s.seats):
            if self.count.of(s, seat) > mine:
                return 0
        return self.each if mine > 0 else 0

    def for_other(self, s: Agricola, owner: int, p: int) -> int:
        return self.points(s, p)
