"""What a player could pay after any-time exchanges (CAV-4.7, 7, ADR 0006)."""

from __future__ import annotations

from hearthside.games.caverna.food import animal_food, crop_food
from hearthside.games.caverna.furnishing import COOKED_EXTRA, EXCHANGES
from hearthside.games.caverna.goods import (
    BOAR,
    CATTLE,
    DONKEY,
    FOOD,
    GOLD,
    GOODS,
    GRAIN,
    RUBY,
    SHEEP,
    VEGETABLE,
)
from hearthside.games.caverna.home import STRENGTH, Home


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
    for offer in home.hooks.anytime:
        exchange = EXCHANGES[offer]
        if not exchange.pay:
            for dwarf in home.dwarfs:
                weapons += dwarf & STRENGTH
    goods[FOOD] += weapons
    if _rubies_reach(home, goods, price):
        return True
    offers = [offer for offer in home.hooks.anytime if EXCHANGES[offer].pay]
    if not offers:
        return False
    return _search(home, goods, price, offers, set())


def _rubies_reach(home: Home, goods: list[int], price: list[int]) -> bool:
    """Do rubies close every gap, and the rest of the supply the gap in food?"""
    left = goods[RUBY]
    for good in range(len(price)):
        if good != FOOD and price[good] > goods[good]:
            left -= price[good] - goods[good]
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
    home: Home, goods: list[int], price: list[int], offers: list[int], seen: set[tuple[int, ...]]
) -> bool:
    """Try the tiles' exchanges one after another, rubies filling what they lack."""
    key = tuple(goods)
    if key in seen:
        return False
    seen.add(key)
    for offer in offers:
        exchange = EXCHANGES[offer]
        after = goods[:]
        for good in range(GOODS):
            after[good] -= exchange.pay[good]
            if after[good] < 0 and good != RUBY:
                after[RUBY] += after[good]
                after[good] = 0
        if after[RUBY] < 0:
            continue
        for good in range(GOODS):
            after[good] += exchange.gain[good]
        if _rubies_reach(home, after, price):
            return True
        if _search(home, after, price, offers, seen):
            return True
    return False
