"""Losing tokens of one's choice: in chaos, in a hunt, under attack (NEA-5.6.3, 7.3.3, 8.3)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice
from hearthside.core.state import Frame
from hearthside.games.neanderthal.changes import bury, framed
from hearthside.games.neanderthal.kinds import LOSE, SWAP
from hearthside.games.neanderthal.members import ALPHA_BIT, LOSING, ONE, held, size
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Step

POOL: Final = 12
"""The place after the twelve slots."""


class Lose(Step):
    """Some tokens of a group die; their player chooses which, Alpha first, own members last.

    `pos` is colour and place, `done` the number left (six bits), then the first kind that may
    still be chosen, then whether the Alpha is safe.
    """

    def tokens(self, s: Neanderthal, f: Frame) -> int:
        colour, place = f.pos & 3, f.pos >> 2
        found = s.tribes[colour].pool if place == POOL else s.groups[3 * place + colour]
        return found & ~ALPHA_BIT if f.done >> 9 else found

    def remove(self, s: Neanderthal, f: Frame, tokens: int) -> None:
        colour, place = f.pos & 3, f.pos >> 2
        if place == POOL:
            s.tribes[colour].pool -= tokens
        else:
            s.groups[3 * place + colour] -= tokens
        bury(s, colour, tokens)

    def go(self, s: Neanderthal, f: Frame) -> bool:
        left = f.done & 63
        tokens = self.tokens(s, f)
        if left and left < size(tokens):
            colour = f.pos & 3
            own = held(tokens, colour)
            if own != size(tokens):
                return False
            tokens = left * ONE[colour]
        s.stack.pop()
        if left:
            self.remove(s, f, tokens)
        return True

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        tokens = self.tokens(s, f)
        kinds = LOSING[f.pos & 3]
        rest = 0
        for i in range(3, (f.done >> 6 & 7) - 1, -1):
            n = held(tokens, kinds[i])
            rest += n
            if n and rest >= f.done & 63:
                out.append(LOSE | kinds[i] << 8)
        out.reverse()

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        kind = c >> 8
        first = LOSING[f.pos & 3].index(kind)
        left = (f.done & 63) - 1
        s.stack[-1] = Frame(self, f.player, f.pos, left | first << 6 | f.done & ~511)
        self.remove(s, f, ONE[kind])

    def permits(self, s: Neanderthal, f: Frame, c: Choice) -> bool:
        """No swaps during a roll (NEA-3.5.3)."""
        return c & 255 != SWAP or f.pos >> 2 == POOL


LOSS: Final = Lose()


def lose(s: Neanderthal, colour: int, place: int, number: int, alpha_safe: bool = False) -> None:
    """So many tokens of a species die, at a slot or in the pool."""
    if number:
        s.stack.append(framed(s, LOSS, colour, place, number | (512 if alpha_safe else 0)))
