"""Chaos and the wanderers that follow it (NEA-5.6, NEA-5.8, NEA-13.3 item 6)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, Choice, arg, kind_of, make
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.abilities import COHESION
from hearthside.games.neanderthal.benefits import abilities, survives
from hearthside.games.neanderthal.cards import WOMEN
from hearthside.games.neanderthal.changes import elder_leaves, tell
from hearthside.games.neanderthal.config import STRUCTURE_DATA, VALUES
from hearthside.games.neanderthal.fields import SpeciesField
from hearthside.games.neanderthal.frames import colour_of, framed, rest_of
from hearthside.games.neanderthal.kinds import FLIP, GIVE_UP, KEEP, SEND
from hearthside.games.neanderthal.lose import POOL, lose
from hearthside.games.neanderthal.names import FIREKEEPER
from hearthside.games.neanderthal.packed.members import ONE, size
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Step
from hearthside.games.neanderthal.tribe import Tribe


def words_in_chaos(tribe: Tribe, can: int) -> int:
    """The vocabulary, and what COHESION adds among the abilities of the species (NEA-5.6.2)."""
    found = tribe.size_of_vocabulary()
    return found + VALUES.cohesion if can & COHESION else found


def immune(s: Neanderthal, colour: int) -> bool:
    """NEA-5.6.2: few members for the vocabulary, or a settled Chief."""
    tribe = s.tribes[colour]
    words = words_in_chaos(tribe, abilities(s, colour))
    return size(tribe.pool) <= words or tribe.settled_chief()


def can_flip(tribe: Tribe) -> bool:
    """Can the structure discs of the other side be paid (NEA-5.6.5)?"""
    old = tribe.structure_discs()
    new = STRUCTURE_DATA.discs[tribe.other_side()]
    for disc in range(3):
        if tribe.vocabulary[disc] + old[disc] < new[disc]:
            return False
    return True


def flip(s: Neanderthal, tribe: Tribe) -> None:
    """Turn the structure card: its discs return, those of the other side are paid."""
    old = tribe.structure_discs()
    tribe.structure = tribe.other_side()
    new = tribe.structure_discs()
    for disc in range(3):
        tribe.vocabulary[disc] += old[disc] - new[disc]
    tell(s, events.FLIPPED, tribe.colour, tribe.structure)
    s.touch(tribe.colour)


MEMBERS: Final = 0
MEMBERS_LOST: Final = 1
ELDER: Final = 2
STRUCTURE: Final = 3

LOST_ELDER: Final = 256
"""`s.lost` of a species: the members lost in the low eight bits, the elder above."""


def members_lost(lost: int) -> int:
    return lost & LOST_ELDER - 1


def tokens_lost(lost: int) -> int:
    """Members and, if it counts, the elder (RU-18)."""
    elders = lost // LOST_ELDER if VALUES.elder_counts_as_loss else 0
    return members_lost(lost) + elders


FLIP_FORMS: Final = [Form[Neanderthal](FLIP, "flip"), Form[Neanderthal](KEEP, "keep")]


class Chaos(Step):
    """One species in chaos: members, then an elder, then the structure card (DP-04).

    `pos` has the stage; `done` is 1 if a settled Firekeeper was there at the beginning.
    """

    def stage(self, f: Frame) -> int:
        return rest_of(f)

    def go(self, s: Neanderthal, f: Frame) -> bool:
        colour, stage = colour_of(f), self.stage(f)
        tribe = s.tribes[colour]
        if stage == MEMBERS:
            if immune(s, colour):
                s.stack.pop()
                return True
            members = size(tribe.pool)
            keeper = tribe.settled(FIREKEEPER)
            lost = members // 2 if keeper else (members + 1) // 2
            s.lost[colour] = lost
            s.stack[-1] = framed(s, self, colour, MEMBERS_LOST, 1 if keeper else 0)
            lose(s, colour, POOL, lost)
            return True
        if stage == MEMBERS_LOST:
            s.touch(colour)
            if not f.done and any(tribe.elders):
                s.stack[-1] = framed(s, self, colour, ELDER)
            else:
                s.stack[-1] = framed(s, self, colour, STRUCTURE)
            return True
        if stage == ELDER:
            return False
        if s.lost[colour] and can_flip(tribe):
            return False
        s.stack.pop()
        return True

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        if self.stage(f) == STRUCTURE:
            out.append(FLIP)
            out.append(KEEP)
            return
        elders = s.tribes[colour_of(f)].elders
        for level in range(6):
            if elders[level]:
                out.append(make(GIVE_UP, level))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        colour = colour_of(f)
        if kind_of(c) == GIVE_UP:
            s.stack[-1] = framed(s, self, colour, STRUCTURE)
            elder_leaves(s, colour, arg(c, 0), True)
            s.lost[colour] += LOST_ELDER
            return
        s.stack.pop()
        if c == FLIP:
            flip(s, s.tribes[colour])

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.flip" if self.stage(f) == STRUCTURE else "ask.lose_elder")


SEND_FORM: Final = Form[Neanderthal](
    SEND, "send {species}", SpeciesField(), widget="species", anchor="species:{species}"
)


class Wanderers(Step):
    """Whoever lost most sends members of their colour to others (NEA-5.8.1; DP-06).

    `done` is how many are left.
    """

    def go(self, s: Neanderthal, f: Frame) -> bool:
        if s.mode.one_species:
            s.stack.pop()
            self.strangers_come(s, f.done)
            return True
        if f.player == NATURE:
            loser = self.loser(s)
            if loser < 0:
                s.stack.pop()
            else:
                s.stack[-1] = framed(s, self, loser, 0, f.done)
            return True
        colour = colour_of(f)
        if f.done and s.dead[colour] and self.receivers(s, colour):
            return False
        s.stack.pop()
        return True

    def loser(self, s: Neanderthal) -> int:
        """The species that lost most, the earliest in order; -1 if nobody lost anything."""
        best = -1
        most = 0
        for colour in s.turn_order:
            if tokens_lost(s.lost[colour]) > most:
                best = colour
                most = tokens_lost(s.lost[colour])
        return best

    def receivers(self, s: Neanderthal, colour: int) -> list[int]:
        return [other for other in s.turn_order if other != colour and survives(s, other)]

    def strangers_come(self, s: Neanderthal, number: int) -> None:
        """Alone: other colours join whoever lost no member (NEA-13.3 item 6)."""
        own = s.seating[0]
        if members_lost(s.lost[own]) or not survives(s, own):
            return
        others = [colour for colour in WOMEN[s.woman].order if colour != own]
        for _ in range(number):
            first, second = others
            colour = second if s.dead[second] > s.dead[first] else first
            if s.dead[colour]:
                self.wander(s, colour, own)

    def wander(self, s: Neanderthal, colour: int, host: int) -> None:
        s.dead[colour] -= 1
        s.tribes[host].pool += ONE[colour]
        tell(s, events.WANDERED, colour, host)

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        for other in self.receivers(s, colour_of(f)):
            out.append(make(SEND, other))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        colour = colour_of(f)
        s.stack[-1] = framed(s, self, colour, 0, f.done - 1)
        self.wander(s, colour, arg(c, 0))

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.wanderer", {"n": f.done})
