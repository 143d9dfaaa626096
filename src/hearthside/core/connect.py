"""The printed connectors. Each docstring gives the language: every way to play the parts a, b."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import STOP, Choice, kind_of
from hearthside.core.message import Message
from hearthside.core.node import Node, S
from hearthside.core.state import AnyNode, Frame

ANY_ORDER: Final = "&"
IN_THIS_ORDER: Final = "\u203a"
ONE_OF_THEM: Final = "/"


class Connector(Node[S]):
    """Parts of which the player begins one after another, each at most once.

    A connector offers the first steps of its open parts directly. `pos` of its frame is the
    number of the last part begun plus one, `done` the set of parts begun. `openers` are the
    parts that may be begun first.
    """

    sign: str = ""
    """What stands between the parts in a row of glyphs."""

    def __init__(self, *parts: Node[S]) -> None:
        super().__init__()
        self.members: list[Node[S]] = list(parts)
        self.openers: list[Node[S]] = self.members
        self.first = 0
        for part in parts:
            self.first |= part.first

    def parts(self) -> list[AnyNode]:
        return list(self.members)

    def open(self, s: S, p: int, pos: int, done: int, i: int) -> bool:
        """May part `i` be begun at this point?"""
        raise AssertionError("a connector says which parts are open")

    def may_stop(self, s: S, f: Frame) -> bool:
        """May the player end here? Not before the first part, not before an eager one."""
        if f.done == 0:
            return False
        for i in range(len(self.members)):
            part = self.members[i]
            if (
                self.open(s, f.player, f.pos, f.done, i)
                and part.eager(s)
                and part.doable(s, f.player)
            ):
                return False
        return True

    def doable(self, s: S, p: int) -> bool:
        for part in self.openers:
            if part.doable(s, p):
                return True
        return False

    def possible(self, s: S, p: int) -> bool:
        for part in self.openers:
            if part.possible(s, p):
                return True
        return False

    def starts(self, s: S, p: int, out: list[Choice]) -> None:
        for part in self.openers:
            part.starts(s, p, out)

    def find(self, s: S, p: int, pos: int, done: int, c: Choice) -> int:
        """The open part that `c` begins."""
        found = -1
        several = False
        bit = 1 << kind_of(c)
        for i in range(len(self.members)):
            if self.members[i].first & bit and self.open(s, p, pos, done, i):
                if found >= 0:
                    several = True
                    break
                found = i
        if not several:
            return found
        for i in range(len(self.members)):
            if self.members[i].first & bit and self.open(s, p, pos, done, i):
                mine: list[Choice] = []
                self.members[i].starts(s, p, mine)
                if c in mine:
                    return i
        return found

    def begin(self, s: S, p: int, c: Choice) -> None:
        i = self.find(s, p, 0, 0, c)
        s.stack.append(Frame(self, p, i + 1, 1 << i))
        self.members[i].begin(s, p, c)

    def run(self, s: S, f: Frame) -> bool:
        """Do eager parts whose turn has come; end when no part is left."""
        p = f.player
        for i in range(len(self.members)):
            if not self.open(s, p, f.pos, f.done, i):
                continue
            part = self.members[i]
            if part.eager(s) and (f.done or not part.patient(s)) and part.doable(s, p):
                s.stack[-1] = Frame(self, p, i + 1, f.done | 1 << i)
                s.stack.append(Frame(part, p))
                return True
            if part.possible(s, p):
                return False
        if f.done == 0:
            return False
        s.stack.pop()
        return True

    def options(self, s: S, f: Frame, out: list[Choice]) -> None:
        for i in range(len(self.members)):
            if self.open(s, f.player, f.pos, f.done, i):
                self.members[i].starts(s, f.player, out)
        if self.may_stop(s, f):
            out.append(STOP)

    def apply(self, s: S, f: Frame, c: Choice) -> None:
        if c == STOP:
            s.stack.pop()
            return
        i = self.find(s, f.player, f.pos, f.done, c)
        s.stack[-1] = Frame(self, f.player, i + 1, f.done | 1 << i)
        self.members[i].begin(s, f.player, c)

    def waits(self, s: S, f: Frame) -> bool:
        """Ask if an exchange would open a part, or further ways to begin one."""
        p = f.player
        for i in range(len(self.members)):
            part = self.members[i]
            if (
                self.open(s, p, f.pos, f.done, i)
                and (part.widens(s, p) or not part.doable(s, p))
                and part.possible(s, p)
            ):
                return True
        return False

    def widens(self, s: S, p: int) -> bool:
        for i in range(len(self.members)):
            if self.open(s, p, 0, 0, i) and self.members[i].widens(s, p):
                return True
        return False

    def permits(self, s: S, f: Frame, c: Choice) -> bool:
        """Before the first part, an exchange must leave some part possible."""
        return f.done != 0 or self.possible_after(s, f.player, c)

    def hindrances(self, s: S, p: int) -> list[Message]:
        found: list[Message] = []
        for part in self.members:
            found += [reason for reason in part.hindrances(s, p) if reason not in found]
        return found

    def glyphs(self) -> list[str]:
        return joined([part.glyphs() for part in self.members], self.sign)


def joined(rows: list[list[str]], sign: str) -> list[str]:
    """Rows of glyphs with a sign between them."""
    found: list[str] = []
    for row in rows:
        if found and sign and row:
            found.append(sign)
        found += row
    return found


class AndOr(Connector[S]):
    """a and/or b: {a, b, ab, ba}"""

    sign = ANY_ORDER

    def open(self, s: S, p: int, pos: int, done: int, i: int) -> bool:
        return not done >> i & 1


class AndThenOr(Connector[S]):
    """a and then/or b: {a, b, ab}"""

    sign = IN_THIS_ORDER

    def open(self, s: S, p: int, pos: int, done: int, i: int) -> bool:
        return i >= pos


class AndThen(Connector[S]):
    """a and then b: {a, ab}. The first is mandatory, what follows is optional."""

    sign = IN_THIS_ORDER

    def __init__(self, *parts: Node[S]) -> None:
        super().__init__(*parts)
        self.openers = self.members[:1]

    def open(self, s: S, p: int, pos: int, done: int, i: int) -> bool:
        return i == pos


class EitherOr(Connector[S]):
    """either a or b: {a, b}"""

    sign = ONE_OF_THEM

    def open(self, s: S, p: int, pos: int, done: int, i: int) -> bool:
        return done == 0

    def run(self, s: S, f: Frame) -> bool:
        """Nothing is done unasked before the choice."""
        return f.done != 0 and super().run(s, f)


class May(Connector[S]):
    """you may a: {-, a}"""

    def open(self, s: S, p: int, pos: int, done: int, i: int) -> bool:
        return done == 0

    def may_stop(self, s: S, f: Frame) -> bool:
        return True

    def run(self, s: S, f: Frame) -> bool:
        if f.done == 0 and self.possible(s, f.player):
            return False
        s.stack.pop()
        return True

    def permits(self, s: S, f: Frame, c: Choice) -> bool:
        return True


class UpTo(Connector[S]):
    """up to n times a, at least once: {a, aa, ...}"""

    def __init__(self, times: int, part: Node[S]) -> None:
        super().__init__(part)
        self.times = times

    def open(self, s: S, p: int, pos: int, done: int, i: int) -> bool:
        return done >> self.times == 0

    def glyphs(self) -> list[str]:
        return [f"{self.times}×", *super().glyphs()]

    def begin(self, s: S, p: int, c: Choice) -> None:
        s.stack.append(Frame(self, p, 0, 2))
        self.members[0].begin(s, p, c)

    def apply(self, s: S, f: Frame, c: Choice) -> None:
        if c == STOP:
            s.stack.pop()
            return
        s.stack[-1] = Frame(self, f.player, 0, (f.done or 1) << 1)
        self.members[0].begin(s, f.player, c)
