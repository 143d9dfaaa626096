"""Plans that turn goods into food.

A plan says how many of eleven goods are given up, and which weapons; what they bring is the most
that the owner's tiles make of them (RUL-005). It is packed into the choice that carries it out.
"""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice
from hearthside.games.caverna.barter import Barter
from hearthside.games.caverna.dwarf import disarmed, strength_of
from hearthside.games.caverna.events import DISARMED, GAINED
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
    WOOD,
)
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.questions import COOKED_EXTRA
from hearthside.games.caverna.rates import animal_food, meal_food
from hearthside.games.caverna.state import Caverna

EDIBLE: Final = (GRAIN, VEGETABLE, SHEEP, DONKEY, BOAR, CATTLE, RUBY, GOLD)
"""The goods of a plan that are food for everybody, in the order of its numbers."""
GIVEN: Final = (*EDIBLE, WOOD, STONE, ORE)
"""All goods of a plan."""
SHIFTS: Final = (8, 14, 20, 26, 32, 38, 44, 50, 58, 64, 70)
WIDTHS: Final = (63, 63, 63, 63, 63, 63, 63, 255, 63, 63, 63)
WEAPON_SHIFT: Final = 76
WEAPON_BITS: Final = 24
"""Up to six strengths of four bits, the weakest in the lowest."""
WORK_SHIFT: Final = 100
KEEP_SHIFT: Final = 102

WEAPONS: Final = 11
"""The place of the weapons in a plan, as one number."""


def plan_food(home: Home, plan: list[int]) -> int:
    """How much food a plan brings, weapons left out."""
    if len(plan) > 8 and (plan[8] or plan[9] or plan[10]):
        return Barter(home, offered(plan), 0, 0).food
    extra = home.hooks.statics[COOKED_EXTRA]
    food = meal_food(home, plan[0], plan[1], plan[6])
    for i in range(2, 6):
        if plan[i]:
            food += animal_food(EDIBLE[i], plan[i], extra)
    return food + plan[7] - 1 if plan[7] else food


def offered(plan: list[int]) -> list[int]:
    """The goods of a plan by their numbers."""
    goods = [0] * GOODS
    for i in range(11):
        goods[GIVEN[i]] = plan[i]
    return goods


def weapon_food(code: int) -> int:
    """The food for the weapons of a plan (CAV-11.49)."""
    food = 0
    while code:
        food += code & 15
        code >>= 4
    return food


def weapon_list(code: int) -> list[int]:
    """The strengths of the weapons of a plan, the weakest first.

    >>> weapon_list(weapon_code([3, 14, 14]))
    [3, 14, 14]
    """
    found: list[int] = []
    while code:
        found.append(code & 15)
        code >>= 4
    return found


def weapon_code(strengths: list[int]) -> int:
    code = 0
    for i in range(len(strengths)):
        code |= strengths[i] << 4 * i
    return code


def weapons_of(home: Home) -> list[int]:
    """The weapons that the owner may give up for food, the weakest first (CAV-11.49)."""
    for exchange in home.hooks.exchanges:
        if not exchange.pay:
            found = [strength_of(dwarf) for dwarf in home.dwarfs if strength_of(dwarf)]
            found.sort()
            return found
    return []


def pack(kind: int, plan: list[int], work: int = 0, keep: int = 0) -> Choice:
    c = kind | work << WORK_SHIFT | keep << KEEP_SHIFT
    for i in range(min(len(plan), 11)):
        c |= plan[i] << SHIFTS[i]
    return c | plan[WEAPONS] << WEAPON_SHIFT if len(plan) > WEAPONS else c


def work_of(c: Choice) -> int:
    """How the Working cave is used, by the number of its payment; 0: not at all (CAV-11.46)."""
    return c >> WORK_SHIFT & 3


def kept_of(c: Choice) -> int:
    """The food that is not paid although it is due."""
    return c >> KEEP_SHIFT


def unpack(c: Choice) -> list[int]:
    plan = [c >> SHIFTS[i] & WIDTHS[i] for i in range(11)]
    plan.append(c >> WEAPON_SHIFT & (1 << WEAPON_BITS) - 1)
    return plan


class Cooking:
    """What a plan brings: `food` (-1 if it cannot be), and what is `left` of its goods.

    `n` of the good `want` are needed besides; what the owner keeps may pay them.
    """

    def __init__(self, home: Home, plan: list[int], want: int = 0, n: int = 0) -> None:
        self.left: list[int] = []
        if n:
            n = max(0, n - home.goods[want] + plan[GIVEN.index(want)])
        if n or plan[8] or plan[9] or plan[10]:
            barter = Barter(home, offered(plan), want, n)
            self.food = barter.food
            self.left = barter.left
        else:
            self.food = plan_food(home, plan)
        if plan[WEAPONS] and self.food >= 0:
            self.food += weapon_food(plan[WEAPONS])


def carry_out(s: Caverna, p: int, plan: list[int], cooking: Cooking) -> None:
    """Turn the goods of a plan into food."""
    home = s.homes[p]
    left = cooking.left
    for i in range(11):
        good = GIVEN[i]
        n = plan[i] - left[good] if left else plan[i]
        if n > 0:
            s.pay(p, good, n)
        elif n < 0:
            home.goods[good] -= n
            s.note(GAINED, p, good, -n)
    s.gain(p, FOOD, cooking.food)


def disarm_all(s: Caverna, p: int, code: int) -> None:
    """The weapons of a plan are gone (CAV-11.49)."""
    home = s.homes[p]
    for strength in weapon_list(code):
        for i in range(len(home.dwarfs)):
            if strength_of(home.dwarfs[i]) == strength:
                home.dwarfs[i] = disarmed(home.dwarfs[i])
                s.note(DISARMED, p, strength)
                break


def covered(home: Home, plan: list[int], working: bool = False) -> bool:
    """Does the owner have what the plan needs? One gold alone is no food (CAV-14.53).

    Where somebody is `working` for food, a tile may turn it into what is worked with.
    """
    for i in range(11):
        if plan[i] > home.goods[GIVEN[i]]:
            return False
    if plan[WEAPONS]:
        have = weapons_of(home)
        for strength in weapon_list(plan[WEAPONS]):
            if strength not in have:
                return False
            have.remove(strength)
    return plan[7] != 1 or working or plan[8] + plan[9] + plan[10] > 0
