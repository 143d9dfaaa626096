"""Phase 1: the icons of the event card, from top to bottom (NEA-5.0, NEA-5.3, NEA-5.4)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, Choice, arg, make
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.abilities import SPARE_ELDER
from hearthside.games.neanderthal.benefits import abilities
from hearthside.games.neanderthal.cards import CHAOS, ELDER_DEATH, WANDERERS, WOMEN
from hearthside.games.neanderthal.changes import elder_leaves, tell
from hearthside.games.neanderthal.fields import ElderField
from hearthside.games.neanderthal.frames import colour_of, framed, rest_of
from hearthside.games.neanderthal.kinds import SPARE
from hearthside.games.neanderthal.packed.dice import shown
from hearthside.games.neanderthal.roll import roll
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Step


class Icons(Step):
    """Every icon of the card for all players, one after another; `pos` counts them."""

    def __init__(self, nodes: dict[int, Node[Neanderthal]]) -> None:
        super().__init__()
        self.nodes = nodes
        """By icon, in the order of ICONS."""

    def parts(self) -> list[AnyNode]:
        return list(self.nodes.values())

    def go(self, s: Neanderthal, f: Frame) -> bool:
        card = WOMEN[s.woman]
        if f.pos == len(card.icons):
            s.stack.pop()
            return True
        s.stack[-1] = Frame(self, NATURE, f.pos + 1)
        icon, amount = card.icons[f.pos], card.amounts[f.pos]
        s.note(events.ICON, NATURE, icon, amount)
        if icon == CHAOS:
            s.lost = [0, 0, 0]
        if icon == WANDERERS:
            s.stack.append(Frame(self.nodes[icon], NATURE, 0, amount))
        else:
            s.stack.append(Frame(self.nodes[icon], NATURE))
        return True


class Interstadial(Step):
    """One unused Woman card goes under the event deck: one turn more (NEA-5.3)."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        s.stack.pop()
        if s.women_bag.bit_count() > s.events_left:
            s.events_left += 1
            s.note(events.LONGER, NATURE, 1)
        return True


def skull_dice(woman: int) -> int:
    """How many skull dice the event card shows."""
    card = WOMEN[woman]
    return card.amounts[card.icons.index(ELDER_DEATH)]


SPARE_FORM: Final = Form[Neanderthal](
    SPARE, "spare {elder}", ElderField(), widget="elder", anchor="elder:{elder}"
)


class ElderDeath(Step):
    """Elders whose level is rolled die (NEA-5.4); SPARE_ELDER saves one of them (DP-21)."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        colour, rolled = colour_of(f), rest_of(f)
        tribe = s.tribes[colour]
        if not rolled:
            if not any(tribe.elders):
                s.stack.pop()
                return True
            s.stack[-1] = framed(s, self, colour, 1)
            roll(s, skull_dice(s.woman))
            return True
        struck = self.struck(s, colour)
        if struck and abilities(s, colour) & SPARE_ELDER:
            if len(struck) > 1:
                return False
            struck = []
        s.stack.pop()
        self.die(s, colour, struck)
        return True

    def struck(self, s: Neanderthal, colour: int) -> list[int]:
        """The levels of the elders who were rolled."""
        elders = s.tribes[colour].elders
        return [level for level in range(6) if elders[level] and shown(s.dice, level + 1)]

    def die(self, s: Neanderthal, colour: int, levels: list[int]) -> None:
        tell(s, events.ROLLED, colour, s.dice)
        for level in levels:
            elder_leaves(s, colour, level, True)

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        for level in self.struck(s, colour_of(f)):
            out.append(make(SPARE, level))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack.pop()
        colour = colour_of(f)
        self.die(s, colour, [level for level in self.struck(s, colour) if level != arg(c, 0)])

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.spare")
