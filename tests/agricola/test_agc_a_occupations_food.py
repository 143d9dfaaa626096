"""Deck A, occupations: Food Provider."""

from tests.agricola.build import Table
from tests.agricola.playing import play_occupation


def test_agc_a108_mushroom_collector_once_per_use() -> None:
    table = Table().pile("forest", wood=3)
    table.farm().cards("A108")
    table.turn().play("place forest", "use A108 0")
    assert table.goods() == {"wood": 2, "food": 2}
    assert table.lying("forest") == {"wood": 1}
    assert table.decider == 1
    table = Table().pile("forest", wood=3)
    table.farm().cards("A108")
    table.turn().play("place forest", "stop")
    assert table.goods() == {"wood": 3}


def test_agc_a110_roughcaster_once_per_action() -> None:
    """However many clay rooms; wood rooms bring nothing."""
    table = Table()
    table.farm().house("clay").cards("A110").has(clay=10, reed=4)
    table.turn().play("place farm_expansion", "room a1", "room a2")
    assert table.goods() == {"food": 3}
    table = Table()
    table.farm().cards("A110").has(wood=5, reed=2)
    table.turn().play("place farm_expansion", "room a1")
    assert table.goods() == {}


def test_agc_a110_roughcaster_clay_to_stone_only() -> None:
    """Neither wood to clay nor wood straight to stone."""
    for house, cards, goods, food in (
        ("clay", ["A110"], {"stone": 2}, 3),
        ("wood", ["A110"], {"clay": 2}, 0),
        ("wood", ["A110", "A087"], {"stone": 2}, 0),
    ):
        table = Table().open("house_redevelopment")
        table.farm().house(house).cards(*cards).has(reed=1, **goods)
        table.turn().play("place house_redevelopment")
        assert table.goods().get("food", 0) == food


def test_agc_a111_wall_builder_schedules_once_per_action() -> None:
    table = Table(round=5)
    table.farm().cards("A111").has(wood=10, reed=4)
    table.turn().play("place farm_expansion", "room a1", "room a2", "use A111 0")
    assert table.promised() == {r: {"food": 1} for r in (6, 7, 8, 9)}
    assert table.decider == 1


def test_agc_a111_wall_builder_may_be_declined_and_is_short_at_the_end() -> None:
    """AGC-8.29."""
    table = Table(round=12)
    table.farm().cards("A111").has(wood=5, reed=2)
    table.turn().play("place farm_expansion", "room a1", "use A111 0")
    assert table.promised() == {13: {"food": 1}, 14: {"food": 1}}
    table = Table(round=12)
    table.farm().cards("A111").has(wood=5, reed=2)
    table.turn().play("place farm_expansion", "room a1", "stop")
    assert table.promised() == {}


def test_agc_a111_wall_builder_not_for_stables() -> None:
    table = Table()
    table.farm().cards("A111").has(wood=2)
    table.turn().play("place farm_expansion", "stable a5")
    assert table.decider == 1
    assert play_occupation(Table(), "A111").promised() == {}


def test_agc_a111_wall_builder_has_nothing_to_offer_in_the_last_round() -> None:
    table = Table(round=14)
    table.farm().cards("A111").has(wood=5, reed=2)
    table.turn().play("place farm_expansion", "room a1")
    assert table.decider == 1
