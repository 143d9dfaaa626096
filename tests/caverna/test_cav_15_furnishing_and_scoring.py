"""Worked examples of chapter 15: furnishing, weapons and expeditions, scoring."""

from __future__ import annotations

import pytest

from tests.caverna.build import Table

FOREST = [f"f{r}{c}" for r in range(1, 5) for c in range(1, 4)]
ROCK = [f"m{r}{c}" for r in range(1, 5) for c in range(1, 4) if (r, c) not in ((3, 1), (4, 1))]


def used_board(unused: int = 0) -> Table:
    """A home of fields and tunnels with so many unused spaces, one animal of each kind."""
    t = Table(round=12)
    t.home().land(field=" ".join(FOREST[unused:]), tunnel=" ".join(ROCK)).animals(1, 1, 1, 1)
    return t


# Furnishing


def test_cav_15_26_builder_pays_ore_for_wood_and_stone() -> None:
    """CAV-15.26: the Blacksmith (1W 2S) for {2O, 1S}; then +2 ore."""
    t = Table()
    t.home().tiles(builder="m31").land(cavern="m21").has(ore=2, stone=1)
    t.turn().play("place housework", "furnish blacksmith m21")
    assert t.goods() == {"ore": 2}


def test_cav_15_27_carpenter_and_stone_carver_on_a_dwelling() -> None:
    """CAV-15.27: 3W 2S; as loot 1W 1S."""
    t = Table().open("wish_for_children")
    t.home().tiles(carpenter="m31", stone_carver="m22").land(cavern="m21").has(wood=3, stone=2)
    t.turn().play("place wish_for_children", "furnish dwelling m21")
    assert t.goods() == {}
    t = Table().open("exploration")
    t.home().tiles(carpenter="m31", stone_carver="m22").land(cavern="m21").has(wood=1, stone=1)
    t.home().dwarfs(11)
    t.turn().play("place exploration", "loot dwelling")
    assert t.goods() == {}
    assert t.score()["furnishings"] == 1 + 3


def test_cav_15_28_blacksmith() -> None:
    """CAV-15.28: with {0O} strength 1 or 2 for 0; with {6O} strength 8 for 6."""
    t = Table().open("blacksmithing")
    t.home().tiles(blacksmith="m31")
    assert t.turn().play("place blacksmithing").tokens() == ["forge 1", "forge 2"]
    t = Table().open("blacksmithing")
    t.home().tiles(blacksmith="m31").has(ore=6)
    t.turn().play("place blacksmithing", "forge 8")
    assert t.goods() == {}
    assert t.dwarfs() == [8, 0]


def test_cav_15_29_dog_school_before_or_after_the_dog() -> None:
    """CAV-15.29: +1 wood only if the school is there first."""
    t = Table()
    t.turn().play("place housework", "furnish dog_school m31")
    assert (t.dogs(), t.goods()) == (1, {"wood": 1})
    t = Table()
    t.turn().play("place housework", "take", "furnish dog_school m31")
    assert (t.dogs(), t.goods()) == (1, {})


def test_cav_15_85_seam_and_trader() -> None:
    """CAV-15.85: 1W, 1S, 2O for 2 gold."""
    t = Table()
    t.home().tiles(seam="m31", trader="m21").has(gold=2)
    t.turn().play("use trader")
    assert t.goods() == {"wood": 1, "stone": 1, "ore": 2}


def test_cav_15_36_trader_on_spare_part_storage() -> None:
    """CAV-15.36: on M(3,1) without an empty cavern, 2 points instead of 0."""
    t = Table()
    t.home().tiles(spare_part_storage="m31").has(wood=1)
    assert t.score()["furnishings"] == 0
    t.turn().play("place housework", "furnish trader m31")
    assert t.goods() == {}
    assert t.score()["furnishings"] == 2
    assert len(t.home().home.rooms) == 1


def test_cav_15_37_wood_supplier_late_with_two_players() -> None:
    """CAV-15.37: built in round 8, wood in rounds 10, 11, 12 only."""
    t = Table(players=2, round=8)
    t.home().has(stone=1)
    t.turn().play("place housework", "furnish wood_supplier m31")
    seen = {}
    while t.s.round < 12:
        t.next_round()
        seen[t.s.round] = t.goods()["wood"]
    assert seen == {10: 1, 11: 2, 12: 3}


# Weapons and expeditions


def test_cav_15_38_forge_and_go() -> None:
    """CAV-15.38: forge 7 of {10O}; dog, gold2, furnish_cavern; weapon 8."""
    t = Table().open("blacksmithing")
    t.home().has(ore=10)
    t.turn().play("place blacksmithing", "forge 7", "loot dog", "loot gold2")
    t.play("loot furnish_cavern", "furnish blacksmithing_parlor m31")
    assert t.goods() == {"gold": 2}, "3 ore left, paid for the tile"
    assert t.dogs() == 1
    assert t.dwarfs() == [8, 0]
    assert t.decider == 1


def test_cav_15_39_strength_1_with_all_weapons() -> None:
    """CAV-15.39: this dwarf 1 to 3, other armed dwarfs +1."""
    t = Table().open("blacksmithing")
    t.home().dwarfs(1, 6, 14)
    t.turn().play("place blacksmithing", "loot all_weapons_plus_1", "loot wood", "loot dog")
    assert t.goods() == {"wood": 1}
    assert t.dogs() == 1
    assert t.dwarfs() == [3, 7, 14]


def test_cav_15_40_strength_14_and_13() -> None:
    """CAV-15.40: 14 and 14."""
    t = Table().open("exploration")
    t.home().dwarfs(14, 13).has(ruby=1)
    t.turn().play("override 14", "place exploration", "loot all_weapons_plus_1", "stop")
    assert t.dwarfs() == [14, 14]


def test_cav_15_41_adventure() -> None:
    """CAV-15.41: weapon 8, 9, 10; 1W + 1W - 1W; one small pasture."""
    t = Table().open("adventure")
    t.home().has(ore=8, wood=1).land(meadow="f43")
    t.turn().play("place adventure", "forge 8")
    assert t.dwarfs() == [8, 0]
    assert t.refuses("loot small_pasture")
    t.play("loot wood")
    assert t.dwarfs() == [9, 0]
    t.play("loot small_pasture")
    assert t.dwarfs() == [10, 0]
    assert t.goods() == {"wood": 1}
    assert t.score()["pastures"] == 2


def test_cav_15_42_out_of_order_for_a_ruby() -> None:
    """CAV-15.42: pay 1 ruby; the next placement must be the 0 dwarf."""
    t = Table().open("exploration")
    t.home().dwarfs(0, 4, 14).has(ruby=1)
    t.home(1).dwarfs(0)
    t.occupy("housework", 1).turn()
    assert t.refuses("place exploration")
    assert t.matching("override") == ["4", "14"]
    t.play("override 14", "place exploration", "loot dog", "loot wood", "loot gold2", "loot stone")
    assert "ruby" not in t.goods()
    assert t.decider == 0
    assert t.at_home() == [0, 4]
    assert t.matching("override") == []
    t.play("place supplies")
    assert t.at_home() == [4]


def test_cav_15_43_items_that_build_on_each_other() -> None:
    """CAV-15.43: cavern, then furnish_cavern on it, then breed2, then cattle."""
    t = Table().open("exploration")
    t.home().dwarfs(14).tiles(carpenter="m31").has(sheep=2).land(small="f43", stable="f43")
    t.turn().play("place exploration")
    assert t.refuses("loot furnish_cavern")
    t.play("loot cavern", "tile cavern m32", "loot furnish_cavern", "furnish breakfast_room m32")
    t.play("loot breed2", "loot cattle")
    assert t.animals() == (3, 0, 0, 1)
    assert t.dwarfs() == [14]


# Scoring


def test_cav_15_69_the_printed_example() -> None:
    """CAV-15.69: 21+6+6+6+18+5-3+11+4+6 = 80."""
    t = Table(round=12)
    t.home().tiles(dwelling="m31 m32", cuddle_room="m21", cooking_cave="m22", working_cave="m23")
    t.home().tiles(fodder_chamber="m11").land(ruby_mine="m33 m42", ore_mine="m43")
    t.home().land(small="f43", large="f33-f32", field="f42 f41 f31 f23", stable="f43 f33")
    t.home().land(meadow="f22 f21 f13", deep_tunnel="m12")
    t.home().crops(f42="grain 3", f41="vegetable 2")
    t.home().dwarfs(0, 0, 0, 0).animals(4, 2, 3, 10, dogs=2)
    t.home().has(grain=6, vegetable=2, ruby=1, gold=13)
    assert t.home().home.fits()
    score = t.score()
    assert score["animals"] == 21
    assert score["furnishings"] == 2 + 2 + 2 + 3 + 3
    assert score["pastures"] == 6
    assert score["vegetables"] + score["rubies"] + score["gold"] == 18
    assert score["grain"] == 5
    assert score["unused_spaces"] == -3
    assert score["mines"] == 11
    assert score["dwarfs"] == 4
    assert score["bonuses"] == 6
    assert t.total() == 80


def test_cav_15_70_untouched_board() -> None:
    """CAV-15.70: -28."""
    assert Table().total() == -28


def test_cav_15_71_weaving_parlor() -> None:
    """CAV-15.71: 2 + 1 = 3 for 2 sheep."""
    t = Table()
    t.home().tiles(weaving_parlor="m31")
    before = t.total()
    t.home().has(sheep=2)
    assert t.total() - before == 3 + 2, "and no loss for missing sheep"
    assert t.score()["animals"] + t.score()["bonuses"] == 3


def test_cav_15_72_writing_chamber() -> None:
    """CAV-15.72: -8 + 7 = -1."""
    t = used_board(unused=1)
    t.home().tiles(writing_chamber="m31").animals(1, 1, 0, 0).begging(1)
    score = t.score()
    lost = score["missing_animals"] + score["unused_spaces"] + score["begging"]
    assert (lost, lost + score["bonuses"]) == (-8, -1)


def test_cav_15_73_writing_chamber_never_positive() -> None:
    """CAV-15.73: -3 + 3 = 0."""
    t = used_board(unused=3)
    t.home().tiles(writing_chamber="m31")
    assert (t.score()["unused_spaces"], t.score()["bonuses"]) == (-3, 3)


def test_cav_15_74_three_storages() -> None:
    """CAV-15.74: 6 + 6 + 3 = 15."""
    t = Table()
    t.home().tiles(main_storage="m31", weapon_storage="m21", stone_storage="m22")
    t.home().dwarfs(0, 3, 0, 14).has(stone=3)
    assert t.score()["bonuses"] == 15


def test_cav_15_75_state_parlor() -> None:
    """CAV-15.75: three adjacent dwellings, 6 food when built, 12 points."""
    t = Table()
    t.home().tiles(dwelling="m32 m21").has(stone=3, gold=5)
    t.turn().play("place housework", "furnish state_parlor m31")
    assert t.goods() == {"food": 6}
    assert t.score()["bonuses"] == 12


def test_cav_15_76_food_chamber() -> None:
    """CAV-15.76: grain 4 is 2, vegetables 3, three sets 6; total 11."""
    t = Table()
    t.home().tiles(food_chamber="m31").has(grain=1, vegetable=2)
    t.home().crops(f43="grain 3", f42="vegetable 1")
    score = t.score()
    assert (score["grain"], score["vegetables"], score["bonuses"]) == (2, 3, 6)


def test_cav_15_77_beer_parlor_in_the_final_window() -> None:
    """CAV-15.77: {5Gr}: 6 gold and 1 point, 7 instead of 3."""
    t = Table(round=12)
    t.home().tiles(beer_parlor="m31").has(grain=5)
    t.finale()
    assert t.score()["grain"] + t.score()["gold"] == 3
    t.play("use beer_parlor_gold", "use beer_parlor_gold")
    assert t.goods() == {"grain": 1, "gold": 6}
    assert t.score()["grain"] + t.score()["gold"] == 7


def test_cav_15_78_a_ruby_for_the_missing_sheep() -> None:
    """CAV-15.78: -1 +1 +2 = +2."""
    t = used_board()
    t.home().animals(0, 1, 1, 1).has(ruby=1).land(small="f43 f33")
    t.finale()
    before = t.total()
    t.play("ruby sheep")
    assert t.total() - before == 2


def test_cav_15_79_peaceful_cave_and_prayer_chamber() -> None:
    """CAV-15.79: give up the weapon: +14 food, +8 points."""
    t = Table(round=12)
    t.home().tiles(peaceful_cave="m31", prayer_chamber="m21").dwarfs(0, 14)
    t.finale()
    before = t.total()
    t.play("use peaceful_cave 14")
    assert t.goods() == {"food": 14}
    assert t.total() - before == 8


@pytest.mark.parametrize("grain, points", [(0, 0), (1, 1), (9, 5)])
def test_cav_15_80_grain(grain: int, points: int) -> None:
    """CAV-15.80: 0 / 1 / 9 grain are 0 / 1 / 5 points."""
    t = Table()
    t.home().has(grain=grain)
    assert t.score()["grain"] == points
