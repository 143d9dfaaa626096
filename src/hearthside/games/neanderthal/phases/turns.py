"""The turns, the event card, the order and the war council (NEA-4.1, NEA-4.2, NEA-12.1)."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from hearthside.core.choice import NATURE, OUTCOME, Choice, arg, make
from hearthside.core.form import AnyForm, Field, Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.sequence import Seq
from hearthside.core.state import AnyNode, Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.cards import WOMAN_CARDS, WOMEN
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.fields import OrderField, WomanField
from hearthside.games.neanderthal.frames import framed
from hearthside.games.neanderthal.kinds import EXTRA, NOBODY, ORDER
from hearthside.games.neanderthal.names import WARRIOR
from hearthside.games.neanderthal.packed.bits import dropped, listed
from hearthside.games.neanderthal.packed.promises import lasts_until
from hearthside.games.neanderthal.packed.reports import pack_order
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Step


class Turn(Seq[Neanderthal]):
    """The phases of a turn; when Europe is frozen over the rest is skipped (NEA-12.1)."""

    def run(self, s: Neanderthal, f: Frame) -> bool:
        if s.frozen:
            s.stack.pop()
            return True
        return super().run(s, f)


EXTRA_FORM: Final = Form[Neanderthal](EXTRA, "extra {n}", Field("n"), widget="amount")


class Turns(Step):
    """One turn for every event card (NEA-12.1); with one species, once, a few more (NEA-13.3)."""

    def __init__(self, turn: Node[Neanderthal]) -> None:
        super().__init__()
        self.turn = turn

    def parts(self) -> list[AnyNode]:
        return [self.turn]

    def go(self, s: Neanderthal, f: Frame) -> bool:
        if s.frozen:
            s.stack.pop()
        elif s.events_left:
            self.begin_turn(s)
        elif s.mode.one_species and not s.extended and s.women_bag:
            if f.player == 0:
                return False
            s.stack[-1] = Frame(self, 0)
        else:
            s.stack.pop()
        return True

    def begin_turn(self, s: Neanderthal) -> None:
        s.turn += 1
        s.inactive = 0
        s.pending = []
        s.promises = [promise for promise in s.promises if lasts_until(promise) >= s.turn]
        for tribe in s.tribes:
            tribe.birth_used = False
            tribe.moves = 0
        s.stack.append(Frame(self.turn, NATURE))

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        for number in range(min(VALUES.solo_extra, s.women_bag.bit_count()) + 1):
            out.append(make(EXTRA, number))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack[-1] = Frame(self, NATURE)
        s.extended = True
        s.events_left += arg(c, 0)
        s.note(events.LONGER, 0, arg(c, 0))

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.extra")

    def species(self, s: Neanderthal, f: Frame) -> int:
        return s.seating[0]


EVENT_FORM: Final = Form[Neanderthal](OUTCOME, "event {woman}", WomanField())


class RevealEvent(Step):
    """The top event card is revealed (NEA-4.2.1)."""

    outcome: AnyForm | None = EVENT_FORM

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        for woman in listed(s.women_bag, WOMAN_CARDS):
            out.append(make(OUTCOME, woman))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack.pop()
        s.woman = arg(c, 0)
        s.women_bag = dropped(s.women_bag, s.woman)
        s.events_left -= 1
        s.note(events.TURN, NATURE, s.turn, s.woman)
        s.turn_order = [colour for colour in WOMEN[s.woman].order if s.tribes[colour].seat >= 0]


ORDER_FORM: Final = Form[Neanderthal](ORDER, "order {order}", OrderField())


def declare(order: tuple[int, ...]) -> Choice:
    """The choice of an order."""
    padded = [*order, NOBODY, NOBODY]
    return make(ORDER, padded[0], padded[1], padded[2])


class WarCouncil(Step):
    """A starting player with a settled Warrior may declare any order (NEA-4.2.4; DP-02)."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        first = s.turn_order[0]
        if f.player == NATURE and len(s.turn_order) > 1 and s.tribes[first].settled(WARRIOR):
            s.stack[-1] = framed(s, self, first)
            return True
        if f.player != NATURE:
            return False
        s.stack.pop()
        self.announce(s)
        return True

    def announce(self, s: Neanderthal) -> None:
        s.note(events.ORDERED, NATURE, pack_order(s.turn_order), len(s.turn_order))

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        for order in permutations(s.turn_order):
            out.append(declare(order))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack.pop()
        found = [arg(c, 0), arg(c, 1), arg(c, 2)]
        s.turn_order = [colour for colour in found if colour != NOBODY]
        self.announce(s)

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.order")
