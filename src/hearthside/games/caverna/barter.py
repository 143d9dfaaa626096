"""Exchanges of tiles on the way to food: building materials, gold and rubies (CAV-7.12)."""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna.goods import (
    FARM_ANIMALS,
    FOOD,
    GOLD,
    GOODS,
    GRAIN,
    ORE,
    RUBY,
    STONE,
    VEGETABLE,
    WOOD,
)
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.hooks import Exchange
from hearthside.games.caverna.questions import COOKED_EXTRA, ORE_WITH_STONE
from hearthside.games.caverna.rates import animal_food, meal_food

MATERIALS: Final = (WOOD, STONE, ORE)
BOUGHT: Final = (WOOD, STONE, ORE, GOLD)
"""What a ruby may buy for a further exchange."""


def has_material(amounts: list[int]) -> bool:
    return amounts[WOOD] > 0 or amounts[STONE] > 0 or amounts[ORE] > 0


def trades_materials(home: Home) -> bool:
    """Has the owner a tile that takes or gives building materials?"""
    for exchange in home.hooks.exchanges:
        if exchange.pay and (has_material(exchange.pay) or has_material(exchange.gain)):
            return True
    return False


class Barter:
    """The most food that some goods bring, by any exchanges; `n` of the good `want` must be left.

    `food` is -1 as long as no way is found; `left` is what remains of materials and gold.
    """

    def __init__(self, home: Home, goods: list[int], want: int, n: int) -> None:
        self.home = home
        self.want = want
        self.n = n
        self.food = -1
        self.left = [0] * GOODS
        self.seam = home.hooks.statics[ORE_WITH_STONE]
        self.offers: list[Exchange] = []
        self.rubies_help = self.seam > 0
        for exchange in home.hooks.exchanges:
            if exchange.pay and has_material(exchange.pay):
                self.offers.append(exchange)
            elif n and exchange.pay and has_material(exchange.gain):
                self.offers.append(exchange)
                self.rubies_help = True
        if n and self.offers:
            for exchange in home.hooks.exchanges:
                if exchange.pay and exchange.gain[GOLD] and exchange not in self.offers:
                    self.offers.append(exchange)
        self.seen: set[tuple[int, ...]] = set()
        self.look(goods)

    def look(self, goods: list[int]) -> None:
        """Eat what is there, or make one more exchange first."""
        key = tuple(goods)
        if key in self.seen:
            return
        self.seen.add(key)
        self.eat(goods)
        for exchange in self.offers:
            after = goods[:]
            for good in range(GOODS):
                after[good] -= exchange.pay[good]
            if min(after) >= 0:
                for good in range(GOODS):
                    after[good] += exchange.gain[good]
                after[ORE] += self.seam * exchange.gain[STONE]
                self.look(after)
        if self.rubies_help and goods[RUBY]:
            for good in BOUGHT:
                after = goods[:]
                after[RUBY] -= 1
                after[good] += 1
                if good == STONE:
                    after[ORE] += self.seam
                self.look(after)

    def eat(self, goods: list[int]) -> None:
        """Everything that can become food does; is that the most so far?"""
        if goods[self.want] < self.n:
            return
        extra = self.home.hooks.statics[COOKED_EXTRA]
        food = goods[FOOD] + meal_food(self.home, goods[GRAIN], goods[VEGETABLE], goods[RUBY])
        for kind in FARM_ANIMALS:
            food += animal_food(kind, goods[kind], extra)
        if goods[GOLD] > 1:
            food += goods[GOLD] - 1
        if food > self.food or (food == self.food and self.spares(goods)):
            self.food = food
            self.left = [0] * GOODS
            for good in MATERIALS:
                self.left[good] = goods[good]
            if goods[GOLD] == 1:
                self.left[GOLD] = 1

    def spares(self, goods: list[int]) -> bool:
        """Is more left than in the best way so far?"""
        before = after = 0
        for good in MATERIALS:
            before += self.left[good]
            after += goods[good]
        return after > before
