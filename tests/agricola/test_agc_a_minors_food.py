"""Deck A, minor improvements: Food Provider."""

import pytest

from tests.agricola.build import Table
from tests.agricola.playing import play_minor, playable


def test_agc_a044_pond_hut_promises_three_rounds() -> None:
    table = Table(round=5)
    table.farm().has(wood=1).cards("A116", "A119")
    play_minor(table, "A044")
    assert table.promised() == {6: {"food": 1}, 7: {"food": 1}, 8: {"food": 1}}


def test_agc_a044_pond_hut_late() -> None:
    """AGC-EX3."""
    table = Table(round=12)
    table.farm().has(wood=1).cards("A116", "A119")
    play_minor(table, "A044")
    assert table.promised() == {13: {"food": 1}, 14: {"food": 1}}


@pytest.mark.parametrize(
    "occupations, allowed",
    [(["A116"], False), (["A116", "A119"], True), (["A116", "A119", "A120"], False)],
)
def test_agc_a044_pond_hut_needs_exactly_two(occupations: list[str], allowed: bool) -> None:
    table = Table()
    table.farm().has(wood=1).cards(*occupations)
    assert playable(table, "A044") == allowed


def test_agc_a050_milk_jug_when_another_uses_cattle_market() -> None:
    """AGC-8.19, AGC-2.1.4, AGC-2.2.17: 3 food for the owner, 1 for each other, the user too."""
    table = Table(players=4).open("cattle_market").pile("cattle_market", cattle=1)
    table.farm(2).cards("A050")
    table.turn(0).play("place cattle_market")
    assert table.goods(0) == {"food": 1, "cattle": 1}
    assert [table.goods(seat) for seat in (1, 2, 3)] == [{"food": 1}, {"food": 3}, {"food": 1}]


def test_agc_a050_milk_jug_when_the_owner_uses_cattle_market() -> None:
    table = Table(players=3).open("cattle_market").pile("cattle_market", cattle=1)
    table.farm().cards("A050")
    table.turn().play("place cattle_market")
    assert [table.goods(seat).get("food", 0) for seat in range(3)] == [3, 1, 1]


def test_agc_a050_milk_jug_solo_and_elsewhere() -> None:
    table = Table(players=1).open("cattle_market").pile("cattle_market", cattle=1)
    table.farm().cards("A050")
    table.turn().play("place cattle_market")
    assert table.goods()["food"] == 3
    table = Table().open("sheep_market").pile("sheep_market", sheep=1)
    table.farm().cards("A050")
    table.turn().play("place sheep_market")
    assert "food" not in table.goods()


def test_agc_a053_claypipe_adds_all_gains_of_the_work_phase() -> None:
    """AGC-EX20: 6 wood and 3 clay gained, 5 wood spent: still 9."""
    table = Table(round=5).pile("forest", wood=6).open("fencing")
    table.farm().cards("A053", "B077").people(3)
    table.farm(1).people(1)
    table.turn().play("place forest", "place grain_seeds", "place fencing", "fence a5")
    assert table.goods() == {"wood": 2}
    table.play("place day_laborer")
    assert table.goods() == {"wood": 2, "clay": 3, "food": 4}


@pytest.mark.parametrize("wood, food", [(6, 0), (7, 2)])
def test_agc_a053_claypipe_needs_seven(wood: int, food: int) -> None:
    """The counter already runs in the round in which the card is played."""
    table = Table(round=5).pile("forest", wood=wood)
    table.farm().has(clay=1).hand("A053").people(2)
    table.farm(1).people(1)
    table.turn().play("place forest", "place grain_seeds", "place meeting_place", "minor A053")
    assert table.goods().get("food", 0) == food


def test_agc_a053_claypipe_does_not_count_goods_of_the_preparation() -> None:
    table = Table(round=5).open("sheep_market", "fencing")
    table.farm().cards("A053").promise(6, "B074", wood=9).people(1)
    table.farm(1).people(1)
    table.next_round().nature()
    assert table.goods() == {"wood": 9}
    table.play("place grain_seeds", "place day_laborer")
    assert table.goods() == {"wood": 9, "grain": 1}


def test_agc_a055_junk_room_pays_for_itself_and_every_improvement() -> None:
    """AGC-2.1.6: minors, traveling cards, majors, the exchange for a Cooking Hearth."""
    table = Table().open("major_improvement")
    table.farm().has(wood=1, clay=1)
    play_minor(table, "A055")
    assert table.goods() == {"food": 1}
    for hand, token, price in (
        ("A012", "minor A012", {"clay": 1}),
        ("B008", "minor B008", {"grain": 1}),
        ("A012", "major fireplace_2", {"clay": 2}),
        ("A012", "major hearth_4 for fireplace_3", {}),
    ):
        table = Table().open("major_improvement")
        table.farm().cards("A055", "fireplace_3").hand(hand).has(**price)
        table.turn().play("place major_improvement", token)
        assert table.goods()["food"] == 1, token


def test_agc_a055_junk_room_not_for_occupations() -> None:
    table = Table()
    table.farm().cards("A055").hand("A116")
    table.turn().play("place lessons", "occupation A116")
    assert table.goods() == {}


def test_agc_a056_basket_after_a_wood_space() -> None:
    """AGC-2.1.3, AGC-2.2.3: the wood goes onto the space; once per use."""
    table = Table().pile("forest", wood=3)
    table.farm().cards("A056").has(wood=3)
    table.turn().play("place forest")
    assert table.tokens() == ["use A056 0", "stop"]
    table.play("use A056 0")
    assert table.goods() == {"wood": 4, "food": 3}
    assert table.lying("forest") == {"wood": 2}
    assert table.decider == 1


def test_agc_a056_basket_takes_any_two_wood() -> None:
    table = Table(players=4).pile("copse", wood=1).pile("clay_pit", clay=1)
    table.farm().cards("A056").has(wood=1)
    table.turn().play("place copse", "use A056 0")
    assert table.goods() == {"food": 3}
    assert table.lying("copse") == {"wood": 2}
    table = Table().pile("forest", wood=1)
    table.farm().cards("A056")
    table.turn().play("place forest")
    assert table.decider == 1, "one wood is not enough"


@pytest.mark.parametrize("round", range(1, 15))
def test_agc_a063_dutch_windmill_right_after_a_harvest(round: int) -> None:
    table = Table(round=round).open("grain_utilization")
    table.farm().cards("A063", "fireplace_2").has(grain=1)
    table.turn().play("place grain_utilization")
    assert table.goods() == {"food": 5 if round in (5, 8, 10, 12, 14) else 2}


def test_agc_a063_dutch_windmill_for_every_bake() -> None:
    """AGC-8.12, and it needs a real bake."""
    table = Table(round=5)
    table.farm().cards("A063", "A024", "clay_oven", "B108").has(grain=2)
    table.pile("forest", wood=1)
    table.turn().play("place forest", "use B108 0")
    assert table.goods() == {"grain": 1, "food": 8, "wood": 1}
    table = Table(round=5)
    table.farm().cards("A063", "A024", "clay_oven").has(grain=2)
    table.turn().play("place farmland", "stop", "plow a5")
    assert table.goods() == {"grain": 2}
