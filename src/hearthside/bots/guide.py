"""What a search must know about a game: where turns end, and which options are worth a try."""

from __future__ import annotations

from typing import Final

from hearthside.bots.rng import Rng
from hearthside.core.choice import Choice
from hearthside.core.state import State


class Listing:
    """How many turns of a position are listed (turns.py)."""

    def __init__(self, width: int, wide: int, most: int) -> None:
        self.width = width
        """How many unfinished turns are kept for each first choice."""
        self.wide = wide
        """How many of the options that differ little are tried."""
        self.most = most
        """About how many positions are tried in all."""


USUAL: Final = Listing(4, 3, 600)


class Guide:
    """A search asks the guide of the game. It remembers nothing between two questions of a game."""

    pace: int = 1
    """How many times more iterations a tree search gets: the more, the quicker they are."""
    faith: int = 1
    """The prior of a turn counts like this many tries of a tree search: the more dice decide, the
    less a single try says.
    """
    listing: Listing = USUAL
    """How many turns are listed at the root of a search."""

    def begin(self, s: State, seat: int) -> None:
        """A new search begins in this position."""

    def major(self, s: State, seat: int) -> bool:
        """Does a turn of `seat` begin here, or go on, that is worth a search?

        Everything else (feeding, making room, final exchanges) is left to `policy`.
        """
        raise AssertionError("every game has its guide")

    def opens(self, s: State, seat: int) -> bool:
        """Does a whole turn begin here? Only such positions become nodes of a tree."""
        raise AssertionError("every game has its guide")

    def policy(self, s: State, seat: int, rng: Rng) -> Choice:
        """A good choice, quickly."""
        raise AssertionError("every game has its guide")

    def start(self, s: State, seat: int) -> State:
        """A copy that ends with this turn: what comes after it is cut off."""
        raise AssertionError("every game has its guide")

    def going_on(self, s: State, seat: int) -> bool:
        """Has the seat more to decide in this turn? `s` comes from `start`."""
        raise AssertionError("every game has its guide")

    def candidates(self, s: State, seat: int, width: int) -> list[Choice]:
        """The options worth a try, exchanges included; of those that differ little, `width`."""
        raise AssertionError("every game has its guide")

    def proposals(self, s: State, seat: int, width: int) -> list[list[Choice]]:
        """Turns to evaluate besides those that are put together step by step; `s` from `start`."""
        return []

    def quick(self, s: State, seat: int) -> float:
        """What the position is worth, by a heuristic; decides what is evaluated closer."""
        raise AssertionError("every game has its guide")

    def reached(self, s: State, seat: int) -> bool:
        """At the end: has the seat reached what there is to reach besides points?"""
        return True

    def allies(self, s: State, seat: int) -> list[int]:
        """The other seats that win and lose together with this one."""
        return []
