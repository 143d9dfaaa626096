"""What something costs after cards have changed its price: the pipeline of AGC-3.5.

Prices are packed goods (goods.py). A price that takes more of some goods and less of none than
another one is never listed: whoever likes may throw goods away besides (AGR-5.13).
"""

from __future__ import annotations

from hearthside.games.agricola.goods import GOODS, MOST, WIDTH, unpack


class Replacement:
    """An optional exchange inside a price: one of `options`, at most `most` times in all.

    Each option is what the price loses and what it gains instead. `exact`: only if the price
    contains exactly the goods lost, no more of their kinds.
    """

    def __init__(self, options: list[tuple[int, int]], most: int = 1, exact: bool = False) -> None:
        self.options = options
        self.most = most
        self.exact = exact


def covered(price: int, supply: list[int]) -> bool:
    """Can this price be paid from this supply (AGR-5.11)?"""
    good = 0
    while price:
        if price & MOST > supply[good]:
            return False
        price >>= WIDTH
        good += 1
    return True


def contains(price: int, part: int) -> bool:
    """Are all goods of `part` in the price?"""
    while part:
        if part & MOST > price & MOST:
            return False
        part >>= WIDTH
        price >>= WIDTH
    return True


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


def prices(
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
            price -= min(less[good], price >> WIDTH * good & MOST) << WIDTH * good
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
            if self.less[good] and price >> WIDTH * good & MOST:
                final = False
                self.less[good] -= 1
                self.explore(price - (1 << WIDTH * good), found)
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
    while lost:
        wanted, there = lost & MOST, price & MOST
        if wanted > there or (exact and 0 < wanted < there):
            return False
        lost >>= WIDTH
        price >>= WIDTH
    return True


def several(each: list[int], times: int) -> list[int]:
    """What several equal pieces may cost in all, each by one of the prices of a single one.

    Effects on the whole action come afterwards, through `prices` with this list.
    """
    totals = [0]
    for _ in range(times):
        sums = [_sum(total, price) for total in totals for price in each]
        totals = cheapest([price for price in sums if price >= 0])
    return totals


def _sum(one: int, other: int) -> int:
    """Both prices together; −1 if that is more of a good than a packed number holds."""
    for good in range(GOODS):
        if (one >> WIDTH * good & MOST) + (other >> WIDTH * good & MOST) > MOST:
            return -1
    return one + other


def payable(
    candidates: list[int],
    reductions: list[int],
    replacements: list[Replacement],
    supply: list[int],
    times: int = 1,
) -> list[int]:
    """The prices of so many equal pieces that this supply can pay (AGC-3.5)."""
    each = prices(candidates, reductions, replacements)
    return [price for price in several(each, times) if covered(price, supply)]
