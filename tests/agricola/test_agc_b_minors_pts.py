"""Deck B, minor improvements: Points Provider."""

import pytest

from tests.agricola.build import Table
from tests.agricola.playing import fed, play_minor, playable


def test_agc_b033_mantlepiece_points_by_rounds_left() -> None:
    """AGC-EX7: 9 − 3."""
    table = Table(round=5)
    table.farm().house("clay").has(stone=1)
    play_minor(table, "B033")
    assert table.bonus() == 9
    assert table.score()["card_points"] == -3


def test_agc_b033_mantlepiece_forbids_renovating() -> None:
    """AGC-8.13, AGC-2.2.18: neither redevelopment space, nor Cottager, nor Conservator."""
    table = Table().open("house_redevelopment", "farm_redevelopment")
    table.farm().house("clay").has(stone=9, reed=9, clay=9, wood=9).cards("B016", "B087", "A087")
    assert not table.turn().refuses("place house_redevelopment")
    table.farm().cards("B033")
    table.turn()
    assert table.refuses("place house_redevelopment")
    assert table.refuses("place farm_redevelopment")
    table.play("place day_laborer", "use B087 0")
    assert table.matching("renovate") == []
    assert table.matching("room") != []


def test_agc_b033_mantlepiece_needs_a_better_house() -> None:
    table = Table()
    table.farm().has(stone=1)
    assert not playable(table, "B033")
    table = Table()
    table.farm().house("stone").has(stone=1)
    assert playable(table, "B033")


def test_agc_b033_mantlepiece_in_the_last_round() -> None:
    """AGC-8.25."""
    table = Table(round=14)
    table.farm().house("clay").has(stone=1)
    play_minor(table, "B033")
    assert table.bonus() == 0


def test_agc_b036_bottles_cost_by_people() -> None:
    """AGC-EX26, AGC-2.1.17: 4 people pay 4 clay and 4 food for 4 points; newborns count."""
    table = Table()
    table.farm().people(3, newborn=1).has(clay=4, food=4)
    play_minor(table, "B036")
    assert table.goods() == {}
    assert table.score()["card_points"] == 4
    table = Table()
    table.farm().people(4).has(clay=3, food=9)
    assert not playable(table, "B036")


def test_agc_b036_bottles_food_may_be_raised() -> None:
    table = Table()
    table.farm().people(2).has(clay=2, food=1, grain=1).hand("B036")
    table.turn().play("place meeting_place")
    assert table.refuses("minor B036")
    table.play("eat 1 grain", "minor B036")
    assert table.goods() == {}


@pytest.mark.parametrize(
    "sheep, food, points",
    [(0, 0, 0), (1, 1, 0), (3, 1, 1), (4, 2, 1), (6, 2, 2), (7, 3, 2), (9, 3, 3)],
)
def test_agc_b039_loom_by_sheep(sheep: int, food: int, points: int) -> None:
    """AGC-2.1.9: in the field phase; the tiers exclude each other."""
    table = Table(round=4)
    table.farm().pastures("a2+a3+a4+a5+b2+b3+b4+b5").cards("B039").has(sheep=sheep)
    assert table.score()["bonus"] == points
    fed(table)
    table.end_of_work()
    assert table.goods().get("food", 0) == food


def test_agc_b039_loom_needs_two_occupations() -> None:
    table = Table()
    table.farm().has(wood=2).cards("A116")
    assert not playable(table, "B039")
