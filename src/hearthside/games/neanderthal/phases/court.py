"""Phase 4: courtship (NEA-8.5)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kind_of, make
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.abilities import COURT3, POETRY
from hearthside.games.neanderthal.benefits import abilities, survives
from hearthside.games.neanderthal.cards import WOMEN
from hearthside.games.neanderthal.changes import (
    partner_leaves,
    place_partner,
    suitor_dies,
    suitor_home,
    tell,
)
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.fields import SpeciesField
from hearthside.games.neanderthal.frames import colour_of, framed, rest_of, unowned
from hearthside.games.neanderthal.kinds import FIRST_SUITOR, NO_POWER, POWER, SWAP
from hearthside.games.neanderthal.names import OPEN, ORANGE, WARRIOR
from hearthside.games.neanderthal.packed.dice import count
from hearthside.games.neanderthal.packed.members import ONE
from hearthside.games.neanderthal.packed.partners import belongs_to
from hearthside.games.neanderthal.packed.suitors import (
    alpha_courts,
    courts,
    has_rivals,
    suitor_colours,
    without_suitor,
)
from hearthside.games.neanderthal.roll import roll
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Staged, Step
from hearthside.games.neanderthal.values import the_woman

BEGUN: Final = 1
UNOPPOSED: Final = 2
"""Bits of `done`: the courtship has begun; there was one suitor and no partner."""


def uncontested(s: Neanderthal, woman: int, colour: int) -> bool:
    """Is there only this suitor, and no partner of another player (NEA-4.4.2)?"""
    suitors = s.suitors[woman]
    if not courts(suitors, colour) or has_rivals(suitors, colour):
        return False
    partner = s.partner[woman]
    return not partner or belongs_to(partner, colour)


def eloquence(s: Neanderthal, woman: int, colour: int) -> int:
    """Vocabulary discs in the Woman's bid colours (NEA-8.5.5); outsiders come last."""
    if s.tribes[colour].seat < 0:
        return -1
    found = 0
    for disc in WOMEN[woman].bid:
        found += s.tribes[colour].vocabulary[disc]
    return found


def all_home(s: Neanderthal, woman: int) -> None:
    for colour in suitor_colours(s.suitors[woman]):
        suitor_home(s, woman, colour)
        tell(s, events.REJECTED, colour, woman)


FIRST_FORM: Final = Form[Neanderthal](
    FIRST_SUITOR, "first {species}", SpeciesField(), widget="species", anchor="species:{species}"
)


class Courtship(Step):
    """All suitors of a Woman, the most eloquent first; the host decides ties (DP-16).

    `pos` is the host and the Woman.
    """

    def frame(self, woman: int) -> Frame:
        """The beginning, before the host is asked anything."""
        return unowned(self, woman)

    def woman(self, f: Frame) -> int:
        return rest_of(f)

    def go(self, s: Neanderthal, f: Frame) -> bool:
        woman = self.woman(f)
        suitors = suitor_colours(s.suitors[woman])
        if s.discs[woman]:
            all_home(s, woman)
            suitors = []
        if not suitors:
            s.stack.pop()
            return True
        if not f.done:
            unopposed = len(suitors) == 1 and not s.partner[woman]
            done = BEGUN | (UNOPPOSED if unopposed else 0)
            s.stack[-1] = framed(s, self, s.host[woman], woman, done)
            return True
        tied = self.tied(s, woman, suitors)
        if len(tied) > 1:
            return False
        s.stack.append(SUIT.frame(s, tied[0], woman, f.done))
        return True

    def tied(self, s: Neanderthal, woman: int, suitors: list[int]) -> list[int]:
        """The suitors whose players have most discs of the bid colours."""
        most = max(eloquence(s, woman, colour) for colour in suitors)
        return [colour for colour in suitors if eloquence(s, woman, colour) == most]

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        woman = self.woman(f)
        for colour in self.tied(s, woman, suitor_colours(s.suitors[woman])):
            out.append(make(FIRST_SUITOR, colour))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        s.stack.append(SUIT.frame(s, arg(c, 0), self.woman(f), f.done))

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.first_suitor", {"woman": the_woman(self.woman(f))})


DECLARE: Final = 0
ROLL: Final = 1
JUDGE: Final = 2


class Suit(Staged):
    """One suitor: automatic success or one die (NEA-8.5.3, NEA-8.5.4).

    The place is the Woman; `done` as in the courtship.
    """

    def __init__(self) -> None:
        super().__init__(2)

    def go(self, s: Neanderthal, f: Frame) -> bool:
        colour, stage, woman = colour_of(f), self.stage(f), self.place(f)
        if stage == DECLARE:
            if self.easy(s, f, colour, woman):
                s.stack.pop()
                succeed(s, colour, woman)
                return True
            alpha = alpha_courts(s.suitors[woman], colour)
            if alpha and s.tribes[colour].settled(WARRIOR):
                return False
            self.go_to(s, f, ROLL, f.done)
        elif stage == ROLL:
            self.go_to(s, f, JUDGE, f.done)
            roll(s, 1)
        else:
            s.stack.pop()
            self.judge(s, colour, woman)
        return True

    def easy(self, s: Neanderthal, f: Frame, colour: int, woman: int) -> bool:
        """POETRY, or unopposed at home with an unpartnered Woman (RU-05)."""
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
            succeed(s, colour_of(f), self.place(f))
        else:
            self.go_to(s, f, ROLL, f.done)

    def permits(self, s: Neanderthal, f: Frame, c: Choice) -> bool:
        return kind_of(c) != SWAP or self.stage(f) == DECLARE

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.power_court", {"woman": the_woman(self.place(f))})


def succeed(s: Neanderthal, colour: int, woman: int) -> None:
    """A success ends the courtship (NEA-8.5.5); what it brings depends on the structure."""
    host = s.host[woman]
    tribe = s.tribes[colour]
    alpha = alpha_courts(s.suitors[woman], colour)
    if belongs_to(s.partner[woman], colour):
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
        s.suitors[woman] = without_suitor(s.suitors[woman], colour)
        place_partner(s, woman, colour, alpha, host == colour)
    all_home(s, woman)


COURTSHIP: Final = Courtship()
SUIT: Final = Suit()
