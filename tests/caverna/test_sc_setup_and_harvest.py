"""Scenarios of setup, solo and harvest: SC-01 to SC-05, SC-12, SC-29, SC-30, SC-51 to SC-56."""

from __future__ import annotations

import random

import pytest

import hearthside
from hearthside.api import Game
from hearthside.core import engine
from hearthside.core.event import Event
from hearthside.core.record import Setup
from hearthside.games.caverna import events
from hearthside.games.caverna.goods import STONE_COMING, WOOD_COMING
from hearthside.games.caverna.harvest import HARVEST_NAMES
from hearthside.games.caverna.rules import CavernaRules
from hearthside.games.caverna.setup import new_state
from hearthside.games.caverna.spaces import SPACES
from hearthside.games.caverna.state import GREEN, RED, Caverna
from tests.caverna.build import Table
from tests.caverna.calm import calm, cards, lying_by_round, pass_round, to_work


def harvested(t: Table, marker: str = "") -> Table:
    """The harvest begins; all seats but seat 0 have food enough."""
    for seat in range(1, t.s.seats):
        t.home(seat).has(food=12)
    return t.harvest(marker)


def play_at_random(s: Caverna, seed: int) -> list[Event]:
    """Any choices to the end, exchanges only where nothing else is left; what happened."""
    rng = random.Random(seed)
    s.log = []
    while not engine.is_over(s):
        engine.choose(s, rng.choice(s.options or engine.side_options(s, s.decider)))
    return s.log


# A. Set-up, rounds, solo


@pytest.mark.parametrize("seed", range(6))
def test_sc_01_two_player_calendar_and_markers(seed: int) -> None:
    """SC-01: 11 rounds, 3 green and 3 red markers, the printed number of harvests of each kind."""
    game = hearthside.new_game("caverna", players=2, seed=seed)
    view = game.view()
    assert [home["goods"]["food"] for home in view["homes"]] == [1, 1]
    printed = [space["name"] for space in view["spaces"] if not space["stage"]]
    assert len(printed) == 12
    assert not {"growth", "strip_mining"} & set(printed)
    assert not [name for name in printed if name.startswith("imitation")]

    s = new_state(2, seed, {})
    rounds: list[int] = []
    markers: dict[int, int] = {}
    harvests: dict[int, str] = {}
    shown: dict[int, str] = {}
    for event in play_at_random(s, seed):
        if event.kind == events.ROUND:
            rounds.append(event.a)
        elif event.kind == events.REVEALED:
            shown[rounds[-1]] = SPACES[event.a].name
        elif event.kind == events.MARKER:
            markers[rounds[-1]] = event.a
        elif event.kind == events.HARVEST:
            harvests[rounds[-1]] = HARVEST_NAMES[event.a]
    assert rounds == list(shown) == list(harvests) == [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]
    assert "exploration" not in shown.values()
    assert {shown[7], shown[8]} == {"family_life", "ore_delivery"}
    assert list(markers) == [6, 7, 8, 10, 11, 12]
    assert sorted(markers.values()) == [GREEN] * 3 + [RED] * 3
    reds = [number for number in markers if markers[number] == RED]
    expected = dict.fromkeys(harvests, "normal")
    expected.update({1: "none", 2: "none", 4: "special"})
    expected.update(zip(reds, ["none", "special", "skip_one"], strict=True))
    assert harvests == expected
    assert list(harvests.values()).count("normal") == 5


def test_sc_01_both_orders_of_stage_3_occur() -> None:
    """SC-01: Family life and Ore delivery in random order."""
    orders = set()
    for seed in range(12):
        t = calm(2, round=6, seed=seed)
        pass_round(t)
        orders.add(tuple(card for card in cards(t) if card in ("family_life", "ore_delivery")))
    assert orders == {("family_life", "ore_delivery"), ("ore_delivery", "family_life")}


def test_sc_01_nothing_happens_in_a_round_9() -> None:
    """SC-01: no replenishing and no delivery between rounds 8 and 10."""
    t = calm(2, round=7)
    t.home().tiles(wood_supplier="m21", stone_supplier="m22")
    t.home().counter(WOOD_COMING, 5).counter(STONE_COMING, 5)
    before = sum(t.lying("wood_gathering").values())
    pass_round(t)
    assert t.s.round == 10
    assert t.lying("wood_gathering") == {"wood": before + 1}
    assert (t.goods()["wood"], t.goods()["stone"]) == (1, 1)


def test_sc_02_strip_mining_with_the_seam() -> None:
    """SC-02: one ore, then stone round by round; every stone brings an ore through the Seam."""
    t = calm(3)
    t.home().tiles(seam="m21")
    seen = []
    while True:
        seen.append(t.lying("strip_mining"))
        if t.s.round == 4:
            break
        pass_round(t)
    assert seen == [
        {"ore": 1},
        {"ore": 1, "stone": 1},
        {"ore": 1, "stone": 2},
        {"ore": 1, "stone": 3},
    ]
    t.home().has(food=1)
    t.play("place strip_mining")
    assert t.goods() == {"wood": 2, "stone": 3, "ore": 4}
    assert to_work(t).s.round == 5
    assert t.lying("strip_mining") == {"ore": 1}


def test_sc_03_family_life_changes_the_wish_at_once() -> None:
    """SC-03: GROW on the Wish in round 7; in round 8 only gold there, and GROW on Family life."""
    t = Table(players=3, round=6).open("wish_for_children")
    t.home().dwarfs(0, 0, 0).tiles(dwelling="m31 m21").has(food=20)
    t.home(1).dwarfs()
    t.home(2).dwarfs()
    t.next_round().play("reveal ore_delivery", "marker green")
    assert t.s.round == 7
    assert "place wish_for_children" in t.tokens()
    assert t.refuses("place urgent_wish_for_children")
    t.play("place wood_gathering", "place supplies", "place ore_mining", "reveal family_life")
    assert t.s.round == 8
    assert cards(t).count("urgent_wish_for_children") == 1
    assert "wish_for_children" not in cards(t)
    t.play("marker green")
    t.home().has(wood=0, stone=0, ore=0, food=20, gold=0)
    assert {"place urgent_wish_for_children", "place family_life"} < set(t.tokens())
    assert t.refuses("place wish_for_children")
    t.play("place urgent_wish_for_children")
    assert t.goods() == {"gold": 3, "food": 20}
    assert len(t.dwarfs()) == 3
    t.play("place family_life")
    assert len(t.dwarfs()) == 4


def test_sc_03_the_wish_in_round_7() -> None:
    """SC-03: with nothing to pay a dwelling, the A side is family growth."""
    t = Table(players=3, round=7).open("wish_for_children", "ore_delivery")
    t.home().dwarfs(0, 0, 0).tiles(dwelling="m31 m21")
    t.turn().play("place wish_for_children")
    assert len(t.dwarfs()) == 4
    assert t.goods() == {}


@pytest.mark.parametrize("number", [9, 10, 11, 12])
def test_sc_03_it_stays_so(number: int) -> None:
    """SC-03: no GROW on the B side without a dwelling of the same action, in any later round."""
    t = Table(players=3, round=number).open("urgent_wish_for_children", "family_life")
    t.home().dwarfs(0, 0, 0).tiles(dwelling="m31 m21").land(cavern="m22").has(wood=4, stone=3)
    t.turn().play("place urgent_wish_for_children")
    assert "grow" not in t.tokens()
    assert "take" in t.tokens()
    t.play("furnish dwelling m22")
    assert t.tokens() == ["grow", "stop"]


def test_sc_04_solo_set_up() -> None:
    """SC-04: eight printed spaces, fixed cards, no markers."""
    game = hearthside.new_game("caverna", players=1, seed=8)
    view = game.view(0)
    assert view["homes"][0]["goods"]["food"] == 2
    goods = {space["name"]: space["goods"] for space in view["spaces"] if not space["stage"]}
    assert goods == {
        "ruby_mining": {"ruby": 1},
        "housework": {},
        "slash_and_burn": {},
        "excavation_a": {"stone": 1},
        "logging_a": {"wood": 3},
        "ore_mining_a": {"ore": 2},
        "wood_gathering": {"wood": 1},
        "sustenance_a": {"food": 1},
    }
    assert view["round"] == 1
    assert view["markers_left"] == {"green": 0, "red": 0}
    assert [space["name"] for space in view["spaces"] if space["stage"]] == ["blacksmithing"]
    assert view["cards_to_come"] == [
        "sheep_farming",
        "ore_mine_construction",
        "wish_for_children",
        "donkey_farming",
        "ruby_mine_construction",
        "ore_delivery",
        "family_life",
        "ore_trading",
        "adventure",
        "ruby_delivery",
    ]
    s = new_state(1, 8, {})
    happened = play_at_random(s, 8)
    assert [HARVEST_NAMES[e.a] for e in happened if e.kind == events.HARVEST] == [
        "none",
        "none",
        "normal",
        "special",
        *["normal"] * 7,
    ]
    later = [1, *(e.a for e in happened if e.kind == events.ROUND)]
    assert later == [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]
    assert not [e for e in happened if e.kind in (events.STARTS, events.MARKER)]
    used = {SPACES[e.a].name for e in happened if e.kind == events.PLACED}
    covered = {"drift_mining_a", "starting_player_a", "supplies", "clearing_a", "exploration"}
    assert not used & covered
    assert not [name for name in used if name.startswith("imitation")]


@pytest.mark.parametrize(
    "space, first, expected",
    [
        ("logging", 1, [3, 4, 5, 6, 3, 4, 5, 6, 3, 4, 5]),
        ("ore_mining", 1, [2, 3, 4, 5, 6, 2, 3, 4, 5, 6, 2]),
        ("wood_gathering", 1, [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5]),
        ("ruby_mining", 1, [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5]),
        ("excavation", 1, [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5]),
        ("sustenance", 1, [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5]),
        ("sheep_farming", 2, [1, 2, 3, 4, 5, 6, 1, 2, 3, 4]),
        ("donkey_farming", 5, [1, 2, 3, 4, 5, 6, 1]),
        ("ore_delivery", 7, [2, 4, 6, 2, 4]),
    ],
)
def test_sc_05_solo_clearing(space: str, first: int, expected: list[int]) -> None:
    """SC-05: counted round by round; without a ruby nobody is asked anything."""
    t = calm(1)
    while t.s.round < first:
        assert t.lying(space) == {}
        pass_round(t)
    assert lying_by_round(t, space, 12) == expected


# B. Dwarfs and family


def test_sc_12_peaceful_cave_before_feeding() -> None:
    """SC-12: the weapon may be given up before the food is paid."""
    t = Table(players=2, round=5)
    t.home().dwarfs(8, 0).tiles(peaceful_cave="m31").has(food=1)
    harvested(t)
    assert t.tokens(0) == ["feed weapon 8", "feed"]
    assert t.side(0) == ["use peaceful_cave 8"]
    assert t.goods() == {"food": 1}
    t.play("use peaceful_cave 8", seat=0)
    assert t.goods() == {"food": 5}
    assert t.begging() == 0
    assert t.dwarfs() == [0, 0]
    to_work(t)
    assert t.s.round == 6
    assert t.at_home() == [0, 0]
    assert t.matching("use") == []
    assert t.matching("override") == []
    t.open("blacksmithing")
    t.home().has(ore=8)
    t.turn().play("place blacksmithing")
    assert len(t.matching("forge")) == 8


def test_sc_12_the_weapon_may_be_kept() -> None:
    """SC-12: then 1 food is paid and 3 markers are taken."""
    t = Table(players=2, round=5)
    t.home().dwarfs(8, 0).tiles(peaceful_cave="m31").has(food=1)
    harvested(t).play("feed", seat=0)
    assert t.begging() == 3
    assert t.goods() == {}
    assert t.dwarfs() == [8, 0]


def test_sc_12_no_offer_without_a_weapon() -> None:
    """SC-12: with no weapon left the exchange is gone."""
    t = Table(players=2, round=5)
    t.home().dwarfs(2, 0, 0).tiles(peaceful_cave="m31").has(food=1)
    harvested(t).play("use peaceful_cave 2", seat=0)
    assert t.goods() == {"food": 3}
    assert t.matching("use", 0) == []
    t.play("feed", seat=0)
    assert t.begging() == 3


# E. Animals


def sc_29() -> Table:
    t = Table(players=3, round=12)
    t.home().land(ore_mine="m22").tiles(breakfast_room="m21").animals(0, 3, 0, 1)
    t.home().has(food=5, ruby=1)
    harvested(t, "green").play("feed", seat=0)
    assert t.goods() == {"food": 1, "ruby": 1}
    return t


def test_sc_29_a_ruby_just_before_breeding() -> None:
    """SC-29: the bought cattle breeds; the newborn donkey has no room."""
    t = sc_29()
    assert t.tokens(0) == ["breed none"]
    assert "ruby cattle" in t.side(0)
    t.play("ruby cattle", seat=0)
    assert t.goods() == {}
    assert t.animals() == (0, 3, 0, 2)
    assert set(t.tokens(0)) == {"breed cattle", "breed none"}
    assert t.matching("eat", 0) == ["1 donkey"]
    t.play("breed cattle", seat=0)
    assert t.animals() == (0, 3, 0, 3)
    assert t.goods() == {}


def test_sc_29_the_third_donkey_makes_room() -> None:
    """SC-29: given up for 1 food, a newborn takes its place; the ruby is still asked for."""
    t = sc_29()
    assert t.refuses("eat 2 donkey", seat=0)
    t.play("eat 1 donkey", seat=0)
    assert t.goods() == {"food": 2, "ruby": 1}
    assert t.tokens(0) == ["breed donkey"]
    t.play("breed donkey", seat=0)
    assert t.animals() == (0, 3, 0, 1)


def test_sc_30_stubble_room() -> None:
    """SC-30: the field emptied by the harvest takes the newborn; sowing it later is allowed."""
    t = Table(players=4, round=5)
    t.home().tiles(stubble_room="m31").crops(f42="grain 1", f32="grain 3")
    t.home().land(meadow="f43 f33").animals(0, 0, 2, 0).has(food=4)
    harvested(t)
    assert t.goods() == {"grain": 2}
    assert t.animals() == (0, 0, 3, 0)
    to_work(t)
    assert t.s.round == 6
    t.play("place slash_and_burn")
    assert "sow 1 grain" in t.tokens()
    t.play("sow 1 grain")
    assert t.tokens() == ["cook 1 boar"]
    t.play("cook 1 boar")
    assert t.goods() == {"grain": 1, "food": 2}
    assert t.animals() == (0, 0, 2, 0)
    assert not t.houses("0/0/3/0")


# I. Harvest


def sc_51(number: int) -> Table:
    t = Table(players=3, round=number)
    t.home().dwarfs(0, 0, 0, newborn=1).tiles(working_cave="m31", mining_cave="m32")
    t.home().land(ore_mine="m21", small="f43").crops(f33="grain 2").animals(2, 1, 0, 0)
    t.home().has(wood=1, food=1)
    return harvested(t)


def test_sc_51_round_4_with_working_and_mining_cave() -> None:
    """SC-51: 3, less 1 for the wood, less 1 for the donkey; round 5 is normal again."""
    t = sc_51(4)
    assert set(t.tokens(0)) >= {"feed", "feed work wood"}
    t.play("feed work wood", seat=0)
    assert t.goods() == {}
    assert t.begging() == 0
    assert t.animals() == (2, 1, 0, 0)
    assert t.s.homes[0].grain_on_fields() == 2

    t.s.round = 5
    t.home().has(wood=1, food=9)
    harvested(t).play("feed work wood", seat=0)
    assert t.goods() == {"grain": 1, "food": 9 - 3}
    assert t.animals() == (3, 1, 0, 0)


def test_sc_51_without_the_working_cave() -> None:
    """SC-51: 3, less 1: 1 food and 1 marker, the wood stays."""
    t = sc_51(4)
    t.play("feed", seat=0)
    assert t.goods() == {"wood": 1}
    assert t.begging() == 1


def sc_52() -> Table:
    t = Table(players=2, round=5)
    t.home().dwarfs(0, 0, 0).tiles(mining_cave="m31").land(ore_mine="m21", ruby_mine="m22")
    t.home().animals(0, 1, 0, 0).has(food=3, ruby=1)
    return harvested(t)


@pytest.mark.parametrize(
    "tokens, markers, donkeys",
    [
        (["ruby food"], 0, 1),
        (["feed 1 ruby"], 0, 1),
        (["ruby donkey", "feed"], 1, 2 + 1),  # they breed afterwards
        (["feed 1 donkey 1 ruby"], 0, 0),
        (["eat 1 donkey", "feed 1 ruby"], 0, 0),
        (["feed"], 2, 1),
    ],
)
def test_sc_52_the_need_follows_the_donkeys(tokens: list[str], markers: int, donkeys: int) -> None:
    """SC-52: the reduction counts the donkeys that are there when the food is paid."""
    t = sc_52()
    for token in tokens:
        t.play(token, seat=0)
    assert t.begging() == markers
    assert t.animals() == (0, donkeys, 0, 0)
    assert t.goods() == ({"ruby": 1} if tokens == ["feed"] else {})


@pytest.mark.parametrize(
    "supply, tile, exchanges, left, markers",
    [
        ({"food": 7}, "", [], {}, 0),
        ({"food": 5}, "", [], {}, 2),
        ({"food": 3, "gold": 5}, "", ["eat 5 gold"], {}, 0),
        ({"food": 3, "gold": 5}, "", ["feed 5 gold"], {}, 0),
        ({"gold": 8}, "", ["eat 8 gold"], {}, 0),
        ({"gold": 8}, "", ["eat 4 gold", "eat 4 gold"], {}, 1),
        (
            {"grain": 3, "vegetable": 2},
            "cooking_cave",
            ["use cooking_cave", "use cooking_cave"],
            {"grain": 1, "food": 3},
            0,
        ),
        (
            {"grain": 3, "vegetable": 2},
            "cooking_cave",
            ["feed 2 grain 2 vegetable"],
            {"grain": 1, "food": 3},
            0,
        ),
        ({}, "", [], {}, 7),
    ],
)
def test_sc_53_begging_gold_and_cooking_cave(
    supply: dict[str, int], tile: str, exchanges: list[str], left: dict[str, int], markers: int
) -> None:
    """SC-53: need 7; what is converted is paid, what is missing is begged for; no dwarf is lost."""
    t = Table(players=2, round=5)
    t.home().dwarfs(0, 0, 0, 0, newborn=1).has(**supply)
    if tile:
        t.home().tiles(**{tile: "m31"})
    harvested(t)
    if "gold" in supply:
        assert [word for word in t.matching("eat", 0) if word.endswith("gold")] == [
            f"{n} gold" for n in range(2, supply["gold"] + 1)
        ]
    for token in exchanges:
        t.play(token, seat=0)
    assert t.goods() == left
    assert t.begging() == markers
    assert t.score()["begging"] == -3 * markers
    assert t.dwarfs() == [0, 0, 0, 0]
    assert t.s.round == 6


def test_sc_53_undo_until_the_payment() -> None:
    """SC-53: exchanges of the feeding step may be taken back while it is not paid."""
    t = Table(players=2, round=5)
    t.home().dwarfs(0, 0, 0, 0, newborn=1).has(gold=8)
    harvested(t)
    game = Game(CavernaRules(), Setup("caverna", 2, 1, {}, ["A", "B"]), t.s)
    game.play("eat 4 gold", 0)
    assert game.view()["homes"][0]["goods"]["food"] == 3
    game.undo(0)
    assert game.view()["homes"][0]["goods"]["gold"] == 8
    game.play("eat 8 gold", 0)
    assert game.view()["homes"][0]["begging"] == 0
    assert game.view()["round"] == 6


def test_sc_54_slaughtering_cave_rates() -> None:
    """SC-54: 5 for the pair of donkeys, 4 for the cattle; the dog stays."""
    for tokens in (["eat 2 donkey", "eat 1 cattle"], ["feed 2 donkey 1 cattle"]):
        t = Table(players=2, round=5)
        t.home().dwarfs(0, 0, 0, 0).tiles(slaughtering_cave="m31").animals(0, 3, 0, 1, dogs=1)
        t.home().land(small="f43")
        harvested(t)
        assert t.matching("eat", 0) == ["1 donkey", "1 cattle", "2 donkey"]
        for token in tokens:
            t.play(token, seat=0)
        assert t.goods() == {"food": 1}
        assert t.animals() == (0, 1, 0, 0)
        assert t.dogs() == 1
        assert t.begging() == 0


@pytest.mark.parametrize(
    "animal, n, food",
    [("sheep", 1, 2), ("donkey", 1, 2), ("donkey", 2, 5), ("boar", 1, 3), ("cattle", 1, 4)],
)
def test_sc_54_the_only_animal_rates(animal: str, n: int, food: int) -> None:
    """SC-54: the better rate replaces the normal one, singly and in a plan."""
    for verb in ("eat", "feed"):
        t = Table(players=2, round=4)
        t.home().dwarfs(0, 0, 0, 0, 0, 0).tiles(slaughtering_cave="m31").has(**{animal: n})
        harvested(t).play(f"{verb} {n} {animal}", seat=0)
        if not t.begging():
            t.play("feed", seat=0)
        assert t.begging() == 6 - food


def test_sc_54_hunting_parlor_rate_is_unchanged() -> None:
    """SC-54: 2 boars for 2 gold and 2 food, Slaughtering cave or not."""
    t = Table(players=2)
    t.home().tiles(slaughtering_cave="m31", hunting_parlor="m32").animals(0, 0, 2, 0)
    t.turn().play("use hunting_parlor")
    assert t.goods() == {"gold": 2, "food": 2}


def sc_55(pastures: str) -> Table:
    t = Table(players=2, round=5)
    t.home().tiles(breeding_cave="m31", breakfast_room="m32").land(small=pastures, stable="f43")
    t.home().animals(2, 0, 2, 2).has(food=4)
    return harvested(t)


@pytest.mark.parametrize(
    "born, animals, food",
    [
        ("sheep cattle", (3, 0, 2, 3), 2),
        ("boar cattle", (2, 0, 3, 3), 2),
        ("sheep", (3, 0, 2, 2), 1),
        ("boar", (2, 0, 3, 2), 1),
        ("cattle", (2, 0, 2, 3), 1),
        ("none", (2, 0, 2, 2), 0),
    ],
)
def test_sc_55_breeding_cave_pays_for_newborns_that_stay(
    born: str, animals: tuple[int, int, int, int], food: int
) -> None:
    """SC-55: not all three fit; what is refused brings nothing."""
    t = sc_55("f43").play("feed", seat=0)
    assert len(t.tokens(0)) == 6
    assert t.refuses("breed sheep boar", seat=0)
    assert t.refuses("breed sheep boar cattle", seat=0)
    t.play(f"breed {born}", seat=0)
    assert t.animals() == animals
    assert t.goods() == ({"food": food} if food else {})


def test_sc_55_with_a_second_pasture_all_fit() -> None:
    """SC-55: then they are taken unasked: +3 food."""
    t = sc_55("f43 f33")
    assert t.animals() == (3, 0, 3, 3)
    assert t.goods() == {"food": 3}


def test_sc_56_three_red_markers_then_green() -> None:
    """SC-56: nothing; 3 food; field step and feeding without lamb; a normal harvest."""
    t = Table(players=4, round=5).open("wish_for_children", "donkey_farming")
    t.home().dwarfs(0, 0).tiles(dwelling="m31").crops(f33="grain 3").land(small="f43")
    t.home().animals(2, 0, 0, 0).has(food=30)
    for seat in range(1, 4):
        t.home(seat).dwarfs()

    def state() -> tuple[int, int, int, int]:
        """Food, grain in the supply, grain on the field, sheep."""
        goods = t.goods()
        field = t.s.homes[0].grain_on_fields()
        return goods.get("food", 0), goods.get("grain", 0), field, t.animals()[0]

    t.next_round().play("marker red")
    assert t.s.round == 6
    t.play("place wish_for_children", "place housework")
    assert state() == (30, 0, 3, 2)
    assert len(t.dwarfs()) == 3

    t.play("reveal ore_delivery", "marker red")
    t.play("place housework", "place ore_mining", "place ore_delivery")
    assert state() == (27, 0, 3, 2)

    t.play("reveal family_life", "marker red")
    t.play("place housework", "place ore_mining", "place ore_delivery")
    asked = []
    while t.tokens() == ["skip fields", "skip breeding"]:
        asked.append(t.decider)
        assert state() == (27, 0, 3, 2)
        t.play("skip breeding" if t.decider == 0 else "skip fields")
    assert asked == [0], "nobody else has crops or pairs"
    assert state() == (21, 1, 2, 2)

    assert t.s.round == 9
    assert t.s.marker == GREEN
    t.play("place housework", "place ore_mining", "place ore_delivery")
    assert state() == (15, 2, 1, 3)
    assert [t.begging(seat) for seat in range(4)] == [0, 0, 0, 0]
