"""Sub-actions with windows around them (AGC-2.1.5, 2.1.6): the base of the verbs."""

from __future__ import annotations

from hearthside.core.choice import Choice, kind_of
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.agricola.acting.event import ALL_CARDS, by_other
from hearthside.games.agricola.acting.lookahead import (
    Rest,
    applies,
    copy_at,
    leads,
    opens,
    still_leads,
)
from hearthside.games.agricola.acting.window import card_choice
from hearthside.games.agricola.events import CARD_USED
from hearthside.games.agricola.kinds import CARD
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.timing import ACT, ACTIONS, OTHER_POST, POST, WHEN

CARD_BIT = 1 << CARD


def resolved(s: Agricola, p: int, act: int, outcome: int, seen: int = ALL_CARDS) -> None:
    """A sub-action of `p` is complete: cards that wait for it act (clockwise, `p` first)."""
    for i in range(s.seats - 1, 0, -1):
        other = (p + i) % s.seats
        if s.players[other].hooks.listening[OTHER_POST + act]:
            s.open_window(OTHER_POST + act, other, by_other(p, outcome))
    if s.players[p].hooks.listening[POST + act]:
        s.open_window(POST + act, p, outcome, seen)
    check_conditions(s, p)


def check_conditions(s: Agricola, p: int) -> None:
    """Effects that wait for a condition may happen now (AGC-2.1.14).

    While all seats act at the same time, those of the others wait for the next occasion.
    """
    for seat in range(s.seats - 1, -1, -1):
        if s.players[seat].hooks.listening[WHEN] and (seat == p or not s.lanes):
            s.open_window(WHEN, seat)


class Way(Node[Agricola]):
    """What an action is without its windows, as the goal of looking ahead."""

    def __init__(self, action: Action) -> None:
        super().__init__()
        self.action = action

    def possible(self, s: Agricola, p: int) -> bool:
        return self.action.in_reach(s, p)


class Action(Node[Agricola]):
    """A sub-action. A verb says what its first steps are, now and in reach of exchanges.

    Effects of cards that come directly before it are offered with its first steps; using one
    begins the action. `act` is its number in vocabulary/timing.py.
    """

    act = -1

    def __init__(self) -> None:
        super().__init__()
        self.goal: AnyNode = Way(self)
        self.before = BeforeAction(self)

    def parts(self) -> list[AnyNode]:
        return [self.before]

    # What a verb provides

    def ready(self, s: Agricola, p: int) -> bool:
        """Is there a first step now?"""
        raise AssertionError("a verb says when it can be done")

    def in_reach(self, s: Agricola, p: int) -> bool:
        """Is there a first step now or after exchanges?"""
        return self.ready(s, p)

    def ways(self, s: Agricola, p: int, out: list[Choice]) -> None:
        """Append the first steps."""
        raise AssertionError("a verb lists its first steps")

    def start(self, s: Agricola, p: int, c: Choice) -> None:
        """Carry out a first step."""
        raise AssertionError("a verb carries out its first step")

    # The node

    def doable(self, s: Agricola, p: int) -> bool:
        if self.ready(s, p):
            return True
        if not s.players[p].hooks.listening[ACT + self.act]:
            return False
        return opens(s, p, ACT + self.act, 0, self.goal, True)

    def possible(self, s: Agricola, p: int) -> bool:
        if self.in_reach(s, p):
            return True
        if not s.players[p].hooks.listening[ACT + self.act]:
            return False
        return opens(s, p, ACT + self.act, 0, self.goal)

    def starts(self, s: Agricola, p: int, out: list[Choice]) -> None:
        if s.players[p].hooks.listening[ACT + self.act]:
            self.before.list_steps(s, p, 0, out)
        else:
            self.ways(s, p, out)

    def begin(self, s: Agricola, p: int, c: Choice) -> None:
        if s.players[p].hooks.listening[ACT + self.act]:
            frame = Frame(self.before, p)
            s.stack.append(frame)
            self.before.apply(s, frame, c)
        else:
            self.start(s, p, c)

    def widens(self, s: Agricola, p: int) -> bool:
        """Ask even with one option where exchanges could bring goods or food."""
        return s.players[p].hooks.exchanges != []

    def permits(self, s: Agricola, f: Frame, c: Choice) -> bool:
        """What must be done stays possible."""
        return self.possible_after(s, f.player, c)

    def paying(self, f: Frame) -> bool:
        """Is all chosen, and only the price to be paid?"""
        return False

    def built(self, f: Frame) -> int:
        """How many pieces were built so far."""
        return 0

    def ask(self, s: Agricola, f: Frame) -> Message:
        name = ACTIONS.names[self.act]
        if self.paying(f):
            return Message("ask.pay", {"for": f"for:{name}"})
        return Message(f"ask.{name}", {"built": self.built(f)})


class BeforeAction(Node[Agricola]):
    """Directly before an action: effects of cards, then its first step. `done`: what was used."""

    def __init__(self, action: Action) -> None:
        super().__init__()
        self.action = action

    def rest(self, done: int) -> Rest:
        """What must stay possible once the effects `done` are over."""
        return Rest(ACT + self.action.act, 0, ALL_CARDS, self.action.goal, done)

    def gain(self, s: Agricola, p: int, done: int) -> int:
        """Let the automatic effects happen; the new set of what is used."""
        triggers = s.players[p].hooks.triggers[ACT + self.action.act]
        for i in range(len(triggers)):
            trigger = triggers[i]
            if (
                not trigger.optional
                and not done >> i & 1
                and applies(s, p, triggers[i], 0, ALL_CARDS)
            ):
                done |= 1 << i
                s.note(CARD_USED, p, trigger.source, trigger.window)
                s.stack.append(Frame(trigger.effect, p))
        return done

    def list_steps(self, s: Agricola, p: int, done: int, out: list[Choice]) -> None:
        t = copy_at(s)
        depth = len(t.stack)
        done = self.gain(t, p, done)
        while len(t.stack) > depth:
            frame = t.stack[-1]
            if not frame.node.run(t, frame):
                break
        self.action.ways(t, p, out)
        rest = self.rest(done)
        triggers = s.players[p].hooks.triggers[ACT + self.action.act]
        for i in range(len(triggers)):
            trigger = triggers[i]
            if (
                trigger.optional
                and not done >> i & 1
                and applies(t, p, triggers[i], 0, ALL_CARDS)
                and trigger.effect.doable(t, p)
                and leads(t, p, trigger.effect, rest.after(i))
            ):
                out.append(card_choice(trigger))

    def options(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        self.list_steps(s, f.player, f.done, out)

    def apply(self, s: Agricola, f: Frame, c: Choice) -> None:
        p = f.player
        s.stack.pop()
        if kind_of(c) != CARD:
            below = len(s.stack)
            self.gain(s, p, f.done)
            while len(s.stack) > below:
                frame = s.stack[-1]
                if not frame.node.run(s, frame):
                    raise AssertionError("automatic effects before an action ask nothing")
            self.action.start(s, p, c)
            return
        triggers = s.players[p].hooks.triggers[ACT + self.action.act]
        done = f.done
        for i in range(len(triggers)):
            if card_choice(triggers[i]) == c:
                done |= 1 << i
        place = len(s.stack)
        s.stack.append(f)
        done = self.gain(s, p, done)
        s.stack[place] = Frame(self, p, f.pos, done)
        for i in range(len(triggers)):
            if card_choice(triggers[i]) == c:
                s.note(CARD_USED, p, triggers[i].source, triggers[i].window)
                s.stack.insert(place + 1, Frame(triggers[i].effect, p))

    def permits(self, s: Agricola, f: Frame, c: Choice) -> bool:
        return still_leads(s, f, c, self.rest(f.done))

    def waits(self, s: Agricola, f: Frame) -> bool:
        return self.action.widens(s, f.player)

    def ask(self, s: Agricola, f: Frame) -> Message:
        return Message(f"ask.{ACTIONS.names[self.action.act]}", {"built": 0})
