"""Animals and the harvest (AGR-8, AGR-11, AGR-12)."""

import pytest

from tests.agricola.build import Table


@pytest.mark.parametrize("stables, capacity", [(0, 6), (1, 12), (2, 24)])
def test_agr_8_1_capacity(stables: int, capacity: int) -> None:
    """EX-44."""
    table = Table()
    table.farm().pastures("a3+a4+a5").stables(*["a3", "a4"][:stables])
    assert table.player().places.pastures == (capacity,)


@pytest.mark.parametrize("cattle, fits", [(1, True), (2, False)])
def test_agr_8_3_arrangement(cattle: int, fits: bool) -> None:
    """EX-45."""
    table = Table()
    table.farm().pastures("a5", "b4+b5").stables("b5", "c3")
    table.farm().has(sheep=9, boar=2, cattle=cattle)
    assert table.player().fits() is fits


def market(**cards: str) -> Table:
    table = Table().open("sheep_market").pile("sheep_market", sheep=5)
    table.farm().pastures("a5").cards(*cards.values())
    return table.turn()


def test_agr_8_4_surplus_is_cooked() -> None:
    """EX-46."""
    table = market(first="fireplace_2").play("place sheep_market")
    assert table.goods() == {"sheep": 3, "food": 4}
    assert table.lying("sheep_market") == {}


def test_agr_8_4_surplus_is_released() -> None:
    """EX-46."""
    table = market().play("place sheep_market")
    assert table.goods() == {"sheep": 3}


def test_agr_8_4_the_player_says_which() -> None:
    table = Table().open("sheep_market").pile("sheep_market", sheep=2)
    table.farm().pastures("a5").has(boar=2)
    table.turn().play("place sheep_market")
    assert set(table.matching("give_up")) == {"1 boar", "1 sheep"}
    table.play("give_up 1 boar")
    assert table.animals() == (2, 1, 0)


def harvest(round: int = 4, **goods: int) -> Table:
    table = Table(round=round)
    table.farm(1).has(food=20)
    table.farm().has(**goods)
    return table


def test_agr_12_3_field_phase() -> None:
    """EX-47."""
    table = harvest(food=4)
    table.farm().fields("a5", a2="3 grain", a3="1 grain", a4="2 vegetable")
    table.end_of_work()
    assert table.goods() == {"grain": 2, "vegetable": 1}
    assert table.crops() == {"a2": "2 grain", "a4": "1 vegetable"}


def test_agr_12_4_feeding() -> None:
    """EX-48, AGR-12.5, AGR-R7."""
    for token, markers, left in (
        ("feed 1 grain 1 vegetable", 1, {}),
        ("feed", 3, {"grain": 1, "vegetable": 1}),
    ):
        table = harvest(food=4, grain=1, vegetable=1)
        table.farm().people(3, newborn=1)
        table.end_of_work().play(token)
        assert table.begging() == markers
        assert table.goods() == left
        assert table.score()["bonus"] == -3 * markers


def test_agr_12_4_feeding_with_cooking() -> None:
    """EX-49."""
    table = harvest(food=4, grain=1, vegetable=1, sheep=1)
    table.farm().people(3, newborn=1).cards("fireplace_2")
    table.end_of_work().play("feed 1 grain 1 sheep")
    assert table.begging() == 0
    assert table.goods() == {"vegetable": 1}


def test_agr_14_4_solo_feeding() -> None:
    """EX-55."""
    table = Table(1, round=4)
    table.farm().has(food=7)
    table.end_of_work()
    assert table.goods() == {"food": 1}


def test_agr_11_5_crafts_once_per_harvest() -> None:
    """EX-51."""
    table = harvest(wood=3)
    table.farm().cards("joinery")
    table.end_of_work().play("swap joinery 0")
    assert table.goods() == {"wood": 2, "food": 2}
    assert table.side() == []
    table = harvest(wood=3)
    table.farm().cards("joinery")
    table.end_of_work()
    assert "feed joinery" in table.tokens()
    table.play("feed joinery")
    assert (table.goods(), table.begging()) == ({"wood": 2}, 2)


def test_agr_11_5_crafts_only_in_a_harvest() -> None:
    table = Table()
    table.farm().cards("joinery").has(wood=3)
    assert table.turn().side() == []


def test_agr_11_1_crops_are_food_at_any_time() -> None:
    """AGR-11.2."""
    table = Table()
    table.farm().has(grain=1, vegetable=1)
    assert table.turn().side() == ["eat 1 grain", "eat 1 vegetable"]
    table.play("eat 1 vegetable")
    assert table.goods() == {"grain": 1, "food": 1}
    table = Table()
    table.farm().has(vegetable=1, sheep=1).cards("hearth_4")
    table.turn().play("eat 1 vegetable", "eat 1 sheep")
    assert table.goods() == {"food": 5}


def test_agr_12_6_breeding() -> None:
    """EX-52."""
    table = harvest(food=4, sheep=2, boar=3, cattle=1)
    table.farm().pastures("a5", "a4+b4", "b5")
    table.end_of_work()
    assert table.animals() == (3, 4, 1)


def test_agr_12_6_no_room_for_the_newborn() -> None:
    """EX-53."""
    table = harvest(food=4, sheep=2)
    table.farm().stables("a5")
    table.end_of_work()
    assert table.animals() == (2, 0, 0)


def test_agr_12_7_cook_right_before_breeding() -> None:
    """EX-54, AGR-R8."""
    table = harvest(food=4, sheep=2, boar=2)
    table.farm().stables("a1").pastures("a5").cards("fireplace_2")
    table.end_of_work()
    assert table.tokens() == ["done"]
    table.play("eat 1 boar")
    assert table.animals() == (3, 1, 0)
    assert table.goods()["food"] == 2


def test_agr_12_6_without_cooking_none_fits() -> None:
    """EX-54: but animals of another kind may be released (AGR-12.6)."""
    table = harvest(food=4, sheep=2, boar=2)
    table.farm().stables("a1").pastures("a5")
    table.end_of_work()
    assert table.tokens() == [
        "breed none",
        "breed boar release 1 sheep",
        "breed sheep release 1 boar",
    ]
    table.play("breed none")
    assert table.animals() == (2, 2, 0)


def test_agr_15_13_hr2_one_pasture_per_kind() -> None:
    """EX-67."""
    table = Table(one_pasture_per_kind=True).open("sheep_market").pile("sheep_market", sheep=10)
    table.farm().pastures("a4+a5+b4+b5", "c4+c5")
    table.turn().play("place sheep_market")
    assert table.animals() == (9, 0, 0)


def test_agr_11_5_crafts_are_offered_with_enough_food() -> None:
    """They exist only in the harvest, so the player is asked."""
    table = harvest(food=4, wood=1)
    table.farm().cards("joinery")
    table.end_of_work()
    assert table.tokens() == ["feed", "feed joinery"]
    table.play("feed joinery")
    assert table.goods() == {"food": 2}


def test_agr_11_3_exchanges_before_scoring() -> None:
    """A102 Grocer after the last harvest."""
    table = harvest(round=14, food=5)
    table.farm().cards("A102").counter("A102", 4)
    table.end_of_work()
    assert table.tokens() == ["done"]
    table.play("swap A102 0", "done")
    assert table.over
    assert table.goods() == {"vegetable": 1}


def test_agc_a071_crops_move_before_the_field_phase() -> None:
    table = harvest(food=4)
    table.farm().cards("A071").fields("a4", a3="2 vegetable")
    table.end_of_work()
    assert table.tokens() == ["done"]
    table.play("move a3 a4")
    assert table.goods() == {"vegetable": 2}
    assert table.crops() == {}
