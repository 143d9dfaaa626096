"""How counts combine, and become conditions (AGC-2.3)."""

from __future__ import annotations

from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.query import Condition, Count


class Sum(Count):
    """Several counts together, and a number."""

    def __init__(self, *counts: Count, more: int = 0) -> None:
        self.counts = counts
        self.more = more

    def of(self, s: Agricola, p: int) -> int:
        n = self.more
        for count in self.counts:
            n += count.of(s, p)
        return n


class Minus(Count):
    """One count less another; may be below nothing."""

    def __init__(self, count: Count, less: Count) -> None:
        self.count = count
        self.less = less

    def of(self, s: Agricola, p: int) -> int:
        return self.count.of(s, p) - self.less.of(s, p)


class Times(Count):
    """A count times a number, divided and rounded down or up."""

    def __init__(self, count: Count, factor: int = 1, by: int = 1, up: bool = False) -> None:
        self.count = count
        self.factor = factor
        self.by = by
        self.up = up

    def of(self, s: Agricola, p: int) -> int:
        n = self.count.of(s, p) * self.factor
        return (n + self.by - 1 if self.up else n) // self.by


class Least(Count):
    """The smallest of several counts."""

    def __init__(self, *counts: Count) -> None:
        self.counts = counts

    def of(self, s: Agricola, p: int) -> int:
        return min([count.of(s, p) for count in self.counts])


class Capped(Count):
    """A count, but no more than `most`."""

    def __init__(self, count: Count, most: int) -> None:
        self.count = count
        self.most = most

    def of(self, s: Agricola, p: int) -> int:
        return min(self.count.of(s, p), self.most)


class Tiers(Count):
    """The number that belongs to the highest tier another count reaches: ((1, 1), (4, 2))."""

    def __init__(self, count: Count, *tiers: tuple[int, int]) -> None:
        self.count = count
        self.tiers = tiers

    def of(self, s: Agricola, p: int) -> int:
        n = self.count.of(s, p)
        found = 0
        for least, result in self.tiers:
            if n >= least:
                found = result
        return found


class Whether(Count):
    """1 if a count lies within limits, else 0."""

    def __init__(self, count: Count, least: int, most: int = 999) -> None:
        self.count = count
        self.least = least
        self.most = most

    def of(self, s: Agricola, p: int) -> int:
        return 1 if self.least <= self.count.of(s, p) <= self.most else 0


class Reaches(Condition):
    """A count is at least `least` and at most `most`."""

    def __init__(self, count: Count, least: int, most: int = 999) -> None:
        self.count = count
        self.least = least
        self.most = most

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return self.least <= self.count.of(s, p) <= self.most
