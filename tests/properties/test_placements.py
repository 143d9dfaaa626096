"""CAV-8: legal placements compared with the rules spelled out space by space."""

from __future__ import annotations

import random
from itertools import product

import pytest

from hearthside.core.choice import arg
from hearthside.games.caverna.cells import cell_name, numbers
from hearthside.games.caverna.land import (
    CAVERN,
    CAVERN_CAVERN,
    CAVERN_TUNNEL,
    FIELD,
    MEADOW,
    MEADOW_FIELD,
    TUNNEL,
    Land,
    pairs,
)
from tests.caverna.build import Table

BOARDS = 150
Space = tuple[str, int, int]
"""Area, row, column as in CAV-1.14: ('f', 4, 3) is F(4,3)."""

GRID: set[Space] = {(a, r, c) for a, r, c in product("fm", range(1, 5), range(1, 4))}
RIM: set[Space] = (
    {("f", r, 0) for r in range(1, 5)}
    | {("m", r, 4) for r in range(1, 5)}
    | {(a, r, c) for a, r, c in product("fm", (0, 5), range(1, 4))}
)
"""Just outside: left of the forest, right of the mountain, above and below (CAV-11.42)."""


def name(space: Space) -> str:
    return f"{space[0]}{space[1]}{space[2]}"


def beside(space: Space) -> set[Space]:
    """The spaces that share an edge; forest and mountain never do (CAV-1.24)."""
    area, row, column = space
    steps = ((0, 1), (0, -1), (1, 0), (-1, 0))
    return {(area, row + r, column + c) for r, c in steps} & (GRID | RIM)


class Board:
    """A random home as a table from spaces to terrain, and the same as a `Land`."""

    def __init__(self, rng: random.Random) -> None:
        self.terrain: dict[Space, str] = {("m", 4, 1): "room", ("m", 3, 1): "cavern"}
        self.stables: set[Space] = set()
        spaces = sorted(GRID | RIM if rng.random() < 0.4 else GRID)
        density = {"f": rng.choice((0, 0.2, 0.5, 0.8)), "m": rng.choice((0, 0.2, 0.5, 0.8))}
        for space in spaces:
            thin = 0.4 if space in RIM else 1
            if space not in self.terrain and rng.random() < thin * density[space[0]]:
                self.terrain[space] = rng.choice(
                    ("meadow", "field", "small")
                    if space[0] == "f"
                    else ("cavern", "tunnel", "tunnel", "deep_tunnel", "ore_mine", "ruby_mine")
                )
        free = [s for s in spaces if s[0] == "f" and self.terrain.get(s) != "field"]
        free = [s for s in free if s in GRID or s in self.terrain]
        self.stables = set(rng.sample(free, min(len(free), rng.randint(0, 3))))
        table = Table()
        for space, terrain in self.terrain.items():
            if terrain != "room":
                table.home().land(**{terrain: name(space)})
        table.home().land(stable=" ".join(map(name, self.stables)))
        self.land: Land = table.s.homes[0].land

    def used(self, area: str) -> set[Space]:
        return {space for space in self.terrain if space[0] == area}

    def reached(self, area: str, *spaces: Space) -> bool:
        """Do these spaces touch a tile, or is it the first forest tile on F(4,3)?"""
        used = self.used(area)
        if area == "f" and not used:
            return ("f", 4, 3) in spaces
        return any(beside(space) & used for space in spaces)

    def legal_twin(self, one: Space, two: Space, meadow_field: bool, overhang: bool) -> bool:
        """CAV-8.3 to 8.7, 11.42: may the halves lie on these spaces?"""
        inside = len({one, two} & GRID)
        return (
            two in beside(one)
            and not {one, two} & self.terrain.keys()
            and (inside == 2 or (overhang and inside == 1))
            and (one[0] == "f") == meadow_field
            and not (meadow_field and two in self.stables)
            and self.reached(one[0], one, two)
        )

    def legal_single(self, space: Space, tile: int) -> bool:
        """CAV-8.2, 8.4 to 8.6."""
        return (
            space in GRID
            and space not in self.terrain
            and (space[0] == "f") == (tile in (MEADOW, FIELD))
            and not (tile == FIELD and space in self.stables)
            and self.reached(space[0], space)
        )


def boards(chunk: int) -> list[Board]:
    rng = random.Random(chunk)
    return [Board(rng) for _ in range(BOARDS)]


def named(cells: int) -> set[str]:
    return {cell_name(cell) for cell in numbers(cells)}


@pytest.mark.parametrize("overhang", [False, True])
@pytest.mark.parametrize("tile", [MEADOW_FIELD, CAVERN_TUNNEL, CAVERN_CAVERN])
def test_cav_8_3_and_8_7_twins(tile: int, overhang: bool) -> None:
    """CAV-8.3 to 8.5, 8.7, CAV-11.42: every legal pair of spaces once, no other."""
    found_any = 0
    for board in boards(tile):
        expected = {
            (name(one), name(two))
            for one in GRID | RIM
            for two in beside(one)
            if board.legal_twin(one, two, tile == MEADOW_FIELD, overhang)
        }
        if tile == CAVERN_CAVERN:
            expected = {(one, two) for one, two in expected if one < two}
        choices = board.land.twins(tile, overhang)
        found = [(cell_name(arg(c, 1)), cell_name(arg(c, 2))) for c in choices]
        assert len(set(found)) == len(found)
        assert set(found) == expected
        found_any += bool(found)
    assert found_any > BOARDS / 4


@pytest.mark.parametrize("tile", [MEADOW, FIELD, TUNNEL, CAVERN])
def test_cav_8_2_and_8_6_singles(tile: int) -> None:
    """CAV-8.2, 8.4 to 8.6: single tiles, on the board only."""
    for board in boards(10 + tile):
        expected = {name(space) for space in GRID | RIM if board.legal_single(space, tile)}
        assert named(board.land.singles(tile)) == expected


def test_cav_8_18_stables() -> None:
    """CAV-8.18: forest without a field and without a stable; outside the board on tiles only."""
    for board in boards(20):
        expected = {
            name(space)
            for space in GRID | RIM
            if space[0] == "f"
            and (space in GRID or space in board.terrain)
            and board.terrain.get(space) != "field"
            and space not in board.stables
        }
        assert named(board.land.stable_cells()) == expected


@pytest.mark.parametrize("terrain", ["meadow", "tunnel"])
def test_cav_8_8_and_8_13_pairs(terrain: str) -> None:
    """CAV-8.8, 8.13: two adjacent meadows for a large pasture, two adjacent tunnels for a mine."""
    for board in boards(30):
        there = {space for space, what in board.terrain.items() if what == terrain}
        expected = {frozenset(map(name, (a, b))) for a in there for b in beside(a) & there}
        land = board.land
        found = land.larges() if terrain == "meadow" else pairs(land.tunnels)
        assert len(set(found)) == len(found)
        assert {frozenset(named(pair)) for pair in found} == expected
