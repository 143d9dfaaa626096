"""Goods and the other numbers a player has (AGR-1.4).

Amounts of several goods are either a list of ten numbers or, in choices, on spaces and on round
spaces, one packed number with six bits per good.
"""

from __future__ import annotations

from typing import Final

WOOD: Final = 0
CLAY: Final = 1
REED: Final = 2
STONE: Final = 3
GRAIN: Final = 4
VEGETABLE: Final = 5
FOOD: Final = 6
SHEEP: Final = 7
BOAR: Final = 8
CATTLE: Final = 9
GOODS: Final = 10
"""How many kinds of goods there are."""

BEGGING: Final = 10
"""Begging markers (AGR-12.5)."""
BONUS: Final = 11
"""Bonus points noted during the game (AGC-3.16); may be negative."""
PIECES_SPENT: Final = 12
"""Fence pieces spent elsewhere than on the farmyard (AGR-2.8 a)."""
STABLES_SPENT: Final = 13
"""Stable pieces spent elsewhere than on the farmyard."""
OCCUPATIONS_PLAYED: Final = 14
"""Occupations this player has played in the game (AGR-6.4.7)."""
PLACED: Final = 15
"""People placed this round: the number of the last one (AGC-3.12)."""
GATHERED: Final = 16
"""Building resources gained in this work phase."""
CARDS_SEEN: Final = 17
"""How many cards this player has put down so far; numbers them in playing order."""
NUMBERS: Final = 18

BUILDING: Final = (WOOD, CLAY, REED, STONE)
"""Building resources."""
CROPS: Final = (GRAIN, VEGETABLE)
ANIMALS: Final = (SHEEP, BOAR, CATTLE)

GOOD_NAMES: Final = (
    "wood",
    "clay",
    "reed",
    "stone",
    "grain",
    "vegetable",
    "food",
    "sheep",
    "boar",
    "cattle",
)
WIDTH: Final = 6
MOST: Final = 63
"""The largest amount of one good in a packed number."""
ANY_FOOD: Final = MOST << WIDTH * FOOD
"""The part of a packed number that is food."""


def pack(amounts: list[int]) -> int:
    """A list of amounts as one number.

    >>> unpack(pack([3, 0, 2, 0, 0, 0, 1, 0, 0, 0]))
    [3, 0, 2, 0, 0, 0, 1, 0, 0, 0]
    """
    packed = 0
    for good in range(len(amounts)):
        packed |= amounts[good] << WIDTH * good
    return packed


def unpack(packed: int) -> list[int]:
    amounts = [0] * GOODS
    for good in range(GOODS):
        amounts[good] = packed >> WIDTH * good & MOST
    return amounts


def some(good: int, n: int = 1) -> int:
    """`n` of one good, packed."""
    return n << WIDTH * good


def count_of(packed: int, good: int) -> int:
    """How many of a good are in a packed number."""
    return packed >> WIDTH * good & MOST


def bundle(
    wood: int = 0,
    clay: int = 0,
    reed: int = 0,
    stone: int = 0,
    grain: int = 0,
    vegetable: int = 0,
    food: int = 0,
    sheep: int = 0,
    boar: int = 0,
    cattle: int = 0,
) -> int:
    """Goods by name, packed.

    >>> describe(bundle(wood=2, food=1))
    '2 wood 1 food'
    """
    return pack([wood, clay, reed, stone, grain, vegetable, food, sheep, boar, cattle])


def listed(packed: int) -> list[tuple[int, int]]:
    """The goods there are of something, each with its number."""
    found: list[tuple[int, int]] = []
    good = 0
    while packed:
        if packed & MOST:
            found.append((good, packed & MOST))
        packed >>= WIDTH
        good += 1
    return found


def animals_in(packed: int) -> int:
    """The animals among packed goods, counted from sheep on."""
    return packed >> WIDTH * SHEEP


def all_food(packed: int) -> bool:
    """Is it food and nothing else?"""
    return packed > 0 and packed == packed & ANY_FOOD


def has(supply: list[int], price: int) -> bool:
    """Are all these goods in a supply?"""
    good = 0
    while price:
        if price & MOST > supply[good]:
            return False
        price >>= WIDTH
        good += 1
    return True


def contains(packed: int, part: int) -> bool:
    """Are all goods of `part` among the others?"""
    while part:
        if part & MOST > packed & MOST:
            return False
        part >>= WIDTH
        packed >>= WIDTH
    return True


def food_left(supply: list[int], price: int, rates: list[int]) -> int:
    """The food of a supply after a price, goods turned into food; -1 if goods are missing."""
    food = 0
    for good in range(GOODS):
        left = supply[good] - (price & MOST)
        price >>= WIDTH
        if good == FOOD:
            food += left
        elif left < 0:
            return -1
        elif good >= GRAIN:
            food += left * rates[good]
    return food


def missing(supply: list[int], price: int) -> list[int]:
    """The goods of which a supply has too little for a price."""
    found: list[int] = []
    good = 0
    while price:
        if price & MOST > supply[good]:
            found.append(good)
        price >>= WIDTH
        good += 1
    return found


def shortfall(supply: list[int], price: int) -> int:
    """How many goods a supply has too few of for a price, all together."""
    n = 0
    for good in missing(supply, price):
        n += count_of(price, good) - supply[good]
    return n


def put_in(supply: list[int], packed: int) -> None:
    """Add packed goods to a supply."""
    good = 0
    while packed:
        supply[good] += packed & MOST
        packed >>= WIDTH
        good += 1


def take_out(supply: list[int], packed: int) -> None:
    """Take packed goods from a supply; a number may fall below nothing."""
    good = 0
    while packed:
        supply[good] -= packed & MOST
        packed >>= WIDTH
        good += 1


def added(pile: int, goods: int) -> int:
    """Packed goods on top of packed goods; at most 63 of a good."""
    if not pile:
        return goods
    total = 0
    for good in range(GOODS):
        n = (pile >> WIDTH * good & MOST) + (goods >> WIDTH * good & MOST)
        total |= min(n, MOST) << WIDTH * good
    return total


def overflows(one: int, other: int) -> bool:
    """Are both together more of a good than a packed number holds?"""
    for good in range(GOODS):
        if (one >> WIDTH * good & MOST) + (other >> WIDTH * good & MOST) > MOST:
            return True
    return False


def describe(packed: int) -> str:
    """Packed goods in words, as tokens write them."""
    amounts = unpack(packed)
    return " ".join(f"{n} {name}" for n, name in zip(amounts, GOOD_NAMES, strict=True) if n)


def table(packed: int) -> dict[str, int]:
    """Packed goods by name, without zeros."""
    return {GOOD_NAMES[good]: n for good, n in enumerate(unpack(packed)) if n}
