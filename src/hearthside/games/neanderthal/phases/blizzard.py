"""The blizzard and its dependents (NEA-5.7)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, make
from hearthside.core.message import Message
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.abilities import PROVIDE
from hearthside.games.neanderthal.benefits import abilities
from hearthside.games.neanderthal.changes import elder_leaves, lose_animal, lose_woman, tell
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.dependents import animal_form, elder_form, woman_form
from hearthside.games.neanderthal.frames import colour_of, framed, rest_of
from hearthside.games.neanderthal.kinds import GIVE_UP
from hearthside.games.neanderthal.packed.dependents import (
    animal_dependent,
    animal_of,
    elder_dependent,
    is_elder,
    is_woman,
    level_of,
    woman_dependent,
    woman_of,
)
from hearthside.games.neanderthal.packed.members import size
from hearthside.games.neanderthal.packed.partners import unsettled_partner
from hearthside.games.neanderthal.packed.tableau import card_of
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Step


def dependents(s: Neanderthal, colour: int) -> list[int]:
    """Elders, Women without a settled partner, animals (NEA-5.7.1), in ascending order."""
    tribe = s.tribes[colour]
    found = [elder_dependent(level) for level in range(6) if tribe.elders[level]]
    for woman in sorted(tribe.women):
        if not s.partner[woman] or unsettled_partner(s.partner[woman]):
            found.append(woman_dependent(woman))
    found += sorted(animal_dependent(card_of(entry)) for entry in tribe.animals)
    return found


def supported(s: Neanderthal, colour: int) -> int:
    """How many dependents the pool supports (NEA-5.7.2)."""
    found = size(s.tribes[colour].pool) // 2
    if abilities(s, colour) & PROVIDE:
        found += VALUES.provide
    if s.tribes[colour].inventions_can() & PROVIDE:
        found += VALUES.stone_lamp
    return found


GIVE_UP_FORMS: Final = [
    elder_form(GIVE_UP, "give_up"),
    woman_form(GIVE_UP, "give_up", "woman"),
    animal_form(GIVE_UP, "give_up"),
]


class Blizzard(Step):
    """Give up the dependents that cannot be supported, of your choice (DP-05).

    Stage 1 of `pos` chooses; `done` is how many must still go, and above it the least dependent
    that may be chosen, so that every set is chosen in one way only.
    """

    def choosing(self, s: Neanderthal, colour: int, excess: int, least: int) -> Frame:
        """The choice of `excess` dependents, none before `least`."""
        return framed(s, self, colour, 1, excess | least << 8)

    def excess(self, f: Frame) -> int:
        """How many must still go."""
        return f.done & 255

    def least(self, f: Frame) -> int:
        """The first dependent that may be chosen."""
        return f.done >> 8

    def go(self, s: Neanderthal, f: Frame) -> bool:
        colour = colour_of(f)
        if rest_of(f) == 0:
            excess = len(dependents(s, colour)) - supported(s, colour)
            if excess <= 0:
                s.stack.pop()
            else:
                s.stack[-1] = self.choosing(s, colour, excess, 0)
            return True
        if self.excess(f):
            return False
        s.stack.pop()
        return True

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        least = self.least(f)
        left = [one for one in dependents(s, colour_of(f)) if one >= least]
        for dependent in left[: len(left) - self.excess(f) + 1]:
            out.append(make(GIVE_UP, dependent))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        colour, dependent = colour_of(f), arg(c, 0)
        s.stack[-1] = self.choosing(s, colour, self.excess(f) - 1, dependent + 1)
        tell(s, events.GAVE_UP, colour, dependent)
        if is_elder(dependent):
            elder_leaves(s, colour, level_of(dependent), True)
        elif is_woman(dependent):
            lose_woman(s, woman_of(dependent))
        else:
            lose_animal(s, colour, animal_of(dependent))
            s.touch(colour)

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.give_up", {"n": self.excess(f)})
