"""Plans for food: smallest ones, one leading with each good, and every smallest one."""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna.barter import trades_materials
from hearthside.games.caverna.food import (
    EDIBLE,
    GIVEN,
    WEAPONS,
    WIDTHS,
    Cooking,
    plan_food,
    weapon_code,
    weapon_list,
    weapons_of,
)
from hearthside.games.caverna.goods import DONKEY
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.questions import (
    COOKED_EXTRA,
    GRAIN_AND_VEGETABLE_MEAL,
    TWO_GRAIN_MEAL,
)

ALL_MATERIALS: Final = 8
ALL_WEAPONS: Final = 9
"""What may lead a plan besides the eight goods of EDIBLE."""
LEAST_MISSED: Final = (5, 4, 0, 1, 3, 2, 6, 7, ALL_MATERIALS, ALL_WEAPONS)
"""Most gladly given away first: large animals, crops, rubies, gold, then materials, weapons."""
TRIMMED: Final = (7, 6, 0, 1, 2, 3, 4, 5, 8, 9, 10)
"""The order in which goods are left out of a plan that has too much."""

_SMALLEST: Final[dict[int, list[list[int]]]] = {}
_PROPOSED: Final[dict[int, list[list[int]]]] = {}
"""Answers given before: by the need, the rates, and the supply as far as it matters."""
REMEMBERED: Final = 50_000


class Larder:
    """What one owner could turn into food.

    When dwarfs are fed, `hungry` is the food due without the donkeys in `mines` (CAV-10.12), and
    `n` of the good `want` are paid to the Working cave.
    """

    def __init__(
        self, home: Home, hungry: int = 0, mines: int = 0, want: int = 0, n: int = 0
    ) -> None:
        self.home = home
        self.hungry = hungry
        self.mines = mines
        self.want = want
        self.n = n
        self.have = [min(home.goods[EDIBLE[i]], WIDTHS[i]) for i in range(8)]
        self.have += [0, 0, 0]
        self.weapons: list[int] = []
        if home.hooks.exchanges:
            self.weapons = weapons_of(home)
            if trades_materials(home):
                for i in range(8, 11):
                    self.have[i] = min(home.goods[GIVEN[i]], WIDTHS[i])

    def worth(self, plan: list[int]) -> int:
        """The food of a plan, less what its donkeys would have saved; -1 if it cannot be."""
        if self.n or plan[WEAPONS] or plan[8] or plan[9] or plan[10]:
            food = Cooking(self.home, plan, self.want, self.n).food
        else:
            food = plan_food(self.home, plan)
        if self.mines and plan[3] and food >= 0:
            donkeys = self.home.goods[DONKEY]
            food += max(0, self.hungry - min(donkeys, self.mines))
            food -= max(0, self.hungry - min(donkeys - plan[3], self.mines))
        return food

    def most(self) -> list[int]:
        """A plan that brings as much food as there is to be had."""
        plan = [*self.have, weapon_code(self.weapons)]
        food = self.worth(plan)
        return self.trimmed(plan, food) if food >= 0 else [0] * 12

    def raising(self, need: int, leading: int) -> list[int] | None:
        """A smallest plan for `need` food that uses what stands at `leading` first."""
        plan = [0] * 12
        food = self.worth(plan)
        for turn in range(-1, len(LEAST_MISSED)):
            i = leading if turn < 0 else LEAST_MISSED[turn]
            if turn >= 0 and i == leading:
                continue
            if food < need:
                food = self.add(plan, i, need, food)
            if food >= need:
                return self.trimmed(plan, need)
        return None

    def add(self, plan: list[int], i: int, need: int, food: int) -> int:
        """Put more of a good, or materials, or weapons, into a plan; what it is worth then."""
        have = self.have
        if i == ALL_WEAPONS:
            if self.weapons:
                plan[WEAPONS] = self.arms(need - food)
            return self.worth(plan)
        if i == ALL_MATERIALS:
            for good in range(8, 11):
                plan[good] = have[good]
            return self.worth(plan)
        if i == 7:
            plan[7] = min(have[7], need - food + 1) if have[7] > 1 or have[8] else 0
            if self.n:
                plan[7] = have[7]
            return self.worth(plan)
        while food < need and plan[i] < have[i]:
            plan[i] += 1
            food = self.worth(plan)
        return food

    def arms(self, need: int) -> int:
        """The weapons with the least strength that bring so much food; all if none do."""
        best = self.weapons
        least = 1000
        for chosen in range(1, 1 << len(self.weapons)):
            some = [self.weapons[i] for i in range(len(self.weapons)) if chosen >> i & 1]
            strength = sum(some)
            if need <= strength < least:
                least = strength
                best = some
        return weapon_code(best)

    def trimmed(self, plan: list[int], need: int) -> list[int]:
        """Leave out what is not needed; the last two gold go together (CAV-14.53)."""
        for i in TRIMMED:
            while plan[i]:
                step = 2 if i == 7 and plan[i] == 2 else 1
                plan[i] -= step
                if self.worth(plan) < need:
                    plan[i] += step
                    break
        if plan[WEAPONS]:
            for strength in reversed(weapon_list(plan[WEAPONS])):
                before = plan[WEAPONS]
                fewer = weapon_list(before)
                fewer.remove(strength)
                plan[WEAPONS] = weapon_code(fewer)
                if self.worth(plan) < need:
                    plan[WEAPONS] = before
        return plan

    def proposals(self, need: int) -> list[list[int]]:
        """Smallest plans for `need` food, the most sensible first, one leading with each good."""
        if not self.plain():
            return self._proposals(need)
        key = self.key(need)
        found = _PROPOSED.get(key)
        if found is None:
            found = self._proposals(need)
            if len(_PROPOSED) >= REMEMBERED:
                _PROPOSED.clear()
            _PROPOSED[key] = found
        return found[:]

    def plain(self) -> bool:
        """Do only the eight goods count, each at its own rate?"""
        if self.n or self.weapons or (self.mines and self.have[3]):
            return False
        return self.have[8] + self.have[9] + self.have[10] == 0

    def key(self, need: int) -> int:
        """The need, the rates, and of each good as much as one plan could use."""
        statics = self.home.hooks.statics
        key = need
        key = key << 4 | statics[COOKED_EXTRA]
        key = key << 4 | statics[GRAIN_AND_VEGETABLE_MEAL]
        key = key << 4 | statics[TWO_GRAIN_MEAL]
        for n in self.have[:8]:
            key = key << 6 | min(n, need + 1)
        return key

    def _proposals(self, need: int) -> list[list[int]]:
        found: list[list[int]] = []
        for i in LEAST_MISSED:
            if self.leads(i):
                plan = self.raising(need, i)
                if plan is None:
                    return found
                if plan not in found:
                    found.append(plan)
        return found

    def leads(self, i: int) -> bool:
        """Is there any of what stands at `i`?"""
        if i == ALL_WEAPONS:
            return len(self.weapons) > 0
        if i == ALL_MATERIALS:
            return self.have[8] + self.have[9] + self.have[10] > 0
        return self.have[i] > 0

    def smallest(self, need: int) -> list[list[int]]:
        """Every plan of the eight goods from which nothing can be left out (for small needs)."""
        key = self.key(need)
        found = _SMALLEST.get(key)
        if found is None:
            found = []
            self._extend([0] * 12, 0, need, found)
            if len(_SMALLEST) >= REMEMBERED:
                _SMALLEST.clear()
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
