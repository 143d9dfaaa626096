"""Deck B, occupations: Actions Booster."""

import pytest

from tests.agricola.build import Table


@pytest.mark.parametrize("rooms, stone", [("", 3), ("a1", 2), ("a1 a2", 1), ("a1 a2 a3 a4", 0)])
def test_agc_b095_master_bricklayer_by_rooms_added(rooms: str, stone: int) -> None:
    """AGC-EX10: Stone Oven costs 1 clay and 3 stone; never below 0."""
    table = Table().open("major_improvement")
    table.farm().house(rooms=rooms).cards("B095").has(clay=1, stone=3)
    table.turn().play("place major_improvement", "major stone_oven")
    assert table.goods().get("stone", 0) == 3 - stone


def test_agc_b095_master_bricklayer_only_for_majors_and_rooms() -> None:
    """Caravan is no room; minors keep their price."""
    table = Table().open("major_improvement")
    table.farm().cards("B095", "B010").has(clay=1, stone=2)
    assert table.turn().refuses("place major_improvement")
    table = Table()
    table.farm().house("clay", rooms="a1").cards("B095").hand("B033")
    table.turn().play("place meeting_place")
    assert table.decider == 1


def scholar(**goods: int) -> Table:
    table = Table(round=5).open("sheep_market")
    table.farm().house("stone").cards("B097").has(**goods)
    return table


def test_agc_b097_scholar_plays_an_occupation_for_a_food() -> None:
    table = scholar(food=1)
    table.farm().hand("A116", "B107")
    table.next_round().nature().play("use B097 0", "occupation A116")
    assert table.goods() == {}
    assert table.in_play() == ["B097", "A116"]
    assert table.s.working, "one card per round"


def test_agc_b097_scholar_plays_a_minor_for_its_price() -> None:
    table = scholar(clay=1, food=1)
    table.farm().hand("A012", "A116")
    table.next_round().nature().play("use B097 0", "minor A012")
    assert table.goods() == {"food": 1}
    assert table.s.working


def test_agc_b097_scholar_is_optional_and_only_in_stone() -> None:
    table = scholar(food=1)
    table.farm().hand("A116")
    table.next_round().nature().play("stop")
    assert table.hand() == ["A116"]
    table = Table().open("sheep_market")
    table.farm().house("clay").cards("B097").has(food=1).hand("A116")
    table.next_round().nature()
    assert table.refuses("use B097 0")


@pytest.mark.parametrize(
    "card, good, rounds",
    [("B107", {"food": 3}, range(7, 15)), ("A120", {"clay": 2}, range(7, 12))],
)
def test_agc_b097_scholar_goods_go_to_later_rounds(
    card: str, good: dict[str, int], rounds: range
) -> None:
    """AGC-8.14: in round 6 the first goods lie on round 7."""
    table = scholar(food=1)
    table.farm().hand(card)
    table.next_round().nature().play("use B097 0", f"occupation {card}")
    assert table.s.round == 6
    assert table.promised() == dict.fromkeys(rounds, good)


def test_agc_b097_scholar_goods_of_the_round_space_pay() -> None:
    """AGR-4.2: goods and start-of-round effects are one pool."""
    table = scholar()
    table.farm().hand("A116").promise(6, "well", food=1)
    table.next_round().nature().play("use B097 0", "occupation A116")
    assert table.goods() == {}


def test_agc_b097_scholar_nested_plays_end_inside_out() -> None:
    """AGC-3.4: the bake after the occupation comes before the rest of the window."""
    table = scholar(food=2, grain=1)
    table.farm().cards("B025", "clay_oven").hand("A090")
    table.next_round().nature().play("use B097 0", "occupation A090")
    assert table.tokens() == ["use B025 0", "stop"]
    table.play("use B025 0", "use A090 0", "plow a3")
    assert table.goods() == {"food": 5}


def test_agc_b097_scholar_with_paper_maker() -> None:
    """AGC-3.2: the food of Paper Maker may pay the occupation that Scholar plays."""
    table = scholar(wood=1)
    table.farm().cards("B109").hand("A116", "A012")
    table.next_round().nature().play("use B097 0")
    assert table.goods() == {"food": 2}, "nothing else was possible"
    table.play("occupation A116")
    assert table.goods() == {"food": 1}
    assert table.s.working
