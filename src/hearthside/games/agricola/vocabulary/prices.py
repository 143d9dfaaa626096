"""What things cost after cards have changed the price: the pipeline of AGC-3.5.

Prices are packed goods (goods.py). A price that takes more of some goods and less of none than
another one is never listed: whoever likes may throw goods away besides (AGR-5.13).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearthside.core.hooks import Hook
from hearthside.games.agricola.farm.farmyard import material_good
from hearthside.games.agricola.goods import (
    GOODS,
    REED,
    contains,
    count_of,
    has,
    overflows,
    some,
    unpack,
)
from hearthside.games.agricola.vocabulary.questions import FREE_FENCES

if TYPE_CHECKING:
    from hearthside.games.agricola.farm.player import Player

# Items that cost rules name, as a set
ROOM_COST: Final = 1
STABLE_COST: Final = 2
FENCE_COST: Final = 4
RENOVATION_COST: Final = 8
MAJOR_COST: Final = 16
MINOR_COST: Final = 32
IMPROVEMENT_COST: Final = MAJOR_COST | MINOR_COST

_KNOWN: Final[dict[tuple[int, ...], list[int]]] = {}
_LIMIT: Final = 20_000


class Replacement:
    """An optional exchange inside a price: one of `options`, at most `most` times in all.

    Each option is what the price loses and what it gains instead. `exact`: only if the price
    contains exactly the goods lost, no more of their kinds.
    """

    def __init__(self, options: list[tuple[int, int]], most: int = 1, exact: bool = False) -> None:
        self.options = options
        self.most = most
        self.exact = exact


class CostRule(Hook):
    """A change of what `items` cost: a formula, reduction or replacement (AGC-3.5).

    All amounts are packed goods; 0 means that the rule does not apply now.
    """

    def __init__(self, items: int) -> None:
        super().__init__()
        self.items = items

    def formula(self, player: Player) -> int:
        """Another price of one piece."""
        return 0

    def reduction(self, player: Player) -> int:
        """What one piece costs less; forced."""
        return 0

    def replacement(self) -> Replacement | None:
        """What may be paid instead of a part of the price of one piece."""
        return None


def cheapest(prices: list[int]) -> list[int]:
    """The prices without those that contain another one, in ascending order."""
    found: list[int] = []
    for price in sorted(set(prices), key=_size):
        for other in found:
            if contains(price, other):
                break
        else:
            found.append(price)
    found.sort()
    return found


def _size(price: int) -> int:
    return sum(unpack(price))


def possible_prices(
    candidates: list[int], reductions: list[int], replacements: list[Replacement]
) -> list[int]:
    """AGC-3.5: everything one piece, card or action may cost.

    `candidates`: the printed price, its printed alternatives and the formulas of cards.
    `reductions`: goods that the price is lower by, as long as it contains them; forced.
    """
    less = [0] * GOODS
    for reduction in reductions:
        amounts = unpack(reduction)
        for good in range(GOODS):
            less[good] += amounts[good]
    found: list[int] = []
    for candidate in candidates:
        if replacements:
            _Search(less, replacements).explore(candidate, found)
        else:
            found.append(_reduced(candidate, less))
    return cheapest(found)


def _reduced(price: int, less: list[int]) -> int:
    """Take off what can be taken off."""
    for good in range(GOODS):
        if less[good]:
            price -= some(good, min(less[good], count_of(price, good)))
    return price


class _Search:
    """Reductions and replacements in every order."""

    def __init__(self, less: list[int], replacements: list[Replacement]) -> None:
        self.less = less
        self.replacements = replacements
        self.used = [0] * len(replacements)
        self.seen: set[tuple[int, tuple[int, ...], tuple[int, ...]]] = set()

    def explore(self, price: int, found: list[int]) -> None:
        """Collect the results that leave no reduction applicable."""
        state = (price, tuple(self.less), tuple(self.used))
        if state in self.seen:
            return
        self.seen.add(state)
        final = True
        for good in range(GOODS):
            if self.less[good] and count_of(price, good):
                final = False
                self.less[good] -= 1
                self.explore(price - some(good), found)
                self.less[good] += 1
        if final:
            found.append(price)
        for number in range(len(self.replacements)):
            replacement = self.replacements[number]
            if self.used[number] == replacement.most:
                continue
            self.used[number] += 1
            for lost, gained in replacement.options:
                if _applies(price, lost, replacement.exact):
                    self.explore(price - lost + gained, found)
            self.used[number] -= 1


def _applies(price: int, lost: int, exact: bool) -> bool:
    """Does the price contain the goods that a replacement takes out of it?"""
    if not contains(price, lost):
        return False
    for good in range(GOODS):
        if exact and 0 < count_of(lost, good) < count_of(price, good):
            return False
    return True


def several(each: list[int], times: int) -> list[int]:
    """What several equal pieces may cost in all, each by one of the prices of a single one.

    Effects on the whole action come afterwards, through `possible_prices` with this list.
    """
    totals = [0]
    for _ in range(times):
        sums = [_sum(total, price) for total in totals for price in each]
        totals = cheapest([price for price in sums if price >= 0])
    return totals


def _sum(one: int, other: int) -> int:
    """Both prices together; −1 if that is more of a good than a packed number holds."""
    return -1 if overflows(one, other) else one + other


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
            key += [rule.source, rule.number]
    if len(candidates) == len(printed) and not reductions and not replacements:
        return printed
    known = (*key, -1, *candidates, -1, *reductions)
    found = _KNOWN.get(known)
    if found is None:
        if len(_KNOWN) >= _LIMIT:
            _KNOWN.clear()
        found = _KNOWN[known] = possible_prices(candidates, reductions, replacements)
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
    return total_prices(player, FENCE_COST, [some(0)], paid)


def payable(player: Player, found: list[int]) -> list[int]:
    """The prices that can be paid at once."""
    goods = player.goods
    return [price for price in found if has(goods, price)]


class Reduced(CostRule):
    """Items cost this much less (packed goods); forced, never below nothing."""

    def __init__(self, items: int, goods: int) -> None:
        super().__init__(items)
        self.goods = goods

    def reduction(self, player: Player) -> int:
        return self.goods


class Replaced(CostRule):
    """Part of the price of each piece may be replaced: pairs of (goods lost, goods paid)."""

    def __init__(self, items: int, *options: tuple[int, int], exact: bool = False) -> None:
        super().__init__(items)
        self.change = Replacement(list(options), 1, exact)

    def replacement(self) -> Replacement | None:
        return self.change
