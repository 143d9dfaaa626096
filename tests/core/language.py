"""The language of a node: every way to play it, as words over marked leaves.

The truth tables of the connectors are tests of this module:

>>> sorted(outcomes(AndOr(Mark("a"), Mark("b"))))
['a', 'ab', 'b', 'ba']
"""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import FIRST_FREE_KIND, OUTCOME, Choice, arg, kinds, make
from hearthside.core.connect import AndOr as AndOr
from hearthside.core.engine import advance, choose, side_options
from hearthside.core.node import Node
from hearthside.core.state import Frame, State

EXCHANGE: Final = FIRST_FREE_KIND + 1
"""The kind of the any-time choice, which writes an x."""


class Words(State):
    """A state that remembers only which leaves were played, and by whom.

    `exchanges` are left to be made at any time; each writes an x.
    """

    anytime_kinds = kinds(EXCHANGE)

    def __init__(self, seats: int, exchanges: int = 0) -> None:
        super().__init__(seats, 1)
        self.letters: list[str] = []
        self.exchanges = exchanges

    def copy(self) -> Words:
        other = Words(self.seats, self.exchanges)
        other.take_over(self)
        other.rng = self.rng
        other.letters = self.letters[:]
        return other

    def side_options(self, player: int, frame: Frame, out: list[Choice]) -> None:
        if self.exchanges:
            out.append(make(EXCHANGE))

    def exchange(self, player: int, choice: Choice) -> None:
        self.exchanges -= 1
        self.write("x", player)

    def write(self, letter: str, player: int) -> None:
        """A letter, followed by the seat when several play."""
        self.letters.append(letter if self.seats == 1 else f"{letter}{player}")


class Mark(Node[Words]):
    """A leaf that writes its letter, in a game of one; it may need one and be barred by one."""

    first = kinds(FIRST_FREE_KIND)

    def __init__(
        self, letter: str, doable: bool = True, eager: bool = False, needs: str = "", bar: str = ""
    ) -> None:
        super().__init__()
        self.letter = letter
        self.enabled = doable
        self.urgent = eager
        self.needs = needs
        self.bar = bar

    def doable(self, s: Words, p: int) -> bool:
        if not self.enabled or self.bar in s.letters:
            return False
        return not self.needs or self.needs in s.letters

    def possible(self, s: Words, p: int) -> bool:
        if self.needs == "x" and s.exchanges and self.enabled:
            return self.bar not in s.letters
        return self.doable(s, p)

    def eager(self, s: Words) -> bool:
        return self.urgent

    def starts(self, s: Words, p: int, out: list[Choice]) -> None:
        if self.doable(s, p):
            out.append(make(FIRST_FREE_KIND, ord(self.letter)))

    def begin(self, s: Words, p: int, c: Choice) -> None:
        s.write(self.letter, p)


class Draw(Node[Words]):
    """A leaf of NATURE: one of these letters, each as likely as its weight."""

    def __init__(self, letters: str, odds: list[int]) -> None:
        super().__init__()
        self.letters = letters
        self.odds = odds

    def options(self, s: Words, f: Frame, out: list[Choice]) -> None:
        for letter in self.letters:
            out.append(make(OUTCOME, ord(letter)))

    def apply(self, s: Words, f: Frame, c: Choice) -> None:
        s.stack.pop()
        s.letters.append(chr(arg(c, 0)))

    def weights(self, s: Words, f: Frame) -> list[int]:
        return self.odds


def outcomes(node: Node[Words], seats: int = 1, exchanges: int = 0) -> set[str]:
    """Every way of playing `node`, as words."""
    start = Words(seats, exchanges)
    start.main.append(Frame(node, 0))
    advance(start)
    found: set[str] = set()
    todo = [start]
    while todo:
        s = todo.pop()
        if not s.main and not s.lanes:
            found.add("".join(s.letters))
            continue
        for c in s.options + side_options(s, s.decider):
            t = s.copy()
            choose(t, c)
            todo.append(t)
    return found
