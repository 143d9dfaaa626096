"""Deck A, minor improvements: Crop Provider."""

from tests.agricola.build import Table
from tests.agricola.playing import play_minor, playable


def test_agc_a067_corn_scoop_adds_a_grain() -> None:
    """AGC-2.2.1."""
    table = Table()
    table.farm().cards("A067")
    table.farm(1).people(1)
    table.turn().play("place grain_seeds")
    assert table.goods() == {"grain": 2}
    table = Table()
    table.farm(1).cards("A067")
    table.turn().play("place grain_seeds")
    assert table.goods(1) == {}, "only the owner's use counts"


def test_agc_a069_large_greenhouse_schedules_three_vegetables() -> None:
    """AGC-EX4: of round 6 + 4, + 7, + 9 the last does not exist."""
    table = Table(round=6)
    table.farm().has(wood=2).cards("A116", "A119")
    play_minor(table, "A069")
    assert table.promised() == {10: {"vegetable": 1}, 13: {"vegetable": 1}}
    table = Table(round=2)
    table.farm().has(wood=2).cards("A116", "A119")
    play_minor(table, "A069")
    assert sorted(table.promised()) == [6, 9, 11]


def test_agc_a069_large_greenhouse_needs_two_occupations() -> None:
    table = Table()
    table.farm().has(wood=2).cards("A116")
    assert not playable(table, "A069")


def test_agc_a071_clearing_spade_moves_crops_at_any_time() -> None:
    """AGC-2.1.12, AGC-2.2.20: repeatable; the source keeps at least one crop."""
    table = Table()
    table.farm().cards("A071").fields("a3", "a4", a2="3 grain", a5="1 vegetable")
    table.turn()
    assert table.matching("move") == ["a2 a3"]
    table.play("move a2 a3")
    assert table.crops() == {"a2": "2 grain", "a3": "1 grain", "a5": "1 vegetable"}
    table.play("move a2 a4")
    assert table.crops() == {
        "a2": "1 grain",
        "a3": "1 grain",
        "a4": "1 grain",
        "a5": "1 vegetable",
    }
    assert table.matching("move") == []


def test_agc_a071_clearing_spade_needs_an_empty_field() -> None:
    table = Table()
    table.farm().cards("A071").fields(a2="3 grain", a3="1 grain")
    assert table.turn().matching("move") == []


def test_agc_a071_clearing_spade_is_not_sowing() -> None:
    """AGC-8.27: nothing comes from the general supply, the person's action is still due."""
    table = Table()
    table.farm().cards("A071").fields("a3", a2="2 vegetable")
    table.turn().play("move a2 a3")
    assert table.crops() == {"a2": "1 vegetable", "a3": "1 vegetable"}
    assert table.goods() == {}
    assert table.decider == 0


def test_agc_a071_clearing_spade_serves_a_field_card() -> None:
    """Only vegetables go onto Beanfield."""
    table = Table()
    table.farm().cards("A071", "B068").fields(a2="3 grain", a3="2 vegetable")
    assert table.turn().matching("move") == ["a3 B068"]
    table.play("move a3 B068")
    assert table.crops() == {"a2": "3 grain", "a3": "1 vegetable", "B068": "1 vegetable"}
