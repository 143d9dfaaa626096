"""Deck B, minor improvements: Actions Booster."""

from tests.agricola.build import Table
from tests.agricola.playing import play_minor


def market() -> Table:
    table = Table().open("sheep_market", "pig_market")
    table.pile("sheep_market", sheep=1).pile("pig_market", boar=1)
    table.pile("forest", wood=3).pile("clay_pit", clay=1)
    table.farm().cards("B024").pastures("a5", "a4")
    return table


def test_agc_b024_lasso_second_person_to_a_market() -> None:
    """EX-22, AGC-2.2.15: on Forest, then at once on Sheep Market; not Forest, then Clay Pit."""
    table = market()
    table.turn().play("place forest")
    assert table.decider == 0
    assert sorted(table.tokens()) == ["place pig_market", "place sheep_market", "stop"]
    table.play("place sheep_market")
    assert table.goods() == {"wood": 3, "sheep": 1}
    assert table.decider == 1


def test_agc_b024_lasso_first_person_on_a_market() -> None:
    """Then the second goes anywhere, and exactly two are placed."""
    table = market()
    table.farm().people(3)
    table.turn().play("place sheep_market")
    assert "place clay_pit" in table.tokens()
    assert "stop" in table.tokens()
    table.play("place clay_pit")
    assert table.decider == 1


def test_agc_b024_lasso_may_be_left_and_skips_no_turn() -> None:
    """AGR-4.14: the next turn is not skipped."""
    table = market()
    table.farm().people(4)
    table.turn().play("place sheep_market", "stop")
    assert table.decider == 1
    table.play("place day_laborer")
    assert table.decider == 0
    table.play("place forest", "place pig_market")
    assert table.decider == 1
    table.play("place grain_seeds")
    assert table.decider == 0, "the fourth person is placed in an ordinary turn"


def test_agc_b024_lasso_with_meeting_place() -> None:
    """AGC-8.22, in either order."""
    table = market()
    table.turn().play("place meeting_place", "place sheep_market")
    assert table.s.next_start == 0
    assert table.decider == 1
    table = market()
    table.turn().play("place sheep_market", "place meeting_place")
    assert table.decider == 1


def test_agc_b024_lasso_counts_the_second_person() -> None:
    """AGC-3.12: people are numbered by their placements in the round."""
    table = market()
    table.farm().people(3)
    table.turn().play("place forest", "place sheep_market", "place day_laborer", "place clay_pit")
    assert sorted(person >> 9 for person in table.player().people) == [1, 2, 3]


def test_agc_b024_lasso_needs_a_second_person() -> None:
    table = market()
    table.farm().people(1)
    table.turn().play("place forest")
    assert table.decider == 1


def test_agc_b024_lasso_works_from_the_next_turn_on() -> None:
    """AGC-3.4: not in the turn in which it is played."""
    table = market()
    table = Table().open("sheep_market").pile("sheep_market", sheep=1)
    table.farm().has(reed=1)
    play_minor(table, "B024")
    assert table.decider == 1


def test_agc_b025_bread_paddle_bakes_after_each_occupation() -> None:
    table = Table()
    table.farm().has(wood=1)
    play_minor(table, "B025")
    assert table.goods() == {"food": 1}
    table = Table()
    table.farm().cards("B025", "clay_oven").has(grain=2).hand("A116")
    table.turn().play("place lessons", "occupation A116")
    assert table.tokens() == ["use B025 0", "stop"]
    table.play("use B025 0")
    assert table.goods() == {"grain": 1, "food": 5}


def test_agc_b025_bread_paddle_may_be_declined_and_never_pays_the_occupation() -> None:
    """AGC-3.3: what comes after an action cannot pay for it."""
    table = Table()
    table.farm().cards("B025", "clay_oven", "A119").has(grain=1).hand("A116")
    table.farm().played_occupations(1)
    table.turn().play("place lessons")
    assert table.matching("occupation") == [], "1 food first has to come from the grain"
    table.play("eat 1 grain", "occupation A116")
    assert table.goods() == {}
    assert table.decider == 1
