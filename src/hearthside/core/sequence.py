"""Sequences: what nobody chooses the order of. Steps, every player in turn, all players at once."""

from __future__ import annotations

from hearthside.core.choice import Choice
from hearthside.core.connect import joined
from hearthside.core.message import Message
from hearthside.core.node import Node, S
from hearthside.core.state import AnyNode, Frame


class Seq(Node[S]):
    """a, then b: {ab}"""

    def __init__(self, *parts: Node[S]) -> None:
        super().__init__()
        self.members: list[Node[S]] = list(parts)
        self.first = parts[0].first

    def parts(self) -> list[AnyNode]:
        return list(self.members)

    def doable(self, s: S, p: int) -> bool:
        return self.members[0].doable(s, p)

    def possible(self, s: S, p: int) -> bool:
        return self.members[0].possible(s, p)

    def widens(self, s: S, p: int) -> bool:
        return self.members[0].widens(s, p)

    def starts(self, s: S, p: int, out: list[Choice]) -> None:
        self.members[0].starts(s, p, out)

    def begin(self, s: S, p: int, c: Choice) -> None:
        s.stack.append(Frame(self, p, 1))
        self.members[0].begin(s, p, c)

    def hindrances(self, s: S, p: int) -> list[Message]:
        return self.members[0].hindrances(s, p)

    def glyphs(self) -> list[str]:
        return joined([part.glyphs() for part in self.members], "")

    def run(self, s: S, f: Frame) -> bool:
        if f.pos == len(self.members):
            s.stack.pop()
        else:
            s.stack[-1] = Frame(self, f.player, f.pos + 1)
            s.stack.append(Frame(self.members[f.pos], f.player))
        return True


class ForEach(Node[S]):
    """Every player in turn order does a."""

    def __init__(self, part: Node[S]) -> None:
        super().__init__()
        self.part = part

    def parts(self) -> list[AnyNode]:
        return [self.part]

    def run(self, s: S, f: Frame) -> bool:
        if f.pos == s.seats:
            s.stack.pop()
        else:
            s.stack[-1] = Frame(self, f.player, f.pos + 1)
            s.stack.append(Frame(self.part, s.order()[f.pos]))
        return True


class Simultaneous(Node[S]):
    """All players do a at the same time; it ends when the last is ready."""

    def __init__(self, part: Node[S]) -> None:
        super().__init__()
        self.part = part

    def parts(self) -> list[AnyNode]:
        return [self.part]

    def run(self, s: S, f: Frame) -> bool:
        s.stack.pop()
        s.lanes = [[Frame(self.part, seat)] for seat in range(s.seats)]
        s.offers = [[] for _ in range(s.seats)]
        return True
