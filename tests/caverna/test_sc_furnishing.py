"""Scenarios SC-31 to SC-46 and SC-57 to SC-60: expeditions, furnishing, scoring."""

from __future__ import annotations

import pytest

from hearthside.games.caverna.cells import cell_named
from hearthside.games.caverna.dwarf import placed
from hearthside.games.caverna.furnishing import TILE_NAMED, TILES
from tests.caverna.build import Table

FOREST = [f"f{r}{c}" for r in range(1, 5) for c in range(1, 4)]
ROCK = [f"m{r}{c}" for r in range(1, 5) for c in range(1, 4) if (r, c) not in ((3, 1), (4, 1))]


def furnishable(t: Table) -> set[str]:
    """The tiles that are offered."""
    return {word.split()[0] for word in t.matching("furnish")}


def room(t: Table, cell: str) -> str:
    """The tile of seat 0 on a cell, or nothing."""
    index = t.home().home.tile_at(cell_named(cell))
    return TILES[index].name if index >= 0 else ""


# F. Weapons and expeditions


@pytest.mark.parametrize("ore, strongest", [(0, 2), (1, 3), (6, 8), (20, 8)])
def test_sc_31_blacksmith_prices(ore: int, strongest: int) -> None:
    """SC-31: strengths 1 and 2 for nothing, at most 8, never ore for forging 1."""
    t = Table().open("blacksmithing")
    t.home().tiles(blacksmith="m31").has(ore=ore)
    t.turn().play("place blacksmithing")
    assert t.matching("forge") == [str(n) for n in range(1, strongest + 1)]
    assert t.refuses("forge 9")
    t.play("forge 1")
    assert t.goods().get("ore", 0) == ore
    assert t.matching("forge") == []


def test_sc_31_no_forging_with_an_armed_dwarf() -> None:
    """SC-31"""
    t = Table().open("blacksmithing")
    t.home().tiles(blacksmith="m31").dwarfs(1).has(ore=9)
    t.turn().play("place blacksmithing")
    assert t.refuses("forge 1")
    assert t.refuses("forge 8")


def test_sc_32_loot_at_strength_10() -> None:
    """SC-32: sixteen items; large_pasture only after wood; nothing above 10, nothing twice."""
    t = Table(players=4).open("exploration")
    t.home().dwarfs(10).has(wood=1, stone=1).land(meadow="f43 f33")
    t.turn().play("place exploration")
    assert t.matching("loot") == [
        "all_weapons_plus_1",
        "dog",
        "wood",
        "grain",
        "sheep",
        "stone",
        "donkey",
        "vegetable",
        "ore2",
        "boar",
        "gold2",
        "furnish_cavern",
        "stable",
        "tunnel",
        "small_pasture",
        "cattle",
    ]
    t.play("loot wood")
    assert "loot large_pasture" in t.tokens()
    for item in ("wood", "meadow", "dwelling", "field", "sow", "cavern", "breed2"):
        assert t.refuses(f"loot {item}")
    t.play("loot large_pasture", "loot cattle", "loot gold2")
    assert t.goods() == {"stone": 1, "gold": 2}
    assert t.score()["pastures"] == 4
    assert t.animals() == (0, 0, 0, 1)
    assert t.dwarfs() == [11]
    assert t.decider == 1


@pytest.mark.parametrize(
    "tiles, ways",
    [
        ([], [{"wood": 2, "stone": 2}]),
        (["carpenter"], [{"wood": 1, "stone": 2}]),
        (["stone_carver"], [{"wood": 2, "stone": 1}]),
        (["carpenter", "stone_carver"], [{"wood": 1, "stone": 1}]),
        (
            ["carpenter", "stone_carver", "builder"],
            [{"wood": 1, "stone": 1}, {"stone": 1, "ore": 1}, {"wood": 1, "ore": 1}, {"ore": 2}],
        ),
    ],
)
def test_sc_33_the_dwelling_item(tiles: list[str], ways: list[dict[str, int]]) -> None:
    """SC-33: the price of 2W 2S with its discounts; 3 points; no growth follows."""
    for way in ways:
        t = Table().open("blacksmithing")
        t.home().dwarfs(11, 11).land(cavern="m21").has(**way)
        t.home().tiles(**dict(zip(tiles, ["m22", "m23", "m12"], strict=False)))
        before = t.score()["furnishings"]
        t.turn().play("place blacksmithing", "loot dwelling")
        assert sorted(t.tokens()) == ["furnish dwelling m21", "furnish dwelling m31"]
        t.play("furnish dwelling m31")
        assert t.goods() == {}
        assert t.score()["furnishings"] - before == 3
        assert t.refuses("grow")
        for good in way:
            t = Table().open("blacksmithing")
            t.home().dwarfs(11, 11).has(**{**way, good: way[good] - 1})
            t.home().tiles(**dict(zip(tiles, ["m22", "m23", "m12"], strict=False)))
            assert t.turn().play("place blacksmithing").refuses("loot dwelling")


def test_sc_33_after_the_item_wood_and_beside_furnish_cavern() -> None:
    """SC-33: {1W 2S} is not enough, after wood it is; furnish_cavern takes the normal price."""
    t = Table().open("blacksmithing")
    t.home().dwarfs(11).land(cavern="m21").has(wood=1, stone=2)
    t.turn().play("place blacksmithing")
    assert t.refuses("loot dwelling")
    t.play("loot wood", "loot dwelling", "furnish dwelling m31")
    assert t.goods() == {}
    t = Table().open("blacksmithing")
    t.home().dwarfs(11).land(cavern="m21").has(wood=6, stone=5)
    t.turn().play("place blacksmithing", "loot dwelling", "furnish dwelling m31")
    assert t.goods() == {"wood": 4, "stone": 3}
    t.play("loot furnish_cavern", "furnish dwelling m21")
    assert t.goods() == {}


def test_sc_34_all_weapons_with_the_cap() -> None:
    """SC-34: 14 (acting), 14, home [0, 6], +2G; no item above 13, no weapon for the 0."""
    t = Table(players=4).open("ore_mine_construction")
    t.home().dwarfs(14, 13, 0, 5).has(ruby=1)
    t.s.homes[0].dwarfs[0] = placed(t.s.homes[0].dwarfs[0], 0)
    t.turn().play("override 13", "place ore_mine_construction")
    assert t.refuses("loot cavern")
    assert t.refuses("loot breed2")
    t.play("loot all_weapons_plus_1")
    assert t.refuses("loot cavern")
    t.play("loot gold2")
    assert t.dwarfs() == [14, 14, 0, 6]
    assert t.at_home() == [0, 6]
    assert t.goods() == {"gold": 2}


def test_sc_34_no_breeding_at_13() -> None:
    """SC-34: also with animals that could breed and a place for a cavern."""
    t = Table(players=4).open("ore_mine_construction")
    t.home().dwarfs(13).has(sheep=2).land(small="f43")
    t.turn().play("place ore_mine_construction", "loot all_weapons_plus_1")
    assert t.refuses("loot breed2")
    assert t.refuses("loot cavern")


def test_sc_35_level_4_with_strength_1() -> None:
    """SC-35: three items exist; stop after one or two; never zero, never an item twice."""
    t = Table(players=3).open("exploration")
    t.home().dwarfs(1)
    t.turn().play("place exploration")
    assert t.tokens() == ["loot all_weapons_plus_1", "loot dog", "loot wood"]
    t.play("loot all_weapons_plus_1")
    assert t.tokens() == ["loot dog", "loot wood", "stop"]
    t.play("loot dog")
    assert t.tokens() == ["loot wood", "stop"]
    t.play("loot wood")
    assert t.decider == 1
    assert (t.dogs(), t.goods(), t.dwarfs()) == (1, {"wood": 1}, [3])


def test_sc_36_peaceful_cave_then_a_new_weapon() -> None:
    """SC-36: {2O 1V 9F}, one boar, dwarf 6; the acting dwarf keeps its weapon on the way."""
    t = Table().open("blacksmithing")
    t.home().tiles(peaceful_cave="m31").dwarfs(9, 4).has(ore=5)
    t.s.homes[0].dwarfs[1] = placed(t.s.homes[0].dwarfs[1], 0)
    t.turn().play("place blacksmithing")
    assert t.matching("forge") == []
    t.play("use peaceful_cave 9")
    assert t.matching("forge") == ["1", "2", "3", "4", "5"]
    t.play("forge 5", "loot boar")
    assert t.matching("use peaceful_cave") == ["4"], "another dwarf, not the acting one"
    t.play("loot vegetable", "loot ore2")
    assert t.goods() == {"ore": 2, "vegetable": 1, "food": 9}
    assert t.animals() == (0, 0, 1, 0)
    assert t.dwarfs() == [6, 4]


@pytest.mark.parametrize(
    "order, wood", [(["furnish", "dog", "wood"], 3), (["dog", "wood", "furnish"], 2)]
)
def test_sc_37_dog_school_inside_an_expedition(order: list[str], wood: int) -> None:
    """SC-37: wood only for dogs gained after the tile was built."""
    t = Table().open("blacksmithing")
    t.home().dwarfs(7).has(ruby=1).land(cavern="m21")
    t.turn().play("place blacksmithing")
    for item in order:
        if item == "furnish":
            t.play("loot furnish_cavern", "furnish dog_school m31")
        else:
            t.play(f"loot {item}")
    assert t.dwarfs() == [8]
    t.home().dwarfs(8)
    t.turn().play("ruby dog")
    assert t.goods() == {"wood": wood}
    assert t.dogs() == 2


def test_sc_37_with_a_ruby_the_only_tile_is_not_built_unasked() -> None:
    """SC-37: one empty cavern, {1R}: the Dog school is the only free tile, not the only choice."""
    t = Table().open("blacksmithing")
    t.home().dwarfs(7).has(ruby=1)
    t.turn().play("place blacksmithing", "loot furnish_cavern")
    assert t.tokens() == ["furnish dog_school m31"]
    t.play("ruby wood")
    assert "furnish stone_carver m31" in t.tokens()


def test_sc_37_never_without_an_empty_cavern() -> None:
    """SC-37: the free Dog school needs a place as well."""
    t = Table().open("blacksmithing")
    t.home().dwarfs(7).tiles(seam="m31")
    t.turn().play("place blacksmithing")
    assert t.refuses("loot furnish_cavern")


def test_sc_38_adventure_with_an_armed_dwarf() -> None:
    """SC-38: Carpenter, then Builder, {}, dwarf 9; no forging, no second item in one expedition."""
    t = Table().open("adventure")
    t.home().dwarfs(7).land(cavern="m21").has(stone=2)
    t.turn().play("place adventure")
    assert t.matching("forge") == []
    assert t.refuses("loot stable")
    t.play("loot furnish_cavern", "furnish carpenter m31")
    assert t.dwarfs() == [8], "the first expedition is over after one item"
    assert {"stop", "loot stable", "loot furnish_cavern"} <= set(t.tokens())
    t.play("loot furnish_cavern", "furnish builder m21")
    assert t.goods() == {}
    assert (room(t, "m31"), room(t, "m21")) == ("carpenter", "builder")
    assert t.dwarfs() == [9]
    assert t.decider == 1


def test_sc_38_the_builder_is_not_paid_with_ore() -> None:
    """SC-38: it does not replace stone of its own price."""
    t = Table().open("adventure")
    t.home().dwarfs(7).tiles(carpenter="m31").land(cavern="m21").has(ore=3)
    t.turn().play("place adventure", "loot furnish_cavern")
    assert "builder" not in furnishable(t)


def test_sc_38_stop_after_the_first_expedition() -> None:
    """SC-38: the second is optional."""
    t = Table().open("adventure")
    t.home().dwarfs(7)
    t.turn().play("place adventure", "loot dog", "stop")
    assert t.dwarfs() == [8]
    assert t.decider == 1


# G. Furnishing


@pytest.mark.parametrize(
    "goods, payable",
    [
        ((2, 2, 0), True),
        ((1, 2, 1), True),
        ((2, 1, 1), True),
        ((1, 1, 2), True),
        ((1, 1, 1), False),
        ((0, 2, 2), False),
        ((2, 0, 2), False),
        ((0, 0, 4), False),
    ],
)
def test_sc_39_builder_replacements_are_optional(
    goods: tuple[int, int, int], payable: bool
) -> None:
    """SC-39: Ruby supplier (2W 2S) with the Builder."""
    t = Table()
    wood, stone, ore = goods
    t.home().tiles(builder="m31").land(cavern="m21").has(wood=wood, stone=stone, ore=ore)
    t.turn().play("place housework")
    assert t.refuses("furnish ruby_supplier m21") != payable
    if payable:
        t.play("furnish ruby_supplier m21")
        assert t.goods() == {}


def test_sc_39_all_four_ways() -> None:
    """SC-39: with {2W 2S 2O} all four ways are offered."""
    t = Table()
    t.home().tiles(builder="m31").land(cavern="m21").has(wood=2, stone=2, ore=2)
    t.turn().play("place housework", "furnish ruby_supplier m21")
    assert set(t.tokens()) == {
        "pay 2 wood 2 stone",
        "pay 1 wood 2 stone 1 ore",
        "pay 2 wood 1 stone 1 ore",
        "pay 1 wood 1 stone 2 ore",
    }
    t.play("pay 1 wood 2 stone 1 ore")
    assert t.goods() == {"wood": 1, "ore": 1}


def all_three() -> Table:
    """Carpenter, Stone carver and Builder are owned, one cavern is empty."""
    t = Table()
    t.home().tiles(carpenter="m31", stone_carver="m22", builder="m23").land(cavern="m21")
    return t


@pytest.mark.parametrize(
    "tile, goods, payable",
    [
        ("dwelling", {"wood": 3, "stone": 2}, True),
        ("dwelling", {"wood": 2, "stone": 2, "ore": 1}, True),
        ("dwelling", {"wood": 3, "stone": 1, "ore": 1}, True),
        ("dwelling", {"wood": 2, "stone": 1, "ore": 2}, True),
        ("dwelling", {"wood": 1, "stone": 2, "ore": 2}, False),
        ("beer_parlor", {"wood": 1}, True),
        ("beer_parlor", {"ore": 1}, True),
        ("beer_parlor", {}, False),
        ("work_room", {}, True),
        ("stone_storage", {"wood": 2, "ore": 1}, True),
        ("stone_storage", {"wood": 1, "ore": 2}, True),
        ("stone_storage", {"ore": 3}, False),
        ("stone_storage", {"wood": 2}, False),
        ("blacksmithing_parlor", {"ore": 3}, True),
        ("blacksmithing_parlor", {"ore": 2, "wood": 1}, False),
    ],
)
def test_sc_40_carpenter_stone_carver_and_builder(
    tile: str, goods: dict[str, int], payable: bool
) -> None:
    """SC-40: the reduced prices, one wood and one stone replaced at most."""
    t = all_three()
    t.home().has(**goods)
    t.turn().play("place housework")
    assert t.refuses(f"furnish {tile} m21") != payable
    if payable:
        t.play(f"furnish {tile} m21")
        assert t.goods() == {}, "never less than nothing, never more than the price"


def test_sc_40_stables_and_fences() -> None:
    """SC-40: a stable for nothing, both pastures for 5W, never for ore."""
    t = all_three().open("sheep_farming")
    t.home().land(meadow="f43 f33 f23").has(wood=5, ore=9)
    t.turn().play("place sheep_farming", "stable f11", "fence f23", "fence f33-f43")
    assert t.goods() == {"ore": 9}
    t = all_three().open("sheep_farming")
    t.home().land(meadow="f43 f33 f23").has(wood=4, ore=9)
    t.turn().play("place sheep_farming", "fence f23")
    assert t.refuses("fence f33-f43")
    t = all_three().open("sheep_farming")
    t.home().land(meadow="f43").has(ore=9)
    assert t.turn().play("place sheep_farming").matching("fence") == []


def test_sc_41_food_as_a_price() -> None:
    """SC-41: 3G for 2F while furnishing, then 1W 3F for the Supplies storage."""
    t = Table()
    t.home().has(wood=1, food=1, gold=3)
    t.turn().play("place housework")
    assert t.refuses("furnish supplies_storage m31")
    assert "eat 3 gold" in t.side()
    t.play("eat 3 gold", "furnish supplies_storage m31")
    assert t.goods() == {}


def test_sc_41_the_conversion_is_offered_after_the_dog_too() -> None:
    """SC-41: although no tile can be paid without it, and there is no ruby."""
    t = Table()
    t.home().has(wood=1, food=1, gold=3)
    t.s.supply = 1 << TILE_NAMED["supplies_storage"].index
    t.turn().play("place housework", "take", "eat 3 gold", "furnish supplies_storage m31")
    assert (t.dogs(), t.goods()) == (1, {})


def test_sc_41_never_3_wood_and_1_food() -> None:
    """SC-41"""
    t = Table()
    t.home().has(wood=3, food=1)
    assert t.turn().play("place housework").refuses("furnish supplies_storage m31")


def test_sc_42_spare_part_storage_covers_the_trader() -> None:
    """SC-42: on M(3,1) only; {2G}; Main storage 4; the Trader is gone for everybody."""
    t = Table()
    t.home().tiles(trader="m31", main_storage="m21").land(cavern="m22")
    t.home().has(wood=3, stone=1, ore=1)
    t.turn().play("place housework")
    assert t.matching("furnish spare_part_storage") == ["m31"]
    t.play("furnish spare_part_storage m31")
    t.turn().play("use spare_part_storage")
    assert t.goods() == {"gold": 2}
    assert t.refuses("use trader")
    assert (room(t, "m31"), room(t, "m22")) == ("spare_part_storage", "")
    assert t.score()["furnishings"] == 0
    assert t.score()["bonuses"] == 4
    t.s.occupants = [-1] * len(t.s.occupants)
    t.home(1).has(wood=9)
    t.turn(1).play("place housework")
    assert "trader" not in furnishable(t)


def test_sc_42_without_any_empty_cavern() -> None:
    """SC-42: the control: it can still be built on M(3,1)."""
    t = Table()
    t.home().tiles(trader="m31", main_storage="m21").has(wood=3)
    t.turn().play("place housework", "furnish spare_part_storage m31")
    assert room(t, "m31") == "spare_part_storage"


def test_sc_44_every_stone_counts() -> None:
    """SC-44: income, Trader, ruby, Drift mining, Stone carver; not a stable for 0 stone."""
    t = Table(players=3, round=5).open("sheep_farming")
    t.home().tiles(seam="m31", trader="m21", stone_supplier="m22").land(cavern="m23")
    t.home().counter(16, 3).has(wood=1, ruby=1, gold=2).dwarfs(0, 0, 0)
    t.next_round()
    assert t.goods() == {"wood": 1, "stone": 1, "ore": 1, "ruby": 1, "gold": 2}
    t.nature()
    t.pile("drift_mining", stone=3)
    t.turn().play("use trader")
    assert t.goods() == {"wood": 2, "stone": 2, "ore": 3, "ruby": 1}
    t.play("ruby stone")
    assert t.goods() == {"wood": 2, "stone": 3, "ore": 4}
    t.play("place drift_mining", "stop")
    assert t.goods() == {"wood": 2, "stone": 6, "ore": 7}
    t.turn().play("place housework", "furnish stone_carver m23")
    assert t.goods() == {"wood": 1, "stone": 8, "ore": 9}
    t.pile("sheep_farming", sheep=0)
    t.turn().play("place sheep_farming", "stable f11")
    assert t.goods() == {"wood": 1, "stone": 8, "ore": 9}


@pytest.mark.parametrize(
    "players, tile, built, rounds",
    [
        (4, "ruby_supplier", 10, [11, 12]),
        (4, "wood_supplier", 3, [4, 5, 6, 7, 8, 9, 10]),
        (2, "wood_supplier", 7, [8, 10, 11, 12]),
        (2, "stone_supplier", 5, [6, 7, 8, 10, 11]),
        (2, "ruby_supplier", 8, [10, 11, 12]),
        (4, "wood_supplier", 12, []),
        (2, "ruby_supplier", 12, []),
    ],
)
def test_sc_45_suppliers(players: int, tile: str, built: int, rounds: list[int]) -> None:
    """SC-45: deliveries in the next played rounds; none in the round of building or after 12."""
    good = tile.removesuffix("_supplier")
    t = Table(players=players, round=built)
    price = TILE_NAMED[tile].price
    t.home().has(wood=price.wood, stone=price.stone)
    t.turn().play("place housework", f"furnish {tile} m31")
    assert t.goods() == {}
    seen = []
    while t.s.round < 12:
        before = t.goods().get(good, 0)
        t.next_round()
        if t.goods().get(good, 0) == before + 1:
            seen.append(t.s.round)
    assert seen == rounds
    assert t.goods() == ({good: len(rounds)} if rounds else {})


def test_sc_45_the_game_ends_with_deliveries_left() -> None:
    """SC-45: what would come after round 12 is no error."""
    t = Table(players=2, round=12)
    t.home().has(stone=1, food=4).dwarfs(0)
    t.home(1).has(food=4).dwarfs(0)
    t.occupy("supplies", 1)
    t.turn().play("place housework", "furnish wood_supplier m31")
    assert t.over


def test_sc_46_state_parlor() -> None:
    """SC-46: +4 food now, later none; 16 points; the Additional dwelling counts, rooms do not."""
    t = Table()
    t.home().tiles(additional_dwelling="m31", dwelling="m42").land(cavern="m32 m22 m33")
    t.home().has(stone=3, gold=5).dwarfs(0, 0)
    t.turn().play("place housework", "furnish state_parlor m32")
    assert t.goods() == {"food": 4}
    assert t.score()["bonuses"] == 8
    t.home().has(wood=12, stone=8)
    for tile, cell in (("simple_dwelling_42", "m22"), ("couple_dwelling", "m33")):
        t.s.occupants = [-1] * len(t.s.occupants)
        t.home().dwarfs(0, 0)
        t.turn().play("place housework", f"furnish {tile} {cell}")
    assert t.goods() == {"food": 4}
    assert t.score()["bonuses"] == 16


def test_sc_46_green_rooms_are_no_dwellings() -> None:
    """SC-46"""
    t = Table()
    t.home().tiles(cuddle_room="m31", guest_room="m22", main_storage="m33", work_room="m42")
    t.home().land(cavern="m32").has(stone=3, gold=5)
    t.turn().play("place housework", "furnish state_parlor m32")
    assert t.goods() == {}
    assert t.score()["bonuses"] == 2 * 2, "the Main storage only"


# J. Scoring


def test_sc_57_the_80_point_board() -> None:
    """SC-57: animals 21, tiles 12, pastures 6, 4+1+13, grain 5, -3, mines 11, dwarfs 4, 6 = 80."""
    t = Table(round=12)
    t.home().tiles(dwelling="m31 m32", cuddle_room="m21", cooking_cave="m22", working_cave="m23")
    t.home().tiles(fodder_chamber="m11").land(ruby_mine="m33 m42", ore_mine="m43")
    t.home().land(deep_tunnel="m12 m13", field="f42 f41 f31 f23 f22 f21")
    t.home().land(small="f43", large="f33-f32", stable="f43 f33")
    t.home().crops(f42="grain 3", f41="vegetable 2")
    t.home().dwarfs(0, 0, 0, 0).animals(4, 2, 3, 10, dogs=2)
    t.home().has(grain=6, vegetable=2, ruby=1, gold=13)
    assert t.home().home.fits()
    assert t.score() == {
        "animals": 21,
        "missing_animals": 0,
        "grain": 5,
        "vegetables": 4,
        "rubies": 1,
        "gold": 13,
        "dwarfs": 4,
        "unused_spaces": -3,
        "begging": 0,
        "pastures": 6,
        "mines": 11,
        "furnishings": 12,
        "bonuses": 6,
    }
    assert t.total() == 80
    t.home().has(dog=0)
    assert t.total() == 78, "no loss for a player without dogs"


def window() -> Table:
    """After the harvest of round 12: Beer parlor, Hunting parlor, Slaughtering cave."""
    t = Table(players=3, round=12)
    t.home().tiles(beer_parlor="m31", hunting_parlor="m21", slaughtering_cave="m22")
    t.home().land(small="f33", stable="f33").crops(f43="grain 2").has(grain=3, boar=4)
    return t.finale()


def test_sc_58_beer_parlor() -> None:
    """SC-58: {1Gr 3G}, 5 points instead of 3; never grain from the field."""
    t = window()
    assert t.score()["grain"] + t.score()["gold"] == 3
    assert {"use beer_parlor_gold", "use beer_parlor_food"} <= set(t.side(0))
    t.play("use beer_parlor_gold", seat=0)
    assert t.goods() == {"grain": 1, "gold": 3}
    assert t.score()["grain"] + t.score()["gold"] == 5
    assert t.refuses("use beer_parlor_gold", seat=0)
    assert t.refuses("use beer_parlor_food", seat=0)


@pytest.mark.parametrize("times, change", [(1, 0), (2, -2)])
def test_sc_58_hunting_parlor(times: int, change: int) -> None:
    """SC-58: 2G 2F each, up to twice; nothing more through the Slaughtering cave."""
    t = window()
    before = t.total()
    t.play(*["use hunting_parlor"] * times, seat=0)
    assert t.goods() == {"grain": 3, "gold": 2 * times, "food": 2 * times}
    assert t.animals() == (0, 0, 4 - 2 * times, 0)
    assert t.total() - before == change


@pytest.mark.parametrize("players", range(1, 8))
def test_sc_58_a_moment_for_every_player_count(players: int) -> None:
    """SC-58: to every player, without rubies or breeding; nothing is converted unasked."""
    t = Table(players=players, round=12)
    seat = players - 1
    t.home(seat).tiles(beer_parlor="m31").has(grain=2)
    t.finale()
    assert t.decider == seat
    assert "use beer_parlor_gold" in t.side(seat)
    t.play("done", seat=seat)
    assert t.over
    assert t.goods(seat) == {"grain": 2}


@pytest.mark.parametrize(
    "missing, unused, begging, lost, added",
    [(3, 4, 1, -13, 7), (0, 2, 0, -2, 2), (0, 0, 0, 0, 0), (2, 3, 0, -7, 7)],
)
def test_sc_59_writing_chamber(
    missing: int, unused: int, begging: int, lost: int, added: int
) -> None:
    """SC-59: printed 0 points; counted by the Main storage; other players' losses stay."""
    t = Table()
    t.home().land(field=" ".join(FOREST[unused:]), tunnel=" ".join(ROCK))
    t.home().tiles(writing_chamber="m31").begging(begging)
    t.home().animals(*[1 if i >= missing else 0 for i in range(4)])
    score = t.score()
    assert score["missing_animals"] + score["unused_spaces"] + score["begging"] == lost
    assert score["bonuses"] == added
    assert score["furnishings"] == 0
    assert t.total(1) == -28
    t.home().tiles(main_storage="m21")
    assert t.score()["bonuses"] == added + 4


@pytest.mark.parametrize("child, bonuses, total", [(True, 25, 30), (False, 28, 32)])
def test_sc_60_armed_or_not(child: bool, bonuses: int, total: int) -> None:
    """SC-60: Weapon 12, Supplies 8 or 0, Broom 0 or 5, Main 8, and the dwarfs."""
    t = Table(round=12)
    t.home().tiles(weapon_storage="m31", supplies_storage="m21", broom_chamber="m22")
    t.home().tiles(main_storage="m23")
    if child:
        t.home().dwarfs(14, 9, 3, 1, 0, newborn=1)
    else:
        t.home().dwarfs(14, 9, 3, 1)
    assert t.score()["bonuses"] == bonuses
    assert t.score()["bonuses"] + t.score()["dwarfs"] == total
