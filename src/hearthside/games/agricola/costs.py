"""What things cost a player, with all changes by cards (AGC-3.5)."""

from __future__ import annotations

from typing import Final

from hearthside.games.agricola.farmyard import material_good
from hearthside.games.agricola.goods import MOST, REED, WIDTH, some
from hearthside.games.agricola.hooks import FREE_FENCES
from hearthside.games.agricola.player import Player
from hearthside.games.agricola.price import Replacement, prices, several

# Items that cost rules name, as a set
ROOM: Final = 1
STABLE: Final = 2
FENCE: Final = 4
RENOVATION: Final = 8
MAJOR: Final = 16
MINOR: Final = 32
IMPROVEMENT: Final = MAJOR | MINOR

_KNOWN: Final[dict[tuple[int, ...], list[int]]] = {}
_LIMIT: Final = 20_000


def unit_prices(player: Player, item: int, printed: list[int], formulas: bool = True) -> list[int]:
    """Every price of one piece; `formulas`: may cards name quite another price?"""
    rules = player.hooks.costs
    if player.ally.costs:
        rules = rules + player.ally.costs
    if not rules:
        return printed
    candidates = printed[:]
    reductions: list[int] = []
    replacements: list[Replacement] = []
    key: list[int] = [item, len(printed)]
    for rule in rules:
        if not rule.items & item:
            continue
        formula = rule.formula(player)
        if formula and formulas:
            candidates.append(formula)
        reduction = rule.reduction(player)
        if reduction:
            reductions.append(reduction)
        replacement = rule.replacement()
        if replacement is not None:
            replacements.append(replacement)
            key.append(rule.card << 8 | rule.number)
    if len(candidates) == len(printed) and not reductions and not replacements:
        return printed
    known = (*key, -1, *candidates, -1, *reductions)
    found = _KNOWN.get(known)
    if found is None:
        if len(_KNOWN) >= _LIMIT:
            _KNOWN.clear()
        found = _KNOWN[known] = prices(candidates, reductions, replacements)
    return found


def total_prices(
    player: Player, item: int, printed: list[int], times: int, formulas: bool = True
) -> list[int]:
    """Every price of several equal pieces built in one action."""
    each = unit_prices(player, item, printed, formulas)
    if times == 1:
        return each
    if len(each) == 1:
        return [each[0] * times]
    key = (*each, -1, times)
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= _LIMIT:
            _KNOWN.clear()
        found = _KNOWN[key] = several(each, times)
    return found


def room_price(player: Player) -> list[int]:
    """5 of the house material and 2 reed (AGR-7.1)."""
    return [some(material_good(player.farm.material), 5) + some(REED, 2)]


def renovation_price(player: Player, material: int) -> list[int]:
    """1 of the new material per room and 1 reed (AGR-7.2)."""
    return [some(material_good(material), player.rooms()) + some(REED)]


def fence_prices(player: Player, pieces: int, named: bool) -> list[int]:
    """1 wood per fence (AGR-7.4); `named`: in a Build Fences action, where some may be free."""
    free = player.hooks.statics[FREE_FENCES] + player.ally.statics[FREE_FENCES]
    paid = max(0, pieces - free) if named else pieces
    if not paid:
        return [0]
    return total_prices(player, FENCE, [some(0)], paid)


def has(goods: list[int], price: int) -> bool:
    """Can a price be paid at once?"""
    good = 0
    while price:
        if price & MOST > goods[good]:
            return False
        price >>= WIDTH
        good += 1
    return True


def payable(player: Player, found: list[int]) -> list[int]:
    """The prices that can be paid at once."""
    goods = player.goods
    return [price for price in found if has(goods, price)]
