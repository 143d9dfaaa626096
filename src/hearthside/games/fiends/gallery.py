"""All printed things of Frantic Fiends as data, for people to look at."""

from __future__ import annotations

from hearthside.core.ruleset import View
from hearthside.games.caverna import view as base
from hearthside.games.caverna.goods import GOOD_NAMES
from hearthside.games.caverna.verbs.take import Gain
from hearthside.games.fiends.bounties import BOUNTIES, Bounty
from hearthside.games.fiends.catalogue import TILES
from hearthside.games.fiends.content import BASE_DWELLINGS, FIENDS, SUPPLY
from hearthside.games.fiends.spaces import SPACES
from hearthside.games.fiends.tables import CARDS, COLUMNS
from hearthside.games.fiends.traps import TRAPS, Trap


def gallery() -> View:
    """All printed things of the expansion, for people to look at."""
    spaces = sorted(SPACES.named.values(), key=lambda space: space.index)
    in_use = set(SUPPLY.functions) | set(BASE_DWELLINGS)
    for names in (*SUPPLY.extensions, *SUPPLY.strips):
        in_use.update(names)
    return {
        "tiles": base.catalogue([tile for tile in TILES.tiles if tile.name in in_use]),
        "spaces": base.space_catalogue(spaces),
        "loot": base.loot_catalogue(FIENDS.loot),
        "market": base.market_catalogue(),
        "traps": [trap_data(trap) for trap in TRAPS],
        "movement": [
            {"name": card.name, "steps": card.words, "column": COLUMNS[card.column]}
            for card in CARDS
        ],
        "bounties": [
            {"strip": f"L{row + 1}", "slots": [bounty_data(bounty) for bounty in strip]}
            for row, strip in enumerate(BOUNTIES)
        ],
    }


def trap_data(trap: Trap) -> View:
    return {
        "name": trap.name,
        "sort": trap.sort,
        "limit": trap.limit or None,
        "price": {GOOD_NAMES[i]: n for i, n in enumerate(trap.price) if n},
    }


def bounty_data(bounty: Bounty) -> View:
    found: View = {"name": bounty.name}
    if isinstance(bounty.node, Gain):
        found["goods"] = {GOOD_NAMES[good]: n for good, n in bounty.node.goods}
    else:
        found["gives"] = bounty.gives
    return found
