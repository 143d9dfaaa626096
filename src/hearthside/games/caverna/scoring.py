"""Scoring (CAV-12.2 to 12.18)."""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna.cells import count
from hearthside.games.caverna.furnished import tile_list
from hearthside.games.caverna.goods import BEGGING, DOG, GOLD, GRAIN, RUBY, VEGETABLE
from hearthside.games.caverna.losses import missing_kinds
from hearthside.games.caverna.state import Caverna

PARTS: Final = (
    "animals",
    "missing_animals",
    "grain",
    "vegetables",
    "rubies",
    "gold",
    "dwarfs",
    "unused_spaces",
    "begging",
    "pastures",
    "mines",
    "furnishings",
    "bonuses",
)
"""The categories of a score, in the order of CAV-12."""


def parts(s: Caverna, p: int) -> list[int]:
    """The points of a player by category."""
    home = s.homes[p]
    goods = home.goods
    land = home.land
    printed = 0
    bonus = 0
    for index in tile_list(home.rooms):
        printed += s.content.tiles[index].points
    for score in home.hooks.scores:
        bonus += score.points(s, p)
    return [
        home.farm_animals() + goods[DOG],
        -2 * missing_kinds(home),
        (goods[GRAIN] + home.grain_on_fields() + 1) // 2,
        goods[VEGETABLE] + home.vegetables_on_fields(),
        goods[RUBY],
        goods[GOLD],
        home.present(),
        -count(land.unused()),
        -3 * goods[BEGGING],
        2 * count(land.small) + 4 * len(land.large),
        3 * count(land.ore_mines) + 4 * count(land.ruby_mines),
        printed,
        bonus,
    ]


def total(s: Caverna, p: int) -> int:
    """The points of a player."""
    return sum(parts(s, p))


def winners(s: Caverna) -> list[int]:
    """Highest total; ties share the victory (CAV-12.17)."""
    totals = [total(s, p) for p in range(s.seats)]
    best = max(totals)
    return [p for p in range(s.seats) if totals[p] == best]
