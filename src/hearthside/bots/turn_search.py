"""Finishing a turn on a copy: at each decision of it, the option that promises most."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, cast

from hearthside.core import engine
from hearthside.core.choice import Choice
from hearthside.core.state import Frame, State

S = TypeVar("S", bound=State)

NOTHING: Final = -1e9
"""Worse than any position."""
LONG: Final = 60
"""No turn has more decisions."""


class TurnSearch(Generic[S]):
    """Looks ahead for one seat, to the end of its turn; each game has its own."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def going_on(self, s: S) -> bool:
        """Has the seat more to decide in this turn or harvest?"""
        raise AssertionError("every game knows where turns end")

    def candidates(self, s: S, width: int) -> list[Choice]:
        """The options worth a try; of those that differ little at most `width` each."""
        raise AssertionError("every game knows what is worth a try")

    def compares(self, options: list[Choice]) -> bool:
        """Is the turn finished with each of these options, to find the best of them?"""
        return True

    def best(self, s: S) -> S:
        """The most promising position after one more decision of this turn."""
        raise AssertionError("every game chooses by its own means")

    def value(self, s: S) -> float:
        """What the position is worth to the seat."""
        raise AssertionError("every game has a judge")

    def stack(self, s: S) -> list[Frame]:
        return s.lanes[self.seat] if s.lanes else s.main

    def finish(self, s: S) -> S:
        """The position after the rest of the turn, each step by the evaluation only."""
        steps = 0
        while steps < LONG and self.going_on(s):
            s = self.best(s)
            steps += 1
        return s

    def outcome(self, s: S, c: Choice, levels: int) -> S:
        """The position after a choice and the rest of the turn.

        For `levels` levels of decisions every option is finished before one is chosen.
        """
        t = cast(S, s.copy())
        engine.choose(t, c, self.seat)
        if not levels or not self.going_on(t):
            return self.finish(t)
        options = self.candidates(t, 2)
        if not options or not self.compares(options):
            return self.finish(t)
        found = t
        top = NOTHING
        for other in options:
            u = self.outcome(t, other, levels - 1)
            value = self.value(u)
            if value > top:
                top = value
                found = u
        return found

    def try_out(self, s: S, c: Choice, levels: int) -> float:
        """The value of a choice at the end of the turn."""
        return self.value(self.outcome(s, c, levels))

    def top(self, s: S) -> float:
        """The value of the best choice at the end of the turn."""
        top = NOTHING
        for c in self.candidates(s, 1):
            top = max(top, self.try_out(s, c, 0))
        return top
