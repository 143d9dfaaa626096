"""The land of a home in numbers, made once for each land that is met."""

from __future__ import annotations

from typing import Final

from hearthside.bots.caverna.terrain import Estate, lonely
from hearthside.bots.caverna.weights import Weights
from hearthside.games.caverna.cells import FOREST, MOUNTAIN, neighbours
from hearthside.games.caverna.land import Land

LAND_NAMES: Final = (
    "meadows",
    "pairs of meadows",
    "small pastures",
    "large pastures",
    "room in pastures",
    "stables built",
    "fields",
    "caverns",
    "tunnels",
    "pairs of tunnels",
    "deep tunnels",
    "ore mines",
    "ruby mines",
    "free forest",
    "free mountain",
    "lonely forest",
    "lonely mountain",
)
LIMIT: Final = 5_000
"""So many lands are remembered at a time."""


class Ground:
    """What a land is worth to the hand-made evaluation, and a number for each of LAND_NAMES."""

    def __init__(self, land: Land, w: Weights) -> None:
        estate = Estate(land, w)
        self.points = estate.points
        self.potential = estate.potential
        self.income = estate.income
        forest = FOREST & ~(land.forest_tiles() | land.stables)
        mountain = MOUNTAIN & ~land.mountain_tiles()
        meadows, tunnels = land.meadows, land.tunnels
        self.numbers: list[float] = [
            float(n)
            for n in (
                meadows.bit_count(),
                (meadows & neighbours(meadows)).bit_count() // 2,
                land.small.bit_count(),
                len(land.large),
                sum(land.pen_sizes()),
                land.stables.bit_count(),
                land.fields.bit_count(),
                land.caverns.bit_count(),
                tunnels.bit_count(),
                (tunnels & neighbours(tunnels)).bit_count() // 2,
                land.deep_tunnels.bit_count(),
                land.ore_mines.bit_count(),
                land.ruby_mines.bit_count(),
                forest.bit_count(),
                mountain.bit_count(),
                lonely(forest),
                lonely(mountain),
            )
        ]


class Grounds:
    """The lands met lately."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.known: dict[Land, Ground] = {}

    def of(self, land: Land) -> Ground:
        found = self.known.get(land)
        if found is None:
            if len(self.known) >= LIMIT:
                self.known = {}
            found = Ground(land, self.weights)
            self.known[land] = found
        return found
