"""Why a space cannot be used now, in a sentence; with what the expansion adds."""

from __future__ import annotations

from hearthside.core.connect import Connector
from hearthside.core.state import AnyNode
from hearthside.games.caverna import why as base
from hearthside.games.fiends.state import Fiends
from hearthside.games.fiends.verbs.set_trap import SetTrap, places
from hearthside.games.fiends.verbs.stock import StockMines
from hearthside.games.fiends.verbs.weapons import Carve
from hearthside.games.fiends.work import lying


def reasons(s: Fiends, p: int, node: AnyNode) -> list[str]:
    """What hinders each part of a node, without repetition."""
    if isinstance(node, Connector):
        found: list[str] = []
        for part in node.members:
            for reason in reasons(s, p, part):
                if reason not in found:
                    found.append(reason)
        return found
    if not isinstance(node, SetTrap | StockMines | Carve):
        return base.reasons(s, p, node)
    if node.doable(s, p):
        return []
    if isinstance(node, SetTrap):
        if not places(s.lair(p)):
            return ["there is no empty forest space"]
        return ["no trap can be paid"]
    if isinstance(node, StockMines):
        return ["there is no mine"]
    return ["the dwarf has a weapon" if s.homes[p].strength() else "needs 1 wood, you have 0"]


def space_reasons(s: Fiends, p: int) -> dict[str, str]:
    """Open spaces that the next worker of `p` cannot use at once, with the reason."""
    found: dict[str, str] = {}
    home = s.lair(p)
    acting = home.acting
    orc = home.lowest_at_home() < 0 and home.idle()
    home.acting = -1 if orc else max(0, acting)
    for index in s.open_spaces:
        space = s.content.spaces[index]
        if s.who[index] >= 0:
            found[space.name] = "occupied"
        elif orc:
            if not lying(s, index):
                found[space.name] = "a friendly orc takes only goods that lie there"
        elif not space.node.possible(s, p):
            found[space.name] = "; ".join(reasons(s, p, space.node))
        elif not space.node.doable(s, p):
            found[space.name] = "after an exchange: " + "; ".join(reasons(s, p, space.node))
    home.acting = acting
    return found
