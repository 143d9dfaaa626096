"""Deck B, minor improvements: Crop Provider."""

import pytest

from tests.agricola.build import Table
from tests.agricola.playing import fed, play_minor, playable


def test_agc_b008_market_stall_grain_for_vegetable() -> None:
    table = Table()
    table.farm().has(grain=1)
    play_minor(table, "B008")
    assert table.goods() == {"vegetable": 1}
    assert table.hand(1) == ["B008"]


@pytest.mark.parametrize(
    "round, rounds", [(1, [5, 8, 11, 14]), (5, [8, 11, 14]), (8, [11, 14]), (14, [])]
)
def test_agc_b066_sack_cart_rounds_to_come(round: int, rounds: list[int]) -> None:
    """AGC-EX6."""
    table = Table(round=round)
    table.farm().has(wood=2).cards("A116", "A119")
    play_minor(table, "B066")
    assert table.promised() == {r: {"grain": 1} for r in rounds}


def test_agc_b068_beanfield_is_sown_and_harvested_like_a_field() -> None:
    """AGC-2.2.10: 1 vegetable becomes 2; grain cannot be sown there."""
    table = Table(round=4).open("grain_utilization")
    table.farm().cards("B068").has(grain=1, vegetable=1)
    table.farm(1).people(0)
    table.turn().play("place grain_utilization")
    assert table.crops() == {"B068": "2 vegetable"}, "nothing else could be sown"
    assert table.goods() == {"grain": 1}
    table = Table(round=4)
    table.farm().cards("B068").fields(B068="2 vegetable")
    fed(table)
    table.end_of_work()
    assert table.goods() == {"vegetable": 1}
    assert table.crops() == {"B068": "1 vegetable"}


def test_agc_b068_beanfield_scores_vegetables_but_is_no_tile() -> None:
    """AGR-10.13."""
    table = Table()
    table.farm().cards("B068").fields(B068="2 vegetable")
    score = table.score()
    assert (score["fields"], score["vegetables"]) == (-1, 2)


def test_agc_b068_beanfield_opens_no_place_for_plowing() -> None:
    table = Table()
    table.farm().cards("B068")
    table.turn().play("place farmland")
    assert len(table.matching("plow")) == 13
    table = Table()
    table.farm().has(food=1).cards("A116")
    assert not playable(table, "B068")
