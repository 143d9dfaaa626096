"""Phase 4: courtship (NEA-8.5)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.benefits import abilities, survives
from hearthside.games.neanderthal.cards import COURT3, POETRY, WOMEN
from hearthside.games.neanderthal.changes import (
    framed,
    partner_leaves,
    place_partner,
    suitor_dies,
    suitor_home,
    tell,
)
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.dice import count, roll
from hearthside.games.neanderthal.kinds import FIRST_SUITOR, NO_POWER, POWER, SWAP
from hearthside.games.neanderthal.members import ONE
from hearthside.games.neanderthal.names import OPEN, ORANGE, WARRIOR
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Step

BEGUN: Final = 1
UNOPPOSED: Final = 2
"""Bits of `done`: the courtship has begun; there was one suitor and no partner."""


def suitors_of(s: Neanderthal, woman: int) -> list[int]:
    return [colour for colour in range(3) if s.suitors[woman] >> 2 * colour & 1]


def uncontested(s: Neanderthal, woman: int, colour: int) -> bool:
    """Is there only this suitor, and no partner of another player (NEA-4.4.2)?"""
    if s.suitors[woman] & ~(2 << 2 * colour) != 1 << 2 * colour:
        return False
    partner = s.partner[woman] & 3
    return partner == 0 or partner == colour + 1


def eloquence(s: Neanderthal, woman: int, colour: int) -> int:
    """Vocabulary discs in the Woman's bid colours (NEA-8.5.5); outsiders come last."""
    if s.tribes[colour].seat < 0:
        return -1
    found = 0
    for disc in WOMEN[woman].bid:
        found += s.tribes[colour].vocabulary[disc]
    return found


def all_home(s: Neanderthal, woman: int) -> None:
    for colour in suitors_of(s, woman):
        suitor_home(s, woman, colour)
        tell(s, events.REJECTED, colour, woman)


class Courtship(Step):
    """All suitors of a Woman, the most eloquent first; the host decides ties (DP-16).

    `pos` is the Woman above the host's two bits.
    """

    def go(self, s: Neanderthal, f: Frame) -> bool:
        woman = f.pos >> 2
        suitors = suitors_of(s, woman)
        if s.discs[woman]:
            all_home(s, woman)
            suitors = []
        if not suitors:
            s.stack.pop()
            return True
        if not f.done:
            alone = len(suitors) == 1 and not s.partner[woman]
            done = BEGUN | (UNOPPOSED if alone else 0)
            s.stack[-1] = framed(s, self, s.host[woman], woman, done)
            return True
        tied = self.tied(s, woman, suitors)
        if len(tied) > 1:
            return False
        s.stack.append(framed(s, SUIT, tied[0], woman << 2, f.done))
        return True

    def tied(self, s: Neanderthal, woman: int, suitors: list[int]) -> list[int]:
        """The suitors whose players have most discs of the bid colours."""
        most = max(eloquence(s, woman, colour) for colour in suitors)
        return [colour for colour in suitors if eloquence(s, woman, colour) == most]

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        woman = f.pos >> 2
        for colour in self.tied(s, woman, suitors_of(s, woman)):
            out.append(FIRST_SUITOR | colour << 8)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack.append(framed(s, SUIT, c >> 8, f.pos >> 2 << 2, f.done))


DECLARE: Final = 0
ROLL: Final = 1
JUDGE: Final = 2


class Suit(Step):
    """One suitor: automatic success or one die (NEA-8.5.3, NEA-8.5.4).

    `pos` is colour, step and Woman; `done` as in the courtship.
    """

    def at(self, s: Neanderthal, f: Frame, step: int) -> None:
        s.stack[-1] = Frame(self, f.player, f.pos & 3 | step << 2 | f.pos & ~15, f.done)

    def go(self, s: Neanderthal, f: Frame) -> bool:
        colour, step, woman = f.pos & 3, f.pos >> 2 & 3, f.pos >> 4
        if step == DECLARE:
            if self.easy(s, f, colour, woman):
                s.stack.pop()
                succeed(s, colour, woman)
                return True
            alpha = s.suitors[woman] >> 2 * colour + 1 & 1
            if alpha and s.tribes[colour].settled(WARRIOR):
                return False
            self.at(s, f, ROLL)
        elif step == ROLL:
            self.at(s, f, JUDGE)
            roll(s, 1)
        else:
            s.stack.pop()
            self.judge(s, colour, woman)
        return True

    def easy(self, s: Neanderthal, f: Frame, colour: int, woman: int) -> bool:
        """POETRY, or alone at home with an unpartnered Woman (RU-05)."""
        if f.done & UNOPPOSED and s.tribes[colour].seat >= 0:
            if s.host[woman] == colour or VALUES.easy_abroad:
                return True
        if not abilities(s, colour) & POETRY:
            return False
        return VALUES.poetry_everywhere or WOMEN[woman].ability == POETRY

    def judge(self, s: Neanderthal, colour: int, woman: int) -> None:
        tell(s, events.ROLLED, colour, s.dice)
        faces = VALUES.court_faces
        if abilities(s, colour) & COURT3:
            faces |= VALUES.court3
        if count(s.dice, faces):
            succeed(s, colour, woman)
        elif count(s.dice, VALUES.court_death):
            suitor_dies(s, woman, colour)
            s.touch(colour)
        else:
            suitor_home(s, woman, colour)
            tell(s, events.REJECTED, colour, woman)

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        out.append(POWER)
        out.append(NO_POWER)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        if c == POWER:
            s.stack.pop()
            succeed(s, f.pos & 3, f.pos >> 4)
        else:
            self.at(s, f, ROLL)

    def permits(self, s: Neanderthal, f: Frame, c: Choice) -> bool:
        return c & 255 != SWAP or f.pos >> 2 & 3 == DECLARE


def succeed(s: Neanderthal, colour: int, woman: int) -> None:
    """A success ends the courtship (NEA-8.5.5); what it brings depends on the structure."""
    host = s.host[woman]
    tribe = s.tribes[colour]
    alpha = s.suitors[woman] >> 2 * colour + 1 & 1 == 1
    if s.partner[woman] & 3 == colour + 1:
        all_home(s, woman)
        return
    if tribe.structure == OPEN:
        if host == colour:
            partner_leaves(s, woman, False)
        elif s.dead[colour] and survives(s, host):
            s.dead[colour] -= 1
            s.tribes[host].pool += ONE[colour]
            tell(s, events.WANDERED, colour, host)
        all_home(s, woman)
        return
    partner_leaves(s, woman, False)
    if host != colour or tribe.vocabulary[ORANGE]:
        s.suitors[woman] &= ~(3 << 2 * colour)
        place_partner(s, woman, colour, alpha, host == colour)
    all_home(s, woman)


COURTSHIP: Final = Courtship()
SUIT: Final = Suit()
