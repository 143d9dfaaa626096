"""Why a space cannot be used now, in a sentence (ui principle: say why not)."""

from __future__ import annotations

from hearthside.core.connect import Connector
from hearthside.core.node import Node
from hearthside.core.sequence import Seq
from hearthside.games.caverna.cells import neighbours
from hearthside.games.caverna.goods import FOOD, GRAIN, ORE, STABLES, STONE, VEGETABLE, WOOD
from hearthside.games.caverna.home import FAMILY_LIMIT
from hearthside.games.caverna.labels import amounts_text
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.verbs.dwarfs import Forge, Grow
from hearthside.games.caverna.verbs.expedition import Expedition
from hearthside.games.caverna.verbs.farming import BuildStable, Fence, Sow
from hearthside.games.caverna.verbs.furnish import Furnish, reduced, room_cells
from hearthside.games.caverna.verbs.imitate import Imitate
from hearthside.games.caverna.verbs.take import Take
from hearthside.games.caverna.verbs.terrain import PlaceOreMine, PlaceRubyMine, PlaceTwin
from hearthside.games.caverna.verbs.trade import TradeOre


def reasons(s: Caverna, p: int, node: Node[Caverna]) -> list[str]:
    """What hinders each part of a node, without repetition."""
    if isinstance(node, Connector | Seq):
        found: list[str] = []
        for part in node.members if isinstance(node, Connector) else node.members[:1]:
            for reason in reasons(s, p, part):
                if reason not in found:
                    found.append(reason)
        return found
    return [] if node.doable(s, p) else [reason_of(s, p, node)]


def reason_of(s: Caverna, p: int, node: Node[Caverna]) -> str:
    """What hinders one verb."""
    home = s.homes[p]
    goods = home.goods
    land = home.land
    if isinstance(node, Take):
        return "nothing lies there"
    if isinstance(node, PlaceTwin):
        return "there is no place for the tile"
    if isinstance(node, Furnish):
        if not room_cells(home):
            return "there is no empty cavern"
        price = cheapest(s, p, node)
        return f"the cheapest tile needs {price}" if price else "no tile is left"
    if isinstance(node, Grow):
        if len(home.dwarfs) >= FAMILY_LIMIT:
            return "the family is complete"
        return f"there is room for only {home.room()} dwarfs"
    if isinstance(node, Forge):
        return "the dwarf has a weapon" if home.strength() else "needs 1 ore, you have 0"
    if isinstance(node, Expedition):
        return "the dwarf is unarmed"
    if isinstance(node, Sow):
        if not home.empty_fields():
            return "there is no empty field"
        return f"no seed: {goods[GRAIN]} grain, {goods[VEGETABLE]} vegetables"
    if isinstance(node, Fence):
        meadows = land.meadows
        if not meadows or (node.large and not neighbours(meadows) & meadows):
            return "there are no two adjacent meadows" if node.large else "there is no meadow"
        return f"needs {node.price(s, p)} wood, you have {goods[WOOD]}"
    if isinstance(node, BuildStable):
        if not goods[STABLES]:
            return "no stable is left"
        return f"needs {node.price(home)} stone, you have {goods[STONE]}"
    if isinstance(node, PlaceOreMine):
        return "there are no two adjacent tunnels"
    if isinstance(node, PlaceRubyMine):
        return "there is no deep tunnel" if node.deep else "there is no tunnel"
    if isinstance(node, TradeOre):
        return f"needs 2 ore, you have {goods[ORE]}"
    if isinstance(node, Imitate):
        if goods[FOOD] < node.cost:
            return f"needs {node.cost} food, you have {goods[FOOD]}"
        return "there is no other player's space to imitate"
    return "not possible now"


def cheapest(s: Caverna, p: int, node: Furnish) -> str:
    """The price of the tile with the fewest goods missing."""
    home = s.homes[p]
    best = ""
    least = 99
    for tile in node.tiles(s, p):
        price = reduced(home, node.price_of(tile))
        missing = sum(max(0, price[good] - home.goods[good]) for good in range(len(price)))
        if missing < least:
            least = missing
            best = amounts_text(price)
    return best


def space_reasons(s: Caverna, p: int) -> dict[str, str]:
    """Open spaces that `p` cannot use at once: the reason, and whether an exchange would help."""
    found: dict[str, str] = {}
    for index in s.open_spaces:
        space = s.content.spaces[index]
        if s.who[index] >= 0:
            found[space.name] = "occupied"
        elif not space.node.possible(s, p):
            found[space.name] = "; ".join(reasons(s, p, space.node))
        elif not space.node.doable(s, p):
            found[space.name] = "after an exchange: " + "; ".join(reasons(s, p, space.node))
    return found
