"""Looking ahead through before-effects of cards (AGR-5.8, 5.9, R29, AGC-3.2), on copies.

Only players who own such effects pay for it.
"""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice
from hearthside.core.state import AnyNode, Frame
from hearthside.games.agricola.hooks import Owned, Trigger
from hearthside.games.agricola.kinds import MOVE
from hearthside.games.agricola.state import Agricola, Guard

TRIES: Final = 4_000
EFFORT: Final = [TRIES, 0]
"""Tries left, and how many questions are being answered."""


def applies(s: Agricola, p: int, owned: Owned, event: int, seen: int) -> bool:
    """Does a trigger belong to this event, and does its condition hold?"""
    trigger = owned.trigger
    if owned.seen >= seen:
        return False
    if trigger.spaces >= 0 and not trigger.spaces >> (event & 255) & 1:
        return False
    condition = trigger.condition
    return condition is None or condition.holds(s, p, trigger.card, event)


def finish(t: Agricola, depth: int, goal: AnyNode, p: int) -> bool:
    """Can what lies on the stack above `depth` be played so that `goal` is possible afterwards?

    After so many tries it is taken for possible: ways to fence are too many to try them all.
    """
    if not EFFORT[1]:
        EFFORT[0] = TRIES
    EFFORT[1] += 1
    found = _finish(t, depth, goal, p)
    EFFORT[1] -= 1
    return found


def _finish(t: Agricola, depth: int, goal: AnyNode, p: int) -> bool:
    EFFORT[0] -= 1
    if EFFORT[0] < 0:
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


def opens(
    s: Agricola,
    p: int,
    window: int,
    event: int,
    seen: int,
    goal: AnyNode,
    now: bool = False,
    used: int = 0,
) -> bool:
    """Would the effects of a before-window make `goal` possible?

    `now`: without exchanges first; `used`: the effects that are over.
    """
    return _opens(s, p, window, event, seen, goal, used, now)


def _opens(
    s: Agricola,
    p: int,
    window: int,
    event: int,
    seen: int,
    goal: AnyNode,
    used: int,
    now: bool,
) -> bool:
    triggers = s.players[p].hooks.triggers[window]
    t = copy_at(s)
    depth = len(t.stack)
    for i in range(len(triggers)):
        trigger = triggers[i].trigger
        if not trigger.optional and not used >> i & 1 and applies(t, p, triggers[i], event, seen):
            used |= 1 << i
            t.stack.append(Frame(trigger.effect, p))
    if len(t.stack) > depth and not _run_down(t, depth):
        return True  # a choice is due before anything is known; the guard watches it
    if goal.possible(t, p):
        return True
    for i in range(len(triggers)):
        trigger = triggers[i].trigger
        if (
            not trigger.optional
            or used >> i & 1
            or not applies(t, p, triggers[i], event, seen)
            or not trigger.effect.possible(t, p)
        ):
            continue
        if not trigger.effect.doable(t, p):
            if not now and _after_exchanges(t, p, trigger, goal, depth):
                return True
            continue
        u = copy_at(t)
        u.stack.append(Frame(trigger.effect, p))
        if finish(u, depth, goal, p):
            return True
        if _combined(t, p, window, event, seen, goal, used | 1 << i, trigger, depth, now):
            return True
    return False


def _after_exchanges(t: Agricola, p: int, trigger: Trigger, goal: AnyNode, depth: int) -> bool:
    """Can the effect be paid through any-time exchanges so that `goal` is possible afterwards?"""
    states = [t]
    known = [t.players[p].goods]
    while states and len(known) < TRIED:
        v = states.pop()
        out: list[Choice] = []
        v.side_options(p, Frame(goal, p), out)
        for c in out:
            if c & 255 == MOVE:
                continue
            u = copy_at(v)
            u.exchange(p, c)
            if not _run_down(u, depth) or u.players[p].goods in known:
                continue
            known.append(u.players[p].goods)
            states.append(u)
            if trigger.effect.doable(u, p):
                w = copy_at(u)
                w.stack.append(Frame(trigger.effect, p))
                if finish(w, depth, goal, p):
                    return True
    return False


TRIED = 200
"""So many different supplies are looked at."""


def _combined(
    t: Agricola,
    p: int,
    window: int,
    event: int,
    seen: int,
    goal: AnyNode,
    used: int,
    trigger: Trigger,
    depth: int,
    now: bool,
) -> bool:
    """After this optional effect, would a further one open the goal?"""
    triggers = t.players[p].hooks.triggers[window]
    more = False
    for i in range(len(triggers)):
        if triggers[i].trigger.optional and not used >> i & 1:
            more = True
    if not more:
        return False
    u = copy_at(t)
    u.stack.append(Frame(trigger.effect, p))
    if not _run_down(u, depth):
        return False
    return _opens(u, p, window, event, seen, goal, used, now)


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


class SpaceGuard(Guard):
    """While a before-window is open, nothing may make the space in use impossible (AGR-5.8)."""

    def narrow(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        depth = -1
        for i in range(len(s.stack) - 1, -1, -1):
            if s.stack[i].node.path == "window/use":
                depth = i
                break
        if depth < 0 or depth == len(s.stack) - 1 or s.stack[depth].player != f.player:
            return
        window = s.stack[depth]
        kept: list[Choice] = []
        for c in out:
            t = copy_at(s)
            f.node.apply(t, f, c)
            if finish(t, depth + 1, GOALS[window.pos >> 8 & 255], f.player):
                kept.append(c)
        out[:] = kept


GOALS: list[AnyNode] = []
"""By space: what must stay possible; filled by spaces.py."""
