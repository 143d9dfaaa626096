"""The turns, the event card, the order and the war council (NEA-4.1, NEA-4.2, NEA-12.1)."""

from __future__ import annotations

from itertools import permutations

from hearthside.core.choice import NATURE, OUTCOME, Choice, make
from hearthside.core.node import Node
from hearthside.core.sequence import Seq
from hearthside.core.state import AnyNode, Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.cards import WOMAN_CARDS, WOMEN
from hearthside.games.neanderthal.changes import framed
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.kinds import EXTRA, NOBODY, ORDER
from hearthside.games.neanderthal.names import WARRIOR
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Step


class Turn(Seq[Neanderthal]):
    """The phases of a turn; when Europe is frozen over the rest is skipped (NEA-12.1)."""

    def run(self, s: Neanderthal, f: Frame) -> bool:
        if s.frozen:
            s.stack.pop()
            return True
        return super().run(s, f)


class Turns(Step):
    """One turn for every event card (NEA-12.1); alone, once, a few more (NEA-13.3 item 2)."""

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
        elif s.mode.alone and not s.extended and s.women_bag:
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
        for tribe in s.tribes:
            tribe.birth_used = False
            tribe.moves = 0
        s.stack.append(Frame(self.turn, NATURE))

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        for number in range(min(VALUES.solo_extra, s.women_bag.bit_count()) + 1):
            out.append(EXTRA | number << 8)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack[-1] = Frame(self, NATURE)
        s.extended = True
        s.events_left += c >> 8
        s.note(events.LONGER, 0, c >> 8)


class RevealEvent(Step):
    """The top event card is revealed (NEA-4.2.1)."""

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        for woman in range(WOMAN_CARDS):
            if s.women_bag >> woman & 1:
                out.append(make(OUTCOME, woman))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack.pop()
        s.woman = c >> 8
        s.women_bag &= ~(1 << s.woman)
        s.events_left -= 1
        s.note(events.TURN, NATURE, s.turn, s.woman)
        s.turn_order = [colour for colour in WOMEN[s.woman].order if s.tribes[colour].seat >= 0]


def pack_order(order: tuple[int, ...]) -> Choice:
    """An order as a choice."""
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
        packed = sum(colour << 2 * i for i, colour in enumerate(s.turn_order))
        s.note(events.ORDERED, NATURE, packed, len(s.turn_order))

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        for order in permutations(s.turn_order):
            out.append(pack_order(order))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack.pop()
        found = [c >> 8 & 255, c >> 16 & 255, c >> 24 & 255]
        s.turn_order = [colour for colour in found if colour != NOBODY]
        self.announce(s)
