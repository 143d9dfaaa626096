"""Deck B, occupations: Goods Provider."""

import pytest

from tests.agricola.build import Table
from tests.agricola.playing import play_occupation


@pytest.mark.parametrize("players, goods", [(1, {"grain": 2}), (2, {"clay": 3}), (3, {"reed": 2})])
def test_agc_b102_consultant_by_players(players: int, goods: dict[str, int]) -> None:
    assert play_occupation(Table(players=players), "B102").goods() == goods


def test_agc_b102_consultant_two_sheep_with_four_players() -> None:
    """The sheep need room like all animals."""
    table = Table(players=4)
    table.farm().pastures("a5")
    assert play_occupation(table, "B102").goods() == {"sheep": 2}
    table = play_occupation(Table(players=4), "B102")
    assert table.goods() == {"sheep": 1}


@pytest.mark.parametrize("number, good", [(0, "boar"), (1, "vegetable"), (2, "stone")])
def test_agc_b104_sheep_walker_three_exchanges(number: int, good: str) -> None:
    table = Table()
    table.farm().cards("B104").has(sheep=1)
    table.turn().play(f"swap B104 {number}")
    assert table.goods() == {good: 1}
    assert table.matching("swap") == []


def test_agc_b104_sheep_walker_pays_a_stone_price() -> None:
    """AGC-8.24: during payment, with a sheep of the farm."""
    table = Table().open("major_improvement")
    table.farm().cards("B104").pastures("a5").has(sheep=2, reed=2)
    table.turn().play("place major_improvement", "swap B104 2", "swap B104 2", "major basketmaker")
    assert table.goods() == {}
    table = Table().open("major_improvement")
    table.farm().cards("B104").has(sheep=1, reed=2)
    assert table.turn().refuses("place major_improvement")


def test_agc_b104_sheep_walker_not_with_sheep_without_room() -> None:
    """The sheep must be on the farm already: the boar in the house leaves it no room."""
    table = Table().open("sheep_market").pile("sheep_market", sheep=1)
    table.farm().cards("B104").has(boar=1)
    table.turn().play("place sheep_market")
    assert sorted(table.tokens()) == ["give_up 1 boar", "give_up 1 sheep"]
    assert table.matching("swap") == []
    table.play("give_up 1 sheep")
    assert table.animals() == (0, 1, 0)


def test_agc_b104_sheep_walker_an_old_sheep_may_go_for_a_new_one() -> None:
    """The sheep in the house is on the farm; it may be exchanged while a new one comes."""
    table = Table().open("sheep_market").pile("sheep_market", sheep=1)
    table.farm().cards("B104").has(sheep=1)
    table.turn().play("place sheep_market")
    assert table.tokens() == ["give_up 1 sheep"]
    assert len(table.matching("swap B104")) == 3
    table.play("swap B104 2")
    assert table.goods() == {"stone": 1, "sheep": 1}


def test_agc_b104_sheep_walker_not_in_the_breeding_phase() -> None:
    """AGR-12.6: with room for one newborn of two kinds the owner is asked, and may not exchange."""
    table = Table(round=4)
    table.farm().cards("B104").pastures("a5", "a4").has(sheep=3, boar=2, food=4)
    assert table.player().fits()
    table.end_of_work()
    assert table.matching("swap", 0) != []  # right before the phase
    table.play("done", seat=0)
    assert any(token.startswith("breed") for token in table.tokens(0))
    assert table.matching("swap", 0) == []


@pytest.mark.parametrize("good", ["clay", "grain"])
def test_agc_b156_storehouse_keeper_good_of_choice(good: str) -> None:
    table = Table(players=4)
    table.farm().cards("B156")
    table.turn().play("place resource_market")
    assert sorted(table.tokens()) == ["get 1 clay", "get 1 grain"]
    table.play(f"get 1 {good}")
    assert table.goods() == {good: 1, "reed": 1, "stone": 1, "food": 1}


def test_agc_b104_sheep_walker_gives_up_no_sheep_that_a_price_needs() -> None:
    """AGR-17.2: the last sheep must become the stone of the improvement under way."""
    table = Table().open("major_improvement")
    table.farm().cards("B104").pastures("a5").has(sheep=2, cattle=1, reed=2, stone=1)
    table.turn().play("place major_improvement", "swap B104 0")
    assert sorted(table.tokens()) == ["give_up 1 boar", "give_up 1 cattle"]
    table.play("give_up 1 boar")
    table.play("swap B104 2", "major basketmaker")
    assert table.goods() == {"cattle": 1}
