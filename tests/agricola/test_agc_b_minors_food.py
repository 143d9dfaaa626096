"""Deck B, minor improvements: Food Provider."""

import pytest

from tests.agricola.build import Table
from tests.agricola.playing import fed, play_minor, playable


def test_agc_b045_strawberry_patch() -> None:
    table = Table(round=12)
    table.farm().has(wood=1).fields(a2="1 vegetable").cards("B068").fields(B068="2 vegetable")
    play_minor(table, "B045")
    assert table.promised() == {13: {"food": 1}, 14: {"food": 1}}
    table = Table()
    table.farm().has(wood=1).fields("a3", a2="1 vegetable")
    assert not playable(table, "B045")


def test_agc_b047_herring_pot_schedules_with_each_use() -> None:
    table = Table(round=5).pile("fishing", food=2)
    table.farm().cards("B047").promise(7, "A044", food=1)
    table.turn().play("place fishing")
    assert table.goods() == {"food": 2}
    assert table.promised() == {6: {"food": 1}, 7: {"food": 2}, 8: {"food": 1}}


def test_agc_b047_herring_pot_near_the_end() -> None:
    """AGC-8.29."""
    table = Table(round=13).pile("fishing", food=2)
    table.farm().cards("B047")
    table.turn().play("place fishing")
    assert table.promised() == {14: {"food": 1}}


@pytest.mark.parametrize(
    "sheep, cattle, food", [(2, 1, 0), (3, 1, 1), (2, 2, 1), (7, 3, 3), (5, 5, 3)]
)
def test_agc_b050_butter_churn_rounds_down_separately(sheep: int, cattle: int, food: int) -> None:
    table = Table(round=4)
    table.farm().pastures("a2+a3+a4+a5", "b2+b3+b4+b5").cards("B050")
    table.farm().has(sheep=sheep, cattle=cattle)
    fed(table)
    table.end_of_work()
    assert table.goods().get("food", 0) == food


def test_agc_b050_butter_churn_needs_few_occupations() -> None:
    table = Table()
    table.farm().has(wood=1).cards("A116", "A119", "A120", "A123")
    assert not playable(table, "B050")


@pytest.mark.parametrize("space", ["forest", "clay_pit", "reed_bank", "sheep_market", "fishing"])
def test_agc_b056_brook_the_four_spaces_above_fishing(space: str) -> None:
    """AGR-6.5.1: Round 1, Forest, Clay Pit, Reed Bank; not Fishing itself."""
    goods = {
        "forest": "wood",
        "clay_pit": "clay",
        "reed_bank": "reed",
        "sheep_market": "sheep",
        "fishing": "reed",
    }
    table = Table().open("sheep_market", "fencing").pile(space, **{goods[space]: 1})
    table.farm().cards("B056")
    table.turn().play(f"place {space}")
    assert table.goods().get("food", 0) == (0 if space == "fishing" else 1)


def test_agc_b056_brook_only_the_card_on_round_space_one() -> None:
    table = Table().open("fencing", "sheep_market").pile("sheep_market", sheep=1)
    table.farm().cards("B056")
    table.turn().play("place sheep_market")
    assert "food" not in table.goods()


def test_agc_b056_brook_needs_an_own_person_on_fishing() -> None:
    """A prerequisite, not a price: the person stays there."""
    table = Table().occupy("fishing", 1)
    assert not playable(table, "B056")
    table = Table().occupy("fishing", 0)
    assert playable(table, "B056")
    table.play("minor B056")
    assert table.in_play() == ["B056"]
    assert any(person & 255 for person in table.player().people)


@pytest.mark.parametrize("house, food", [("wood", 1), ("clay", 0), ("stone", 0)])
def test_agc_b057_scullery_in_a_wooden_house(house: str, food: int) -> None:
    """AGC-2.1.8: at every start of a round, automatic."""
    table = Table().open("sheep_market")
    table.farm().house(house).cards("B057")
    table.next_round().nature()
    assert table.goods().get("food", 0) == food


def test_agc_b061_three_field_rotation_before_the_take() -> None:
    """AGC-EX18, AGC-3.9: the field with 1 grain still counts; then 1 grain and 1 vegetable."""
    table = Table(round=4)
    table.farm().cards("B061").fields("a4", a2="1 grain", a3="2 vegetable")
    fed(table)
    table.end_of_work()
    assert table.goods() == {"food": 3, "grain": 1, "vegetable": 1}
    assert table.crops() == {"a3": "1 vegetable"}


def test_agc_b061_three_field_rotation_checks_before_a_field_gets_empty() -> None:
    table = Table(round=4)
    table.farm().cards("B061").fields(a2="1 grain", a3="2 vegetable")
    fed(table)
    table.end_of_work()
    assert "food" not in table.goods()


def test_agc_b061_three_field_rotation_counts_field_cards() -> None:
    for crops in ({"B068": "1 vegetable"}, {}):
        table = Table(round=4)
        table.farm().cards("B061", "B068").fields(a2="1 grain", **crops)
        table.farm().fields(*(["a4"] if crops else []), **({} if crops else {"a3": "1 vegetable"}))
        fed(table)
        table.end_of_work()
        assert table.goods()["food"] == 3


def test_agc_b061_three_field_rotation_needs_three_occupations() -> None:
    table = Table()
    table.farm().cards("A116", "A119")
    assert not playable(table, "B061")


@pytest.mark.parametrize("seat, food", [(None, 0), (0, 3), (1, 3)])
def test_agc_b062_pitchfork_if_farmland_is_occupied(seat: int | None, food: int) -> None:
    """AGC-2.3: by anybody's person."""
    table = Table()
    table.farm().cards("B062")
    if seat is not None:
        table.occupy("farmland", seat)
    table.turn().play("place grain_seeds")
    assert table.goods().get("food", 0) == food


def test_agc_b062_pitchfork_and_b057_scullery_prices() -> None:
    table = Table()
    table.farm().has(wood=1)
    play_minor(table, "B062")
    assert table.goods() == {}
    table = Table()
    table.farm().has(wood=1, clay=1)
    play_minor(table, "B057")
    assert table.goods() == {}
