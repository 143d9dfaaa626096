"""Deck A, occupations: Goods Provider."""

from tests.agricola.build import Table

STACK = ["wood", "grain", "reed", "stone", "vegetable", "clay", "reed", "vegetable"]


def test_agc_a102_grocer_buys_the_top_good() -> None:
    """AGC-EX27, AGC-2.2.2, AGC-2.2.14."""
    table = Table()
    table.farm().cards("A102").has(food=3)
    table.turn().play("swap A102 0", "swap A102 0", "swap A102 0")
    assert table.goods() == {"wood": 1, "grain": 1, "reed": 1}
    table.farm().has(food=1, wood=0, grain=0, reed=0)
    table.turn().play("swap A102 0")
    assert table.goods() == {"stone": 1}


def test_agc_a102_grocer_sells_eight_goods_in_order() -> None:
    table = Table()
    table.farm().cards("A102").has(food=9)
    table.turn()
    bought: list[str] = []
    before = table.goods()
    while table.matching("swap A102"):
        table.play("swap A102 0")
        after = table.goods()
        bought += [good for good in after if after[good] > before.get(good, 0)]
        before = after
    assert bought == STACK
    assert table.goods()["food"] == 1


def test_agc_a102_grocer_goods_on_the_card_do_not_score() -> None:
    table = Table()
    table.farm().cards("A102")
    score = table.score()
    assert (score["grain"], score["vegetables"]) == (-1, -1)


def test_agc_a102_grocer_opens_spaces() -> None:
    """AGR-5.9: the wood and reed on the card count when a space is offered."""
    table = Table().open("grain_utilization")
    table.farm().cards("A102").fields("a2").has(food=2)
    table.turn().play("place grain_utilization")
    assert table.matching("sow") == []
    table.play("swap A102 0", "swap A102 0")
    assert table.matching("sow") == ["1 grain"]
    table = Table().open("grain_utilization")
    table.farm().cards("A102").fields("a2").has(food=1)
    assert table.turn().refuses("place grain_utilization"), "the grain lies under the wood"


def test_agc_a138_harpooner_counts_newborns() -> None:
    """AGC-EX19."""
    table = Table(players=3).pile("fishing", food=2)
    table.farm().cards("A138").has(wood=1).people(2, newborn=1)
    table.turn().play("place fishing", "use A138 0")
    assert table.goods() == {"food": 5, "reed": 1}


def test_agc_a138_harpooner_is_optional_and_needs_wood() -> None:
    table = Table(players=3).pile("fishing", food=2)
    table.farm().cards("A138").has(wood=1)
    table.turn().play("place fishing", "stop")
    assert table.goods() == {"wood": 1, "food": 2}
    table = Table(players=3).pile("fishing", food=2)
    table.farm().cards("A138")
    table.turn().play("place fishing")
    assert table.goods() == {"food": 2}
    assert table.decider == 1


def test_agc_a155_conjurer_on_traveling_players() -> None:
    table = Table(players=4).pile("traveling_players", food=2)
    table.farm().cards("A155")
    table.farm(1).cards("A155")
    table.turn().play("place traveling_players")
    assert table.goods() == {"wood": 1, "grain": 1, "food": 2}
    assert table.goods(1) == {}
