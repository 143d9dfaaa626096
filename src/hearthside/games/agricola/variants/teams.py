"""Team play (AGR-15.12): partners sit opposite and may build on each other's board."""

from __future__ import annotations

from typing import Final

from hearthside.games.agricola.farm.farmyard import material_good
from hearthside.games.agricola.goods import REED, WOOD, some
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.prices import cheapest


def partner(s: Agricola, p: int) -> int:
    """Who sits opposite."""
    return (p + 2) % s.seats


def share_costs(s: Agricola) -> None:
    """Cost-reducing cards of one partner also work for the other (AGR-15.12.4)."""
    if s.rules.teams:
        for p in range(s.seats):
            s.players[p].ally = s.players[partner(s, p)].hooks


def room_price(s: Agricola, p: int) -> list[int]:
    """A room for the partner: 6 of their material and 3 reed (AGR-15.12.2)."""
    material = s.players[partner(s, p)].farm.material
    return [some(material_good(material), 6) + some(REED, 3)]


STABLE_PRICE: Final = [some(WOOD, 3)]
"""A stable for the partner (AGR-15.12.2)."""


def extra_wood(fences: int) -> int:
    """1 more wood for every started group of 3 fences for the partner (AGR-15.12.3)."""
    return some(WOOD, (fences + 2) // 3)


def sums(one: list[int], other: list[int]) -> list[int]:
    """Every way to pay two prices together."""
    return cheapest([a + b for a in one for b in other])
