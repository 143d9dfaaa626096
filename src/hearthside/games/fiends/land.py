"""The home board with traps in the forest and orcs in the cave (FF-3.11, FF-9.4)."""

from __future__ import annotations

from hearthside.games.caverna.cells import ENTRANCE_CELL, FOREST
from hearthside.games.caverna.land import Land


class TrapLand(Land):
    """A land with trap cells and cells that fiendish orcs occupy.

    A trap counts as a forest tile. An occupied cell is none of the terrains while the orc is
    there (lost_cell.py remembers what it was), but it is a mountain tile and used.
    """

    __slots__ = ("occupied", "traps")

    def __init__(self, like: TrapLand | None = None) -> None:
        super().__init__(like)
        self.traps: int = 0 if like is None else like.traps
        self.occupied: int = 0 if like is None else like.occupied

    def copy(self) -> TrapLand:
        return TrapLand(self)

    def numbers(self) -> list[int]:
        """As in the base game, then traps and occupied cells, last the large pastures."""
        found = super().numbers()
        return [*found[:10], self.traps, self.occupied, *found[10:]]

    def read(self, numbers: list[int]) -> None:
        super().read(numbers[:10] + numbers[12:])
        self.traps, self.occupied = numbers[10:12]

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
