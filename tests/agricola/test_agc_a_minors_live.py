"""Deck A, minor improvements: Livestock Provider."""

from tests.agricola.build import Table
from tests.agricola.playing import play_minor, playable


def test_agc_a009_young_animal_market_frees_the_sheeps_place() -> None:
    """AGC-2.1.1: the paid sheep leaves its place first, so the cattle fits into the house."""
    table = Table()
    table.farm().has(sheep=1)
    play_minor(table, "A009")
    assert table.animals() == (0, 0, 1)
    assert table.hand(1) == ["A009"]
    assert table.decider == 1


def test_agc_a009_young_animal_market_needs_a_sheep_and_room() -> None:
    table = Table()
    assert not playable(table, "A009")
    table = Table()
    table.farm().pastures("a5").has(sheep=3).cards("fireplace_2")
    play_minor(table, "A009")
    assert table.animals() == (2, 0, 1)
    table = Table()
    table.farm().pastures("a5").has(sheep=2, boar=1).cards("fireplace_2")
    play_minor(table, "A009")
    assert sorted(table.tokens()) == ["give_up 1 boar", "give_up 1 cattle", "give_up 1 sheep"]
    table.play("give_up 1 cattle")
    assert table.goods() == {"sheep": 1, "boar": 1, "food": 3}


def test_agc_a083_shepherds_crook_two_sheep_per_large_new_pasture() -> None:
    """AGC-2.1.18: once after the whole action; two such pastures give 4 sheep."""
    table = Table().open("fencing")
    table.farm().cards("A083").has(wood=15)
    table.turn().play("place fencing", "fence a2+a3+b2+b3", "stop")
    assert table.animals() == (2, 0, 0)
    table = Table().open("fencing")
    table.farm().cards("A083").has(wood=15)
    table.turn().play("place fencing", "fence a2+a3+b2+b3", "fence a4+a5+b4+b5")
    assert table.animals() == (4, 0, 0)


def test_agc_a083_shepherds_crook_is_evaluated_after_the_action() -> None:
    """A pasture of 4 that is divided in the same action is none."""
    table = Table().open("fencing")
    table.farm().cards("A083").has(wood=15)
    table.turn().play("place fencing", "fence a2+a3+b2+b3", "fence a2+b2", "stop")
    assert table.animals() == (0, 0, 0)
    assert sorted(table.pastures()) == ["a2+b2", "a3+b3"]


def test_agc_a083_shepherds_crook_not_for_old_pastures() -> None:
    """Dividing a pasture of 8 into two of 4 encloses nothing new."""
    table = Table().open("fencing")
    table.farm().cards("A083").has(wood=2).pastures("a2+a3+a4+a5+b2+b3+b4+b5")
    table.turn().play("place fencing", "fence a2+a3+b2+b3")
    assert table.animals() == (0, 0, 0)
    assert len(table.pastures()) == 2


def test_agc_a083_shepherds_crook_with_farm_redevelopment() -> None:
    """AGC-8.20."""
    table = Table(round=14).open("farm_redevelopment")
    table.farm().cards("A083").has(wood=8, clay=2, reed=1)
    table.turn().play("place farm_redevelopment", "fence a2+a3+b2+b3")
    assert table.animals() == (2, 0, 0)
