"""CAV-15: the worked examples of setup, replenishing, food and harvest."""

from __future__ import annotations

import pytest

from hearthside.core import engine
from hearthside.games.caverna.goods import FOOD
from hearthside.games.caverna.rules import CavernaRules
from hearthside.games.caverna.setup import new_state
from hearthside.games.caverna.state import GREEN
from tests.caverna.build import Table
from tests.caverna.calm import calm, harvests, lying_by_round, pass_round, rounds, to_work

# Setup and replenishing


def test_cav_15_1_food_by_seat() -> None:
    """CAV-15.1: 7 players, seat 0 starts: 1, 1, 2, 3, 3, 3, 3."""
    s = new_state(7, 1, {})
    engine.choose(s, CavernaRules().parse(s, "start 0"))
    assert [home.goods[FOOD] for home in s.homes] == [1, 1, 2, 3, 3, 3, 3]


@pytest.mark.parametrize("seed", range(5))
def test_cav_15_2_two_player_markers(seed: int) -> None:
    """CAV-15.2: 3 green and 3 red on rounds 6, 7, 8, 10, 11, 12; 11 rounds."""
    t = calm(2, seed=seed)
    colours: dict[int, list[int]] = {0: [], 1: [], 2: []}
    while not t.over:
        colours[t.s.marker].append(t.s.round)
        pass_round(t)
    assert len(colours[1]) == len(colours[2]) == 3
    assert sorted(colours[1] + colours[2]) == [6, 7, 8, 10, 11, 12]
    assert len(rounds(calm(2, seed=seed))) == 11


def test_cav_15_3_logging_three_players() -> None:
    """CAV-15.3: 3, 4, 5 wood; emptied in round 3, then 3 again."""
    t = calm(3)
    assert lying_by_round(t, "logging", 3) == [3, 4, 5]
    t.play("place logging")
    assert t.goods()["wood"] == 5
    assert to_work(t).s.round == 4
    assert t.lying("logging") == {"wood": 3}


def test_cav_15_4_logging_four_players() -> None:
    """CAV-15.4: 3, 6, 9."""
    assert lying_by_round(calm(4), "logging", 3) == [3, 6, 9]


def test_cav_15_5_sustenance_four_players() -> None:
    """CAV-15.5: one grain, then vegetables; after use one grain again."""
    t = calm(4)
    assert t.lying("sustenance") == {"grain": 1}
    pass_round(t)
    assert t.lying("sustenance") == {"grain": 1, "vegetable": 1}
    pass_round(t)
    assert t.lying("sustenance") == {"grain": 1, "vegetable": 2}
    t.play("place sustenance", "stop")
    assert t.goods()["grain"] == 1
    assert t.goods()["vegetable"] == 2
    assert to_work(t).lying("sustenance") == {"grain": 1}


def test_cav_15_6_strip_mining() -> None:
    """CAV-15.6: 1 ore and 2 stone lie there in round 3; the user also gets 2 wood."""
    t = calm(3)
    pass_round(pass_round(t))
    assert t.s.round == 3
    assert t.lying("strip_mining") == {"ore": 1, "stone": 2}
    food = t.goods()["food"]
    t.play("place strip_mining")
    assert t.goods() == {"wood": 2, "ore": 1, "stone": 2, "food": food - 2}


def test_cav_15_7_large_depot() -> None:
    """CAV-15.7: 2 wood 1 ore 1 stone, then 3, 2 and 2."""
    t = calm(7)
    assert t.lying("large_depot") == {"wood": 2, "ore": 1, "stone": 1}
    pass_round(t)
    assert t.lying("large_depot") == {"wood": 3, "ore": 2, "stone": 2}


def test_cav_15_8_ruby_mining_two_players() -> None:
    """CAV-15.8: 0, 0, 1, 2; an empty Ruby mining cannot be chosen."""
    t = calm(2)
    offered = []
    for number in range(1, 5):
        assert t.s.round == number
        assert t.lying("ruby_mining").get("ruby", 0) == max(0, number - 2)
        offered.append("place ruby_mining" in t.tokens())
        pass_round(t)
    assert offered == [False, False, True, True]


def test_cav_15_9_solo_wood_gathering() -> None:
    """CAV-15.9: 1 to 6, cleared in round 7; with a ruby paid once 7 and 8."""
    assert lying_by_round(calm(1), "wood_gathering", 7) == [1, 2, 3, 4, 5, 6, 1]

    t = calm(1)
    while t.s.round < 6:
        pass_round(t)
    t.home().has(ruby=1)
    t.play("place housework")
    while not t.tokens()[0].endswith("wood_gathering"):
        t.play(t.tokens()[1])
    t.play("keep wood_gathering")
    assert t.s.round == 7
    assert t.goods().get("ruby", 0) == 0
    assert t.lying("wood_gathering") == {"wood": 7}
    pass_round(t)
    assert t.lying("wood_gathering") == {"wood": 8}


def test_cav_15_10_solo_ore_delivery() -> None:
    """CAV-15.10: 2, 4, 6 goods in rounds 7, 8, 10; cleared in round 11, then 2."""
    t = calm(1, round=6)
    assert lying_by_round(t, "ore_delivery", 11) == [2, 4, 6, 2]
    assert t.lying("ore_delivery") == {"stone": 1, "ore": 1}


# Food and harvest


def fed(t: Table, *tokens: str) -> Table:
    """The harvest begins and seat 0 plays these tokens; seat 1 has food enough."""
    t.home(1).has(food=4)
    t.harvest()
    for token in tokens:
        t.play(token, seat=0)
    return t


def test_cav_15_45_round_4_newborn() -> None:
    """CAV-15.45: 2 adults and 1 newborn pay 3 food."""
    t = Table(players=2, round=4)
    t.home().dwarfs(0, 0, 0, newborn=1).has(food=5)
    assert fed(t).goods() == {"food": 2}


def test_cav_15_46_normal_harvest_newborn() -> None:
    """CAV-15.46: 3 adults and 1 newborn pay 7 food."""
    t = Table(players=2)
    t.home().dwarfs(0, 0, 0, 0, newborn=1).has(food=9)
    assert fed(t).goods() == {"food": 2}


def test_cav_15_47_convert_all_or_beg() -> None:
    """CAV-15.47: everything makes 6 of 7 food; keeping the goods costs 4 markers."""
    for token, markers, left in (
        ("feed 1 grain 3 gold", 1, {}),
        ("feed", 4, {"grain": 1, "gold": 3}),
    ):
        t = Table(players=2)
        t.home().dwarfs(0, 0, 0, 0, newborn=1).has(food=3, grain=1, gold=3)
        fed(t)
        assert token in t.tokens(0)
        t.play(token, seat=0)
        assert t.begging() == markers
        assert t.goods() == left


def test_cav_15_48_gold_in_one_transaction() -> None:
    """CAV-15.48: 10 gold are 9 food at once, 5 food in five transactions."""
    t = Table(players=2)
    t.home().has(gold=10)
    t.turn().play("eat 10 gold")
    assert t.goods() == {"food": 9}
    t = Table(players=2)
    t.home().has(gold=10)
    t.turn().play(*["eat 2 gold"] * 5)
    assert t.goods() == {"food": 5}


@pytest.mark.parametrize("gold, food", [(2, 1), (3, 2), (4, 3), (5, 4), (10, 9)])
def test_cav_15_82_gold_for_food(gold: int, food: int) -> None:
    """CAV-15.82: each transaction loses 1, in a feeding plan as well."""
    t = Table(players=2)
    t.home().has(gold=gold)
    t.turn().play(f"eat {gold} gold")
    assert t.goods() == {"food": food}
    t = Table(players=2)
    t.home().has(gold=gold)
    fed(t, f"feed {gold} gold")
    assert t.goods().get("food", 0) - t.begging() == food - 4


@pytest.mark.parametrize("tile, food", [("", 4), ("slaughtering_cave", 7)])
def test_cav_15_49_three_donkeys(tile: str, food: int) -> None:
    """CAV-15.49: a pair and one more: 4 food, 7 with the Slaughtering cave."""
    for tokens in (("feed 3 donkey",), ("eat 2 donkey", "eat 1 donkey")):
        t = Table(players=2, round=4)
        t.home().dwarfs(0, 0, 0, 0, 0, 0, 0, 0).animals(0, 3, 0, 0)
        if tile:
            t.home().tiles(**{tile: "m31"})
        fed(t, *tokens)
        assert t.animals() == (0, 0, 0, 0)
        assert t.begging() == 8 - food


def test_cav_15_50_cooking_cave() -> None:
    """CAV-15.50: 2 grain and 1 vegetable are 5 + 1 food."""
    for tokens in (("feed 2 grain 1 vegetable",), ("use cooking_cave", "eat 1 grain")):
        t = Table(players=2)
        t.home().tiles(cooking_cave="m31").has(grain=2, vegetable=1).dwarfs(0, 0, 0)
        fed(t, *tokens)
        assert t.goods() == {}
        assert t.begging() == 0


def test_cav_15_51_working_and_mining_cave() -> None:
    """CAV-15.51: 8, 6 with the wood, 4 with two donkeys in mines."""
    t = Table(players=2)
    t.home().tiles(working_cave="m31", mining_cave="m32").land(ore_mine="m21", ruby_mine="m22")
    t.home().dwarfs(0, 0, 0, 0).animals(0, 3, 0, 0).has(wood=1, food=4)
    fed(t)
    t.play("feed work wood", seat=0)
    assert t.goods() == {}
    assert t.begging() == 0


@pytest.mark.parametrize("tile, net", [("", 2), ("slaughtering_cave", 3)])
def test_cav_15_52_ruby_cattle_food(tile: str, net: int) -> None:
    """CAV-15.52: a ruby and 1 food for a cattle, the cattle for 3 food (4 with the cave)."""
    t = Table(players=2)
    t.home().has(ruby=1, food=1)
    if tile:
        t.home().tiles(**{tile: "m31"})
    t.turn().play("ruby cattle", "eat 1 cattle")
    assert t.goods() == {"food": 1 + net}


def test_cav_15_53_a_row_of_markers() -> None:
    """CAV-15.53: R, G, R, G, G, R, G on rounds 6 to 12; everybody has sheep that breed."""
    t = Table(players=3, round=5)
    t.home().dwarfs(0).has(food=20).tiles(writing_chamber="m31")
    t.home(1).dwarfs()
    t.home(2).dwarfs()
    for seat in range(3):
        t.home(seat).land(small="f43 f33 f23", stable="f43 f33 f23").animals(2, 0, 0, 0)
    t.next_round()
    eaten = []
    skipped = []
    for number, marker in enumerate("RGRGGRG", start=6):
        if t.tokens()[0].startswith("reveal"):
            t.play(t.tokens()[0])
        if t.tokens()[0].startswith("marker"):
            t.play({"R": "marker red", "G": "marker green"}[marker])
        assert t.s.round == number
        before = t.goods()["food"]
        t.play("place housework")
        while not t.over and t.tokens()[0].startswith("skip"):
            skipped.append(number)
            t.play("skip breeding")
        eaten.append(before - t.goods()["food"])
    assert eaten == [0, 2, 1, 2, 2, 2, 2]
    assert skipped == [11, 11, 11]


@pytest.mark.parametrize("seed", range(8))
def test_cav_15_53_kinds_follow_the_colours(seed: int) -> None:
    """CAV-15.53: whatever row chance draws, reds mean none, special, skip, in this order."""
    t = calm(3, round=5, seed=seed)
    reds = iter(["none", "special", "skip_one"])
    expected = {}
    while not t.over:
        expected[t.s.round] = "normal" if t.s.marker == GREEN else next(reds)
        pass_round(t)
    assert harvests(calm(3, round=5, seed=seed)) == expected


def test_cav_15_54_forest_stable_for_the_third_boar() -> None:
    """CAV-15.54: two boars in the dwelling, the newborn in the stable on unused forest."""
    t = Table(players=2)
    t.home().land(stable="f21").animals(0, 0, 2, 0).has(food=4)
    assert fed(t).animals() == (0, 0, 3, 0)


def test_cav_15_55_no_room_no_newborn() -> None:
    """CAV-15.55: two sheep in the dwelling and nothing else."""
    t = Table(players=2)
    t.home().animals(2, 0, 0, 0).has(food=4)
    fed(t, "feed")
    assert t.animals() == (2, 0, 0, 0)
    assert t.goods() == {}


def test_cav_15_56_lamb_or_boar() -> None:
    """CAV-15.56: accept the lamb, or give up a sheep and accept only the boar."""

    def position() -> Table:
        t = Table(players=2)
        t.home().land(small="f43", stable="f43").animals(3, 0, 2, 0).has(food=4)
        return fed(t, "feed")

    t = position()
    assert set(t.tokens(0)) == {"breed sheep", "breed none"}
    t.play("breed sheep", seat=0)
    assert t.animals() == (4, 0, 2, 0)

    t = position()
    t.play("eat 1 sheep", seat=0)
    assert set(t.tokens(0)) == {"breed sheep", "breed boar", "breed none"}
    t.play("breed boar", seat=0)
    assert t.animals() == (2, 0, 3, 0)
    assert t.goods() == {"food": 1}


def test_cav_15_57_breeding_cave_and_quarry() -> None:
    """CAV-15.57: newborns of all four kinds: 5 food and 1 stone."""
    t = Table(players=2)
    t.home().tiles(breeding_cave="m31", quarry="m32").animals(2, 2, 2, 2).has(food=4)
    t.home().land(small="f43 f33 f23", stable="f43 f33 f23", ore_mine="m21")
    fed(t)
    assert t.animals() == (3, 3, 3, 3)
    assert t.goods() == {"food": 5, "stone": 1}


def test_cav_15_58_ruby_donkey_newborn() -> None:
    """CAV-15.58: 1 donkey and 1 ruby become 3 donkeys."""
    t = Table(players=2)
    t.home().land(small="f43", stable="f43").animals(0, 1, 0, 0).has(food=4, ruby=1)
    fed(t, "ruby donkey")
    assert t.animals() == (0, 3, 0, 0)
    assert t.goods() == {}
