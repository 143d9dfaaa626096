"""Deck A, minor improvements: Actions Booster."""

import pytest

from tests.agricola.build import Table
from tests.agricola.playing import playable


@pytest.mark.parametrize("space", ["farmland", "cultivation"])
def test_agc_a024_threshing_board_bakes_before_the_space(space: str) -> None:
    """AGC-2.1.2, AGC-2.2.5: in the before-window, optional."""
    table = Table().open("cultivation")
    table.farm().cards("A024", "fireplace_2").has(grain=2)
    table.turn().play(f"place {space}")
    assert table.tokens() == ["use A024 0", "stop"]
    table.play("use A024 0", "bake 2")
    assert table.goods() == {"food": 4}
    assert table.decider == 0
    table.play("plow a5")
    assert table.decider == 1


def test_agc_a024_threshing_board_may_be_declined() -> None:
    table = Table()
    table.farm().cards("A024", "fireplace_2").has(grain=2)
    table.turn().play("place farmland", "stop", "plow a5")
    assert table.goods() == {"grain": 2}
    assert table.decider == 1


def test_agc_a024_threshing_board_leaves_seed_for_the_space() -> None:
    """AGC-3.2, AGR-5.8: sowing is all that Cultivation still allows, so a grain must stay."""
    table = Table().open("cultivation")
    farm = table.farm().cards("A024", "fireplace_2").has(grain=1).fields("a2")
    farm.stables("a1", "a3", "b2", "c2")
    farm.pastures("a1", "a3", "b2", "c2")
    assert table.player().farm.field_cells() == 0
    table.turn().play("place cultivation")
    assert table.refuses("use A024 0")
    assert table.crops() == {"a2": "3 grain"}


def test_agc_a024_threshing_board_needs_two_occupations() -> None:
    table = Table()
    table.farm().has(wood=1).cards("A116")
    assert not playable(table, "A024")
    table = Table()
    table.farm().has(wood=1).cards("A116", "A119")
    assert playable(table, "A024")


@pytest.mark.parametrize("space", ["basic_wish", "urgent_wish", "tile2_modest_wish"])
def test_agc_a026_sleeping_corner_beside_one_opponent(space: str) -> None:
    """AGC-2.2.15, AGC-3.11: the newborn beside the other's person counts as one with it."""
    table = Table(extra_tile=True).open("basic_wish", "urgent_wish")
    table.farm().house(rooms="a1")
    table.farm(1).house(rooms="a1")
    table.turn(1).play(f"place {space}")
    assert len(table.player(1).people) == 3
    assert table.decider == 0
    assert table.refuses(f"place {space}")
    table.farm().cards("A026")
    table.turn().play(f"place {space}")
    assert len(table.player().people) == 3


def test_agc_a026_sleeping_corner_keeps_the_room_condition() -> None:
    """AGR-R20: only the occupancy is lifted; Urgent Wish never asked for room."""
    table = Table().open("basic_wish", "urgent_wish").occupy("basic_wish", 1)
    table.occupy("urgent_wish", 1)
    table.farm().cards("A026")
    table.turn()
    assert table.refuses("place basic_wish")
    assert not table.refuses("place urgent_wish")


def test_agc_a026_sleeping_corner_not_beside_two_opponents() -> None:
    """AGC-8.21."""
    table = Table(players=3).open("urgent_wish").occupy("urgent_wish", 1)
    table.farm().cards("A026")
    assert not table.turn().refuses("place urgent_wish")
    table.occupy("urgent_wish", 2)
    assert table.turn().refuses("place urgent_wish")


def test_agc_a026_sleeping_corner_only_for_wishes_and_others() -> None:
    table = Table().open("urgent_wish").occupy("day_laborer", 1).occupy("urgent_wish", 0)
    table.farm().cards("A026")
    table.turn()
    assert table.refuses("place day_laborer")
    assert table.refuses("place urgent_wish"), "one's own person still blocks"


def test_agc_a026_sleeping_corner_needs_two_grain_fields() -> None:
    table = Table()
    table.farm().has(wood=1).fields(a2="1 grain", a3="2 vegetable")
    assert not playable(table, "A026")
    table = Table()
    table.farm().has(wood=1).fields(a2="1 grain", a3="3 grain")
    assert playable(table, "A026")
