"""Events as plain data: those of Caverna and those of Frantic Fiends."""

from __future__ import annotations

from hearthside.core.event import Event
from hearthside.core.ruleset import View
from hearthside.games.caverna import chronicle as base
from hearthside.games.caverna import events as base_events
from hearthside.games.caverna.cells import cell_name
from hearthside.games.caverna.goods import GOOD_NAMES
from hearthside.games.fiends import events as e
from hearthside.games.fiends.drawing import BRIBE_TOKEN, component_name
from hearthside.games.fiends.harvest import FIENDS_HARVEST_NAMES
from hearthside.games.fiends.notation import DRAW_WORDS, MARKERS, ORC_NAMES, bounty_of
from hearthside.games.fiends.state import Fiends
from hearthside.games.fiends.tables import BRIBES, CARDS
from hearthside.games.fiends.traps import TRAPS

ORC_ON_CELL = (
    e.STEPPED,
    e.DISPLACED,
    e.SPRUNG,
    e.HELD,
    e.BEFRIENDED,
    e.OCCUPIED,
    e.RELEASED,
    e.APPEARED,
)
"""Events with an orc and a cell."""
ORC_AND_NUMBER = {e.BRIBED: "n", e.WEAKENED: "strength", e.DEFEATED: "strength", e.FOUGHT: "dogs"}
ON_CELL = (e.STOCKED, e.EXTRACTED, e.TRAMPLED)


def describe(s: Fiends, event: Event) -> View:
    """The event with its parameters by name."""
    if event.kind < len(base_events.EVENT_NAMES):
        if event.kind == base_events.MARKER:
            return {"event": "marker", "seat": None, "marker": MARKERS[event.a]}
        if event.kind == base_events.HARVEST:
            return {"event": "harvest", "seat": None, "harvest": FIENDS_HARVEST_NAMES[event.a]}
        return base.describe(s, event)
    found: View = {
        "event": e.FIENDS_EVENT_NAMES[event.kind],
        "seat": event.player if event.player >= 0 else None,
    }
    found.update(parameters(s, event))
    return found


def parameters(s: Fiends, event: Event) -> View:
    kind, a, b = event.kind, event.a, event.b
    if kind in ORC_ON_CELL:
        return {"orc": ORC_NAMES[a], "cell": cell_name(b)}
    if kind in ORC_AND_NUMBER:
        return {"orc": ORC_NAMES[a], ORC_AND_NUMBER[kind]: b}
    if kind in ON_CELL:
        return {"cell": cell_name(a), "n": b}
    if kind == e.DRAWN:
        name = GOOD_NAMES[BRIBES[b]] if a == BRIBE_TOKEN else component_name(a, b)
        return {"sort": DRAW_WORDS[a], "name": name}
    if kind == e.ORC_EVENT:
        return {"number": a, "over": bool(b)}
    if kind == e.CARD:
        return {"card": CARDS[a].name, "orc": ORC_NAMES[b] if b < 4 else "D"}
    if kind == e.TRAP_SET:
        return {"trap": TRAPS[a].name, "cell": cell_name(b)}
    if kind == e.CLAIMED:
        return {"orc": ORC_NAMES[a], "bounty": bounty_of(s, b)}
    if kind == e.CAPTURED:
        return {
            "cell": cell_name(a),
            "weapon": b if b != e.CAPTURED_ORC else None,
            "orc": b == e.CAPTURED_ORC,
        }
    if kind == e.ORC_PLACED:
        return {"orc": ORC_NAMES[a], "space": s.content.spaces[b].name}
    if kind == e.ARMED:
        return {"weapon": a}
    if kind == e.USED_SPACE:
        return {"space": s.content.spaces[a].name}
    return {}
