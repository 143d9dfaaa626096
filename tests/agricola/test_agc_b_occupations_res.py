"""Deck B, occupations: Building Resource Provider."""

import pytest

from tests.agricola.build import Table
from tests.agricola.playing import play_occupation

PASTOR = {"wood": 3, "clay": 2, "reed": 1, "stone": 1}


@pytest.mark.parametrize("rooms, cards, wood", [("", [], 1), ("a1", [], 0), ("", ["B010"], 1)])
def test_agc_b118_small_scale_farmer_two_rooms(rooms: str, cards: list[str], wood: int) -> None:
    """AGC-8.17: only real rooms count."""
    table = Table().open("sheep_market")
    table.farm().house(rooms=rooms).cards("B118", *cards)
    table.next_round().nature()
    assert table.goods().get("wood", 0) == wood


@pytest.mark.parametrize(
    "players, space, clay",
    [
        (2, "forest", 1),
        (2, "reed_bank", 1),
        (2, "clay_pit", 0),
        (3, "clay_pit", 1),
        (3, "hollow", 0),
        (4, "clay_pit", 1),
    ],
)
def test_agc_b121_geologist_by_space_and_players(players: int, space: str, clay: int) -> None:
    table = Table(players=players).pile(space, stone=1)
    table.farm().cards("B121")
    table.turn().play(f"place {space}")
    assert table.goods().get("clay", 0) == clay


def test_agc_b123_roof_ballaster_stone_per_room() -> None:
    """AGC-2.2.2: 1 food on top of the occupation cost."""
    table = Table()
    table.farm().house(rooms="a1").has(food=2).played_occupations(1)
    play_occupation(table, "B123")
    assert sorted(table.tokens()) == ["get 3 stone", "stop"]
    table.play("get 3 stone")
    assert table.goods() == {"stone": 3}


def test_agc_b123_roof_ballaster_may_be_declined_or_unpayable() -> None:
    table = Table()
    table.farm().has(food=1)
    play_occupation(table, "B123").play("stop")
    assert table.goods() == {"food": 1}
    table = play_occupation(Table(), "B123")
    assert table.decider == 1
    table = Table()
    table.farm().has(grain=1)
    play_occupation(table, "B123").play("eat 1 grain", "get 2 stone")
    assert table.goods() == {"stone": 2}


@pytest.mark.parametrize("material", ["wood", "clay", "stone"])
def test_agc_b126_carpenter_rooms_for_three_and_two_reed(material: str) -> None:
    table = Table()
    table.farm().house(material).cards("B126").has(**{material: 3, "reed": 2})
    table.turn().play("place farm_expansion", "room a1")
    assert table.goods() == {}


def test_agc_b145_brushwood_collector_all_reed_for_one_wood() -> None:
    """Per room, all or nothing: 5 + 1 wood in place of 5 wood and 2 reed."""
    table = Table(players=3)
    table.farm().cards("B145").has(wood=6)
    table.turn().play("place farm_expansion", "room a1")
    assert table.goods() == {}
    table = Table(players=3)
    table.farm().cards("B145").has(wood=6, reed=1)
    table.turn().play("place farm_expansion", "room a1")
    assert table.goods() == {"reed": 1}, "one of two reed cannot be replaced alone"


def test_agc_b145_brushwood_collector_per_room_and_optional() -> None:
    table = Table(players=3)
    table.farm().cards("B145").has(wood=12, reed=2)
    table.turn().play("place farm_expansion", "room a1", "room a2")
    assert sorted(table.matching("pay")) == ["11 wood 2 reed", "12 wood"]


def test_agc_b145_brushwood_collector_for_renovations() -> None:
    table = Table(players=3).open("house_redevelopment")
    table.farm().cards("B145").has(clay=2, wood=1)
    table.turn().play("place house_redevelopment")
    assert table.goods() == {}
    assert table.material() == "clay"


def test_agc_b163_pastor_when_the_last_other_leaves_two_rooms() -> None:
    """AGC-8.26, AGC-2.1.14: once, after a room built by anybody."""
    table = Table(players=4)
    table.farm(0).cards("B163")
    table.farm(1).house(rooms="a1")
    table.farm(2).house(rooms="a1")
    table.farm(3).has(wood=5, reed=2)
    table.turn(3).play("place farm_expansion", "room a1")
    assert table.goods(0) == PASTOR
    table.farm(3).has(wood=5, reed=2)
    table.s.occupants[0] = 0
    table.turn(3).play("place farm_expansion", "room a2")
    assert table.goods(0) == PASTOR, "once per game"


def test_agc_b163_pastor_when_played() -> None:
    table = Table(players=4)
    for seat in (1, 2, 3):
        table.farm(seat).house(rooms="a1")
    assert play_occupation(table, "B163").goods() == PASTOR


def test_agc_b163_pastor_needs_the_only_small_house() -> None:
    table = Table(players=4)
    table.farm(1).house(rooms="a1")
    assert play_occupation(table, "B163").goods() == {}
    table = Table(players=4)
    for seat in range(4):
        table.farm(seat).house(rooms="a1")
    assert play_occupation(table, "B163").goods() == {}
