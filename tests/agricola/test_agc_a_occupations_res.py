"""Deck A, occupations: Building Resource Provider."""

import pytest

from tests.agricola.build import Table
from tests.agricola.playing import play_occupation


@pytest.mark.parametrize("space", ["forest", "grove", "copse"])
def test_agc_a116_wood_cutter_on_every_wood_space(space: str) -> None:
    """AGC-1.2."""
    table = Table(players=4).pile(space, wood=2)
    table.farm().cards("A116")
    table.turn().play(f"place {space}")
    assert table.goods() == {"wood": 3}


def test_agc_a116_wood_cutter_on_the_two_player_tile() -> None:
    table = Table(extra_tile=True).pile("tile2_copse", wood=1)
    table.farm().cards("A116")
    table.turn().play("place tile2_copse")
    assert table.goods() == {"wood": 2}


def test_agc_a116_wood_cutter_needs_wood_on_the_space() -> None:
    """AGR-5.3: his wood does not make an empty space usable."""
    table = Table()
    table.farm().cards("A116")
    assert table.turn().refuses("place forest")


@pytest.mark.parametrize(
    "space", ["farmland", "grain_seeds", "grain_utilization", "cultivation", "day_laborer"]
)
def test_agc_a119_firewood_collector_at_the_end_of_the_turn(space: str) -> None:
    """AGC-2.1.7."""
    table = Table().open("grain_utilization", "cultivation")
    table.farm().cards("A119").fields("a2").has(grain=1)
    table.turn().play(f"place {space}")
    while table.decider == 0:
        assert "wood" not in table.goods(), "too late to pay for anything in the turn"
        table.play(table.tokens()[0])
    assert table.goods().get("wood", 0) == (0 if space == "day_laborer" else 1)


def test_agc_a120_clay_hut_builder_as_soon_as_the_house_is_clay() -> None:
    """AGC-2.1.14: once per game."""
    table = Table(round=5).open("house_redevelopment")
    table.farm().cards("A120").has(clay=2, reed=1)
    table.turn().play("place house_redevelopment")
    assert table.promised() == {r: {"clay": 2} for r in range(6, 11)}
    table = Table(round=5).open("house_redevelopment")
    table.farm().house("clay").cards("A120").counter("A120", 1).has(stone=2, reed=1)
    table.turn().play("place house_redevelopment")
    assert table.promised() == {}


def test_agc_a120_clay_hut_builder_at_once_in_a_clay_house() -> None:
    table = Table(round=12)
    table.farm().house("clay")
    play_occupation(table, "A120")
    assert table.promised() == {13: {"clay": 2}, 14: {"clay": 2}}
    assert play_occupation(Table(), "A120").promised() == {}


def test_agc_a123_frame_builder_per_room() -> None:
    """Exactly 2 clay or 2 stone of the price become 1 wood, once per room."""
    table = Table()
    table.farm().house("clay").cards("A123").has(clay=6, reed=4, wood=2)
    table.turn().play("place farm_expansion", "room a1", "room a2")
    assert table.goods() == {}
    assert len(table.cells("rooms")) == 4


def test_agc_a123_frame_builder_is_optional() -> None:
    table = Table()
    table.farm().house("clay").cards("A123").has(clay=5, reed=2, wood=1)
    table.turn().play("place farm_expansion", "room a1")
    assert sorted(table.matching("pay")) == ["1 wood 3 clay 2 reed", "5 clay 2 reed"]


def test_agc_a123_frame_builder_once_per_renovation() -> None:
    table = Table().open("house_redevelopment")
    table.farm().house("clay", rooms="a1 a2").cards("A123").has(stone=2, wood=5, reed=1)
    table.turn().play("place house_redevelopment")
    assert table.goods() == {"wood": 4}
    table = Table().open("house_redevelopment")
    table.farm().house("clay", rooms="a1 a2").cards("A123").has(stone=1, wood=5, reed=1)
    assert table.turn().refuses("place house_redevelopment")


def test_agc_a123_frame_builder_not_for_wood_rooms() -> None:
    table = Table()
    table.farm().cards("A123").has(wood=4, reed=2)
    table.turn().play("place farm_expansion")
    assert table.matching("room") == []


def test_agc_a125_priest_in_a_clay_house_of_two_rooms() -> None:
    table = Table()
    table.farm().house("clay")
    assert play_occupation(table, "A125").goods() == {"clay": 3, "reed": 2, "stone": 2}


@pytest.mark.parametrize("house, rooms", [("wood", ""), ("stone", ""), ("clay", "a1")])
def test_agc_a125_priest_otherwise_nothing_also_later(house: str, rooms: str) -> None:
    """AGR-10.5: the card may be played without effect."""
    table = Table().open("house_redevelopment")
    table.farm().house(house, rooms)
    assert play_occupation(table, "A125").goods() == {}
    table.farm().house("clay")
    table.turn().play("place day_laborer")
    assert table.goods() == {"food": 2}


def test_agc_a143_stonecutter_improvements_rooms_renovations() -> None:
    """One stone less each, per room; never below 0."""
    table = Table(players=3).open("major_improvement")
    table.farm().cards("A143").has(clay=1, stone=2)
    table.turn().play("place major_improvement", "major stone_oven")
    assert table.goods() == {}
    table = Table(players=3)
    table.farm().house("stone").cards("A143").has(stone=8, reed=4)
    table.turn().play("place farm_expansion", "room a1", "room a2")
    assert table.goods() == {}
    table = Table(players=3).open("house_redevelopment")
    table.farm().house("clay").cards("A143").has(stone=1, reed=1)
    table.turn().play("place house_redevelopment")
    assert table.goods() == {}


def test_agc_a143_stonecutter_never_below_nothing() -> None:
    table = Table(players=3).open("major_improvement")
    table.farm().cards("A143").has(clay=2).hand("B033")
    table.farm().house("clay")
    table.turn().play("place major_improvement", "major fireplace_2")
    assert table.goods() == {}
    table = Table(players=3)
    table.farm().house("clay").cards("A143").hand("B033")
    table.turn().play("place meeting_place", "minor B033")
    assert table.in_play() == ["A143", "B033"]
