"""Newborn tribe members (NEA-3.4.4)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, make
from hearthside.core.form import Fixed, Form
from hearthside.core.message import Message
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.changes import tell
from hearthside.games.neanderthal.frames import colour_of, framed
from hearthside.games.neanderthal.kinds import BORN
from hearthside.games.neanderthal.packed.bits import dropped, has
from hearthside.games.neanderthal.packed.members import group
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Step

BORN_FORMS: Final = [
    Form[Neanderthal](BORN, "born alpha", Fixed(1), message="do.born_alpha"),
    Form[Neanderthal](BORN, "born members", Fixed(0), message="do.born_members"),
]


class Births(Step):
    """Take newborns from the dead pool; the Alpha may be one of them. `done` is their number."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        colour = colour_of(f)
        alpha_is_dead = has(s.dead_alphas, colour)
        if alpha_is_dead and s.dead[colour] >= f.done:
            return False
        s.stack.pop()
        self.take(s, colour, f.done, alpha_is_dead)
        return True

    def take(self, s: Neanderthal, colour: int, number: int, alpha: bool) -> None:
        """Members as far as there are any; with the Alpha one less."""
        members = min(s.dead[colour], number - (1 if alpha else 0))
        s.dead[colour] -= members
        tokens = group(colour, members, alpha)
        if alpha:
            s.dead_alphas = dropped(s.dead_alphas, colour)
        s.tribes[colour].pool += tokens
        tell(s, events.BORN, colour, tokens)

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        out.append(make(BORN, 1))
        out.append(BORN)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack.pop()
        self.take(s, colour_of(f), f.done, arg(c, 0) == 1)

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.born", {"n": f.done})


BIRTHS: Final = Births()


def bear(s: Neanderthal, colour: int, number: int) -> None:
    """This many newborns are due."""
    if number:
        s.stack.append(framed(s, BIRTHS, colour, 0, number))
