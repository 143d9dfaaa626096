"""The connectors that Caverna reads in its own way: in printed order, or loosely."""

from __future__ import annotations

from hearthside.core.connect import AndOr as PlainAndOr
from hearthside.core.connect import EitherOr as PlainEitherOr
from hearthside.games.caverna.state import Caverna


class AndOr(PlainAndOr[Caverna]):
    """a and/or b: {a, b, ab, ba}; with the option of a printed order {a, b, ab} (CAV-4.1)."""

    def open(self, s: Caverna, p: int, pos: int, done: int, i: int) -> bool:
        return i >= pos if s.rules.printed_order else not done >> i & 1


class EitherOr(PlainEitherOr[Caverna]):
    """either a or b: {a, b}. Who may read it loosely has {a, b, ab, ba} (CAV-11.21)."""

    def open(self, s: Caverna, p: int, pos: int, done: int, i: int) -> bool:
        return done == 0 or (not done >> i & 1 and self.loose(s, p))

    def loose(self, s: Caverna, p: int) -> bool:
        return s.loosened(p)
