"""Dwellings: orange tiles (CAV-11.10 to 11.16)."""

from __future__ import annotations

from hearthside.core.hooks import Static
from hearthside.games.caverna.furnishing import ORANGE, Furnishing
from hearthside.games.caverna.goods import Price
from hearthside.games.caverna.questions import ANIMAL_ROOMS, ROOM, SIXTH_DWARF

# CAV-11.11
Furnishing(
    "dwelling",
    ORANGE,
    Price(wood=4, stone=3),
    points=3,
    intro=True,
    hooks=[Static(ROOM)],
    unlimited=True,
)
# CAV-11.12
Furnishing(
    "simple_dwelling_42",
    ORANGE,
    Price(wood=4, stone=2),
    points=0,
    intro=True,
    hooks=[Static(ROOM)],
)
# CAV-11.13
Furnishing(
    "simple_dwelling_33",
    ORANGE,
    Price(wood=3, stone=3),
    points=0,
    intro=True,
    hooks=[Static(ROOM)],
)
# CAV-11.14
Furnishing(
    "mixed_dwelling",
    ORANGE,
    Price(wood=5, stone=4),
    points=4,
    intro=False,
    hooks=[Static(ROOM), Static(ANIMAL_ROOMS)],
)
# CAV-11.15
Furnishing(
    "couple_dwelling",
    ORANGE,
    Price(wood=8, stone=6),
    points=5,
    intro=False,
    hooks=[Static(ROOM, 2)],
)
# CAV-11.16
Furnishing(
    "additional_dwelling",
    ORANGE,
    Price(wood=4, stone=3),
    points=5,
    intro=False,
    hooks=[Static(SIXTH_DWARF)],
)
