"""FF-3: changed action spaces, stock mines, set a trap."""

import pytest

from tests.fiends.build import Table


def test_ff_3_1_armory() -> None:
    """EX-60: take 2 wood, carve a club of strength 4 with all wood."""
    t = Table(players=1).pile("armory", wood=2)
    t.home().has(wood=2, ore=5).dwarfs(0)
    t.turn().play("place armory", "carve 4")
    assert t.dwarfs() == [4]
    assert t.goods() == {"ore": 5}


def test_ff_3_1_no_club_for_an_armed_dwarf_and_food_with_four() -> None:
    t = Table(players=1).pile("armory", wood=2)
    t.home().dwarfs(3)
    t.turn().play("place armory")
    assert t.dwarfs() == [3]
    assert t.goods()["wood"] == 2
    t = Table(players=4).pile("armory", food=3)
    t.home().dwarfs(0)
    t.turn().play("place armory")
    assert t.goods() == {"food": 3}


def test_ff_3_2_ore_mining_stocks_mines() -> None:
    """The base effect of 2 ore per mine is gone."""
    t = Table(players=1).pile("ore_mining", ore=3)
    t.home().land(ore_mine="m21").dwarfs(0)
    t.turn().play("place ore_mining", "stock m21")
    assert t.goods() == {"ore": 3}
    assert t.mine("m21") == 2


@pytest.mark.parametrize("players, first, then", [(2, 2, 1), (4, 3, 2)])
def test_ff_3_2_accumulation(players: int, first: int, then: int) -> None:
    t = Table(players=players)
    space = t.s.content.space_named["ore_mining_a" if players < 4 else "ore_mining_b"]
    assert (space.piles[0].first, space.piles[0].then) == (first, then)


def test_ff_3_3_ore_on_the_new_mine() -> None:
    """EX-50: three ore on the mine, none in the supply."""
    t = Table(players=1).open("ore_mine_construction")
    t.home().land(tunnel="m21 m22").dwarfs(0)
    t.turn().play("place ore_mine_construction", "tile ore_mine+deep_tunnel m21-m22")
    assert t.mine("m21") == 3
    assert t.goods() == {}


@pytest.mark.parametrize("terrain, rubies", [("deep_tunnel", 1), ("tunnel", 0)])
def test_ff_3_4_ruby_on_the_new_mine(terrain: str, rubies: int) -> None:
    """EX-51."""
    t = Table(players=1).open("ruby_mine_construction")
    t.home().land(**{terrain: "m21"}).dwarfs(0)
    t.turn().play("place ruby_mine_construction")
    assert t.terrain("m21") == "ruby_mine"
    assert t.mine("m21") == rubies
    assert t.goods() == {}


def test_ff_3_5_goods_on_mines_cannot_be_spent() -> None:
    t = Table(players=1).open("blacksmithing")
    t.home().land(ore_mine="m21", ruby_mine="m22").mines(m21=5, m22=2).dwarfs(0)
    t.turn()
    assert "place blacksmithing" not in t.tokens()
    assert not any(token.startswith("ruby") for token in t.side())
    assert t.score()["rubies"] == 0


def test_ff_3_6_stock_mines() -> None:
    """EX-53: the first two ore mines and the ruby mine."""
    t = Table(players=1).pile("ore_mining", ore=1)
    t.home().land(ore_mine="m11 m12 m21", ruby_mine="m22").mines(m12=2, m21=5, m22=1).dwarfs(0)
    t.turn().play("place ore_mining", "stock m11 m12 m22")
    assert [t.mine(cell) for cell in ("m11", "m12", "m21", "m22")] == [2, 4, 5, 2]


def test_ff_3_6_up_to_two_of_each_and_none_that_is_occupied() -> None:
    t = Table(players=1).pile("ore_mining", ore=1)
    t.home().land(ore_mine="m11 m12 m21").dwarfs(0).orcs(A="m11 5")
    t.turn().play("place ore_mining")
    assert t.matching("stock") == ["m12 m21", "m12", "m21"]


def test_ff_3_7_housework() -> None:
    """A dog and / or one of furnishing and trap."""
    t = Table(players=1).supply(pitfall=2)
    t.home().has(wood=9, stone=9).dwarfs(0)
    t.turn().play("place housework")
    assert {"take", "furnish dwelling m31", "trap pitfall f22"} <= set(t.tokens())
    t.play("trap pitfall f22")
    assert t.dogs() == 1


def test_ff_3_8_wish_for_children() -> None:
    """Exactly one of the three; any tile, not only dwellings."""
    t = Table(players=1).open("wish_for_children").supply(pitfall=1)
    t.home().has(wood=9, stone=9).dwarfs(0).tiles(dwelling="m21")
    t.turn().play("place wish_for_children")
    assert {"grow", "furnish wood_supplier m31", "trap pitfall f11"} <= set(t.tokens())
    t.play("furnish wood_supplier m31")
    assert not any(token in ("grow", "stop") for token in t.tokens())


def test_ff_3_9_urgent_wish_for_children() -> None:
    t = Table(players=1).open("urgent_wish_for_children").supply(pitfall=1)
    t.home().has(wood=9, stone=9).dwarfs(0)
    t.turn().play("place urgent_wish_for_children")
    assert "take" in t.tokens()
    assert "grow" not in t.tokens()
    t.play("trap pitfall f11")
    assert t.tokens() == ["grow", "stop"]
    t.play("grow")
    assert len(t.dwarfs()) == 2


def test_ff_3_10_yellow_tiles_only_with_access() -> None:
    t = Table(players=1, yellow="trap_chamber")
    t.home().has(gold=5).dwarfs(0).orcs(A="f11 5")
    t.turn().play("place housework")
    assert not t.matching("furnish trap_chamber")
    t = Table(players=1, yellow="trap_chamber")
    t.home().has(gold=5).dwarfs(0).orcs()
    t.turn().play("place housework")
    assert t.matching("furnish trap_chamber") == ["m31"]


def test_ff_3_11_where_traps_may_lie() -> None:
    """R13, R31: forest and meadow without anything; orcs do not matter; no adjacency."""
    t = Table(players=1).supply(pitfall=1)
    t.home().has(wood=4, stone=1).dwarfs(0).orcs(A="f11 5")
    t.home().land(meadow="f43 f42 f41", field="f33", small="f32", stable="f42 f12")
    t.turn().play("place housework")
    assert t.matching("trap pitfall") == ["f11", "f13", "f21", "f22", "f23", "f31", "f41", "f43"]


def test_ff_3_11_icons_and_orcs() -> None:
    """Covering the boar gives it; an orc on the space is not caught."""
    t = Table(players=1).supply(pitfall=1)
    t.home().has(wood=4, stone=1).dwarfs(0).orcs(A="f13 5")
    t.turn().play("place housework", "trap pitfall f13")
    assert t.animals() == (0, 0, 1, 0)
    assert t.orc("A") == "f13 5"
    assert t.trap("f13") == "pitfall active"


def test_ff_3_11_no_bonus_for_a_symbol_covered_before() -> None:
    t = Table(players=1).supply(pitfall=1)
    t.home().has(wood=4, stone=1).dwarfs(0).land(meadow="f13")
    t.turn().play("place housework", "trap pitfall f13")
    assert t.animals() == (0, 0, 0, 0)
    assert t.terrain("f13") == ""


def test_ff_3_11_later_tiles_adjoin_a_trap() -> None:
    """R29: a trap counts as a tile, also before anything lies at the entrance."""
    t = Table(players=1)
    t.home().dwarfs(0).traps(pitfall="f11")
    t.turn().play("place slash_and_burn")
    places = t.matching("tile meadow+field")
    assert "f12-f22" in places
    assert "f43-f33" in places
    assert "f32-f33" not in places


def test_ff_3_12_unchanged_spaces_do_not_count_occupied_mines() -> None:
    t = Table(players=2).open("ore_delivery").pile("ore_delivery", ore=1, stone=1)
    t.home().land(ore_mine="m11 m12").dwarfs(0).orcs(A="m11 5")
    t.turn().play("place ore_delivery")
    assert t.goods() == {"stone": 1, "ore": 3}
