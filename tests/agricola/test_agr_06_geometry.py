"""Where the action spaces lie (AGR-6.5)."""

import pytest

from hearthside.games.agricola.board.geometry import ROUNDS, above, neighbours, place_of, touching
from hearthside.games.agricola.board.space import SPACES
from tests.agricola.build import Table
from tests.agricola.notation import space_named


def beside(table: Table, name: str) -> set[str]:
    found = neighbours(table.s, space_named(table.s, name))
    return {SPACES[index].name for index in found}


def test_agr_6_5_2_grove_with_three_players() -> None:
    """EX-20, AGR-R1."""
    assert {"farm_expansion", "meeting_place"} <= beside(Table(3), "grove")


def test_agr_6_5_1_neighbours_of_fishing() -> None:
    """EX-21: Round 4 once its card lies there (AGR-6.5.4)."""
    table = Table(2)
    assert beside(table, "fishing") == {"reed_bank", "day_laborer"}
    table.open("fencing", "major_improvement", "grain_utilization", "sheep_market")
    assert beside(table, "fishing") == {"reed_bank", "day_laborer", "sheep_market"}
    assert touching(place_of(table.s, space_named(table.s, "fishing")), ROUNDS[4])


def test_agr_6_5_3_above() -> None:
    table = Table(2).open("fencing")
    names = [SPACES[i].name for i in above(table.s, space_named(table.s, "fishing"))]
    assert sorted(names) == ["clay_pit", "fencing", "forest", "reed_bank"]


def test_agr_6_5_3_tiles_have_no_neighbours() -> None:
    assert beside(Table(2, extra_tile=True, side_job=True), "side_job") == set()
    assert beside(Table(2, extra_tile=True), "tile2_copse") == set()


@pytest.mark.parametrize("name, count", [("copse", 2), ("traveling_players", 2), ("hollow", 3)])
def test_agr_6_5_1_extension_for_four(name: str, count: int) -> None:
    assert len(beside(Table(4), name)) == count
