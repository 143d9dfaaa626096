"""Chapter 11, every furnishing tile: price, points and use as printed, and its effect in play."""

from __future__ import annotations

import pytest

from hearthside.games.caverna.furnishing import TILE_NAMED, TILES
from hearthside.games.caverna.goods import GOOD_NAMES
from hearthside.words import speaker
from tests.caverna.build import RULES, Table
from tests.caverna.rule_tables import table_rows

ROWS = table_rows("CAV-11.11", "CAV-11.67")
LETTERS = {
    "W": "wood",
    "S": "stone",
    "O": "ore",
    "G": "gold",
    "F": "food",
    "Gr": "grain",
    "V": "vegetable",
}


def price_of(row: dict[str, str]) -> dict[str, int]:
    """A printed price: '4W 3S', 'free'."""
    if row["Cost"] == "free":
        return {}
    return {LETTERS[word.lstrip("0123456789")]: int(word[0]) for word in row["Cost"].split()}


by_tile = pytest.mark.parametrize("row", ROWS, ids=[row["Tile id"] for row in ROWS])


# The tables of the rules


def test_cav_11_11_to_11_67_are_48_kinds_of_tiles() -> None:
    """CAV-11.11 to 11.34, CAV-11.44 to 11.67: all declared, in this order."""
    assert len(ROWS) == 48
    assert [row["Tile id"] for row in ROWS] == [tile.name for tile in TILES]


@by_tile
def test_cav_11_11_to_11_67_price_points_and_use_as_printed(row: dict[str, str]) -> None:
    """CAV-11.11 to 11.34, CAV-11.44 to 11.67: name, cost, points, introductory flag."""
    tile = TILE_NAMED[row["Tile id"]]
    assert speaker(RULES).thing(f"tile:{tile.name}") == row["Name"].removesuffix(" (unlimited)")
    assert tile.unlimited == row["Name"].endswith(" (unlimited)")
    price = {GOOD_NAMES[i]: n for i, n in enumerate(tile.price.amounts) if n}
    assert price == price_of(row)
    assert tile.points == (0 if row["Pts"] == "*" else int(row["Pts"]))
    assert tile.intro == (row["Intro"] == "yes")


@by_tile
def test_cav_11_11_to_11_67_exactly_the_price_is_paid(row: dict[str, str]) -> None:
    """CAV-11.11 to 11.34, CAV-11.44 to 11.67: paid exactly; not offered for less."""
    name, price = row["Tile id"], price_of(row)
    t = Table()
    t.home().has(**{good: n + 1 for good, n in price.items()})
    t.turn().play("place housework", f"furnish {name} m31")
    gained = {
        "stone_carver": {"stone": 2},
        "blacksmith": {"ore": 2},
        "state_parlor": {"food": 2},
        "dog_school": {"wood": 1},  # for the dog of Housework
    }
    left = dict.fromkeys(price, 1)
    for good, n in gained.get(name, {}).items():
        left[good] = left.get(good, 0) + n
    assert t.goods() == left
    for missing in price:
        t = Table()
        t.home().has(**{**price, missing: price[missing] - 1})
        t.turn().play("place housework")
        assert t.refuses(f"furnish {name} m31")


@pytest.mark.parametrize(
    "name, cost", [("trader", "1W"), ("working_cave", "1W 1S"), ("seam", "2W")]
)
def test_cav_14_18_disputed_costs(name: str, cost: str) -> None:
    """CAV-14.18: 1 wood; 1 wood 1 stone; 2 wood."""
    t = Table()
    t.home().has(**price_of({"Cost": cost}))
    t.turn().play("place housework", f"furnish {name} m31")
    assert t.goods() == {}


# Dwellings


def grown(t: Table) -> bool:
    """May the family grow? Wish for children offers nothing else here."""
    return not t.open("wish_for_children").turn().refuses("place wish_for_children")


def family(n: int, **tiles: str) -> Table:
    """Seat 0 has `n` dwarfs, these tiles, and nothing to build a dwelling with."""
    t = Table()
    t.home().dwarfs(*[0] * n).tiles(**tiles)
    return t


def test_cav_11_10_entry_level_dwelling() -> None:
    """CAV-11.10: 2 dwarfs and 2 animals of one kind, no points."""
    t = Table()
    home = t.home().home
    assert home.room() == 2
    for pair in ((2, 0, 0, 0), (0, 2, 0, 0), (0, 0, 2, 0), (0, 0, 0, 2)):
        assert home.houses(*pair)
    assert not home.houses(1, 1, 0, 0)
    assert not home.houses(3, 0, 0, 0)
    assert t.score()["furnishings"] == 0
    assert not grown(family(2))


@pytest.mark.parametrize("tile", ["dwelling", "simple_dwelling_42", "simple_dwelling_33"])
def test_dwellings_for_one_dwarf(tile: str) -> None:
    """CAV-11.11, CAV-11.12, CAV-11.13: room for one dwarf, none for animals."""
    assert grown(family(2, **{tile: "m31"}))
    assert not grown(family(3, **{tile: "m31"}))
    t = family(3, **{tile: "m31"})
    assert not t.home().home.houses(2, 1, 0, 0)


def test_cav_11_11_dwellings_are_unlimited() -> None:
    """CAV-11.11: another one is always there; each has its points and its room."""
    t = Table()
    t.home().tiles(dwelling="m31 m21").land(cavern="m22").has(wood=4, stone=3)
    t.turn().play("place housework", "furnish dwelling m22")
    assert t.score()["furnishings"] == 9
    assert t.home().home.room() == 5


def test_cav_11_14_mixed_dwelling() -> None:
    """CAV-11.14: room for one dwarf and two animals of one kind."""
    assert grown(family(2, mixed_dwelling="m31"))
    assert not grown(family(3, mixed_dwelling="m31"))
    home = family(2, mixed_dwelling="m31").home().home
    assert home.houses(2, 0, 2, 0)
    assert home.houses(0, 0, 0, 4)
    assert not home.houses(2, 0, 3, 0)
    assert not home.houses(2, 0, 1, 1)


def test_cav_11_15_couple_dwelling() -> None:
    """CAV-11.15: room for two dwarfs, each with a growth of its own."""
    assert grown(family(3, couple_dwelling="m31"))
    assert not grown(family(4, couple_dwelling="m31"))
    t = Table().open("urgent_wish_for_children")
    t.home().has(wood=8, stone=6)
    t.turn().play("place urgent_wish_for_children", "furnish couple_dwelling m31", "grow")
    assert t.dwarfs() == [0, 0, 0]
    assert t.decider == 1, "one growth only"


def test_cav_11_16_additional_dwelling() -> None:
    """CAV-11.16: only for the sixth dwarf; built earlier it stays empty."""
    assert not grown(family(2, additional_dwelling="m31"))
    assert not grown(family(4, additional_dwelling="m31", dwelling="m21 m22"))
    assert grown(family(5, additional_dwelling="m31", dwelling="m21 m22 m23"))
    assert not grown(family(5, dwelling="m21 m22 m23 m13"))
    assert not grown(family(6, additional_dwelling="m31", dwelling="m21 m22 m23 m13"))
    assert not grown(family(5, additional_dwelling="m31", dwelling="m21 m22"))


# Special rooms


@pytest.mark.parametrize("dwarfs", [2, 5])
def test_cav_11_17_cuddle_room(dwarfs: int) -> None:
    """CAV-11.17: as many sheep as own dwarfs, no other animals."""
    home = family(dwarfs, cuddle_room="m31").home().home
    assert home.houses(dwarfs, 0, 0, 2)
    assert not home.houses(dwarfs + 1, 0, 0, 2)
    assert home.houses(dwarfs + 2, 0, 0, 0)
    assert not home.houses(0, 1, 0, 2)


def test_cav_11_18_breakfast_room() -> None:
    """CAV-11.18: up to three cattle."""
    t = Table()
    t.home().has(wood=1, sheep=2, ruby=4, food=4)
    t.turn().play("ruby cattle")
    assert t.matching("cook") == ["1 cattle", "2 sheep"]
    t.play("cook 1 cattle", "place housework", "furnish breakfast_room m31")
    t.turn().play("ruby cattle", "ruby cattle", "ruby cattle")
    assert t.animals() == (2, 0, 0, 3)
    assert not t.home().home.houses(2, 0, 0, 4)


def test_cav_11_19_stubble_room() -> None:
    """CAV-11.19: one farm animal on every empty field, none on a sown one."""
    t = Table()
    t.home().tiles(stubble_room="m31").crops(f33="grain 3").land(field="f43 f42")
    home = t.home().home
    assert home.houses(2, 1, 1, 0)
    assert not home.houses(2, 1, 1, 1)
    t = Table()
    t.home().land(field="f43 f42")
    assert not t.home().home.houses(2, 1, 0, 0)


def test_cav_11_20_work_room() -> None:
    """CAV-11.20: tunnels may be furnished, but not with the Work room itself."""
    t = Table()
    t.home().land(tunnel="m21", deep_tunnel="m22").has(wood=1, stone=1)
    t.turn().play("place housework")
    assert t.matching("furnish work_room") == ["m31"]
    t.play("furnish work_room m31")
    t.s.occupants = [-1] * len(t.s.occupants)
    t.turn().play("place housework")
    assert t.matching("furnish quarry") == ["m21", "m22"]


def test_cav_11_21_guest_room() -> None:
    """CAV-11.21: "either ... or" becomes "and / or" as soon as the tile is owned."""
    t = Table().open("ruby_mine_construction")
    t.home().land(tunnel="m21", deep_tunnel="m22")
    t.turn().play("place ruby_mine_construction", "tile ruby_mine m21")
    assert t.decider == 1
    t = Table().open("ruby_mine_construction")
    t.home().land(tunnel="m21", deep_tunnel="m22").has(wood=1, stone=1)
    t.turn().play("place housework", "furnish guest_room m31")
    t.turn().play("place ruby_mine_construction", "tile ruby_mine m21", "tile ruby_mine m22")
    assert t.score()["mines"] == 8


def test_cav_11_22_office_room() -> None:
    """CAV-11.22: twin tiles may overhang, for 2 gold each."""
    t = Table()
    t.home().tiles(office_room="m31")
    t.turn().play("place slash_and_burn", "tile meadow+field f53-f43")
    assert t.goods() == {"gold": 2}


# Building-material tiles


def test_cav_11_23_carpenter() -> None:
    """CAV-11.23: 1 wood less per furnishing tile and per Build-fences action."""
    t = Table().open("sheep_farming")
    t.home().tiles(carpenter="m31").land(cavern="m21", meadow="f43 f23").has(wood=2)
    t.turn().play("place housework", "furnish seam m21")
    assert t.goods() == {"wood": 1}
    t.turn().play("place sheep_farming", "fence f43")
    assert t.goods() == {}


@pytest.mark.parametrize("scope, wood", [("action", 5), ("pasture", 4)])
def test_cav_14_15_carpenter_once_per_action(scope: str, wood: int) -> None:
    """CAV-14.15, CAV-11.23: both pastures of one action for 5 wood; as an option for 4."""
    for order in (["fence f23", "fence f33-f43"], ["fence f33-f43", "fence f23"]):
        t = Table(carpenter_scope=scope).open("sheep_farming")
        t.home().tiles(carpenter="m31").land(meadow="f43 f33 f23").has(wood=9)
        t.turn().play("place sheep_farming", *order)
        assert t.goods() == {"wood": 9 - wood}
        t = Table(carpenter_scope=scope).open("sheep_farming")
        t.home().tiles(carpenter="m31").land(meadow="f43 f33 f23").has(wood=wood - 1)
        t.turn().play("place sheep_farming", order[0])
        assert t.refuses(order[1])


def test_cav_14_15_each_action_is_reduced() -> None:
    """CAV-14.15: two Build-fences actions of one round save a wood each."""
    t = Table().open("sheep_farming", "donkey_farming")
    t.home().tiles(carpenter="m31").land(meadow="f43 f32 f23").has(wood=2)
    t.turn().play("place sheep_farming", "fence f43")
    t.turn().play("place donkey_farming", "fence f23")
    assert t.goods() == {}


def test_cav_11_24_stone_carver() -> None:
    """CAV-11.24: +2 stone; 1 stone less per furnishing tile and per stable."""
    t = Table().open("sheep_farming")
    t.home().land(cavern="m21").has(wood=2)
    t.turn().play("place housework", "furnish stone_carver m31")
    assert t.goods() == {"wood": 1, "stone": 2}
    t.turn().play("place sheep_farming", "stable f11")
    assert t.goods() == {"wood": 1, "stone": 2}
    t = Table()
    t.home().tiles(stone_carver="m31").land(cavern="m21").has(stone=1)
    t.turn().play("place housework", "furnish writing_chamber m21")
    assert t.goods() == {}


def test_cav_11_25_blacksmith() -> None:
    """CAV-11.25: +2 ore; 2 ore less per forged weapon up to strength 8, not for Ore trading."""
    t = Table().open("blacksmithing", "ore_trading")
    t.home().has(wood=1, stone=2, ore=4)
    t.turn().play("place housework", "furnish blacksmith m31")
    assert t.goods() == {"ore": 6}
    t.turn().play("place blacksmithing")
    assert t.matching("forge") == [str(n) for n in range(1, 9)]
    t.play("forge 8")
    assert t.goods() == {}
    t = Table().open("ore_trading")
    t.home().tiles(blacksmith="m31").has(ore=1)
    assert t.turn().refuses("place ore_trading")


def test_cav_11_26_miner() -> None:
    """CAV-11.26: +1 ore per ore mine with a donkey at the start of each round."""
    for donkeys, ore in ((0, 0), (1, 1), (2, 2), (3, 2)):
        t = Table()
        t.home().tiles(miner="m31").land(ore_mine="m21 m22", ruby_mine="m23").has(donkey=donkeys)
        t.next_round()
        assert t.goods().get("ore", 0) == ore
        t.next_round()
        assert t.goods().get("ore", 0) == 2 * ore


def test_cav_11_27_builder() -> None:
    """CAV-11.27: 1 wood and/or 1 stone of a furnishing tile may be paid with ore."""
    t = Table()
    t.home().tiles(builder="m31").land(cavern="m21").has(wood=1, stone=1, ore=2)
    t.turn().play("place housework", "furnish main_storage m21")
    assert sorted(t.tokens()) == ["pay 1 wood 1 stone 1 ore", "pay 1 wood 2 ore"]
    t.play("pay 1 wood 2 ore")
    assert t.goods() == {"stone": 1}
    t = Table().open("sheep_farming")
    t.home().tiles(builder="m31").land(meadow="f43").has(wood=1, ore=2)
    t.turn()
    assert t.refuses("place sheep_farming"), "neither fences nor stables"


def test_cav_11_28_trader() -> None:
    """CAV-11.28: 2 gold for 1 wood, 1 stone and 1 ore, at any time."""
    t = Table()
    t.home().tiles(trader="m31").has(gold=5)
    t.turn().play("use trader", "use trader")
    assert t.goods() == {"wood": 2, "stone": 2, "ore": 2, "gold": 1}
    assert t.refuses("use trader")


@pytest.mark.parametrize(
    "tile, good, n",
    [("wood_supplier", "wood", 7), ("stone_supplier", "stone", 5), ("ruby_supplier", "ruby", 4)],
)
def test_suppliers(tile: str, good: str, n: int) -> None:
    """CAV-11.29, CAV-11.30, CAV-11.31: one at the start of each of the next 7, 5 or 4 rounds."""
    t = Table(players=3, round=1)
    price = TILE_NAMED[tile].price
    t.home().has(wood=price.wood, stone=price.stone)
    t.turn().play("place housework", f"furnish {tile} m31")
    for rounds in range(1, 12):
        t.next_round()
        assert t.goods() == {good: min(rounds, n)}


def test_cav_11_32_dog_school() -> None:
    """CAV-11.32: +1 wood for each dog gained from now on."""
    t = Table()
    t.home().has(dog=3, ruby=2)
    t.turn().play("place housework", "furnish dog_school m31")
    assert t.goods() == {"ruby": 2, "wood": 1}
    t.turn().play("ruby dog", "ruby dog")
    assert t.goods() == {"wood": 3}


def breeding(**tiles: str) -> Table:
    """A harvest in which seat 0 can breed all it has; both seats are fed."""
    t = Table()
    t.home().tiles(**tiles).land(small="f43 f33 f23 f13", stable="f43 f33 f23").has(food=4)
    t.home(1).has(food=4)
    return t


def test_cav_11_33_quarry() -> None:
    """CAV-11.33: +1 stone for a newborn donkey, in the harvest and as loot."""
    t = breeding(quarry="m31")
    t.home().animals(2, 4, 0, 0)
    t.harvest()
    assert t.animals() == (3, 5, 0, 0)
    assert t.goods() == {"stone": 1}
    t = Table().open("exploration")
    t.home().tiles(quarry="m31").land(ruby_mine="m21").dwarfs(14).has(donkey=2)
    t.turn().play("place exploration", "loot breed2")
    assert t.goods() == {"stone": 1}


def test_cav_11_34_seam() -> None:
    """CAV-11.34: +1 ore for each stone gained from now on."""
    t = Table()
    t.home().has(wood=2, stone=3, ruby=1)
    t.pile("excavation", stone=4).turn().play("place housework", "furnish seam m31")
    assert t.goods() == {"stone": 3, "ruby": 1}
    t.turn().play("ruby stone", "place excavation", "stop")
    assert t.goods() == {"stone": 8, "ore": 5}


# Food caves


@pytest.mark.parametrize(
    "eaten, food",
    [("1 sheep", 2), ("1 donkey", 2), ("2 donkey", 5), ("1 boar", 3), ("1 cattle", 4)],
)
def test_cav_11_44_slaughtering_cave(eaten: str, food: int) -> None:
    """CAV-11.44: +1 food per farm animal turned into food; two donkeys together bring 5."""
    t = Table()
    t.home().tiles(slaughtering_cave="m31").animals(1, 2, 1, 1)
    t.home().land(small="f43 f33 f23", stable="f43 f33 f23")
    t.turn().play(f"eat {eaten}")
    assert t.goods() == {"food": food}


def test_cav_11_44_slaughtering_cave_not_for_crops_or_hunting() -> None:
    """CAV-11.44: crops, gold and rubies as usual; nothing extra in the Hunting parlor."""
    t = Table()
    t.home().tiles(slaughtering_cave="m31", hunting_parlor="m21").has(boar=2, grain=1, gold=3)
    t.turn().play("use hunting_parlor")
    assert t.goods() == {"grain": 1, "gold": 5, "food": 2}
    t.play("eat 1 grain", "eat 3 gold")
    assert t.goods() == {"gold": 2, "food": 5}


def test_cav_11_44_slaughtering_cave_at_the_feeding() -> None:
    """CAV-11.44: the plan of a feeding counts it as well."""
    t = Table()
    t.home().tiles(slaughtering_cave="m31").has(cattle=1)
    t.home(1).has(food=4)
    t.harvest().play("feed 1 cattle", seat=0)
    assert (t.goods(), t.begging()) == ({}, 0)


def test_cav_11_45_cooking_cave() -> None:
    """CAV-11.45: 1 grain and 1 vegetable for 5 food, at any time."""
    t = Table()
    t.home().tiles(cooking_cave="m31").has(grain=2, vegetable=1)
    t.turn().play("use cooking_cave")
    assert t.goods() == {"grain": 1, "food": 5}
    assert t.refuses("use cooking_cave")


@pytest.mark.parametrize("round, saved", [(5, 2), (4, 1)])
def test_cav_11_46_working_cave(round: int, saved: int) -> None:
    """CAV-11.46: exactly one dwarf for 1 wood, 1 stone or 2 ore, at special feedings too."""
    t = Table(round=round)
    t.home().tiles(working_cave="m31").has(food=4, wood=1, stone=1, ore=2)
    t.home(1).has(food=4)
    t.harvest()
    assert {"feed", "feed work wood", "feed work stone", "feed work ore"} == set(t.tokens(0))
    t.play("feed work ore", seat=0)
    due = 4 if round == 5 else 2
    assert t.goods() == {"wood": 1, "stone": 1, "food": 4 - due + saved}


@pytest.mark.parametrize("round, due", [(5, 2), (4, 0)])
def test_cav_11_47_mining_cave(round: int, due: int) -> None:
    """CAV-11.47: -1 food per donkey in a mine, at special feedings too; tunnels are no mines."""
    t = Table(round=round)
    t.home().tiles(mining_cave="m31").land(ore_mine="m21", ruby_mine="m22", deep_tunnel="m23")
    t.home().has(food=4, donkey=3)
    t.home(1).has(food=4)
    t.harvest()
    assert t.goods()["food"] == 4 - due


@pytest.mark.parametrize("kinds, food", [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5)])
def test_cav_11_48_breeding_cave(kinds: int, food: int) -> None:
    """CAV-11.48: 1, 2, 3 or 5 food for 1 to 4 newborns of one breeding."""
    t = breeding(breeding_cave="m31")
    t.home().animals(*[2 if i < kinds else 0 for i in range(4)])
    t.harvest()
    assert sum(t.animals()) == 3 * kinds
    assert t.goods().get("food", 0) == food


def test_cav_11_48_breeding_cave_on_an_expedition() -> None:
    """CAV-11.48: the loot item is a breeding of its own."""
    t = Table().open("exploration")
    t.home().tiles(breeding_cave="m31").land(small="f43 f33", stable="f43 f33").dwarfs(14)
    t.home().animals(2, 0, 2, 0)
    t.turn().play("place exploration", "loot breed2", "breed sheep boar")
    assert t.goods() == {"food": 2}


def test_cav_11_49_peaceful_cave() -> None:
    """CAV-11.49: food as the strength of a weapon given up; the dwarf is unarmed."""
    t = Table()
    t.home().tiles(peaceful_cave="m31").dwarfs(3, 12)
    t.turn().play("use peaceful_cave 12")
    assert t.goods() == {"food": 12}
    assert t.dwarfs() == [3, 0]


# Parlors


@pytest.mark.parametrize("sheep, points", [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_cav_11_50_weaving_parlor(sheep: int, points: int) -> None:
    """CAV-11.50: 1 food per sheep at once, 1 point per 2 sheep at the end."""
    t = Table()
    t.home().land(large="f43-f33", stable="f43").has(wood=2, stone=1, sheep=sheep)
    t.turn().play("place housework", "furnish weaving_parlor m31")
    assert t.goods().get("food", 0) == sheep
    assert t.score()["bonuses"] == points


@pytest.mark.parametrize("cattle", [0, 1, 4])
def test_cav_11_51_milking_parlor(cattle: int) -> None:
    """CAV-11.51: 1 food per cattle at once, 1 point per cattle at the end."""
    t = Table()
    t.home().land(large="f43-f33", stable="f43").has(wood=2, stone=2, cattle=cattle)
    t.turn().play("place housework", "furnish milking_parlor m31")
    assert t.goods().get("food", 0) == cattle
    assert t.score()["bonuses"] == cattle


@pytest.mark.parametrize(
    "cell, dwellings, beside",
    [("m31", "", 1), ("m32", "", 0), ("m31", "m21", 2), ("m22", "m12 m21 m23 m32", 4)],
)
def test_cav_11_52_state_parlor(cell: str, dwellings: str, beside: int) -> None:
    """CAV-11.52: 2 food at once and 4 points at the end per adjacent dwelling, the printed too."""
    t = Table()
    t.home().tiles(dwelling=dwellings).land(cavern=cell).has(stone=3, gold=5)
    t.turn().play("place housework", f"furnish state_parlor {cell}")
    assert t.goods() == ({"food": 2 * beside} if beside else {})
    assert t.score()["bonuses"] == 4 * beside


def test_cav_11_53_hunting_parlor() -> None:
    """CAV-11.53: 2 boars for 2 gold and 2 food."""
    t = Table()
    t.home().tiles(hunting_parlor="m31").land(small="f43").has(boar=3)
    t.turn().play("use hunting_parlor")
    assert t.goods() == {"gold": 2, "food": 2}
    assert t.animals() == (0, 0, 1, 0)
    assert t.refuses("use hunting_parlor")


@pytest.mark.parametrize(
    "way, gained", [("beer_parlor_gold", {"gold": 3}), ("beer_parlor_food", {"food": 4})]
)
def test_cav_11_54_beer_parlor(way: str, gained: dict[str, int]) -> None:
    """CAV-11.54: 2 grain of the supply for 3 gold or for 4 food."""
    t = Table()
    t.home().tiles(beer_parlor="m31").crops(f43="grain 3").has(grain=3)
    t.turn().play(f"use {way}")
    assert t.goods() == {"grain": 1, **gained}
    assert t.matching("use beer_parlor_gold") + t.matching("use beer_parlor_food") == []


def test_cav_11_55_blacksmithing_parlor() -> None:
    """CAV-11.55: 1 ruby and 1 ore for 2 gold and 1 food."""
    t = Table()
    t.home().tiles(blacksmithing_parlor="m31").has(ruby=2, ore=1)
    t.turn().play("use blacksmithing_parlor")
    assert t.goods() == {"ruby": 1, "gold": 2, "food": 1}
    assert t.refuses("use blacksmithing_parlor")


# Storages and chambers


def bonus(tile: str, dwarfs: tuple[int, ...] = (0, 0), **goods: int) -> int:
    """What a tile scores by its formula."""
    t = Table()
    t.home().tiles(**{tile: "m31"}).dwarfs(*dwarfs).has(**goods)
    return t.score()["bonuses"]


@pytest.mark.parametrize("stone", [0, 1, 7])
def test_cav_11_56_stone_storage(stone: int) -> None:
    """CAV-11.56: 1 point per stone."""
    assert bonus("stone_storage", stone=stone) == stone


@pytest.mark.parametrize("ore, points", [(0, 0), (1, 0), (2, 1), (7, 3)])
def test_cav_11_57_ore_storage(ore: int, points: int) -> None:
    """CAV-11.57: 1 point per 2 ore."""
    assert bonus("ore_storage", ore=ore) == points


def test_cav_11_58_spare_part_storage() -> None:
    """CAV-11.58: 1 wood, 1 stone and 1 ore for 2 gold."""
    t = Table()
    t.home().tiles(spare_part_storage="m31").has(wood=2, stone=2, ore=1)
    t.turn().play("use spare_part_storage")
    assert t.goods() == {"wood": 1, "stone": 1, "gold": 2}
    assert t.refuses("use spare_part_storage")
    assert t.score()["bonuses"] == 0


def test_cav_11_59_main_storage() -> None:
    """CAV-11.59: 2 points per own yellow tile, itself included; not those of others."""
    t = Table()
    t.home().tiles(main_storage="m31", beer_parlor="m21", prayer_chamber="m22", trader="m23")
    t.home().dwarfs(1, 1)
    t.home(1).tiles(weaving_parlor="m31")
    assert t.score()["bonuses"] == 6


@pytest.mark.parametrize("dwarfs, points", [((0, 0), 0), ((0, 14), 3), ((1, 2, 3), 9)])
def test_cav_11_60_weapon_storage(dwarfs: tuple[int, ...], points: int) -> None:
    """CAV-11.60: 3 points per armed dwarf, however strong."""
    assert bonus("weapon_storage", dwarfs) == points


@pytest.mark.parametrize("dwarfs, points", [((0, 0), 0), ((0, 14), 0), ((1, 2, 3), 8)])
def test_cav_11_61_supplies_storage(dwarfs: tuple[int, ...], points: int) -> None:
    """CAV-11.61: 8 points if every dwarf is armed."""
    assert bonus("supplies_storage", dwarfs) == points


@pytest.mark.parametrize("dwarfs, points", [(2, 0), (4, 0), (5, 5), (6, 10)])
def test_cav_11_62_broom_chamber(dwarfs: int, points: int) -> None:
    """CAV-11.62: 5 points with 5 dwarfs, 10 with 6."""
    assert bonus("broom_chamber", (0,) * dwarfs) == points


@pytest.mark.parametrize("rubies", [0, 1, 4])
def test_cav_11_63_treasure_chamber(rubies: int) -> None:
    """CAV-11.63: 1 point per ruby, in addition to the normal one."""
    t = Table()
    t.home().tiles(treasure_chamber="m31").has(ruby=rubies)
    assert t.score()["bonuses"] == rubies
    assert t.score()["rubies"] == rubies


def test_cav_11_64_food_chamber() -> None:
    """CAV-11.64: 2 points per grain and vegetable, supply and fields together."""
    t = Table()
    t.home().tiles(food_chamber="m31").has(grain=1, vegetable=1)
    assert t.score()["bonuses"] == 2
    t.home().crops(f43="grain 3", f33="vegetable 2")
    assert t.score()["bonuses"] == 6


@pytest.mark.parametrize("dwarfs, points", [((0, 0), 8), ((0, 1), 0), ((14, 14), 0)])
def test_cav_11_65_prayer_chamber(dwarfs: tuple[int, ...], points: int) -> None:
    """CAV-11.65: 8 points if no dwarf is armed."""
    assert bonus("prayer_chamber", dwarfs) == points


def test_cav_11_66_writing_chamber() -> None:
    """CAV-11.66: up to 7 negative points are cancelled."""
    assert bonus("writing_chamber") == 7
    t = Table()
    cells = [f"f{r}{c}" for r in range(1, 5) for c in range(1, 4)]
    rock = [f"m{r}{c}" for r in range(1, 5) for c in range(1, 4) if (r, c) not in ((3, 1), (4, 1))]
    t.home().tiles(writing_chamber="m31").animals(1, 1, 1, 1)
    t.home().land(field=" ".join(cells), tunnel=" ".join(rock[2:]))
    assert t.score()["unused_spaces"] == -2
    assert t.score()["bonuses"] == 2


@pytest.mark.parametrize(
    "animals, points", [((0, 0, 0, 0), 0), ((2, 0, 0, 0), 0), ((1, 1, 1, 0), 1), ((4, 2, 3, 10), 6)]
)
def test_cav_11_67_fodder_chamber(animals: tuple[int, int, int, int], points: int) -> None:
    """CAV-11.67: 1 point per 3 farm animals of all kinds together; dogs do not count."""
    t = Table()
    t.home().tiles(fodder_chamber="m31").animals(*animals, dogs=5)
    assert t.score()["bonuses"] == points
