"""Deck B, minor improvements: Building Resource Provider."""

import pytest

from tests.agricola.build import Table
from tests.agricola.playing import play_minor, playable


@pytest.mark.parametrize("round, first", [(1, 2), (5, 6), (6, 8), (14, 16)])
def test_agc_b074_thick_forest_even_rounds(round: int, first: int) -> None:
    """The 5 clay are a prerequisite and stay."""
    table = Table(round=round)
    table.farm().has(clay=5)
    play_minor(table, "B074")
    assert table.promised() == {r: {"wood": 1} for r in range(first, 15, 2)}
    assert table.goods() == {"clay": 5}


def test_agc_b074_thick_forest_needs_five_clay() -> None:
    table = Table()
    table.farm().has(clay=4)
    assert not playable(table, "B074")


def test_agc_b077_loam_pit_on_day_laborer() -> None:
    table = Table()
    table.farm().cards("B077")
    table.turn().play("place day_laborer")
    assert table.goods() == {"clay": 3, "food": 2}
    table = Table()
    table.farm().has(food=1).cards("A116", "A119")
    assert not playable(table, "B077")


def test_agc_b080_hard_porcelain_three_packages() -> None:
    """AGC-2.1.12: any number of packages, at any time, also between other players' turns."""
    table = Table()
    table.farm().cards("B080").has(clay=9)
    table.turn().play("swap B080 2", "swap B080 1", "swap B080 0")
    assert table.goods() == {"stone": 6}
    assert table.matching("swap") == []
    assert table.decider == 0


@pytest.mark.parametrize("clay, offered", [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_agc_b080_hard_porcelain_offers_what_can_be_paid(clay: int, offered: int) -> None:
    table = Table()
    table.farm().cards("B080").has(clay=clay)
    assert len(table.turn().matching("swap B080")) == offered


def test_agc_b080_hard_porcelain_pays_for_a_stone_price() -> None:
    """AGR-5.9: a placement counts what exchanges at any time could bring."""
    table = Table().open("major_improvement")
    table.farm().cards("B080").has(clay=4, reed=2)
    table.turn().play("place major_improvement")
    assert table.matching("major basketmaker") == []
    table.play("swap B080 2", "major basketmaker")
    assert table.goods() == {"stone": 1}
