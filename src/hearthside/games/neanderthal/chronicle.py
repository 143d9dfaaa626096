"""Events as plain data with names instead of numbers; readers make sentences of them."""

from __future__ import annotations

from typing import Final

from hearthside.core.event import Event
from hearthside.core.ruleset import View
from hearthside.games.neanderthal import events as e
from hearthside.games.neanderthal.cards import BIOMES, ICON_NAMES, WOMEN
from hearthside.games.neanderthal.names import DISCS, ELDERS, PORTALS, SLOTS, SPECIES, STRUCTURES
from hearthside.games.neanderthal.notation import clause_words, dependent_words
from hearthside.games.neanderthal.packed.clauses import is_woman_card, woman_of_card
from hearthside.games.neanderthal.packed.dice import faces_of
from hearthside.games.neanderthal.packed.members import words
from hearthside.games.neanderthal.packed.reports import (
    hunt_succeeded,
    hunted_slot,
    placed_slot,
    placed_tokens,
    unpack_order,
)

WITHOUT_SPECIES: Final = (
    e.TURN,
    e.ORDERED,
    e.ICON,
    e.REVEALED,
    e.MOVED,
    e.LEFT,
    e.FROZE,
    e.MELTED,
    e.LONGER,
    e.FROZEN_OVER,
)
"""Events whose first number is no species."""
WITH_WOMAN: Final = (
    e.WON_WOMAN,
    e.WOMAN_LEFT,
    e.COURTS,
    e.RELOCATED,
    e.PARTNERED,
    e.UNPARTNERED,
    e.REJECTED,
)
WITH_TOKENS: Final = (e.DIED, e.BORN)
WITH_NUMBER: Final = (e.BID, e.FORAGED, e.ATTACKED)
WITH_ELDER: Final = (e.ELDER_DIED, e.PROMOTED)
WITH_CARD: Final = (e.CLAIMED, e.DISCARDED, e.PLAYED)
WITH_STRUCTURE: Final = (e.FLIPPED, e.STRUCTURE)
WITH_SLOT: Final = (e.DRAWN, e.ROBBED)
WITH_OTHER: Final = (e.WANDERED, e.OFFERED, e.EXCHANGED)


def describe(event: Event) -> View:
    """The event with its parameters by name."""
    found: View = {
        "event": e.EVENT_NAMES[event.kind],
        "seat": event.player if event.player >= 0 else None,
    }
    if event.kind not in WITHOUT_SPECIES:
        found["species"] = SPECIES[event.a] if event.a >= 0 else None
    found.update(parameters(event))
    return found


def parameters(event: Event) -> View:
    kind, a, b = event.kind, event.a, event.b
    if kind in WITHOUT_SPECIES:
        return table_parameters(kind, a, b)
    if kind in WITH_WOMAN:
        return {"woman": WOMEN[b].name}
    if kind in WITH_TOKENS:
        return {"tokens": words(b)}
    if kind in WITH_NUMBER:
        return {"n": b}
    if kind in WITH_ELDER:
        return {"elder": ELDERS[b]}
    if kind in WITH_CARD:
        return {"card": BIOMES[b].name}
    if kind in WITH_STRUCTURE:
        return {"structure": STRUCTURES[b]}
    if kind in WITH_SLOT:
        return {"slot": SLOTS[b]}
    if kind in WITH_OTHER:
        return {"other": SPECIES[b]}
    if kind == e.ROLLED:
        return {"dice": faces_of(b)}
    if kind == e.PLACED:
        return {"slot": SLOTS[placed_slot(b)], "tokens": words(placed_tokens(b))}
    if kind == e.HUNTED:
        return {"slot": SLOTS[hunted_slot(b)], "success": hunt_succeeded(b)}
    if kind == e.GAVE_UP:
        return {"dependent": dependent_words(b, "woman")}
    if kind == e.RECALLED:
        return {"dependent": dependent_words(b, "partner")}
    if kind == e.CLAUSE:
        return {"clause": clause_words(b)}
    if kind == e.RELEASED:
        return {"disc": DISCS[b]}
    if kind == e.PORTAL:
        return {"portal": PORTALS[b]}
    if kind == e.GAVE_CARD:
        return {"card": WOMEN[woman_of_card(b)].name if is_woman_card(b) else BIOMES[b].name}
    return {}


def table_parameters(kind: int, a: int, b: int) -> View:
    """Events of the table, of no species."""
    if kind == e.TURN:
        return {"turn": a, "woman": WOMEN[b].name}
    if kind == e.ORDERED:
        return {"order": [SPECIES[colour] for colour in unpack_order(a, b)]}
    if kind == e.ICON:
        return {"icon": ICON_NAMES[a], "n": b}
    if kind in (e.REVEALED, e.MOVED):
        return {"card": BIOMES[a].name, "slot": SLOTS[b]}
    if kind == e.LEFT:
        return {"card": BIOMES[a].name}
    if kind in (e.FROZE, e.MELTED):
        return {"slot": SLOTS[a]}
    if kind == e.LONGER:
        return {"n": a}
    return {}
