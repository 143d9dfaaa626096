"""Run the program: apply a choice, go on until somebody has a real choice."""

from __future__ import annotations

from hearthside.core.chance import outcome
from hearthside.core.choice import NATURE, Choice, kind_of
from hearthside.core.state import Frame, State


def settle(s: State) -> None:
    """Run the stack being worked on until it asks, is empty, or opens lanes."""
    stack = s.stack
    while stack:
        frame = stack[-1]
        node = frame.node
        if node.run(s, frame):
            if s.lanes and stack is s.main:
                return
            continue
        out: list[Choice] = []
        node.options(s, frame, out)
        s.narrow(frame, out)
        if len(out) == 1 and not node.waits(s, frame):
            node.apply(s, frame, out[0])
            continue
        if not out and stuck(s, frame.player):
            raise AssertionError(f"no option at {node.path} for {frame.player}")
        s.options = out
        s.decider = frame.player
        return
    s.options = []


def advance(s: State) -> None:
    """Run until somebody has a real choice, or the game is over."""
    while True:
        if s.lanes:
            for seat in range(s.seats):
                if s.lanes[seat] and not s.offers[seat]:
                    s.stack = s.lanes[seat]
                    settle(s)
                    s.offers[seat] = s.options
            for seat in range(s.seats):
                if s.lanes[seat]:
                    s.decider = seat
                    s.options = s.offers[seat]
                    return
            s.lanes = []
            s.offers = []
        s.stack = s.main
        settle(s)
        if not s.lanes:
            return


def choose(s: State, c: Choice, seat: int = -2) -> None:
    """Apply `c` for `seat` (by default the decider) and go on. `c` is trusted to be legal."""
    if s.lanes:
        if seat == -2:
            seat = s.decider
        s.stack = s.lanes[seat]
        s.offers[seat] = []
    else:
        s.stack = s.main
    frame = s.stack[-1]
    if s.anytime_kinds >> kind_of(c) & 1:
        s.exchange(frame.player, c)
    else:
        frame.node.apply(s, frame, c)
    advance(s)


def deciders(s: State) -> list[int]:
    """The seats that have an open decision; NATURE is among them; empty when the game is over."""
    if s.lanes:
        return [seat for seat in range(s.seats) if s.lanes[seat]]
    return [s.decider] if s.main else []


def options_of(s: State, seat: int) -> list[Choice]:
    """The main options of a deciding seat."""
    return s.offers[seat] if s.lanes else s.options


def side_options(s: State, seat: int) -> list[Choice]:
    """What a deciding seat may also do, because it may be done at any time."""
    return [c for c in anytime(s, seat) if permitted(s, s.stack, c)]


def anytime(s: State, seat: int) -> list[Choice]:
    """What the game offers a deciding seat at any time, before the waiting frames are asked."""
    out: list[Choice] = []
    if seat != NATURE:
        s.stack = s.lanes[seat] if s.lanes else s.main
        s.side_options(seat, s.stack[-1], out)
    return out


def discards(s: State, seat: int) -> list[Choice]:
    """What a deciding seat may give back for nothing; listed only where somebody asks."""
    out: list[Choice] = []
    if seat != NATURE:
        s.stack = s.lanes[seat] if s.lanes else s.main
        s.discards(seat, out)
    main = options_of(s, seat)
    return [c for c in out if c not in main and permitted(s, s.stack, c)]


def stuck(s: State, seat: int) -> bool:
    """Has a deciding seat no side option either?"""
    for c in anytime(s, seat):
        if permitted(s, s.stack, c):
            return False
    return True


def permitted(s: State, stack: list[Frame], c: Choice) -> bool:
    """Do all waiting frames allow the any-time choice `c`?"""
    for frame in stack:
        if not frame.node.permits(s, frame, c):
            return False
    return True


def accepts(s: State, seat: int, c: Choice) -> bool:
    """Is `c` a legal choice of `seat` now?"""
    stack = s.lanes[seat] if s.lanes else s.main
    frame = stack[-1]
    if s.anytime_kinds >> kind_of(c) & 1:
        if c in side_options(s, seat) or c in options_of(s, seat):
            return True
        return c in discards(s, seat)
    s.stack = stack
    if not frame.node.accepts(s, frame, c):
        return False
    left = [c]
    s.narrow(frame, left)
    return len(left) == 1


def play_nature(s: State) -> None:
    """Let chance decide until a player or nobody decides."""
    while s.decider == NATURE and s.main:
        choose(s, outcome(s))


def is_over(s: State) -> bool:
    return not s.main and not s.lanes
