"""Expansion cards whose printed text was misread once: each situation in words (AGC-X.2)."""

import pytest

from tests.agricola.build import Table

# Paying from what was just taken (AGC-2.1.3)


def test_agc_b017_forest_plow_pays_with_the_wood_just_taken() -> None:
    """Nobody has wood; the 3 wood of the Forest are taken, 2 of them go back, a field is plowed."""
    table = Table().pile("forest", wood=3)
    table.farm().cards("B017")
    table.turn().play("place forest", "use B017 0", "plow a2")
    assert table.goods() == {"wood": 1}
    assert table.lying("forest") == {"wood": 2}
    assert table.cells("fields") == ["a2"]


def test_agc_b017_forest_plow_needs_two_wood_after_the_take() -> None:
    """1 wood lies there and none is in the supply: nothing is offered."""
    table = Table(players=4).pile("copse", wood=1)
    table.farm().cards("B017")
    assert table.turn().play("place copse").decider == 1


def test_agc_a164_wood_worker_pays_with_the_wood_just_taken() -> None:
    """3 wood are taken, 1 goes back and stays there, 1 sheep comes."""
    table = Table(players=4).pile("forest", wood=3)
    table.farm().cards("A164")
    table.turn().play("place forest", "use A164 0")
    assert table.goods() == {"wood": 2, "sheep": 1}
    assert table.lying("forest") == {"wood": 1}


@pytest.mark.parametrize("players, hook, left", [(2, 0, {}), (4, 1, {"reed": 1})])
def test_agc_d068_small_basket_pays_with_the_reed_just_taken(
    players: int, hook: int, left: dict[str, int]
) -> None:
    """1 reed is taken and given for 1 vegetable; with 4 players it lies on the Reed Bank again."""
    table = Table(players=players).pile("reed_bank", reed=1)
    table.farm().cards("D068")
    table.turn().play("place reed_bank", f"use D068 {hook}")
    assert table.goods() == {"vegetable": 1}
    assert table.lying("reed_bank") == left


# The board (AGR-6.5)

CARDS = [  # in play besides Vegetable Seeds
    "fencing",
    "sheep_market",
    "grain_utilization",
    "major_improvement",
    "house_redevelopment",
    "western_quarry",
    "basic_wish",
    "pig_market",
    "eastern_quarry",
    "cattle_market",
    "urgent_wish",
    "cultivation",
    "farm_redevelopment",
]
LEFT = {2: 1, 5: 2, 6: 3, 7: 4, 8: 5, 9: 6, 10: 8, 11: 9, 12: 10, 13: 11, 14: 12}
"""By the round space of the newest card: the one directly left of it (AGR-6.5.1)."""


@pytest.mark.parametrize("newest", range(1, 15))
def test_agc_b120_sweep_looks_left_on_the_board(newest: int) -> None:
    """Left of round space 5 lies 2, left of 8 lies 5; left of 3 and 4 lies no card (AGR-6.5.1)."""
    brings = []
    for round in range(1, newest + 1):
        cards = [*CARDS[: round - 1], "vegetable_seeds", *CARDS[round - 1 :]]
        table = Table(round=newest).open(*cards[:newest])
        table.farm().cards("B120")
        table.turn().play("place vegetable_seeds")
        if table.goods() == {"clay": 2, "vegetable": 1}:
            brings.append(round)
    assert brings == ([LEFT[newest]] if newest in LEFT else [])


# Whose people (AGR-10.9)


def test_agc_c097_seed_researcher_looks_at_the_people_of_all() -> None:
    """One person of each player comes home, from Grain Seeds and from Vegetable Seeds."""
    table = Table().open("vegetable_seeds").occupy("grain_seeds", 0).occupy("vegetable_seeds", 1)
    table.farm().cards("C097").hand("A116")
    table.end_of_work()
    assert table.goods() == {"food": 2}
    assert "use C097 1" in table.tokens()


def test_agc_c097_seed_researcher_needs_none_of_the_owners_people() -> None:
    """Both spaces were used by the other player."""
    table = Table().open("vegetable_seeds").occupy("grain_seeds", 1).occupy("vegetable_seeds", 1)
    table.farm().cards("C097")
    assert table.end_of_work().goods() == {"food": 2}


# This one included (AGC-3.4)


@pytest.mark.parametrize("number", range(1, 8))
def test_agc_e089_stallwright_counts_itself(number: int) -> None:
    """Played as second, third, fifth or seventh occupation it brings a stable at once."""
    table = Table()
    table.farm().hand("E089").has(food=1).played_occupations(number - 1)
    table.turn().play("place lessons", "occupation E089")
    assert ("stable a2" in table.offers()) == (number in (2, 3, 5, 7))
    if number in (2, 3, 5, 7):
        assert table.play("stable a2").cells("stables") == ["a2"]


# Fences that no Build Fences action builds (AGR-7.6)


def mini_pasture(card: str, round: int = 4) -> Table:
    """The owner of a card plays Mini Pasture and fences a5: 4 fences."""
    table = Table(round=round)
    table.farm().cards(card).hand("B002").has(food=2)
    return table.turn().play("place meeting_place", "minor B002", "fence a5")


def test_agc_d089_stablehand_notices_the_fences_of_mini_pasture() -> None:
    """Mini Pasture fences a space; a stable may be built free of wood."""
    table = mini_pasture("D089")
    assert table.play("use D089 0", "stable a5").cells("stables") == ["a5"]


def test_agc_a068_asparagus_gift_counts_the_fences_of_mini_pasture() -> None:
    """4 fences in round 4 bring a vegetable, in round 5 none."""
    assert mini_pasture("A068").goods() == {"vegetable": 1}
    assert mini_pasture("A068", round=5).goods() == {}


def test_agc_e108_blackberry_farmer_counts_the_fences_of_mini_pasture() -> None:
    """4 fences: 1 food on each of the next 4 round spaces."""
    assert mini_pasture("E108").promised() == {round: {"food": 1} for round in range(5, 9)}


def test_agc_a088_hedge_keeper_still_asks_for_the_named_action() -> None:
    """Hedge Keeper names Build Fences: after Mini Pasture nothing more can be fenced."""
    table = mini_pasture("A088")
    assert table.goods() == {}
    assert table.decider == 1


def test_agc_a083_shepherds_crook_finds_mini_pasture_too_small() -> None:
    """AGC-8.20: a pasture of one space brings no sheep."""
    assert mini_pasture("A083").goods() == {}


# One name for one thing (AGR-17.2)


def test_agc_c007_blade_shears_with_three_sheep_asks_nothing() -> None:
    """3 food, or 1 for each of 3 sheep: the same food, so that there is one option only."""
    table = Table()
    table.farm().hand("C007").pastures("a4+a5").has(wood=1, sheep=3)
    table.turn().play("place meeting_place", "minor C007")
    assert table.goods() == {"food": 3, "sheep": 3}
