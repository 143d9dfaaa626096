"""Deck A, occupations: Farm Planner."""

import pytest

from tests.agricola.build import Table
from tests.agricola.playing import play_minor, play_occupation


@pytest.mark.parametrize("good", ["wood", "grain"])
def test_agc_a086_animal_tamer_good_of_choice(good: str) -> None:
    table = play_occupation(Table(), "A086")
    assert sorted(table.tokens()) == ["get 1 grain", "get 1 wood"]
    table.play(f"get 1 {good}")
    assert table.goods() == {good: 1}
    assert table.decider == 1


def test_agc_a086_animal_tamer_one_animal_per_room_of_any_kind() -> None:
    """In place of the one pet; kinds may differ per room."""
    table = Table()
    table.farm().house(rooms="a1").has(sheep=1, boar=1, cattle=1)
    assert not table.player().fits()
    table.farm().cards("A086")
    assert table.player().fits()
    table.farm().has(sheep=2)
    assert not table.player().fits()


def test_agc_a086_animal_tamer_caravan_is_no_room() -> None:
    table = Table()
    table.farm().cards("A086", "B010")
    assert table.player().places.slots == 2


def test_agc_a087_conservator_straight_to_stone() -> None:
    """1 stone per room and 1 reed; the ordinary step stays possible."""
    table = Table().open("house_redevelopment")
    table.farm().has(stone=2, reed=1).cards("A087")
    table.turn().play("place house_redevelopment")
    assert table.material() == "stone"
    assert table.goods() == {}
    table = Table().open("house_redevelopment")
    table.farm().has(stone=2, clay=2, reed=1).cards("A087")
    table.turn().play("place house_redevelopment")
    assert sorted(table.matching("renovate")) == ["clay", "stone"]
    table.play("renovate clay")
    assert table.goods() == {"stone": 2}


def test_agc_a087_conservator_without_it_stone_is_no_choice() -> None:
    table = Table().open("house_redevelopment")
    table.farm().has(stone=2, reed=1)
    assert table.turn().refuses("place house_redevelopment")


def test_agc_a088_hedge_keeper_three_fences_free() -> None:
    """AGC-EX16: 4 fences for 1 wood; the pieces are used up."""
    table = Table().open("fencing")
    table.farm().cards("A088").has(wood=1)
    table.turn().play("place fencing", "fence a5")
    assert table.goods() == {}
    assert table.player().fences_left() == 11


def test_agc_a088_hedge_keeper_fences_without_any_wood() -> None:
    table = Table().open("fencing")
    table.farm().cards("A088").pastures("a5")
    table.turn().play("place fencing", "fence a4")
    assert sorted(table.pastures()) == ["a4", "a5"]
    table = Table().open("fencing")
    table.farm().cards("A088")
    assert table.turn().refuses("place fencing"), "the first pasture needs 4 fences"


def test_agc_a088_hedge_keeper_with_farm_redevelopment() -> None:
    table = Table(round=14).open("farm_redevelopment")
    table.farm().cards("A088").has(clay=2, reed=1, wood=1)
    table.turn().play("place farm_redevelopment", "fence a5")
    assert table.goods() == {}


def test_agc_a088_hedge_keeper_not_with_mini_pasture() -> None:
    """The free pasture is no Build Fences action; nothing is saved for a later one."""
    table = Table().open("fencing")
    table.farm().cards("A088").has(food=2)
    play_minor(table, "B002").play("fence a5")
    assert table.player().fences_left() == 11


def test_agc_a090_plow_driver_pays_a_food_in_a_stone_house() -> None:
    """AGC-2.2.5, AGC-2.1.8."""
    table = Table().open("sheep_market")
    table.farm().house("stone").cards("A090").has(food=1)
    table.next_round().nature()
    assert table.tokens() == ["use A090 0", "stop"]
    table.play("use A090 0", "plow a3")
    assert table.goods() == {}
    assert table.cells("fields") == ["a3"]


def test_agc_a090_plow_driver_with_goods_of_the_round_space() -> None:
    """EX-06: the food promised for this round pays."""
    table = Table().open("sheep_market")
    table.farm().house("stone").cards("A090").promise(6, "well", food=1)
    table.next_round().nature().play("use A090 0", "plow a3")
    assert table.goods() == {}


@pytest.mark.parametrize("house", ["wood", "clay"])
def test_agc_a090_plow_driver_only_in_stone(house: str) -> None:
    table = Table().open("sheep_market")
    table.farm().house(house).cards("A090").has(food=1)
    table.next_round().nature()
    assert table.refuses("use A090 0")


def test_agc_a090_plow_driver_in_the_round_scholar_plays_it() -> None:
    """AGC-3.4: the window at the start of the round is still open."""
    table = Table().open("sheep_market")
    table.farm().house("stone").cards("B097").has(food=2).hand("A090")
    table.next_round().nature()
    table.play("use B097 0", "occupation A090", "use A090 0", "plow a3")
    assert table.goods() == {}
    assert table.in_play() == ["B097", "A090"]
