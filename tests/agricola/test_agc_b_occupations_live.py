"""Deck B, occupations: Livestock Provider."""

import pytest

from tests.agricola.build import Table
from tests.agricola.playing import play_occupation


@pytest.mark.parametrize("round, rounds", [(1, [3, 6, 9, 11]), (5, [7, 10, 13]), (13, [])])
def test_agc_b164_sheep_whisperer_four_sheep(round: int, rounds: list[int]) -> None:
    """AGC-EX5: targets beyond 14 are dropped."""
    table = play_occupation(Table(players=4, round=round), "B164")
    assert table.promised() == {r: {"sheep": 1} for r in rounds}


def test_agc_b166_cattle_feeder_buys_on_grain_seeds() -> None:
    table = Table(players=4)
    table.farm().cards("B166").has(food=1)
    table.turn().play("place grain_seeds", "use B166 0")
    assert table.goods() == {"grain": 1, "cattle": 1}
    table = Table(players=4)
    table.farm().cards("B166").has(food=1)
    table.turn().play("place grain_seeds", "stop")
    assert table.goods() == {"grain": 1, "food": 1}


def test_agc_b166_cattle_feeder_only_food_of_before() -> None:
    """AGC-3.2: the grain of the space comes too late to be turned into the food."""
    table = Table(players=4)
    table.farm().cards("B166")
    table.turn().play("place grain_seeds")
    assert table.goods() == {"grain": 1}
    assert table.decider == 1


def test_agc_b166_cattle_feeder_food_may_be_raised_first() -> None:
    """AGR-5.11: grain of the supply, before the space is used."""
    table = Table(players=4)
    table.farm().cards("B166").has(grain=1)
    table.turn().play("place grain_seeds")
    assert table.tokens() == ["stop"]
    table.play("eat 1 grain", "use B166 0")
    assert table.goods() == {"grain": 1, "cattle": 1}
