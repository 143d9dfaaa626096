"""Chapter 11, the rules around furnishing tiles. The tiles themselves: test_cav_11_tiles.py."""

from __future__ import annotations

import re

import pytest

from hearthside.core.hooks import Static, Trigger
from hearthside.games.caverna import questions as q
from hearthside.games.caverna.cells import cell_named
from hearthside.games.caverna.furnishing import COLOURS, TILE_NAMED, TILES, Furnishing
from hearthside.games.caverna.goods import GOOD_NAMES
from hearthside.games.caverna.hooks import Exchange
from tests.caverna.build import Table
from tests.caverna.rule_tables import paragraph, table_rows

ROWS = {row["Tile id"]: row for row in table_rows("CAV-11.11", "CAV-11.67")}


def housework(t: Table) -> Table:
    return t.turn().play("place housework")


def furnishable(t: Table) -> set[str]:
    """The tiles that are offered."""
    return {word.split()[0] for word in t.matching("furnish")}


def cells_for(t: Table, tile: str) -> set[str]:
    """The cells offered for a tile."""
    return set(t.matching(f"furnish {tile}"))


def room(t: Table, cell: str, seat: int = 0) -> str:
    """The tile on a cell."""
    index = t.home(seat).home.tile_at(cell_named(cell))
    return TILES[index].name if 0 <= index < len(TILES) else ""


# Furnishing


def test_cav_11_1_choose_pay_and_place() -> None:
    """CAV-11.1: an available tile for its price on an own empty cavern, adjacent or not."""
    t = Table()
    t.home().land(cavern="m13", tunnel="m21").has(wood=3, stone=2)
    housework(t)
    assert cells_for(t, "ore_storage") == {"m31", "m13"}
    t.play("furnish ore_storage m13")
    assert room(t, "m13") == "ore_storage"
    assert t.goods() == {"wood": 2}


def test_cav_11_1_the_printed_cavern_may_be_furnished_from_the_start() -> None:
    """CAV-11.1: M(3,1) is an empty cavern."""
    t = Table()
    t.home().has(wood=1)
    assert cells_for(housework(t), "broom_chamber") == {"m31"}


def test_cav_11_1_without_a_cavern_no_tile() -> None:
    """CAV-11.1: not even a free one; tunnels, rock and furnished caverns are no place."""
    t = Table()
    t.home().tiles(carpenter="m31").land(tunnel="m21", deep_tunnel="m32").has(wood=9, stone=9)
    t.turn().play("place housework")
    assert t.decider == 1
    assert t.dogs() == 1


def test_cav_11_1_a_tile_that_cannot_be_paid_is_not_offered() -> None:
    """CAV-11.1: every good of the price is needed."""
    t = Table()
    t.home().has(stone=1, grain=1)
    assert furnishable(housework(t)) == {
        "dog_school",
        "work_room",
        "office_room",
        "carpenter",
        "builder",
        "wood_supplier",
        "breeding_cave",
    }


def test_cav_11_2_work_room_opens_tunnels_and_deep_tunnels() -> None:
    """CAV-11.2: tunnels and deep tunnels may be furnished, mines may not."""
    t = Table()
    t.home().tiles(work_room="m31").has(wood=1)
    t.home().land(cavern="m21", tunnel="m22", deep_tunnel="m32", ore_mine="m33", ruby_mine="m12")
    housework(t)
    assert cells_for(t, "quarry") == {"m21", "m22", "m32"}
    t.play("furnish quarry m32")
    assert room(t, "m32") == "quarry"


def test_cav_11_2_a_furnished_tunnel_is_no_tunnel_for_mines() -> None:
    """CAV-11.2: neither the ore mine nor the ruby mine finds it."""
    t = Table().open("ore_mine_construction", "ruby_mine_construction")
    t.home().tiles(work_room="m31").land(tunnel="m22 m23")
    t.turn()
    assert "place ore_mine_construction" in t.tokens()
    assert "place ruby_mine_construction" in t.tokens()
    t.home().tiles(quarry="m22")
    t.turn()
    assert t.refuses("place ore_mine_construction")
    t.home().tiles(seam="m23")
    assert t.turn().refuses("place ruby_mine_construction")


def test_cav_11_3_a_bought_tile_is_gone_for_the_others() -> None:
    """CAV-11.3: each tile exists once, only the ordinary Dwelling again and again."""
    t = Table()
    t.home().land(cavern="m21 m22").has(wood=9, stone=9)
    t.home(1).has(wood=9, stone=9)
    housework(t).play("furnish carpenter m31")
    t.s.occupants = [-1] * len(t.s.occupants)
    t.play("place housework")
    assert t.decider == 1
    assert "carpenter" not in furnishable(t)
    t.play("furnish dwelling m31")
    t.s.occupants = [-1] * len(t.s.occupants)
    t.play("place housework")
    assert t.decider == 0
    assert "dwelling" in furnishable(t)
    assert "carpenter" not in furnishable(t)


def test_cav_11_3_tiles_are_permanent() -> None:
    """CAV-11.3: a furnished cavern is no place for another tile."""
    t = Table()
    t.home().tiles(dwelling="m31").land(cavern="m21").has(wood=1)
    assert cells_for(housework(t), "trader") == {"m21"}


@pytest.mark.parametrize("owned", ["", "carpenter", "stone_carver", "carpenter stone_carver"])
def test_cav_11_4_carpenter_and_stone_carver_reduce_the_price(owned: str) -> None:
    """CAV-11.4: one wood less, one stone less, of the Working cave (1W 1S)."""
    wood = 0 if "carpenter" in owned else 1
    stone = 0 if "stone_carver" in owned else 1
    t = Table()
    t.home().tiles(**dict(zip(owned.split(), ["m31", "m22"], strict=False))).land(cavern="m21")
    t.home().has(wood=2, stone=2)
    housework(t).play("furnish working_cave m21")
    assert t.goods() == {"wood": 2 - wood, "stone": 2 - stone}


def test_cav_11_4_a_price_is_never_negative() -> None:
    """CAV-11.4: nothing comes back for a tile without wood or stone in its price."""
    t = Table()
    t.home().tiles(carpenter="m31", stone_carver="m22").land(cavern="m21").has(wood=1, stone=1)
    housework(t).play("take", "furnish dog_school m21")
    assert t.goods() == {"wood": 1, "stone": 1}


def test_cav_11_4_other_goods_of_a_price_are_never_reduced() -> None:
    """CAV-11.4: the ore of the Stone storage and the vegetables of the Food chamber stay."""
    t = Table()
    t.home().tiles(carpenter="m31", builder="m22").land(cavern="m21 m23")
    t.home().has(wood=3, ore=1, vegetable=2)
    housework(t).play("furnish stone_storage m21")
    assert t.goods() == {"wood": 1, "vegetable": 2}
    t.s.occupants = [-1] * len(t.s.occupants)
    housework(t).play("furnish food_chamber m23")
    assert t.goods() == {}


def test_cav_11_4_the_builder_replaces_what_is_left_after_the_discounts() -> None:
    """CAV-11.4: first the discounts, then one wood and one stone for ore each."""
    t = Table()
    t.home().tiles(carpenter="m31", stone_carver="m22", builder="m23").land(cavern="m21")
    t.home().has(wood=1, stone=1, ore=2)
    housework(t).play("furnish ruby_supplier m21")
    assert sorted(t.tokens()) == [
        "pay 1 stone 1 ore",
        "pay 1 wood 1 ore",
        "pay 1 wood 1 stone",
        "pay 2 ore",
    ]


@pytest.mark.parametrize(
    "tile, price, refund", [("carpenter", 1, 0), ("stone_carver", 1, 2), ("builder", 1, 0)]
)
def test_cav_14_40_tiles_never_discount_their_own_purchase(
    tile: str, price: int, refund: int
) -> None:
    """CAV-14.40, CAV-11.4: only tiles owned before the payment count."""
    paid = "wood" if tile == "stone_carver" else "stone"
    t = Table()
    t.home().has(ore=3)
    assert tile not in furnishable(housework(t))
    t = Table()
    t.home().has(**{paid: price})
    housework(t).play(f"furnish {tile} m31")
    assert t.goods() == ({"stone": refund} if refund else {})


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.name)
def test_cav_11_5_printed_points_are_scored(tile: Furnishing) -> None:
    """CAV-11.5, CAV-12.12: the printed number; a tile with "*" has only a formula."""
    printed = ROWS[tile.name]["Pts"]
    t = Table()
    t.home().tiles(**{tile.name: "m31"})
    assert t.score()["furnishings"] == (0 if printed == "*" else int(printed))
    assert (printed == "*") <= tile.scores()


@pytest.mark.parametrize("space", ["wish_for_children", "urgent_wish_for_children"])
def test_cav_11_6_only_dwellings(space: str) -> None:
    """CAV-11.6: DWELL offers the six orange tiles and no other."""
    t = Table().open(space)
    t.home().land(cavern="m21").has(wood=20, stone=20, gold=20, ore=20)
    t.turn().play(f"place {space}")
    assert furnishable(t) == {
        "dwelling",
        "simple_dwelling_42",
        "simple_dwelling_33",
        "mixed_dwelling",
        "couple_dwelling",
        "additional_dwelling",
    }
    t.play("furnish simple_dwelling_33 m21")
    assert t.goods()["wood"] == 17


def test_cav_11_7_tile_groups() -> None:
    """CAV-11.7: 6 orange, 24 green, 18 yellow; 47 unique and the ordinary Dwelling."""
    colours = [COLOURS[tile.colour] for tile in TILES]
    assert (colours.count("orange"), colours.count("green"), colours.count("yellow")) == (6, 24, 18)
    assert [tile.name for tile in TILES if tile.unlimited] == ["dwelling"]
    groups = (("CAV-11.11", "CAV-11.16"), ("CAV-11.17", "CAV-11.49"), ("CAV-11.50", "CAV-11.67"))
    for colour, (first, last) in zip(COLOURS, groups, strict=True):
        names = {row["Tile id"] for row in table_rows(first, last)}
        assert {tile.name for tile in TILES if COLOURS[tile.colour] == colour} == names


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.name)
def test_cav_11_8_timing(tile: Furnishing) -> None:
    """CAV-11.8: A has an any-time exchange, E a bonus, I something immediate."""
    timing = ROWS[tile.name]["Timing"].split(", ")
    assert ("A" in timing) == any(isinstance(hook, Exchange) for hook in tile.hooks)
    assert ("E" in timing) == tile.scores()
    t = Table()
    t.home().animals(2, 0, 0, 2).has(wood=9, stone=9, ore=9, grain=9, vegetable=9, food=9, gold=9)
    t.home().land(cavern="m21")
    before = t.goods()
    housework(t).play("take", f"furnish {tile.name} m31")
    spent = {
        name: before[name] - tile.price.amounts[GOOD_NAMES.index(name)]
        for name in before
        if before[name] > tile.price.amounts[GOOD_NAMES.index(name)]
    }
    assert ("I" in timing) == (t.goods() != spent)


# Income and gains


def deliveries(t: Table, good: str) -> list[int]:
    """The rounds from now on that begin with one more of a good for seat 0."""
    found = []
    while t.s.round < 12:
        before = t.goods().get(good, 0)
        t.next_round()
        after = t.goods().get(good, 0)
        assert after - before in (0, 1)
        if after > before:
            found.append(t.s.round)
    return found


@pytest.mark.parametrize(
    "players, built, rounds",
    [(3, 8, [9, 10, 11, 12]), (2, 6, [7, 8, 10, 11]), (2, 10, [11, 12]), (1, 7, [8, 10, 11, 12])],
)
def test_cav_11_35_deliveries_in_played_rounds_only(
    players: int, built: int, rounds: list[int]
) -> None:
    """CAV-11.35, CAV-14.26: round 9 is left out, what would come after round 12 is lost."""
    t = Table(players=players, round=built)
    t.home().has(wood=2, stone=2)
    housework(t).play("furnish ruby_supplier m31")
    assert deliveries(t, "ruby") == rounds


def test_cav_11_36_every_received_stone_counts_for_the_seam() -> None:
    """CAV-11.36: from a space, from a ruby, from the Trader, from the Stone carver."""
    t = Table()
    t.home().tiles(seam="m31", trader="m22").land(cavern="m21").has(wood=1, gold=2, ruby=1)
    t.pile("drift_mining", stone=3).turn()
    t.play("use trader")
    assert t.goods() == {"wood": 2, "stone": 1, "ore": 2, "ruby": 1}
    t.play("ruby stone")
    assert t.goods() == {"wood": 2, "stone": 2, "ore": 3}
    t.play("place drift_mining", "stop")
    assert t.goods() == {"wood": 2, "stone": 5, "ore": 6}
    t.turn().play("place housework", "furnish stone_carver m21")
    assert t.goods() == {"wood": 1, "stone": 7, "ore": 8}


def test_cav_11_36_loot_market_quarry_and_supplier_stone_count_too() -> None:
    """CAV-11.36: the other sources of stone."""
    t = Table().open("exploration")
    t.home().dwarfs(3).tiles(seam="m31")
    t.turn().play("place exploration", "loot stone")
    assert t.goods() == {"stone": 1, "ore": 1}
    t = Table(players=5)
    t.home().tiles(seam="m31")
    t.turn().play("place weekly_market", "buy stone")
    assert t.goods() == {"stone": 1, "ore": 1, "gold": 3}
    t = Table()
    t.home().tiles(seam="m31", quarry="m21").land(small="f43").has(donkey=2, food=4)
    t.home(1).has(food=4)
    t.harvest()
    assert t.goods() == {"stone": 1, "ore": 1}
    t = Table()
    t.home().tiles(seam="m31").land(cavern="m21").has(wood=1)
    housework(t).play("furnish stone_supplier m21")
    t.next_round()
    assert t.goods() == {"stone": 1, "ore": 1}


def test_cav_11_36_discounts_are_not_gains() -> None:
    """CAV-11.36: a stone saved by the Stone carver brings no ore."""
    t = Table().open("sheep_farming")
    t.home().tiles(seam="m31", stone_carver="m22").land(cavern="m21")
    t.turn().play("place sheep_farming", "stable f11")
    assert t.goods() == {}
    t.home().has(wood=1)
    housework(t).play("furnish working_cave m21")
    assert t.goods() == {}


# Special tile rules


@pytest.mark.parametrize(
    "first, second, price",
    [("trader", "spare_part_storage", 2), ("spare_part_storage", "trader", 1)],
)
def test_cav_11_40_the_second_of_the_pair_covers_the_first(
    first: str, second: str, price: int
) -> None:
    """CAV-11.40: on top of the first, nowhere else; the covered tile is out of the game."""
    t = Table()
    t.home().tiles(**{first: "m31"}).land(cavern="m21").has(wood=4, stone=1, ore=1, gold=2)
    housework(t)
    assert f"use {first}" in t.side()
    assert cells_for(t, second) == {"m31"}
    t.play(f"furnish {second} m31")
    assert t.goods()["wood"] == 4 - price
    assert room(t, "m31") == second
    t.turn()
    assert f"use {second}" in t.side()
    assert t.refuses(f"use {first}")
    assert t.score()["furnishings"] == TILE_NAMED[second].points
    assert not t.s.supply >> TILE_NAMED[first].index & 1


def test_cav_11_40_no_empty_cavern_is_needed() -> None:
    """CAV-11.40: without any empty cavern only the covering tile is offered."""
    t = Table()
    t.home().tiles(trader="m31").has(wood=9, stone=9)
    housework(t)
    assert t.matching("furnish") == ["spare_part_storage m31"]


def test_cav_11_40_only_the_owner_of_the_first_covers() -> None:
    """CAV-11.40: everybody else furnishes the other tile on an empty cavern."""
    t = Table()
    t.home(1).tiles(trader="m31")
    t.home().land(cavern="m21").has(wood=2)
    assert cells_for(housework(t), "spare_part_storage") == {"m31", "m21"}


def guest(space: str, players: int = 4) -> Table:
    """Seat 0 owns the Guest room; a card or printed space can be used."""
    t = Table(players=players)
    if players == 4 and space != "growth":
        t.open(space)
    t.home().tiles(guest_room="m31")
    return t


def test_cav_11_41_growth() -> None:
    """CAV-11.41: goods and/or family growth, in any order."""
    t = guest("growth")
    t.home().tiles(dwelling="m21 m22")
    t.turn().play("place growth", "grow")
    assert t.dwarfs() == [0, 0, 0]
    assert t.goods() == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}
    t = Table(players=4)
    t.home().tiles(dwelling="m21")
    t.turn().play("place growth", "take")
    assert t.decider == 1, "without the Guest room only one of them"


def test_cav_11_41_wish_for_children() -> None:
    """CAV-11.41: growth and/or a dwelling, in any order."""
    t = guest("wish_for_children")
    t.home().land(cavern="m21").has(wood=4, stone=3)
    t.turn().play("place wish_for_children", "furnish dwelling m21", "grow")
    assert t.dwarfs() == [0, 0, 0]
    t = guest("wish_for_children")
    t.home().tiles(dwelling="m22").land(cavern="m21").has(wood=4, stone=3)
    t.turn().play("place wish_for_children", "grow", "furnish dwelling m21")
    assert t.dwarfs() == [0, 0, 0]
    assert room(t, "m21") == "dwelling"


def test_cav_11_41_urgent_wish_for_children() -> None:
    """CAV-11.41: (dwelling and then growth) and/or 3 gold; growth still needs the dwelling."""
    t = guest("urgent_wish_for_children")
    t.home().tiles(dwelling="m22").land(cavern="m21").has(wood=4, stone=3)
    t.turn().play("place urgent_wish_for_children")
    assert t.refuses("grow")
    t.play("take")
    assert t.refuses("grow")
    t.play("furnish dwelling m21", "grow")
    assert t.goods() == {"gold": 3}
    assert t.dwarfs() == [0, 0, 0]


def test_cav_11_41_ruby_mine_construction() -> None:
    """CAV-11.41: one mine on a tunnel and/or one on a deep tunnel, never two on one kind."""
    t = guest("ruby_mine_construction")
    t.home().land(tunnel="m21 m22", deep_tunnel="m32 m33")
    t.turn().play("place ruby_mine_construction", "tile ruby_mine m32")
    assert t.matching("tile ruby_mine") == ["m21", "m22"]
    t.play("tile ruby_mine m21")
    assert t.decider == 1
    assert t.goods() == {"ruby": 1}
    assert t.score()["mines"] == 8


def test_cav_11_41_extension_only_once_per_game() -> None:
    """CAV-11.41: both halves once; afterwards either ... or again."""
    t = guest("extension", players=7)
    t.turn().play("place extension", "tile cavern+tunnel m21-m22", "tile meadow+field f43-f33")
    assert t.goods() == {"wood": 1, "stone": 1}
    t.s.occupants = [-1] * len(t.s.occupants)
    t.turn().play("place extension", "tile cavern+tunnel m32-m33")
    assert t.decider == 1
    assert t.goods() == {"wood": 1, "stone": 2}


def test_cav_11_41_no_effect_elsewhere() -> None:
    """CAV-11.41: the choice of the third red marker stays a choice."""
    t = guest("family_life")
    for seat in range(4):
        t.home(seat).has(food=4).crops(f43="grain 1")
    t.harvest("red", reds_seen=3)
    assert t.tokens() == ["skip fields", "skip breeding"]
    t.play("skip fields")
    assert t.decider == 1


# Office room


def office(**land: str) -> Table:
    """Seat 0 owns the Office room, besides this land."""
    t = Table()
    t.home().tiles(office_room="m31").land(**land)
    return t


def adjacent(one: tuple[int, int], two: tuple[int, int]) -> bool:
    return abs(one[0] - two[0]) + abs(one[1] - two[1]) == 1


def legal_twins(area: str, used: set[str]) -> set[str]:
    """CAV-11.42 word by word: every placement of two different halves, overhanging or not."""
    inside = [(r, c) for r in range(1, 5) for c in range(1, 4)]
    beyond = 0 if area == "f" else 4
    outside = [(r, beyond) for r in range(1, 5)] + [(r, c) for r in (0, 5) for c in range(1, 4)]
    covered = [(int(name[1]), int(name[2])) for name in used]
    found = set()
    for a in inside + outside:
        for b in inside + outside:
            if (
                not adjacent(a, b)
                or a in covered
                or b in covered
                or (a in outside and b in outside)
            ):
                continue
            if covered and not any(adjacent(half, cell) for half in (a, b) for cell in covered):
                continue
            if not covered and (4, 3) not in (a, b):
                continue
            found.add(f"{area}{a[0]}{a[1]}-{area}{b[0]}{b[1]}")
    return found


@pytest.mark.parametrize(
    "used", ["", "f43", "f43 f33 f32 f31 f11 f12 f13", "f43 f42 f52 f33", "f43 f33 f30 f31 f32 f23"]
)
def test_cav_11_42_where_forest_tiles_may_overhang(used: str) -> None:
    """CAV-11.42, CAV-14.32: left, top and bottom edge, adjacency by either half, F(4,3) first."""
    t = office(meadow=used)
    t.turn().play("place slash_and_burn")
    assert set(t.matching("tile meadow+field")) == legal_twins("f", set(used.split()))


@pytest.mark.parametrize("used", ["", "m21 m22 m23 m12", "m42 m52 m43", "m32 m33 m34"])
def test_cav_11_42_where_mountain_tiles_may_overhang(used: str) -> None:
    """CAV-11.42, CAV-14.32: right, top and bottom edge; the inner border is none."""
    t = office(tunnel=used)
    t.turn().play("place excavation")
    legal = legal_twins("m", {"m31", "m41", *used.split()})
    assert set(t.matching("tile cavern+tunnel")) == legal
    both = {frozenset(pair.split("-")) for pair in t.matching("tile cavern+cavern")}
    assert both == {frozenset(pair.split("-")) for pair in legal}


def test_cav_11_42_without_the_office_room_nothing_overhangs() -> None:
    """CAV-11.42: others stay on the board."""
    t = Table()
    t.turn().play("place slash_and_burn")
    assert set(t.matching("tile meadow+field")) == {"f43-f42", "f42-f43", "f43-f33", "f33-f43"}


def test_cav_11_42_two_gold_per_overhanging_tile() -> None:
    """CAV-11.42: +2 gold each time, nothing for a tile on the board."""
    t = office()
    t.home().dwarfs(0, 0, 0)
    t.turn().play("place drift_mining", "tile cavern+tunnel m32-m42")
    assert t.goods() == {"food": 1}
    t.turn().play("place excavation", "tile cavern+cavern m33-m34")
    assert t.goods() == {"food": 1, "gold": 2}
    t.turn().play("place clearing", "tile meadow+field f43-f53")
    assert t.goods() == {"food": 1, "gold": 4}


def test_cav_11_42_overhanging_halves_are_ordinary_spaces() -> None:
    """CAV-11.42: furnish, sow, fence and build a stable outside, and join tiles to it."""
    t = office(cavern="m14", tunnel="m13", meadow="f43 f53 f52", field="f51").open("sheep_farming")
    t.home().has(wood=5, stone=1, grain=1).dwarfs(0, 0, 0)
    housework(t)
    assert cells_for(t, "trader") == {"m14"}
    t.play("furnish trader m14")
    t.turn().play("place sheep_farming")
    assert {"fence f53", "fence f43-f53", "fence f52-f53"} <= set(t.tokens())
    assert "stable f53" in t.tokens()
    t.play("fence f43-f53", "stable f53")
    assert t.home().home.land.pen_sizes() == [8]
    t.turn().play("place slash_and_burn", "sow 1 grain")
    assert t.home().home.grain_on_fields() == 3


def test_cav_11_42_outside_spaces_are_never_unused_and_hold_no_single_tile() -> None:
    """CAV-11.42: 24 spaces count for -1; rubies and loot place no tile outside."""
    t = office(cavern="m43", tunnel="m44", meadow="f43", field="f53")
    t.home().has(ruby=2)
    assert t.score()["unused_spaces"] == -20
    t.turn()
    for tile in ("meadow", "field", "tunnel", "cavern"):
        cells = t.matching(f"ruby {tile}")
        assert cells
        assert all(cell[1] in "1234" and cell[2] in "123" for cell in cells)


def test_cav_11_42_mines_and_large_pastures_bring_no_gold() -> None:
    """CAV-11.42, CAV-14.52: they may lie on overhanging spaces, even wholly."""
    t = office(tunnel="m13 m14 m24 m23", meadow="f43 f53 f52 f42")
    t.open("ore_mine_construction", "sheep_farming")
    t.home().has(wood=4)
    t.turn().play("place ore_mine_construction", "tile ore_mine+deep_tunnel m14-m24")
    assert t.goods() == {"wood": 4, "ore": 3}
    t.turn().play("place sheep_farming", "fence f52-f53")
    assert t.goods() == {"ore": 3}
    assert t.score()["pastures"] == 4
    assert t.score()["mines"] == 3


def test_cav_11_43_discounted_and_free_tiles_are_furnished_normally() -> None:
    """CAV-11.43: the immediate effect of a tile that cost nothing happens."""
    t = Table()
    t.home().tiles(carpenter="m31").land(cavern="m21")
    housework(t).play("furnish stone_carver m21")
    assert t.goods() == {"stone": 2}
    assert t.score()["furnishings"] == 1


# Which tiles are used, and special questions


def test_cav_11_68_introductory_game() -> None:
    """CAV-11.68: 27 kinds, 3 orange, 12 green and 12 yellow; 21 only in the full game."""
    supply = Table(mode="introductory").s.supply
    used = {tile.name for tile in TILES if supply >> tile.index & 1}
    assert used == {name for name, row in ROWS.items() if row["Intro"] == "yes"}
    assert used == {
        *("dwelling", "simple_dwelling_42", "simple_dwelling_33"),
        *("cuddle_room", "breakfast_room", "stubble_room"),
        *("carpenter", "stone_carver", "blacksmith"),
        *("wood_supplier", "stone_supplier", "ruby_supplier"),
        *("slaughtering_cave", "cooking_cave", "working_cave"),
        *("weaving_parlor", "milking_parlor", "hunting_parlor", "beer_parlor"),
        *("stone_storage", "ore_storage", "main_storage", "weapon_storage"),
        *("treasure_chamber", "food_chamber", "writing_chamber", "fodder_chamber"),
    }
    colours = [COLOURS[TILE_NAMED[name].colour] for name in used]
    assert (colours.count("orange"), colours.count("green"), colours.count("yellow")) == (3, 12, 12)
    full = Table(mode="full").s.supply
    assert full.bit_count() - len(used) == 21


def peaceful(*strengths: int, **options: bool) -> Table:
    """Seat 0 owns the Peaceful cave; Blacksmithing and Exploration are open."""
    t = Table(**options).open("blacksmithing", "exploration")
    t.home().tiles(peaceful_cave="m31").dwarfs(*strengths)
    return t


def test_cav_11_69_placed_dwarfs_and_several_times() -> None:
    """CAV-11.69: placed dwarfs may be disarmed too, one after another."""
    t = peaceful(3, 5, 0)
    t.occupy("housework", 0).turn()
    assert t.matching("use peaceful_cave") == ["3", "5"]
    t.play("use peaceful_cave 5", "use peaceful_cave 3")
    assert t.goods() == {"food": 8}
    assert t.dwarfs() == [0, 0, 0]
    assert t.matching("use peaceful_cave") == []


def test_cav_11_69_not_the_acting_dwarf_during_its_expedition() -> None:
    """CAV-11.69: others yes; also one with the same strength as the acting dwarf."""
    t = peaceful(6, 9)
    t.turn().play("place exploration", "loot dog")
    assert t.matching("use peaceful_cave") == ["9"]
    t = peaceful(6, 6)
    t.turn().play("place exploration", "loot dog", "use peaceful_cave 6", "stop")
    assert t.dwarfs() == [7, 0]
    assert t.goods() == {"food": 6}


def test_cav_11_69_as_an_option_also_the_acting_dwarf() -> None:
    """CAV-11.69: PEACEFUL_DURING_OWN_EXPEDITION allows it."""
    t = peaceful(6, 9, peaceful_during_own_expedition=True)
    t.turn().play("place exploration", "loot dog")
    assert t.matching("use peaceful_cave") == ["6", "9"]
    t.play("use peaceful_cave 6", "loot boar", "stop")
    assert t.dwarfs() == [0, 9]


def test_cav_11_69_a_disarmed_dwarf_moves_to_the_front_and_may_forge() -> None:
    """CAV-11.69: at home it is the weakest now and may forge again."""
    t = peaceful(4, 9)
    t.home().has(ore=2)
    t.turn()
    assert t.refuses("override 9")
    t.play("use peaceful_cave 9", "place blacksmithing", "forge 2", "loot dog", "stop")
    assert t.dwarfs() == [4, 3]


def test_cav_11_70_last_exchanges_food_and_gold_of_tiles() -> None:
    """CAV-11.70: exchanges of tiles are legal there; the gold scores, the food does not."""
    t = Table(round=12)
    t.home().tiles(beer_parlor="m31", spare_part_storage="m21", cooking_cave="m22")
    t.home().has(wood=1, stone=1, ore=1, grain=3, vegetable=1)
    t.finale()
    before = t.total()
    t.play("use spare_part_storage")
    assert t.total() == before + 2
    t.play("use beer_parlor_gold")
    assert t.total() == before + 2 + 3 - 1
    t.play("use cooking_cave")
    assert t.goods() == {"gold": 5, "food": 5}
    assert t.total() == before + 2 + 3 - 1 - 1 - 1


def test_cav_11_71_supply_board_grid() -> None:
    """CAV-11.71: four boards of twelve, row by row: the order of the tiles."""
    text = paragraph("CAV-11.71").split("[P]:", 1)[1].lower()
    text = text.replace("simple 4/2", "simple dwelling 42").replace("3/3", "dwelling 33")
    boards = re.split(r"board \d:", text)[1:]
    grid = [name.strip(" .").replace(" ", "_") for b in boards for name in re.split("[,/|]", b)]
    assert len(grid) == 48
    for printed, tile in zip(grid, TILES, strict=True):
        assert tile.name.startswith(printed)


# Clarifications and hooks


def test_cav_11_72_parlors_count_the_animals_of_the_moment_once() -> None:
    """CAV-11.72: later sheep bring no food, but count at the end."""
    t = Table()
    t.home().has(wood=2, stone=1, sheep=1, ruby=1)
    housework(t).play("furnish weaving_parlor m31")
    assert t.goods() == {"food": 1, "ruby": 1}
    assert t.score()["bonuses"] == 0
    t.turn().play("ruby sheep")
    assert t.goods() == {"food": 1}
    assert t.score()["bonuses"] == 1


def test_cav_11_72_cuddle_room_grows_with_a_newborn() -> None:
    """CAV-11.72: the newborn dwarf counts at once."""
    t = Table(players=4)
    t.home().tiles(cuddle_room="m31", dwelling="m21").has(sheep=4)
    assert t.home().home.fits()
    assert not t.home().home.houses(5, 0, 0, 0)
    t.turn().play("place growth", "grow")
    assert t.home().home.houses(5, 0, 0, 0)


def test_cav_11_72_breakfast_room_is_for_cattle_only() -> None:
    """CAV-11.72: up to three cattle, no other animal."""
    t = Table()
    t.home().tiles(breakfast_room="m31")
    house = t.home().home
    assert house.houses(2, 0, 0, 1)
    assert house.houses(2, 0, 0, 3)
    assert not house.houses(2, 0, 0, 4)
    assert not house.houses(2, 0, 1, 0)


def test_cav_11_72_stone_carver_pays_itself_first() -> None:
    """CAV-11.72: its 2 stone come after paying; stables then cost nothing."""
    t = Table().open("sheep_farming")
    t.home().has(wood=1)
    housework(t).play("furnish stone_carver m31")
    t.turn().play("place sheep_farming", "stable f11")
    assert t.goods() == {"stone": 2}


def test_cav_11_72_blacksmith_helps_later_forges_only() -> None:
    """CAV-11.72: strength 1 or 2 costs nothing once the tile is built, and not before."""
    t = Table().open("blacksmithing")
    t.home().has(wood=1, stone=2)
    assert t.turn().refuses("place blacksmithing")
    housework(t).play("furnish blacksmith m31")
    t.home().has(ore=0)
    t.turn().play("place blacksmithing")
    assert t.tokens() == ["forge 1", "forge 2"]


def test_cav_11_72_miner_needs_a_donkey_in_an_ore_mine() -> None:
    """CAV-11.72, CAV-9.20: counted at the start of the round, in the best arrangement."""
    t = Table(round=7)
    t.home().tiles(miner="m31").land(ore_mine="m21", ruby_mine="m22").has(donkey=2)
    assert t.next_round().goods() == {"ore": 1}
    t = Table(round=7)
    t.home().tiles(miner="m31").land(ruby_mine="m22").has(donkey=2)
    assert t.next_round().goods() == {}


def test_cav_11_72_first_delivery_in_the_next_round() -> None:
    """CAV-11.72: nothing in the round of building."""
    t = Table()
    t.home().has(stone=1)
    housework(t).play("furnish wood_supplier m31")
    assert t.goods() == {}
    assert t.next_round().goods() == {"wood": 1}


def test_cav_11_72_dog_school_counts_dogs_of_every_source() -> None:
    """CAV-11.72: Housework, loot, market and rubies; dogs owned before do not count."""
    t = Table().open("exploration")
    t.home().tiles(dog_school="m31").has(dog=2, ruby=1).dwarfs(0, 1)
    t.turn().play("ruby dog")
    assert t.goods() == {"wood": 1}
    t.play("place housework")
    assert t.goods() == {"wood": 2}
    t.turn().play("place exploration", "loot dog")
    assert t.goods() == {"wood": 3}
    assert t.dogs() == 5
    t = Table(players=5)
    t.home().tiles(dog_school="m31")
    t.turn().play("place weekly_market", "buy dog")
    assert t.goods() == {"wood": 1, "gold": 2}


def test_cav_11_72_quarry_counts_newborn_donkeys_only() -> None:
    """CAV-11.72: donkeys from spaces, rubies, loot and market are not newborn."""
    t = Table(players=5).open("donkey_farming", "exploration")
    t.home().tiles(quarry="m31").land(large="f43-f33", stable="f43").has(ruby=1).dwarfs(3, 3, 3)
    t.pile("donkey_farming", donkey=1).turn().play("ruby donkey", "place donkey_farming")
    t.turn().play("place exploration", "loot donkey", "stop")
    t.turn().play("place weekly_market", "buy donkey")
    assert t.animals() == (0, 4, 0, 0)
    assert "stone" not in t.goods()


def test_cav_11_72_slaughtering_cave_for_animals_never_housed() -> None:
    """CAV-11.72: also an animal that finds no room brings one food more."""
    t = Table().open("exploration")
    t.home().tiles(slaughtering_cave="m31").has(sheep=2).dwarfs(10)
    t.turn().play("place exploration", "loot cattle", "cook 1 cattle")
    assert t.goods() == {"food": 4}


@pytest.mark.parametrize(
    "special, payment, food",
    [(False, "wood", 2), (False, "stone", 2), (False, "ore", 2), (True, "wood", 1)],
)
def test_cav_11_72_working_cave_feeds_one_dwarf(special: bool, payment: str, food: int) -> None:
    """CAV-11.72: one dwarf per feeding, one of the three payments; special feeding: 1 food."""
    t = Table(round=4 if special else 5)
    t.home().tiles(working_cave="m31").has(food=4, wood=2, stone=2, ore=4)
    t.home(1).has(food=4)
    t.harvest().play(f"feed work {payment}", seat=0)
    need = 2 if special else 4
    assert t.goods()["food"] == 4 - need + food
    left = {"wood": 2, "stone": 2, "ore": 4}
    left[payment] -= 2 if payment == "ore" else 1
    assert {name: n for name, n in t.goods().items() if name != "food"} == left


def test_cav_11_72_peaceful_cave_takes_the_whole_weapon() -> None:
    """CAV-11.72: all strength is lost; it combines with the Prayer chamber."""
    t = peaceful(11)
    t.home().tiles(prayer_chamber="m21")
    assert t.score()["bonuses"] == 0
    t.turn().play("use peaceful_cave 11")
    assert t.dwarfs() == [0]
    assert t.goods() == {"food": 11}
    assert t.score()["bonuses"] == 8


@pytest.mark.parametrize(
    "tile, use, goods, left",
    [
        ("hunting_parlor", "hunting_parlor", {"boar": 4}, {"gold": 4, "food": 4}),
        ("beer_parlor", "beer_parlor_gold", {"grain": 4}, {"gold": 6}),
        ("blacksmithing_parlor", "blacksmithing_parlor", {"ruby": 2, "ore": 2}, {}),
        ("spare_part_storage", "spare_part_storage", {"wood": 2, "stone": 2, "ore": 2}, {}),
    ],
)
@pytest.mark.parametrize("final", [False, True])
def test_cav_11_72_any_number_of_times(
    tile: str, use: str, goods: dict[str, int], left: dict[str, int], final: bool
) -> None:
    """CAV-11.72: several times in a row, in the final window too."""
    t = Table()
    t.home().tiles(**{tile: "m31"}).has(**goods).land(small="f43")
    if final:
        t.finale()
    else:
        t.turn()
    t.play(f"use {use}", f"use {use}")
    expected = left or {"gold": 4, **({"food": 2} if "ruby" in goods else {})}
    assert t.goods() == expected
    assert final or t.refuses(f"use {use}")


@pytest.mark.parametrize(
    "tile, without, with_child",
    [
        ("broom_chamber", 0, 5),
        ("supplies_storage", 8, 0),
        ("prayer_chamber", 0, 0),
        ("weapon_storage", 12, 12),
    ],
)
def test_cav_11_72_a_dwarf_born_in_the_last_round_counts(
    tile: str, without: int, with_child: int
) -> None:
    """CAV-11.72: all dwarfs in play at scoring, the late child unarmed."""
    t = Table(round=12)
    t.home().tiles(**{tile: "m31"}).dwarfs(1, 2, 3, 4)
    assert t.score()["bonuses"] == without
    t.home().dwarfs(1, 2, 3, 4, 0, newborn=1)
    assert t.score()["bonuses"] == with_child


def test_cav_11_72_treasure_chamber_counts_rubies_in_the_supply() -> None:
    """CAV-11.72: ruby mines are no rubies."""
    t = Table()
    t.home().tiles(treasure_chamber="m31").land(ruby_mine="m21").has(ruby=2)
    assert t.score()["bonuses"] == 2


def test_cav_11_72_main_storage_leaves_out_covered_tiles() -> None:
    """CAV-11.72: a Spare part storage under the Trader does not count."""
    t = Table()
    t.home().tiles(main_storage="m31", spare_part_storage="m21").has(wood=1)
    assert t.score()["bonuses"] == 4
    housework(t).play("furnish trader m21")
    assert t.score()["bonuses"] == 2


def test_cav_11_72_state_parlor_adjacency_is_recomputed() -> None:
    """CAV-11.72: dwellings built later count for points; an empty Additional dwelling counts."""
    t = Table()
    t.home().land(cavern="m21 m22").has(wood=4, stone=6, gold=5)
    housework(t).play("furnish state_parlor m31")
    assert t.goods()["food"] == 2
    assert t.score()["bonuses"] == 4
    t.s.occupants = [-1] * len(t.s.occupants)
    housework(t).play("furnish additional_dwelling m21")
    assert t.goods() == {"food": 2}
    assert t.score()["bonuses"] == 8


STATIC_HOOKS = {
    "carpenter": {q.FURNISH_WOOD, q.FENCE_WOOD},
    "stone_carver": {q.FURNISH_STONE, q.STABLE_STONE},
    "builder": {q.ORE_REPLACES},
    "blacksmith": {q.FORGE_ORE},
    "working_cave": {q.FED_BY_WORK},
    "mining_cave": {q.FED_BY_DONKEYS},
    "slaughtering_cave": {q.COOKED_EXTRA},
    "cuddle_room": {q.SHEEP_PER_DWARF},
    "breakfast_room": {q.CATTLE_ROOM},
    "stubble_room": {q.FIELD_ANIMALS},
    "work_room": {q.FURNISH_TUNNELS},
    "office_room": {q.OVERHANG},
    "guest_room": {q.LOOSE_EITHER_OR},
    "cooking_cave": {q.GRAIN_AND_VEGETABLE_MEAL},
    "beer_parlor": {q.TWO_GRAIN_MEAL},
    "mixed_dwelling": {q.ROOM, q.ANIMAL_ROOMS},
    "dwelling": {q.ROOM},
    "simple_dwelling_42": {q.ROOM},
    "simple_dwelling_33": {q.ROOM},
    "couple_dwelling": {q.ROOM},
    "additional_dwelling": {q.SIXTH_DWARF},
}
TRIGGERS = {
    "wood_supplier": {q.START_OF_ROUND},
    "stone_supplier": {q.START_OF_ROUND},
    "ruby_supplier": {q.START_OF_ROUND},
    "miner": {q.START_OF_ROUND},
    "seam": {q.GAINED_STONE},
    "dog_school": {q.GAINED_DOG},
    "quarry": {q.NEWBORN_DONKEY},
    "breeding_cave": {q.BREEDING},
}
ANY_TIME = {
    "trader",
    "cooking_cave",
    "peaceful_cave",
    "hunting_parlor",
    "beer_parlor",
    "blacksmithing_parlor",
    "spare_part_storage",
}


def test_cav_11_73_hooks() -> None:
    """CAV-11.73: which tile takes part in what, and no other does."""
    statics, triggers, anytime = {}, {}, set()
    named = set().union(*STATIC_HOOKS.values())
    for tile in TILES:
        asked = {hook.question for hook in tile.hooks if isinstance(hook, Static)}
        if questions := asked & named:
            statics[tile.name] = questions
        if windows := {hook.window for hook in tile.hooks if isinstance(hook, Trigger)}:
            triggers[tile.name] = windows
        if any(isinstance(hook, Exchange) for hook in tile.hooks):
            anytime.add(tile.name)
    assert statics == STATIC_HOOKS
    assert triggers == TRIGGERS
    assert anytime == ANY_TIME
