"""What a player could pay after any-time exchanges (CAV-4.7, 7, ADR 0006)."""

from __future__ import annotations

from hearthside.games.caverna.dwarf import all_strengths
from hearthside.games.caverna.food import EDIBLE
from hearthside.games.caverna.goods import (
    BOAR,
    CATTLE,
    DONKEY,
    FOOD,
    GOLD,
    GOODS,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
)
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.hooks import Exchange
from hearthside.games.caverna.questions import COOKED_EXTRA, ORE_WITH_STONE
from hearthside.games.caverna.rates import animal_food, crop_food


def has(home: Home, price: list[int]) -> bool:
    """Can the price be paid from the supply as it is?"""
    goods = home.goods
    for good in range(len(price)):
        if price[good] > goods[good]:
            return False
    return True


def could_pay(home: Home, price: list[int], rubies: int = 0, food: int = 0, boars: int = 0) -> bool:
    """Can the price be paid after exchanges, once `rubies` are spent on tiles that bring the rest?

    `food` and `boars` are what those tiles bring (icons).
    """
    goods = home.goods[:GOODS]
    goods[RUBY] -= rubies
    goods[FOOD] += food
    goods[BOAR] += boars
    if goods[RUBY] < 0:
        return False
    weapons = 0
    for exchange in home.hooks.exchanges:
        if not exchange.pay:
            weapons += all_strengths(home.dwarfs)
    goods[FOOD] += weapons
    if _rubies_reach(home, goods, price):
        return True
    if not home.hooks.exchanges:
        return False
    offers = _helpful(home, goods, price)
    return len(offers) > 0 and _search(home, goods, price, offers, set())


def _helpful(home: Home, goods: list[int], price: list[int]) -> list[Exchange]:
    """The tiles' exchanges that bring what is missing, or what such an exchange takes."""
    wanted = [good == RUBY for good in range(GOODS)]
    for good in range(len(price)):
        if price[good] > goods[good]:
            wanted[good] = True
    found: list[Exchange] = []
    more = True
    while more:
        more = False
        if wanted[FOOD]:
            for good in EDIBLE:
                wanted[good] = True
        if wanted[ORE] and home.hooks.statics[ORE_WITH_STONE]:
            wanted[STONE] = True
        for exchange in home.hooks.exchanges:
            if exchange.pay and exchange not in found and _brings(exchange, wanted):
                found.append(exchange)
                more = True
                for good in range(GOODS):
                    if exchange.pay[good]:
                        wanted[good] = True
    return found


def _brings(exchange: Exchange, wanted: list[bool]) -> bool:
    for good in range(GOODS):
        if wanted[good] and exchange.gain[good]:
            return True
    return False


def _rubies_reach(home: Home, goods: list[int], price: list[int]) -> bool:
    """Do rubies close every gap, and the rest of the supply the gap in food?"""
    left = goods[RUBY]
    bought = 0
    for good in range(len(price)):
        gap = price[good] - goods[good]
        if gap > 0 and good != FOOD:
            if good == STONE:
                bought = gap * home.hooks.statics[ORE_WITH_STONE]
            elif good == ORE:
                gap = max(0, gap - bought)
            left -= gap
            if left < 0:
                return False
    hungry = price[FOOD] - goods[FOOD]
    if hungry <= 0:
        return True
    extra = home.hooks.statics[COOKED_EXTRA]
    gold = max(0, goods[GOLD] - price[GOLD])
    food = (2 + extra) * left
    food += max(0, gold - 1)
    food += crop_food(
        home, max(0, goods[GRAIN] - price[GRAIN]), max(0, goods[VEGETABLE] - price[VEGETABLE])
    )
    for kind in (SHEEP, DONKEY, BOAR, CATTLE):
        food += animal_food(kind, goods[kind], extra)
    return food >= hungry


def _search(
    home: Home,
    goods: list[int],
    price: list[int],
    offers: list[Exchange],
    seen: set[tuple[int, ...]],
) -> bool:
    """Try the tiles' exchanges one after another, rubies filling what they lack."""
    key = tuple(goods)
    if key in seen:
        return False
    seen.add(key)
    for offer in offers:
        after = _exchanged(goods, offer, home.hooks.statics[ORE_WITH_STONE])
        if after[RUBY] < 0:
            continue
        if _rubies_reach(home, after, price):
            return True
        if _search(home, after, price, offers, seen):
            return True
    return False


def _exchanged(goods: list[int], exchange: Exchange, seam: int) -> list[int]:
    """The goods after an exchange, rubies (perhaps too many) spent on what it lacks.

    With `seam` ore comes with every stone, so that a ruby for ore is better spent on stone.
    """
    after = goods[:]
    for good in range(GOODS):
        after[good] -= exchange.pay[good]
        if after[good] < 0 and good != RUBY:
            gap = -after[good]
            after[RUBY] -= gap
            after[good] = 0
            if good == STONE:
                after[ORE] += gap * seam
            elif good == ORE:
                after[STONE] += gap * seam
    for good in range(GOODS):
        after[good] += exchange.gain[good]
    after[ORE] += exchange.gain[STONE] * seam
    return after
