"""CAV-15: worked examples on tiles, food and housing."""

from __future__ import annotations

import pytest

from tests.caverna.build import Table


def clearing(**land: str) -> Table:
    """Seat 0 may place a Meadow+Field twin on this land (no wood lies on Clearing)."""
    t = Table()
    t.home().land(**land)
    return t.turn().play("place clearing")


def drift_mining(**land: str) -> Table:
    """Seat 0 may place a Cavern+Tunnel twin on this land (no stone lies there)."""
    t = Table()
    t.home().land(**land)
    return t.turn().play("place drift_mining")


def feeding(*dwarfs: int, newborn: int = 0, **goods: int) -> Table:
    """A normal harvest for seat 0 with these dwarfs and goods; seat 1 is provided for."""
    t = Table(round=5)
    t.home().dwarfs(*dwarfs, newborn=newborn).has(**goods)
    t.home(1).has(food=4)
    return t


# Tiles


def test_cav_15_11_first_twin_with_the_river() -> None:
    """CAV-15.11: field F(4,2), meadow F(4,3), +1 food."""
    t = clearing().play("tile meadow+field f43-f42")
    assert (t.terrain("f42"), t.terrain("f43"), t.goods()) == ("field", "meadow", {"food": 1})


def test_cav_15_12_first_twin_must_cover_the_entrance_space() -> None:
    """CAV-15.12: F(3,3)+F(2,3) is illegal."""
    t = clearing()
    assert t.refuses("tile meadow+field f33-f23")
    assert t.refuses("tile meadow+field f23-f33")


@pytest.mark.parametrize("tile", ["f23-f13", "f13-f23"])
def test_cav_15_13_a_boar_from_the_forest(tile: str) -> None:
    """CAV-15.13: MF on F(2,3)+F(1,3) brings a boar, which lives in the entry-level dwelling."""
    t = clearing(field="f33").play(f"tile meadow+field {tile}")
    assert (t.animals(), t.goods()) == ((0, 0, 1, 0), {})


def test_cav_15_13_the_boar_becomes_food() -> None:
    """CAV-15.13: or it becomes 2 food."""
    t = Table()
    t.home().land(field="f33").has(ruby=1)
    t.turn().play("place slash_and_burn", "tile meadow+field f23-f13", "eat 1 boar")
    assert (t.animals(), t.goods()) == ((0, 0, 0, 0), {"food": 2, "ruby": 1})


def test_cav_15_14_underground_water() -> None:
    """CAV-15.14: CT on M(4,2)+M(4,3), +1 food."""
    t = drift_mining().play("tile cavern+tunnel m42-m43")
    assert (t.terrain("m42"), t.terrain("m43"), t.goods()) == ("cavern", "tunnel", {"food": 1})


def test_cav_15_15_mountain_twin_needs_adjacency() -> None:
    """CAV-15.15: M(1,1)+M(1,2) is illegal, M(2,1)+M(1,1) legal."""
    t = drift_mining()
    assert t.refuses("tile cavern+tunnel m11-m12")
    t.play("tile cavern+tunnel m21-m11")
    assert (t.terrain("m21"), t.terrain("m11")) == ("cavern", "tunnel")


def test_cav_15_16_underground_lake() -> None:
    """CAV-15.16: a tunnel on M(1,3) for a ruby, +2 food."""
    t = Table()
    t.home().land(cavern="m31 m21", tunnel="m22 m23").has(ruby=1)
    t.turn().play("ruby tunnel m13")
    assert (t.terrain("m13"), t.goods()) == ("tunnel", {"food": 2})


def test_cav_15_17_stable_on_the_entrance_space() -> None:
    """CAV-15.17: the meadow must lie on F(4,3), the field on F(4,2) or F(3,3)."""
    t = clearing(stable="f43")
    assert sorted(t.matching("tile meadow+field")) == ["f43-f33", "f43-f42"]


def test_cav_15_18_stable_on_the_river() -> None:
    """CAV-15.18: the stable brings no food, the meadow under it does, and the stable stays."""
    t = Table().open("sheep_farming")
    t.home().has(stone=1).dwarfs(0, 0, 0)
    t.home(1).dwarfs()
    t.pile("sheep_farming", sheep=1).turn().play("place sheep_farming", "stable f42")
    assert t.goods() == {}
    t.play("place clearing", "tile meadow+field f42-f43")
    assert (t.terrain("f42"), t.goods(), t.stables()) == ("meadow", {"food": 1}, ["f42"])


def test_cav_15_19_first_tile_by_ruby() -> None:
    """CAV-15.19: a single field may only lie on F(4,3)."""
    t = Table()
    t.home().has(ruby=1)
    assert t.turn().matching("ruby field") == ["f43"]


def test_cav_15_20_ore_mine_then_ruby_mine() -> None:
    """CAV-15.20: +3 ore; later +1 ruby on the deep tunnel; 3 + 4 points."""
    t = Table().open("ore_mine_construction", "ruby_mine_construction")
    t.home().land(tunnel="m22 m23").dwarfs(0, 0, 0)
    t.home(1).dwarfs()
    t.turn().play("place ore_mine_construction", "tile ore_mine+deep_tunnel m22-m23")
    assert (t.terrain("m22"), t.terrain("m23")) == ("ore_mine", "deep_tunnel")
    assert t.goods() == {"ore": 3}
    t.play("place ruby_mine_construction")
    assert (t.terrain("m23"), t.goods()) == ("ruby_mine", {"ore": 3, "ruby": 1})
    assert t.score()["mines"] == 7


def test_cav_15_21_the_second_tunnel_for_a_ruby() -> None:
    """CAV-15.21: the space is chosen first, the tunnel bought there, then the mine placed."""
    t = Table().open("ore_mine_construction")
    t.home().land(cavern="m31 m21", tunnel="m22").has(ruby=1)
    t.turn().play("place ore_mine_construction")
    assert t.tokens() == []
    t.play("ruby tunnel m23", "tile ore_mine+deep_tunnel m23-m22")
    assert (t.terrain("m22"), t.terrain("m23")) == ("deep_tunnel", "ore_mine")
    assert t.goods() == {"ore": 3}


def test_cav_15_22_large_pasture_with_two_stables() -> None:
    """CAV-15.22: capacity 16, 4 points."""
    t = Table().open("sheep_farming")
    t.home().land(meadow="f43 f33", stable="f43 f33").has(wood=4)
    t.pile("sheep_farming", sheep=1).turn().play("place sheep_farming", "fence f33-f43")
    assert t.goods() == {}
    assert t.houses("16/0/0/2")
    assert not t.houses("17/0/0/2")
    assert t.score()["pastures"] == 4


def test_cav_15_23_sowing_three_grain_and_a_vegetable() -> None:
    """CAV-15.23: at most 2 grain fields and 1 vegetable field; supply {1Gr}."""
    t = Table()
    t.home().land(field="f43 f33 f23 f13").has(grain=3, vegetable=1)
    t.turn().play("place slash_and_burn")
    assert t.refuses("sow 3 grain 1 vegetable")
    assert t.refuses("sow 2 grain 2 vegetable")
    t.play("sow 2 grain 1 vegetable")
    home = t.s.homes[0]
    assert (home.grain_on_fields(), home.vegetables_on_fields()) == (6, 2)
    assert t.goods() == {"grain": 1}


def test_cav_15_24_field_step() -> None:
    """CAV-15.24: +1Gr +2V; fields 2Gr, empty, 1V."""
    t = feeding(0, 0, food=4)
    t.home().crops(f43="grain 3", f33="vegetable 1", f23="vegetable 2")
    t.harvest()
    home = t.s.homes[0]
    assert t.goods() == {"grain": 1, "vegetable": 2}
    assert (home.grain_on_fields(), home.vegetables_on_fields()) == (2, 1)
    assert home.empty_fields().bit_count() == 1


def test_cav_15_25_overhanging_caverns() -> None:
    """CAV-15.25: +2 food, +2 gold, two empty caverns; M(1,4) is no board space."""
    t = Table()
    t.home().tiles(office_room="m31").land(cavern="m21", tunnel="m22 m23")
    unused = t.score()["unused_spaces"]
    t.turn().play("place excavation", "tile cavern+cavern m13-m14")
    assert t.goods() == {"food": 2, "gold": 2}
    assert (t.terrain("m13"), t.terrain("m14")) == ("cavern", "cavern")
    assert t.score()["unused_spaces"] == unused + 1
    t.home(1).dwarfs()
    assert t.turn().play("place housework").matching("furnish dog_school") == ["m13", "m14", "m21"]


# Food


def test_cav_15_47_convert_all_or_beg() -> None:
    """CAV-15.47: need 7 with {3F 1Gr 3G}: 6 food and 1 marker, or 4 markers."""
    t = feeding(0, 0, 0, 0, newborn=1, food=3, grain=1, gold=3).harvest()
    assert t.tokens() == ["feed 1 grain 3 gold", "feed"]
    t.play("feed 1 grain 3 gold")
    assert (t.goods(), t.begging()) == ({}, 1)
    t = feeding(0, 0, 0, 0, newborn=1, food=3, grain=1, gold=3).harvest().play("feed")
    assert (t.goods(), t.begging()) == ({"grain": 1, "gold": 3}, 4)


def test_cav_15_48_ten_gold_at_once_or_in_pairs() -> None:
    """CAV-15.48: 9 food or 5."""
    t = Table()
    t.home().has(gold=10)
    assert t.turn().play("eat 10 gold").goods() == {"food": 9}
    t = Table()
    t.home().has(gold=10)
    assert t.turn().play(*["eat 2 gold"] * 5).goods() == {"food": 5}


@pytest.mark.parametrize("gold, food", [(2, 1), (3, 2), (4, 3), (5, 4), (10, 9)])
def test_cav_15_82_gold_in_one_transaction(gold: int, food: int) -> None:
    """CAV-15.82: n gold, n - 1 food."""
    t = Table()
    t.home().has(gold=gold)
    assert t.turn().play(f"eat {gold} gold").goods() == {"food": food}


@pytest.mark.parametrize("cave, food", [(False, 4), (True, 7)])
def test_cav_15_49_three_donkeys(cave: bool, food: int) -> None:
    """CAV-15.49: 4 food, with the Slaughtering cave 7; singly and in a plan."""
    t = Table()
    t.home().has(donkey=3)
    if cave:
        t.home().tiles(slaughtering_cave="m31")
    assert t.turn().play("eat 2 donkey", "eat 1 donkey").goods() == {"food": food}
    t = feeding(0, 0, food=3, donkey=3)
    if cave:
        t.home().tiles(slaughtering_cave="m31")
    t.harvest().play("feed 3 donkey")
    assert t.goods().get("food", 0) == 3 + food - 4


def test_cav_15_50_cooking_cave() -> None:
    """CAV-15.50: {2Gr 1V} bring 6 food."""
    t = Table()
    t.home().tiles(cooking_cave="m31").has(grain=2, vegetable=1)
    assert t.turn().play("use cooking_cave", "eat 1 grain").goods() == {"food": 6}
    t = feeding(0, 0, 0, grain=2, vegetable=1)
    t.home().tiles(cooking_cave="m31")
    t.harvest().play("feed 2 grain 1 vegetable")
    assert (t.goods(), t.begging()) == ({}, 0)


def test_cav_15_51_working_cave_and_mining_cave() -> None:
    """CAV-15.51: 8, with wood 6, with two donkeys in mines 4 food."""
    t = feeding(0, 0, 0, 0, food=4, wood=1, donkey=3)
    t.home().tiles(working_cave="m31", mining_cave="m32").land(ore_mine="m21", ruby_mine="m22")
    t.harvest().play("feed work wood")
    assert (t.goods(), t.begging()) == ({}, 0)
    t = feeding(0, 0, 0, 0, food=4, wood=1, donkey=3)
    t.home().tiles(working_cave="m31", mining_cave="m32").land(ore_mine="m21", ruby_mine="m22")
    t.harvest().play("feed")
    assert (t.goods(), t.begging()) == ({"wood": 1}, 2)


@pytest.mark.parametrize("cave, food", [(False, 3), (True, 4)])
def test_cav_15_52_a_ruby_as_cattle(cave: bool, food: int) -> None:
    """CAV-15.52: ruby + 1 food, cattle, food: net +2, with the Slaughtering cave +3."""
    t = Table()
    t.home().has(ruby=1, food=1)
    if cave:
        t.home().tiles(slaughtering_cave="m31")
    assert t.turn().play("ruby cattle", "eat 1 cattle").goods() == {"food": food}


# Housing: beside the entry-level dwelling


def check(t: Table, yes: str, no: str) -> None:
    """These animals have room, those have not."""
    assert [animals for animals in yes.split() if not t.houses(animals)] == []
    assert [animals for animals in no.split() if t.houses(animals)] == []


def housing(dogs: int = 0, **land: str) -> Table:
    """A home with this terrain and so many dogs."""
    t = Table()
    t.home().land(**land).has(dog=dogs)
    return t


def test_cav_15_59_entry_level_dwelling_alone() -> None:
    """CAV-15.59, CAV-9.11."""
    check(Table(), "2/0/0/0", "3/0/0/0 1/0/1/0")


@pytest.mark.parametrize("dogs, sheep", [(0, 0), (1, 2), (2, 3), (3, 4)])
def test_cav_15_83_sheep_watched_on_a_meadow(dogs: int, sheep: int) -> None:
    """CAV-15.83, CAV-9.16: 0, 2, 3, 4 sheep for 0, 1, 2, 3 dogs; cattle fill the dwelling."""
    check(housing(dogs, meadow="f43"), f"{sheep}/0/0/2", f"{sheep + 1}/0/0/2")


def test_cav_15_60_one_meadow_three_dogs() -> None:
    """CAV-15.60, CAV-9.18."""
    check(housing(3, meadow="f43"), "4/0/0/2", "5/0/0/2")


def test_cav_15_61_two_meadows_three_dogs() -> None:
    """CAV-15.61, CAV-9.18."""
    check(housing(3, meadow="f43 f33"), "5/0/0/2", "6/0/0/2")


def test_cav_15_62_small_pasture_and_a_dog() -> None:
    """CAV-15.62, CAV-9.4."""
    check(housing(1, small="f43"), "2/0/0/2", "1/0/2/2")


def test_cav_15_63_small_pasture_and_three_dogs() -> None:
    """CAV-15.63, CAV-9.17."""
    check(housing(3, small="f43"), "4/0/0/2", "4/0/1/2")


def test_cav_15_64_meadow_with_stable_and_a_dog() -> None:
    """CAV-15.64, CAV-9.7, 9.16."""
    check(housing(1, meadow="f43", stable="f43"), "2/0/0/2 0/0/1/2", "2/0/1/2")


def test_cav_15_65_many_containers() -> None:
    """CAV-15.65, CAV-9.19."""
    t = housing(
        2,
        ore_mine="m21",
        ruby_mine="m22",
        small="f43",
        large="f33-f23",
        meadow="f42 f32",
        stable="f43 f42",
    )
    t.home().tiles(breakfast_room="m31")
    check(t, "4/4/4/5", "5/4/4/5")


def test_cav_15_66_stubble_room() -> None:
    """CAV-15.66, CAV-9.15."""
    t = housing(field="f43 f33")
    t.home().tiles(stubble_room="m31")
    check(t, "2/0/1/1", "2/0/1/2")


def test_cav_15_67_large_pasture_with_two_stables() -> None:
    """CAV-15.67, CAV-9.6."""
    check(housing(large="f43-f33", stable="f43 f33"), "0/0/16/2", "0/0/17/2 0/1/16/2")


def test_cav_15_68_cuddle_room() -> None:
    """CAV-15.68, CAV-9.14."""
    t = Table()
    t.home().tiles(cuddle_room="m31").dwarfs(0, 0, 0, 0, 0)
    check(t, "7/0/0/0", "8/0/0/0")
