"""What goods bring when they become food (CAV-7.8, 7.9), at the best rates of the owner's tiles."""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna.goods import BOAR, DONKEY, SHEEP
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.questions import (
    COOKED_EXTRA,
    GRAIN_AND_VEGETABLE_MEAL,
    TWO_GRAIN_MEAL,
)


def animal_food(good: int, n: int, extra: int) -> int:
    """Food for `n` farm animals of one kind; `extra` per animal (CAV-7.8, 11.44)."""
    if good == DONKEY:
        return 3 * (n // 2) + n % 2 + extra * n
    if good == SHEEP:
        return n + extra * n
    if good == BOAR:
        return 2 * n + extra * n
    return 3 * n + extra * n


def crop_food(home: Home, grain: int, vegetables: int) -> int:
    """Food for crops at the best rates (Cooking cave CAV-11.45, Beer parlor CAV-11.54)."""
    meal = home.hooks.statics[GRAIN_AND_VEGETABLE_MEAL]
    beer = home.hooks.statics[TWO_GRAIN_MEAL]
    if not meal and not beer:
        return grain + 2 * vegetables
    best = 0
    for meals in range(min(grain, vegetables) + 1 if meal else 1):
        left = grain - meals
        food = meals * meal + 2 * (vegetables - meals)
        food += beer * (left // 2) + left % 2 if beer else left
        best = max(best, food)
    return best


_WITH_RUBIES: Final[dict[int, int]] = {}
"""Answers of `meal_food` where rubies may become crops."""


def meal_food(home: Home, grain: int, vegetables: int, rubies: int) -> int:
    """Food for crops and rubies: a ruby is 2 food, or a boar, or a crop for a better meal."""
    statics = home.hooks.statics
    each = 2 + statics[COOKED_EXTRA]
    food = crop_food(home, grain, vegetables)
    if not rubies:
        return food
    meal = statics[GRAIN_AND_VEGETABLE_MEAL]
    beer = statics[TWO_GRAIN_MEAL]
    if not meal and not beer:
        return food + each * rubies
    key = (((grain << 8 | vegetables) << 8 | rubies) << 4 | each) << 8 | meal << 4 | beer
    best = _WITH_RUBIES.get(key, -1)
    if best < 0:
        for more_grain in range(rubies + 1):
            for more in range(rubies - more_grain + 1):
                food = crop_food(home, grain + more_grain, vegetables + more)
                best = max(best, food + each * (rubies - more_grain - more))
        _WITH_RUBIES[key] = best
    return best
