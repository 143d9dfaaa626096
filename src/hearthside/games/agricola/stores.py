"""More effects of cards (AGC-2.2): series on round spaces, numbers and piles on cards, points."""

from __future__ import annotations

from hearthside.core.node import Auto
from hearthside.games.agricola.effects import Count, event_of
from hearthside.games.agricola.hooks import Scorer
from hearthside.games.agricola.state import LAST_ROUND, Agricola


class PromiseFor(Auto[Agricola]):
    """Goods on each of the next so many round spaces, as a count says."""

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


class Add(Auto[Agricola]):
    """The number on the card grows by `n`, times a count."""

    def __init__(self, n: int = 1, times: Count | None = None) -> None:
        super().__init__()
        self.card = -1
        self.n = n
        self.times = times

    def happen(self, s: Agricola, p: int) -> None:
        n = self.n * (1 if self.times is None else self.times.of(s, p))
        s.set_counter(p, self.card, s.players[p].counter(self.card) + n)


class UsedThisRound(Auto[Agricola]):
    """An exchange of the card that is open once per round is over for this round."""

    def __init__(self) -> None:
        super().__init__()
        self.card = -1

    def happen(self, s: Agricola, p: int) -> None:
        s.set_counter(p, self.card, s.round)


class GainStored(Auto[Agricola]):
    """Goods times the number on the card, which stays."""

    def __init__(self, goods: int) -> None:
        super().__init__()
        self.card = -1
        self.goods = goods

    def happen(self, s: Agricola, p: int) -> None:
        s.gain_all(p, self.goods * s.players[p].counter(self.card))


class Top(Auto[Agricola]):
    """The topmost good of a pile on the card; the number on it says how many are gone."""

    def __init__(self, *goods: int) -> None:
        super().__init__()
        self.card = -1
        self.goods = goods

    def doable(self, s: Agricola, p: int) -> bool:
        return s.players[p].counter(self.card) < len(self.goods)

    def happen(self, s: Agricola, p: int) -> None:
        gone = s.players[p].counter(self.card)
        if gone < len(self.goods):
            s.set_counter(p, self.card, gone + 1)
            s.gain_all(p, self.goods[gone])


class WithUser(Auto[Agricola]):
    """Another player uses a space: goods for the owner and goods for him (AGC-2.2.17)."""

    def __init__(self, owner: int, user: int) -> None:
        super().__init__()
        self.owner = owner
        self.user = user

    def happen(self, s: Agricola, p: int) -> None:
        user = event_of(s) >> 8
        s.gain_all(p, self.owner)
        s.gain_all(user, self.user)


class ByStable(Auto[Agricola]):
    """After building stables: goods for the first, second, third, fourth of the game."""

    def __init__(self, *goods: int) -> None:
        super().__init__()
        self.goods = goods

    def happen(self, s: Agricola, p: int) -> None:
        last = s.players[p].farm.stables.bit_count()
        gained = 0
        for number in range(last - (event_of(s) & 255), last):
            gained += self.goods[number]
        s.gain_all(p, gained)


class ForEveryone(Scorer):
    """Every player scores as a count of his own says (AGC-X.6)."""

    def __init__(self, count: Count, each: int = 1) -> None:
        super().__init__()
        self.count = count
        self.each = each

    def points(self, s: Agricola, p: int) -> int:
        return self.each * self.count.of(s, p)

    def for_other(self, s: Agricola, owner: int, p: int) -> int:
        return self.points(s, p)


class ForMost(Scorer):
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
