"""Deck A, occupations: Livestock Provider."""

import pytest

from tests.agricola.build import Table
from tests.agricola.playing import play_occupation


def test_agc_a147_animal_dealer_buys_one_more() -> None:
    """AGC-EX28, AGC-2.2.2."""
    table = Table(players=3).open("pig_market").pile("pig_market", boar=2)
    table.farm().cards("A147").pastures("a4+a5").has(food=1)
    table.turn().play("place pig_market", "use A147 1")
    assert table.goods() == {"boar": 3}
    assert table.decider == 1


@pytest.mark.parametrize(
    "space, animal, number", [("sheep_market", "sheep", 0), ("cattle_market", "cattle", 2)]
)
def test_agc_a147_animal_dealer_of_the_kind_of_the_market(
    space: str, animal: str, number: int
) -> None:
    table = Table(players=3).open(space).pile(space, **{animal: 1})
    table.farm().cards("A147").pastures("a4+a5").has(food=1)
    table.turn().play(f"place {space}")
    assert table.tokens() == [f"use A147 {number}", "stop"]
    table.play(f"use A147 {number}")
    assert table.goods() == {animal: 2}


def test_agc_a147_animal_dealer_animals_without_room_are_given_up() -> None:
    table = Table(players=3).open("pig_market").pile("pig_market", boar=2)
    table.farm().cards("A147", "hearth_4").has(food=1)
    table.turn().play("place pig_market", "use A147 1")
    assert table.goods() == {"boar": 1, "food": 6}


def test_agc_a147_animal_dealer_not_on_the_animal_market_tile() -> None:
    """AGC-1.2: Sheep, Pig and Cattle Market only."""
    table = Table(players=3, extra_tile=True)
    table.farm().cards("A147").has(food=1)
    table.turn().play("place tile34_animal_market")
    assert table.matching("use A147") == []


def test_agc_a165_pig_breeder_boar_on_play() -> None:
    assert play_occupation(Table(players=4), "A165").goods() == {"boar": 1}


@pytest.mark.parametrize(
    "round, boar, after", [(12, 2, 3), (12, 5, 6), (12, 1, 1), (11, 2, 2), (10, 2, 2)]
)
def test_agc_a165_pig_breeder_at_the_end_of_round_twelve(round: int, boar: int, after: int) -> None:
    """AGC-8.28, AGC-2.2.19: boar only, one newborn, two parents."""
    table = Table(players=4, round=round)
    table.farm().cards("A165").pastures("a4+a5+b4+b5", "a2+a3+b2+b3")
    table.farm().has(boar=boar, sheep=2, food=9)
    table.end_of_work()
    sheep = 3 if round == 11 else 2
    expected = after + 1 if round == 11 and boar >= 2 else after
    assert table.animals() == (sheep, expected, 0)


def test_agc_a165_pig_breeder_only_if_the_newborn_fits() -> None:
    table = Table(players=4, round=12)
    table.farm().cards("A165").pastures("a5").has(boar=3)
    table.end_of_work()
    assert table.animals() == (0, 3, 0)


def test_agc_a165_pig_breeder_room_may_be_made_before() -> None:
    table = Table(players=4, round=12)
    table.farm().cards("A165", "fireplace_2").pastures("a5").has(boar=2, sheep=1)
    table.end_of_work()
    assert table.decider == 0
    table.play("eat 1 sheep")
    assert table.goods() == {"boar": 3, "food": 2}
