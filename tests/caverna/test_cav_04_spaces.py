"""CAV-4: connectors and printed action spaces."""

from __future__ import annotations

import pytest

from hearthside.games.caverna.dwarf import space_of
from hearthside.games.caverna.furnishing import TILE_NAMED
from hearthside.games.caverna.goods import GOOD_NAMES
from hearthside.games.caverna.reach import could_pay
from hearthside.games.caverna.spaces import SPACE_NAMED, SPACES, printed_spaces
from tests.caverna.build import Table
from tests.caverna.calm import calm, pass_round
from tests.caverna.rule_tables import table_rows
from tests.caverna.ways import alone, choosable, on, stands, then, turn_over, verbs, ways

SUPPLIES = {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}
FULL_MOUNTAIN = "m11 m12 m13 m21 m22 m23 m32 m33 m42 m43"
FULL_FOREST = "f11 f12 f13 f21 f22 f23 f31 f32 f33 f41 f42 f43"
BOARDS = {
    "base (1–7)": "base",
    "1–3": "1-3",
    "1–3 (covered in solo)": "1-3",
    "4–7": "4-7",
    "3-player": "3",
    "5 and 6–7": "5-7",
    "5 only": "5",
    "6–7": "6-7",
    "7-player": "7",
}


# Connectors (CAV-4.1 to 4.10)


def test_cav_4_1_and_or_in_any_order() -> None:
    """CAV-4.1, CAV-14.42: one part, the other, or both in any order."""
    t = on(alone(5, always_take_goods=False), "small_scale_drift_mining")
    assert ways(t) == {"take", "cavern+tunnel", "take cavern+tunnel", "cavern+tunnel take"}


def test_cav_14_42_and_or_order_as_printed_by_option() -> None:
    """CAV-14.42: as an option only the printed order is allowed."""
    t = alone(5, and_or_order="printed", always_take_goods=False)
    on(t, "small_scale_drift_mining")
    assert ways(t) == {"take", "cavern+tunnel", "take cavern+tunnel"}


def test_cav_14_42_family_life_in_any_order() -> None:
    """CAV-14.42, CAV-4.78: growth before or after sowing."""
    t = alone().open("family_life")
    t.home().tiles(dwelling="m31").land(field="f43").has(grain=1)
    assert ways(on(t, "family_life")) == {"grow", "sow", "grow sow", "sow grow"}


def test_cav_4_2_and_then_or_keeps_the_order() -> None:
    """CAV-4.2, CAV-14.39: the tile, sowing, or the tile and then sowing."""
    t = alone()
    t.home().land(meadow="f43", field="f33").has(grain=1)
    assert ways(on(t, "slash_and_burn")) == {"meadow+field", "sow", "meadow+field sow"}


def test_cav_4_3_and_then() -> None:
    """CAV-4.3: the second part only after the first, and then optional."""
    t = alone().open("urgent_wish_for_children")
    t.home().has(wood=4, stone=3)
    assert ways(on(t, "urgent_wish_for_children")) == {"furnish", "furnish grow", "take"}


def test_cav_4_4_either_or_is_exactly_one() -> None:
    """CAV-4.4: one of the two, never both."""
    t = alone(4)
    t.home().tiles(dwelling="m31")
    assert ways(on(t, "growth")) == {"take", "grow"}


def test_cav_4_5_lines_of_one_box_in_any_order() -> None:
    """CAV-4.5, CAV-4.84: each line at most once, any subset, any order."""
    t = alone().open("sheep_farming")
    t.home().land(meadow="f43 f33 f32").has(wood=6, stone=1)
    lines = {"small", "large", "stable"}
    found = {tuple(way.split()) for way in ways(on(t, "sheep_farming"))}
    singles = {(a,) for a in lines}
    pairs = {(a, b) for a in lines for b in lines if a != b}
    triples = {(a, b, c) for a, b in pairs for c in lines - {a, b}}
    # the first small pasture tried is f32; then f33 and f43 are left for the large one
    assert found == singles | pairs | triples


def test_cav_4_6_plus_goods_come_with_the_accumulated_ones() -> None:
    """CAV-4.6: "+1 grain" is taken together with the food lying there, without asking."""
    t = on(alone().pile("sustenance", food=3), "sustenance")
    assert t.goods() == {"food": 3, "grain": 1}
    assert t.lying("sustenance") == {}


@pytest.mark.parametrize("space", ["ruby_mining", "wood_gathering", "ore_mining"])
def test_cav_4_7_taking_nothing_is_no_effect(space: str) -> None:
    """CAV-4.7, CAV-14.37: a space where nothing can be done may not be chosen."""
    assert space not in choosable(alone())
    assert alone().turn().refuses(f"place {space}")


def test_cav_4_7_at_least_one_effect() -> None:
    """CAV-4.7: nobody may stop before the first effect."""
    t = on(alone(), "housework")
    assert "stop" not in t.tokens()
    t.play("take")
    assert "stop" in t.tokens()


def test_cav_4_7_an_exchange_may_open_a_space() -> None:
    """CAV-4.7, CAV-14.37: exchanges count; without any the space stays closed."""
    t = alone().open("ore_trading")
    t.home().has(ore=1)
    assert "ore_trading" not in choosable(t)
    t.home().has(ruby=1)
    assert "ore_trading" in choosable(t)
    on(t, "ore_trading")
    assert t.tokens() == []
    then(t.play("ruby ore"), "trade")
    assert t.goods() == {"gold": 2, "food": 1}


def test_cav_4_7_seam_and_trader_open_ore_trading() -> None:
    """CAV-4.7, CAV-15.85: the Trader's stone brings a second ore."""
    t = alone().open("ore_trading")
    t.home().tiles(trader="m31").has(gold=2)
    assert "ore_trading" not in choosable(t)
    t.home().land(cavern="m21").tiles(seam="m21")
    then(on(t, "ore_trading").play("use trader"), "trade")
    assert t.goods() == {"wood": 1, "stone": 1, "gold": 2, "food": 1}


def test_cav_4_7_a_ruby_for_stone_brings_the_seams_ore() -> None:
    """CAV-4.7: Builder and Seam: one ruby closes a gap of 1 stone and 1 ore."""
    t = alone().open("wish_for_children")
    t.home().tiles(builder="m31").land(cavern="m21 m22").has(wood=2, stone=1, ore=1, ruby=1)
    assert "wish_for_children" not in choosable(t)
    t.home().tiles(seam="m21")
    on(t, "wish_for_children").play("ruby stone")
    then(t, "furnish simple_dwelling_33 m22")
    assert t.goods() == {}


def test_cav_4_7_a_ruby_for_stone_instead_of_ore() -> None:
    """CAV-4.7: with the Seam the ruby that feeds the Spare part storage also leaves a stone."""
    t = alone()
    t.home().tiles(seam="m31", spare_part_storage="m21").has(wood=1, stone=3, ruby=1, gold=3)
    state_parlor = [0, 3, 0, 0, 0, 0, 0, 5]
    assert could_pay(t.s.homes[0], state_parlor)
    t.turn().play("ruby stone", "use spare_part_storage")
    assert t.goods() == {"stone": 3, "gold": 5}
    t.home().has(wood=1, stone=2, ore=0, ruby=1, gold=3)
    assert not could_pay(t.s.homes[0], state_parlor)


def test_cav_4_7_a_meadow_first_where_stables_block_the_tile() -> None:
    """CAV-4.7: a twin tile never covers two stables; a single meadow opens the way."""
    t = alone()
    t.home().land(stable="f43 f42 f33")
    assert "slash_and_burn" not in choosable(t)
    t.home().has(ruby=1)
    on(t, "slash_and_burn")
    assert t.side() == ["ruby meadow f43"]
    t.play("ruby meadow f43")
    assert {"f42-f41", "f42-f32", "f33-f23", "f33-f32"} == set(t.matching("tile meadow+field"))


def test_cav_4_7_a_meadow_first_where_a_stable_blocks_the_field() -> None:
    """CAV-4.7: with a stable before the entrance a field to sow needs a meadow first."""
    t = alone().open("family_life")
    t.home().land(stable="f43").has(grain=1, ruby=1)
    assert "family_life" not in choosable(t)
    t.home().has(ruby=2)
    on(t, "family_life").play("ruby meadow f43", "ruby field f42")
    then(t, "sow 1 grain")
    assert turn_over(t)
    assert t.s.homes[0].grain_on_fields() == 3


def test_cav_4_7_two_meadows_for_a_large_pasture() -> None:
    """CAV-4.7: two rubies may buy both meadows, one ruby is too little."""
    for rubies in (2, 1):
        t = alone(5)
        t.home().land(meadow="f43").has(wood=6, ruby=rubies)
        then(on(t, "fence_building_5"), "fence f43")
        assert turn_over(t) != (rubies == 2)
        if rubies == 2:
            assert t.tokens() == ["stop"]
            t.play("ruby meadow f33", "ruby meadow f23", "fence f23-f33")
            assert t.goods() == {}


def test_cav_4_7_food_under_a_cavern() -> None:
    """CAV-4.7: a cavern for 2 rubies brings the food that its tile lacks."""
    for food, enough in ((2, True), (1, False)):
        t = alone()
        t.home().tiles(writing_chamber="m31").has(wood=1, food=food, ruby=2)
        t.s.supply = 1 << TILE_NAMED["supplies_storage"].index
        then(on(t, "housework"), "take")
        assert turn_over(t) != enough
        if enough:
            assert t.tokens() == ["stop"]
            t.play("ruby cavern m42", "furnish supplies_storage m42")
            assert t.goods() == {}


def test_cav_4_7_boars_under_a_meadow() -> None:
    """CAV-4.7: a meadow on a boar's space brings the second boar for the Hunting parlor."""
    t = alone().open("sheep_farming")
    t.home().tiles(hunting_parlor="m31", trader="m21").land(field="f43 f33 f23").has(wood=1)
    t.home().land(stable="f11 f12 f22").has(ruby=1)  # no stable is left to build
    assert "sheep_farming" not in choosable(t)
    t.home().has(boar=1)
    on(t, "sheep_farming").play("ruby meadow f13", "use hunting_parlor", "use trader")
    then(t, "fence f13")
    assert t.terrain("f13") == "small"
    assert t.goods() == {"stone": 1, "ore": 1, "food": 2}


def test_cav_4_8_all_goods_are_taken() -> None:
    """CAV-4.8, CAV-14.23: never a part of them, and nobody may leave them."""
    t = on(alone().pile("drift_mining", stone=4), "drift_mining")
    assert t.goods() == {"stone": 4}
    assert t.lying("drift_mining") == {}
    assert ways(t) == {"", "cavern+tunnel"}


def test_cav_4_8_leaving_goods_by_option() -> None:
    """CAV-4.8, CAV-14.23: as an option the goods may be left; then they are taken whole or not."""
    t = on(alone(always_take_goods=False).pile("drift_mining", stone=2), "drift_mining")
    assert ways(t) == {"take", "cavern+tunnel", "take cavern+tunnel", "cavern+tunnel take"}
    t.play("tile cavern+tunnel m21-m11", "stop")
    assert t.lying("drift_mining") == {"stone": 2}


@pytest.mark.parametrize(
    "players, space, goods, token",
    [
        (5, "weekly_market", {"gold": 4 + 3 - 1}, "buy sheep"),
        (6, "weekly_market", {"gold": 4 + 3 - 1}, "buy sheep"),
        (7, "weekly_market", {"gold": 4 + 3 - 1}, "buy sheep"),
        (6, "hardware_rental_6", {"gold": 3, "wood": 2}, "loot dog"),
        (7, "hardware_rental_6", {"gold": 3, "wood": 2}, "loot dog"),
        (5, "small_scale_drift_mining", {"gold": 3, "stone": 1}, "tile cavern+tunnel m21-m11"),
        (2, "housework", {"gold": 3}, "furnish dog_school m31"),
    ],
)
def test_cav_14_44_goods_of_another_box_are_never_lost(
    players: int, space: str, goods: dict[str, int], token: str
) -> None:
    """CAV-14.44, CAV-4.47, CAV-4.53, CAV-4.46, CAV-4.21: who uses another box gets the goods too.

    The 4 gold of the Weekly market with the sheep, the 2 wood of Hardware rental with the dog of
    the expedition, the stone with the tile, the dog with the furnishing.
    """
    t = alone(players)
    t.home().dwarfs(1, 1).has(gold=3)
    on(t, space).play(token)
    if space == "housework":
        assert turn_over(t)
        assert t.dogs() == 1
        assert t.goods() == {"gold": 3, "wood": 1}
    else:
        assert t.goods() == goods
        assert "take" not in t.tokens()


def test_cav_14_44_goods_of_a_loose_either_or() -> None:
    """CAV-14.44, CAV-11.41: with the Guest room the goods come unasked after the other part."""
    t = alone(4)
    t.home().tiles(guest_room="m31", dwelling="m21")
    on(t, "growth")
    assert t.tokens() == ["take", "grow"]
    t.play("grow")
    assert turn_over(t)
    assert t.goods() == SUPPLIES
    t = alone(4).open("urgent_wish_for_children")
    t.home().tiles(guest_room="m31").land(cavern="m21").has(wood=4, stone=3)
    on(t, "urgent_wish_for_children").play("furnish dwelling m21", "stop")
    assert turn_over(t)
    assert t.goods() == {"gold": 3}


def test_cav_4_9_one_dwarf_per_space() -> None:
    """CAV-4.9: an occupied space is closed to everybody, its owner included, until phase 4."""
    t = Table(players=2, round=5).open("family_life")
    t.home().tiles(dwelling="m31")
    t.turn().play("place family_life")
    assert t.decider == 1
    assert "family_life" not in t.matching("place")
    t.play("place supplies")
    assert t.decider == 0
    assert "family_life" not in t.matching("place")
    assert "supplies" not in t.matching("place")
    grown = t.s.homes[0].dwarfs
    assert space_of(grown[2]) == space_of(grown[0]) == SPACE_NAMED["family_life"].index
    t.harvest("green")
    assert all(who == -1 for who in t.s.occupants)


def test_cav_4_10_exchanges_before_between_and_after() -> None:
    """CAV-4.10: a ruby before the first effect, between two, and after the last."""
    t = alone(5)
    t.home().has(ruby=3)
    on(t, "small_scale_drift_mining").play("ruby wood")
    t.play("tile cavern+tunnel m21-m11")
    assert turn_over(t)
    t.play("ruby gold", "place housework", "take", "ruby ore", "stop")
    assert t.goods() == {"wood": 1, "stone": 1, "ore": 1, "gold": 1}


# What is printed (CAV-4.20 to 4.57)


def piles(text: str) -> dict[str, tuple[int, int]]:
    """An accumulation as the rules write it: 'grain 1,0; vegetable 0,1', '–' for none."""
    found = {}
    for part in text.split(" (")[0].split("; "):
        if part != "–":
            good, numbers = part.split()
            first, then = numbers.split(",")
            found[good] = (int(first), int(then))
    return found


@pytest.mark.parametrize("row", table_rows("CAV-4.20", "CAV-4.57"), ids=lambda row: row["Space id"])
def test_cav_4_20_to_4_57_as_declared(row: dict[str, str]) -> None:
    """CAV-4.20 to 4.57: board and accumulation of every printed space agree with the document."""
    space = SPACE_NAMED[row["Space id"]]
    assert space.board == BOARDS[row["Board"]]
    assert not space.stage
    declared = {GOOD_NAMES[pile.good]: (pile.first, pile.then) for pile in space.piles}
    assert declared == piles(row["Accumulates per round `(good,first,next)`"])


def test_cav_4_20_to_4_57_are_all_printed_spaces() -> None:
    """CAV-4.20 to 4.57: none is missing and none is added."""
    listed = [row["Space id"] for row in table_rows("CAV-4.20", "CAV-4.57")]
    assert listed == [space.name for space in SPACES if not space.stage]
    assert len(listed) == 38


@pytest.mark.parametrize(
    "space, players, rounds",
    [
        ("ruby_mining", 3, [{"ruby": 1}, {"ruby": 2}]),  # CAV-4.20
        ("drift_mining", 3, [{"stone": 1}, {"stone": 2}]),  # CAV-4.23
        ("excavation", 3, [{"stone": 1}, {"stone": 2}]),  # CAV-4.24
        ("starting_player", 3, [{"food": 1}, {"food": 2}]),  # CAV-4.25
        ("logging", 3, [{"wood": 3}, {"wood": 4}]),  # CAV-4.26
        ("ore_mining", 3, [{"ore": 2}, {"ore": 3}]),  # CAV-4.28
        ("wood_gathering", 3, [{"wood": 1}, {"wood": 2}]),  # CAV-4.29
        ("clearing", 3, [{"wood": 1}, {"wood": 2}]),  # CAV-4.30
        ("sustenance", 3, [{"food": 1}, {"food": 2}]),  # CAV-4.31
        ("drift_mining", 4, [{"stone": 2}, {"stone": 4}]),  # CAV-4.32
        ("excavation", 4, [{"stone": 2}, {"stone": 3}]),  # CAV-4.33
        ("starting_player", 4, [{"food": 1}, {"food": 2}]),  # CAV-4.34
        ("logging", 4, [{"wood": 3}, {"wood": 6}]),  # CAV-4.36
        ("forest_exploration", 4, [{"wood": 2}, {"wood": 3}]),  # CAV-4.37
        ("ore_mining", 4, [{"ore": 3}, {"ore": 5}]),  # CAV-4.39
        ("clearing", 4, [{"wood": 2}, {"wood": 4}]),  # CAV-4.40
        ("sustenance", 4, [{"grain": 1}, {"grain": 1, "vegetable": 1}]),  # CAV-4.41
        ("strip_mining", 3, [{"ore": 1}, {"ore": 1, "stone": 1}]),  # CAV-4.42
        ("forest_exploration_3", 3, [{"wood": 1}, {"wood": 2}]),  # CAV-4.44
        ("depot", 5, [{"wood": 1, "ore": 1}, {"wood": 2, "ore": 2}]),  # CAV-4.45
        ("depot", 6, [{"wood": 1, "ore": 1}, {"wood": 2, "ore": 2}]),  # CAV-4.45
        ("fence_building_5", 5, [{"wood": 1}, {"wood": 2}]),  # CAV-4.50
        ("drift_mining_6", 6, [{"stone": 1}, {"stone": 2}]),  # CAV-4.51
        ("fence_building_6", 6, [{"wood": 2}, {"wood": 3}]),  # CAV-4.54
        (
            "large_depot",  # CAV-4.55
            7,
            [{"wood": 2, "ore": 1, "stone": 1}, {"wood": 3, "ore": 2, "stone": 2}],
        ),
    ],
)
def test_cav_4_20_to_4_57_accumulation(
    space: str, players: int, rounds: list[dict[str, int]]
) -> None:
    """CAV-4.20 to 4.57: what lies on an untouched space in its first and its second round."""
    t = calm(players, round=4)
    assert t.lying(space) == rounds[0]
    assert pass_round(t).lying(space) == rounds[1]


def test_cav_4_20_ruby_mining() -> None:
    """CAV-4.20: all rubies; one more for an owner of ruby mines, however many."""
    for mines, rubies in (("", 2), ("m21", 3), ("m21 m22 m32", 3)):
        t = alone().pile("ruby_mining", ruby=2)
        t.home().land(ruby_mine=mines)
        assert on(t, "ruby_mining").goods() == {"ruby": rubies}
        assert turn_over(t)
    t = alone()
    t.home().land(ruby_mine="m21")
    assert on(t, "ruby_mining").goods() == {"ruby": 1}


def test_cav_4_20_ruby_mining_with_two_players() -> None:
    """CAV-4.20: with two players nothing lies there in rounds 1 and 2."""
    t = calm(2)
    lying = []
    for _ in range(4):
        lying.append(t.lying("ruby_mining").get("ruby", 0))
        assert ("ruby_mining" in t.matching("place")) == bool(lying[-1])
        pass_round(t)
    assert lying == [0, 0, 1, 2]


def test_cav_4_21_housework() -> None:
    """CAV-4.21: a dog and/or any tile on an empty cavern."""
    t = alone()
    t.home().has(stone=1)
    on(t, "housework")
    assert ways(t) == {"take", "furnish", "take furnish"}
    assert {"carpenter m31", "dog_school m31"} <= set(t.matching("furnish"))
    t.play("furnish carpenter m31")
    assert t.goods() == {}
    assert t.dogs() == 1


def test_cav_4_22_slash_and_burn() -> None:
    """CAV-4.22, CAV-14.39: the tile, then sowing, also on the new field; or sowing alone."""
    t = alone()
    t.home().has(grain=1)
    on(t, "slash_and_burn")
    assert verbs(t) == {"meadow+field"}
    t.play("tile meadow+field f43-f33")
    assert t.tokens() == ["sow 1 grain", "stop"]
    t.play("sow 1 grain")
    assert turn_over(t)
    assert t.s.homes[0].grain_on_fields() == 3
    t = alone()
    t.home().land(meadow="f43", field="f33").has(vegetable=1)
    on(t, "slash_and_burn").play("sow 1 vegetable")
    assert turn_over(t)


@pytest.mark.parametrize(
    "players, space, lying",
    [(3, "drift_mining", 1), (4, "drift_mining", 2), (6, "drift_mining_6", 1)],
)
def test_cav_4_23_and_4_32_and_4_51_drift_mining(players: int, space: str, lying: int) -> None:
    """CAV-4.23, CAV-4.32, CAV-4.51: the stone and/or a Cavern+Tunnel tile."""
    t = on(alone(players).pile(space, stone=lying), space)
    assert t.goods() == {"stone": lying}
    assert verbs(t) == {"cavern+tunnel", "stop"}
    t.play("tile cavern+tunnel m21-m22")
    assert turn_over(t)
    assert (t.terrain("m21"), t.terrain("m22")) == ("cavern", "tunnel")
    assert ways(on(alone(players), space)) == {"cavern+tunnel"}


@pytest.mark.parametrize("players", [1, 2, 3, 4, 7])
def test_cav_4_24_and_4_33_excavation(players: int) -> None:
    """CAV-4.24, CAV-4.33: the stone and/or one tile, Cavern+Cavern or Cavern+Tunnel."""
    t = on(alone(players).pile("excavation", stone=2), "excavation")
    assert t.goods() == {"stone": 2}
    assert ways(t) == {"", "cavern+cavern", "cavern+tunnel"}
    t.play("tile cavern+cavern m21-m22")
    assert turn_over(t)
    assert (t.terrain("m21"), t.terrain("m22")) == ("cavern", "cavern")
    assert ways(on(alone(players), "excavation")) == {"cavern+cavern", "cavern+tunnel"}


@pytest.mark.parametrize(
    "players, gained", [(2, {"food": 2, "ore": 2}), (4, {"food": 2, "ruby": 1})]
)
def test_cav_4_25_and_4_34_starting_player(players: int, gained: dict[str, int]) -> None:
    """CAV-4.25, CAV-4.34: the token, the food lying there, and 2 ore or 1 ruby."""
    t = alone(players).pile("starting_player", food=2)
    t.s.start = t.s.next_start = 1
    assert on(t, "starting_player").goods() == gained
    assert t.s.next_start == 0
    assert turn_over(t)


@pytest.mark.parametrize("players", [1, 3, 4, 7])
def test_cav_4_26_and_4_36_logging(players: int) -> None:
    """CAV-4.26, CAV-4.36: the wood, then or a level-1 expedition."""
    t = on(alone(players).pile("logging", wood=4), "logging")
    assert t.goods() == {"wood": 4}
    assert turn_over(t)
    t = alone(players).pile("logging", wood=4)
    t.home().dwarfs(3, 3)
    on(t, "logging")
    assert t.goods() == {"wood": 4}
    assert ways(t) == {"", "loot"}
    t.play("loot donkey")
    assert turn_over(t)
    assert t.animals() == (0, 1, 0, 0)
    assert t.dwarfs() == [4, 3]
    t = alone(players)
    t.home().dwarfs(3, 3)
    assert ways(on(t, "logging")) == {"loot"}


@pytest.mark.parametrize("players", [2, 3])
def test_cav_4_27_supplies(players: int) -> None:
    """CAV-4.27: 1 wood, 1 stone, 1 ore, 1 food, 2 gold."""
    t = on(alone(players), "supplies")
    assert t.goods() == SUPPLIES
    assert turn_over(t)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 7])
def test_cav_4_28_and_4_39_ore_mining(players: int) -> None:
    """CAV-4.28, CAV-4.39: the ore lying there and 2 for each own ore mine, none for a ruby mine."""
    for mines, ore in (("", 3), ("m21", 5), ("m21 m22 m32", 9)):
        t = alone(players).pile("ore_mining", ore=3)
        t.home().land(ore_mine=mines, ruby_mine="m43")
        assert on(t, "ore_mining").goods() == {"ore": ore}
        assert turn_over(t)
    t = alone(players)
    t.home().land(ore_mine="m21")
    assert on(t, "ore_mining").goods() == {"ore": 2}


@pytest.mark.parametrize(
    "players, space, lying, gained",
    [
        (2, "wood_gathering", {"wood": 3}, {"wood": 3}),  # CAV-4.29
        (4, "forest_exploration", {"wood": 3}, {"wood": 3, "food": 2}),  # CAV-4.37
        (4, "forest_exploration", {}, {"food": 2}),
        (3, "strip_mining", {"ore": 1, "stone": 2}, {"ore": 1, "stone": 2, "wood": 2}),  # CAV-4.42
        (3, "strip_mining", {}, {"wood": 2}),
        (3, "forest_exploration_3", {"wood": 2}, {"wood": 2, "vegetable": 1}),  # CAV-4.44
        (3, "forest_exploration_3", {}, {"vegetable": 1}),
        (5, "depot", {"wood": 2, "ore": 2}, {"wood": 2, "ore": 2}),  # CAV-4.45
        (7, "depot", {"wood": 2, "ore": 2}, {"wood": 2, "ore": 2}),
        (
            7,
            "large_depot",  # CAV-4.55
            {"wood": 3, "ore": 2, "stone": 2},
            {"wood": 3, "ore": 2, "stone": 2},
        ),
    ],
)
def test_cav_4_29_spaces_that_only_give_goods(
    players: int, space: str, lying: dict[str, int], gained: dict[str, int]
) -> None:
    """CAV-4.29, CAV-4.37, CAV-4.42, CAV-4.44, CAV-4.45, CAV-4.55: goods lying there and more."""
    t = on(alone(players).pile(space, **lying), space)
    assert t.goods() == gained
    assert t.lying(space) == {}
    assert turn_over(t)


@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_cav_4_30_and_4_40_clearing(players: int) -> None:
    """CAV-4.30, CAV-4.40: the wood and/or a Meadow+Field tile."""
    t = on(alone(players).pile("clearing", wood=2), "clearing")
    assert t.goods() == {"wood": 2}
    assert ways(t) == {"", "meadow+field"}
    t.play("tile meadow+field f43-f33")
    assert turn_over(t)
    assert ways(on(alone(players), "clearing")) == {"meadow+field"}


@pytest.mark.parametrize("players", [1, 2, 3])
def test_cav_4_31_sustenance(players: int) -> None:
    """CAV-4.31: food and 1 grain, and/or a Meadow+Field tile."""
    t = on(alone(players).pile("sustenance", food=2), "sustenance")
    assert t.goods() == {"food": 2, "grain": 1}
    assert ways(t) == {"", "meadow+field"}
    assert on(alone(players), "sustenance").goods() == {"grain": 1}


def test_cav_4_41_sustenance_with_four_and_more_players() -> None:
    """CAV-4.41: the crops lying there, and/or a Meadow+Field tile; no extra grain."""
    t = on(alone(4).pile("sustenance", grain=1, vegetable=2), "sustenance")
    assert t.goods() == {"grain": 1, "vegetable": 2}
    assert ways(t) == {"", "meadow+field"}
    t = on(alone(4), "sustenance")
    assert ways(t) == {"meadow+field"}
    assert t.goods() == {}


@pytest.mark.parametrize(
    "players, space, cost",
    [
        (4, "imitation", 2),  # CAV-4.35
        (7, "imitation", 2),
        (3, "imitation_3", 4),  # CAV-4.43
        (5, "imitation_5", 4),  # CAV-4.48
        (6, "imitation_6", 1),  # CAV-4.52
        (7, "imitation_7", 0),  # CAV-4.56
    ],
)
def test_cav_4_35_and_4_43_and_4_48_and_4_52_and_4_56_price_of_imitation(
    players: int, space: str, cost: int
) -> None:
    """CAV-4.35, CAV-4.43, CAV-4.48, CAV-4.52, CAV-4.56: food is paid, a space used."""
    target = "supplies" if players == 3 else "growth"
    t = stands(alone(players), 1, target)
    t.home().has(food=cost)
    on(t, space)
    assert t.goods() == SUPPLIES
    assert turn_over(t)
    if cost:
        t = stands(alone(players), 1, target)
        t.home().has(food=cost - 1)
        assert space not in choosable(t)


def test_cav_4_38_growth() -> None:
    """CAV-4.38: either goods or a child."""
    t = alone(4)
    t.home().tiles(dwelling="m31")
    assert on(t, "growth").tokens() == ["take", "grow"]
    t.play("take")
    assert t.goods() == SUPPLIES
    assert len(t.dwarfs()) == 2
    t = alone(4)
    t.home().tiles(dwelling="m31")
    on(t, "growth").play("grow")
    assert t.goods() == {}
    assert len(t.dwarfs()) == 3
    assert on(alone(4), "growth").goods() == SUPPLIES


def test_cav_4_46_and_14_41_small_scale_drift_mining() -> None:
    """CAV-4.46, CAV-14.41: the stone, and the tile or not; by option the tile alone too."""
    t = on(alone(5), "small_scale_drift_mining").play("stop")
    assert t.goods() == {"stone": 1}
    t = on(alone(5, always_take_goods=False), "small_scale_drift_mining")
    t.play("tile cavern+tunnel m21-m11", "stop")
    assert t.goods() == {}
    t = alone(5)
    t.home().land(tunnel=FULL_MOUNTAIN)
    assert on(t, "small_scale_drift_mining").goods() == {"stone": 1}
    assert turn_over(t)


@pytest.mark.parametrize("players", [5, 6, 7])
def test_cav_4_47_weekly_market(players: int) -> None:
    """CAV-4.47, CAV-14.31: 4 gold, then or purchases; by option never the gold after them."""
    t = on(alone(players), "weekly_market")
    assert t.goods() == {"gold": 4}
    assert "stop" in t.tokens()
    assert len(t.matching("buy")) == 10
    t = alone(players, always_take_goods=False)
    t.home().has(gold=1)
    on(t, "weekly_market")
    assert {"take", "buy wood"} <= set(t.tokens())
    t.play("buy wood")
    assert turn_over(t)
    assert t.goods() == {"wood": 1}


def test_cav_4_49_hardware_rental_with_five_players() -> None:
    """CAV-4.49: a level-2 expedition, then or sowing."""
    t = alone(5)
    t.home().dwarfs(2, 2).land(field="f43").has(vegetable=1)
    on(t, "hardware_rental_5")
    assert verbs(t) == {"loot", "sow"}
    t.play("loot grain", "loot sheep")
    assert t.dwarfs() == [3, 2]
    assert "sow 1 grain" in t.tokens()
    t.play("sow 1 grain")
    assert turn_over(t)
    t = alone(5)
    t.home().dwarfs(2, 2).land(field="f43").has(vegetable=1)
    on(t, "hardware_rental_5").play("sow 1 vegetable")
    assert turn_over(t)  # no expedition after sowing
    t = alone(5)
    t.home().land(field="f43").has(grain=1)
    assert ways(on(t, "hardware_rental_5")) == {""}
    assert t.s.homes[0].grain_on_fields() == 3
    assert "hardware_rental_5" not in choosable(alone(5))


def test_cav_4_53_hardware_rental_with_six_and_seven_players() -> None:
    """CAV-4.53: 2 wood, then or a level-2 expedition, then or sowing."""
    t = alone(6)
    t.home().dwarfs(1, 1).land(field="f43").has(grain=1)
    on(t, "hardware_rental_6")
    assert t.goods() == {"wood": 2, "grain": 1}
    assert ways(t) == {"", "loot", "loot loot", "loot sow", "loot loot sow", "sow"}
    t = alone(6, always_take_goods=False)
    t.home().dwarfs(1, 1).land(field="f43").has(grain=1)
    on(t, "hardware_rental_6")
    assert ways(t) == {
        "take",
        "take loot",
        "take loot loot",
        "take sow",
        "take loot sow",
        "take loot loot sow",
        "loot",
        "loot loot",
        "loot sow",
        "loot loot sow",
        "sow",
    }
    t.play("take")
    assert t.goods() == {"wood": 2, "grain": 1}
    assert on(alone(7), "hardware_rental_6").goods() == {"wood": 2}


@pytest.mark.parametrize("players, space", [(5, "fence_building_5"), (6, "fence_building_6")])
def test_cav_4_50_and_4_54_fence_building(players: int, space: str) -> None:
    """CAV-4.50, CAV-4.54: the wood, which may pay the fences, then or one Build-fences action."""
    t = alone(players).pile(space, wood=6)
    t.home().land(meadow="f43 f33 f32")
    on(t, space)
    assert t.goods() == {"wood": 6}
    assert ways(t) == {"", "small", "large", "small large", "large small"}
    t.play("fence f43", "fence f32-f33")
    assert t.goods() == {}
    assert turn_over(t)
    t = alone(players)
    t.home().land(meadow="f43").has(wood=2)
    assert on(t, space).goods() == {}
    assert t.terrain("f43") == "small"


def test_cav_4_57_and_4_59_extension() -> None:
    """CAV-4.57, CAV-4.59: either Meadow+Field and 1 wood, or Cavern+Tunnel and 1 stone."""
    t = on(alone(7), "extension")
    assert ways(t) == {"meadow+field", "cavern+tunnel"}
    t.play("tile meadow+field f43-f33")
    assert t.goods() == {"wood": 1}
    assert turn_over(t)
    t = on(alone(7), "extension").play("tile cavern+tunnel m21-m11")
    assert t.goods() == {"stone": 1}
    assert turn_over(t)


def test_cav_4_59_no_goods_without_the_tile() -> None:
    """CAV-4.59: a branch whose tile has no place is closed, and so is the space without both."""
    t = alone(7)
    t.home().land(field=FULL_FOREST)
    assert verbs(on(t, "extension")) == {"cavern+tunnel"}
    t = alone(7)
    t.home().land(tunnel=FULL_MOUNTAIN)
    assert verbs(on(t, "extension")) == {"meadow+field"}
    t = alone(7)
    t.home().land(field=FULL_FOREST, tunnel=FULL_MOUNTAIN)
    assert "extension" not in choosable(t)


# Market and Imitation (CAV-4.58 to 4.61)


def test_cav_4_58_market_prices() -> None:
    """CAV-4.58: ten lines with their prices, each at most once."""
    prices = {
        "dog": 2,
        "sheep": 1,
        "donkey": 1,
        "boar": 2,
        "cattle": 3,
        "wood": 1,
        "stone": 1,
        "ore": 1,
        "grain": 1,
        "vegetable": 2,
    }
    t = alone(5)
    t.home().has(gold=20).land(small="f43 f33 f32 f31")
    on(t, "weekly_market")
    assert set(t.matching("buy")) == set(prices)
    gold = 24
    left = dict(prices)
    for good, price in prices.items():
        t.play(f"buy {good}")
        gold -= price
        del left[good]
        assert t.goods()["gold"] == gold
        if left:
            assert set(t.matching("buy")) == set(left)
    assert gold == 9
    assert turn_over(t)
    assert t.goods() == {"gold": 9, "wood": 1, "stone": 1, "ore": 1, "grain": 1, "vegetable": 1}
    assert t.animals() == (1, 1, 1, 1)
    assert t.dogs() == 1


def test_cav_4_58_only_what_can_be_paid() -> None:
    """CAV-4.58: gold from resold goods finances later purchases; no debts."""
    t = on(alone(5), "weekly_market")
    t.play("buy cattle")
    assert t.goods() == {"gold": 1}
    assert set(t.matching("buy")) == {"sheep", "donkey", "wood", "stone", "ore", "grain"}
    t.play("eat 1 cattle")
    assert t.goods() == {"gold": 1, "food": 3}
    assert t.refuses("buy cattle")
    t.play("buy donkey")
    assert turn_over(t)


def test_cav_4_60_and_14_14_costs_by_number_of_players() -> None:
    """CAV-4.60, CAV-14.14: {4}, {2}, {2, 4}, {2, 1}, {2, 1, 0} for 3 to 7 players, none below."""
    costs: dict[int, list[int]] = {}
    for players in range(1, 8):
        found = []
        for food in range(6):
            t = alone(players)
            if players > 1:
                stands(t, 1, "supplies" if players < 4 else "growth")
            t.home().has(food=food)
            found.append(len([word for word in choosable(t) if word.startswith("imitation")]))
        costs[players] = [n for n in range(6) if found[n] > (found[n - 1] if n else 0)]
    assert costs == {1: [], 2: [], 3: [4], 4: [2], 5: [2, 4], 6: [1, 2], 7: [0, 1, 2]}


def test_cav_4_61_and_14_22_which_spaces_may_be_imitated() -> None:
    """CAV-4.61, CAV-14.22: others' spaces, but no Starting player and no Imitation."""
    t = stands(alone(5), 1, "growth", "starting_player", "imitation_5")
    stands(t, 2, "clearing", "weekly_market")
    t.home().dwarfs(0, 0, 0).has(food=2)
    t.occupy("sustenance", 0)
    on(t, "imitation")
    assert set(t.matching("imitate")) == {"growth", "clearing", "weekly_market"}
    assert t.refuses("imitate starting_player")
    assert t.refuses("imitate imitation_5")
    assert t.refuses("imitate sustenance")
    assert t.refuses("imitate drift_mining")


def test_cav_14_22_imitating_an_imitation_by_option() -> None:
    """CAV-14.22: as an option the detour is allowed, and paid twice."""
    t = stands(alone(5, imitate_imitation=True), 1, "growth", "imitation_5")
    t.home().has(food=6)
    on(t, "imitation")
    assert set(t.matching("imitate")) == {"growth", "imitation_5"}
    t.play("imitate imitation_5")
    assert t.goods() == SUPPLIES
    t = stands(alone(5, imitate_imitation=True), 1, "growth", "imitation_5")
    t.home().has(food=5)
    assert on(t, "imitation").goods()["food"] == 4  # 5 - 2 + 1: too little for the detour


def test_cav_4_61_food_may_be_raised_first() -> None:
    """CAV-4.61: conversions are allowed before paying; nobody pays without a target."""
    t = stands(alone(4), 1, "growth")
    t.home().has(food=1, grain=1)
    on(t, "imitation")
    assert t.tokens() == ["pay_food 1 grain"]
    t.play("pay_food 1 grain")
    assert t.goods() == SUPPLIES
    t = alone(4)
    t.home().has(food=9)
    assert "imitation" not in choosable(t)


def test_cav_4_61_used_as_if_the_dwarf_stood_there() -> None:
    """CAV-4.61: goods lying there are taken, mine bonuses count, the dwarf stays on Imitation."""
    t = stands(alone(4), 1, "ore_mining").pile("ore_mining", ore=5)
    t.home().has(food=2).land(ore_mine="m21 m22")
    on(t, "imitation")
    assert t.goods() == {"ore": 9}
    assert t.lying("ore_mining") == {}
    place = SPACE_NAMED["imitation_b"].index
    assert space_of(t.s.homes[0].dwarfs[0]) == place
    assert t.s.occupants[place] == 0
    assert t.s.occupants[SPACE_NAMED["ore_mining_b"].index] == 1


def test_cav_4_61_a_newborn_stays_on_imitation() -> None:
    """CAV-4.61, CAV-5.13: a child from an imitated growth stands beside its parent."""
    t = stands(alone(4), 1, "growth")
    t.home().tiles(dwelling="m31").has(food=2)
    on(t, "imitation").play("grow")
    child = t.s.homes[0].dwarfs[2]
    assert space_of(child) == SPACE_NAMED["imitation_b"].index
    assert t.s.homes[0].newborns() == 1


def test_cav_4_61_several_imitations_of_one_space() -> None:
    """CAV-4.61: two Imitation spaces may imitate the same space."""
    t = stands(alone(5), 1, "growth")
    t.home().has(food=5)
    on(t, "imitation").play("place imitation_5")
    assert t.goods() == {"wood": 2, "stone": 2, "ore": 2, "food": 1, "gold": 4}


def test_cav_4_61_every_way_to_raise_the_food_counts() -> None:
    """CAV-4.61, CAV-4.7: animals for a ruby, a tile's exchange, food under a tile."""
    t = stands(alone(5), 1, "growth")
    t.home().tiles(slaughtering_cave="m31").has(food=1, ruby=1)
    on(t, "imitation_5").play("ruby boar", "eat 1 boar")
    assert t.goods() == SUPPLIES

    t = stands(alone(6), 1, "growth")
    t.home().tiles(spare_part_storage="m31").has(wood=1, stone=1, ore=1)
    on(t, "imitation_6").play("use spare_part_storage", "pay_food 2 gold")
    assert t.goods() == SUPPLIES

    t = stands(alone(4).open("ore_mine_construction"), 1, "ore_mine_construction")
    t.home().has(ruby=2, grain=1)
    on(t, "imitation").play("ruby tunnel m42", "pay_food 1 grain", "ruby tunnel m43")
    assert verbs(t) == {"ore_mine+deep_tunnel"}
    t.play("tile ore_mine+deep_tunnel m42-m43")
    assert t.goods() == {"ore": 3}


# Rulings


def test_cav_14_1_small_scale_drift_mining_only_with_five() -> None:
    """CAV-14.1: 5 players only; with 6 and 7 an accumulating Drift mining lies in its place."""
    for players in range(1, 8):
        names = {SPACES[index].name for index in printed_spaces(players)}
        assert ("small_scale_drift_mining" in names) == (players == 5)
        assert ("drift_mining_6" in names) == (players >= 6)


def test_cav_14_8_small_additional_boards() -> None:
    """CAV-14.8: only with 3 and with 7 players."""
    three = {"strip_mining", "imitation_3", "forest_exploration_3"}
    seven = {"large_depot", "imitation_7", "extension"}
    for players in range(1, 8):
        names = {SPACES[index].name for index in printed_spaces(players)}
        assert three & names == (three if players == 3 else set())
        assert seven & names == (seven if players == 7 else set())


def test_cav_14_4_values_of_mines_rubies_and_ore() -> None:
    """CAV-14.4: an ore mine is worth 3, a ruby mine 4, a ruby 1, ore nothing."""
    t = alone()
    before = t.total()
    t.home().has(ore=7)
    assert t.total() == before
    t.home().has(ruby=1)
    assert t.total() == before + 1
    t.home().land(tunnel="m21 m22")
    before = t.total()
    t.home().land(ore_mine="m21")
    assert t.total() == before + 3
    t.home().land(ruby_mine="m22")
    assert t.total() == before + 7


def test_cav_14_20_a_ruby_for_a_gold() -> None:
    """CAV-14.20: allowed one to one."""
    t = alone()
    t.home().has(ruby=2)
    t.turn().play("ruby gold")
    assert t.goods() == {"ruby": 1, "gold": 1}


def test_cav_14_23_animals_are_taken_too() -> None:
    """CAV-14.23: animals without room are turned into food at once, never left."""
    t = alone().open("sheep_farming").pile("sheep_farming", sheep=5)
    on(t, "sheep_farming")
    assert t.lying("sheep_farming") == {}
    assert t.tokens() == ["cook 3 sheep"]
    t.play("cook 3 sheep")
    assert t.animals() == (2, 0, 0, 0)
    assert t.goods() == {"food": 3}


def test_cav_14_31_the_market_is_no_part_of_ore_trading() -> None:
    """CAV-14.31: Ore trading sells nothing; Weekly market exists with 5 to 7 players."""
    t = alone().open("ore_trading")
    t.home().has(ore=2, gold=3)
    on(t, "ore_trading")
    assert t.goods() == {"gold": 5, "food": 1}
    assert turn_over(t)
    for players in range(1, 8):
        names = {SPACES[index].name for index in printed_spaces(players)}
        assert ("weekly_market" in names) == (players >= 5)


def test_cav_14_44_goods_when_another_box_is_used() -> None:
    """CAV-14.44: whoever only builds a stable takes the sheep as well."""
    t = alone().open("sheep_farming").pile("sheep_farming", sheep=2)
    t.home().has(stone=1)
    on(t, "sheep_farming").play("stable f11")
    assert turn_over(t)
    assert t.animals() == (2, 0, 0, 0)
    assert t.lying("sheep_farming") == {}


def test_cav_14_45_no_exchange_into_a_dead_end() -> None:
    """CAV-14.45: the ruby that opened the space may only be spent on what keeps it open."""
    t = alone().open("ore_trading")
    t.home().has(ore=1, ruby=1, grain=1)
    on(t, "ore_trading")
    assert set(t.side()) == {"ruby ore", "eat 1 grain"}
    assert t.refuses("ruby gold")
    then(t.play("ruby ore"), "trade")
    assert t.goods() == {"gold": 2, "food": 1, "grain": 1}


def test_cav_14_45_after_the_first_effect_all_exchanges_are_free() -> None:
    """CAV-14.45: the limit ends with the first effect."""
    t = alone().open("ore_trading")
    t.home().has(ore=3, ruby=1)
    then(on(t, "ore_trading"), "trade")
    assert t.goods() == {"ore": 1, "ruby": 1, "gold": 2, "food": 1}
    assert {"ruby ore", "ruby gold", "ruby dog"} <= set(t.side())


@pytest.mark.parametrize("option", [False, True])
def test_cav_14_45_exploration_needs_its_weapon(option: bool) -> None:
    """CAV-14.45, CAV-4.7: before the first item the acting dwarf may not give up its weapon."""
    t = Table(players=3, round=9, peaceful_during_own_expedition=option).open("exploration")
    t.home().dwarfs(4, 5).tiles(peaceful_cave="m31")
    on(t, "exploration")
    assert t.refuses("use peaceful_cave 4")
    assert not t.refuses("use peaceful_cave 5")


def test_cav_14_51_extension_once_through_imitation_too() -> None:
    """CAV-14.51, CAV-4.61: both tiles in one action use up the privilege, also when imitated."""
    t = stands(alone(7), 1, "extension")
    t.home().dwarfs(0, 0, 0).tiles(guest_room="m31")
    on(t, "imitation_7")
    assert ways(t) == {
        "meadow+field",
        "cavern+tunnel",
        "meadow+field cavern+tunnel",
        "cavern+tunnel meadow+field",
    }
    t.play("tile meadow+field f43-f33", "tile cavern+tunnel m21-m22")
    assert t.goods() == {"wood": 1, "stone": 1}
    t.s.occupants[SPACE_NAMED["extension"].index] = -1
    t.play("place extension")
    assert ways(t) == {"meadow+field", "cavern+tunnel"}


def test_cav_14_51_one_tile_does_not_use_up_the_privilege() -> None:
    """CAV-14.51: with the Guest room, who places one tile only may still place both later."""
    t = alone(7)
    t.home().dwarfs(0, 0, 0).tiles(guest_room="m31")
    on(t, "extension").play("tile meadow+field f43-f33", "stop")
    t.s.occupants[SPACE_NAMED["extension"].index] = -1
    t.play("place extension")
    assert "meadow+field cavern+tunnel" in ways(t)
