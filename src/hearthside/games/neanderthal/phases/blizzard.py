"""The blizzard and its dependents (NEA-5.7)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.benefits import abilities
from hearthside.games.neanderthal.cards import PROVIDE
from hearthside.games.neanderthal.changes import (
    elder_leaves,
    framed,
    lose_animal,
    lose_woman,
    tell,
)
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.kinds import GIVE_UP
from hearthside.games.neanderthal.members import size
from hearthside.games.neanderthal.state import PARTNER_DISC, Neanderthal
from hearthside.games.neanderthal.step import Step

WOMAN_CODE: Final = 6
ANIMAL_CODE: Final = 32
"""Dependents as numbers: elders by level, then Women, then animals by card."""


def dependents(s: Neanderthal, colour: int) -> list[int]:
    """Elders, Women without a settled partner, animals (NEA-5.7.1), in ascending order."""
    tribe = s.tribes[colour]
    found = [level for level in range(6) if tribe.elders[level]]
    for woman in sorted(tribe.women):
        if not s.partner[woman] or s.partner[woman] & PARTNER_DISC:
            found.append(WOMAN_CODE + woman)
    found += sorted(ANIMAL_CODE + (card & 63) for card in tribe.animals)
    return found


def supported(s: Neanderthal, colour: int) -> int:
    """How many dependents the pool supports (NEA-5.7.2)."""
    found = size(s.tribes[colour].pool) // 2
    if abilities(s, colour) & PROVIDE:
        found += VALUES.provide
    if s.tribes[colour].inventions_can() & PROVIDE:
        found += VALUES.stone_lamp
    return found


class Blizzard(Step):
    """Give up the dependents that cannot be supported, of your choice (DP-05).

    Step 1 of `pos` chooses; `done` is how many must still go, and above it the least number
    that may be chosen, so that every set is chosen in one way only.
    """

    def go(self, s: Neanderthal, f: Frame) -> bool:
        colour = f.pos & 3
        if f.pos >> 2 == 0:
            excess = len(dependents(s, colour)) - supported(s, colour)
            if excess <= 0:
                s.stack.pop()
            else:
                s.stack[-1] = framed(s, self, colour, 1, excess)
            return True
        if f.done & 255:
            return False
        s.stack.pop()
        return True

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        left = [code for code in dependents(s, f.pos & 3) if code >= f.done >> 8]
        for code in left[: len(left) - (f.done & 255) + 1]:
            out.append(GIVE_UP | code << 8)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        colour, code = f.pos & 3, c >> 8
        s.stack[-1] = framed(s, self, colour, 1, (f.done & 255) - 1 | code + 1 << 8)
        tell(s, events.GAVE_UP, colour, code)
        if code < WOMAN_CODE:
            elder_leaves(s, colour, code, True)
        elif code < ANIMAL_CODE:
            lose_woman(s, code - WOMAN_CODE)
        else:
            lose_animal(s, colour, code - ANIMAL_CODE)
            s.touch(colour)
