"""Deck B, occupations: Farm Planner."""

from tests.agricola.build import Table
from tests.agricola.playing import play_occupation


def test_agc_b087_cottager_one_room_or_renovate() -> None:
    """AGC-2.2.5: exactly one of the two, at normal cost, before the food is taken."""
    table = Table()
    table.farm().cards("B087").has(wood=10, clay=2, reed=5)
    table.turn().play("place day_laborer", "use B087 0")
    assert sorted(table.matching("room")) == ["a1", "b2", "c2"]
    assert table.matching("renovate") == ["clay"]
    table.play("room b2")
    assert table.goods() == {"wood": 5, "clay": 2, "reed": 3, "food": 2}
    assert table.decider == 1


def test_agc_b087_cottager_renovates() -> None:
    table = Table()
    table.farm().cards("B087").has(clay=2, reed=1)
    table.turn().play("place day_laborer", "use B087 0")
    assert table.material() == "clay"
    assert table.goods() == {"food": 2}


def test_agc_b087_cottager_is_optional() -> None:
    table = Table()
    table.farm().cards("B087").has(clay=2, reed=1)
    table.turn().play("place day_laborer", "stop")
    assert table.material() == "wood"
    table = Table()
    table.farm().cards("B087").has(clay=2)
    table.turn().play("place day_laborer")
    assert table.goods() == {"clay": 2, "food": 2}
    assert table.decider == 1


def test_agc_b089_groom_stable_in_a_stone_house() -> None:
    assert play_occupation(Table(), "B089").goods() == {"wood": 1}
    table = Table().open("sheep_market")
    table.farm().house("stone").cards("B089").has(wood=2)
    table.next_round().nature().play("use B089 0", "stable a5")
    assert table.goods() == {"wood": 1}
    assert table.cells("stables") == ["a5"]
    assert table.s.working, "exactly one stable"


def test_agc_b089_groom_only_in_stone_and_optional() -> None:
    for house, wood in (("clay", 1), ("stone", 0)):
        table = Table().open("sheep_market")
        table.farm().house(house).cards("B089").has(wood=wood)
        table.next_round().nature()
        assert table.refuses("use B089 0")
    table = Table().open("sheep_market")
    table.farm().house("stone").cards("B089").has(wood=1)
    table.next_round().nature().play("stop")
    assert table.cells("stables") == []


def test_agc_b091_assistant_tiller_plows_on_day_laborer() -> None:
    table = Table()
    table.farm().cards("B091")
    table.turn().play("place day_laborer", "use B091 0", "plow a3")
    assert table.goods() == {"food": 2}
    assert table.cells("fields") == ["a3"]
    table = Table()
    table.farm().cards("B091")
    table.turn().play("place day_laborer", "stop")
    assert table.cells("fields") == []
    assert table.goods() == {"food": 2}
