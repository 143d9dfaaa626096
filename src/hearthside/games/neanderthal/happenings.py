"""What happens in Neanderthal, as data and log lines; the numbers of events are in events.py."""

from __future__ import annotations

from typing import Final

from hearthside.core.event import Event
from hearthside.core.form import Field
from hearthside.core.happening import Happening, Happenings
from hearthside.core.message import Value
from hearthside.games.neanderthal import events as e
from hearthside.games.neanderthal.clauses import clause_message
from hearthside.games.neanderthal.fields import (
    CardField,
    DiscField,
    ElderField,
    IconField,
    PortalField,
    RollField,
    SlotField,
    SpeciesField,
    StructureField,
    TokensField,
    WomanField,
)
from hearthside.games.neanderthal.packed.clauses import is_woman_card, woman_of_card
from hearthside.games.neanderthal.packed.members import words
from hearthside.games.neanderthal.packed.reports import (
    hunt_succeeded,
    hunted_slot,
    placed_slot,
    placed_tokens,
    unpack_order,
)
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.values import (
    the_card,
    the_dependent,
    the_place,
    the_species,
    the_woman,
)


class Ordered(Happening[Neanderthal]):
    """The order of the turn."""

    def args(self, s: Neanderthal, event: Event) -> dict[str, Value]:
        return {"order": [the_species(colour) for colour in unpack_order(event.a, event.b)]}


class WomanLeft(Happening[Neanderthal]):
    """A Woman left the game, from the tableau of a species or before anybody had her."""

    def args(self, s: Neanderthal, event: Event) -> dict[str, Value]:
        found: dict[str, Value] = {"woman": the_woman(event.b)}
        if event.a >= 0:
            found["species"] = the_species(event.a)
        return found


class Placed(Happening[Neanderthal]):
    """Tokens were put on a slot."""

    def args(self, s: Neanderthal, event: Event) -> dict[str, Value]:
        return {
            "species": the_species(event.a),
            "slot": the_place(placed_slot(event.b)),
            "tokens": words(placed_tokens(event.b)),
        }


class Hunted(Happening[Neanderthal]):
    """A hunt in a slot succeeded or failed."""

    def args(self, s: Neanderthal, event: Event) -> dict[str, Value]:
        return {
            "species": the_species(event.a),
            "slot": the_place(hunted_slot(event.b)),
            "success": int(hunt_succeeded(event.b)),
        }


class Dependent(Happening[Neanderthal]):
    """A dependent was given up, or recalled, which of Women are the partners."""

    def args(self, s: Neanderthal, event: Event) -> dict[str, Value]:
        dependent = the_dependent(event.b, self.kind == e.RECALLED)
        return {"species": the_species(event.a), "dependent": dependent}


class Clause(Happening[Neanderthal]):
    """A clause of an offer."""

    def args(self, s: Neanderthal, event: Event) -> dict[str, Value]:
        return {"species": the_species(event.a), "clause": clause_message(s, event.b)}


class GaveCard(Happening[Neanderthal]):
    """A biome card or a Woman was given away."""

    def args(self, s: Neanderthal, event: Event) -> dict[str, Value]:
        is_woman = is_woman_card(event.b)
        given = the_woman(woman_of_card(event.b)) if is_woman else the_card(event.b)
        return {"species": the_species(event.a), "card": given}


def of_species(kind: int, name: str, *fields: Field[Neanderthal]) -> Happening[Neanderthal]:
    """Something that happened to a species, or that it did."""
    return Happening(kind, name, SpeciesField(), *fields)


HAPPENINGS: Final = Happenings(
    Happening(e.TURN, "turn", Field("turn"), WomanField()),
    Ordered(e.ORDERED, "ordered"),
    Happening(e.ICON, "icon", IconField(), Field("n")),
    Happening(e.REVEALED, "revealed", CardField(), SlotField()),
    Happening(e.MOVED, "moved", CardField(), SlotField()),
    Happening(e.LEFT, "left", CardField()),
    Happening(e.FROZE, "froze", SlotField()),
    Happening(e.MELTED, "melted", SlotField()),
    of_species(e.ROLLED, "rolled", RollField()),
    of_species(e.DIED, "died", TokensField()),
    of_species(e.ELDER_DIED, "elder_died", ElderField()),
    of_species(e.FLIPPED, "flipped", StructureField()),
    Dependent(e.GAVE_UP, "gave_up"),
    of_species(e.WANDERED, "wandered", SpeciesField("other")),
    of_species(e.BID, "bid", Field("n")),
    of_species(e.PASSED, "passed"),
    of_species(e.WON_WOMAN, "won_woman", WomanField()),
    WomanLeft(e.WOMAN_LEFT, "woman_left"),
    Placed(e.PLACED, "placed"),
    of_species(e.PROMOTED, "promoted", ElderField()),
    of_species(e.COURTS, "courts", WomanField()),
    of_species(e.RELOCATED, "relocated", WomanField()),
    Dependent(e.RECALLED, "recalled"),
    of_species(e.OFFERED, "offered", SpeciesField("other")),
    Clause(e.CLAUSE, "clause"),
    of_species(e.ACCEPTED, "accepted"),
    of_species(e.DECLINED, "declined"),
    of_species(e.FORAGED, "foraged", Field("n")),
    of_species(e.BORN, "born", TokensField()),
    of_species(e.RELEASED, "released", DiscField()),
    Hunted(e.HUNTED, "hunted"),
    of_species(e.DRAWN, "drawn", SlotField()),
    of_species(e.ROBBED, "robbed", SlotField()),
    of_species(e.CLAIMED, "claimed", CardField()),
    of_species(e.DISCARDED, "discarded", CardField()),
    of_species(e.PARTNERED, "partnered", WomanField()),
    of_species(e.UNPARTNERED, "unpartnered", WomanField()),
    of_species(e.REJECTED, "rejected", WomanField()),
    of_species(e.HERDED, "herded"),
    of_species(e.PORTAL, "portal", PortalField()),
    of_species(e.CONVERTED, "converted"),
    of_species(e.PLAYED, "played", CardField()),
    of_species(e.EXTINCT, "extinct"),
    of_species(e.SWAPPED, "swapped"),
    GaveCard(e.GAVE_CARD, "gave_card"),
    of_species(e.EXCHANGED, "exchanged", SpeciesField("other")),
    Happening(e.LONGER, "longer", Field[Neanderthal]("n")),
    Happening[Neanderthal](e.FROZEN_OVER, "frozen_over"),
    of_species(e.ATTACKED, "attacked", Field("n")),
    of_species(e.SPECIES, "species"),
    of_species(e.STRUCTURE, "structure", StructureField()),
)
