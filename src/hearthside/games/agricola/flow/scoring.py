"""Scoring (AGR-13)."""

from __future__ import annotations

from typing import Final

from hearthside.games.agricola.farm.farmyard import CLAY_HOUSE, STONE_HOUSE
from hearthside.games.agricola.flow import points
from hearthside.games.agricola.goods import (
    BEGGING,
    BOAR,
    BONUS,
    BUILDING,
    CATTLE,
    GRAIN,
    SHEEP,
    VEGETABLE,
)
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARDS
from hearthside.games.agricola.vocabulary.in_play import card_of

PARTS: Final = points.CATEGORIES


def parts(s: Agricola, p: int) -> list[int]:
    """The points of a player by category, in the order of PARTS (AGR-13.2)."""
    player = s.players[p]
    goods = player.goods
    farm = player.farm
    rooms = player.rooms()
    printed = 0
    for entry in player.cards:
        printed += CARDS[card_of(entry)].points
    bonus = goods[BONUS]
    for seat in range(s.seats):
        for score in s.players[seat].hooks.scores:
            bonus += score.points(s, p) if seat == p else score.for_other(s, seat, p)
    return [
        points.fields(farm.fields.bit_count()),
        points.pastures(len(farm.pastures)),
        points.grain(goods[GRAIN] + player.growing(GRAIN)),
        points.vegetables(goods[VEGETABLE] + player.growing(VEGETABLE)),
        points.sheep(goods[SHEEP]),
        points.boar(goods[BOAR]),
        points.cattle(goods[CATTLE]),
        points.unused(farm.unused().bit_count()),
        points.fenced_stables((farm.stables & farm.fold).bit_count()),
        points.clay_rooms(rooms if farm.material == CLAY_HOUSE else 0),
        points.stone_rooms(rooms if farm.material == STONE_HOUSE else 0),
        points.people(len(player.people)),
        printed,
        points.bonus(bonus, goods[BEGGING]),
    ]


def total(s: Agricola, p: int) -> int:
    return sum(parts(s, p))


def resources(s: Agricola, p: int) -> int:
    """Building resources in the supply, for ties (AGR-13.7)."""
    return sum([s.players[p].goods[good] for good in BUILDING])


def winners(s: Agricola) -> list[int]:
    """The best seats; a solo game has no winner (AGR-14.8)."""
    if s.seats == 1:
        return []
    return points.winners(
        [total(s, p) for p in range(s.seats)], [resources(s, p) for p in range(s.seats)]
    )
