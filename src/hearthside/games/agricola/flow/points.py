"""Points for numbers of things: the tables of AGR-13.2, and who wins (AGR-13.7)."""

from __future__ import annotations

from typing import Final

Tiers = tuple[int, int, int, int]  # the least numbers for 1, 2, 3 and 4 points

FIELDS: Final[Tiers] = (2, 3, 4, 5)
PASTURES: Final[Tiers] = (1, 2, 3, 4)
GRAIN: Final[Tiers] = (1, 4, 6, 8)
VEGETABLES: Final[Tiers] = (1, 2, 3, 4)
SHEEP: Final[Tiers] = (1, 4, 6, 8)
BOAR: Final[Tiers] = (1, 3, 5, 7)
CATTLE: Final[Tiers] = (1, 2, 4, 6)

CATEGORIES: Final = (
    "fields",
    "pastures",
    "grain",
    "vegetables",
    "sheep",
    "boar",
    "cattle",
    "unused",
    "fenced_stables",
    "clay_rooms",
    "stone_rooms",
    "people",
    "card_points",
    "bonus",
)
"""The scoring categories in order (AGR-15.12.7)."""


def tiered(count: int, tiers: Tiers) -> int:
    """−1 to 4 points for a number of things; nothing below the first tier costs a point."""
    points = 0
    for least in tiers:
        points += count >= least
    return points or -1


def fields(tiles: int) -> int:
    """Field tiles; field cards are none (AGR-13.3)."""
    return tiered(tiles, FIELDS)


def pastures(number: int) -> int:
    """Pastures of any size."""
    return tiered(number, PASTURES)


def grain(number: int) -> int:
    """Grain in the supply and on fields."""
    return tiered(number, GRAIN)


def vegetables(number: int) -> int:
    """Vegetables in the supply and on fields."""
    return tiered(number, VEGETABLES)


def sheep(number: int) -> int:
    """Sheep on the farm."""
    return tiered(number, SHEEP)


def boar(number: int) -> int:
    """Wild boar on the farm."""
    return tiered(number, BOAR)


def cattle(number: int) -> int:
    """Cattle on the farm."""
    return tiered(number, CATTLE)


def unused(cells: int) -> int:
    """Each unused farmyard space costs a point."""
    return -cells


def fenced_stables(number: int) -> int:
    """1 each, at most 4 (AGR-13.5)."""
    return min(number, 4)


def clay_rooms(number: int) -> int:
    """1 each."""
    return number


def stone_rooms(number: int) -> int:
    """2 each."""
    return 2 * number


def people(number: int) -> int:
    """3 each, at most 15 in all."""
    return min(3 * number, 15)


def bonus(points: int, begging: int) -> int:
    """Bonus points minus 3 per begging marker (AGR-12.5)."""
    return points - 3 * begging


def reached(number: int, tiers: tuple[int, ...]) -> int:
    """How many tiers a number reaches: the points of a craft building (AGR-13.6)."""
    count = 0
    for least in tiers:
        count += number >= least
    return count


def winners(totals: list[int], resources: list[int]) -> list[int]:
    """The seats that win: highest total, then most building resources, else shared (AGR-13.7)."""
    best = max(zip(totals, resources, strict=True))
    return [seat for seat in range(len(totals)) if (totals[seat], resources[seat]) == best]


def team_min(one: list[int], other: list[int]) -> list[int]:
    """AGR-15.12.6: the lower value of both partners in each category."""
    return [min(a, b) for a, b in zip(one, other, strict=True)]


def team_product(one: int, other: int) -> int:
    """AGR-15.12.6: the product of both totals."""
    return one * other
