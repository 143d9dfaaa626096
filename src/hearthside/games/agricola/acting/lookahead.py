"""Looking ahead through before-effects of cards (AGR-5.8, 5.9, R29, AGC-3.2), on copies.

Only players who own such effects pay for it.
"""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, kind_of
from hearthside.core.node import Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.agricola.acting.event import ALL_CARDS, event_in, seen_in, space_of
from hearthside.games.agricola.kinds import MOVE
from hearthside.games.agricola.state import WIRING, Agricola, Guard
from hearthside.games.agricola.vocabulary.hooks import CardTrigger
from hearthside.games.agricola.vocabulary.timing import USE

TRIES: Final = 4_000


class Effort:
    """The tries left for a question. Questions that come up inside it share them."""

    def __init__(self) -> None:
        self.left = 0
        self.asked = 0
        """How many questions are being answered, one inside the other."""

    def begin(self) -> None:
        if not self.asked:
            self.left = TRIES
        self.asked += 1

    def end(self) -> None:
        self.asked -= 1

    def spent(self) -> bool:
        """Take one try; are there none left?"""
        self.left -= 1
        return self.left < 0


EFFORT: Final = Effort()


def applies(s: Agricola, p: int, trigger: CardTrigger, event: int, seen: int) -> bool:
    """Does a trigger belong to this event, and does its condition hold?"""
    if trigger.spaces >= 0 and not trigger.spaces >> space_of(event) & 1:
        return False
    if seen < ALL_CARDS and s.players[p].turn(trigger.source) >= seen:
        return False
    condition = trigger.condition
    return condition is None or condition.holds(s, p, trigger.source, event)


def finish(t: Agricola, depth: int, goal: AnyNode, p: int) -> bool:
    """Can what lies on the stack above `depth` be played so that `goal` is possible afterwards?

    After TRIES tries it is taken for possible: ways to fence are too many to try them all.
    """
    EFFORT.begin()
    try:
        return _finish(t, depth, goal, p)
    finally:
        EFFORT.end()


def _finish(t: Agricola, depth: int, goal: AnyNode, p: int) -> bool:
    if EFFORT.spent():
        return True
    stack = t.stack
    while len(stack) > depth:
        frame = stack[-1]
        if frame.node.run(t, frame):
            continue
        out: list[Choice] = []
        frame.node.options(t, frame, out)
        for c in out:
            u = copy_at(t)
            frame.node.apply(u, frame, c)
            if _finish(u, depth, goal, p):
                return True
        return False
    return goal.possible(t, p)


def copy_at(s: Agricola) -> Agricola:
    """A copy whose stack being worked on is the same one."""
    t = s.copy()
    if s.lanes:
        for seat in range(s.seats):
            if s.stack is s.lanes[seat]:
                t.stack = t.lanes[seat]
    return t


class Rest(Node[Agricola]):
    """The rest of a before-window: `goal` is possible at once, or made so by effects to come.

    `used`: the effects that are over; `now`: without exchanges first.
    """

    def __init__(
        self, window: int, event: int, seen: int, goal: AnyNode, used: int = 0, now: bool = False
    ) -> None:
        super().__init__()
        self.window = window
        self.event = event
        self.seen = seen
        self.goal = goal
        self.used = used
        self.now = now

    def after(self, i: int) -> Rest:
        """What remains once effect `i` is used."""
        used = self.used | 1 << i
        return Rest(self.window, self.event, self.seen, self.goal, used, self.now)

    def possible(self, s: Agricola, p: int) -> bool:
        return self.goal.possible(s, p) or self.opened(s, p)

    def open(self, s: Agricola, p: int, trigger: CardTrigger, i: int) -> bool:
        """May this effect happen now?"""
        return (
            not self.used >> i & 1
            and applies(s, p, trigger, self.event, self.seen)
            and trigger.effect.possible(s, p)
        )

    def opened(self, s: Agricola, p: int) -> bool:
        """Would effects make `goal` possible: first the automatic ones, then any others?"""
        triggers = s.players[p].hooks.triggers[self.window]
        for i in range(len(triggers)):
            if not triggers[i].optional and self.open(s, p, triggers[i], i):
                return self.follows(s, p, i)
        for i in range(len(triggers)):
            if triggers[i].optional and self.open(s, p, triggers[i], i):
                if self.follows(s, p, i):
                    return True
        return False

    def follows(self, s: Agricola, p: int, i: int) -> bool:
        """Can effect `i` be used so that `goal` is possible afterwards?"""
        effect = s.players[p].hooks.triggers[self.window][i].effect
        rest = self.after(i)
        if effect.doable(s, p):
            return leads(s, p, effect, rest)
        return not self.now and _after_exchanges(s, p, effect, rest)


def leads(s: Agricola, p: int, effect: AnyNode, goal: AnyNode) -> bool:
    """Can `effect` be played now so that `goal` is possible afterwards?"""
    t = copy_at(s)
    depth = len(t.stack)
    t.stack.append(Frame(effect, p))
    return finish(t, depth, goal, p)


def still_leads(s: Agricola, f: Frame, c: Choice, rest: Rest) -> bool:
    """Can what lies above a waiting frame still lead to its `rest` after the any-time choice?"""
    depth = len(s.stack)
    while s.stack[depth - 1] is not f:
        depth -= 1
    t = copy_at(s)
    t.exchange(s.stack[-1].player, c)
    return finish(t, depth, rest, f.player)


def opens(s: Agricola, p: int, window: int, event: int, goal: AnyNode, now: bool = False) -> bool:
    """Would the effects of a before-window make `goal` possible?"""
    return Rest(window, event, ALL_CARDS, goal, 0, now).opened(s, p)


def _after_exchanges(s: Agricola, p: int, effect: AnyNode, goal: AnyNode) -> bool:
    """Can the effect be paid through any-time exchanges so that `goal` is possible afterwards?"""
    depth = len(s.stack)
    states = [s]
    known = [s.players[p].goods]
    while states and len(known) < TRIED:
        t = states.pop()
        out: list[Choice] = []
        t.side_options(p, Frame(goal, p), out)
        for c in out:
            if kind_of(c) == MOVE:
                continue
            u = copy_at(t)
            u.exchange(p, c)
            if not _run_down(u, depth) or u.players[p].goods in known:
                continue
            known.append(u.players[p].goods)
            states.append(u)
            if effect.doable(u, p) and leads(u, p, effect, goal):
                return True
    return False


TRIED: Final = 200
"""The number of different supplies that are looked at."""


def _run_down(t: Agricola, depth: int) -> bool:
    """Run what needs no decision; the first option where one is due. False if there is none."""
    while len(t.stack) > depth:
        frame = t.stack[-1]
        if frame.node.run(t, frame):
            continue
        out: list[Choice] = []
        frame.node.options(t, frame, out)
        if not out:
            return False
        frame.node.apply(t, frame, out[0])
    return True


def rest_of(frame: Frame) -> Rest:
    """What the frame of a window before a space must lead to: its actions (AGR-5.8)."""
    event = event_in(frame.pos)
    return Rest(USE, event, seen_in(frame.pos), GOALS[space_of(event)], frame.done)


class SpaceGuard(Guard):
    """While a before-window is open, nothing may make the space in use impossible (AGR-5.8)."""

    def narrow(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        window = WIRING.windows[USE]
        depth = len(s.stack) - 1
        while depth >= 0 and s.stack[depth].node is not window:
            depth -= 1
        if depth < 0 or depth == len(s.stack) - 1 or s.stack[depth].player != f.player:
            return
        rest = rest_of(s.stack[depth])
        kept: list[Choice] = []
        for c in out:
            t = copy_at(s)
            f.node.apply(t, f, c)
            if finish(t, depth + 1, rest, f.player):
                kept.append(c)
        out[:] = kept


GOALS: list[AnyNode] = []
"""By space: what must stay possible; filled by board/space.py."""
