"""Building and cultivating (AGR-2, AGR-7)."""

import pytest

from tests.agricola.build import Table


def test_agr_7_1_rooms_one_after_another() -> None:
    """EX-23."""
    table = Table()
    table.farm().has(wood=10, reed=4)
    table.turn().play("place farm_expansion", "room b2", "room b3")
    assert table.goods() == {}
    assert table.cells("rooms") == ["b1", "b2", "b3", "c1"]


def test_agr_7_1_a_room_touches_a_room() -> None:
    table = Table()
    table.farm().has(wood=10, reed=4)
    table.turn().play("place farm_expansion")
    assert table.matching("room") == ["a1", "b2", "c2"]


def test_agr_7_1_no_room_in_a_pasture() -> None:
    """AGR-R12."""
    table = Table()
    table.farm().has(wood=10, reed=4).pastures("b2")
    table.turn().play("place farm_expansion")
    assert table.matching("room") == ["a1", "c2"]


def test_agr_7_3_a_room_and_two_stables() -> None:
    """EX-24, AGR-6.1.1, AGR-17.6."""
    table = Table()
    table.farm().has(wood=9, reed=2)
    table.turn().play("place farm_expansion", "room b2", "stable a4", "stable a5")
    assert table.goods() == {}
    assert table.cells("stables") == ["a4", "a5"]


def test_agr_7_3_four_stables_at_most() -> None:
    table = Table()
    table.farm().has(wood=20).stables("a1", "a2", "a3")
    table.turn().play("place farm_expansion", "stable a4")
    assert table.decider == 1
    table = Table()
    table.farm().has(wood=20).stables("a1", "a2", "a3", "a4")
    assert table.turn().refuses("place farm_expansion")


@pytest.mark.parametrize("clay, legal", [(3, True), (2, False)])
def test_agr_7_2_renovation_costs_per_room(clay: int, legal: bool) -> None:
    """EX-25."""
    table = Table().open("house_redevelopment")
    table.farm().house(rooms="b2").has(clay=clay, reed=1)
    table.turn()
    assert table.refuses("place house_redevelopment") is not legal
    if legal:
        table.play("place house_redevelopment")
        assert table.material() == "clay"
        assert table.goods() == {}


def fencing(wood: int, *pastures: str) -> Table:
    table = Table().open("fencing")
    table.farm().has(wood=wood).pastures(*pastures)
    return table.turn()


def test_agr_7_4_first_pasture() -> None:
    """EX-26, AGR-2.9."""
    table = fencing(4).play("place fencing", "fence a5")
    assert table.goods() == {}
    assert table.pastures() == ["a5"]
    assert table.player().fences_left() == 11


def test_agr_2_10_a_pasture_shares_fences() -> None:
    """EX-27."""
    table = fencing(3, "a5").play("place fencing", "fence a4")
    assert table.goods() == {}
    assert table.pastures() == ["a4", "a5"]
    assert table.player().fences_left() == 8


def test_agr_2_10_a_pasture_is_divided() -> None:
    """EX-28, EX-29: half a division is none."""
    table = fencing(2, "a4+a5+b4+b5").play("place fencing")
    assert "a4+b4" in table.matching("fence")
    table.play("fence a4+b4")
    assert table.pastures() == ["a4+b4", "a5+b5"]
    assert table.player().places.pastures == (4, 4)
    assert fencing(1, "a4+a5+b4+b5").refuses("place fencing")


def test_agr_2_8_pastures_touch() -> None:
    """EX-30."""
    table = fencing(4, "a5").play("place fencing")
    assert "b4" not in table.matching("fence")
    assert "b5" in table.matching("fence")


def test_agr_2_8_no_field_inside() -> None:
    """EX-31."""
    table = Table().open("fencing")
    table.farm().has(wood=9).fields("a4")
    table.turn().play("place fencing")
    assert "a4+a5" not in table.matching("fence")
    assert "a5" in table.matching("fence")


def test_agr_2_8_fifteen_fences() -> None:
    """EX-32."""
    table = fencing(9, "a4", "a5", "b4", "b5").play("place fencing", "fence c4")
    assert len(table.pastures()) == 5
    assert table.player().fences_left() == 0
    assert table.goods() == {"wood": 6}


def test_agr_2_8_sixteen_fences_are_too_many() -> None:
    """EX-33."""
    table = fencing(20).play("place fencing")
    everything = [f"{row}{column}" for row in "abc" for column in range(1, 6)]
    free = [cell for cell in everything if cell not in ("b1", "c1")]
    assert "+".join(free) not in table.matching("fence")
    assert "+".join(cell for cell in free if cell[1] != "1") in table.matching("fence")


def test_agr_2_9_several_pastures_in_one_action() -> None:
    """AGR-17.6: one payment."""
    table = fencing(7).play("place fencing", "fence a5", "fence a4")
    assert table.goods() == {}
    assert table.pastures() == ["a4", "a5"]


def test_agr_8_1_a_stable_in_a_pasture() -> None:
    """EX-34."""
    table = Table()
    table.farm().has(wood=2, sheep=2).pastures("a5")
    table.turn().play("place farm_expansion", "stable a5")
    assert table.player().places.pastures == (4,)
    assert table.score()["fenced_stables"] == 1


def test_agr_7_7_fields_touch_fields() -> None:
    """EX-35."""
    table = Table()
    table.farm().fields("a3")
    table.turn().play("place farmland")
    assert table.matching("plow") == ["a2", "a4", "b3"]


def test_agr_7_8_sow() -> None:
    """EX-36."""
    table = Table().open("grain_utilization")
    table.farm().fields("a3", "a4").has(grain=1, vegetable=1)
    table.turn().play("place grain_utilization", "sow 1 grain 1 vegetable")
    assert sorted(table.crops().values()) == ["2 vegetable", "3 grain"]
    assert table.goods() == {}


def test_agr_7_11_bake_with_everything() -> None:
    """EX-37."""
    table = Table().open("grain_utilization")
    table.farm().cards("clay_oven", "stone_oven", "fireplace_2").has(grain=4)
    table.turn().play("place grain_utilization", "bake 4")
    assert table.goods() == {"food": 15}


def test_agr_9_6_bake_when_the_oven_is_built() -> None:
    """EX-38, AGR-9.15."""
    table = Table().open("major_improvement")
    table.farm().cards("fireplace_2").has(clay=3, stone=1, grain=2)
    table.turn().play("place major_improvement", "major clay_oven", "bake 2")
    assert table.goods() == {"food": 7}


def test_agr_9_6_the_bake_may_be_skipped() -> None:
    table = Table().open("major_improvement")
    table.farm().has(clay=1, stone=3, grain=2)
    table.turn().play("place major_improvement", "major stone_oven", "stop")
    assert table.goods() == {"grain": 2}


def test_agr_9_12_upgrade() -> None:
    """EX-39, AGR-R14."""
    table = Table().open("major_improvement")
    table.farm().cards("fireplace_2")
    table.turn().play("place major_improvement", "major hearth_5 for fireplace_2")
    assert table.in_play() == ["hearth_5"]
    assert table.score()["card_points"] == 1
    table.farm(1).has(clay=2)
    assert table.s.majors & 1


def test_agr_7_12_growth_needs_a_room() -> None:
    """EX-40."""
    table = Table().open("basic_wish")
    table.farm().house(rooms="b2").has(food=0)
    table.turn().play("place basic_wish")
    assert len(table.player().people) == 3
    table = Table().open("basic_wish")
    table.farm().house(rooms="b2").people(3)
    assert table.turn().refuses("place basic_wish")


def test_agr_7_12_urgent_wish_needs_none() -> None:
    """EX-41."""
    table = Table(round=12).open("urgent_wish")
    table.farm().people(4)
    table.turn().play("place urgent_wish")
    assert len(table.player().people) == 5
    table = Table(round=14).open("basic_wish", "urgent_wish")
    table.farm().people(5).house(rooms="b2")
    assert table.turn().refuses("place basic_wish")
    assert table.refuses("place urgent_wish")
    table = Table(round=14).open("basic_wish")
    table.farm().people(4).house(rooms="b2")
    assert table.turn().refuses("place basic_wish")


def test_agr_10_4_prerequisites() -> None:
    """EX-42."""
    table = Table()
    table.farm().cards("A116", "A119", "A112").hand("B068", "A044").has(food=1, wood=1)
    table.turn().play("place meeting_place")
    assert table.matching("minor") == ["B068"]


def test_agr_10_6_traveling_cards() -> None:
    """EX-43, AGR-14.5."""
    table = Table(3)
    table.farm().hand("A002").has(food=2)
    table.turn().play("place meeting_place", "minor A002", "stop")
    assert table.hand(1) == ["A002"]
    assert table.in_play() == []
    table = Table(1)
    table.farm().hand("A002").has(food=2)
    table.turn().play("place meeting_place", "minor A002", "stop")
    assert table.hand() == []
