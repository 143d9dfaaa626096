"""The state of a game: small, mutable, plain. Frames say where we are in the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from hearthside.core.choice import Choice
from hearthside.core.event import EVERYBODY, Event

if TYPE_CHECKING:
    from hearthside.core.node import Node

AnyNode: TypeAlias = "Node[Any]"  # type: ignore[explicit-any]  # of whichever game


class Frame:
    """One pending line of the rules: where we are in a node, and for whom. Never mutated."""

    __slots__ = ("done", "node", "player", "pos")

    def __init__(self, node: AnyNode, player: int, pos: int = 0, done: int = 0) -> None:
        self.node = node
        self.player = player
        self.pos = pos
        self.done = done


class State:
    """What every game shares: the stack of frames, whose decision it is, the generator, the log.

    `main` is the stack of the game. While seats decide at the same time, `lanes` holds one stack
    per seat and `offers` their options. `stack` is the one being worked on. `decider` and
    `options` always name one open decision, so that sequential players need not know of lanes.
    """

    anytime_kinds: int = 0

    def __init__(self, seats: int, rng: int) -> None:
        self.seats = seats
        self.rng = rng
        self.main: list[Frame] = []
        self.stack: list[Frame] = self.main
        self.lanes: list[list[Frame]] = []
        self.offers: list[list[Choice]] = []
        self.decider = 0
        self.options: list[Choice] = []
        self.log: list[Event] | None = None

    def take_over(self, other: State) -> None:
        """Copy the shared part of `other`; `copy` of each game calls it."""
        self.main = other.main[:]
        self.stack = self.main
        if other.lanes:
            self.lanes = [lane[:] for lane in other.lanes]
            self.offers = other.offers[:]
        self.decider = other.decider
        self.options = other.options

    def copy(self) -> State:
        raise AssertionError("every game writes its own copy")

    def trial(self, player: int) -> State:
        """A copy in which to try an any-time choice of `player`, and nothing else."""
        return self.copy()

    def order(self) -> list[int]:
        """The seats in turn order."""
        return list(range(self.seats))

    def side_options(self, player: int, frame: Frame, out: list[Choice]) -> None:
        """Append what `player` may do at any time, beside the options of the waiting frame."""

    def discards(self, player: int, out: list[Choice]) -> None:
        """Append what `player` may give back for nothing, of any-time kinds as well (ADR 0020)."""

    def narrow(self, frame: Frame, out: list[Choice]) -> None:
        """Strike out options of `frame` that something below it on the stack forbids."""

    def exchange(self, player: int, choice: Choice) -> None:
        """Carry out an any-time choice."""
        raise AssertionError("this game has no any-time choices")

    def note(
        self, kind: int, player: int, a: int = 0, b: int = 0, audience: int = EVERYBODY
    ) -> None:
        """Write an event, if anybody listens."""
        if self.log is not None:
            self.log.append(Event(kind, player, a, b, audience))
