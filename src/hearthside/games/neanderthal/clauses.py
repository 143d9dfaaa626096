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
from hearthside.games.neanderthal.kinds import CLAUSE, DROP
from hearthside.games.neanderthal.packed import clauses as cl
from hearthside.games.neanderthal.packed import places
from hearthside.games.neanderthal.state import Neanderthal


class ClauseShape:
    """What a species does by a clause: its words in notation after the species, its message."""

    def __init__(self, kind: int, words: str, message: str, *fields: Field[Neanderthal]) -> None:
        self.words = f"{cl.CLAUSES[kind]} {{species}} {words}"
        self.message = f"do.clause_{message}"
        self.fields: list[Field[Neanderthal]] = [Fixed(kind), SpeciesField(), *fields]


SHAPES: Final = [
    ClauseShape(
        cl.WITHDRAW,
        "{slot}",
        "withdraw",
        SlotField(places.PLACE_BITS),
        Fixed(places.ON_SLOT, places.KIND_OF_PLACE_BITS),
    ),
    ClauseShape(
        cl.WITHDRAW,
        "{woman}",
        "withdraw_suitor",
        WomanField(bits=places.PLACE_BITS),
        Fixed(places.WITH_WOMAN, places.KIND_OF_PLACE_BITS),
    ),
    ClauseShape(cl.RELEASE, "{woman}", "release", WomanField()),
    ClauseShape(cl.ALLIANCE, "{woman}", "alliance", WomanField()),
    ClauseShape(cl.GIVE_HAND, "{card}", "give_hand", IdeaField()),
    ClauseShape(
        cl.GIVE_TABLEAU,
        "{card}",
        "give_card",
        IdeaField(bits=cl.CARD_BITS),
        Fixed(cl.BIOME_CARD, cl.KIND_OF_CARD_BITS),
    ),
    ClauseShape(
        cl.GIVE_TABLEAU,
        "{woman}",
        "give_woman",
        WomanField(bits=cl.CARD_BITS),
        Fixed(cl.WOMAN_CARD, cl.KIND_OF_CARD_BITS),
    ),
    ClauseShape(cl.PROMISE, "no_hunt {slot}", "no_hunt", SlotField(), Fixed(cl.NO_HUNT)),
    ClauseShape(cl.PROMISE, "no_suitor {woman}", "no_suitor", WomanField(), Fixed(cl.NO_SUITOR)),
    ClauseShape(cl.PROMISE, "no_bid", "no_bid", Fixed(0), Fixed(cl.NO_BID)),
]
CLAUSE_FORMS: Final = [
    Form[Neanderthal](
        CLAUSE, f"clause {shape.words}", *shape.fields, message=shape.message, widget="clause"
    )
    for shape in SHAPES
]


def clause_message(s: Neanderthal, c: Choice) -> Message:
    """A clause in words."""
    for form in CLAUSE_FORMS:
        if form.fits(c):
            return form.message(s, s.tribes[cl.party(c)].seat, c)
    raise AssertionError("a clause has a form")


def drop_message(s: Neanderthal, seat: int, c: Choice) -> Message:
    """A clause is taken out."""
    return Message("do.drop", {"clause": clause_message(s, cl.dropped_clause(c))})


DROP_FORMS: Final = [
    Form[Neanderthal](
        DROP, f"drop {shape.words}", *shape.fields, message=drop_message, widget="clause"
    )
    for shape in SHAPES
]


def clauses(s: Neanderthal) -> list[Message]:
    """The clauses of the offer that is made."""
    return [clause_message(s, c) for c in s.offer]
