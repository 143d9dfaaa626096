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


def test_agc_a112_scythe_worker_may_take_from_some_fields_only() -> None:
    """AGC-3.9: fields with 3, 3 and 2 grain; the second grain is taken from one of 3 and the 2."""
    table = Table(round=4)
    table.farm().cards("A112").fields(a2="3 grain", a3="3 grain", a4="2 grain", a5="1 grain")
    fed(table)
    table.end_of_work()
    some = ["a2", "a2+a3", "a4", "a2+a4"]
    assert sorted(table.tokens()) == sorted(
        ["all_grain", "stop", *[f"more_grain {fields}" for fields in some]]
    )
    table.play("more_grain a2+a4", seat=0)
    assert table.goods() == {"grain": 6}
    assert table.crops() == {"a2": "1 grain", "a3": "2 grain"}


def test_agc_a112_scythe_worker_names_field_cards() -> None:
    """AGR-10.13: a field card with grain is a grain field of its own, not one of the tiles."""
    table = Table(round=4)
    table.farm().cards("A112", "B113").fields(a2="3 grain", B113="3 grain")
    fed(table)
    table.end_of_work()
    assert table.matching("more_grain") == ["a2", "B113"]
    table.play("more_grain B113", seat=0)
    assert table.goods() == {"grain": 3}
    assert table.crops() == {"a2": "2 grain", "B113": "1 grain"}


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
