"""The terrain of a home board (CAV-8). A value: every change makes a new one, caches included."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, make
from hearthside.games.caverna import cells
from hearthside.games.caverna.cells import (
    CAVERN_CELL,
    ENTRANCE_CELL,
    ENTRY_CELL,
    FOREST,
    FOREST_EDGE,
    FOREST_SIDE,
    MOUNTAIN,
    MOUNTAIN_EDGE,
    neighbours,
    numbers,
)
from hearthside.games.caverna.kinds import TILE

MEADOW_FIELD: Final = 0
CAVERN_TUNNEL: Final = 1
CAVERN_CAVERN: Final = 2
"""The twin tiles (CAV-1.13)."""
MEADOW: Final = 0
FIELD: Final = 1
TUNNEL: Final = 2
CAVERN: Final = 3
"""The single tiles (CAV-1.13)."""


class Land:
    """Which cell is what. Every field but `large` is a set of cells (see cells.py)."""

    __slots__ = (
        "caverns",
        "deep_tunnels",
        "fields",
        "large",
        "large_cells",
        "large_places",
        "meadows",
        "ore_mines",
        "pens",
        "rooms",
        "ruby_mines",
        "single_places",
        "small",
        "stable_places",
        "stables",
        "tunnels",
        "twin_places",
    )

    def __init__(self, like: Land | None = None) -> None:
        """The printed home board (CAV-1.15, 1.16), or a land like another."""
        if like is None:
            self.meadows = 0
            self.fields = 0
            self.small = 0
            self.large: list[int] = []
            self.large_cells = 0
            self.stables = 0
            self.caverns = 1 << CAVERN_CELL
            self.tunnels = 0
            self.deep_tunnels = 0
            self.ore_mines = 0
            self.ruby_mines = 0
            self.rooms = 1 << ENTRY_CELL
        else:
            self.meadows = like.meadows
            self.fields = like.fields
            self.small = like.small
            self.large = like.large
            self.large_cells = like.large_cells
            self.stables = like.stables
            self.caverns = like.caverns
            self.tunnels = like.tunnels
            self.deep_tunnels = like.deep_tunnels
            self.ore_mines = like.ore_mines
            self.ruby_mines = like.ruby_mines
            self.rooms = like.rooms
        self.twin_places: list[list[Choice] | None] = [None, None, None, None, None, None]
        self.single_places: list[int] = [-1, -1, -1, -1]
        self.large_places: list[int] | None = None
        self.stable_places = -1
        self.pens: list[int] | None = None

    def copy(self) -> Land:
        """A new land, to be changed before anybody else sees it."""
        return Land(self)

    def numbers(self) -> list[int]:
        """The terrains in their order, for saving; large pastures follow."""
        return [
            self.meadows,
            self.fields,
            self.small,
            self.stables,
            self.caverns,
            self.tunnels,
            self.deep_tunnels,
            self.ore_mines,
            self.ruby_mines,
            self.rooms,
            *self.large,
        ]

    def read(self, numbers: list[int]) -> None:
        """Take over what `numbers` wrote."""
        self.meadows, self.fields, self.small, self.stables, self.caverns = numbers[:5]
        self.tunnels, self.deep_tunnels = numbers[5:7]
        self.ore_mines, self.ruby_mines, self.rooms = numbers[7:10]
        self.large = numbers[10:]
        self.large_cells = 0
        for pair in self.large:
            self.large_cells |= pair

    def forest_tiles(self) -> int:
        """Forest-side cells with a terrain tile."""
        return self.meadows | self.fields | self.small | self.large_cells

    def mountain_tiles(self) -> int:
        """Mountain-side cells that are not rock."""
        return (
            self.caverns
            | self.tunnels
            | self.deep_tunnels
            | self.ore_mines
            | self.ruby_mines
            | self.rooms
        )

    def mines(self) -> int:
        """Ore and ruby mines; a deep tunnel is none (CAV-1.6)."""
        return self.ore_mines | self.ruby_mines

    def unused(self) -> int:
        """Board spaces with neither tile nor stable (CAV-12.8)."""
        return cells.GRID & ~(self.forest_tiles() | self.mountain_tiles() | self.stables)

    # Where tiles may go

    def edge(self, used: int) -> int:
        """Where the next forest tile must lie when these cells have one (CAV-8.2, 8.4)."""
        return frontier(used)

    def singles(self, tile: int) -> int:
        """The cells where a single tile may go (CAV-8.2, 8.4 to 8.6)."""
        found = self.single_places[tile]
        if found < 0:
            if tile == TUNNEL or tile == CAVERN:
                used = self.mountain_tiles()
                found = neighbours(used) & MOUNTAIN & ~used
            else:
                used = self.forest_tiles()
                found = self.edge(used) & FOREST & ~used
                if tile == FIELD:
                    found &= ~self.stables
            self.single_places[tile] = found
        return found

    def twins(self, tile: int, overhang: bool) -> list[Choice]:
        """The choices that place a twin tile (CAV-8.3 to 8.7); `overhang`: CAV-11.42."""
        slot = tile + 3 if overhang else tile
        found = self.twin_places[slot]
        if found is None:
            if tile == MEADOW_FIELD:
                used = self.forest_tiles()
                edge = self.edge(used)
                no_field = self.stables
            else:
                used = self.mountain_tiles()
                edge = neighbours(used)
                no_field = 0
            found = []
            for twin in TWINS[slot]:
                if not twin.cells & used and twin.cells & edge and not twin.second & no_field:
                    found.append(twin.choice)
            self.twin_places[slot] = found
        return found

    def larges(self) -> list[int]:
        """The pairs of adjacent meadows, each a set of two cells (CAV-8.13)."""
        found = self.large_places
        if found is None:
            found = pairs(self.meadows)
            self.large_places = found
        return found

    def stable_cells(self) -> int:
        """Where a stable may stand (CAV-8.18): not on fields, outside the board only on tiles."""
        found = self.stable_places
        if found < 0:
            found = (FOREST | self.forest_tiles()) & ~(self.fields | self.stables)
            self.stable_places = found
        return found

    def pen_size(self, fenced: int) -> int:
        """How much a pasture on these cells holds: 2 or 4, twice for every stable (CAV-9.5)."""
        return 2 * cells.count(fenced) << cells.count(fenced & self.stables)

    def pen_sizes(self) -> list[int]:
        """How much each pasture holds, largest first (CAV-9.5, 9.6)."""
        found = self.pens
        if found is None:
            found = []
            for pair in self.large:
                found.append(self.pen_size(pair))
            for cell in numbers(self.small):
                found.append(self.pen_size(1 << cell))
            found.sort(reverse=True)
            self.pens = found
        return found


def frontier(used: int) -> int:
    """The cells next to tiles in the forest; the first tile goes to the entrance (CAV-1.22)."""
    return neighbours(used) if used else 1 << ENTRANCE_CELL


class Twin:
    """A way to lay a twin tile on an empty board: both cells, the second one, the choice."""

    __slots__ = ("cells", "choice", "second")

    def __init__(self, tile: int, one: int, two: int) -> None:
        self.cells = 1 << one | 1 << two
        self.second = 1 << two
        self.choice = make(TILE, tile, one, two)


def _twins(tile: int, area: int, edge: int) -> list[Twin]:
    """All ways on an area; at least one half lies on the board (CAV-11.42)."""
    found: list[Twin] = []
    for one in numbers(area):
        for two in numbers(neighbours(1 << one) & area):
            if (1 << one | 1 << two) & ~edge and (tile != CAVERN_CAVERN or one < two):
                found.append(Twin(tile, one, two))
    return found


TWINS: Final = [
    _twins(MEADOW_FIELD, FOREST, 0),
    _twins(CAVERN_TUNNEL, MOUNTAIN, 0),
    _twins(CAVERN_CAVERN, MOUNTAIN, 0),
    _twins(MEADOW_FIELD, FOREST_SIDE, FOREST_EDGE),
    _twins(CAVERN_TUNNEL, cells.MOUNTAIN_SIDE, MOUNTAIN_EDGE),
    _twins(CAVERN_CAVERN, cells.MOUNTAIN_SIDE, MOUNTAIN_EDGE),
]
"""By tile, then by tile where tiles may overhang."""


def pairs(area: int) -> list[int]:
    """Every two adjacent cells of an area, as sets of two."""
    out: list[int] = []
    for cell in numbers(area):
        there = 1 << cell
        for other in numbers(neighbours(there) & area):
            if other > cell:
                out.append(there | 1 << other)
    return out
