"""A home board with orcs, traps and residents as plain data. Written from FF-0.5, 0.6 and FF-13."""

import re
from dataclasses import dataclass, field, replace

from tests.oracle.caverna.home import TILE_POINTS as BASE_POINTS
from tests.oracle.caverna.home import Dwarf, Home, Space
from tests.oracle.tables import table

ENTRY: Space = ("m", 4, 1)
PRINTED_CAVERN: Space = ("m", 3, 1)


def tile_id(name: str) -> str:
    """ "Orc Dwelling (Orkwohnhöhle)" is `orc_dwelling`."""
    return re.sub(r" \(.*", "", name).lower().replace(" ", "_")


TILE_POINTS = BASE_POINTS | {
    tile_id(row["Tile (German)"]): int(row.get("Printed GP", "0"))
    for row in table("ff.md", r"[A-Z].* \(.*\)")
    if "Tile (German)" in row and "Effect (short)" not in row
}


@dataclass(frozen=True)
class Resident:
    """A dwarf or a friendly orc, and the dwelling where it lives."""

    dwelling: Space
    prisoner: bool
    weapon: int = 0
    friend: bool = False
    newborn: bool = False


@dataclass
class Lair:
    """A home board, with what orcs care about."""

    home: Home
    residents: list[Resident]
    traps: dict[Space, tuple[str, bool]] = field(default_factory=dict)
    """Name, and whether it is active."""
    stocked: dict[Space, int] = field(default_factory=dict)
    """Ore or rubies that lie on mines."""
    animals: dict[Space, dict[str, int]] = field(default_factory=dict)
    occupied: dict[Space, list[str]] = field(default_factory=dict)
    """The orcs on each cave space."""

    def working(self) -> Home:
        """The home without what fiendish orcs have taken: their spaces and their prisoners."""
        lost = set(self.occupied)
        return replace(
            self.home,
            terrain={s: "occupied" if s in lost else t for s, t in self.home.terrain.items()},
            tiles={space: tile for space, tile in self.home.tiles.items() if space not in lost},
            dwarfs=[
                Dwarf(r.weapon, r.newborn)
                for r in self.residents
                if not r.friend and not r.prisoner
            ],
        )

    def free_friends(self) -> int:
        return sum(1 for r in self.residents if r.friend and not r.prisoner)
