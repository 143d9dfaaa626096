"""How actions work and the action spaces (AGR-5, AGR-6)."""

import pytest

from tests.agricola.build import Table


def test_agr_5_4_meeting_place_is_always_legal() -> None:
    """EX-08, AGR-R9."""
    table = Table().turn()
    table.play("place meeting_place")
    assert table.s.next_start == 0
    assert table.decider == 1


def test_agr_5_2_an_occupied_space_cannot_be_used() -> None:
    table = Table().pile("forest", wood=3).occupy("forest", 1)
    assert table.turn().refuses("place forest")


def test_agr_5_3_an_empty_accumulation_space_cannot_be_used() -> None:
    table = Table().turn()
    assert table.refuses("place forest")
    assert not table.refuses("place day_laborer")


def test_agr_6_2_6_no_minor_without_renovation() -> None:
    """EX-09."""
    table = Table().open("house_redevelopment")
    table.farm().house("stone").has(stone=9, reed=9, wood=9).hand("A078").cards("A116")
    assert table.turn().refuses("place house_redevelopment")


def test_agr_6_2_14_fences_may_be_skipped() -> None:
    """EX-10, AGR-R10."""
    table = Table(round=14).open("farm_redevelopment")
    table.farm().house("clay").has(stone=2, reed=1)
    table.turn().play("place farm_redevelopment")
    assert table.material() == "stone"
    assert table.goods() == {}
    assert table.decider == 1


def test_agr_6_2_5_no_minor_without_growth() -> None:
    """EX-11."""
    table = Table().open("basic_wish")
    table.farm().has(wood=9).hand("A002").has(food=9)
    assert table.turn().refuses("place basic_wish")


def test_agr_6_2_5_a_minor_after_growth() -> None:
    table = Table().open("basic_wish")
    table.farm().house(rooms="a1").has(food=2).hand("A002")
    table.turn().play("place basic_wish", "minor A002", "plow a5")
    assert len(table.player().people) == 3
    assert table.cells("fields") == ["a5"]
    assert table.hand(1) == ["A002"]


def test_agr_6_2_13_plow_then_sow() -> None:
    """EX-12, AGR-R23."""
    table = Table(round=12).open("cultivation")
    table.farm().has(grain=1)
    table.turn().play("place cultivation", "plow a3", "sow 1 grain")
    assert table.crops() == {"a3": "3 grain"}
    assert table.goods() == {}


def test_agr_6_3_3_resource_market_for_three() -> None:
    """EX-13."""
    table = Table(3).turn()
    table.play("place resource_market", "get 1 stone 1 food")
    assert table.goods() == {"stone": 1, "food": 1}


def test_agr_6_4_3_resource_market_for_four() -> None:
    """EX-13."""
    table = Table(4).turn()
    table.play("place resource_market")
    assert table.goods() == {"reed": 1, "stone": 1, "food": 1}


def lessons_prices(players: int, *spaces: str) -> list[int]:
    """The food paid for occupations on these spaces, one after another."""
    found = []
    for turn, space in enumerate(spaces):
        table = Table(players)
        table.farm().has(food=5).hand("A116").played_occupations(turn)
        table.turn().play(f"place {space}")
        if table.decider == 0 and "occupation A116" in table.tokens():
            table.play("occupation A116")
        found.append(5 - table.goods().get("food", 0))
    return found


@pytest.mark.parametrize(
    "players, spaces, prices",
    [
        (3, ["lessons_ext", "lessons"], [2, 1]),
        (4, ["lessons_ext", "lessons", "lessons_ext"], [1, 1, 2]),
        (2, ["lessons"], [0]),
        (1, ["lessons", "lessons"], [0, 1]),
    ],
)
def test_agr_6_4_7_price_of_occupations(players: int, spaces: list[str], prices: list[int]) -> None:
    """EX-14, EX-15, EX-16, AGR-6.1.5, AGR-6.3.4, AGR-6.4.5, AGR-R6."""
    assert lessons_prices(players, *spaces) == prices


def test_agr_6_1_5_lessons_need_a_payable_occupation() -> None:
    table = Table()
    table.farm().hand("A116").played_occupations(1)
    assert table.turn().refuses("place lessons")
    table = Table()
    table.farm().hand("A116").played_occupations(1).has(grain=1)
    table.turn().play("place lessons")
    assert table.tokens() == []
    table.play("eat 1 grain", "occupation A116")
    assert table.in_play() == ["A116"]


def test_agr_15_3_the_tile_closes_when_one_space_is_used() -> None:
    """EX-17, AGR-15.3.2, AGR-R18."""
    table = Table(extra_tile=True).pile("tile2_copse", wood=2)
    table.turn().play("place tile2_resource_market")
    assert table.goods() == {"stone": 1, "food": 1}
    assert table.refuses("place tile2_copse")
    assert table.lying("tile2_copse") == {"wood": 2}


def test_agr_15_3_3_cattle_for_a_food_that_is_raised() -> None:
    """EX-18."""
    table = Table(extra_tile=True)
    table.farm().has(grain=1)
    table.turn().play("place tile2_animal_market")
    assert table.matching("get") == ["1 food 1 sheep", "1 boar"]
    table.play("eat 1 grain", "get 1 cattle")
    assert table.goods() == {"cattle": 1}


def test_agr_15_3_4_modest_wish_from_round_5() -> None:
    """EX-19."""
    for round, legal in ((4, False), (5, True)):
        table = Table(round=round, extra_tile=True)
        table.farm().house(rooms="a1")
        assert table.turn().refuses("place tile2_modest_wish") is not legal


@pytest.mark.parametrize("players", [3, 4])
def test_agr_15_4_the_tile_for_three_and_four(players: int) -> None:
    table = Table(players, round=6, extra_tile=True)
    table.farm().house(rooms="a1")
    table.turn().play("place tile34_modest_wish")
    assert table.refuses("place tile34_animal_market")


def test_agr_15_2_side_job() -> None:
    """EX-74."""
    table = Table(side_job=True)
    table.farm().has(wood=1, grain=1).cards("fireplace_2")
    table.turn().play("place side_job", "stable a1", "bake 1")
    assert table.goods() == {"food": 2}
    assert table.cells("stables") == ["a1"]


def test_agr_15_1_meeting_place_accumulates_without_hand_cards() -> None:
    """EX-73."""
    table = Table(round=0, hand_cards=False)
    for _ in range(3):
        table.next_round().nature()
    table.s.next_start = 1
    table.play("place meeting_place")
    assert table.goods() == {"food": 3}
    assert table.s.next_start == 0


def test_agr_14_3_solo_forest() -> None:
    table = Table(1, round=0).next_round().nature()
    assert table.lying("forest") == {"wood": 2}
