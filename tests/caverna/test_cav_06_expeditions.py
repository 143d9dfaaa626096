"""Chapter 6: weapons, expeditions and every item of the loot list."""

from __future__ import annotations

import pytest

from hearthside.games.caverna.loot import LOOT
from tests.caverna.build import Table
from tests.caverna.rule_tables import table_rows

STRENGTHS = {row["Item id"]: int(row["Strength"]) for row in table_rows("CAV-6.10", "CAV-6.32")}
"""The loot list as the rules print it."""


def explorer(*strengths: int) -> Table:
    """Exploration (EXP 4) is open; the dwarfs of seat 0 have these strengths."""
    t = Table().open("exploration")
    t.home().dwarfs(*strengths)
    return t


def go(t: Table) -> Table:
    return t.turn().play("place exploration")


def rich_explorer(strength: int) -> Table:
    """A home in which every item of the loot list can be carried out."""
    t = explorer(strength)
    t.home().has(wood=4, stone=4, grain=1, sheep=2)
    t.home().land(meadow="f43 f33", field="f42", small="f23", cavern="m21")
    return t


# Weapons


@pytest.mark.parametrize("before, after", [(12, 13), (13, 14), (14, 14)])
def test_cav_6_1_strength_is_capped_at_14(before: int, after: int) -> None:
    """CAV-6.1: +1 for the expedition never leads beyond 14."""
    t = go(explorer(before)).play("loot dog", "stop")
    assert t.dwarfs() == [after]


def test_cav_6_1_the_cap_holds_for_all_weapons() -> None:
    """CAV-6.1: "all weapons +1" never leads beyond 14 either."""
    t = go(explorer(13, 14)).play("loot all_weapons_plus_1", "stop")
    assert t.dwarfs() == [14, 14]


@pytest.mark.parametrize("ore, strongest", [(2, 2), (5, 5), (8, 8), (20, 8)])
def test_cav_6_2_a_weapon_costs_its_strength_in_ore(ore: int, strongest: int) -> None:
    """CAV-6.2: any strength from 1 to 8, as far as the ore goes; only the acting dwarf is armed."""
    t = Table().open("blacksmithing")
    t.home().has(ore=ore)
    t.turn().play("place blacksmithing")
    assert t.tokens() == [f"forge {n}" for n in range(1, strongest + 1)]
    t.play(f"forge {strongest}")
    assert t.dwarfs() == [strongest, 0]
    assert t.goods().get("ore", 0) == ore - strongest


@pytest.mark.parametrize("strength, paid", [(1, 0), (2, 0), (3, 1), (8, 6)])
def test_cav_6_2_the_blacksmith_saves_two_ore(strength: int, paid: int) -> None:
    """CAV-6.2: max(0, s - 2) ore with the Blacksmith."""
    t = Table().open("blacksmithing")
    t.home().tiles(blacksmith="m31").has(ore=6)
    t.turn().play("place blacksmithing", f"forge {strength}")
    assert t.goods().get("ore", 0) == 6 - paid


def test_cav_6_3_an_armed_dwarf_cannot_forge() -> None:
    """CAV-6.3: neither a dwarf that came armed nor one that has just forged."""
    t = Table().open("blacksmithing")
    t.home().dwarfs(3).has(ore=8)
    t.turn().play("place blacksmithing")
    assert t.matching("forge") == []
    assert t.refuses("forge 8")
    t = Table().open("blacksmithing")
    t.home().has(ore=8)
    t.turn().play("place blacksmithing", "forge 2")
    assert t.matching("forge") == []
    assert t.dwarfs() == [2, 0]


def test_cav_6_4_only_armed_dwarfs_go_on_expeditions() -> None:
    """CAV-6.4: an unarmed dwarf cannot; a weapon forged in the same action counts."""
    t = explorer(0, 5).open("blacksmithing").turn()
    assert t.refuses("place exploration")
    assert t.refuses("place blacksmithing")
    t = explorer(0).open("blacksmithing")
    t.home().has(ore=4)
    t.turn().play("place blacksmithing")
    assert t.matching("loot") == []
    t.play("forge 4")
    assert set(t.matching("loot")) == {name for name, need in STRENGTHS.items() if need <= 4}


# Choosing loot


@pytest.mark.parametrize(
    "space, level",
    [("logging", 1), ("ore_mine_construction", 2), ("blacksmithing", 3), ("exploration", 4)],
)
def test_cav_6_6_at_most_as_many_items_as_the_level(space: str, level: int) -> None:
    """CAV-6.6: one item after another; the expedition ends by itself after the last."""
    t = explorer(9).open("ore_mine_construction", "blacksmithing")
    t.turn().play(f"place {space}")
    for item in ["wood", "dog", "grain", "gold2"][:level]:
        assert t.decider == 0
        t.play(f"loot {item}")
    assert t.decider == 1
    assert t.dwarfs() == [10]


def test_cav_6_6_at_least_one_item() -> None:
    """CAV-6.6, CAV-14.33: stopping is offered only after the first item."""
    t = go(explorer(1))
    assert t.tokens() == ["loot all_weapons_plus_1", "loot dog", "loot wood"]
    assert t.refuses("stop")
    t.play("loot wood")
    assert "stop" in t.tokens()


def test_cav_6_6_all_items_are_different() -> None:
    """CAV-6.6: no item twice in one expedition."""
    t = go(explorer(8)).play("loot wood")
    assert t.refuses("loot wood")
    t.play("loot dog")
    assert t.refuses("loot wood")
    assert t.refuses("loot dog")


def test_cav_6_6_an_item_is_resolved_before_the_next_is_chosen() -> None:
    """CAV-6.6: what an item brings can be used by a later one."""
    t = explorer(9)
    t.home().land(meadow="f43")
    go(t)
    assert t.refuses("loot small_pasture")
    t.play("loot wood", "loot small_pasture")
    assert t.score()["pastures"] == 2
    assert t.goods() == {}


def test_cav_14_35_the_strength_at_the_start_counts() -> None:
    """CAV-14.35, CAV-6.6: +1 during the expedition opens no item of it."""
    t = go(explorer(1)).play("loot all_weapons_plus_1")
    assert t.refuses("loot grain")
    assert t.refuses("loot sheep")


@pytest.mark.parametrize(
    "item", ["furnish_cavern", "stable", "small_pasture", "large_pasture", "dwelling", "breed2"]
)
def test_cav_6_7_only_items_that_can_be_carried_out(item: str) -> None:
    """CAV-6.7: without place, material, stock or parents an item is not offered."""
    t = explorer(14)
    t.home().tiles(carpenter="m31").land(stable="f11 f12 f13")
    assert go(t).refuses(f"loot {item}")
    assert f"loot {item}" in go(rich_explorer(14)).tokens()


def test_cav_6_7_sowing_needs_a_crop_and_a_field() -> None:
    """CAV-6.7: neither alone is enough."""
    t = explorer(12)
    t.home().land(field="f43")
    assert go(t).refuses("loot sow")
    t = explorer(12)
    t.home().has(grain=1)
    assert go(t).refuses("loot sow")


@pytest.mark.parametrize("item, area", [("tunnel", "m"), ("cavern", "m"), ("field", "f")])
def test_cav_6_7_tiles_need_a_free_space(item: str, area: str) -> None:
    """CAV-6.7: on a full board no single tile is offered."""
    t = explorer(14)
    cells = [f"{area}{row}{column}" for row in range(1, 5) for column in range(1, 4)]
    t.home().land(**{"field" if area == "f" else "tunnel": " ".join(set(cells) - {"m31", "m41"})})
    assert go(t).refuses(f"loot {item}")


def test_cav_14_46_exchange_first_then_the_item_is_offered() -> None:
    """CAV-14.46, CAV-6.7: an item that an exchange would open appears after the exchange."""
    t = explorer(9)
    t.home().land(meadow="f43").has(ruby=1)
    go(t)
    assert t.refuses("loot small_pasture")
    t.play("ruby wood")
    assert "loot small_pasture" in t.tokens()


def test_cav_6_7_an_exchange_cannot_spoil_a_chosen_item() -> None:
    """CAV-6.7: a chosen item is carried out; what it needs cannot be exchanged away."""
    t = explorer(7)
    t.home().tiles(spare_part_storage="m31", dog_school="m22").land(cavern="m21")
    t.home().has(wood=1, stone=1, ore=1)
    assert "use spare_part_storage" in go(t).side()
    t.play("loot furnish_cavern")
    assert "furnish carpenter m21" in t.tokens()
    assert t.refuses("use spare_part_storage")
    t.home().has(wood=2)
    assert not t.refuses("use spare_part_storage"), "a tile for 1 wood can still be built"


def test_cav_6_8_the_acting_dwarf_gains_one() -> None:
    """CAV-6.8: +1 after the expedition for the dwarf that went, not for others."""
    t = explorer(3, 7)
    t.home().land(cavern="m21")
    go(t).play("loot dog")
    assert t.dwarfs() == [3, 7], "not before the last item"
    t.play("stop")
    assert t.dwarfs() == [4, 7]


def test_cav_6_8_all_weapons_plus_one_comes_after_the_last_item() -> None:
    """CAV-6.8: all armed dwarfs +1, the acting one +2; at home, placed, never the unarmed."""
    t = explorer(2, 3, 5, 0)
    t.occupy("housework", 0)
    go(t).play("loot all_weapons_plus_1", "loot dog")
    assert t.dwarfs() == [2, 3, 5, 0]
    t.play("stop")
    assert t.dwarfs() == [4, 4, 6, 0]


# The loot list


def test_cav_6_9_the_list_has_23_items() -> None:
    """CAV-6.9: items and strengths as printed, in this order."""
    assert len(LOOT) == 23
    assert {item.name: item.strength for item in LOOT} == STRENGTHS
    assert [item.strength for item in LOOT] == sorted(STRENGTHS.values())


def test_cav_14_19_the_printed_loot_card_decides() -> None:
    """CAV-14.19: with strength 14 exactly the printed items are offered."""
    assert go(rich_explorer(14)).tokens() == [f"loot {name}" for name in STRENGTHS]


@pytest.mark.parametrize("item", STRENGTHS)
def test_cav_6_10_to_6_32_required_strength(item: str) -> None:
    """CAV-6.10 to 6.32: offered at its strength, not one below."""
    need = STRENGTHS[item]
    assert f"loot {item}" in go(rich_explorer(need)).tokens()
    if need > 1:
        assert go(rich_explorer(need - 1)).refuses(f"loot {item}")


def test_cav_6_10_all_weapons_plus_1() -> None:
    """CAV-6.10: all own weapons, not those of others; unarmed dwarfs are unaffected."""
    t = explorer(1, 6)
    t.home(1).dwarfs(4, 0)
    go(t).play("loot all_weapons_plus_1", "stop")
    assert t.dwarfs() == [3, 7]
    assert t.dwarfs(1) == [4, 0]


@pytest.mark.parametrize(
    "item, good, n",
    [
        ("wood", "wood", 1),
        ("grain", "grain", 1),
        ("stone", "stone", 1),
        ("vegetable", "vegetable", 1),
        ("ore2", "ore", 2),
        ("gold2", "gold", 2),
    ],
)
def test_goods_as_loot(item: str, good: str, n: int) -> None:
    """CAV-6.12, CAV-6.13, CAV-6.15, CAV-6.17, CAV-6.18, CAV-6.20"""
    t = go(explorer(STRENGTHS[item])).play(f"loot {item}")
    assert t.goods() == {good: n}
    assert t.animals() == (0, 0, 0, 0)


@pytest.mark.parametrize(
    "item, animals",
    [
        ("sheep", (1, 0, 0, 0)),
        ("donkey", (0, 1, 0, 0)),
        ("boar", (0, 0, 1, 0)),
        ("cattle", (0, 0, 0, 1)),
    ],
)
def test_animals_as_loot(item: str, animals: tuple[int, int, int, int]) -> None:
    """CAV-6.14, CAV-6.16, CAV-6.19, CAV-6.25"""
    t = go(explorer(STRENGTHS[item])).play(f"loot {item}")
    assert t.animals() == animals
    assert t.goods() == {}


def test_cav_6_11_dog() -> None:
    """CAV-6.11: +1 dog."""
    t = go(explorer(1)).play("loot dog")
    assert t.dogs() == 1


def test_loot_animal_without_room_becomes_food() -> None:
    """CAV-6.25: the animal is gained like any other; without room it is turned into food."""
    t = explorer(10)
    t.home().has(sheep=2)
    go(t).play("loot cattle")
    assert t.tokens() == ["cook 1 cattle", "cook 2 sheep"]
    t.play("cook 1 cattle")
    assert t.goods() == {"food": 3}
    assert "loot dog" in t.tokens()


def test_cav_6_21_furnish_cavern() -> None:
    """CAV-6.21: any tile at its normal price, with discounts."""
    t = explorer(7)
    t.home().tiles(carpenter="m31").land(cavern="m21 m22").has(wood=3, stone=3)
    go(t).play("loot furnish_cavern")
    assert "furnish writing_chamber m22" in t.tokens()
    t.play("furnish dwelling m21")
    assert t.goods() == {}
    assert t.score()["furnishings"] == 3


def test_cav_6_22_stable() -> None:
    """CAV-6.22: one stable for nothing, from the stock, on any legal space."""
    t = explorer(8)
    t.home().land(field="f43")
    go(t).play("loot stable")
    assert "f43" not in t.matching("stable")
    assert len(t.matching("stable")) == 11
    t.play("stable f11")
    assert t.goods() == {}
    assert t.score()["unused_spaces"] == -20
    t = explorer(8)
    t.home().land(stable="f11 f12 f13")
    assert go(t).refuses("loot stable")


def test_cav_6_23_tunnel() -> None:
    """CAV-6.23: one single tunnel, free."""
    t = go(explorer(9)).play("loot tunnel")
    assert sorted(t.tokens()) == ["tile tunnel m21", "tile tunnel m32", "tile tunnel m42"]
    t.play("tile tunnel m32")
    assert t.home().home.land.tunnels
    assert t.goods() == {}


def test_cav_6_24_small_pasture() -> None:
    """CAV-6.24: a meadow becomes a small pasture for 1 wood."""
    t = explorer(9)
    t.home().land(meadow="f43 f33").has(wood=2)
    go(t).play("loot small_pasture")
    assert t.tokens() == ["fence f33", "fence f43"]
    t.play("fence f43")
    assert t.goods() == {"wood": 1}
    assert t.score()["pastures"] == 2


def test_cav_6_26_large_pasture() -> None:
    """CAV-6.26: two adjacent meadows become a large pasture for 2 wood."""
    t = explorer(10)
    t.home().land(meadow="f43 f33 f32").has(wood=3)
    go(t).play("loot large_pasture")
    assert t.tokens() == ["fence f32-f33", "fence f33-f43"]
    t.play("fence f33-f43")
    assert t.goods() == {"wood": 1}
    assert t.score()["pastures"] == 4


def test_cav_6_27_meadow() -> None:
    """CAV-6.27, CAV-14.13: one single meadow, free, at strength 11."""
    t = go(explorer(11))
    assert t.score()["unused_spaces"] == -22
    t.play("loot meadow")
    assert t.home().home.land.meadows.bit_count() == 1
    assert t.goods() == {}
    assert go(explorer(10)).refuses("loot meadow")


def test_cav_6_28_dwelling() -> None:
    """CAV-6.28: an ordinary Dwelling for 2 wood and 2 stone, no other tile."""
    t = explorer(11)
    t.home().land(cavern="m21").has(wood=8, stone=8)
    go(t).play("loot dwelling")
    assert sorted(t.tokens()) == ["furnish dwelling m21", "furnish dwelling m31"]
    t.play("furnish dwelling m31")
    assert t.goods() == {"wood": 6, "stone": 6}


def test_cav_6_29_field() -> None:
    """CAV-6.29: one single field, free."""
    t = explorer(12)
    t.home().land(meadow="f43")
    go(t).play("loot field")
    assert sorted(t.tokens()) == ["tile field f33", "tile field f42"]
    t.play("tile field f33")
    assert t.home().home.land.fields.bit_count() == 1
    assert t.goods() == {}


def test_cav_6_30_sow() -> None:
    """CAV-6.30: SOW, up to two fields of each crop."""
    t = explorer(12)
    t.home().land(field="f43 f42 f41").has(grain=3, vegetable=3)
    go(t).play("loot sow")
    assert "sow 2 grain 1 vegetable" in t.tokens()
    assert t.refuses("sow 3 grain")
    t.play("sow 1 grain 2 vegetable")
    assert t.goods() == {"grain": 2, "vegetable": 1}
    assert t.home().home.grain_on_fields() == 3
    assert t.home().home.vegetables_on_fields() == 4


def test_cav_6_31_cavern() -> None:
    """CAV-6.31: one single cavern, free, that may be furnished by the next item."""
    t = explorer(14)
    t.home().tiles(carpenter="m31").has(stone=1)
    go(t)
    assert t.refuses("loot furnish_cavern")
    t.play("loot cavern")
    assert sorted(t.tokens()) == ["tile cavern m21", "tile cavern m32", "tile cavern m42"]
    t.play("tile cavern m21", "loot furnish_cavern", "furnish work_room m21")
    assert t.goods() == {}


def test_cav_6_32_breed2() -> None:
    """CAV-6.32: up to two kinds, one newborn each."""
    t = explorer(14)
    t.home().animals(2, 2, 2, 0).land(small="f43 f33 f23", stable="f43 f33 f23")
    go(t).play("loot breed2")
    assert set(t.matching("breed")) == {
        "sheep",
        "donkey",
        "boar",
        "sheep donkey",
        "sheep boar",
        "donkey boar",
    }
    t.play("breed sheep boar")
    assert t.animals() == (3, 2, 3, 0)


def test_cav_6_32_newborns_need_room() -> None:
    """CAV-6.32: as in the breeding step, all animals must have room together."""
    t = explorer(14)
    t.home().animals(2, 0, 2, 0).land(small="f43", stable="f43")
    go(t).play("loot breed2")
    assert sorted(t.tokens()) == ["breed boar", "breed sheep"]


def test_cav_14_48_parents_are_safe_during_the_breed_item() -> None:
    """CAV-14.48, CAV-6.32: before it the animals may be eaten, while it is open the parents not."""
    t = explorer(14)
    t.home().animals(2, 1, 2, 0).land(small="f43 f33", stable="f43 f33").has(ruby=1)
    go(t)
    assert {"eat 1 sheep", "eat 1 boar", "eat 1 donkey"} <= set(t.side())
    t.play("loot breed2")
    assert "eat 1 donkey" in t.side()
    assert t.refuses("eat 1 sheep")
    assert t.refuses("eat 1 boar")
    t.play("breed sheep boar")
    assert t.animals() == (3, 1, 3, 0)
    assert {"eat 1 sheep", "eat 1 boar"} <= set(t.side()), "the item is resolved"


def test_cav_14_48_no_further_animal_may_push_the_parents_out() -> None:
    """CAV-14.48: an animal without room would cost a parent; it is not offered."""
    t = explorer(14)
    t.home().has(boar=2, ruby=1).land(stable="f11")
    go(t).play("loot breed2")
    assert t.tokens() == ["breed boar"]
    assert "ruby wood" in t.side()
    assert t.refuses("ruby sheep")
    t.play("breed boar")
    assert t.animals() == (0, 0, 3, 0)


def test_cav_14_38_three_animals_of_each_bred_kind_remain() -> None:
    """CAV-14.38: before breeding a surplus animal may be given up, a parent may not."""
    t = Table()
    t.home().animals(3, 0, 2, 0).land(small="f43", stable="f43").has(food=4)
    t.home(1).has(food=4)
    t.harvest().play("feed", seat=0)
    assert sorted(t.tokens(0)) == ["breed none", "breed sheep"], "room for the lamb only"
    assert t.refuses("eat 1 boar", seat=0)
    t.play("eat 1 sheep", seat=0)
    assert t.refuses("eat 1 sheep", seat=0)
    assert "breed boar" in t.tokens(0)
    t.play("breed boar", seat=0)
    assert t.animals() == (2, 0, 3, 0)


def test_cav_6_33_no_loot_at_13_and_no_rubies() -> None:
    """CAV-6.33: strength 13 opens nothing that 12 does not; no item brings a ruby."""
    assert go(rich_explorer(13)).tokens() == go(rich_explorer(12)).tokens()
    for item in ("wood", "dog", "ore2", "gold2"):
        t = go(explorer(14)).play(f"loot {item}")
        assert "ruby" not in t.goods()
    assert not any("ruby" in item.name for item in LOOT)


def test_cav_6_33_single_tiles_follow_the_placement_rules_and_take_icons() -> None:
    """CAV-6.33: first forest tile on F(4,3); food and boar under single tiles."""
    t = go(explorer(12)).play("loot field")
    assert t.home().home.land.fields == t.home().land(field="f43").home.land.fields
    t.play("loot meadow")
    assert "tile meadow f42" in t.tokens()
    t.play("tile meadow f42")
    assert t.goods() == {"food": 1}
    t.play("loot tunnel", "tile tunnel m42")
    assert t.goods() == {"food": 2}
    t = explorer(11)
    t.home().land(field="f43 f33 f23")
    go(t).play("loot meadow", "tile meadow f13")
    assert t.animals() == (0, 0, 1, 0)


@pytest.mark.parametrize(
    "tile, wood, stone", [("carpenter", 1, 2), ("stone_carver", 2, 1), ("builder", 2, 2)]
)
def test_cav_6_34_discounts_on_the_dwelling_item(tile: str, wood: int, stone: int) -> None:
    """CAV-6.34: Carpenter -1 wood, Stone carver -1 stone; the Builder replaces one of each."""
    t = explorer(11)
    t.home().tiles(**{tile: "m31"}).land(cavern="m21").has(wood=wood, stone=stone)
    go(t).play("loot dwelling")
    assert t.goods() == {}
    t = explorer(11)
    t.home().tiles(**{tile: "m31"}).land(cavern="m21").has(wood=1, stone=1, ore=2)
    go(t)
    assert t.refuses("loot dwelling") == (tile != "builder")


def test_cav_6_34_the_carpenter_on_pasture_items() -> None:
    """CAV-6.34: small pasture for nothing, large pasture for 1 wood, each an action of its own."""
    t = explorer(10)
    t.home().tiles(carpenter="m31").land(meadow="f43 f33 f23").has(wood=1)
    go(t).play("loot small_pasture", "fence f23")
    assert t.goods() == {"wood": 1}
    t.play("loot large_pasture")
    assert t.goods() == {}
    assert t.score()["pastures"] == 6
