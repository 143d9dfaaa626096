"""Releasing discs (NEA-3.3)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import STOP, Choice, arg, make
from hearthside.core.form import Field, Fixed, Form
from hearthside.core.message import Message
from hearthside.core.state import Frame
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.changes import tell
from hearthside.games.neanderthal.fields import DiscField, ElderField, IdeaField, WomanField
from hearthside.games.neanderthal.frames import colour_of, framed
from hearthside.games.neanderthal.kinds import RELEASE
from hearthside.games.neanderthal.names import ELDER_DISCS, ORANGE
from hearthside.games.neanderthal.packed.discs import ONE_DISC, disc_count, pack_discs
from hearthside.games.neanderthal.packed.elders import settle_elder, unsettled_elder
from hearthside.games.neanderthal.packed.partners import (
    belongs_to,
    settle_partner,
    unsettled_partner,
)
from hearthside.games.neanderthal.packed.tableau import card_of, disc_on, make_entry
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Step
from hearthside.games.neanderthal.values import the_discs

FROM_WOMAN: Final = 0
FROM_ELDER: Final = 1
FROM_PARTNER: Final = 2
FROM_ANIMAL: Final = 3
FROM_INVENTION: Final = 4
CARRIERS: Final = ("woman", "elder", "partner", "animal", "invention")


def carrier_forms(kind: int, verb: str, carriers: list[int]) -> list[Form[Neanderthal]]:
    """The choices to release a disc, by what carries it."""
    found: list[Form[Neanderthal]] = []
    for carrier in carriers:
        field, name = carrier_field(carrier), CARRIERS[carrier]
        found.append(
            Form(
                kind,
                f"{verb} {{disc}} {name} {{{field.name}}}",
                Fixed(carrier),
                field,
                DiscField(),
                message=f"do.{verb}_{name}",
                widget="disc",
                anchor=f"{field.sort}:{{{field.name}}}",
            )
        )
    return found


def carrier_field(carrier: int) -> Field[Neanderthal]:
    """Which of these carriers it is."""
    if carrier == FROM_ELDER:
        return ElderField()
    return WomanField() if carrier in (FROM_WOMAN, FROM_PARTNER) else IdeaField()


RELEASE_FORMS: Final = carrier_forms(RELEASE, "release", list(range(len(CARRIERS))))


def carriers(
    s: Neanderthal, colour: int, disc: int, kind: int, cards: bool, out: list[Choice]
) -> None:
    """Every place from which a disc of this colour can be released, as choices of `kind`.

    `cards`: also from animals and inventions (NEA-3.3.1), which innovation cannot (NEA-10.3).
    """
    tribe = s.tribes[colour]
    for woman in tribe.women:
        if disc_count(s.discs[woman], disc):
            out.append(make(kind, FROM_WOMAN, woman, disc))
        if disc == ORANGE and unsettled_partner(s.partner[woman]):
            if belongs_to(s.partner[woman], colour):
                out.append(make(kind, FROM_PARTNER, woman, disc))
    for level in range(6):
        if unsettled_elder(tribe.elders[level]) and ELDER_DISCS[level] == disc:
            out.append(make(kind, FROM_ELDER, level, disc))
    if cards:
        for card in tribe.animals:
            if disc_on(card) == disc:
                out.append(make(kind, FROM_ANIMAL, card_of(card), disc))
        for card in tribe.inventions:
            if disc_on(card) == disc:
                out.append(make(kind, FROM_INVENTION, card_of(card), disc))


def release(s: Neanderthal, colour: int, c: Choice) -> None:
    """Move the chosen disc to the vocabulary."""
    tribe = s.tribes[colour]
    carrier, which, disc = arg(c, 0), arg(c, 1), arg(c, 2)
    if carrier == FROM_WOMAN:
        s.discs[which] -= ONE_DISC[disc]
    elif carrier == FROM_ELDER:
        tribe.elders[which] = settle_elder(tribe.elders[which])
    elif carrier == FROM_PARTNER:
        s.partner[which] = settle_partner(s.partner[which])
    elif carrier == FROM_ANIMAL:
        tribe.animals[tribe.animals.index(make_entry(which, disc))] = which
    else:
        tribe.inventions[tribe.inventions.index(make_entry(which, disc))] = which
    tribe.vocabulary[disc] += 1
    tell(s, events.RELEASED, colour, disc)


class ReleaseDiscs(Step):
    """Release what the result allows, disc by disc; unused releases are lost (NEA-3.3.3).

    `done` holds how many of each colour are left.
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
            if disc_count(f.done, disc):
                carriers(s, colour_of(f), disc, RELEASE, True, out)

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        self.places(s, f, out)
        out.append(STOP)

    def apply(self, s: Neanderthal, f: Frame, c: Choice) -> None:
        if c == STOP:
            s.stack.pop()
            return
        disc = arg(c, 2)
        s.stack[-1] = Frame(self, f.player, f.pos, f.done - ONE_DISC[disc])
        release(s, colour_of(f), c)

    def ask(self, s: Neanderthal, f: Frame) -> Message:
        return Message("ask.release", {"what": the_discs(f.done)})


RELEASES: Final = ReleaseDiscs()


def free(s: Neanderthal, colour: int, amounts: list[int]) -> None:
    """These numbers of discs may be released, by colour."""
    packed = pack_discs(amounts)
    if packed:
        s.stack.append(framed(s, RELEASES, colour, 0, packed))
