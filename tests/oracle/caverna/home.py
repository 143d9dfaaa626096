"""A home board as plain data. Written from CAV-1.1–1.24, CAV-5.10–5.12 and the tables of CAV-11."""

from dataclasses import dataclass

from tests.oracle.tables import table

KINDS = ("sheep", "donkey", "boar", "cattle")
Space = tuple[str, int, int]
"""("f", row, column) in the forest, ("m", row, column) in the mountain; 0, 4 and 5 overhang."""
GRID = {(half, r, c) for half in "fm" for r in range(1, 5) for c in range(1, 4)}

_TILES = [row for row in table("cav.md", r"CAV-11\.\d+") if "Tile id" in row]
TILE_POINTS = {row["Tile id"]: int(row["Pts"]) if row["Pts"] != "*" else 0 for row in _TILES}
DWELLINGS = {row["Tile id"] for row in _TILES if row["ID"] <= "CAV-11.16"}
YELLOW = {row["Tile id"] for row in _TILES if row["ID"] >= "CAV-11.50"}


@dataclass(frozen=True)
class Dwarf:
    weapon: int
    newborn: bool


@dataclass
class Home:
    """What a player has on the board and in the supply."""

    terrain: dict[Space, str]
    stables: set[Space]
    large_pastures: list[frozenset[Space]]
    tiles: dict[Space, str]
    crops: dict[Space, tuple[str, int]]
    goods: dict[str, int]
    """The supply; animals and dogs are counted here as well."""
    dwarfs: list[Dwarf]
    begging: int

    def has(self, tile: str) -> bool:
        return tile in self.tiles.values()

    def spaces(self, terrain: str) -> list[Space]:
        return [space for space, what in self.terrain.items() if what == terrain]

    def mines(self) -> int:
        return len(self.spaces("ore_mine")) + len(self.spaces("ruby_mine"))


def neighbours(space: Space) -> set[Space]:
    half, r, c = space
    return {(half, r - 1, c), (half, r + 1, c), (half, r, c - 1), (half, r, c + 1)}


def room(home: Home) -> int:
    """Places for dwarfs; the Additional dwelling is not counted (CAV-5.10)."""
    one = {"dwelling", "simple_dwelling_42", "simple_dwelling_33", "mixed_dwelling"}
    found = 2
    for tile in home.tiles.values():
        if tile in one:
            found += 1
        elif tile == "couple_dwelling":
            found += 2
    return found


def can_grow(home: Home) -> bool:
    """CAV-5.12."""
    n = len(home.dwarfs)
    if n < 5:
        return n < room(home)
    return n == 5 and home.has("additional_dwelling") and room(home) >= 5
