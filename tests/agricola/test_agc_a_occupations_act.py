"""Deck A, occupations: Actions Booster."""

from tests.agricola.build import Table


def with_child(round: int = 5) -> Table:
    """Seat 0 has two adults and 3 rooms; the others have one person each."""
    table = Table(round=round).open("urgent_wish").pile("forest", wood=3)
    table.farm().house(rooms="a1").cards("A092").has(food=1)
    table.farm(1).people(1)
    return table


def test_agc_a092_adoptive_parents_newborn_acts_for_a_food() -> None:
    """AGC-2.2.15: paid when it is placed; it is then no newborn any more."""
    table = with_child()
    table.farm().people(1)
    table.turn().play("place urgent_wish", "place day_laborer")
    assert table.decider == 0
    assert "stop" in table.tokens()
    table.play("place forest")
    assert table.goods() == {"wood": 3}
    assert table.player().newborns() == 0


def test_agc_a092_adoptive_parents_newborn_may_rest() -> None:
    table = with_child(round=4)
    table.farm().people(1).has(food=9)
    table.farm(1).has(food=9)
    table.turn().play("place urgent_wish", "place day_laborer", "stop")
    assert table.goods() == {"food": 6}, "at the harvest of round 4 it eats 1"


def test_agc_a092_adoptive_parents_an_acting_child_eats_two() -> None:
    """AGC-8.23: also in round 14."""
    for round in (4, 14):
        table = with_child(round)
        table.farm().people(1).has(food=9)
        table.farm(1).has(food=9)
        table.turn().play("place urgent_wish", "place day_laborer", "place forest")
        assert table.goods() == {"food": 4, "wood": 3}, "9 − 1 − 4"


def test_agc_a092_adoptive_parents_needs_the_food() -> None:
    table = with_child()
    table.farm().people(1).has(food=0)
    table.turn().play("place urgent_wish", "place day_laborer")
    assert table.decider != 0
    assert table.player().people[-1] & 256 or table.s.round != 5


def test_agc_a092_adoptive_parents_food_may_be_raised() -> None:
    """AGR-5.11."""
    table = with_child()
    table.farm().people(1).has(food=0, grain=1)
    table.turn().play("place urgent_wish", "place day_laborer")
    assert table.tokens() == ["stop"]
    table.play("eat 1 grain", "place forest")
    assert table.goods() == {"wood": 3}


def test_agc_a092_adoptive_parents_played_after_the_growth() -> None:
    """The card works for a child born earlier in the same work phase."""
    table = Table(round=5).open("urgent_wish").pile("forest", wood=3)
    table.farm().people(2).has(food=1).hand("A092")
    table.farm(1).people(2)
    table.turn().play("place urgent_wish", "place day_laborer")
    table.play("place lessons", "occupation A092", "place grain_seeds")
    assert table.decider == 0
    table.play("place forest")
    assert table.goods() == {"wood": 3}


def test_agc_a092_adoptive_parents_the_child_is_numbered() -> None:
    """AGC-3.12."""
    table = with_child()
    table.farm(1).people(2)
    table.farm().people(1)
    table.turn().play("place urgent_wish", "place day_laborer", "place forest")
    assert [person >> 9 for person in table.player().people] == [1, 2]
