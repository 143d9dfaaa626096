"""The home board with traps in the forest and orcs in the cave (FF-3.11, FF-9.4)."""

from __future__ import annotations

from hearthside.games.caverna.cells import CAVERN_CELL, ENTRANCE_CELL, ENTRY_CELL, FOREST
from hearthside.games.caverna.land import Land


class TrapLand(Land):
    """A land with trap cells and cells that fiendish orcs occupy.

    A trap counts as a forest tile. An occupied cell is none of the terrains while the orc is
    there (home.py remembers what it was), but it is a mountain tile and used.
    """

    __slots__ = ("occupied", "traps")

    def __init__(
        self,
        meadows: int,
        fields: int,
        small: int,
        large: list[int],
        stables: int,
        caverns: int,
        tunnels: int,
        deep_tunnels: int,
        ore_mines: int,
        ruby_mines: int,
        rooms: int,
        traps: int,
        occupied: int,
    ) -> None:
        super().__init__(
            meadows,
            fields,
            small,
            large,
            stables,
            caverns,
            tunnels,
            deep_tunnels,
            ore_mines,
            ruby_mines,
            rooms,
        )
        self.traps = traps
        self.occupied = occupied

    def copy(self) -> TrapLand:
        return TrapLand(
            self.meadows,
            self.fields,
            self.small,
            self.large,
            self.stables,
            self.caverns,
            self.tunnels,
            self.deep_tunnels,
            self.ore_mines,
            self.ruby_mines,
            self.rooms,
            self.traps,
            self.occupied,
        )

    def numbers(self) -> list[int]:
        """As in the base game, then traps and occupied cells, last the large pastures."""
        found = super().numbers()
        return [*found[:10], self.traps, self.occupied, *found[10:]]

    def forest_tiles(self) -> int:
        return self.meadows | self.fields | self.small | self.large_cells | self.traps

    def mountain_tiles(self) -> int:
        return super().mountain_tiles() | self.occupied

    def edge(self, used: int) -> int:
        """Tiles may adjoin a trap; while only traps lie there, the entrance is open too (R29)."""
        found = super().edge(used)
        if used & ~self.traps == 0:
            found |= 1 << ENTRANCE_CELL
        return found

    def stable_cells(self) -> int:
        """Not on a trap (R31)."""
        return super().stable_cells() & ~self.traps

    def trap_cells(self) -> int:
        """Empty forest and meadow spaces (FF-3.11); animals are moved away."""
        from_forest = FOREST & ~(self.forest_tiles() | self.stables)
        return from_forest | self.meadows & ~self.stables


def start_trap_land() -> TrapLand:
    """The printed home board (CAV-1.15, 1.16)."""
    return TrapLand(0, 0, 0, [], 0, 1 << CAVERN_CELL, 0, 0, 0, 0, 1 << ENTRY_CELL, 0, 0)


def trap_land_from(values: list[int]) -> TrapLand:
    """Read what `numbers` wrote."""
    return TrapLand(
        values[0],
        values[1],
        values[2],
        values[12:],
        values[3],
        values[4],
        values[5],
        values[6],
        values[7],
        values[8],
        values[9],
        values[10],
        values[11],
    )
