"""The language of a node: every way to play it, as words over marked leaves.

The truth tables of the connectors are tests of this module:

>>> sorted(outcomes(AndOr(Mark("a"), Mark("b"))))
['a', 'ab', 'b', 'ba']
"""

from __future__ import annotations

from hearthside.core.choice import FIRST_FREE_KIND, Choice, kinds, make
from hearthside.core.connect import AndOr as AndOr
from hearthside.core.engine import advance, choose
from hearthside.core.node import Node
from hearthside.core.state import Frame, State


class Words(State):
    """A state that remembers only which leaves were played, and by whom."""

    def __init__(self, seats: int, loose: bool) -> None:
        super().__init__(seats, 1)
        self.letters: list[str] = []
        self.loose = loose

    def copy(self) -> Words:
        other = Words(self.seats, self.loose)
        other.take_over(self)
        other.letters = self.letters[:]
        return other

    def loosened(self, player: int) -> bool:
        return self.loose


class Mark(Node[Words]):
    """A leaf that writes its letter, followed by the seat when several play."""

    first = kinds(FIRST_FREE_KIND)

    def __init__(self, letter: str, doable: bool = True, eager: bool = False) -> None:
        super().__init__()
        self.letter = letter
        self.enabled = doable
        self.urgent = eager

    def doable(self, s: Words, p: int) -> bool:
        return self.enabled

    def eager(self, s: Words) -> bool:
        return self.urgent

    def starts(self, s: Words, p: int, out: list[Choice]) -> None:
        if self.enabled:
            out.append(make(FIRST_FREE_KIND, ord(self.letter)))

    def begin(self, s: Words, p: int, c: Choice) -> None:
        s.letters.append(self.letter if s.seats == 1 else f"{self.letter}{p}")


def outcomes(
    node: Node[Words], seats: int = 1, loose: bool = False, printed_order: bool = False
) -> set[str]:
    """Every way of playing `node`, as words."""
    start = Words(seats, loose)
    start.printed_order = printed_order
    start.main.append(Frame(node, 0))
    advance(start)
    found: set[str] = set()
    todo = [start]
    while todo:
        s = todo.pop()
        if not s.main and not s.lanes:
            found.add("".join(s.letters))
            continue
        for c in s.options:
            t = s.copy()
            choose(t, c)
            todo.append(t)
    return found
