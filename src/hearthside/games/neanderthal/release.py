"""Releasing discs (NEA-3.3)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import STOP, Choice, make
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.cards import BIOMES
from hearthside.games.neanderthal.changes import framed, tell
from hearthside.games.neanderthal.kinds import RELEASE
from hearthside.games.neanderthal.names import ELDER_DISCS, ORANGE, WHITE
from hearthside.games.neanderthal.state import PARTNER_DISC, Neanderthal
from hearthside.games.neanderthal.step import Step
from hearthside.games.neanderthal.tribe import ELDER_DISC, UNSETTLED

FROM_WOMAN: Final = 0
FROM_ELDER: Final = 1
FROM_PARTNER: Final = 2
FROM_ANIMAL: Final = 3
FROM_INVENTION: Final = 4
CARRIERS: Final = ("woman", "elder", "partner", "animal", "invention")


def carriers(
    s: Neanderthal, colour: int, disc: int, kind: int, cards: bool, out: list[Choice]
) -> None:
    """Every place from which a disc of this colour can be released, as choices of `kind`.

    `cards`: also from animals and inventions (NEA-3.3.1), which innovation cannot (NEA-10.3).
    """
    tribe = s.tribes[colour]
    for woman in tribe.women:
        if s.discs[woman] >> 4 * disc & 15:
            out.append(make(kind, FROM_WOMAN, woman, disc))
        if disc == ORANGE and s.partner[woman] & PARTNER_DISC:
            if s.partner[woman] & 3 == colour + 1:
                out.append(make(kind, FROM_PARTNER, woman, disc))
    for level in range(6):
        if tribe.elders[level] & ELDER_DISC and ELDER_DISCS[level] == disc:
            out.append(make(kind, FROM_ELDER, level, disc))
    if cards:
        for card in tribe.animals:
            if card >= UNSETTLED and disc == WHITE:
                out.append(make(kind, FROM_ANIMAL, card & 63, disc))
        for card in tribe.inventions:
            if card >= UNSETTLED and BIOMES[card & 63].disc() == disc:
                out.append(make(kind, FROM_INVENTION, card & 63, disc))


def release(s: Neanderthal, colour: int, c: Choice) -> None:
    """Move the chosen disc to the vocabulary."""
    tribe = s.tribes[colour]
    carrier, which, disc = c >> 8 & 255, c >> 16 & 255, c >> 24 & 255
    if carrier == FROM_WOMAN:
        s.discs[which] -= 1 << 4 * disc
    elif carrier == FROM_ELDER:
        tribe.elders[which] &= ~ELDER_DISC
    elif carrier == FROM_PARTNER:
        s.partner[which] &= ~PARTNER_DISC
    elif carrier == FROM_ANIMAL:
        tribe.animals[tribe.animals.index(which + UNSETTLED)] = which
    else:
        tribe.inventions[tribe.inventions.index(which + UNSETTLED)] = which
    tribe.vocabulary[disc] += 1
    tell(s, events.RELEASED, colour, disc)


class ReleaseDiscs(Step):
    """Release what the result allows, disc by disc; unused releases are lost (NEA-3.3.3).

    `done` holds how many of each colour are left, four bits each.
    """

    def go(self, s: Neanderthal, f: Frame) -> bool:
        found: list[Choice] = []
        self.places(s, f, found)
        if found:
            return False
        s.stack.pop()
        return True

    def places(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        for disc in range(3):
            if f.done >> 4 * disc & 15:
                carriers(s, f.pos & 3, disc, RELEASE, True, out)

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        self.places(s, f, out)
        out.append(STOP)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        if c == STOP:
            s.stack.pop()
            return
        disc = c >> 24 & 255
        s.stack[-1] = Frame(self, f.player, f.pos, f.done - (1 << 4 * disc))
        release(s, f.pos & 3, c)


RELEASES: Final = ReleaseDiscs()


def free(s: Neanderthal, colour: int, amounts: list[int]) -> None:
    """So many discs of each colour may be released."""
    packed = amounts[0] | amounts[1] << 4 | amounts[2] << 8
    if packed:
        s.stack.append(framed(s, RELEASES, colour, 0, packed))
