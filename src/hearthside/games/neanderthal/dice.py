"""Dice: a roll is a number with six bits per face; NATURE rolls up to three dice at a time."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, OUTCOME, Choice, make
from hearthside.core.state import Frame
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Step

HANDFUL: Final = 3
"""NATURE's outcomes are the different results of so many dice, whatever their order."""


def pack(faces: list[int]) -> int:
    """Die faces as one number.

    >>> faces_of(pack([6, 1, 1]))
    [1, 1, 6]
    """
    dice = 0
    for face in faces:
        dice += 1 << 6 * (face - 1)
    return dice


def faces_of(dice: int) -> list[int]:
    """The faces of a roll in ascending order."""
    return [face for face in range(1, 7) for _ in range(dice >> 6 * (face - 1) & 63)]


def shown(dice: int, face: int) -> int:
    """How many dice show this face."""
    return dice >> 6 * (face - 1) & 63


def count(dice: int, mask: int) -> int:
    """How many dice show one of these faces.

    >>> count(pack([1, 2, 2, 5]), 0b110)
    3
    """
    found = 0
    for face in range(1, 7):
        if mask >> face & 1:
            found += dice >> 6 * (face - 1) & 63
    return found


def match(dice: int) -> int:
    """The largest number of equal dice."""
    best = 0
    while dice:
        if dice & 63 > best:
            best = dice & 63
        dice >>= 6
    return best


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


class RollDice(Step):
    """NATURE rolls; `pos` of the frame is how many dice are left to roll."""

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
        s.dice += HANDFULS[number].packed[c >> 16]
        s.stack[-1] = Frame(self, NATURE, f.pos - number)


ROLL: Final = RollDice()


def roll(s: Neanderthal, number: int) -> None:
    """Let NATURE roll so many dice into `s.dice`."""
    s.dice = 0
    if number:
        s.stack.append(Frame(ROLL, NATURE, number))
