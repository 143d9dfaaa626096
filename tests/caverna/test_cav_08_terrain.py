"""CAV-8: terrain tiles, fences, stables, sowing."""

from __future__ import annotations

import pytest

from tests.caverna.build import Table

FOREST = [f"f{row}{column}" for row in range(1, 5) for column in range(1, 4)]


def with_twin(**land: str) -> Table:
    """Seat 0 may place a Meadow+Field twin (Clearing) on this land."""
    t = Table()
    t.home().land(**land)
    return t.pile("clearing", wood=1).turn().play("place clearing")


def digging(space: str = "excavation", **land: str) -> Table:
    """Seat 0 may place a mountain twin on this land."""
    t = Table()
    t.home().land(**land)
    return t.pile(space, stone=1).turn().play(f"place {space}")


def farming(wood: int = 0, stone: int = 0, **land: str) -> Table:
    """Seat 0 uses Sheep farming: fences and a stable, then one sheep."""
    t = Table().open("sheep_farming")
    t.home().land(**land).has(wood=wood, stone=stone)
    return t.pile("sheep_farming", sheep=1).turn().play("place sheep_farming")


# Space states (CAV-8.1)


def developed(players: int = 2) -> Table:
    """A home with every kind of terrain; rubies and materials for anything."""
    t = Table(players).open("sheep_farming", "ore_mine_construction", "ruby_mine_construction")
    t.home().land(
        meadow="f43 f42",
        field="f33",
        small="f32",
        large="f23-f22",
        cavern="m31 m32",
        tunnel="m21 m22",
        deep_tunnel="m11",
        ore_mine="m12",
        ruby_mine="m23",
    ).tiles(carpenter="m33")
    t.home().has(wood=20, stone=20, ore=20)
    return t


def test_cav_8_1_unused_spaces_take_single_tiles() -> None:
    """CAV-8.1: forest becomes meadow or field, rock becomes cavern or tunnel, nothing else does."""
    t = developed()
    t.home().has(ruby=2)
    t.turn()
    assert t.matching("ruby meadow") == ["f12", "f13", "f21", "f31", "f41"]
    assert t.matching("ruby field") == ["f12", "f13", "f21", "f31", "f41"]
    assert t.matching("ruby tunnel") == ["m13", "m42", "m43"]
    assert t.matching("ruby cavern") == ["m13", "m42", "m43"]


def test_cav_8_1_meadows_become_pastures() -> None:
    """CAV-8.1, 8.14: only meadows are fenced."""
    t = developed().turn().play("place sheep_farming")
    assert sorted(t.matching("fence")) == ["f42", "f42-f43", "f43"]


def test_cav_8_1_caverns_are_furnished() -> None:
    """CAV-8.1, CAV-11.1: only empty caverns take furnishing tiles."""
    t = developed().turn().play("place housework")
    assert t.matching("furnish dog_school") == ["m31", "m32"]


def test_cav_8_1_tunnels_become_mines() -> None:
    """CAV-8.1, 8.8, 8.9: two tunnels an ore mine, a tunnel or a deep tunnel a ruby mine."""
    t = developed().turn().play("place ore_mine_construction")
    assert sorted(t.matching("tile ore_mine+deep_tunnel")) == ["m21-m22", "m22-m21"]
    t = developed().turn().play("place ruby_mine_construction")
    assert sorted(t.matching("tile ruby_mine")) == ["m11", "m21", "m22"]


# Forest (CAV-8.2 to 8.5)


def test_cav_8_2_single_tiles_touch_the_farm() -> None:
    """CAV-8.2: next to a meadow, a field or a pasture; corners do not count."""
    t = Table()
    t.home().land(meadow="f43", field="f11", large="f23-f13").has(ruby=1)
    t.turn()
    near = ["f12", "f21", "f22", "f33", "f42"]
    assert t.matching("ruby meadow") == near
    assert t.matching("ruby field") == near
    assert t.refuses("ruby meadow f32")


def test_cav_8_2_a_stable_gives_no_adjacency() -> None:
    """CAV-8.2: stables alone do not count."""
    t = Table()
    t.home().land(meadow="f43", stable="f21 f31").has(ruby=1)
    assert t.turn().matching("ruby meadow") == ["f33", "f42"]


def test_cav_8_3_twin_in_every_direction() -> None:
    """CAV-8.3: horizontal or vertical, either half the meadow, one half next to the farm."""
    t = with_twin(meadow="f41 f42 f43 f31 f33 f11 f12", field="f21")
    assert sorted(t.matching("tile meadow+field")) == sorted(
        ["f32-f22", "f22-f32", "f22-f23", "f23-f22", "f23-f13", "f13-f23"]
    )
    t.play("tile meadow+field f22-f32")
    assert (t.terrain("f22"), t.terrain("f32")) == ("meadow", "field")


def test_cav_8_3_one_half_must_touch_the_farm() -> None:
    """CAV-8.3: a pair of which no half is next to a tile is illegal."""
    t = with_twin(field="f43")
    assert sorted(t.matching("tile meadow+field")) == sorted(
        [
            *("f33-f23", "f23-f33", "f33-f32", "f32-f33"),
            *("f42-f41", "f41-f42", "f42-f32", "f32-f42"),
        ]
    )
    assert t.refuses("tile meadow+field f31-f32")


def test_cav_8_3_halves_must_be_adjacent() -> None:
    """CAV-8.3: no diagonal, no gap, no crossing into the mountain."""
    t = with_twin(field="f42")
    assert t.refuses("tile meadow+field f43-f32")
    assert t.refuses("tile meadow+field f41-f43")
    assert t.refuses("tile meadow+field f43-m41")


def test_cav_8_4_first_tile_in_front_of_the_entrance() -> None:
    """CAV-8.4: the first twin has one half on F(4,3), the first single lies there."""
    t = with_twin()
    assert sorted(t.matching("tile meadow+field")) == ["f33-f43", "f42-f43", "f43-f33", "f43-f42"]
    t = Table()
    t.home().has(ruby=1)
    t.turn()
    assert (t.matching("ruby meadow"), t.matching("ruby field")) == (["f43"], ["f43"])


def test_cav_8_4_stables_do_not_make_a_first_tile() -> None:
    """CAV-8.4: with stables in the forest the first tile still covers F(4,3)."""
    t = with_twin(stable="f11 f31")
    assert sorted(t.matching("tile meadow+field")) == ["f33-f43", "f42-f43", "f43-f33", "f43-f42"]


def test_cav_8_5_no_field_on_a_stable() -> None:
    """CAV-8.5: the half on a stable is the meadow, and the stable stays."""
    t = with_twin(meadow="f43", stable="f33")
    places = t.matching("tile meadow+field")
    assert "f33-f23" in places
    assert not any(place.endswith("-f33") for place in places)
    t.play("tile meadow+field f33-f23")
    assert (t.terrain("f33"), t.stables()) == ("meadow", ["f33"])


def test_cav_8_5_single_field_not_on_a_stable() -> None:
    """CAV-8.5: a single meadow may cover a stable, a single field may not."""
    t = Table()
    t.home().land(meadow="f43", stable="f33").has(ruby=1)
    t.turn()
    assert t.matching("ruby meadow") == ["f33", "f42"]
    assert t.matching("ruby field") == ["f42"]


def test_cav_8_5_twin_covers_one_stable_at_most() -> None:
    """CAV-8.5: two stables side by side leave no place for the field."""
    land = {"field": "f41 f42 f31 f32 f21 f22 f11 f12 f13", "meadow": "f43"}
    t = Table()
    t.home().land(**land, stable="f33 f23").has(ruby=1)
    t.pile("clearing", wood=1).turn().play("place clearing")
    assert t.matching("tile meadow+field") == []
    assert t.decider == 1
    t = with_twin(**land, stable="f33")
    assert t.matching("tile meadow+field") == ["f33-f23"]


def test_cav_8_5_a_twin_is_never_a_single() -> None:
    """CAV-8.5: without two free adjacent spaces no tile is placed at all."""
    single = {"f33", "f12", "f31"}
    t = Table()
    t.home().land(field=" ".join(cell for cell in FOREST if cell not in single)).has(grain=1)
    t.turn().play("place slash_and_burn")
    assert t.s.homes[0].grain_on_fields() == 3
    assert t.decider == 1
    assert [t.terrain(cell) for cell in sorted(single)] == ["", "", ""]


BLOCKED = "f43 f42 f33"
"""Stables on F(4,3) and both its neighbours: no first field, no first twin."""


@pytest.mark.parametrize("rubies, offered", [(0, False), (1, True)])
def test_cav_8_5_a_ruby_meadow_opens_a_blocked_forest(rubies: int, offered: bool) -> None:
    """CAV-8.5, CAV-7.4, CAV-4.7: the twin is possible once a single meadow lies on F(4,3)."""
    t = Table()
    t.home().land(stable=BLOCKED).has(ruby=rubies)
    t.turn()
    assert ("place clearing" in t.tokens()) == offered
    if offered:
        t.play("place clearing")
        assert t.tokens() == []
        assert t.side() == ["ruby meadow f43"]
        t.play("ruby meadow f43")
        assert sorted(t.tokens()) == sorted(
            f"tile meadow+field {place}" for place in ("f42-f41", "f42-f32", "f33-f23", "f33-f32")
        )


@pytest.mark.parametrize(
    "rubies, grain, offered", [(2, 1, False), (3, 1, True), (3, 0, False), (4, 0, True)]
)
def test_cav_8_5_meadows_before_the_first_field(rubies: int, grain: int, offered: bool) -> None:
    """CAV-8.5, CAV-7.4, CAV-4.7: two meadows over stables, then a field to sow."""
    t = Table().open("family_life")
    t.home().land(stable=BLOCKED).has(ruby=rubies, grain=grain)
    t.turn()
    assert ("place family_life" in t.tokens()) == offered
    if offered:
        t.play("place family_life", "ruby meadow f43", "ruby meadow f33", "ruby field f23")
        if not grain:
            t.play("ruby grain")
        assert t.s.homes[0].grain_on_fields() == 3


# Mountain (CAV-8.6 to 8.9)


def test_cav_8_6_single_mountain_tiles() -> None:
    """CAV-8.6: on rock next to an occupied space: printed caverns, tiles, mines."""
    t = Table()
    t.home().land(ore_mine="m23", cavern="m31").has(ruby=2)
    t.turn()
    near = ["m13", "m21", "m22", "m32", "m33", "m42"]
    assert t.matching("ruby tunnel") == near
    assert t.matching("ruby cavern") == near
    assert t.refuses("ruby tunnel m12")
    assert t.refuses("ruby tunnel m31")


def test_cav_8_7_mountain_twins() -> None:
    """CAV-8.7: two adjacent rock spaces, any orientation, one half next to an occupied space."""
    t = digging(tunnel="m21 m11 m32 m33 m42 m43")
    assert sorted(t.matching("tile cavern+tunnel")) == sorted(
        [
            *("m12-m13", "m13-m12", "m12-m22", "m22-m12"),
            *("m22-m23", "m23-m22", "m13-m23", "m23-m13"),
        ]
    )
    assert sorted(t.matching("tile cavern+cavern")) == ["m12-m13", "m12-m22", "m13-m23", "m22-m23"]
    t.play("tile cavern+tunnel m23-m13")
    assert (t.terrain("m23"), t.terrain("m13")) == ("cavern", "tunnel")


def test_cav_8_7_two_caverns_only_by_excavation() -> None:
    """CAV-8.7: Drift mining offers the Cavern+Tunnel twin alone."""
    t = digging("drift_mining")
    assert t.matching("tile cavern+cavern") == []
    assert len(t.matching("tile cavern+tunnel")) == 12
    t = digging().play("tile cavern+cavern m11-m21")
    assert (t.terrain("m21"), t.terrain("m11")) == ("cavern", "cavern")


def test_cav_8_8_ore_mine_on_two_tunnels() -> None:
    """CAV-8.8: adjacent ordinary tunnels, either half the mine; deep tunnels are no targets."""
    t = Table().open("ore_mine_construction")
    t.home().land(tunnel="m21 m22 m33", deep_tunnel="m32", ore_mine="m12")
    t.turn().play("place ore_mine_construction")
    assert sorted(t.tokens()) == [
        "tile ore_mine+deep_tunnel m21-m22",
        "tile ore_mine+deep_tunnel m22-m21",
    ]
    t.play("tile ore_mine+deep_tunnel m22-m21")
    assert (t.terrain("m22"), t.terrain("m21")) == ("ore_mine", "deep_tunnel")
    assert t.goods() == {"ore": 3}


@pytest.mark.parametrize(
    "land, rubies, offered",
    [
        *(("", 1, False), ("", 2, True), ("m32", 0, False), ("m32", 1, True)),
        ("m21 m32", 0, False),
    ],
)
def test_cav_8_8_rubies_complete_the_pair(land: str, rubies: int, offered: bool) -> None:
    """CAV-8.8, CAV-4.7, 7.4: the space is open if tunnels for rubies can make the pair."""
    t = Table().open("ore_mine_construction")
    t.home().land(tunnel=land).has(ruby=rubies)
    assert ("place ore_mine_construction" in t.turn().tokens()) == offered


def test_cav_8_8_furnished_tunnels_are_no_targets() -> None:
    """CAV-8.8, CAV-11.2: a tunnel under a furnishing tile carries no mine."""
    t = Table().open("ore_mine_construction")
    t.home().land(tunnel="m21 m22").tiles(work_room="m31")
    t.turn()
    assert "place ore_mine_construction" in t.tokens()
    t.home().tiles(carpenter="m21")
    assert "place ore_mine_construction" not in t.turn().tokens()


def test_cav_8_9_ruby_mine() -> None:
    """CAV-8.9: on a tunnel without bonus, on a deep tunnel with 1 ruby."""
    t = Table().open("ruby_mine_construction")
    t.home().land(tunnel="m21", deep_tunnel="m22", ore_mine="m23", cavern="m32")
    t.turn().play("place ruby_mine_construction")
    assert sorted(t.tokens()) == ["tile ruby_mine m21", "tile ruby_mine m22"]
    t.play("tile ruby_mine m21")
    assert (t.terrain("m21"), t.goods()) == ("ruby_mine", {})
    t = Table().open("ruby_mine_construction")
    t.home().land(tunnel="m21", deep_tunnel="m22")
    t.turn().play("place ruby_mine_construction", "tile ruby_mine m22")
    assert (t.terrain("m22"), t.goods()) == ("ruby_mine", {"ruby": 1})


def test_cav_8_9_not_on_furnished_tunnels() -> None:
    """CAV-8.9: a furnished deep tunnel is no place for a mine."""
    t = Table().open("ruby_mine_construction")
    t.home().land(deep_tunnel="m22").tiles(work_room="m31")
    assert "place ruby_mine_construction" in t.turn().tokens()
    t.home().tiles(carpenter="m22")
    assert "place ruby_mine_construction" not in t.turn().tokens()


# Icons and points (CAV-8.10, 8.11)


@pytest.mark.parametrize(
    "cell, tile, food, boars",
    [
        ("f13", "meadow", 0, 1),
        ("f31", "field", 0, 1),
        ("f42", "field", 1, 0),
        ("m42", "tunnel", 1, 0),
        ("m13", "cavern", 2, 0),
        ("f12", "meadow", 0, 0),
    ],
)
def test_cav_8_10_icons_under_single_tiles(cell: str, tile: str, food: int, boars: int) -> None:
    """CAV-8.10, CAV-1.25: a tile on an icon brings it."""
    t = Table()
    t.home().land(meadow="f43 f33 f32 f23 f22", cavern="m31", tunnel="m21 m22 m23").has(ruby=2)
    t.turn().play(f"ruby {tile} {cell}")
    assert t.goods().get("food", 0) == food
    assert t.animals() == (0, 0, boars, 0)


def test_cav_8_10_replacing_tiles_brings_nothing() -> None:
    """CAV-8.10: pastures and mines on covered icons trigger nothing."""
    t = farming(wood=6, meadow="f13 f23 f42", tunnel="m42 m43")
    t.play("fence f13-f23", "fence f42")
    assert t.animals() == (1, 0, 0, 0)
    assert t.goods() == {}
    t = Table().open("ore_mine_construction", "ruby_mine_construction")
    t.home().land(tunnel="m42 m43 m13").dwarfs(0, 0, 0)
    t.home(1).dwarfs()
    t.turn().play("place ore_mine_construction", "tile ore_mine+deep_tunnel m42-m43")
    t.play("place ruby_mine_construction", "tile ruby_mine m13")
    assert t.goods() == {"ore": 3}


def test_cav_8_11_values() -> None:
    """CAV-8.11: pastures 2 and 4, mines 3 and 4, even when empty; other terrain nothing."""
    t = Table()
    bare = t.score()
    assert (bare["pastures"], bare["mines"]) == (0, 0)
    t.home().land(
        meadow="f43", field="f42", cavern="m32", tunnel="m33", deep_tunnel="m21", stable="f41"
    )
    assert (t.score()["pastures"], t.score()["mines"]) == (0, 0)
    assert t.total() - sum(bare.values()) == 6
    t.home().land(small="f33 f32", large="f23-f22")
    assert t.score()["pastures"] == 2 + 2 + 4
    t.home().land(ore_mine="m11 m12", ruby_mine="m13")
    assert t.score()["mines"] == 3 + 3 + 4


# Fences (CAV-8.13 to 8.16)


def test_cav_8_13_small_pasture() -> None:
    """CAV-8.13: one meadow, 2 wood; the other half of its tile stays what it is."""
    t = farming(wood=3, meadow="f43", field="f33")
    assert t.matching("fence") == ["f43"]
    t.play("fence f43")
    assert (t.terrain("f43"), t.terrain("f33"), t.goods()) == ("small", "field", {"wood": 1})
    assert "fence f43" not in farming(wood=1, stone=1, meadow="f43").tokens()


def test_cav_8_13_large_pasture() -> None:
    """CAV-8.13: two adjacent meadows of any tiles, 4 wood."""
    t = farming(wood=4, meadow="f43 f33 f32 f13")
    assert sorted(t.matching("fence")) == sorted(["f43", "f33", "f32", "f13", "f33-f43", "f32-f33"])
    t.play("fence f33-f43")
    assert (t.terrain("f43"), t.terrain("f33"), t.goods()) == ("large", "large", {})
    assert farming(wood=3, meadow="f43 f33").matching("fence") == ["f33", "f43"]


@pytest.mark.parametrize("order", [("f43", "f32-f33"), ("f32-f33", "f43")])
def test_cav_8_13_both_in_any_order(order: tuple[str, str]) -> None:
    """CAV-8.13: one small and one large pasture in one action, 6 wood together."""
    t = farming(wood=7, meadow="f43 f33 f32")
    t.play(f"fence {order[0]}", f"fence {order[1]}")
    assert [t.terrain(c) for c in ("f43", "f33", "f32")] == ["small", "large", "large"]
    assert t.goods() == {"wood": 1}


def test_cav_8_13_one_of_each_size() -> None:
    """CAV-8.13: not two small pastures, not two large ones."""
    t = farming(wood=20, meadow="f43 f42 f33 f32 f23 f22").play("fence f43")
    assert not [place for place in t.matching("fence") if "-" not in place]
    assert len(t.matching("fence")) == 5
    t = farming(wood=20, meadow="f43 f42 f33 f32 f23 f22").play("fence f42-f43")
    assert sorted(t.matching("fence")) == ["f22", "f23", "f32", "f33"]


@pytest.mark.parametrize(
    "land, rubies, wood, offered",
    [
        *(("", 1, 2, True), ("", 1, 1, False), ("", 2, 1, True), ("", 0, 9, False)),
        *(("f43", 1, 1, True), ("f43", 0, 1, False)),
    ],
)
def test_cav_8_13_rubies_for_meadow_and_wood(
    land: str, rubies: int, wood: int, offered: bool
) -> None:
    """CAV-8.13, CAV-4.7, 7.2, 7.4: fencing is possible if rubies bring what is missing."""
    t = Table().open("sheep_farming")
    t.home().land(meadow=land, stable="f11 f12 f21").has(ruby=rubies, wood=wood)
    assert ("place sheep_farming" in t.turn().tokens()) == offered


@pytest.mark.parametrize("meadow, rubies, open_", [("", 2, True), ("", 1, False), ("f13", 1, True)])
def test_cav_8_13_rubies_for_the_large_pasture(meadow: str, rubies: int, open_: bool) -> None:
    """CAV-8.13, RUL-002: the action stays open while rubies can make two adjacent meadows."""
    t = Table(players=5)
    t.home().land(meadow=f"f43 {meadow}").has(ruby=rubies, wood=5)
    t.pile("fence_building_5", wood=1).turn().play("place fence_building_5", "fence f43")
    assert (t.decider == 0) == open_
    if open_:
        t.play("ruby meadow f23" if meadow else "ruby meadow f33")
        if not meadow:
            t.play("ruby meadow f23")
        t.play("fence f13-f23" if meadow else "fence f23-f33")
        assert (t.score()["pastures"], t.goods()) == (6, {})


def test_cav_8_14_what_cannot_be_fenced() -> None:
    """CAV-8.14: fields, unused spaces, the mountain and pastures."""
    t = farming(wood=20, stone=1, field="f43 f33", small="f42", large="f32-f22", tunnel="m21")
    assert t.matching("fence") == []
    for place in ("f43", "f33-f43", "f23", "m21", "f42", "f32-f42"):
        assert t.refuses(f"fence {place}")


def test_cav_8_14_pastures_are_not_merged() -> None:
    """CAV-8.14: two small pastures side by side hold two kinds, and are worth 2 each."""
    t = Table()
    t.home().land(small="f43 f33")
    assert t.houses("2/2/2/0")
    assert not t.houses("3/0/1/2")
    assert t.score()["pastures"] == 4


def test_cav_8_15_stables_stay_in_the_pasture() -> None:
    """CAV-8.15: a fenced meadow keeps its stable, and it counts."""
    t = farming(wood=4, meadow="f43 f33", stable="f43")
    t.play("fence f33-f43")
    assert t.stables() == ["f43"]
    assert t.houses("8/0/0/2")
    assert not t.houses("9/0/0/2")


@pytest.mark.parametrize(
    "item, place, wood", [("small_pasture", "f33", 1), ("large_pasture", "f33-f43", 2)]
)
def test_cav_8_16_fences_by_expedition(item: str, place: str, wood: int) -> None:
    """CAV-8.16, CAV-6.24, 6.26: reduced prices, each item an action of its own."""
    t = Table().open("adventure")
    t.home().land(meadow="f43 f33 f32").dwarfs(14).has(wood=wood)
    t.turn().play("place adventure", f"loot {item}")
    assert place in t.matching("fence")
    t.play(f"fence {place}")
    assert "wood" not in t.goods()
    assert t.terrain("f33") == item.split("_")[0]
    t.home().has(wood=wood - 1)
    t.home().land(meadow="f23 f22").dwarfs(14)
    assert f"loot {item}" not in t.turn().play("place logging").tokens()


def test_cav_8_16_carpenter_saves_for_each_item() -> None:
    """CAV-8.16, CAV-11.23: two items are two Build-fences actions."""
    t = Table(3).open("exploration")
    t.home().land(meadow="f43 f33 f32").dwarfs(14).has(wood=1).tiles(carpenter="m31")
    t.turn().play("place exploration", "loot small_pasture", "fence f43")
    assert t.goods() == {"wood": 1}
    t.play("loot large_pasture")
    assert (t.terrain("f33"), t.goods()) == ("large", {})


# Stables (CAV-8.18 to 8.20)


def test_cav_8_18_where_a_stable_may_stand() -> None:
    """CAV-8.18: unused forest, meadows, pastures; not on fields, stables or in the mountain."""
    t = farming(
        stone=1,
        meadow="f43 f42",
        small="f33",
        large="f32-f22",
        field="f23 f13",
        stable="f42 f32",
        tunnel="m21",
    )
    assert sorted(t.matching("stable")) == ["f11", "f12", "f21", "f22", "f31", "f33", "f41", "f43"]
    t.play("stable f22")
    assert t.stables() == ["f22", "f32", "f42"]
    assert t.goods() == {}


def test_cav_8_18_price_and_stock() -> None:
    """CAV-8.18: 1 stone each, three per player."""
    assert farming(wood=2, meadow="f43").matching("stable") == []
    t = farming(stone=5, wood=2, meadow="f43", stable="f11 f12 f13")
    assert t.matching("stable") == []
    t = farming(stone=5, wood=2, meadow="f43").play("stable f43")
    assert t.goods() == {"stone": 4, "wood": 2}
    assert t.tokens() == ["fence f43", "stop"]


@pytest.mark.parametrize("stables, offered", [("f11 f12", True), ("f11 f12 f13", False)])
def test_cav_8_18_stone_for_a_ruby(stables: str, offered: bool) -> None:
    """CAV-8.18, CAV-4.7, 7.2: a ruby may become the stone, but no stable is left after three."""
    t = Table().open("sheep_farming")
    t.home().land(stable=stables).has(ruby=1)
    assert ("place sheep_farming" in t.turn().tokens()) == offered


def test_cav_8_19_a_stable_in_the_forest() -> None:
    """CAV-8.19: no adjacency needed, no icon bonus, the space is used."""
    t = farming(stone=1)
    assert sorted(t.matching("stable")) == sorted(FOREST)
    unused = t.score()["unused_spaces"]
    t.play("stable f13")
    assert t.animals() == (1, 0, 0, 0)
    assert t.score()["unused_spaces"] == unused + 1


def test_cav_8_20_stables_are_permanent() -> None:
    """CAV-8.20: tiles and fences leave them in place; they never return to the stock."""
    t = Table().open("sheep_farming")
    t.home().land(meadow="f43", stable="f33 f23 f11").dwarfs(0, 0, 0).has(wood=4, stone=4)
    t.home(1).dwarfs()
    t.pile("sheep_farming", sheep=1).turn()
    t.play("place slash_and_burn", "tile meadow+field f33-f32")
    t.play("place sheep_farming")
    assert t.matching("fence") == ["f33", "f43", "f33-f43"]
    assert t.matching("stable") == []
    t.play("fence f33-f43")
    assert t.stables() == ["f11", "f23", "f33"]


# Sowing (CAV-8.22, 8.23)


def sowing(grain: int, vegetables: int, **fields: str) -> Table:
    """Seat 0 may sow (Slash-and-burn) on this land."""
    t = Table()
    t.home().land(**fields).has(grain=grain, vegetable=vegetables)
    return t.turn().play("place slash_and_burn")


def test_cav_8_22_what_is_added() -> None:
    """CAV-8.22, CAV-14.5: a grain field holds 3, a vegetable field 2; one of them was paid."""
    t = sowing(1, 1, field="f43 f33").play("sow 1 grain 1 vegetable")
    home = t.s.homes[0]
    assert (home.grain_on_fields(), home.vegetables_on_fields()) == (3, 2)
    assert t.goods() == {}


def test_cav_8_22_at_most_two_of_each() -> None:
    """CAV-8.22: up to 2 grain and up to 2 vegetable fields, at least one field."""
    t = sowing(9, 9, field="f43 f33 f23 f13 f42")
    assert len(t.matching("sow")) == 8
    assert t.refuses("sow 3 grain")
    assert t.refuses("sow 3 vegetable")
    t.play("sow 2 grain 2 vegetable")
    home = t.s.homes[0]
    assert (home.grain_on_fields(), home.vegetables_on_fields()) == (6, 4)
    assert (home.sown() & ~home.land.fields, home.empty_fields().bit_count()) == (0, 1)
    assert t.goods() == {"grain": 7, "vegetable": 7}


def test_cav_8_22_empty_fields_and_seed_only() -> None:
    """CAV-8.22: no more than there are empty fields and seed."""
    assert sowing(2, 2, field="f43 f33").matching("sow") == [
        *("1 vegetable", "2 vegetable"),
        *("1 grain", "1 grain 1 vegetable", "2 grain"),
    ]
    assert sowing(1, 0, field="f43 f33").matching("sow") == ["1 grain"]
    assert sowing(0, 0, field="f43 f33").matching("sow") == []
    t = Table()
    t.home().crops(f43="grain 1", f33="vegetable 2").has(grain=2)
    assert t.turn().play("place slash_and_burn").matching("sow") == []


@pytest.mark.parametrize(
    "rubies, grain, vegetables, offered",
    [
        *((0, 1, 1, False), (1, 0, 0, False), (1, 1, 0, True)),
        *((1, 0, 1, True), (2, 0, 0, True)),
    ],
)
def test_cav_8_22_rubies_buy_field_and_seed(
    rubies: int, grain: int, vegetables: int, offered: bool
) -> None:
    """CAV-8.22, CAV-4.7, 7.2, 7.4: sowing is possible if rubies bring what is missing."""
    t = Table().open("family_life")
    t.home().has(ruby=rubies, grain=grain, vegetable=vegetables)
    assert ("place family_life" in t.turn().tokens()) == offered


def test_cav_8_23_a_harvested_field_is_sown_again() -> None:
    """CAV-8.23: once the last crop is gone the field is empty; until then it is not."""
    t = Table(round=3)
    t.home().crops(f43="grain 1", f33="vegetable 2").has(food=4)
    t.home(1).has(food=4)
    t.harvest().nature()
    assert t.goods() == {"grain": 1, "vegetable": 1}
    t.play("place slash_and_burn")
    assert t.matching("sow") == ["1 vegetable", "1 grain"]
    t.play("sow 1 vegetable")
    home = t.s.homes[0]
    assert (home.grain_on_fields(), home.vegetables_on_fields()) == (0, 3)


# Rulings


def test_cav_14_5_vegetables_grow_in_twos() -> None:
    """CAV-14.5, CAV-8.22: one vegetable is added, so that two harvests empty the field."""
    t = sowing(0, 1, field="f43").play("sow 1 vegetable")
    assert t.s.homes[0].vegetables_on_fields() == 2


def test_cav_14_6_no_stable_on_a_field() -> None:
    """CAV-14.6, CAV-8.18: the field is no place for a stable, the meadow is."""
    t = farming(stone=1, field="f43", meadow="f33")
    assert "stable f33" in t.tokens()
    assert t.refuses("stable f43")


@pytest.mark.parametrize("strength, offered", [(10, False), (11, True)])
def test_cav_14_13_loot_meadow_at_strength_11(strength: int, offered: bool) -> None:
    """CAV-14.13, CAV-6.27: the single meadow needs strength 11."""
    t = Table(3).open("exploration")
    t.home().dwarfs(strength)
    t.turn().play("place exploration")
    assert ("loot meadow" in t.tokens()) == offered


def test_cav_14_36_stone_is_unlimited() -> None:
    """CAV-14.36, CAV-1.11: no physical count limits a supply."""
    t = Table()
    t.home().has(stone=44)
    t.pile("drift_mining", stone=30).turn().play("place drift_mining")
    assert t.goods() == {"stone": 74}


def test_cav_14_52_ore_mine_outside_the_board() -> None:
    """CAV-14.52, CAV-11.42: a mine wholly on overhanging tunnels is allowed."""
    t = Table().open("ore_mine_construction")
    t.home().tiles(office_room="m31").land(cavern="m11 m12", tunnel="m01 m02")
    t.turn().play("place ore_mine_construction")
    assert sorted(t.matching("tile ore_mine+deep_tunnel")) == ["m01-m02", "m02-m01"]
    t.play("tile ore_mine+deep_tunnel m01-m02")
    assert t.goods() == {"ore": 3}
    assert t.score()["mines"] == 3


def test_cav_14_52_large_pasture_outside_the_board() -> None:
    """CAV-14.52, CAV-11.42: a large pasture wholly on overhanging meadows is allowed."""
    t = farming(wood=4, field="f43 f42", meadow="f53 f52")
    assert sorted(t.matching("fence")) == ["f52", "f52-f53", "f53"]
    t.play("fence f52-f53")
    assert (t.score()["pastures"], t.goods()) == (4, {})
    assert t.houses("4/0/0/2")
