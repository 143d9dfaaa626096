"""Newborn tribe members (NEA-3.4.4)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.changes import framed, tell
from hearthside.games.neanderthal.kinds import BORN
from hearthside.games.neanderthal.members import ALPHA_BIT, ONE
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Step


class Births(Step):
    """Take newborns from the dead pool; the Alpha may be one of them. `done` is their number."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        colour = f.pos & 3
        if s.dead_alphas >> colour & 1 and s.dead[colour] >= f.done:
            return False
        s.stack.pop()
        self.take(s, colour, f.done, s.dead_alphas >> colour & 1 == 1)
        return True

    def take(self, s: Neanderthal, colour: int, number: int, alpha: bool) -> None:
        """Members as far as there are any; with the Alpha one less."""
        tokens = min(s.dead[colour], number - (1 if alpha else 0)) * ONE[colour]
        s.dead[colour] -= min(s.dead[colour], number - (1 if alpha else 0))
        if alpha:
            tokens += ALPHA_BIT
            s.dead_alphas &= ~(1 << colour)
        s.tribes[colour].pool += tokens
        tell(s, events.BORN, colour, tokens)

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        out.append(BORN | 1 << 8)
        out.append(BORN)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack.pop()
        self.take(s, f.pos & 3, f.done, c >> 8 == 1)


BIRTHS: Final = Births()


def bear(s: Neanderthal, colour: int, number: int) -> None:
    """So many newborns are due."""
    if number:
        s.stack.append(framed(s, BIRTHS, colour, 0, number))
