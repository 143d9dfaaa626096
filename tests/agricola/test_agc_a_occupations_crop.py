"""Deck A, occupations: Crop Provider."""

import pytest

from tests.agricola.build import Table
from tests.agricola.playing import fed, play_occupation


def test_agc_a112_scythe_worker_grain_on_play() -> None:
    assert play_occupation(Table(), "A112").goods() == {"grain": 1}


def test_agc_a112_scythe_worker_takes_one_more_grain_per_field() -> None:
    """AGC-EX13: part of the same single take; a field with 1 grain gives 1."""
    table = Table(round=4)
    table.farm().cards("A112").fields(a2="3 grain", a3="1 grain", a4="2 vegetable")
    fed(table)
    table.end_of_work()
    table.play("all_grain", seat=0)
    assert table.goods() == {"grain": 3, "vegetable": 1}
    assert table.crops() == {"a2": "1 grain", "a4": "1 vegetable"}


def test_agc_a112_scythe_worker_is_optional() -> None:
    table = Table(round=4)
    table.farm().cards("A112").fields(a2="3 grain", a3="1 grain")
    fed(table)
    table.end_of_work()
    table.play("stop", seat=0)
    assert table.goods() == {"grain": 2}
    assert table.crops() == {"a2": "2 grain"}


@pytest.mark.parametrize("round, choice", [(5, False), (6, True), (14, True)])
def test_agc_a114_seasonal_worker_vegetable_from_round_six(round: int, choice: bool) -> None:
    table = Table(round=round)
    table.farm().cards("A114")
    table.turn().play("place day_laborer")
    if choice:
        assert sorted(table.tokens()) == ["get 1 grain", "get 1 vegetable"]
        table.play("get 1 vegetable")
        assert table.goods() == {"vegetable": 1, "food": 2}
    else:
        assert table.goods() == {"grain": 1, "food": 2}


def test_agc_a160_lutenist_gains_then_may_buy() -> None:
    """AGC-2.1.4: an out-of-turn decision; exactly 1 vegetable for 2 food."""
    table = Table(players=4).pile("traveling_players", food=1)
    table.farm(2).cards("A160").has(food=3)
    table.turn(0).play("place traveling_players")
    assert table.decider == 2
    assert table.goods(2) == {"food": 4, "wood": 1}
    table.play("use A160 1")
    assert table.goods(2) == {"food": 2, "wood": 1, "vegetable": 1}
    assert table.decider == 1


def test_agc_a160_lutenist_may_decline_and_the_own_use_brings_nothing() -> None:
    table = Table(players=4).pile("traveling_players", food=1)
    table.farm(1).cards("A160").has(food=1)
    table.turn(0).play("place traveling_players", "stop")
    assert table.goods(1) == {"food": 2, "wood": 1}
    table = Table(players=4).pile("traveling_players", food=1)
    table.farm().cards("A160").has(food=1)
    table.turn().play("place traveling_players")
    assert table.goods() == {"food": 2}
