"""The one-species game: Women without an auction, suitors from outside (NEA-13.3 items 5, 7)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, Choice, arg, make
from hearthside.core.form import Form
from hearthside.core.message import Message, Value
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.cards import WOMEN
from hearthside.games.neanderthal.changes import lose_woman, tell
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.fields import WomanField
from hearthside.games.neanderthal.frames import colour_of, framed
from hearthside.games.neanderthal.kinds import LEAVE, REPLACE
from hearthside.games.neanderthal.packed.suitors import has_rivals, with_suitor
from hearthside.games.neanderthal.phases.auction import PAYMENT, may_bid, unwanted
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Step
from hearthside.games.neanderthal.values import the_woman


def replace_message(s: Neanderthal, seat: int, c: Choice) -> Message:
    args: dict[str, Value] = {"woman": the_woman(arg(c, 0)), "newcomer": the_woman(s.woman)}
    return Message("do.replace", args)


REPLACE_FORM: Final = Form[Neanderthal](
    REPLACE,
    "replace {woman}",
    WomanField(),
    message=replace_message,
    widget="woman",
    anchor="woman:{woman}",
)


class ReceiveWoman(Step):
    """The Woman comes for one disc; with five of them one must make room (DP-20)."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        own = s.seating[0]
        if f.player == NATURE:
            s.stack[-1] = framed(s, self, own)
            return True
        if may_bid(s, own):
            if len(s.tribes[own].women) >= VALUES.most_women:
                return False
            s.stack[-1] = framed(s, PAYMENT, own, 0, 1)
        else:
            s.stack.pop()
            unwanted(s)
        return True

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        for woman in s.tribes[colour_of(f)].women:
            if not s.partner[woman]:
                out.append(make(REPLACE, woman))
        out.append(LEAVE)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        if c == LEAVE:
            s.stack.pop()
            unwanted(s)
        else:
            lose_woman(s, arg(c, 0))

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.replace", {"woman": the_woman(s.woman)})


class OutsideSuitors(Step):
    """Each other colour sends a suitor to the earliest settled, unpartnered Woman left."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        s.stack.pop()
        if s.mode.one_species:
            own = s.seating[0]
            for colour in WOMEN[s.woman].order:
                if colour != own and s.dead[colour]:
                    self.send(s, own, colour)
        return True

    def send(self, s: Neanderthal, own: int, colour: int) -> None:
        for woman in s.tribes[own].women:
            free = not s.discs[woman] and not s.partner[woman]
            if free and not has_rivals(s.suitors[woman], own):
                s.dead[colour] -= 1
                s.suitors[woman] = with_suitor(s.suitors[woman], colour, False)
                tell(s, events.COURTS, colour, woman)
                return
