"""Deck A, minor improvements: Points Provider."""

import pytest

from tests.agricola.build import Table
from tests.agricola.playing import play_minor, playable

NINE = "a2+a3+a4+b2+b3+b4+c2+c3+c4"
BLOCKS = {
    5: ("a2+a3+a4+b2+b3",),
    6: ("a2+a3+a4+b2+b3+b4",),
    7: ("a2+a3+a4+b2+b3+b4", "c2"),
    8: ("a2+a3+a4+a5+b2+b3+b4+b5",),
    9: (NINE,),
    10: (NINE, "a5"),
    12: ("a2+a3+a4+a5+b2+b3+b4+b5+c2+c3+c4+c5",),
}
FULL = "a2+a3+a4+a5+b2+b3+b4+b5+c2+c3+c4+c5"


@pytest.mark.parametrize(
    "spaces, points", [(5, 0), (6, 1), (7, 2), (8, 3), (9, 3), (10, 4), (12, 4)]
)
def test_agc_a032_manger_by_pasture_spaces(spaces: int, points: int) -> None:
    """AGC-EX24, AGC-2.1.16, AGC-2.2.13: the best tier only."""
    table = Table()
    table.farm().pastures(*BLOCKS[spaces]).cards("A032")
    assert len(table.cells("fold")) == spaces
    assert table.score()["bonus"] == points


def test_agc_a033_big_country_per_round_left() -> None:
    """AGC-EX8, AGC-3.16, AGC-2.2.12: 14 − 10 rounds, noted at once."""
    table = Table(round=10)
    table.farm().house(rooms="a1").pastures(FULL)
    play_minor(table, "A033")
    assert table.bonus() == 4
    assert table.goods() == {"food": 8}


def test_agc_a033_big_country_needs_every_space_used() -> None:
    """Stables and fenced spaces are used (AGR-2.12)."""
    table = Table()
    table.farm().pastures(FULL)
    assert not playable(table, "A033")
    table = Table()
    table.farm().pastures(FULL).stables("a1")
    assert playable(table, "A033")


def test_agc_a033_big_country_in_the_last_round() -> None:
    """AGC-8.25."""
    table = Table(round=14)
    table.farm().house(rooms="a1").pastures(FULL)
    play_minor(table, "A033")
    assert table.bonus() == 0
    assert table.goods() == {}


@pytest.mark.parametrize("house, points", [("wood", 3), ("clay", 2), ("stone", 0)])
def test_agc_a038_wool_blankets_by_house(house: str, points: int) -> None:
    """AGC-EX23."""
    table = Table()
    table.farm().house(house).cards("A038")
    assert table.score()["bonus"] == points


def test_agc_a038_wool_blankets_needs_the_sheep_only_when_played() -> None:
    table = Table()
    table.farm().pastures("a4+a5").has(sheep=4)
    assert not playable(table, "A038")
    table = Table()
    table.farm().pastures("a4+a5").has(sheep=5)
    play_minor(table, "A038")
    table.farm().has(sheep=0)
    assert table.score()["bonus"] == 3
