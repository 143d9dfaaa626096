"""Turning goods into food (CAV-7.8, 7.9) and plans for it.

A plan says how many of eight goods are turned into food, at the best rates the owner's tiles
give (RUL-005). It is packed into the choice that carries it out.
"""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice
from hearthside.games.caverna.goods import (
    BOAR,
    CATTLE,
    DONKEY,
    FOOD,
    GOLD,
    GRAIN,
    RUBY,
    SHEEP,
    VEGETABLE,
)
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.questions import (
    COOKED_EXTRA,
    GRAIN_AND_VEGETABLE_MEAL,
    TWO_GRAIN_MEAL,
)
from hearthside.games.caverna.state import Caverna

EDIBLE: Final = (GRAIN, VEGETABLE, SHEEP, DONKEY, BOAR, CATTLE, RUBY, GOLD)
"""The goods of a plan, in the order of its numbers."""
SHIFTS: Final = (8, 14, 20, 26, 32, 38, 44, 50)
WIDTHS: Final = (63, 63, 63, 63, 63, 63, 63, 255)
WORK_SHIFT: Final = 58
KEEP_SHIFT: Final = 60

LEAST_MISSED: Final = (5, 4, 0, 1, 3, 2, 6, 7)
"""Positions in EDIBLE, most gladly given away first: large animals, crops, rubies, gold."""


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


def plan_food(home: Home, plan: list[int]) -> int:
    """How much food a plan brings."""
    extra = home.hooks.statics[COOKED_EXTRA]
    food = crop_food(home, plan[0], plan[1]) + 2 * plan[6]
    for i in range(2, 6):
        if plan[i]:
            food += animal_food(EDIBLE[i], plan[i], extra)
    return food + plan[7] - 1 if plan[7] else food


def pack(kind: int, plan: list[int], work: int = 0, keep: int = 0) -> Choice:
    c = kind | work << WORK_SHIFT | keep << KEEP_SHIFT
    for i in range(8):
        c |= plan[i] << SHIFTS[i]
    return c


def work_of(c: Choice) -> int:
    """How the Working cave is used, by the number of its payment; 0: not at all (CAV-11.46)."""
    return c >> WORK_SHIFT & 3


def kept_of(c: Choice) -> int:
    """The food that is not paid although it is due."""
    return c >> KEEP_SHIFT


def unpack(c: Choice) -> list[int]:
    return [c >> SHIFTS[i] & WIDTHS[i] for i in range(8)]


def carry_out(s: Caverna, p: int, plan: list[int]) -> None:
    """Turn the goods of a plan into food."""
    food = plan_food(s.homes[p], plan)
    for i in range(8):
        s.pay(p, EDIBLE[i], plan[i])
    s.gain(p, FOOD, food)


def covered(home: Home, plan: list[int]) -> bool:
    """Does the owner have what the plan needs? One gold alone is no food (CAV-14.53)."""
    for i in range(8):
        if plan[i] > home.goods[EDIBLE[i]]:
            return False
    return plan[7] != 1


_SMALLEST: Final[dict[int, list[list[int]]]] = {}
"""Answers of `Larder.smallest`: by the need, the rates, and the supply as far as it matters."""


class Larder:
    """What one owner could turn into food."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.have = [min(home.goods[EDIBLE[i]], WIDTHS[i]) for i in range(8)]

    def all(self) -> list[int]:
        """The plan that turns everything into food."""
        plan = self.have[:]
        if plan[7] < 2:
            plan[7] = 0
        return plan

    def raising(self, need: int, leading: int) -> list[int] | None:
        """A smallest plan for `need` food that uses the good at position `leading` first."""
        plan = [0, 0, 0, 0, 0, 0, 0, 0]
        have = self.have
        home = self.home
        food = 0
        for turn in range(-1, 8):
            i = leading if turn < 0 else LEAST_MISSED[turn]
            if turn >= 0 and i == leading:
                continue
            if i == 7:
                plan[7] = min(have[7], need - food + 1) if have[7] > 1 else 0
                food = plan_food(home, plan)
            else:
                while food < need and plan[i] < have[i]:
                    plan[i] += 1
                    food = plan_food(home, plan)
            if food >= need:
                return self.trimmed(plan, need)
        return None

    def trimmed(self, plan: list[int], need: int) -> list[int]:
        """Leave out what is not needed; the last two gold go together (CAV-14.53)."""
        for i in (7, 6, 0, 1, 2, 3, 4, 5):
            while plan[i]:
                step = 2 if i == 7 and plan[i] == 2 else 1
                plan[i] -= step
                if plan_food(self.home, plan) < need:
                    plan[i] += step
                    break
        return plan

    def proposals(self, need: int) -> list[list[int]]:
        """Smallest plans for `need` food, the most sensible first, one leading with each good."""
        found: list[list[int]] = []
        for i in LEAST_MISSED:
            if self.have[i]:
                plan = self.raising(need, i)
                if plan is None:
                    return found
                if plan not in found:
                    found.append(plan)
        return found

    def smallest(self, need: int) -> list[list[int]]:
        """Every plan for `need` food from which nothing can be left out (for small needs)."""
        statics = self.home.hooks.statics
        key = need
        key = key << 4 | statics[COOKED_EXTRA]
        key = key << 4 | statics[GRAIN_AND_VEGETABLE_MEAL]
        key = key << 4 | statics[TWO_GRAIN_MEAL]
        for n in self.have:
            key = key << 4 | min(n, need + 1)
        found = _SMALLEST.get(key)
        if found is None:
            found = []
            self._extend([0, 0, 0, 0, 0, 0, 0, 0], 0, need, found)
            _SMALLEST[key] = found
        return found

    def _extend(self, plan: list[int], i: int, need: int, found: list[list[int]]) -> None:
        if plan_food(self.home, plan) >= need:
            if plan[7] != 1 and self.trimmed(plan[:], need) == plan:
                found.append(plan[:])
            return
        if i == 8:
            return
        for n in range(self.have[i] + 1):
            plan[i] = n
            self._extend(plan, i + 1, need, found)
            if n and plan_food(self.home, plan) >= need:
                break
        plan[i] = 0
