"""One species alone: Women without an auction, suitors from outside (NEA-13.3 items 5, 7)."""

from __future__ import annotations

from hearthside.core.choice import NATURE, Choice
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.cards import WOMEN
from hearthside.games.neanderthal.changes import framed, lose_woman, tell
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.kinds import LEAVE, REPLACE
from hearthside.games.neanderthal.phases.auction import PAYMENT, may_bid, unwanted
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Step


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
        for woman in s.tribes[f.pos & 3].women:
            if not s.partner[woman]:
                out.append(REPLACE | woman << 8)
        out.append(LEAVE)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        if c == LEAVE:
            s.stack.pop()
            unwanted(s)
        else:
            lose_woman(s, c >> 8)


class OutsideSuitors(Step):
    """Each other colour sends a suitor to the earliest settled, unpartnered Woman left."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        s.stack.pop()
        if s.mode.alone:
            own = s.seating[0]
            for colour in WOMEN[s.woman].order:
                if colour != own and s.dead[colour]:
                    self.send(s, own, colour)
        return True

    def send(self, s: Neanderthal, own: int, colour: int) -> None:
        for woman in s.tribes[own].women:
            outside = s.suitors[woman] & ~(3 << 2 * own)
            if not s.discs[woman] and not s.partner[woman] and not outside:
                s.dead[colour] -= 1
                s.suitors[woman] |= 1 << 2 * colour
                tell(s, events.COURTS, colour, woman)
                return
