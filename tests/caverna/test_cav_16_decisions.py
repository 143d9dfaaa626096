"""CAV-16: every configurable decision, with its default and with each alternative."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hearthside
from hearthside.core.errors import BadOption
from hearthside.core.options import OptionSpec, OptionValue
from hearthside.games.caverna.config import OPTIONS
from hearthside.games.caverna.goods import RUBY_COMING, WOOD_COMING
from hearthside.games.caverna.spaces import SPACE_NAMED
from tests.caverna.build import Table
from tests.caverna.calm import calm, harvests, lying_by_round, pass_round

RULES = Path(__file__).parents[2] / "docs/rules/cav.md"


def value(text: str) -> OptionValue:
    """A value as the document writes it."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdigit() else text


def test_cav_16_1_values_from_a_single_source() -> None:
    """CAV-16.1: 27 introductory tiles, the overhang, Extension once, at least one loot item."""
    t = Table(mode="introductory")
    assert t.s.supply.bit_count() == 27

    t = Table(players=7)
    t.home().tiles(office_room="m31", guest_room="m21")
    t.home().dwarfs(0, 0)
    for seat in range(1, 7):
        t.home(seat).dwarfs()
    t.turn().play("place extension")
    assert "meadow+field f43-f53" in t.matching("tile")
    t.play("tile meadow+field f43-f53", "tile cavern+tunnel m32-m33")
    assert t.goods() == {"wood": 1, "stone": 1, "gold": 2}
    t.s.occupants[SPACE_NAMED["extension"].index] = -1
    t.turn().play("place extension", "tile meadow+field f33-f23")
    assert t.goods() == {"wood": 2, "stone": 1, "gold": 2}
    assert not [token for token in t.tokens() if token.startswith("tile")]

    t = Table(players=3).open("exploration")
    t.home().dwarfs(1)
    t.turn().play("place exploration")
    assert "stop" not in t.tokens()
    t.play("loot wood")
    assert "stop" in t.tokens()


def test_cav_16_table_is_what_the_program_has() -> None:
    """CAV-16: every key of the document is an option, with its default and alternatives."""
    section = RULES.read_text(encoding="utf-8").split("\n## 16.")[1].split("\n## 17.")[0]
    rows = re.findall(r"^\| ([A-Z_]+) \| (\S+) \| ([^|]+) \|", section, re.MULTILINE)
    options = {option.name: option for option in OPTIONS}
    assert set(options) == {key.lower() for key, _, _ in rows} | {"mode"}
    for key, default, alternatives in rows:
        option = options[key.lower()]
        assert option.default == value(default)
        expected = [value(default), *(value(word.strip()) for word in alternatives.split(","))]
        assert all(option.allows(one) for one in expected)
        if option.name != "dog_mode":  # read, but not offered
            assert sorted(map(str, option.values)) == sorted(map(str, expected))


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_cav_16_options_are_checked(option: OptionSpec) -> None:
    """CAV-16: each listed value is understood and shown in the view, any other is refused."""
    for chosen in option.values:
        game = hearthside.new_game("caverna", 2, options={option.name: chosen})
        assert game.view()["options"][option.name] == chosen
    with pytest.raises(BadOption):
        hearthside.new_game("caverna", 2, options={option.name: "something else"})


# Mode and variant


@pytest.mark.parametrize("mode, offered", [("introductory", False), ("full", True)])
def test_cav_2_4_mode(mode: str, offered: bool) -> None:
    """CAV-2.4: a tile of the full game cannot be furnished in the introductory one."""
    t = Table(mode=mode)
    t.home().has(wood=1, stone=1)
    t.turn().play("place housework")
    assert ("furnish trader m31" in t.tokens()) == offered
    assert "furnish carpenter m31" in t.tokens()


@pytest.mark.parametrize("late", [False, True])
def test_cav_3_4_reveal_harvest_late(late: bool) -> None:
    """CAV-3.4: in phase 1, or only when the harvest begins; the harvests are the same."""
    t = Table(players=3, round=5, reveal_harvest_late=late)
    t.next_round().play("reveal donkey_farming")
    assert (t.tokens() == ["marker green", "marker red"]) != late
    kinds = list(harvests(calm(3, round=5, reveal_harvest_late=late)).values())
    assert [kind for kind in kinds if kind != "normal"] == ["none", "special", "skip_one"]
    assert kinds.count("normal") == 4


# Solo


@pytest.mark.parametrize(
    "limit, expected", [(6, [1, 2, 3, 4, 5, 6, 1, 2]), (7, [1, 2, 3, 4, 5, 6, 7, 1])]
)
def test_cav_12_25_solo_clear_at(limit: int, expected: list[int]) -> None:
    """CAV-12.25, CAV-14.10: cleared at 6 goods, or at 7 by the literal reading."""
    assert lying_by_round(calm(1, solo_clear_at=limit), "wood_gathering", 8) == expected


def kept(protection: str) -> Table:
    """Solo, round 5: a ruby has just been paid for the 6 wood on Wood gathering."""
    t = Table(players=1, round=4, solo_ruby_protection=protection)
    t.home().has(ruby=1, food=99).dwarfs(0).tiles(writing_chamber="m31")
    t.pile("wood_gathering", wood=6).next_round().play("keep wood_gathering")
    assert t.lying("wood_gathering") == {"wood": 7}
    return t


@pytest.mark.parametrize(
    "protection, untouched, refilled",
    [("until_taken", 8, 1), ("this_round", 1, 1), ("permanent", 8, 7)],
)
def test_cav_12_26_solo_ruby_protection(protection: str, untouched: int, refilled: int) -> None:
    """CAV-12.26, CAV-14.11: until the goods are taken, for this round only, or for good."""
    t = pass_round(kept(protection))
    assert t.lying("wood_gathering") == {"wood": untouched}

    t = kept(protection).play("place wood_gathering")
    assert t.s.round == 6
    assert t.lying("wood_gathering") == {"wood": 1}
    t.pile("wood_gathering", wood=6)
    pass_round(t)
    assert t.lying("wood_gathering") == {"wood": refilled}


def test_cav_12_26_this_round_asks_again() -> None:
    """CAV-12.26: with `this_round` the next ruby is asked for in the next round."""
    for protection, asked in (("this_round", True), ("until_taken", False), ("permanent", False)):
        t = kept(protection)
        t.home().has(ruby=1)
        t.play("place housework")
        assert (t.tokens() == ["keep wood_gathering", "clear wood_gathering"]) == asked


# Rounds


@pytest.mark.parametrize("first", [True, False])
def test_cav_3_2_income_before_replenish(first: bool) -> None:
    """CAV-3.2, CAV-14.25: before phase 1, or after phase 2, when it cannot protect any more."""
    t = Table(players=1, round=6, income_before_replenish=first)
    t.home().tiles(ruby_supplier="m31").counter(RUBY_COMING, 1)
    t.pile("wood_gathering", wood=6).next_round()
    assert (t.tokens() == ["keep wood_gathering", "clear wood_gathering"]) == first
    if not first:
        assert t.lying("wood_gathering") == {"wood": 1}
    assert t.goods() == {"ruby": 1}

    t = Table(players=3, round=6, income_before_replenish=first)
    t.home().tiles(wood_supplier="m31").counter(WOOD_COMING, 2)
    t.next_round()
    assert t.goods() == ({"wood": 1} if first else {})
    t.nature()
    assert t.goods() == {"wood": 1}


# Action spaces


@pytest.mark.parametrize("scope, cost", [("action", 5), ("pasture", 4)])
@pytest.mark.parametrize("order", [("fence f43", "fence f32-f33"), ("fence f32-f33", "fence f43")])
def test_cav_11_23_carpenter_scope(scope: str, cost: int, order: tuple[str, str]) -> None:
    """CAV-11.23, CAV-14.15: 1 wood less per Build-fences action, or per pasture."""
    for space, players in (("fence_building_5", 5), ("sheep_farming", 2)):
        t = Table(players=players, carpenter_scope=scope)
        if players == 2:
            t.open("sheep_farming")
        t.home().tiles(carpenter="m31").land(meadow="f43 f33 f32").has(wood=9)
        t.turn().play(f"place {space}", *order)
        assert t.goods() == {"wood": 9 - cost}
        t = Table(players=players, carpenter_scope=scope)
        if players == 2:
            t.open("sheep_farming")
        t.home().tiles(carpenter="m31").land(meadow="f43").has(wood=1)
        t.turn().play(f"place {space}")
        assert t.goods() == {}


def test_cav_11_23_carpenter_scope_decides_what_can_be_paid() -> None:
    """CAV-11.23: 4 wood pay for both pastures only where each of them is reduced."""
    for scope, offered in (("action", False), ("pasture", True)):
        t = Table(players=5, carpenter_scope=scope)
        t.home().tiles(carpenter="m31").land(meadow="f43 f33 f32").has(wood=4)
        t.turn().play("place fence_building_5", "fence f43")
        assert t.goods() == {"wood": 3}
        assert (t.decider == 0) == offered
        assert t.refuses("fence f32-f33", seat=0) != offered


@pytest.mark.parametrize("always", [True, False])
def test_cav_4_8_always_take_goods(always: bool) -> None:
    """CAV-4.8, CAV-14.23: goods are always taken, or may be left lying."""
    t = Table(players=2, always_take_goods=always)
    t.pile("drift_mining", stone=3).turn().play("place drift_mining")
    assert t.goods() == ({"stone": 3} if always else {})
    assert ("take" in t.tokens()) != always
    t.play("tile cavern+tunnel m32-m33")
    if not always:
        assert set(t.tokens()) == {"take", "stop"}
        t.play("stop")
        assert t.goods() == {}
        assert t.lying("drift_mining") == {"stone": 3}
    else:
        assert t.lying("drift_mining") == {}


def test_cav_4_8_goods_left_lying_grow_on() -> None:
    """CAV-4.8: what is left on a space is there in the next round, with `next` added."""
    t = calm(2, always_take_goods=False)
    assert t.lying("clearing") == {"wood": 1}
    t.play("place clearing", "tile meadow+field f43-f33", "stop").nature()
    assert t.s.round == 2
    assert t.lying("clearing") == {"wood": 2}


@pytest.mark.parametrize("allowed", [False, True])
def test_cav_4_61_imitate_imitation(allowed: bool) -> None:
    """CAV-4.61, CAV-14.22: an Imitation space may be imitated only where the option says so."""
    t = Table(players=5, imitate_imitation=allowed)
    t.home().dwarfs(0, 0).has(food=6)
    t.occupy("ore_mining", 0)
    t.home(0).land(ore_mine="m21")
    t.occupy("imitation_5", 1).occupy("clearing", 2).occupy("starting_player", 3)
    t.turn().play("place imitation")
    if not allowed:
        assert all(token.startswith("tile meadow+field") for token in t.tokens())
        assert t.goods() == {"food": 4}
        return
    assert set(t.tokens()) == {"imitate imitation_5", "imitate clearing"}
    t.play("imitate imitation_5")
    assert t.goods() == {}
    assert all(token.startswith("tile meadow+field") for token in t.tokens())
    t.play(t.tokens()[0])
    assert len(t.s.homes[0].dwarfs) == 2
    assert t.s.occupants[SPACE_NAMED["imitation_b"].index] == 0


def test_cav_4_61_no_detour_to_a_space_of_your_own() -> None:
    """CAV-4.61: neither the own space nor a second detour, even if Imitation may be imitated."""
    t = Table(players=5, imitate_imitation=True)
    t.home().dwarfs(0, 0).has(food=6).land(ore_mine="m21")
    t.occupy("ore_mining", 0).occupy("imitation_5", 1)
    t.turn()
    assert "place imitation" not in t.tokens()


def test_cav_4_61_one_detour_is_enough() -> None:
    """CAV-4.61, CAV-14.22: behind an imitated Imitation stand only other spaces."""
    t = Table(players=7, imitate_imitation=True)
    t.home().dwarfs(0).has(food=9)
    t.occupy("imitation", 1).occupy("imitation_6", 2).occupy("clearing", 3).occupy("growth", 4)
    t.turn().play("place imitation_7")
    assert set(t.matching("imitate")) == {"imitation", "imitation_6", "clearing", "growth"}
    t.play("imitate imitation_6")
    assert t.goods() == {"food": 8}
    assert set(t.matching("imitate")) == {"clearing", "growth"}


# Harvest


def test_cav_10_14_allow_underpay() -> None:
    """CAV-10.14, CAV-14.30: with the option, food may be held back for begging markers."""
    t = Table(players=2, allow_underpay=True)
    t.home().has(food=4, grain=1)
    t.home(1).has(food=4)
    t.harvest()
    assert t.refuses("feed keep 5", seat=0)
    assert t.refuses("feed 1 grain keep 6", seat=0)
    t.play("feed keep 1", seat=0)
    assert t.goods() == {"food": 1, "grain": 1}
    assert t.begging() == 1

    t = Table(players=2, allow_underpay=True)
    t.home().has(food=3, grain=1)
    t.home(1).has(food=4)
    t.harvest()
    t.play("feed 1 grain keep 4", seat=0)
    assert t.goods() == {"food": 4}
    assert t.begging() == 4


def test_cav_10_14_without_underpay_food_is_paid() -> None:
    """CAV-10.14: by default nothing can be kept, and nobody is asked who can pay."""
    t = Table(players=2)
    t.home().has(food=5)
    t.home(1).has(food=3, grain=1)
    t.harvest()
    assert t.goods() == {"food": 1}
    assert t.refuses("feed keep 1", seat=1)
    t.play("feed", seat=1)
    assert t.begging(1) == 1


# Tiles, dogs, order


@pytest.mark.parametrize("allowed", [False, True])
def test_cav_11_69_peaceful_during_own_expedition(allowed: bool) -> None:
    """CAV-11.69: the acting dwarf keeps its weapon during its expedition, or may give it up."""
    t = Table(players=3, peaceful_during_own_expedition=allowed).open("exploration")
    t.home().dwarfs(9, 4).tiles(peaceful_cave="m31").has(ruby=1)
    t.turn().play("override 9", "place exploration")
    t.play("loot wood")
    assert ("use peaceful_cave 9" in t.side()) == allowed
    assert "use peaceful_cave 4" in t.side()
    if allowed:
        t.play("use peaceful_cave 9")
        assert t.goods() == {"wood": 1, "food": 9}
        assert "loot tunnel" in t.tokens()
        t.play("loot gold2", "stop")
        assert t.dwarfs() == [0, 4]


@pytest.mark.parametrize("mode", ["owner_chooses", "forced_if_dog_present"])
@pytest.mark.parametrize(
    "animals, fits",
    [
        ("5/0/0/2", True),
        ("6/0/0/2", False),
        ("7/0/0/0", True),
        ("8/0/0/0", False),
        ("0/0/4/2", True),
        ("2/0/4/0", True),
        ("1/0/4/1", False),
    ],
)
def test_cav_9_17_dog_mode(mode: str, animals: str, fits: bool) -> None:
    """CAV-9.17, CAV-14.16: both modes house the same animals.

    A dog on a pasture may force it to be watched, but dogs may stand anywhere (CAV-9.2), so that
    an owner who wants the normal mode puts them elsewhere.
    """
    t = Table(dog_mode=mode)
    t.home().land(small="f43", stable="f43").has(dog=4)
    assert t.houses(animals) == fits


@pytest.mark.parametrize("order", ["free", "printed"])
def test_cav_4_1_and_or_order(order: str) -> None:
    """CAV-4.1, CAV-14.42: the parts of "and/or" in any order, or only as printed."""
    t = Table(and_or_order=order)
    t.turn().play("place housework", "furnish dog_school m31")
    assert t.decider == 1
    assert t.goods() == ({"wood": 1} if order == "free" else {})
    assert t.dogs() == 1
    t = Table(and_or_order=order)
    t.turn().play("place housework", *["take"] * (order == "free"), "furnish dog_school m31")
    assert t.dogs() == 1
    assert t.goods() == {}


def test_cav_4_1_printed_order_still_takes_the_goods() -> None:
    """CAV-4.1: goods stand first on their spaces, so that they are taken before the tile."""
    t = Table(and_or_order="printed")
    t.pile("drift_mining", stone=2).turn().play("place drift_mining")
    assert t.goods() == {"stone": 2}
    t.play("tile cavern+tunnel m32-m33")
    assert t.terrain("m32") == "cavern"


def test_cav_9_17_dog_mode_is_read_but_not_offered() -> None:
    """CAV-9.17: it makes no difference, so that nobody is asked; records may name it."""
    assert "dog_mode" not in [option.name for option in hearthside.games()[0].options]
    game = hearthside.new_game("caverna", 2, options={"dog_mode": "forced_if_dog_present"})
    assert "option dog_mode forced_if_dog_present\n" in game.record()
    assert hearthside.replay(game.record()).setup.options["dog_mode"] == "forced_if_dog_present"
