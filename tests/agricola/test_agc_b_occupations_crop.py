"""Deck B, occupations: Crop Provider."""

import pytest

from tests.agricola.build import Table


def childless(rooms: str, people: int, *cards: str) -> Table:
    table = Table().open("sheep_market")
    table.farm().house(rooms=rooms).people(people).cards("B114", *cards)
    return table.next_round().nature()


@pytest.mark.parametrize("crop", ["grain", "vegetable"])
def test_agc_b114_childless_food_and_a_crop_of_choice(crop: str) -> None:
    table = childless("a1", 2)
    assert sorted(table.tokens()) == ["get 1 grain", "get 1 vegetable"]
    table.play(f"get 1 {crop}")
    assert table.goods() == {"food": 1, crop: 1}


@pytest.mark.parametrize("rooms, people", [("", 2), ("a1", 3), ("a1 a2", 4)])
def test_agc_b114_childless_needs_three_rooms_and_two_people(rooms: str, people: int) -> None:
    assert childless(rooms, people).goods() == {}


def test_agc_b114_childless_caravan_is_no_room() -> None:
    """AGC-8.17."""
    assert childless("", 2, "B010").goods() == {}


def test_agc_b142_greengrocer_on_grain_seeds() -> None:
    table = Table(players=3)
    table.farm().cards("B142")
    table.turn().play("place grain_seeds")
    assert table.goods() == {"grain": 1, "vegetable": 1}
