"""The base of all nodes of this game, and what keeps hands and species in order."""

from __future__ import annotations

from hearthside.core.choice import NATURE, Choice
from hearthside.core.node import Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.benefits import hand_limit, survives
from hearthside.games.neanderthal.changes import bury, framed, push, remove_biome, tell
from hearthside.games.neanderthal.kinds import DISCARD
from hearthside.games.neanderthal.state import Neanderthal


class Step(Node[Neanderthal]):
    """A node that first lets hands and dying species be looked at.

    `pos` of its frame has the colour in the low two bits, then whatever the node counts.
    """

    def run(self, s: Neanderthal, f: Frame) -> bool:
        if s.unruly:
            tidy(s)
            return True
        return self.go(s, f)

    def go(self, s: Neanderthal, f: Frame) -> bool:
        """Progress without asking; False when a decision is needed."""
        return False


class InOrder(Step):
    """Every species in the order of the turn does this (NEA-4.1)."""

    def __init__(self, part: Node[Neanderthal]) -> None:
        super().__init__()
        self.part = part

    def parts(self) -> list[AnyNode]:
        return [self.part]

    def go(self, s: Neanderthal, f: Frame) -> bool:
        if f.pos == len(s.turn_order):
            s.stack.pop()
        else:
            s.stack[-1] = Frame(self, NATURE, f.pos + 1)
            s.stack.append(framed(s, self.part, s.turn_order[f.pos]))
        return True


def awaits_loot(s: Neanderthal, colour: int) -> bool:
    """Has a species loot pending, which may bring newborns?"""
    for loot in s.pending:
        if loot & 3 == colour:
            return True
    return False


def tidy(s: Neanderthal) -> None:
    """Lazarus species lose their wanderers (NEA-11.1); hands obey their limit (NEA-3.7.2)."""
    unruly = s.unruly
    s.unruly = 0
    for colour in range(3):
        if not unruly >> colour & 1 or s.tribes[colour].seat < 0:
            continue
        tribe = s.tribes[colour]
        if not survives(s, colour) and not awaits_loot(s, colour):
            strays = tribe.pool
            tribe.pool = 0
            for slot in range(12):
                strays += s.groups[3 * slot + colour]
                s.groups[3 * slot + colour] = 0
            if strays:
                tell(s, events.EXTINCT, colour)
                bury(s, colour, strays)
        if tribe.hand and len(tribe.hand) > hand_limit(s, colour):
            push(s, "discard", colour)


class Discard(Step):
    """Discard down to the hand limit, cards of your choice (NEA-3.7.2)."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        tribe = s.tribes[f.pos & 3]
        limit = hand_limit(s, tribe.colour)
        if len(tribe.hand) > limit > 0:
            return False
        if len(tribe.hand) > limit:
            for card in tribe.hand[:]:
                self.discard(s, tribe.colour, card)
        s.stack.pop()
        return True

    def discard(self, s: Neanderthal, colour: int, card: int) -> None:
        s.tribes[colour].hand.remove(card)
        tell(s, events.DISCARDED, colour, card)
        remove_biome(s, card)

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        for card in s.tribes[f.pos & 3].hand:
            out.append(DISCARD | card << 8)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        self.discard(s, f.pos & 3, c >> 8)
