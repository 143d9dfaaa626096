"""The clauses of an offer as choices (NEA-7.2.1)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice
from hearthside.core.form import Field, Fixed, Form
from hearthside.core.message import Message
from hearthside.games.neanderthal.fields import (
    IdeaField,
    SlotField,
    SpeciesField,
    WomanField,
)
from hearthside.games.neanderthal.kinds import CLAUSE
from hearthside.games.neanderthal.packed import clauses as cl
from hearthside.games.neanderthal.packed import places
from hearthside.games.neanderthal.state import Neanderthal


def clause_form(
    kind: int, words: str, message: str, *fields: Field[Neanderthal]
) -> Form[Neanderthal]:
    """What a species does by a clause, in words after its name."""
    notation = f"clause {cl.CLAUSES[kind]} {{species}} {words}"
    return Form(
        CLAUSE,
        notation,
        Fixed(kind),
        SpeciesField(),
        *fields,
        message=f"do.clause_{message}",
        widget="clause",
    )


CLAUSE_FORMS: Final = [
    clause_form(
        cl.WITHDRAW,
        "{slot}",
        "withdraw",
        SlotField(places.PLACE_BITS),
        Fixed(places.ON_SLOT, places.KIND_OF_PLACE_BITS),
    ),
    clause_form(
        cl.WITHDRAW,
        "{woman}",
        "withdraw_suitor",
        WomanField(bits=places.PLACE_BITS),
        Fixed(places.WITH_WOMAN, places.KIND_OF_PLACE_BITS),
    ),
    clause_form(cl.RELEASE, "{woman}", "release", WomanField()),
    clause_form(cl.ALLIANCE, "{woman}", "alliance", WomanField()),
    clause_form(cl.GIVE_HAND, "{card}", "give_hand", IdeaField()),
    clause_form(
        cl.GIVE_TABLEAU,
        "{card}",
        "give_card",
        IdeaField(bits=cl.CARD_BITS),
        Fixed(cl.BIOME_CARD, cl.KIND_OF_CARD_BITS),
    ),
    clause_form(
        cl.GIVE_TABLEAU,
        "{woman}",
        "give_woman",
        WomanField(bits=cl.CARD_BITS),
        Fixed(cl.WOMAN_CARD, cl.KIND_OF_CARD_BITS),
    ),
    clause_form(cl.PROMISE, "no_hunt {slot}", "no_hunt", SlotField(), Fixed(cl.NO_HUNT)),
    clause_form(cl.PROMISE, "no_suitor {woman}", "no_suitor", WomanField(), Fixed(cl.NO_SUITOR)),
    clause_form(cl.PROMISE, "no_bid", "no_bid", Fixed(0), Fixed(cl.NO_BID)),
]


def clause_message(s: Neanderthal, c: Choice) -> Message:
    """A clause in words."""
    for form in CLAUSE_FORMS:
        if form.fits(c):
            return form.message(s, s.tribes[cl.party(c)].seat, c)
    raise AssertionError("a clause has a form")


def clauses(s: Neanderthal) -> list[Message]:
    """The clauses of the offer that is made."""
    return [clause_message(s, c) for c in s.offer]
