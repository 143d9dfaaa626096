"""Deck B, occupations: Points Provider."""

import pytest

from tests.agricola.build import Table
from tests.agricola.playing import play_occupation


def test_agc_b098_organic_farmer_room_for_three_more() -> None:
    """AGC-EX21: 8 − 5 = 3 counts, 4 − 2 = 2 does not."""
    table = Table()
    table.farm().pastures("a4+a5", "b4+b5").stables("a5").cards("B098")
    assert sorted(table.player().places.pastures) == [4, 8]
    table.farm().has(sheep=5, boar=2, cattle=1)
    assert table.score()["bonus"] == 1


def test_agc_b098_organic_farmer_real_capacity() -> None:
    """Capacities with cards: Drinking Trough makes 4 + 2 = 6, room for 4 more."""
    table = Table()
    table.farm().pastures("a4+a5").cards("B098").has(sheep=2)
    assert table.score()["bonus"] == 1, "one of the sheep may live in the house"
    table.farm().has(sheep=3)
    assert table.score()["bonus"] == 0
    table.farm().cards("A012")
    assert table.score()["bonus"] == 1


def test_agc_b098_organic_farmer_empty_pastures_do_not_count() -> None:
    table = Table()
    table.farm().pastures("a4+a5").cards("B098")
    assert table.score()["bonus"] == 0


def test_agc_b098_organic_farmer_with_animal_tamer() -> None:
    """AGC-8.18: animals go into the rooms as the owner likes, all must fit."""
    table = Table()
    table.farm().pastures("a4+a5").cards("B098").has(sheep=3)
    assert table.score()["bonus"] == 0
    table.farm().cards("A086")
    assert table.score()["bonus"] == 1


def test_agc_b099_tutor_counts_later_occupations_of_its_owner() -> None:
    """AGC-8.16."""
    table = Table()
    table.farm().cards("A116", "B099", "A119", "A012", "A120")
    table.farm(1).cards("A123", "B107")
    assert table.score()["bonus"] == 2
    assert table.score(1)["bonus"] == 0


@pytest.mark.parametrize(
    "round, wood",
    [(1, 4), (5, 4), (6, 3), (7, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)],
)
def test_agc_b136_house_steward_wood_by_rounds_left(round: int, wood: int) -> None:
    """AGC-EX9, AGC-8.25: at least 1, 3, 6, 9 rounds."""
    table = play_occupation(Table(players=3, round=round), "B136")
    assert table.goods().get("wood", 0) == wood


def test_agc_b136_house_steward_points_for_the_most_rooms() -> None:
    """Ties all score; the owner only if among them."""
    table = Table(players=3)
    table.farm(0).cards("B136")
    table.farm(1).house(rooms="a1")
    table.farm(2).house(rooms="a1")
    assert [table.score(seat)["bonus"] for seat in range(3)] == [0, 3, 3]
    table.farm(0).house(rooms="a1 a2")
    assert [table.score(seat)["bonus"] for seat in range(3)] == [3, 0, 0]


def test_agc_b136_house_steward_caravan_is_no_room() -> None:
    """AGC-8.17."""
    table = Table(players=3)
    table.farm(0).cards("B136", "B010")
    table.farm(1).house(rooms="a1")
    assert [table.score(seat)["bonus"] for seat in range(3)] == [0, 3, 0]
