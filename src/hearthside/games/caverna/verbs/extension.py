"""Extension: an either/or that may be read loosely only once per game (CAV-11.41, 14.51)."""

from __future__ import annotations

from hearthside.core.choice import STOP, Choice
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.caverna.connect import EitherOr
from hearthside.games.caverna.state import Caverna


class OncePerGame(EitherOr):
    """Both parts only once per game; `counter` is the owner's number that remembers it."""

    def __init__(self, counter: int, *parts: Node[Caverna]) -> None:
        super().__init__(*parts)
        self.counter = counter

    def loose(self, s: Caverna, p: int) -> bool:
        return s.loosened(p) and not s.homes[p].goods[self.counter]

    def apply(self, s: Caverna, f: Frame, c: Choice) -> None:
        super().apply(s, f, c)
        if f.done and c != STOP:
            s.homes[f.player].goods[self.counter] = 1
