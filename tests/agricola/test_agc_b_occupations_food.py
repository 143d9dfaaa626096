"""Deck B, occupations: Food Provider."""

import pytest

from tests.agricola.build import Table
from tests.agricola.playing import play_occupation


def test_agc_b107_manservant_once_the_house_is_stone() -> None:
    table = Table(round=11).open("house_redevelopment")
    table.farm().house("clay").cards("B107").has(stone=2, reed=1)
    table.turn().play("place house_redevelopment")
    assert table.promised() == {r: {"food": 3} for r in (12, 13, 14)}


def test_agc_b107_manservant_when_played_in_a_stone_house() -> None:
    table = Table(round=13)
    table.farm().house("stone")
    assert play_occupation(table, "B107").promised() == {14: {"food": 3}}
    table = Table(round=13)
    table.farm().house("clay")
    assert play_occupation(table, "B107").promised() == {}


@pytest.mark.parametrize("space", ["forest", "grove", "copse"])
def test_agc_b108_oven_firing_boy_bakes_on_wood_spaces(space: str) -> None:
    table = Table(players=4).pile(space, wood=1)
    table.farm().cards("B108", "fireplace_2").has(grain=2)
    table.turn().play(f"place {space}", "use B108 0", "bake 2")
    assert table.goods() == {"wood": 1, "food": 4}
    table = Table(players=4).pile(space, wood=1)
    table.farm().cards("B108", "fireplace_2").has(grain=2)
    table.turn().play(f"place {space}", "stop")
    assert table.goods() == {"wood": 1, "grain": 2}


def test_agc_b109_paper_maker_pays_for_the_occupation() -> None:
    """AGC-EX12, AGC-2.1.5, AGC-3.2: 1 wood for 3 food before the occupation that costs 1."""
    table = Table()
    table.farm().cards("B109", "A116", "A119").has(wood=1).hand("A120").played_occupations(3)
    table.turn().play("place lessons")
    assert table.goods() == {"food": 3}, "it must be used to pay the occupation (AGR-R29)"
    table.play("occupation A120")
    assert table.goods() == {"food": 2}
    assert table.in_play()[-1] == "A120"


def test_agc_b109_paper_maker_looks_ahead() -> None:
    """AGR-5.9: Lessons is offered only where the wood is there."""
    table = Table()
    table.farm().cards("B109").hand("A120").played_occupations(1)
    assert table.turn().refuses("place lessons")
    table.farm().has(wood=1)
    assert not table.turn().refuses("place lessons")


def test_agc_b109_paper_maker_once_per_occupation_and_optional() -> None:
    table = Table()
    table.farm().cards("B109", "A116").has(wood=2, food=1).hand("A120").played_occupations(2)
    table.turn().play("place lessons", "use B109 0")
    assert table.tokens() == ["occupation A120"]
    table.play("occupation A120")
    assert table.goods() == {"wood": 1, "food": 2}
    table = Table()
    table.farm().cards("B109").has(wood=1, food=1).hand("A120").played_occupations(1)
    table.turn().play("place lessons", "occupation A120")
    assert table.goods() == {"wood": 1}


def test_agc_b109_paper_maker_with_the_free_first_occupation() -> None:
    """AGC-8.15: kept from an earlier game, the first one of this game is free."""
    table = Table()
    table.farm().cards("B109").has(wood=1).hand("A120")
    table.turn().play("place lessons", "use B109 0", "occupation A120")
    assert table.goods() == {"food": 1}


def test_agc_b109_paper_maker_not_for_itself() -> None:
    """AGC-3.4."""
    table = Table()
    table.farm().has(wood=1)
    assert play_occupation(table, "B109").goods() == {"wood": 1}
