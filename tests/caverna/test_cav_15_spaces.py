"""CAV-15: worked examples about action spaces, family and dwarfs."""

from __future__ import annotations

import pytest

from tests.caverna.build import Table
from tests.caverna.ways import alone, choosable, on, stands, turn_over, ways


def test_cav_15_30_seam_and_supplies() -> None:
    """CAV-15.30: the stone of Supplies brings a second ore."""
    t = alone()
    t.home().tiles(seam="m31")
    assert on(t, "supplies").goods() == {"wood": 1, "stone": 1, "ore": 2, "food": 1, "gold": 2}


def test_cav_15_31_no_child_without_room() -> None:
    """CAV-15.31: 2 dwarfs and no dwelling built: only a dwelling on Wish for children."""
    t = alone().open("wish_for_children")
    t.home().has(wood=5, stone=3)
    on(t, "wish_for_children")
    assert "grow" not in t.tokens()
    assert "dwelling m31" in t.matching("furnish")


def test_cav_15_81_family_life_fills_the_last_room() -> None:
    """CAV-15.81: 3 dwarfs, room 4: growth is legal once."""
    t = alone().open("family_life", "wish_for_children")
    t.home().dwarfs(0, 0, 0).tiles(dwelling="m31 m21")
    assert t.s.homes[0].room() == 4
    on(t, "family_life")
    assert len(t.dwarfs()) == 4
    assert "wish_for_children" not in t.matching("place")


def test_cav_15_32_couple_dwelling_gives_one_child_only() -> None:
    """CAV-15.32: Urgent wish, Couple dwelling, then one growth: 3 dwarfs, room 4."""
    t = alone().open("urgent_wish_for_children")
    t.home().has(wood=8, stone=6)
    on(t, "urgent_wish_for_children").play("furnish couple_dwelling m31", "grow")
    assert turn_over(t)
    assert len(t.dwarfs()) == 3
    assert t.s.homes[0].room() == 4
    assert t.goods() == {}


@pytest.mark.parametrize(
    "dwarfs, dwellings, legal",
    [
        (5, {"couple_dwelling": "m31", "dwelling": "m21"}, True),
        (4, {"couple_dwelling": "m31"}, False),
    ],
)
def test_cav_15_33_sixth_dwarf(dwarfs: int, dwellings: dict[str, str], legal: bool) -> None:
    """CAV-15.33: with the Additional dwelling a sixth dwarf, but not in place of the fifth."""
    t = alone().open("family_life")
    t.home().dwarfs(*[0] * dwarfs).tiles(additional_dwelling="m22", **dwellings)
    assert t.s.homes[0].room() == dwarfs
    assert ("family_life" in choosable(t)) == legal
    if legal:
        t.play("place family_life")
        assert len(t.dwarfs()) == 6


def test_cav_15_34_guest_room_on_growth() -> None:
    """CAV-15.34: goods and a newborn."""
    t = alone(4)
    t.home().tiles(guest_room="m31", dwelling="m21")
    on(t, "growth")
    assert ways(t) == {"take", "grow", "take grow"}
    t.play("take", "grow")
    assert t.goods() == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}
    assert len(t.dwarfs()) == 3


def test_cav_15_35_guest_room_on_ruby_mine_construction() -> None:
    """CAV-15.35: one mine on a tunnel and one on a deep tunnel; with two tunnels only one."""
    t = alone().open("ruby_mine_construction")
    t.home().tiles(guest_room="m31").land(tunnel="m21", deep_tunnel="m22")
    on(t, "ruby_mine_construction").play("tile ruby_mine m21", "tile ruby_mine m22")
    assert turn_over(t)
    assert t.goods() == {"ruby": 1}
    assert t.score()["mines"] == 8
    t = alone().open("ruby_mine_construction")
    t.home().tiles(guest_room="m31").land(tunnel="m21 m22")
    on(t, "ruby_mine_construction").play("tile ruby_mine m21")
    assert turn_over(t)
    assert t.terrain("m22") == "tunnel"


def test_cav_15_84_order_of_three_dwarfs() -> None:
    """CAV-15.84: strengths 0, 3, 8 are placed in this order."""
    t = alone()
    t.home().dwarfs(8, 0, 3)
    t.turn()
    homes = [t.at_home()]
    for space in ("supplies", "starting_player"):
        t.play(f"place {space}")
        homes.append(t.at_home())
    assert homes == [[0, 3, 8], [3, 8], [8]]


def test_cav_15_44_imitating_ore_mining() -> None:
    """CAV-15.44: grain to food, 2 food paid, 0 ore lying there and 4 for two ore mines."""
    t = stands(alone(4), 1, "ore_mining")
    t.home().has(grain=1, food=1).land(ore_mine="m21 m22")
    on(t, "imitation").play("eat 1 grain")
    assert turn_over(t)
    assert t.goods() == {"ore": 4}


def test_cav_15_86_sheep_farming_with_the_carpenter() -> None:
    """CAV-15.86: both pastures for 5 wood, the stable for 1 stone, then 2 sheep."""
    t = alone(4).open("sheep_farming").pile("sheep_farming", sheep=2)
    t.home().tiles(carpenter="m31").land(meadow="f43 f33 f31").has(wood=5, stone=1)
    on(t, "sheep_farming").play("fence f31", "fence f33-f43", "stable f31")
    assert turn_over(t)
    assert t.goods() == {}
    assert t.animals() == (2, 0, 0, 0)
    assert t.score()["pastures"] == 6


@pytest.mark.parametrize("order", [("fence f31", "fence f33-f43"), ("fence f33-f43", "fence f31")])
def test_cav_15_86_once_per_action_in_either_order(order: tuple[str, str]) -> None:
    """CAV-15.86: the Carpenter saves one wood, whichever pasture comes first, stable between."""
    t = alone(4).open("sheep_farming")
    t.home().tiles(carpenter="m31").land(meadow="f43 f33 f31").has(wood=7, stone=1)
    on(t, "sheep_farming").play(order[0], "stable f31", order[1])
    assert t.goods() == {"wood": 2}
    t = alone(4).open("sheep_farming")
    t.home().tiles(carpenter="m31").land(meadow="f43 f33 f31").has(wood=7, stone=1)
    on(t, "sheep_farming").play("stable f31", *order)
    assert t.goods() == {"wood": 2}


def test_cav_15_87_weekly_market() -> None:
    """CAV-15.87: boar bought and turned into food, sheep, wood: {0G 1W 2F}, 1 sheep."""
    t = on(alone(5), "weekly_market")
    assert t.goods() == {"gold": 4}
    t.play("buy boar", "eat 1 boar", "buy sheep", "buy wood")
    assert turn_over(t)
    assert t.goods() == {"wood": 1, "food": 2}
    assert t.animals() == (1, 0, 0, 0)


def test_cav_15_88_ore_trading_with_five_ore() -> None:
    """CAV-15.88: at most 2 trades."""
    t = alone().open("ore_trading")
    t.home().has(ore=5)
    on(t, "ore_trading").play("trade")
    assert turn_over(t)
    assert t.goods() == {"ore": 1, "gold": 4, "food": 2}


@pytest.mark.parametrize("mines, gained", [("m21 m22", 4), ("m21", 3)])
def test_cav_15_89_ruby_delivery(mines: str, gained: int) -> None:
    """CAV-15.89: 3 rubies lie there; one more with 2 own ruby mines."""
    t = Table(players=2, round=11).open("ruby_delivery").pile("ruby_delivery", ruby=3)
    t.home().land(ruby_mine=mines)
    assert on(t, "ruby_delivery").goods() == {"ruby": gained}
