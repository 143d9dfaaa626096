"""Phase 6: portal action, innovation, elder action, conversion (NEA-10)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import STOP, Choice, arg, kind_of, make
from hearthside.core.form import Fixed, Form
from hearthside.core.message import Message
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.abilities import INNOVATE2, OTHER_SLOT
from hearthside.games.neanderthal.benefits import abilities, enjoys
from hearthside.games.neanderthal.cards import ANIMAL, BIOMES, WOMEN
from hearthside.games.neanderthal.changes import tell
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.fields import DiscField, IdeaField, PortalField
from hearthside.games.neanderthal.frames import colour_of, framed
from hearthside.games.neanderthal.kinds import INNOVATE, PASS, PLAY, PORTAL
from hearthside.games.neanderthal.names import (
    ELDER_DISCS,
    KNAPPER,
    PORTAL_DISCS,
    SHAMAN,
    TRAPPER,
    WHITE,
    other_slot,
)
from hearthside.games.neanderthal.packed.bits import added, has
from hearthside.games.neanderthal.packed.partners import belongs_to
from hearthside.games.neanderthal.packed.tableau import make_entry
from hearthside.games.neanderthal.release import (
    FROM_ELDER,
    FROM_PARTNER,
    FROM_WOMAN,
    carrier_forms,
    carriers,
    release,
)
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Step
from hearthside.games.neanderthal.swap import swappable
from hearthside.games.neanderthal.tribe import ALL_DISCS, Tribe


def open_portals(s: Neanderthal, colour: int) -> list[int]:
    """The slots that a portal action may fill (NEA-10.2)."""
    tribe = s.tribes[colour]
    both = abilities(s, colour) & OTHER_SLOT != 0
    shown = 0
    for host in s.tribes:
        for woman in host.women:
            if enjoys(s, colour, woman):
                for slot in WOMEN[woman].portals:
                    shown = added(shown, slot)
                    if both:
                        shown = added(shown, other_slot(slot))
    found = []
    for slot in range(6):
        if has(shown, slot) and not tribe.portals[slot]:
            if tribe.vocabulary[PORTAL_DISCS[slot]]:
                found.append(slot)
    return found


def innovation_colours(s: Neanderthal, colour: int) -> int:
    """The set of colours an innovation may release (NEA-10.3, NEA-10.3.1)."""
    tribe = s.tribes[colour]
    mask = 0
    for slot in range(6):
        if tribe.portals[slot]:
            mask = added(mask, PORTAL_DISCS[slot])
    for host in s.tribes:
        if host.colour == colour:
            continue
        for woman in host.women:
            if belongs_to(s.partner[woman], colour):
                if host.tribal:
                    return ALL_DISCS
                for slot in range(6):
                    if 0 < host.portals[slot] <= s.turn:
                        mask = added(mask, PORTAL_DISCS[slot])
    return mask


def convert(s: Neanderthal, tribe: Tribe) -> None:
    """Enough portals: the board turns to the tribal side for good (NEA-10.4)."""
    if tribe.portal_count() < s.mode.portals:
        return
    tribe.tribal = True
    for slot in range(6):
        if tribe.portals[slot]:
            tribe.vocabulary[PORTAL_DISCS[slot]] += 1
            tribe.portals[slot] = 0
    tell(s, events.CONVERTED, tribe.colour)


MAKERS: Final = (KNAPPER, TRAPPER)
"""The elders who make inventions, each with a disc of its own colour."""
PLAIN: Final = 0
WITH_DISC: Final = 1
"""Is the disc named that is put on a card? An animal always gets a white one."""


def plays(tribe: Tribe, card: int, out: list[Choice]) -> None:
    """The ways to play a card: by which settled elder, with which disc (NEA-10.5).

    With a settled Chief there is no disc, so that it does not matter who plays an invention.
    """
    if BIOMES[card].band == ANIMAL:
        if tribe.settled(SHAMAN) and (tribe.settled_chief() or tribe.vocabulary[WHITE]):
            out.append(make(PLAY, card, PLAIN))
        return
    for elder in MAKERS:
        if not tribe.settled(elder):
            continue
        disc = ELDER_DISCS[elder]
        if tribe.settled_chief():
            out.append(make(PLAY, card, PLAIN))
            return
        if tribe.vocabulary[disc]:
            out.append(make(PLAY, card, WITH_DISC, disc))


def playable(tribe: Tribe, card: int) -> bool:
    """Is there a way to play a card?"""
    found: list[Choice] = []
    plays(tribe, card, found)
    return len(found) > 0


ACT_FORMS: Final = [
    *carrier_forms(INNOVATE, "innovate", [FROM_WOMAN, FROM_ELDER, FROM_PARTNER]),
    Form[Neanderthal](
        PORTAL, "portal {portal}", PortalField(), widget="portal", anchor="portal:{portal}"
    ),
    Form[Neanderthal](
        PLAY, "play {card}", IdeaField(), Fixed(PLAIN), widget="card", anchor="card:{card}"
    ),
    Form[Neanderthal](
        PLAY,
        "play {card} {disc}",
        IdeaField(),
        Fixed(WITH_DISC),
        DiscField(),
        message="do.play_with_disc",
        widget="card",
        anchor="card:{card}",
    ),
]


class Act(Step):
    """One action, or none (NEA-10.1; DP-18). `done` counts the discs an innovation released."""

    def go(self, s: Neanderthal, f: Frame) -> bool:
        if f.done:
            most = VALUES.innovate if abilities(s, colour_of(f)) & INNOVATE2 else 1
            found: list[Choice] = []
            self.innovations(s, colour_of(f), found)
            if f.done >= most or not found:
                s.stack.pop()
                return True
        return False

    def innovations(self, s: Neanderthal, colour: int, out: list[Choice]) -> None:
        mask = innovation_colours(s, colour)
        for disc in range(3):
            if has(mask, disc):
                carriers(s, colour, disc, INNOVATE, False, out)

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        colour = colour_of(f)
        tribe = s.tribes[colour]
        if f.done:
            self.innovations(s, colour, out)
            out.append(STOP)
            return
        if tribe.tribal:
            for card in tribe.hand:
                plays(tribe, card, out)
        else:
            for slot in open_portals(s, colour):
                out.append(make(PORTAL, slot))
            self.innovations(s, colour, out)
        out.append(PASS)

    def waits(self, s: Neanderthal, f: Frame) -> bool:
        """The last chance of the turn to swap the Alpha."""
        return swappable(s, colour_of(f))

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        colour, kind = colour_of(f), kind_of(c)
        tribe = s.tribes[colour]
        if kind == INNOVATE:
            s.stack[-1] = framed(s, self, colour, 0, f.done + 1)
            release(s, colour, c)
            return
        s.stack.pop()
        if kind == PORTAL:
            slot = arg(c, 0)
            tribe.vocabulary[PORTAL_DISCS[slot]] -= 1
            tribe.portals[slot] = s.turn + 1
            tell(s, events.PORTAL, colour, slot)
            convert(s, tribe)
        elif kind == PLAY:
            self.play(s, tribe, arg(c, 0), arg(c, 2) if arg(c, 1) == WITH_DISC else WHITE)

    def play(self, s: Neanderthal, tribe: Tribe, card: int, disc: int) -> None:
        """The hand card enters the tableau, with its disc unless there is a settled Chief."""
        tribe.hand.remove(card)
        entry = card
        if not tribe.settled_chief():
            tribe.vocabulary[disc] -= 1
            entry = make_entry(card, disc)
        if BIOMES[card].band == ANIMAL:
            tribe.animals.append(entry)
        else:
            tribe.inventions.append(entry)
        tell(s, events.PLAYED, tribe.colour, card)

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.act")
