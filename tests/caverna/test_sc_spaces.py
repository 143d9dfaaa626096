"""SC-06 to SC-11, SC-43, SC-47 to SC-50: dwarfs, family and action spaces."""

from __future__ import annotations

import pytest

from hearthside.games.caverna.dwarf import space_of
from hearthside.games.caverna.spaces import SPACE_NAMED
from tests.caverna.build import Table
from tests.caverna.calm import pass_round, to_work
from tests.caverna.ways import alone, choosable, on, stands, then, turn_over, verbs, ways

SUPPLIES = {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}
FULL_MOUNTAIN = "m11 m12 m13 m21 m22 m23 m32 m33 m42 m43"
FULL_FOREST = "f11 f12 f13 f21 f22 f23 f31 f32 f33 f41 f42 f43"


# Dwarfs and family


def test_sc_06_placement_order_and_one_ruby() -> None:
    """SC-06: the 9 for a ruby; afterwards the weakest again, and no ruby left."""
    t = alone(3, round=9).open("exploration")
    t.home().dwarfs(0, 3, 3, 9).has(ruby=1)
    t.turn()
    assert t.matching("override") == ["3", "9"]  # each for the ruby; the 0 for nothing
    assert "exploration" not in t.matching("place")
    t.play("override 9", "place exploration")
    t.play("loot gold2", "loot ore2", "loot boar", "loot all_weapons_plus_1")
    assert t.goods() == {"ore": 2, "gold": 2}
    assert t.animals() == (0, 0, 1, 0)
    assert t.dwarfs() == [0, 4, 4, 11]
    assert t.at_home() == [0, 4, 4]
    for space, left in (("supplies", [4, 4]), ("starting_player", [4])):
        assert not t.matching("override")
        t.play(f"place {space}")
        assert t.at_home() == left


@pytest.mark.parametrize(
    "dwarfs, dwellings, room, legal",
    [
        (2, {"dwelling": "m31"}, 3, True),
        (3, {"dwelling": "m31"}, 3, False),
        (3, {"couple_dwelling": "m31"}, 4, True),
        (4, {"couple_dwelling": "m31", "additional_dwelling": "m21"}, 4, False),
        (5, {"couple_dwelling": "m31", "mixed_dwelling": "m21", "dwelling": "m22"}, 6, False),
        (5, {"couple_dwelling": "m31", "dwelling": "m21", "additional_dwelling": "m22"}, 5, True),
        (
            6,
            {"couple_dwelling": "m31", "dwelling": "m21 m32", "additional_dwelling": "m22"},
            6,
            False,
        ),
    ],
    ids="abcdefg",
)
def test_sc_07_when_growth_is_possible(
    dwarfs: int, dwellings: dict[str, str], room: int, legal: bool
) -> None:
    """SC-07: seven families on Wish for children without an empty cavern."""
    t = alone(4).open("wish_for_children", "family_life")
    t.home().dwarfs(*[0] * dwarfs).tiles(**dwellings)
    assert t.s.homes[0].room() == room
    free = choosable(t)
    assert ("wish_for_children" in free) == legal
    assert ("family_life" in free) == legal
    if legal:
        t.play("place wish_for_children")
        assert len(t.dwarfs()) == dwarfs + 1
    t = alone(4)
    t.home().dwarfs(*[0] * dwarfs).tiles(**dwellings)
    on(t, "growth")
    assert turn_over(t) != legal  # without room only the goods, which nobody asks about
    assert ("grow" in t.tokens()) == legal


def test_sc_08_life_of_the_sixth_dwarf() -> None:
    """SC-08: 5 turns and 11 food in round 10, 6 turns and 12 food in round 11."""
    t = alone(4, round=10).open("family_life").pile("ore_mining", ore=1)
    home = t.home().dwarfs(0, 0, 0, 0, 0).has(food=40)
    home.tiles(
        couple_dwelling="m31", dwelling="m21", additional_dwelling="m22", broom_chamber="m11"
    )
    assert t.s.homes[0].room() == 5
    t.turn()
    for space in ("ore_mining", "forest_exploration", "family_life", "starting_player", "growth"):
        assert t.s.round == 10
        t.play(f"place {space}")
    assert len(t.dwarfs()) == 6
    assert t.goods()["food"] == 40 + 2 + 1 - 11  # Forest exploration, Growth, feeding
    t.play("reveal adventure", "marker green")
    assert t.s.round == 11
    spaces = ("ore_mining", "forest_exploration", "starting_player", "growth", "logging")
    for space in (*spaces, "ruby_mining"):
        assert t.s.round == 11
        t.play(f"place {space}")
    assert t.goods()["food"] == 32 + 2 + 1 + 1 - 12  # and 1 food on Starting player
    t.play("breed none", "reveal ore_trading", "marker green")  # rubies might have bought a pair
    assert t.s.round == 12
    assert t.begging() == 0
    assert t.score()["dwarfs"] == 6
    assert t.score()["bonuses"] == 10
    assert t.score()["furnishings"] == 5 + 3 + 5


def urgent_wish(**goods: int) -> Table:
    t = alone().open("urgent_wish_for_children", "family_life")
    t.home().has(**goods)
    return on(t, "urgent_wish_for_children")


def test_sc_09_urgent_wish_all_ways_through() -> None:
    """SC-09: dwelling and stop, dwelling and child, gold; never both, never the child first."""
    t = urgent_wish(wood=4, stone=3)
    assert set(t.tokens()) == {
        "furnish dwelling m31",
        "furnish simple_dwelling_42 m31",
        "furnish simple_dwelling_33 m31",
        "furnish additional_dwelling m31",
        "take",
    }
    t.play("furnish dwelling m31")
    assert t.tokens() == ["grow", "stop"]
    t.play("stop")
    assert turn_over(t)
    assert t.goods() == {}
    assert len(t.dwarfs()) == 2
    assert t.s.homes[0].room() == 3

    t = urgent_wish(wood=4, stone=3).play("furnish simple_dwelling_33 m31", "grow")
    assert turn_over(t)
    assert t.goods() == {"wood": 1}
    assert len(t.dwarfs()) == 3

    t = urgent_wish(wood=4, stone=3).play("furnish additional_dwelling m31")
    assert turn_over(t)
    assert t.goods() == {}
    assert len(t.dwarfs()) == 2

    t = urgent_wish(wood=4, stone=3).play("take")
    assert turn_over(t)
    assert t.goods() == {"wood": 4, "stone": 3, "gold": 3}


def test_sc_10_guest_room_on_wish_for_children_and_growth() -> None:
    """SC-10: Couple dwelling and child, then goods and child: 4 dwarfs, 6 food due."""
    t = alone(4).open("wish_for_children")
    t.home().tiles(guest_room="m31").land(cavern="m21 m22").has(wood=8, stone=6)
    on(t, "wish_for_children")
    assert "grow" not in t.tokens()
    t.play("furnish couple_dwelling m21")
    assert t.tokens() == ["grow", "stop"]
    t.play("grow")  # no second growth: it is the second dwarf's turn
    assert turn_over(t)
    assert t.goods() == {}
    assert t.s.homes[0].newborns() == 1
    assert t.at_home() == [0]
    assert t.s.homes[0].room() == 4
    t.play("place growth")
    assert t.tokens() == ["take", "grow"]
    t.play("take", "grow")
    assert t.goods() == SUPPLIES
    assert len(t.dwarfs()) == 4
    assert t.s.homes[0].newborns() == 2
    t.play("feed", seat=0)
    assert t.begging() == 6 - 1


def test_sc_10_growth_in_every_way() -> None:
    """SC-10: on Growth goods first or a child first; 6 food are enough."""
    t = alone(4)
    t.home().dwarfs(0, 0, 0, newborn=1).tiles(guest_room="m31", couple_dwelling="m21")
    on(t, "growth")
    assert ways(t) == {"take", "grow", "take grow"}
    t.play("grow")
    assert t.goods() == SUPPLIES
    assert len(t.dwarfs()) == 4
    assert t.s.homes[0].newborns() == 2
    t.home().has(food=6, gold=0)
    t.harvest()
    assert t.begging() == 0
    assert t.goods() == {"wood": 1, "stone": 1, "ore": 1}


def test_sc_10_without_the_guest_room() -> None:
    """SC-10: never both parts without the Guest room."""
    t = alone(4).open("wish_for_children")
    t.home().tiles(dwelling="m31").land(cavern="m21").has(wood=4, stone=3)
    assert ways(on(t, "wish_for_children")) == {"grow", "furnish"}
    t = alone(4)
    t.home().tiles(dwelling="m31")
    assert ways(on(t, "growth")) == {"take", "grow"}


def cuddly(grows: bool) -> Table:
    """The position of SC-11, at the breeding step."""
    t = alone(3, round=9).open("family_life")
    home = t.home().dwarfs(0, 0, 0, *[0] * grows, newborn=int(grows))
    home.tiles(dwelling="m31 m21", cuddle_room="m22").animals(3, 0, 0, 2).has(food=7)
    return t.harvest("green")


def test_sc_11_cuddle_room_grows_with_the_newborn_dwarf() -> None:
    """SC-11: 7 food; the lamb fits, the calf does not, the parents are safe."""
    t = alone(3, round=9).open("family_life")
    t.home().dwarfs(0, 0, 0).tiles(dwelling="m31 m21", cuddle_room="m22").animals(3, 0, 0, 2)
    assert t.s.homes[0].room() == 4
    assert not t.houses("4/0/0/2")
    on(t, "family_life")
    assert t.houses("4/0/0/2")
    assert not t.houses("4/0/0/3")

    t = cuddly(grows=True)
    t.play("feed", seat=0)
    assert t.goods() == {}
    assert t.begging() == 0
    assert t.tokens(0) == ["breed sheep", "breed none"]
    assert t.refuses("breed sheep cattle", seat=0)
    assert t.refuses("breed cattle", seat=0)
    assert not [word for word in t.side(0) if "cattle" in word]
    t.play("breed sheep", seat=0)
    assert t.animals() == (4, 0, 0, 2)


def test_sc_11_control_without_the_growth() -> None:
    """SC-11: with three dwarfs neither newborn fits."""
    t = cuddly(grows=False)
    t.play("feed", seat=0)
    assert t.goods() == {"food": 1}
    assert t.tokens(0) == ["breed none"]
    assert t.refuses("breed sheep", seat=0)
    assert t.refuses("breed cattle", seat=0)


# Which spaces may be chosen


def round_ten() -> Table:
    """Two players, round 10, an unarmed dwarf; nothing lies anywhere."""
    return alone(2, round=10).open(
        "ore_trading", "blacksmithing", "ruby_mine_construction", "family_life"
    )


def test_sc_43_a_to_c_ore_trading() -> None:
    """SC-43: one ore is too few; a ruby or the Trader brings the second."""
    t = round_ten()
    t.home().has(ore=1)
    assert "ore_trading" not in choosable(t)
    t.home().has(ruby=1)
    then(on(t, "ore_trading").play("ruby ore"), "trade")
    assert turn_over(t)
    assert t.goods() == {"gold": 2, "food": 1}
    t = round_ten()
    t.home().has(ore=1, gold=2).tiles(trader="m31")
    on(t, "ore_trading")
    assert t.tokens() == []
    assert t.refuses("eat 2 gold")
    then(t.play("use trader"), "trade")
    assert t.goods() == {"wood": 1, "stone": 1, "gold": 2, "food": 1}
    assert turn_over(t)  # one more ore from the Trader would not be enough


def test_sc_43_d_and_e_blacksmithing() -> None:
    """SC-43: without ore and ruby closed; a ruby forges a weapon of 1."""
    t = round_ten()
    assert "blacksmithing" not in choosable(t)
    t.home().has(ruby=1)
    on(t, "blacksmithing")
    assert t.side() == ["ruby ore"]
    t.play("ruby ore")
    assert t.dwarfs() == [1, 0]


def test_sc_43_f_and_g_ruby_mine_construction() -> None:
    """SC-43: without a tunnel closed; a ruby buys the tunnel."""
    t = round_ten()
    assert "ruby_mine_construction" not in choosable(t)
    t.home().has(ruby=1)
    on(t, "ruby_mine_construction")
    assert set(t.side()) == {"ruby tunnel m21", "ruby tunnel m32", "ruby tunnel m42"}
    t.play("ruby tunnel m32")
    assert turn_over(t)
    assert t.terrain("m32") == "ruby_mine"


def test_sc_43_h_and_i_housework() -> None:
    """SC-43: without an empty cavern only the dog; 2 rubies buy a cavern for a tile."""
    t = round_ten()
    t.home().tiles(writing_chamber="m31")
    on(t, "housework")
    assert turn_over(t)
    assert t.dogs() == 1
    t = round_ten()
    t.home().tiles(writing_chamber="m31").has(ruby=2, stone=1)
    on(t, "housework")
    assert t.tokens() == ["take"]
    t.play("take")
    assert t.tokens() == ["stop"]
    t.play("ruby cavern m21", "furnish carpenter m21")
    assert turn_over(t)
    assert t.goods() == {}
    assert t.dogs() == 1


def test_sc_43_j_family_life() -> None:
    """SC-43: no room and no empty field: closed."""
    t = round_ten()
    assert "family_life" not in choosable(t)
    assert t.refuses("place family_life")


# Action spaces


def imitation(*, weapon: int = 0, **goods: int) -> Table:
    """P2 on Logging, P3 on Blacksmithing, P4 on Clearing; all goods are taken."""
    t = alone(4).open("blacksmithing")
    stands(t, 1, "logging")
    stands(t, 2, "blacksmithing")
    stands(t, 3, "clearing")
    t.home().dwarfs(weapon, weapon).has(**goods)
    return t


def test_sc_47_targets_of_an_imitation() -> None:
    """SC-47: what the acting dwarf can do decides."""
    t = on(imitation(weapon=5, food=2), "imitation")
    assert set(t.matching("imitate")) == {"logging", "blacksmithing", "clearing"}
    assert t.refuses("imitate drift_mining")
    t = on(imitation(food=2), "imitation")
    assert verbs(t) == {"meadow+field"}  # Clearing was the only target
    t = on(imitation(food=2, ore=1), "imitation")
    assert set(t.matching("imitate")) == {"clearing", "blacksmithing"}
    assert "imitation" not in choosable(imitation(food=1))
    t = on(imitation(food=1, grain=1), "imitation")
    assert t.tokens() == ["pay_food 1 grain"]
    assert t.side() == ["eat 1 grain"]


def test_sc_47_nobody_pays_without_a_target() -> None:
    """SC-47: an unarmed dwarf without forest room finds nothing and cannot choose Imitation."""
    t = imitation(food=2)
    t.home().land(field=FULL_FOREST)
    assert "imitation" not in choosable(t)


def test_sc_47_imitating_blacksmithing() -> None:
    """SC-47: grain, vegetable and 2 ore; the weapon rises, the dwarf stays on Imitation."""
    t = on(imitation(weapon=5, food=2), "imitation").play("imitate blacksmithing")
    t.play("loot grain", "loot vegetable", "loot ore2")
    assert t.goods() == {"ore": 2, "grain": 1, "vegetable": 1}
    assert t.dwarfs() == [6, 5]
    place = SPACE_NAMED["imitation_b"].index
    assert space_of(t.s.homes[0].dwarfs[0]) == place


def test_sc_48_weekly_market_one_after_another() -> None:
    """SC-48: wood, stone and ore become 2 gold, which buys the cattle."""
    t = alone(5)
    t.home().tiles(spare_part_storage="m31")
    on(t, "weekly_market")
    assert t.goods() == {"gold": 4}
    assert t.refuses("take")
    t.play("buy wood")
    assert "wood" not in t.matching("buy")
    assert {"stop", "buy cattle", "buy stone"} <= set(t.tokens())
    t.play("buy stone", "buy ore")
    assert t.refuses("buy cattle")
    t.play("use spare_part_storage")
    assert t.goods() == {"gold": 3}
    assert t.refuses("buy wood")
    t.play("buy cattle")
    assert turn_over(t)
    assert t.goods() == {}
    assert t.animals() == (0, 0, 0, 1)
    t.play("eat 1 cattle")
    assert t.goods() == {"food": 3}


def test_sc_48_no_purchases_before_the_gold() -> None:
    """SC-48: by option a player with gold may buy without the 4 gold, but then never gets them."""
    t = alone(5, always_take_goods=False)
    t.home().has(gold=2)
    on(t, "weekly_market").play("buy wood")
    assert t.refuses("take")
    assert t.matching("buy") == ["sheep", "donkey", "stone", "ore", "grain"]


def revealed(card: str, round: int) -> Table:
    """Four players; the card is turned up in this round, and only seat 0 has a dwarf."""
    t = alone(4, round=round - 1)
    t.home().dwarfs(0).has(food=99).tiles(writing_chamber="m31")
    return to_work(t.next_round().play(f"reveal {card}"))


def test_sc_49_a_ore_delivery() -> None:
    """SC-49: revealed in round 7, first used in round 9 with 3 ore mines: 3 stone, 9 ore."""
    t = pass_round(pass_round(revealed("ore_delivery", 7)))
    assert t.s.round == 9
    t.home().land(ore_mine="m21 m22 m32")
    t.play("place ore_delivery")
    assert (t.goods()["stone"], t.goods()["ore"]) == (3, 3 + 6)


@pytest.mark.parametrize("tiles", [{}, {"blacksmith": "m31"}])
def test_sc_49_b_ore_trading(tiles: dict[str, str]) -> None:
    """SC-49: one to three trades of 2 ore each, with the Blacksmith too."""
    t = alone(4).open("ore_trading")
    t.home().has(ore=9).tiles(**tiles)
    on(t, "ore_trading")
    assert t.goods() == {"ore": 7, "gold": 2, "food": 1}  # never zero trades
    assert t.tokens() == ["trade", "stop"]
    t.play("trade")
    assert t.tokens() == ["trade", "stop"]
    t.play("trade")
    assert turn_over(t)  # never a fourth
    assert t.goods() == {"ore": 3, "food": 3, "gold": 6}


@pytest.mark.parametrize("mines, gained", [("", 4), ("m21", 4), ("m21 m22", 5), ("m21 m22 m32", 5)])
def test_sc_49_c_ruby_delivery(mines: str, gained: int) -> None:
    """SC-49: revealed in round 10, first used in round 12: 4 rubies, 5 with two mines or more."""
    t = revealed("ruby_delivery", 10)
    lying = [t.lying("ruby_delivery")["ruby"]]
    for _ in range(2):
        lying.append(pass_round(t).lying("ruby_delivery")["ruby"])
    assert lying == [2, 3, 4]
    t.home().land(ruby_mine=mines)
    t.play("place ruby_delivery")
    assert t.goods()["ruby"] == gained


def test_sc_50_a_small_scale_drift_mining() -> None:
    """SC-50: stone only, tile only, or both in either order; the stone alone without room."""
    assert ways(on(alone(5), "small_scale_drift_mining")) == {"", "cavern+tunnel"}
    t = on(alone(5, always_take_goods=False), "small_scale_drift_mining")
    assert ways(t) == {"take", "cavern+tunnel", "take cavern+tunnel", "cavern+tunnel take"}
    t = alone(5)
    t.home().land(tunnel=FULL_MOUNTAIN)
    assert on(t, "small_scale_drift_mining").goods() == {"stone": 1}
    assert turn_over(t)


def test_sc_50_b_extension() -> None:
    """SC-50: each good only with its tile, no branch without a place, closed without both."""
    t = on(alone(7), "extension")
    assert ways(t) == {"meadow+field", "cavern+tunnel"}
    assert on(alone(7), "extension").play("tile meadow+field f43-f33").goods() == {"wood": 1}
    assert on(alone(7), "extension").play("tile cavern+tunnel m21-m11").goods() == {"stone": 1}
    t = alone(7)
    t.home().land(field=FULL_FOREST)
    assert verbs(on(t, "extension")) == {"cavern+tunnel"}
    t = alone(7)
    t.home().land(tunnel=FULL_MOUNTAIN)
    assert verbs(on(t, "extension")) == {"meadow+field"}
    t = alone(7)
    t.home().land(field=FULL_FOREST, tunnel=FULL_MOUNTAIN)
    assert "extension" not in choosable(t)
    assert t.refuses("place extension")
