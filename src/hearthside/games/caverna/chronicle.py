"""Events as plain data with names instead of numbers; readers make sentences of them."""

from __future__ import annotations

from hearthside.core.event import Event
from hearthside.core.ruleset import View
from hearthside.games.caverna import events as e
from hearthside.games.caverna.cells import cell_name
from hearthside.games.caverna.furnishing import EXCHANGES
from hearthside.games.caverna.goods import FARM_ANIMALS, GOOD_NAMES
from hearthside.games.caverna.harvest import HARVEST_NAMES
from hearthside.games.caverna.kinds import EAT, ORE_MINE, RUBY_GOOD, RUBY_MINE, RUBY_TILE
from hearthside.games.caverna.notation import MARKERS, SINGLE_NAMES, SKIPS
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.verbs.farming import ONE

SPACE_EVENTS = (e.PLACED, e.IMITATED, e.REVEALED, e.CLEARED, e.KEPT, e.REPLENISHED)
"""Events whose first number is a space."""


def describe(s: Caverna, event: Event) -> View:
    """The event with its parameters by name."""
    found: View = {
        "event": e.EVENT_NAMES[event.kind],
        "seat": event.player if event.player >= 0 else None,
    }
    found.update(parameters(s, event))
    return found


def parameters(s: Caverna, event: Event) -> View:
    kind, a, b = event.kind, event.a, event.b
    if kind in (e.GAINED, e.PAID):
        return {"good": GOOD_NAMES[a], "n": b}
    if kind == e.PLACED:
        return {"space": s.content.spaces[a].name, "weapon": b}
    if kind in SPACE_EVENTS:
        return {"space": s.content.spaces[a].name}
    if kind == e.TILE_LAID:
        terrain = {ORE_MINE: "ore_mine", RUBY_MINE: "ruby_mine"}.get(b)
        return {"cell": cell_name(a), "terrain": terrain or SINGLE_NAMES[b]}
    if kind == e.FENCED:
        return {"cells": [cell_name(cell) for cell in (a, b) if cell != ONE]}
    if kind == e.STABLE_BUILT:
        return {"cell": cell_name(a)}
    if kind in (e.SOWED, e.CROPPED):
        return {"grain": a, "vegetable": b}
    if kind == e.FURNISHED:
        return {"tile": s.content.tiles[a].name, "cell": cell_name(b)}
    if kind in (e.FORGED, e.OVERRODE, e.ROSE, e.DISARMED):
        return {"weapon": a}
    if kind == e.LOOTED:
        return {"loot": s.content.loot[a].name}
    if kind == e.GREW:
        return {"dwarfs": a}
    if kind == e.MARKER:
        return {"marker": MARKERS[a]}
    if kind == e.ROUND:
        return {"round": a}
    if kind == e.HARVEST:
        return {"harvest": HARVEST_NAMES[a]}
    if kind == e.BEGGED:
        return {"n": a}
    if kind == e.BORN:
        return {"animals": [GOOD_NAMES[FARM_ANIMALS[i]] for i in range(4) if a >> i & 1]}
    if kind == e.SKIPPED:
        return {"step": SKIPS[a]}
    if kind == e.EXCHANGED:
        return exchange_parameters(a, b)
    return {}


def exchange_parameters(kind: int, arguments: int) -> View:
    """What was exchanged: the choice without its kind is in `arguments`."""
    a, b = arguments & 255, arguments >> 8 & 255
    if kind == RUBY_GOOD:
        return {"what": "ruby", "good": GOOD_NAMES[a]}
    if kind == RUBY_TILE:
        return {"what": "ruby", "terrain": SINGLE_NAMES[a], "cell": cell_name(b)}
    if kind == EAT:
        return {"what": "eat", "good": GOOD_NAMES[a], "n": b}
    return {"what": EXCHANGES[a].name}
