"""Negative points of a home (CAV-12.3, 12.8, 12.9)."""

from __future__ import annotations

from hearthside.games.caverna.cells import count
from hearthside.games.caverna.goods import BEGGING, FARM_ANIMALS
from hearthside.games.caverna.home import Home


def missing_kinds(home: Home) -> int:
    """How many of the four kinds of farm animals are missing (CAV-12.3)."""
    n = 0
    for good in FARM_ANIMALS:
        if not home.goods[good]:
            n += 1
    return n


def losses(home: Home) -> int:
    """All negative points, as a positive number (CAV-12.15)."""
    return 2 * missing_kinds(home) + count(home.land.unused()) + 3 * home.goods[BEGGING]
