"""The board in numbers: what lies on the spaces that are free, and which are open."""

from __future__ import annotations

from typing import Final

from hearthside.games.agricola.board.printed import SPACES
from hearthside.games.agricola.flow.work import blocked
from hearthside.games.agricola.goods import (
    BOAR,
    CATTLE,
    CLAY,
    FOOD,
    REED,
    SHEEP,
    STONE,
    WOOD,
    count_of,
)
from hearthside.games.agricola.state import Agricola

PILES: Final = [
    ("wood in the forest", WOOD, "forest"),
    ("wood in copses", WOOD, "copse tile2_copse"),
    ("wood in the grove", WOOD, "grove"),
    ("clay in the pit", CLAY, "clay_pit"),
    ("clay in the hollow", CLAY, "hollow"),
    ("reed", REED, "reed_bank"),
    ("fish", FOOD, "fishing"),
    ("food of travelers", FOOD, "traveling_players"),
    ("food at the meeting place", FOOD, "meeting_place"),
    ("sheep for sale", SHEEP, "sheep_market"),
    ("boar for sale", BOAR, "pig_market"),
    ("cattle for sale", CATTLE, "cattle_market"),
    ("stone in the west", STONE, "western_quarry"),
    ("stone in the east", STONE, "eastern_quarry"),
]
"""A name, what lies there, and the spaces."""
OPEN: Final = [
    ("farm expansion", "farm_expansion"),
    ("meeting place", "meeting_place"),
    ("grain seeds", "grain_seeds"),
    ("farmland", "farmland"),
    ("lessons", "lessons lessons_ext"),
    ("day laborer", "day_laborer"),
    ("improvement", "major_improvement"),
    ("fencing", "fencing"),
    ("grain utilization", "grain_utilization"),
    ("basic wish", "basic_wish"),
    ("house redevelopment", "house_redevelopment"),
    ("vegetable seeds", "vegetable_seeds"),
    ("urgent wish", "urgent_wish"),
    ("cultivation", "cultivation"),
    ("farm redevelopment", "farm_redevelopment"),
    ("resource market", "resource_market tile2_resource_market"),
    ("animal market", "tile2_animal_market tile34_animal_market"),
    ("modest wish", "tile2_modest_wish tile34_modest_wish"),
    ("side job", "side_job"),
    ("marketplace", "marketplace"),
]
"""A name, and the spaces that are counted together."""


def pile_slots() -> list[int]:
    """By space: its place in PILES, or -1."""
    found = [-1] * len(SPACES)
    for i in range(len(PILES)):
        for name in PILES[i][2].split():
            for space in SPACES:
                if space.name == name:
                    found[space.index] = i
    return found


def open_slots() -> list[int]:
    """By space: its place behind the piles, or -1."""
    found = [-1] * len(SPACES)
    for i in range(len(OPEN)):
        for name in OPEN[i][1].split():
            for space in SPACES:
                if space.name == name:
                    found[space.index] = len(PILES) + i
    return found


PILE_SLOT: Final = pile_slots()
PILE_GOOD: Final = [pile[1] for pile in PILES]
OPEN_SLOT: Final = open_slots()
ON_A_TILE: Final = [space.tile != "" for space in SPACES]
CARDS_IN_BAG: Final = [space.index for space in SPACES if space.stage]
SLOTS: Final = len(PILES) + len(OPEN)

BOARD_NAMES: Final = [
    *[pile[0] for pile in PILES],
    *[f"{space[0]} open" for space in OPEN],
    *[f"{SPACES[index].name} to come" for index in CARDS_IN_BAG],
]


def describe_board(s: Agricola, everything_free: bool, out: list[float]) -> None:
    """One number for each of BOARD_NAMES.

    `everything_free`: nobody is left to be placed, so all spaces count as free.
    """
    found = [0.0] * SLOTS
    who = s.occupants
    for space in s.open_spaces:
        if not everything_free and (who[space] or (ON_A_TILE[space] and blocked(s, space))):
            continue
        slot = PILE_SLOT[space]
        if slot >= 0 and s.piles[space]:
            found[slot] += count_of(s.piles[space], PILE_GOOD[slot])
        slot = OPEN_SLOT[space]
        if slot >= 0:
            found[slot] += 1.0
    out.extend(found)
    bag = s.bag
    for space in CARDS_IN_BAG:
        out.append(1.0 if bag >> space & 1 else 0.0)
