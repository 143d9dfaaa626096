"""Goods, animals and the other numbers a player has (CAV-1.1 to 1.4)."""

from __future__ import annotations

from typing import Final

WOOD: Final = 0
STONE: Final = 1
ORE: Final = 2
RUBY: Final = 3
GRAIN: Final = 4
VEGETABLE: Final = 5
FOOD: Final = 6
GOLD: Final = 7
DOG: Final = 8
SHEEP: Final = 9
DONKEY: Final = 10
BOAR: Final = 11
CATTLE: Final = 12
BEGGING: Final = 13
"""Begging markers (CAV-10.14)."""
STABLES: Final = 14
"""Stables left in the personal stock (CAV-1.11)."""
WOOD_COMING: Final = 15
STONE_COMING: Final = 16
RUBY_COMING: Final = 17
"""Deliveries still to come from the suppliers (CAV-11.29 to 11.31)."""
EXTENDED: Final = 18
"""1 once both halves of Extension were used in one action (CAV-11.41)."""
NUMBERS: Final = 19

GOODS: Final = 13
"""How many of the numbers are goods and animals."""
FARM_ANIMALS: Final = (SHEEP, DONKEY, BOAR, CATTLE)
"""Dogs are animals but never farm animals (CAV-1.3)."""

GOOD_NAMES: Final = (
    "wood",
    "stone",
    "ore",
    "ruby",
    "grain",
    "vegetable",
    "food",
    "gold",
    "dog",
    "sheep",
    "donkey",
    "boar",
    "cattle",
)


class Price:
    """What something costs, as printed. `ways` remembers how it may be paid (furnish.py)."""

    __slots__ = ("amounts", "food", "gold", "grain", "ore", "stone", "vegetable", "ways", "wood")

    def __init__(
        self,
        wood: int = 0,
        stone: int = 0,
        ore: int = 0,
        grain: int = 0,
        vegetable: int = 0,
        food: int = 0,
        gold: int = 0,
        ruby: int = 0,
    ) -> None:
        self.wood = wood
        self.stone = stone
        self.ore = ore
        self.grain = grain
        self.vegetable = vegetable
        self.food = food
        self.gold = gold
        self.amounts = [wood, stone, ore, ruby, grain, vegetable, food, gold]
        self.ways: dict[int, list[list[int]]] = {}

    def splits(self, wood: int, stone: int) -> list[list[int]]:
        """What may be paid when so much wood and stone is saved; a plain price is one way."""
        amounts = self.amounts[:]
        amounts[WOOD] = max(0, amounts[WOOD] - wood)
        amounts[STONE] = max(0, amounts[STONE] - stone)
        return [amounts]


def named(amounts: list[int]) -> dict[str, int]:
    """Amounts by the names of the goods, without zeros.

    >>> named([2, 0, 1])
    {'wood': 2, 'ore': 1}
    """
    return {name: n for n, name in zip(amounts, GOOD_NAMES, strict=False) if n}


def describe(amounts: list[int]) -> str:
    """Goods in words, as tokens write them.

    >>> describe([2, 0, 1])
    '2 wood 1 ore'
    """
    return " ".join(f"{n} {name}" for n, name in zip(amounts, GOOD_NAMES, strict=False) if n)
