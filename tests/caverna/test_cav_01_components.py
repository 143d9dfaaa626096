"""CAV-1: vocabulary, limits and the geometry of the home board."""

from __future__ import annotations

import pytest

import hearthside
from hearthside.games.caverna.cells import (
    FOREST_SIDE,
    GRID,
    ICONS,
    MOUNTAIN_SIDE,
    cell_name,
    cell_named,
    neighbours,
    numbers,
)
from hearthside.games.caverna.furnishing import TILES
from hearthside.games.caverna.goods import GOOD_NAMES, STABLES
from hearthside.games.caverna.spaces import SPACES, URGENT_WISH, card_bag
from tests.caverna.build import Table

BOARD = [f"{side}{row}{column}" for side in "fm" for row in range(1, 5) for column in range(1, 4)]
ICON_CELLS = {
    "f13": ("boar", 1),
    "f31": ("boar", 1),
    "f42": ("food", 1),
    "m42": ("food", 1),
    "m13": ("food", 2),
}


def around(cell: str) -> set[str]:
    """The names of all adjacent cells of the board, found by the program."""
    return {cell_name(c) for c in numbers(neighbours(1 << cell_named(cell)) & GRID)}


# Vocabulary


def test_cav_1_1_building_materials_are_wood_stone_and_ore() -> None:
    """CAV-1.1: the set that the Trader sells."""
    t = Table()
    t.home().tiles(trader="m31").has(gold=2)
    t.turn().play("use trader")
    assert t.goods() == {"wood": 1, "stone": 1, "ore": 1}


def test_cav_1_2_crops_are_grain_and_vegetables() -> None:
    """CAV-1.2: nothing else can be sown."""
    t = Table()
    t.home().land(meadow="f43", field="f33 f32")
    t.home().has(wood=3, stone=3, ore=3, grain=1, vegetable=1, food=3, gold=3)
    t.turn().play("place slash_and_burn")
    assert set(t.matching("sow")) == {"1 grain", "1 vegetable", "1 grain 1 vegetable"}


def test_cav_1_3_dogs_are_no_farm_animals() -> None:
    """CAV-1.3: four kinds of farm animals; a dog is none and is never food."""
    t = Table()
    t.home().land(small="f43 f33 f23").animals(1, 1, 1, 1, dogs=2)
    t.turn()
    assert set(t.matching("eat 1")) == {"sheep", "donkey", "boar", "cattle"}
    t.home().animals(0, 0, 0, 0, dogs=2)
    assert t.score()["missing_animals"] == -8
    assert t.matching("eat") == []


def test_cav_1_4_supplies_are_open() -> None:
    """CAV-1.4: everybody sees what everybody has."""
    game = hearthside.new_game("caverna", players=3, seed=3)
    for viewer in (0, 1, 2, None):
        homes = game.view(viewer)["homes"]
        assert sorted(home["goods"]["food"] for home in homes) == [1, 1, 2]
        for home in homes:
            assert list(home["goods"])[:8] == [
                "wood",
                "stone",
                "ore",
                "ruby",
                "grain",
                "vegetable",
                "food",
                "gold",
            ]


def test_cav_1_4_animals_are_never_in_the_supply() -> None:
    """CAV-1.4: an animal without a place on the home board is turned into food at once."""
    t = Table()
    t.home().animals(2, 0, 0, 0).has(ruby=1)
    t.turn().play("ruby boar")
    assert set(t.tokens()) == {"cook 1 boar", "cook 2 sheep"}
    t.play("cook 1 boar")
    assert t.animals() == (2, 0, 0, 0)
    assert t.goods() == {"food": 2}


@pytest.mark.parametrize("cell", BOARD)
def test_cav_1_5_adjacent_means_sharing_an_edge(cell: str) -> None:
    """CAV-1.5, CAV-1.24: up, down, left, right inside the same grid; nothing else."""
    side, row, column = cell[0], int(cell[1]), int(cell[2])
    steps = ((-1, 0), (1, 0), (0, -1), (0, 1))
    expected = {f"{side}{row + r}{column + c}" for r, c in steps}
    assert around(cell) == expected & set(BOARD)


def test_cav_1_6_a_deep_tunnel_is_no_mine() -> None:
    """CAV-1.6: ore and ruby mines hold a donkey each, a deep tunnel does not."""
    t = Table()
    t.home().land(ore_mine="m21", deep_tunnel="m22", ruby_mine="m23")
    home = t.s.homes[0]
    assert home.houses(0, 4, 0, 0)
    assert not home.houses(0, 5, 0, 0)


def test_cav_1_7_a_deep_tunnel_is_no_tunnel() -> None:
    """CAV-1.7: an ore mine needs two ordinary tunnels; the ruby mine names the deep one."""
    t = Table()
    t.open("ore_mine_construction", "ruby_mine_construction")
    t.home().land(tunnel="m21", deep_tunnel="m22")
    t.turn()
    assert "place ore_mine_construction" not in t.tokens()
    t.play("place ruby_mine_construction")
    assert set(t.matching("tile ruby_mine")) == {"m21", "m22"}
    t.play("tile ruby_mine m21")
    assert t.goods() == {}


def test_cav_1_8_pastures_are_small_or_large() -> None:
    """CAV-1.8: fields and meadows are no pastures, neither for points nor for animals."""
    t = Table()
    t.home().land(meadow="f43 f33", field="f23")
    assert t.score()["pastures"] == 0
    assert not t.s.homes[0].houses(0, 0, 0, 3)
    t = Table()
    t.home().land(small="f43", large="f33-f23")
    assert t.score()["pastures"] == 2 + 4
    assert t.s.homes[0].houses(2, 0, 4, 2)


def test_cav_1_9_dwellings_are_orange_tiles_and_the_entry() -> None:
    """CAV-1.9: what "furnish a dwelling" offers, and what stands beside a State parlor."""
    t = Table()
    t.open("wish_for_children")
    t.home().has(wood=20, stone=20, ore=9, gold=9, grain=9, vegetable=9, food=9)
    t.turn().play("place wish_for_children")
    assert {token.split()[0] for token in t.matching("furnish")} == {
        "dwelling",
        "simple_dwelling_42",
        "simple_dwelling_33",
        "mixed_dwelling",
        "couple_dwelling",
        "additional_dwelling",
    }
    t = Table()
    t.home().tiles(state_parlor="m31")
    assert t.score()["bonuses"] == 4


def test_cav_1_10_the_general_supply_has_no_end() -> None:
    """CAV-1.10: exchanges pay into it and gain from it, beyond the number of pieces."""
    t = Table()
    t.home().has(ruby=40)
    t.pile("wood_gathering", wood=1).turn()
    t.play(*["ruby stone"] * 30)
    assert t.goods() == {"ruby": 10, "stone": 30}
    assert t.lying("wood_gathering") == {"wood": 1}


# Limits


def test_cav_1_11_five_dwarfs_three_stables_one_of_each_tile() -> None:
    """CAV-1.11: the only limits; ordinary Dwellings and terrain tiles never run out."""
    t = Table(players=2)
    t.open("family_life")
    t.home().tiles(couple_dwelling="m21", dwelling="m22 m23 m32").dwarfs(0, 0, 0, 0, 0)
    t.home().has(stone=9)
    t.turn()
    assert "place family_life" not in t.tokens()

    t = Table(players=2)
    t.open("sheep_farming")
    t.home().has(stone=9).land(stable="f11 f12")
    t.pile("sheep_farming", sheep=1).turn().play("place sheep_farming")
    assert len(t.matching("stable")) == 10
    t.play("stable f13")
    assert t.s.homes[0].goods[STABLES] == 0
    assert t.matching("stable") == []

    t = Table(players=2)
    t.home().dwarfs(0).has(stone=1)
    t.home(1).dwarfs(0).has(wood=4, stone=4)
    t.turn().play("place housework", "furnish carpenter m31")
    assert t.decider == 1
    t.s.occupants[:] = [-1] * len(SPACES)
    t.turn(1).play("place housework")
    assert "furnish carpenter m31" not in t.tokens()
    t.play("furnish dwelling m31")
    t.home(0).dwarfs(0).has(wood=4, stone=3).land(cavern="m21")
    t.s.occupants[:] = [-1] * len(SPACES)
    t.turn(0).play("place housework", "furnish dwelling m21")

    t = Table(players=2)
    t.home().has(ruby=10)
    t.turn()
    for cell in ("m21", "m22", "m23", "m11", "m12", "m13", "m32", "m33", "m42", "m43"):
        t.play(f"ruby tunnel {cell}")
    assert t.s.homes[0].land.tunnels.bit_count() == 10


def test_cav_1_12_pieces_that_the_program_counts_too() -> None:
    """CAV-1.12: 3 stables each, 47 tiles once and the Dwelling, 7 markers, 12 cards."""
    t = Table(players=7)
    assert [home.goods[STABLES] for home in t.s.homes] == [3] * 7
    assert len(TILES) == 48
    assert [tile.name for tile in TILES if tile.unlimited] == ["dwelling"]
    assert t.s.greens + t.s.reds == 7
    assert card_bag(7).bit_count() == 12
    assert not card_bag(7) >> URGENT_WISH.index & 1


def test_cav_1_13_single_tiles() -> None:
    """CAV-1.13: tunnel, cavern, meadow, field by ruby; the ruby mine and the small pasture."""
    t = Table()
    t.open("ruby_mine_construction", "sheep_farming")
    t.home().has(ruby=5, wood=2).land(tunnel="m21 m22", meadow="f43").dwarfs(0, 0)
    t.home(1).dwarfs()
    t.turn()
    assert {token.split()[0] for token in t.matching("ruby") if " " in token} == {
        "tunnel",
        "cavern",
        "meadow",
        "field",
    }
    t.play("place ruby_mine_construction", "tile ruby_mine m21")
    t.home().has(stone=1, ruby=0)
    t.play("place sheep_farming", "fence f43")
    land = t.s.homes[0].land
    assert land.ruby_mines == 1 << cell_named("m21")
    assert land.small == 1 << cell_named("f43")


def test_cav_1_13_twin_tiles() -> None:
    """CAV-1.13: cavern and cavern or tunnel, meadow and field, mine and deep tunnel, pasture."""
    t = Table()
    t.open("ore_mine_construction", "sheep_farming")
    t.home().dwarfs(0, 0, 0, 0).land(tunnel="m32 m33", meadow="f43 f33").has(wood=4)
    t.home(1).dwarfs()
    t.turn().play("place excavation")
    assert {token.split()[1] for token in t.tokens()} == {"cavern+tunnel", "cavern+cavern"}
    t.play("tile cavern+cavern m21-m22", "place slash_and_burn")
    assert {token.split()[1] for token in t.tokens()} == {"meadow+field"}
    t.play("tile meadow+field f23-f22")
    t.play("place ore_mine_construction", "tile ore_mine+deep_tunnel m32-m33")
    t.play("place sheep_farming", "fence f33-f43")
    land = t.s.homes[0].land
    assert land.caverns == 1 << cell_named("m31") | 1 << cell_named("m21") | 1 << cell_named("m22")
    assert land.meadows == 1 << cell_named("f23")
    assert land.fields == 1 << cell_named("f22")
    assert land.ore_mines == 1 << cell_named("m32")
    assert land.deep_tunnels == 1 << cell_named("m33")
    assert land.large == [1 << cell_named("f33") | 1 << cell_named("f43")]


# Geometry


def test_cav_1_14_two_grids_of_four_rows_and_three_columns() -> None:
    """CAV-1.14: forest left, mountain right, one index of six columns for both."""
    game = hearthside.new_game("caverna", players=2)
    assert set(game.view()["homes"][0]["cells"]) == set(BOARD)
    for cell in BOARD:
        row, column = divmod(cell_named(cell), 8)
        assert row == int(cell[1])
        assert column == int(cell[2]) + (3 if cell[0] == "m" else 0)


def test_cav_1_15_entry_level_dwelling() -> None:
    """CAV-1.15: M(4,1) holds 2 dwarfs and 1 pair of animals, is furnished and worth nothing."""
    t = Table()
    home = t.s.homes[0]
    assert home.room() == 2
    assert [home.houses(*animals) for animals in ((2, 0, 0, 0), (0, 0, 0, 2))] == [True, True]
    assert [home.houses(*animals) for animals in ((3, 0, 0, 0), (1, 0, 1, 0))] == [False, False]
    assert t.score()["furnishings"] == 0
    t.home().has(stone=1)
    t.turn().play("place housework")
    assert t.matching("furnish carpenter") == ["m31"]
    cells = hearthside.new_game("caverna", players=2).view()["homes"][0]["cells"]
    assert cells["m41"]["tile"] == "entry_level_dwelling"


def test_cav_1_16_empty_cavern_from_the_start() -> None:
    """CAV-1.16: M(3,1) may be furnished at once."""
    t = Table()
    t.home().has(stone=1)
    t.turn().play("place housework", "furnish carpenter m31")
    assert t.s.homes[0].land.caverns == 0


@pytest.mark.parametrize(
    "tile, neighbour, icon",
    [
        ("meadow f13", "meadow f23", "1 boar"),
        ("field f13", "meadow f12", "1 boar"),
        ("meadow f31", "field f32", "1 boar"),
        ("field f42", "meadow f43", "1 food"),
        ("meadow f42", "meadow f41", "1 food"),
        ("tunnel m42", "", "1 food"),
        ("cavern m42", "", "1 food"),
        ("tunnel m13", "tunnel m12", "2 food"),
        ("cavern m13", "cavern m23", "2 food"),
    ],
)
def test_cav_1_17_and_1_18_icons(tile: str, neighbour: str, icon: str) -> None:
    """CAV-1.17 to 1.21: what the printed icons give to the first tile."""
    t = Table()
    if neighbour:
        terrain, cell = neighbour.split()
        t.home().land(**{terrain: cell})
    t.home().has(ruby=2)
    t.turn().play(f"ruby {tile}")
    t.home().has(ruby=0)
    n, good = icon.split()
    assert (t.goods().get("food", 0), t.animals()[2]) == (
        (int(n), 0) if good == "food" else (0, int(n))
    )


def test_cav_1_22_forest_space_before_the_entrance() -> None:
    """CAV-1.22: the first forest tile lies on F(4,3)."""
    t = Table()
    t.home().has(ruby=1)
    t.turn()
    assert t.matching("ruby meadow") == ["f43"]
    assert t.matching("ruby field") == ["f43"]
    t.play("place slash_and_burn")
    pairs = [token.split("-") for token in t.matching("tile meadow+field")]
    assert len(pairs) == 4
    assert all("f43" in pair for pair in pairs)


def test_cav_1_23_all_other_spaces_are_blank() -> None:
    """CAV-1.23: 22 unused spaces, of which 5 have an icon and 17 give nothing."""
    t = Table()
    assert t.score()["unused_spaces"] == -22
    blank = 0
    for cell in BOARD:
        if cell in ("m41", "m31"):
            continue
        others = " ".join(c for c in BOARD if c[0] == cell[0] and c not in (cell, "m41", "m31"))
        t = Table()
        t.home().has(ruby=1)
        tile = "meadow" if cell[0] == "f" else "tunnel"
        t.home().land(**{tile: others})
        t.turn().play(f"ruby {tile} {cell}")
        gained = dict(t.goods())
        if t.animals()[2]:
            gained["boar"] = t.animals()[2]
        if cell in ICON_CELLS:
            assert gained == dict([ICON_CELLS[cell]])
        else:
            assert gained == {}
            blank += 1
    assert blank == 17


def test_cav_1_24_forest_and_mountain_never_touch() -> None:
    """CAV-1.24: neither on the board nor just outside it."""
    for cell in numbers(FOREST_SIDE):
        assert not neighbours(1 << cell) & MOUNTAIN_SIDE
    for cell in numbers(MOUNTAIN_SIDE):
        assert not neighbours(1 << cell) & FOREST_SIDE
    t = Table()
    t.home().has(ruby=2).land(meadow="f43 f33 f23", tunnel="m21 m11")
    t.turn()
    assert {c[0] for c in t.matching("ruby meadow") + t.matching("ruby field")} == {"f"}
    assert {c[0] for c in t.matching("ruby tunnel") + t.matching("ruby cavern")} == {"m"}


def test_cav_1_25_a_stable_alone_triggers_no_icon() -> None:
    """CAV-1.25: the tile that comes under the stable later does, once."""
    t = Table()
    t.open("sheep_farming")
    t.home().has(stone=1, wood=2, ruby=2).land(meadow="f43").dwarfs(0, 0)
    t.home(1).dwarfs()
    t.turn().play("place sheep_farming", "stable f42", "stop")
    assert t.goods() == {"wood": 2, "ruby": 2}
    t.play("ruby meadow f42")
    assert t.goods() == {"wood": 2, "ruby": 1, "food": 1}
    t = t.open("donkey_farming").turn().play("place donkey_farming", "fence f42")
    assert t.goods() == {"ruby": 1, "food": 1}


def test_cav_1_25_a_bonus_boar_is_housed_or_food_at_once() -> None:
    """CAV-1.25: with room it stays, without room something is turned into food."""
    t = Table()
    t.home().has(ruby=1).land(meadow="f23")
    t.turn().play("ruby meadow f13")
    assert t.animals() == (0, 0, 1, 0)
    t.play("eat 1 boar")
    assert t.goods() == {"food": 2}

    t = Table()
    t.home().has(ruby=1).land(meadow="f23").animals(0, 0, 0, 2)
    t.turn().play("ruby meadow f13")
    assert set(t.tokens()) == {"cook 1 boar", "cook 2 cattle"}


def test_cav_1_25_no_twin_covers_two_icons() -> None:
    """CAV-1.25: no two icons are adjacent."""
    icons = 0
    for cell in ICONS:
        icons |= 1 << cell
    assert {cell_name(cell) for cell in ICONS} == set(ICON_CELLS)
    assert neighbours(icons) & icons == 0


@pytest.mark.parametrize(
    "good, give, food",
    [
        ("donkey", 1, 1),
        ("sheep", 1, 1),
        ("grain", 1, 1),
        ("gold", 2, 1),
        ("boar", 1, 2),
        ("vegetable", 1, 2),
        ("gold", 3, 2),
        ("donkey", 2, 3),
        ("cattle", 1, 3),
        ("gold", 4, 3),
    ],
)
def test_cav_1_26_conversion_strip(good: str, give: int, food: int) -> None:
    """CAV-1.26: the values printed on the home board."""
    t = Table()
    t.home().has(**{good: give})
    t.turn().play(f"eat {give} {good}")
    assert t.goods() == {"food": food}
    assert t.animals() == (0, 0, 0, 0)


@pytest.mark.parametrize("worthless", ["dog", "gold", "wood", "stone", "ore", "food"])
def test_cav_1_26_what_has_no_value(worthless: str) -> None:
    """CAV-1.26: one gold or a dog is no food; the ruby is worth 2."""
    t = Table()
    t.home().has(**{worthless: 1})
    t.turn()
    assert t.matching("eat") == []
    t.home().has(ruby=1)
    t.play("ruby food")
    assert t.goods()["food"] == (3 if worthless == "food" else 2)
    assert worthless in GOOD_NAMES
