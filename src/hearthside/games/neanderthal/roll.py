"""NATURE rolls dice, up to three at a time."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, OUTCOME, Choice, arg, make
from hearthside.core.form import AnyForm, Field, Form, number
from hearthside.core.message import Plain
from hearthside.core.state import Frame
from hearthside.games.neanderthal.packed.dice import pack
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Step

HANDFUL: Final = 3
"""NATURE's outcomes are the different results of this many dice, whatever their order."""


class Handful:
    """All different results of a number of dice, and in how many ways each comes about."""

    def __init__(self, dice: int) -> None:
        ways: dict[tuple[int, ...], int] = {(): 1}
        for _ in range(dice):
            more: dict[tuple[int, ...], int] = {}
            for faces, n in ways.items():
                for face in range(1, 7):
                    key = tuple(sorted((*faces, face)))
                    more[key] = more.get(key, 0) + n
            ways = more
        self.faces = sorted(ways)
        self.packed = [pack(list(faces)) for faces in self.faces]
        self.weights = [ways[faces] for faces in self.faces]
        self.choices = [make(OUTCOME, dice, i) for i in range(len(self.faces))]


HANDFULS: Final = [Handful(n) for n in range(HANDFUL + 1)]


class DiceField(Field[Neanderthal]):
    """The result of a handful: the number of dice, then the number of the result."""

    words = True

    def __init__(self) -> None:
        super().__init__("dice", 16, "die")

    def faces(self, n: int) -> tuple[int, ...]:
        result, dice = divmod(n, 256)
        return HANDFULS[dice].faces[result]

    def write(self, s: Neanderthal, n: int) -> str:
        return " ".join(str(face) for face in self.faces(n))

    def read(self, s: Neanderthal, text: str) -> int:
        faces = tuple(number(word) for word in text.split())
        return len(faces) + 256 * HANDFULS[len(faces)].faces.index(faces)

    def id(self, s: Neanderthal, n: int) -> Plain:
        return [str(face) for face in self.faces(n)]


class DiceForm(Form[Neanderthal]):
    """A client highlights the lowest die."""

    def anchor(self, s: Neanderthal, c: Choice) -> str:
        return super().anchor(s, c).split()[0]


DICE_FORM: Final = DiceForm(OUTCOME, "dice {dice}", DiceField())


class RollDice(Step):
    """NATURE rolls; `pos` of the frame is how many dice are left to roll."""

    outcome: AnyForm | None = DICE_FORM

    def go(self, s: Neanderthal, f: Frame) -> bool:
        if f.pos:
            return False
        s.stack.pop()
        return True

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        out.extend(HANDFULS[min(HANDFUL, f.pos)].choices)

    def weights(self, s: Neanderthal, f: Frame) -> list[int]:
        return HANDFULS[min(HANDFUL, f.pos)].weights

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        number = min(HANDFUL, f.pos)
        s.dice += HANDFULS[number].packed[arg(c, 1)]
        s.stack[-1] = Frame(self, NATURE, f.pos - number)


ROLL: Final = RollDice()


def roll(s: Neanderthal, number: int) -> None:
    """Let NATURE roll this many dice into `s.dice`."""
    s.dice = 0
    if number:
        s.stack.append(Frame(ROLL, NATURE, number))
