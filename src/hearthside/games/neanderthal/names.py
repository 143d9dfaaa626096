"""Words and numbers of the game: species, disc colours, elders, portal slots (NEA-0, NEA-1)."""

from __future__ import annotations

from typing import Final

RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
SPECIES: Final = ("red", "yellow", "green")
SPECIES_LETTERS: Final = "RYG"

ALPHA: Final = 3
"""The fourth kind of token besides the members of three colours (NEA-3.5)."""
TOKEN_KINDS: Final = ("red", "yellow", "green", "alpha")

ORANGE: Final = 0
WHITE: Final = 1
BLACK: Final = 2
DISCS: Final = ("O", "W", "B")

LARGE: Final = 0
SMALL: Final = 1
CLUB: Final = 2
CATEGORIES: Final = ("L", "S", "C")

OPEN: Final = 0
PAIR_BONDED: Final = 1
PATRIARCH: Final = 2
STRUCTURES: Final = ("open", "pair_bonded", "patriarch")

CHIEF: Final = 0
SHAMAN: Final = 1
KNAPPER: Final = 2
WARRIOR: Final = 3
TRAPPER: Final = 4
FIREKEEPER: Final = 5
ELDERS: Final = ("chief", "shaman", "knapper", "warrior", "trapper", "firekeeper")
ELDER_DISCS: Final = (ORANGE, WHITE, BLACK, ORANGE, WHITE, BLACK)
"""The promotion disc of every level (NEA-1.5)."""
FIRST_VOCAL_LEVEL: Final = KNAPPER
"""The vocal side has the levels 3 to 6 only (NEA-1.3.4)."""

SLOTS: Final = ("N1", "N2", "N3", "N4", "N5", "N6", "S1", "S2", "S3", "S4", "S5", "S6")
COLUMNS: Final = 6
SLOT_COUNT: Final = len(SLOTS)

PORTALS: Final = ("VO", "VB", "SO", "SW", "BB", "BW")
PORTAL_DISCS: Final = (ORANGE, BLACK, ORANGE, WHITE, BLACK, WHITE)
"""The colour of every portal slot (NEA-1.3.2)."""
AREA_SLOTS: Final = {KNAPPER: (0, 1, 4, 5), WARRIOR: (0, 1, 2, 3), TRAPPER: (2, 3, 4, 5)}
"""The slots of the area that an elder depends on: Technical, Social, Natural (NEA-1.3.3)."""

POWER_OF: Final = (KNAPPER, TRAPPER, WARRIOR)
"""The elder who gives the Alpha a power, by category (NEA-3.5.1)."""


def other_slot(slot: int) -> int:
    """The other slot of the same portal point.

    >>> PORTALS[other_slot(PORTALS.index("SO"))]
    'SW'
    """
    return slot ^ 1
