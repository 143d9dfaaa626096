"""Scenarios SC-13 to SC-28: terrain, fences, stables, fields, animals."""

from __future__ import annotations

import pytest

from hearthside.games.caverna.cells import cell_named
from tests.caverna.build import Table

FOREST = [f"f{row}{column}" for row in range(1, 5) for column in range(1, 4)]


def check(t: Table, yes: str, no: str) -> None:
    """These animals have room, those have not."""
    assert [animals for animals in yes.split() if not t.houses(animals)] == []
    assert [animals for animals in no.split() if t.houses(animals)] == []


def outside(places: list[str]) -> list[str]:
    """The placements with a half outside the board."""
    rim = ("f0", "f5", "m0", "m5")
    return [p for p in places if any(c[:2] in rim or c[2] in "04" for c in p.split("-"))]


# C. Terrain


def test_sc_13_placements_on_the_start_board() -> None:
    """SC-13, CAV-8.3, 8.4, 8.6, 8.7: Cavern+Tunnel 12, Cavern+Cavern 6, Meadow+Field 4."""
    t = Table().turn().play("place excavation")
    pairs = ["m11-m21", "m21-m22", "m22-m32", "m32-m33", "m32-m42", "m42-m43"]
    assert sorted(t.matching("tile cavern+cavern")) == sorted(pairs)
    both = pairs + ["-".join(reversed(pair.split("-"))) for pair in pairs]
    assert sorted(t.matching("tile cavern+tunnel")) == sorted(both)
    t = Table().turn().play("place clearing")
    assert sorted(t.matching("tile meadow+field")) == ["f33-f43", "f42-f43", "f43-f33", "f43-f42"]
    assert t.refuses("tile meadow+field f43-m41")
    assert t.refuses("tile meadow+field m41-f43")


@pytest.mark.parametrize(
    "pair, food",
    [
        *(("m11-m21", 0), ("m21-m22", 0), ("m22-m32", 0)),
        *(("m32-m33", 0), ("m32-m42", 1), ("m42-m43", 1)),
    ],
)
def test_sc_13_food_under_the_pairs(pair: str, food: int) -> None:
    """SC-13, CAV-1.20: M(3,2)-M(4,2) and M(4,2)-M(4,3) give 1 food."""
    t = Table().turn().play("place excavation", f"tile cavern+cavern {pair}")
    assert t.goods() == ({"food": 1} if food else {})


def test_sc_13_with_the_office_room() -> None:
    """SC-13, CAV-11.42: 14, 7 and 6 placements."""
    t = Table()
    t.home().tiles(office_room="m31")
    t.turn().play("place excavation")
    assert len(t.matching("tile cavern+tunnel")) == 14
    assert len(t.matching("tile cavern+cavern")) == 7
    assert outside(t.matching("tile cavern+cavern")) == ["m42-m52"]
    t.play("tile cavern+cavern m42-m52")
    assert t.goods() == {"food": 1, "gold": 2}
    t = Table()
    t.home().tiles(office_room="m31")
    t.turn().play("place clearing")
    assert len(t.matching("tile meadow+field")) == 6
    assert sorted(outside(t.matching("tile meadow+field"))) == ["f43-f53", "f53-f43"]
    t.play("tile meadow+field f53-f43")
    assert t.goods() == {"gold": 2}


def sc_14() -> Table:
    t = Table(players=3, round=3)
    t.home().land(meadow="f43 f23", field="f33").has(food=1, ruby=2)
    t.home(1).has(food=4)
    t.home(2).has(food=4)
    return t.harvest()


def test_sc_14_icons_in_the_middle_of_feeding() -> None:
    """SC-14, CAV-1.25, 7.4, 9.3, 10.13: meadow, boar, food, paid in full."""
    t = sc_14().play("ruby meadow f13")
    assert (t.animals(), t.goods()) == ((0, 0, 1, 0), {"food": 1, "ruby": 1})
    t.play("eat 1 boar")
    assert (t.animals(), t.goods()) == ((0, 0, 0, 0), {"food": 3, "ruby": 1})
    t.play("ruby food")
    assert (t.goods(), t.begging(), t.terrain("f13")) == ({"food": 1}, 0, "meadow")


def test_sc_14_everything_a_ruby_buys() -> None:
    """SC-14, CAV-7.2 to 7.5: the complete offer, and nothing beside it."""
    t = sc_14()
    goods = ["wood", "stone", "ore", "grain", "vegetable", "gold", "food"]
    animals = ["dog", "sheep", "donkey", "boar", "cattle"]
    forest = ["f42", "f32", "f22", "f13"]
    mountain = ["m21", "m32", "m42"]
    expected = [
        *goods,
        *animals,
        *(f"{tile} {cell}" for tile in ("meadow", "field") for cell in forest),
        *(f"{tile} {cell}" for tile in ("tunnel", "cavern") for cell in mountain),
    ]
    assert sorted(t.matching("ruby")) == sorted(expected)
    assert t.refuses("ruby meadow f31")
    assert t.refuses("ruby field f43")
    assert t.matching("eat") == []


@pytest.mark.parametrize("tile", ["ruby field f42", "ruby tunnel m42"])
def test_sc_14_food_under_a_tile(tile: str) -> None:
    """SC-14, CAV-1.19, 1.20: F(4,2) and M(4,2) give 1 food."""
    assert sc_14().play(tile).goods() == {"food": 2, "ruby": 1}


def test_sc_14_no_food_for_a_boar_that_stays() -> None:
    """SC-14, CAV-1.25: the boar is an animal or food, never both."""
    t = sc_14().play("ruby meadow f13", "feed 1 ruby")
    assert (t.animals(), t.goods(), t.begging()) == ((0, 0, 1, 0), {}, 1)


def test_sc_15_work_room() -> None:
    """SC-15, CAV-11.2, 11.20, 8.8, 8.9: tunnels and deep tunnels are furnished, mines are not."""
    t = Table(round=6).open("ruby_mine_construction", "ore_mine_construction")
    t.home().tiles(work_room="m31").land(tunnel="m21", deep_tunnel="m22", ore_mine="m23")
    t.home().has(stone=3).dwarfs(0, 0, 0)
    t.home(1).dwarfs()
    t.turn().play("place housework")
    assert t.matching("furnish carpenter") == ["m21", "m22"]
    for cell in ("m23", "m31", "m41"):
        assert t.refuses(f"furnish carpenter {cell}")
    t.play("furnish carpenter m21")
    assert t.goods() == {"stone": 2}
    assert "place ore_mine_construction" not in t.tokens()
    t.play("place ruby_mine_construction")
    assert t.terrain("m21") == "room"
    assert (t.terrain("m22"), t.goods()) == ("ruby_mine", {"stone": 2, "ruby": 1})


def sc_16() -> Table:
    t = Table(round=4).open("ore_mine_construction")
    t.home().land(tunnel="m21 m22", deep_tunnel="m12", ore_mine="m13")
    t.home().dwarfs(3).animals(2, 1, 0, 0)
    return t.turn().play("place ore_mine_construction")


def test_sc_16_a_new_mine_houses_a_donkey_at_once() -> None:
    """SC-16, CAV-4.72, 8.8, 9.10: the donkey of the expedition lives in the new mine."""
    t = sc_16()
    assert sorted(t.matching("tile ore_mine+deep_tunnel")) == ["m21-m22", "m22-m21"]
    assert "loot donkey" in t.tokens()
    assert t.refuses("tile ore_mine+deep_tunnel m12-m22")
    assert t.refuses("tile ore_mine+deep_tunnel m22-m12")
    t.play("tile ore_mine+deep_tunnel m21-m22", "loot donkey", "loot stone")
    assert t.goods() == {"stone": 1, "ore": 3}
    assert (t.animals(), t.dwarfs()) == ((2, 2, 0, 0), [4])


def test_sc_16_control_without_the_tile() -> None:
    """SC-16, CAV-4.83, 9.3: no tile, no ore, and no room for the donkey."""
    t = sc_16().play("loot donkey")
    assert sorted(t.tokens()) == ["cook 1 donkey", "cook 2 sheep"]
    t.play("cook 1 donkey", "loot stone")
    assert t.goods() == {"stone": 1, "food": 1}
    assert (t.animals(), t.dwarfs()) == ((2, 1, 0, 0), [4])


def test_sc_17_office_room_in_the_forest() -> None:
    """SC-17, CAV-8.4, 11.42, 12.8: overhanging fields, gold for each, 10 unused forest spaces."""
    t = Table(players=3)
    t.home().tiles(office_room="m31").dwarfs(0, 0, 0)
    t.home(1).dwarfs()
    t.home(2).dwarfs()
    t.pile("clearing", wood=2).pile("sustenance", food=1)
    t.turn().play("place clearing")
    first = t.matching("tile meadow+field")
    assert len(first) == 6
    assert all("f43" in place for place in first)
    assert t.refuses("tile meadow+field f51-f52")
    t.play("tile meadow+field f43-f53")
    assert t.goods() == {"wood": 2, "gold": 2}
    t.play("place sustenance")
    assert t.refuses("tile meadow+field f51-f52")
    t.play("tile meadow+field f42-f52")
    assert t.goods() == {"wood": 2, "grain": 1, "food": 2, "gold": 4}
    assert (t.terrain("f53"), t.terrain("f52")) == ("field", "field")
    assert -t.score()["unused_spaces"] == 10 + 10


def test_sc_17_overhanging_fields_are_sown() -> None:
    """SC-17, CAV-11.42: both overhanging fields take seed; singles stay on the board."""
    t = Table(players=3)
    t.home().tiles(office_room="m31").land(meadow="f43 f42", field="f53 f52")
    t.home().has(grain=2, ruby=1)
    t.turn()
    assert t.refuses("ruby field f51")
    t.play("place slash_and_burn", "sow 2 grain")
    assert t.s.homes[0].grain_on_fields() == 6


def test_sc_18_office_room_and_state_parlor() -> None:
    """SC-18, CAV-11.42, 11.52, 12.8: 2 food when built, 8 points with the later dwelling."""
    t = Table()
    t.home().tiles(office_room="m31", dwelling="m11").land(cavern="m21").has(stone=2, gold=3)
    t.home().dwarfs(0, 0, 0)
    t.home(1).dwarfs()
    t.pile("excavation", stone=1).turn().play("place excavation")
    pairs = t.matching("tile cavern+cavern")
    assert sorted(outside(pairs)) == ["m02-m12", "m42-m52"]
    for pair in ("m13-m14", "m03-m13"):
        assert t.refuses(f"tile cavern+cavern {pair}")
    t.play("tile cavern+cavern m02-m12")
    assert t.goods() == {"stone": 3, "gold": 5}
    t.play("place housework", "furnish state_parlor m12")
    assert t.goods() == {"food": 2}
    assert t.score()["bonuses"] == 4
    t.home().has(wood=4, stone=3)
    t.open("urgent_wish_for_children").turn()
    t.play("place urgent_wish_for_children", "furnish dwelling m02")
    assert t.goods() == {"food": 2}
    assert t.score()["bonuses"] == 8
    assert -t.score()["unused_spaces"] == 7 + 12


def sc_19(guest_room: bool = True) -> Table:
    t = Table(round=8).open("ruby_mine_construction")
    t.home().land(ore_mine="m22", deep_tunnel="m21")
    t.home().tiles(**{"guest_room" if guest_room else "carpenter": "m31"})
    return t.turn().play("place ruby_mine_construction")


def test_sc_19_two_ruby_mines_from_one_deep_tunnel() -> None:
    """SC-19, CAV-4.76, 7.4, 8.9, 11.41: the gained ruby buys the tunnel of the second mine."""
    t = sc_19()
    assert (t.terrain("m21"), t.goods(), t.tokens()) == ("ruby_mine", {"ruby": 1}, ["stop"])
    assert t.matching("ruby tunnel") == ["m11", "m12", "m23", "m32", "m42"]
    t.play("ruby tunnel m42")
    assert sorted(t.tokens()) == ["stop", "tile ruby_mine m42"]
    t.play("tile ruby_mine m42")
    assert (t.goods(), t.decider) == ({"food": 1}, 1)
    assert t.score()["mines"] == 3 + 4 + 4


def test_sc_19_stop_with_the_ruby() -> None:
    """SC-19: the second mine may be left out."""
    t = sc_19().play("stop")
    assert (t.goods(), t.decider) == ({"ruby": 1}, 1)


def test_sc_19_never_two_of_a_kind() -> None:
    """SC-19, CAV-11.41: not two on deep tunnels, not two on tunnels, no third mine."""
    t = Table(round=8).open("ruby_mine_construction")
    t.home().land(deep_tunnel="m21 m22", tunnel="m32 m33").tiles(guest_room="m31")
    t.turn().play("place ruby_mine_construction", "tile ruby_mine m21")
    assert sorted(t.tokens()) == ["stop", "tile ruby_mine m32", "tile ruby_mine m33"]
    t.play("tile ruby_mine m32")
    assert t.decider == 1
    t = Table(round=8).open("ruby_mine_construction")
    t.home().land(deep_tunnel="m21 m22", tunnel="m32 m33").tiles(guest_room="m31")
    t.turn().play("place ruby_mine_construction", "tile ruby_mine m33")
    assert sorted(t.tokens()) == ["stop", "tile ruby_mine m21", "tile ruby_mine m22"]


def test_sc_19_one_mine_without_the_guest_room() -> None:
    """SC-19, CAV-4.4: either ... or."""
    t = sc_19(guest_room=False)
    assert (t.goods(), t.decider, t.score()["mines"]) == ({"ruby": 1}, 1, 7)


# D. Fences, stables, fields


def sc_20(carpenter: bool = False) -> Table:
    t = Table(players=5, round=4)
    t.home().land(meadow="f43 f33 f32").has(wood=2)
    if carpenter:
        t.home().tiles(carpenter="m31")
    return t.pile("fence_building_5", wood=4).turn().play("place fence_building_5")


def test_sc_20_the_offers() -> None:
    """SC-20, CAV-4.50, 8.13: nothing, small, large, or both in either order."""
    t = sc_20()
    assert t.goods() == {"wood": 6}
    assert sorted(t.tokens()) == sorted(
        ["stop", *(f"fence {p}" for p in ("f43", "f33", "f32", "f33-f43", "f32-f33"))]
    )
    assert t.refuses("fence f32-f43")
    assert sc_20().play("stop").goods() == {"wood": 6}


@pytest.mark.parametrize("large, small", [("f32-f33", "f43"), ("f33-f43", "f32")])
@pytest.mark.parametrize("large_first", [True, False])
@pytest.mark.parametrize("carpenter, left", [(False, {}), (True, {"wood": 1})])
def test_sc_20_small_and_large(
    large: str, small: str, large_first: bool, carpenter: bool, left: dict[str, int]
) -> None:
    """SC-20, CAV-11.23, 14.15: 6 wood, with the Carpenter 5; 6 points."""
    t = sc_20(carpenter)
    one, two = (large, small) if large_first else (small, large)
    t.play(f"fence {one}")
    assert [place for place in t.tokens() if place != "stop"] == [f"fence {two}"]
    t.play(f"fence {two}")
    assert (t.goods(), t.decider, t.score()["pastures"]) == (left, 1, 6)


def test_sc_20_one_of_each() -> None:
    """SC-20, CAV-8.13: no second small pasture; no large one of meadows that do not touch."""
    t = sc_20().play("fence f33")
    assert (t.decider, t.goods()) == (1, {"wood": 4})
    t = sc_20().play("fence f43")
    assert t.refuses("fence f32")
    assert t.refuses("fence f33")
    t.play("stop")
    assert t.score()["pastures"] == 2


def sc_21(stables: str = "f43") -> Table:
    t = Table(players=3).open("donkey_farming")
    t.home().tiles(stone_carver="m31").land(
        large="f43-f33", field="f42", meadow="f32", stable=stables
    )
    t.home().animals(8, 0, 0, 2)
    return t.pile("donkey_farming", donkey=1).turn().play("place donkey_farming")


def test_sc_21_where_the_stable_may_stand() -> None:
    """SC-21, CAV-8.18, 11.24: ten spaces, for nothing."""
    t = sc_21()
    unused = [cell for cell in FOREST if cell not in ("f43", "f33", "f42", "f32")]
    assert sorted(t.matching("stable")) == sorted([*unused, "f33", "f32"])
    for cell in ("f43", "f42", "m21"):
        assert t.refuses(f"stable {cell}")


def test_sc_21_second_stable_on_a_large_pasture() -> None:
    """SC-21, CAV-9.6: capacity 16, but still no home for the donkey; one stable per use."""
    t = sc_21().play("stable f33")
    assert t.houses("16/0/0/2")
    assert sorted(t.tokens()) == ["cook 1 donkey", "cook 2 cattle", "cook 8 sheep"]
    t.play("cook 1 donkey")
    assert (t.animals(), t.goods(), t.decider) == ((8, 0, 0, 2), {"food": 1}, 1)


def test_sc_21_stable_for_the_donkey() -> None:
    """SC-21, CAV-9.7: on the meadow F(3,2) the donkey has a home."""
    t = sc_21().play("stable f32")
    assert (t.animals(), t.goods(), t.decider) == ((8, 1, 0, 2), {}, 1)


def test_sc_21_no_fourth_stable() -> None:
    """SC-21, CAV-8.18, 8.20: the stock is 3, however cheap they are."""
    t = sc_21("f43 f32 f11")
    assert (t.animals(), t.decider) == ((8, 1, 0, 2), 1)


def test_sc_22_neighbouring_small_pastures() -> None:
    """SC-22, CAV-8.14, 9.4, 9.5, 12.10: two containers, 2 + 2 points."""
    t = Table()
    t.home().land(small="f43 f33")
    check(t, "2/0/2/2 4/0/0/2 3/0/1/0", "4/0/1/1")
    assert t.score()["pastures"] == 4
    t.home().land(stable="f43").animals(4, 0, 2, 2)
    check(t, "4/0/2/2 6/0/0/2", "5/0/1/2")
    assert t.score()["pastures"] == 4


def sc_23() -> Table:
    t = Table(players=5)
    t.home().land(meadow="f43 f33").animals(5, 0, 0, 2, dogs=3).has(wood=3)
    return t.pile("fence_building_5", wood=1).turn().play("place fence_building_5")


def test_sc_23_a_large_pasture_watches_fewer_sheep() -> None:
    """SC-23, CAV-9.3, 9.16 to 9.18: one sheep or both cattle are given up at once."""
    t = sc_23()
    check(t, "5/0/0/2", "6/0/0/2")
    t.play("fence f33-f43")
    assert t.decider == 0
    assert sorted(t.tokens()) == ["cook 1 sheep", "cook 2 cattle"]
    assert t.refuses("cook 1 cattle")
    assert t.refuses("eat 1 dog")
    t.play("cook 1 sheep")
    assert (t.animals(), t.goods(), t.dogs()) == ((4, 0, 0, 2), {"food": 1}, 3)
    t = sc_23().play("fence f33-f43", "cook 2 cattle")
    assert (t.animals(), t.goods(), t.dogs()) == ((5, 0, 0, 0), {"food": 6}, 3)


def test_sc_23_one_cattle_is_not_enough() -> None:
    """SC-23, CAV-9.3: after a single cattle the question remains."""
    t = sc_23().play("fence f33-f43", "eat 1 cattle")
    assert (t.decider, t.animals()) == (0, (5, 0, 0, 1))
    assert sorted(t.tokens()) == ["cook 1 cattle", "cook 1 sheep"]


def test_sc_23_a_small_pasture_keeps_all() -> None:
    """SC-23, CAV-9.17: 2 + (3 + 1) sheep have room, nothing is given up."""
    t = sc_23().play("fence f43")
    check(t, "6/0/0/2", "7/0/0/2")
    assert t.animals() == (5, 0, 0, 2)
    assert t.goods() == {"wood": 2}


def sc_24() -> Table:
    t = Table(players=4).open("sheep_farming")
    t.home().land(meadow="f43").has(wood=4, stone=1, ruby=2).animals(0, 0, 2, 0)
    return t.pile("sheep_farming", sheep=2).turn().play("place sheep_farming")


def test_sc_24_rubies_between_the_lines() -> None:
    """SC-24, CAV-4.10, 4.71, 7.2, 7.4, 8.13, 8.18, 9.6: meadow, fences, stable, sheep, sheep."""
    t = sc_24()
    for seat in (1, 2, 3):
        t.home(seat).dwarfs()
    assert t.refuses("fence f33-f43")
    t.play("ruby meadow f33", "fence f33-f43")
    assert "ruby sheep" in t.side()
    t.play("stable f33")
    assert (t.animals(), t.goods()) == ((2, 0, 2, 0), {"ruby": 1})
    t.play("ruby sheep")
    assert (t.animals(), t.goods()) == ((3, 0, 2, 0), {})
    check(t, "8/0/2/0", "9/0/2/0")


@pytest.mark.parametrize(
    "lines, cooked, animals",
    [
        (["take"], "cook 2 sheep", (0, 0, 2, 0)),
        (["stable f43", "stop"], "cook 1 sheep", (1, 0, 2, 0)),
        (["fence f43", "stop"], "", (2, 0, 2, 0)),
        (["fence f43", "stable f43"], "", (2, 0, 2, 0)),
        (["stable f43", "fence f43"], "", (2, 0, 2, 0)),
    ],
)
def test_sc_24_every_line_may_be_skipped(
    lines: list[str], cooked: str, animals: tuple[int, int, int, int]
) -> None:
    """SC-24, CAV-4.84, 14.44: any of the lines; the sheep are taken last in every case."""
    t = sc_24()
    for line in lines:
        assert t.lying("sheep_farming") == {"sheep": 2}
        t.play(line)
    if cooked:
        t.play(cooked)
    assert (t.lying("sheep_farming"), t.animals(), t.decider) == ({}, animals, 1)


def test_sc_24_no_fences_after_the_sheep() -> None:
    """SC-24, CAV-4.2: what comes first is over once the sheep are taken."""
    t = sc_24().play("take")
    assert sorted(t.tokens()) == ["cook 2 boar", "cook 2 sheep"]
    t.play("cook 2 boar")
    assert (t.decider, t.goods()) == (1, {"wood": 4, "stone": 1, "ruby": 2, "food": 4})


FULL = {"meadow": "f43", "field": " ".join(c for c in FOREST if c not in ("f43", "f11", "f22"))}
"""Two free forest spaces, not adjacent."""


def sc_25(full: bool = False, **goods: int) -> Table:
    t = Table()
    if full:
        t.home().land(**FULL)
    else:
        t.home().land(meadow="f43", field="f33")
    t.home().has(**goods)
    return t.turn()


def test_sc_25_tile_or_sowing_or_both() -> None:
    """SC-25, CAV-4.2, 4.22, 8.22, 14.39: tile only, sow only, tile and then sow."""
    t = sc_25(grain=1).play("place slash_and_burn")
    assert "sow 1 grain" in t.tokens()
    assert "tile meadow+field f42-f41" in t.tokens()
    assert "stop" not in t.tokens()
    t.play("sow 1 grain")
    assert (t.s.homes[0].grain_on_fields(), t.goods(), t.decider) == (3, {}, 1)
    t = sc_25(grain=1).play("place slash_and_burn", "tile meadow+field f42-f41")
    assert sorted(t.tokens()) == ["sow 1 grain", "stop"]
    t.play("stop")
    assert (t.s.homes[0].grain_on_fields(), t.goods()) == (0, {"grain": 1, "food": 1})


def test_sc_25_sowing_on_the_new_field() -> None:
    """SC-25: the field of the tile may be sown at once."""
    t = sc_25(grain=2).play("place slash_and_burn", "tile meadow+field f42-f41", "sow 2 grain")
    assert (t.s.homes[0].grain_on_fields(), t.goods()) == (6, {"food": 1})


def test_sc_25_no_seed_no_sowing() -> None:
    """SC-25, CAV-4.7: without seed only the tile; without tile and seed the space is closed."""
    t = sc_25().play("place slash_and_burn")
    assert t.matching("sow") == []
    assert t.matching("tile meadow+field")
    assert "place slash_and_burn" not in sc_25(full=True).tokens()


def test_sc_25_a_ruby_opens_the_space() -> None:
    """SC-25, CAV-14.45: the ruby may become seed, and nothing that leaves the player stuck."""
    t = sc_25(full=True, ruby=1)
    assert "place slash_and_burn" in t.tokens()
    t.play("place slash_and_burn")
    assert t.tokens() == []
    assert sorted(t.side()) == ["ruby grain", "ruby vegetable"]
    t.play("ruby grain")
    assert (t.s.homes[0].grain_on_fields(), t.goods(), t.decider) == (3, {}, 1)


def test_sc_26_an_overhanging_field_is_a_field() -> None:
    """SC-26, CAV-8.22, 8.23, 10.10, 11.42, 12.4: it is full, it is harvested, it scores."""
    t = Table(players=3, round=9).open("family_life")
    t.home().tiles(office_room="m31").crops(f20="grain 3").land(field="f32").has(grain=2)
    t.home(1).has(food=4)
    t.home(2).has(food=4)
    t.turn()
    home = t.s.homes[0]
    assert home.empty_fields() == 1 << cell_named("f32")
    t.play("place family_life")
    assert (home.grain_on_fields(), t.goods()) == (6, {"grain": 1})
    assert home.empty_fields() == 0
    t.home().has(food=4)
    t.harvest("green")
    assert (home.grain_on_fields(), t.goods()) == (4, {"grain": 3})
    assert home.crops[1] == 1 << cell_named("f20") | 1 << cell_named("f32")
    assert t.score()["grain"] == 4


# E. Animals


def test_sc_27_the_owner_chooses_the_mode_of_a_pasture() -> None:
    """SC-27, CAV-9.5, 9.16, 9.17, 9.19, 14.16: the better of 4 animals and 5 watched sheep."""
    t = Table()
    t.home().land(small="f43", stable="f43").has(dog=4)
    check(t, "5/0/0/2 7/0/0/0 0/0/4/2 2/0/4/0", "6/0/0/2 8/0/0/0 1/0/4/1")


def test_sc_28_rooms_with_animals() -> None:
    """SC-28, CAV-9.4, 9.11 to 9.13: Mixed dwelling, Breakfast room, entry-level dwelling."""
    t = Table()
    t.home().tiles(mixed_dwelling="m31", breakfast_room="m21")
    check(
        t,
        "2/0/2/3 4/0/0/3 0/0/2/5 0/0/0/7",
        "2/0/2/4 2/1/2/3 3/0/1/3 0/0/4/5 0/0/0/8",
    )
