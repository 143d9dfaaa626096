"""Worked examples of the card document that join several cards; the others are with their card."""

from tests.agricola.build import Table
from tests.agricola.playing import fed


def test_agc_a078_canoe_adds_a_food_and_a_reed() -> None:
    """AGC-EX1, AGC-4.2."""
    table = Table().pile("fishing", food=3)
    table.farm().cards("A078")
    table.turn().play("place fishing")
    assert table.goods() == {"food": 4, "reed": 1}
    assert table.lying("fishing") == {}


def test_agc_ex2_wood_cutter_basket_and_mushroom_collector() -> None:
    """AGC-8.7, AGC-8.8: the returned wood stays on Forest."""
    for order in (("use A056 0", "use A108 0"), ("use A108 0", "use A056 0")):
        table = Table().pile("forest", wood=3)
        table.farm().cards("A116", "A056", "A108")
        table.turn().play("place forest", *order)
        assert table.goods() == {"wood": 1, "food": 5}
        assert table.lying("forest") == {"wood": 3}
        assert table.decider == 1


def test_agc_ex11_stonecutter_and_lumber_mill_build_the_well() -> None:
    """3 stone and 1 wood become 2 stone."""
    table = Table(players=3).open("major_improvement")
    table.farm().cards("A143", "A075").has(stone=2)
    table.turn().play("place major_improvement", "major well")
    assert table.goods() == {}
    assert table.promised() == {r: {"food": 1} for r in range(6, 11)}


def test_agc_ex14_loom_and_butter_churn() -> None:
    """7 sheep and 3 cattle: 3 food, and 2 + 1 food."""
    table = Table(round=4)
    table.farm().pastures("a2+a3+a4+a5", "b4+b5").cards("B039", "B050").has(sheep=7, cattle=3)
    fed(table)
    table.end_of_work()
    assert table.goods()["food"] == 6
