"""Dwellings: orange tiles (CAV-11.10 to 11.16)."""

from __future__ import annotations

from hearthside.core.hooks import Static
from hearthside.games.caverna.furnishing import (
    ANIMAL_ROOMS,
    ORANGE,
    ROOM,
    SIXTH_DWARF,
    Furnishing,
)
from hearthside.games.caverna.goods import Price

# CAV-11.11
Furnishing(
    "dwelling",
    "Dwelling",
    ORANGE,
    Price(wood=4, stone=3),
    3,
    True,
    hooks=[Static(ROOM)],
    unlimited=True,
)
# CAV-11.12
Furnishing(
    "simple_dwelling_42",
    "Simple dwelling",
    ORANGE,
    Price(wood=4, stone=2),
    0,
    True,
    hooks=[Static(ROOM)],
)
# CAV-11.13
Furnishing(
    "simple_dwelling_33",
    "Simple dwelling",
    ORANGE,
    Price(wood=3, stone=3),
    0,
    True,
    hooks=[Static(ROOM)],
)
# CAV-11.14
Furnishing(
    "mixed_dwelling",
    "Mixed dwelling",
    ORANGE,
    Price(wood=5, stone=4),
    4,
    False,
    hooks=[Static(ROOM), Static(ANIMAL_ROOMS)],
)
# CAV-11.15
Furnishing(
    "couple_dwelling",
    "Couple dwelling",
    ORANGE,
    Price(wood=8, stone=6),
    5,
    False,
    hooks=[Static(ROOM, 2)],
)
# CAV-11.16
Furnishing(
    "additional_dwelling",
    "Additional dwelling",
    ORANGE,
    Price(wood=4, stone=3),
    5,
    False,
    hooks=[Static(SIXTH_DWARF)],
)
