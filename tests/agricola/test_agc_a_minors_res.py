"""Deck A, minor improvements: Building Resource Provider."""

import pytest

from tests.agricola.build import Table
from tests.agricola.playing import play_minor, playable


@pytest.mark.parametrize("clay, after", [(7, 10), (1, 1), (6, 9)])
def test_agc_a005_clay_embankment_adds_half_rounded_down(clay: int, after: int) -> None:
    """AGC-EX17."""
    table = Table()
    table.farm().has(clay=clay, food=1)
    play_minor(table, "A005")
    assert table.goods() == {"clay": after}
    assert table.hand(1) == ["A005"]


def test_agc_a075_lumber_mill_reduces_every_improvement() -> None:
    """AGC-3.5, AGC-2.2.7: a minor for 1 wood costs nothing, one without wood the same."""
    table = Table()
    table.farm().cards("A075").has(wood=1)
    play_minor(table, "A032")
    assert table.goods() == {}
    table = Table()
    table.farm().cards("A075").has(clay=1)
    play_minor(table, "A050")
    assert table.goods() == {}
    table = Table().open("major_improvement")
    table.farm().cards("A075").has(wood=1, stone=2)
    table.turn().play("place major_improvement", "major joinery")
    assert table.goods() == {}


def test_agc_a075_lumber_mill_not_for_rooms_and_prerequisite() -> None:
    table = Table()
    table.farm().cards("A075").has(wood=4, reed=2)
    assert table.turn().refuses("place farm_expansion") or table.matching("room") == []
    table = Table()
    table.farm().has(stone=2).cards("A116", "A119", "A120", "A123")
    assert not playable(table, "A075")
    table = Table()
    table.farm().has(stone=2).cards("A116", "A119", "A120")
    assert playable(table, "A075")


def test_agc_a078_canoe_prerequisite() -> None:
    table = Table()
    table.farm().has(wood=2)
    assert not playable(table, "A078")
    table = Table()
    table.farm().has(wood=2).cards("A116")
    assert playable(table, "A078")


@pytest.mark.parametrize("space", ["western_quarry", "eastern_quarry"])
def test_agc_a080_stone_tongs_on_both_quarries(space: str) -> None:
    """AGC-1.2: stone accumulation spaces."""
    table = Table().open(space).pile(space, stone=2)
    table.farm().cards("A080")
    table.turn().play(f"place {space}")
    assert table.goods() == {"stone": 3}


def test_agc_a080_stone_tongs_not_on_resource_market() -> None:
    table = Table(players=4)
    table.farm().cards("A080")
    table.turn().play("place resource_market")
    assert table.goods() == {"stone": 1, "reed": 1, "food": 1}
