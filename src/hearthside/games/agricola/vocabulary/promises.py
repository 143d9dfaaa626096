"""Goods on round spaces to come (AGC-2.2.4)."""

from __future__ import annotations

from hearthside.core.node import Auto
from hearthside.games.agricola.state import LAST_ROUND, Agricola
from hearthside.games.agricola.vocabulary.query import Count


class Promise(Auto[Agricola]):
    """Goods on round spaces (AGC-2.2.4).

    `next`: the next n; `ahead`: the current round plus each of these; `rounds`: these
    rounds as far as they are still to come; with no goods, an offer of the card.
    """

    def __init__(
        self,
        goods: int,
        next: int = 0,
        ahead: tuple[int, ...] = (),
        rounds: tuple[int, ...] = (),
    ) -> None:
        super().__init__()
        self.card = -1
        self.goods = goods
        self.next = next
        self.ahead = ahead
        self.rounds = rounds

    def targets(self, s: Agricola) -> list[int]:
        """The round spaces meant that are still to come."""
        found = [s.round + i for i in range(1, self.next + 1)]
        found += [s.round + i for i in self.ahead]
        found += list(self.rounds)
        return [target for target in found if s.round < target <= LAST_ROUND]

    def doable(self, s: Agricola, p: int) -> bool:
        return len(self.targets(s)) > 0

    def happen(self, s: Agricola, p: int) -> None:
        for target in self.targets(s):
            s.promise(p, self.card, target, self.goods)


class PromiseFor(Auto[Agricola]):
    """Goods on each of the next n round spaces, n being a count."""

    def __init__(self, goods: int, rounds: Count) -> None:
        super().__init__()
        self.card = -1
        self.goods = goods
        self.rounds = rounds

    def happen(self, s: Agricola, p: int) -> None:
        for i in range(self.rounds.of(s, p)):
            s.promise(p, self.card, s.round + 1 + i, self.goods)


class Series(Auto[Agricola]):
    """Goods in turn on the round spaces to come: the next `most`, among `rounds` if given."""

    def __init__(
        self, *goods: int, most: int = LAST_ROUND, rounds: tuple[int, ...] = tuple(range(1, 15))
    ) -> None:
        super().__init__()
        self.card = -1
        self.goods = goods
        self.most = most
        self.rounds = rounds

    def happen(self, s: Agricola, p: int) -> None:
        targets = [round for round in self.rounds if round > s.round][: self.most]
        for i, round in enumerate(targets):
            s.promise(p, self.card, round, self.goods[i % len(self.goods)])


EVEN = (2, 4, 6, 8, 10, 12, 14)
ODD = (1, 3, 5, 7, 9, 11, 13)
