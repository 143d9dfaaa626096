"""Why a space or a hand card cannot be used now, in a sentence (ui principle: say why not)."""

from __future__ import annotations

from hearthside.core.connect import Connector
from hearthside.core.node import Node
from hearthside.core.sequence import Seq
from hearthside.games.agricola.board.space import SPACES
from hearthside.games.agricola.exchanges.reach import could_pay
from hearthside.games.agricola.farm.farmyard import STONE_HOUSE
from hearthside.games.agricola.farm.people import PEOPLE
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.flow.use import usable
from hearthside.games.agricola.flow.work import may_enter
from hearthside.games.agricola.goods import GOODS, GRAIN, VEGETABLE, count_of, has
from hearthside.games.agricola.labels import goods_text
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants.marketplace import Marketplace
from hearthside.games.agricola.verbs.bake import Bake
from hearthside.games.agricola.verbs.cards import BuildMajor, PlayMinor, PlayOccupation
from hearthside.games.agricola.verbs.fencing import BuildFences
from hearthside.games.agricola.verbs.grow import Grow
from hearthside.games.agricola.verbs.plow import Plow
from hearthside.games.agricola.verbs.renovate import Renovate, materials
from hearthside.games.agricola.verbs.rooms import BuildRooms
from hearthside.games.agricola.verbs.sow import Sow
from hearthside.games.agricola.verbs.stables import BuildStables
from hearthside.games.agricola.verbs.take import Take
from hearthside.games.agricola.vocabulary.card import MINOR, Card
from hearthside.games.agricola.vocabulary.hooks import NO_RENOVATION
from hearthside.games.agricola.vocabulary.prerequisites import in_words, met
from hearthside.games.agricola.vocabulary.prices import MINOR_COST, unit_prices


def reasons(s: Agricola, p: int, node: Node[Agricola]) -> list[str]:
    """What hinders each part of a node, without repetition."""
    if isinstance(node, Connector | Seq):
        found: list[str] = []
        for part in node.openers if isinstance(node, Connector) else node.members[:1]:
            for reason in reasons(s, p, part):
                if reason not in found:
                    found.append(reason)
        return found
    return [] if node.doable(s, p) else [reason_of(s, p, node)]


def lacking(player: Player, prices: list[int]) -> str:
    """The price with the fewest goods missing, in words."""
    best = ""
    least = 99
    for price in prices:
        missing = 0
        for good in range(GOODS):
            missing += max(0, count_of(price, good) - player.goods[good])
        if missing < least:
            least = missing
            best = goods_text(price)
    return f"needs {best}" if best else "not possible now"


def reason_of(s: Agricola, p: int, node: Node[Agricola]) -> str:
    """What hinders one verb."""
    player = s.players[p]
    goods = player.goods
    if isinstance(node, Take):
        return "nothing lies there"
    if isinstance(node, Plow):
        return "there is no place for a field"
    if isinstance(node, Sow):
        if not player.empty_tiles():
            return "there is no empty field"
        return f"no seed: {goods[GRAIN]} grain, {goods[VEGETABLE]} vegetables"
    if isinstance(node, Bake):
        return "no grain to bake" if player.hooks.ovens else "no baking improvement"
    if isinstance(node, BuildRooms):
        if not player.farm.room_cells():
            return "there is no place for a room"
        return lacking(player, node.total(s, p, 1)) + " for a room"
    if isinstance(node, BuildStables):
        if not player.stables_left():
            return "no stable is left"
        return lacking(player, node.total(s, p, 1)) + " for a stable"
    if isinstance(node, BuildFences):
        if not player.fences_left():
            return "no fence is left"
        return "no pasture can be fenced and paid"
    if isinstance(node, Renovate):
        return renovation_reason(player, node)
    if isinstance(node, Grow):
        if len(player.people) >= PEOPLE:
            return "the family is complete"
        if s.round < node.since:
            return f"not before round {node.since}"
        return "there is no room for another person"
    if isinstance(node, PlayOccupation):
        cards = node.cards(s, p)
        if not cards:
            return "no occupation in hand"
        return lacking(player, [price for card in cards for price in node.prices(s, p, card)])
    if isinstance(node, PlayMinor):
        return "no minor improvement can be played"
    if isinstance(node, Marketplace):
        return "there is nothing to give or to receive"
    if isinstance(node, BuildMajor):
        return "no major improvement can be paid"
    return "not possible now"


def renovation_reason(player: Player, node: Renovate) -> str:
    if player.hooks.statics[NO_RENOVATION]:
        return "a card forbids renovating"
    if player.farm.material == STONE_HOUSE:
        return "the house is of stone"
    return lacking(player, [price for m in materials(player) for price in node.prices(player, m)])


def space_reasons(s: Agricola, p: int) -> dict[str, str]:
    """Open spaces that `p` cannot use at once: the reason, and whether an exchange would help."""
    found: dict[str, str] = {}
    for index in s.open_spaces:
        space = SPACES[index]
        if not may_enter(s, p, index):
            found[space.name] = "occupied" if s.occupants[index] else "the tile is in use"
        elif not usable(s, p, index):
            found[space.name] = "; ".join(reasons(s, p, space.node))
        elif not space.node.doable(s, p):
            found[space.name] = "after an exchange: " + "; ".join(reasons(s, p, space.node))
    return found


def card_reason(s: Agricola, p: int, card: Card) -> str:
    """Why a hand card could not be played even with a fitting action; empty if it could."""
    player = s.players[p]
    if card.kind == MINOR:
        missing = [in_words(r) for r in card.data.prerequisite if not met(s, p, r)]
        if missing:
            return f"requires {', '.join(missing)}"
        prices = unit_prices(player, MINOR_COST, card.printed_prices(player))
    else:
        prices = card.prices
    if could_pay(s, p, prices):
        return ""
    return lacking(player, [price for price in prices if not has(player.goods, price)])
