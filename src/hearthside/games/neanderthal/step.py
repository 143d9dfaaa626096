"""The base of all nodes of this game, and what keeps hands and species in order."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, Choice, arg, make
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.benefits import hand_limit, survives
from hearthside.games.neanderthal.changes import bury, remove_biome, tell
from hearthside.games.neanderthal.fields import IdeaField
from hearthside.games.neanderthal.frames import colour_of, framed, rest_of
from hearthside.games.neanderthal.kinds import DISCARD
from hearthside.games.neanderthal.packed.bits import has
from hearthside.games.neanderthal.packed.pending import owner
from hearthside.games.neanderthal.state import Neanderthal


class Step(Node[Neanderthal]):
    """A node that first lets hand limits and survival be enforced.

    `pos` of the frame of a species has its colour and whatever the node counts (frames.py).
    """

    def run(self, s: Neanderthal, f: Frame) -> bool:
        if s.needs_check:
            enforce_limits(s)
            return True
        return self.go(s, f)

    def go(self, s: Neanderthal, f: Frame) -> bool:
        """Progress without asking; False when a decision is needed."""
        return False

    def species(self, s: Neanderthal, f: Frame) -> int:
        """The species a player decides for; -1 if for none yet."""
        return colour_of(f)


class Staged(Step):
    """A step in stages that is about a place: `pos` is colour, stage (some bits) and place."""

    def __init__(self, bits: int) -> None:
        super().__init__()
        self.bits = bits

    def frame(self, s: Neanderthal, colour: int, place: int, done: int = 0) -> Frame:
        """The beginning, in stage 0."""
        return framed(s, self, colour, place << self.bits, done)

    def stage(self, f: Frame) -> int:
        return rest_of(f) & (1 << self.bits) - 1

    def place(self, f: Frame) -> int:
        return rest_of(f) >> self.bits

    def go_to(self, s: Neanderthal, f: Frame, stage: int, done: int) -> None:
        """Go on with another stage of the same frame."""
        place = self.place(f)
        s.stack[-1] = framed(s, self, colour_of(f), stage | place << self.bits, done)


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


DISCARD_FORM: Final = Form[Neanderthal](
    DISCARD, "discard {card}", IdeaField(), widget="card", anchor="card:{card}"
)


class Discard(Step):
    """Discard down to the hand limit, cards of your choice (NEA-3.7.2)."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        tribe = s.tribes[colour_of(f)]
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
        for card in s.tribes[colour_of(f)].hand:
            out.append(make(DISCARD, card))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        self.discard(s, colour_of(f), arg(c, 0))

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.discard")


DISCARD_DOWN: Final = Discard()


def awaits_loot(s: Neanderthal, colour: int) -> bool:
    """Has a species loot pending, which may bring newborns?"""
    for loot in s.pending:
        if owner(loot) == colour:
            return True
    return False


def enforce_limits(s: Neanderthal) -> None:
    """Lazarus species lose their wanderers (NEA-11.1); hands obey their limit (NEA-3.7.2)."""
    needs_check = s.needs_check
    s.needs_check = 0
    for colour in range(3):
        if not has(needs_check, colour) or s.tribes[colour].seat < 0:
            continue
        tribe = s.tribes[colour]
        if not survives(s, colour) and not awaits_loot(s, colour):
            strays = tribe.pool
            tribe.pool = 0
            for group in tribe.hunters:
                strays += group
            tribe.hunters = [0] * len(tribe.hunters)
            if strays:
                tell(s, events.EXTINCT, colour)
                bury(s, colour, strays)
        if tribe.hand and len(tribe.hand) > hand_limit(s, colour):
            s.stack.append(framed(s, DISCARD_DOWN, colour))
