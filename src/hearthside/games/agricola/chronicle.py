"""Events as plain data with names instead of numbers; readers make sentences of them."""

from __future__ import annotations

from hearthside.core.event import Event
from hearthside.core.ruleset import View
from hearthside.games.agricola import events as e
from hearthside.games.agricola.board.space import SPACES
from hearthside.games.agricola.exchanges.anytime import exchange_of
from hearthside.games.agricola.farm.farmyard import MATERIAL_NAMES, cell_name, cells_of
from hearthside.games.agricola.goods import ANIMALS, GOOD_NAMES, table
from hearthside.games.agricola.kinds import EAT, MOVE
from hearthside.games.agricola.notation import edge_name, field_name
from hearthside.games.agricola.vocabulary.card import CARDS, KIND_NAMES
from hearthside.games.agricola.vocabulary.timing import WINDOW_NAMES

CELL_EVENTS = (e.PLOWED, e.ROOM_BUILT, e.STABLE_BUILT)
CARD_EVENTS = (
    e.OCCUPATION_PLAYED,
    e.MINOR_PLAYED,
    e.PASSED_ON,
    e.DEALT,
    e.PICKED,
    e.DROPPED,
    e.MARKET_OPENED,
    e.MARKET_TAKEN,
    e.KEPT,
)
NUMBER_EVENTS = {
    e.GREW: "people",
    e.FED: "n",
    e.BEGGED: "n",
    e.BONUS: "n",
    e.ROUND: "round",
    e.HARVEST: "round",
}


def describe(event: Event) -> View:
    """The event with its parameters by name."""
    found: View = {
        "event": e.EVENT_NAMES[event.kind],
        "seat": event.player if event.player >= 0 else None,
    }
    found.update(parameters(event))
    return found


def parameters(event: Event) -> View:
    kind, a, b = event.kind, event.a, event.b
    if kind in (e.GAINED, e.PAID):
        return {"good": GOOD_NAMES[a], "n": b}
    if kind == e.PLACED:
        return {"space": SPACES[a].name, "person": b}
    if kind == e.REVEALED:
        return {"space": SPACES[a].name, "round": b}
    if kind == e.REPLENISHED:
        return {"space": SPACES[a].name}
    if kind == e.LAID:
        return {"space": SPACES[a].name, "goods": table(b)}
    if kind in CELL_EVENTS:
        return {"cell": cell_name(a)}
    if kind in (e.SOWED, e.CROPPED):
        return {"grain": a, "vegetable": b}
    if kind == e.BAKED:
        return {"grain": a, "food": b}
    if kind == e.FENCED:
        return {"edges": [edge_name(edge) for edge in cells_of(a)]}
    if kind == e.RENOVATED:
        return {"material": MATERIAL_NAMES[a]}
    if kind in CARD_EVENTS:
        return {"card": CARDS[a].id}
    if kind == e.MAJOR_BUILT:
        return {"card": CARDS[a].id, "returned": CARDS[b - 1].id if b else None}
    if kind == e.CARD_USED:
        return {"card": CARDS[a].id, "window": WINDOW_NAMES[b]}
    if kind == e.STORED:
        return {"card": CARDS[a].id, "n": b}
    if kind == e.PROMISED:
        return {"round": a, "goods": table(b)}
    if kind in NUMBER_EVENTS:
        return {NUMBER_EVENTS[kind]: a}
    if kind == e.BORN:
        return {"animals": [GOOD_NAMES[ANIMALS[i]] for i in range(3) if a >> i & 1]}
    if kind == e.RELEASED:
        return {"goods": table(a)}
    if kind == e.MULLIGAN:
        return {"kind": KIND_NAMES[a], "n": b}
    if kind == e.TRADED:
        return {"gave": table(a), "received": table(b)}
    if kind == e.EXCHANGED:
        return exchange_parameters(a, b)
    return {}


def exchange_parameters(kind: int, arguments: int) -> View:
    """What was exchanged: the choice without its kind is in `arguments`."""
    a, b = arguments & 255, arguments >> 8 & 255
    if kind == EAT:
        return {"what": "eat", "good": GOOD_NAMES[a], "n": b}
    if kind == MOVE:
        return {"what": "move", "from": field_name(a), "to": field_name(b)}
    return {"what": "swap", "card": CARDS[exchange_of(arguments << 8).card].id}
