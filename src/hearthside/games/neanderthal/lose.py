"""Losing tokens of one's choice: in chaos, in a hunt, under attack (NEA-5.6.3, 7.3.3, 8.3)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kind_of, make
from hearthside.core.form import Form
from hearthside.core.message import Message, Value
from hearthside.core.state import Frame
from hearthside.games.neanderthal.changes import bury
from hearthside.games.neanderthal.fields import TokenField
from hearthside.games.neanderthal.frames import colour_of, framed, rest_of
from hearthside.games.neanderthal.kinds import LOSE, SWAP
from hearthside.games.neanderthal.names import ALPHA
from hearthside.games.neanderthal.packed.members import (
    LOSING,
    ONE,
    group,
    held,
    size,
    without_alpha,
)
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Step
from hearthside.games.neanderthal.values import the_place, the_species

POOL: Final = 12
"""The place after the twelve slots."""
ALPHA_SAFE: Final = 512


def lose_message(s: Neanderthal, seat: int, c: Choice) -> Message:
    kind = arg(c, 0)
    if kind == ALPHA:
        return Message("do.lose_alpha")
    return Message("do.lose", {"species": the_species(kind)})


LOSE_FORM: Final = Form[Neanderthal](
    LOSE, "lose {token}", TokenField(), message=lose_message, widget="token", anchor="token:{token}"
)


class Lose(Step):
    """Some tokens of a group die; their player chooses which, Alpha first, own members last.

    Besides the colour `pos` has the place, `done` the number left (six bits), the first kind that
    may still be chosen (three), and whether the Alpha is safe.
    """

    def frame(
        self, s: Neanderthal, colour: int, place: int, left: int, first: int, alpha_safe: bool
    ) -> Frame:
        done = left | first << 6 | (ALPHA_SAFE if alpha_safe else 0)
        return framed(s, self, colour, place, done)

    def place(self, f: Frame) -> int:
        """The slot, or POOL."""
        return rest_of(f)

    def left(self, f: Frame) -> int:
        """How many must still die."""
        return f.done & 63

    def first_kind(self, f: Frame) -> int:
        """The place in the order of losses of the first kind that may be chosen."""
        return f.done >> 6 & 7

    def alpha_safe(self, f: Frame) -> bool:
        return f.done & ALPHA_SAFE != 0

    def tokens(self, s: Neanderthal, f: Frame) -> int:
        """The group that loses some."""
        tribe, place = s.tribes[colour_of(f)], self.place(f)
        found = tribe.pool if place == POOL else tribe.hunters[place]
        return without_alpha(found) if self.alpha_safe(f) else found

    def remove(self, s: Neanderthal, f: Frame, tokens: int) -> None:
        tribe, place = s.tribes[colour_of(f)], self.place(f)
        if place == POOL:
            tribe.pool -= tokens
        else:
            tribe.hunters[place] -= tokens
        bury(s, tribe.colour, tokens)

    def go(self, s: Neanderthal, f: Frame) -> bool:
        left = self.left(f)
        tokens = self.tokens(s, f)
        if left and left < size(tokens):
            colour = colour_of(f)
            if held(tokens, colour) != size(tokens):
                return False
            tokens = group(colour, left)
        s.stack.pop()
        if left:
            self.remove(s, f, tokens)
        return True

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        tokens = self.tokens(s, f)
        kinds = LOSING[colour_of(f)]
        rest = 0
        for i in range(3, self.first_kind(f) - 1, -1):
            n = held(tokens, kinds[i])
            rest += n
            if n and rest >= self.left(f):
                out.append(make(LOSE, kinds[i]))
        out.reverse()

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        kind = arg(c, 0)
        first = LOSING[colour_of(f)].index(kind)
        s.stack[-1] = self.frame(
            s, colour_of(f), self.place(f), self.left(f) - 1, first, self.alpha_safe(f)
        )
        self.remove(s, f, ONE[kind])

    def permits(self, s: Neanderthal, f: Frame, c: Choice) -> bool:
        """No swaps during a roll (NEA-3.5.3)."""
        return kind_of(c) != SWAP or self.place(f) == POOL

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        args: dict[str, Value] = {"n": self.left(f)}
        if self.place(f) != POOL:
            args["slot"] = the_place(self.place(f))
        return Message("ask.lose", args)


LOSS: Final = Lose()


def lose(s: Neanderthal, colour: int, place: int, number: int, alpha_safe: bool = False) -> None:
    """This many tokens of a species die, at a slot or in the pool."""
    if number:
        s.stack.append(LOSS.frame(s, colour, place, number, 0, alpha_safe))
