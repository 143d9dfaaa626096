"""A node is a sentence of the rules. Built once at import, shared by every game, never changed."""

from __future__ import annotations

from typing import Generic, TypeVar

from hearthside.core.choice import Choice
from hearthside.core.form import AnyForm
from hearthside.core.message import Message
from hearthside.core.state import AnyNode, Frame, State

S = TypeVar("S", bound=State)


class Node(Generic[S]):
    """Something a player can do, or the rules do.

    A node is begun in one of two ways. Inside a connector it offers its first steps (`starts`)
    and is begun with one of them (`begin`). On its own it lies on the stack as a frame: it runs
    unasked as far as it can (`run`), then asks (`options`) and goes on with the answer (`apply`).
    """

    first: int = 0
    """The kinds of the choices in `starts`, as a bit mask."""
    outcome: AnyForm | None = None
    """The form of the outcomes, of a node that asks NATURE."""

    def __init__(self) -> None:
        self.path = ""

    def parts(self) -> list[AnyNode]:
        """The nodes inside this one; they get their paths from it."""
        return []

    def doable(self, s: S, p: int) -> bool:
        """May `p` begin this now, with what `p` holds?"""
        return True

    def possible(self, s: S, p: int) -> bool:
        """May `p` begin this now, or after any-time exchanges?"""
        return self.doable(s, p)

    def widens(self, s: S, p: int) -> bool:
        """Could an any-time exchange of `p` open more first steps, or make this bring more?"""
        return False

    def eager(self, s: S) -> bool:
        """Must this be done before its connector may end?"""
        return False

    def patient(self, s: S) -> bool:
        """May this, though eager, wait until another part of its connector has been done?"""
        return False

    def starts(self, s: S, p: int, out: list[Choice]) -> None:
        """Append every choice that begins this node now."""

    def begin(self, s: S, p: int, c: Choice) -> None:
        """Begin with one of `starts`."""
        raise AssertionError(f"{self.path} cannot be begun")

    def run(self, s: S, f: Frame) -> bool:
        """Progress without asking anybody; False when a decision is needed."""
        return False

    def options(self, s: S, f: Frame, out: list[Choice]) -> None:
        """Append every choice of the player of `f`."""
        self.starts(s, f.player, out)

    def apply(self, s: S, f: Frame, c: Choice) -> None:
        """Go on with one of `options`."""
        s.stack.pop()
        self.begin(s, f.player, c)

    def accepts(self, s: S, f: Frame, c: Choice) -> bool:
        """Is `c` legal here? A plan need not be listed to be legal (ADR 0007)."""
        out: list[Choice] = []
        self.options(s, f, out)
        return c in out

    def waits(self, s: S, f: Frame) -> bool:
        """Must the player be asked although there is only one option (exchanges may open more)?"""
        return self.widens(s, f.player)

    def permits(self, s: S, f: Frame, c: Choice) -> bool:
        """May the any-time choice `c` be made while this frame waits?"""
        return True

    def possible_after(self, s: S, p: int, c: Choice) -> bool:
        """Would this still be possible after the any-time choice `c`?"""
        t = s.trial(p)
        t.stack = t.lanes[p] if t.lanes else t.main
        t.exchange(p, c)
        return self.possible(t, p)  # type: ignore[arg-type]

    def weights(self, s: S, f: Frame) -> list[int]:
        """How likely NATURE's options are, in their order; empty means all alike."""
        return []

    # For people: what is asked, what hinders, and what the node looks like on a space.

    def ask(self, s: S, f: Frame) -> Message:
        """What the player of `f` is asked."""
        return Message("ask.act")

    def reason(self, s: S, p: int) -> Message:
        """Why `p` cannot begin this now; only asked when that is so."""
        return Message("why.not_now")

    def hindrances(self, s: S, p: int) -> list[Message]:
        """What hinders each part of this; nothing if `p` may begin it."""
        return [] if self.doable(s, p) else [self.reason(s, p)]

    def glyphs(self) -> list[str]:
        """A row of icon names, numbers and the signs of connectors."""
        return []


class Auto(Node[S]):
    """A node that nobody decides: it happens."""

    def happen(self, s: S, p: int) -> None:
        raise AssertionError(f"{self.path} does nothing")

    def run(self, s: S, f: Frame) -> bool:
        s.stack.pop()
        self.happen(s, f.player)
        return True

    def begin(self, s: S, p: int, c: Choice) -> None:
        self.happen(s, p)
