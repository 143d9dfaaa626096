"""CAV-10: harvest, feeding and breeding."""

from __future__ import annotations

import pytest

from tests.caverna.build import HomeBuilder, Table
from tests.caverna.calm import calm, harvests


def farm(t: Table, seat: int = 0) -> HomeBuilder:
    """Two dwarfs, a field with 3 grain, two sheep with room for a third, food enough."""
    return t.home(seat).crops(f33="grain 3").land(small="f43").animals(2, 0, 0, 0).has(food=9)


def outcome(t: Table, seat: int = 0) -> tuple[int, int, int]:
    """What the harvest left of `farm`: grain, food, sheep."""
    goods = t.goods(seat)
    return goods.get("grain", 0), goods.get("food", 0), t.animals(seat)[0]


NOTHING = (0, 9, 2)
NORMAL = (1, 5, 3)
SPECIAL = (0, 7, 2)


# Which rounds


@pytest.mark.parametrize("players", [1, 2, 3, 7])
@pytest.mark.parametrize(
    "number, expected", [(1, NOTHING), (2, NOTHING), (3, NORMAL), (4, SPECIAL), (5, NORMAL)]
)
def test_cav_10_1_and_10_2_rounds_with_printed_signs(
    players: int, number: int, expected: tuple[int, int, int]
) -> None:
    """CAV-10.1 to 10.4: none in rounds 1 and 2, normal in 3 and 5, special feeding in 4."""
    t = Table(players=players, round=number)
    for seat in range(players):
        farm(t, seat)
    t.harvest()
    assert [outcome(t, seat) for seat in range(players)] == [expected] * players


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("number", [6, 8, 10, 12])
def test_cav_10_5_by_marker(players: int, number: int) -> None:
    """CAV-10.5, CAV-10.6: from round 6 on the marker decides; green is a normal harvest."""
    for marker, expected in (("green", NORMAL), ("red", NOTHING)):
        t = Table(players=players, round=number)
        for seat in range(players):
            farm(t, seat)
        t.harvest(marker, reds_seen=1)
        assert outcome(t) == expected


def test_cav_10_5_solo_is_always_normal() -> None:
    """CAV-10.5: rounds 6 to 8 and 10 to 12 of the solo game."""
    found = harvests(calm(1))
    assert [found[number] for number in (6, 7, 8, 10, 11, 12)] == ["normal"] * 6


@pytest.mark.parametrize("marker_round", [6, 9, 12])
def test_cav_10_6_green_is_normal(marker_round: int) -> None:
    """CAV-10.6: whatever reds were seen before."""
    for reds in range(4):
        t = Table(players=3, round=marker_round)
        for seat in range(3):
            farm(t, seat)
        t.harvest("green", reds_seen=reds)
        assert outcome(t, 1) == NORMAL


def test_cav_10_7_first_red_no_harvest() -> None:
    """CAV-10.7: not even feeding, and no marker for those without food."""
    t = Table(players=3, round=7)
    farm(t)
    t.harvest("red", reds_seen=1)
    assert outcome(t) == NOTHING
    assert [t.begging(seat) for seat in range(3)] == [0, 0, 0]


def test_cav_10_7_second_red_special_feeding() -> None:
    """CAV-10.7: 1 food per dwarf, newborn or not, nothing else."""
    t = Table(players=3, round=7)
    farm(t)
    farm(t, 1).dwarfs(0, 0, 0, newborn=1)
    t.harvest("red", reds_seen=2)
    assert outcome(t) == SPECIAL
    assert outcome(t, 1) == (0, 6, 2)
    assert t.begging(2) == 2


def test_cav_10_7_third_red_skip_one_step() -> None:
    """CAV-10.7, CAV-14.24: everybody chooses for himself, clockwise, before the harvest begins."""
    t = Table(players=3, round=9)
    for seat in range(3):
        farm(t, seat)
    t.s.start = t.s.next_start = 1
    t.harvest("red", reds_seen=3)
    asked = []
    for token in ("skip fields", "skip breeding", "skip fields"):
        asked.append(t.decider)
        assert t.tokens() == ["skip fields", "skip breeding"]
        assert [outcome(t, seat) for seat in range(3)] == [NOTHING] * 3
        t.play(token)
    assert asked == [1, 2, 0]
    assert outcome(t, 1) == outcome(t, 0) == (0, 5, 3)
    assert outcome(t, 2) == (1, 5, 2)


@pytest.mark.parametrize(
    "has, asked",
    [
        ({}, False),
        ({"crops": "grain 1"}, True),
        ({"sheep": 2}, True),
        ({"boar": 1}, False),
        ({"boar": 1, "ruby": 1}, True),
        ({"ruby": 1}, False),
        ({"ruby": 2}, True),
        ({"cattle": 1, "sheep": 1, "donkey": 1}, False),
    ],
)
def test_cav_10_7_the_third_red_marker_asks_nobody_without_crops_and_pairs(
    has: dict[str, str | int], asked: bool
) -> None:
    """CAV-10.7: who has nothing to harvest and nothing that could breed loses neither step."""
    t = Table(players=2, round=9)
    t.home().land(small="f43").has(food=4)
    t.home(1).has(food=4)
    for name, n in has.items():
        if isinstance(n, int):
            t.home().has(**{name: n})
        else:
            t.home().crops(f33=n)
    t.harvest("red", reds_seen=3)
    assert (t.decider == 0 and t.tokens() == ["skip fields", "skip breeding"]) == asked


def test_cav_10_12_nobody_works_for_nothing() -> None:
    """CAV-10.12: where donkeys leave no food to pay, the Working cave is not asked for."""
    t = Table(players=2, round=4)
    t.home().tiles(working_cave="m31", mining_cave="m32").land(ore_mine="m21 m22")
    t.home().animals(0, 2, 0, 0).has(wood=1, stone=1, ore=2)
    t.home(1).has(food=2)
    t.harvest()
    assert t.goods() == {"wood": 1, "stone": 1, "ore": 2}
    assert t.s.round == 5


def test_cav_10_7_reds_are_counted_over_the_game() -> None:
    """CAV-10.7: none, special, skip, in the order in which they appear."""
    for seed in range(4):
        t = calm(3, round=5, seed=seed)
        found = list(harvests(t).values())
        assert [kind for kind in found if kind != "normal"] == ["none", "special", "skip_one"]
        assert found.count("normal") == 4


def test_cav_10_8_field_then_feeding_then_breeding() -> None:
    """CAV-10.8: the new crop feeds, the newborn does not, and what is eaten cannot breed."""
    t = Table(players=2, round=5)
    t.home().crops(f33="grain 3").land(small="f43").animals(2, 0, 0, 0).has(food=2)
    t.home(1).has(food=4)
    t.harvest()
    assert t.goods() == {"grain": 1, "food": 2}
    assert t.animals() == (2, 0, 0, 0)
    t.play("feed 1 grain 1 sheep", seat=0)
    assert t.goods() == {}
    assert t.animals() == (1, 0, 0, 0)
    assert t.begging() == 0


def test_cav_10_8_seats_need_not_wait_for_each_other() -> None:
    """CAV-10.8: nobody interacts, so the last seat may be ready first."""
    t = Table(players=3, round=5)
    for seat in range(3):
        t.home(seat).has(grain=4)
    t.harvest()
    for seat in (2, 0, 1):
        t.play("feed 4 grain", seat=seat)
    assert [t.goods(seat) for seat in range(3)] == [{}, {}, {}]
    t.nature()
    assert t.s.round == 6


# Field step


def test_cav_10_10_one_crop_from_every_sown_field() -> None:
    """CAV-10.10: nobody is asked; an emptied field may be sown again."""
    t = Table(players=2, round=5)
    t.home().crops(f43="grain 3", f33="grain 1", f23="vegetable 2", f13="vegetable 1").has(food=4)
    t.home(1).has(food=4)
    t.harvest()
    assert t.goods() == {"grain": 2, "vegetable": 2}
    home = t.s.homes[0]
    assert (home.grain_on_fields(), home.vegetables_on_fields()) == (2, 1)
    assert home.empty_fields().bit_count() == 2
    assert t.s.round == 6


# Feeding step


@pytest.mark.parametrize("adults", range(1, 7))
@pytest.mark.parametrize("newborns", [0, 1, 2])
@pytest.mark.parametrize("special", [False, True])
def test_cav_10_11_food_due(adults: int, newborns: int, special: bool) -> None:
    """CAV-10.11, CAV-14.27: 2 and 1 in a normal feeding, 1 and 1 in a special one."""
    t = Table(players=2, round=4 if special else 5)
    t.home().dwarfs(*[0] * (adults + newborns), newborn=newborns).has(food=20)
    t.harvest()
    due = adults + newborns if special else 2 * adults + newborns
    assert t.goods() == {"food": 20 - due}


@pytest.mark.parametrize("special, saved", [(False, 2), (True, 1)])
@pytest.mark.parametrize("good, n", [("wood", 1), ("stone", 1), ("ore", 2)])
def test_cav_10_12_working_cave(special: bool, saved: int, good: str, n: int) -> None:
    """CAV-10.12: one dwarf is fed with 1 wood, 1 stone or 2 ore; nobody has to."""
    t = Table(players=2, round=4 if special else 5)
    t.home().tiles(working_cave="m31").has(food=9, **{good: 2 * n})
    t.home(1).has(food=4)
    t.harvest()
    assert t.tokens(0) == ["feed", f"feed work {good}"]
    t.play(f"feed work {good}", seat=0)
    due = (2 if special else 4) - saved
    assert t.goods() == {"food": 9 - due, good: n}


def test_cav_10_12_one_ore_feeds_nobody() -> None:
    """CAV-10.12: the Working cave needs 2 ore, and only its owner may use it."""
    t = Table(players=2, round=5)
    t.home().tiles(working_cave="m31").has(food=9, ore=1)
    t.home(1).has(food=3, wood=1, ruby=1)
    t.harvest()
    assert t.goods() == {"food": 5, "ore": 1}
    assert t.refuses("feed work wood", seat=1)


def test_cav_10_12_mining_cave_after_working_cave() -> None:
    """CAV-10.12: one less per donkey in a mine, never below nothing."""
    t = Table(players=2, round=4)
    t.home().tiles(working_cave="m31", mining_cave="m32").land(ore_mine="m21", ruby_mine="m22")
    t.home().animals(0, 3, 0, 0).has(food=5, wood=1)
    t.home(1).has(food=2)
    t.harvest()
    assert t.goods() == {"food": 5, "wood": 1}, "two donkeys feed two dwarfs: nothing is asked"
    assert t.begging() == 0

    t = Table(players=2, round=5)
    t.home().tiles(working_cave="m31", mining_cave="m32").land(ore_mine="m21", ruby_mine="m22")
    t.home().animals(0, 3, 0, 0).has(food=5, wood=1)
    t.home(1).has(food=4)
    t.harvest()
    t.play("feed work wood", seat=0)
    assert t.goods() == {"food": 5}
    assert t.begging() == 0

    t = Table(players=2, round=5)
    t.home().tiles(mining_cave="m31").land(ore_mine="m21").animals(0, 2, 0, 0).has(food=5)
    t.home(1).has(food=4)
    t.harvest()
    assert t.goods() == {"food": 2}


def test_cav_10_12_a_donkey_may_be_bought_before_paying() -> None:
    """CAV-10.12, CAV-10.13: who has food enough is asked while a mine is still without a donkey."""
    t = Table(players=2, round=5)
    t.home().tiles(mining_cave="m31").land(ore_mine="m21").has(food=4, ruby=2)
    t.home(1).has(food=4)
    t.harvest()
    assert t.tokens(0) == ["feed"]
    t.play("ruby donkey", seat=0)
    assert t.goods() == {"food": 1, "ruby": 1}
    assert t.tokens(0) == ["breed none"]


def test_cav_14_50_the_working_cave_feeds_an_adult_if_there_is_one() -> None:
    """CAV-14.50: an adult saves 2 food; a newborn alone saves 1."""
    t = Table(players=2, round=5)
    t.home().tiles(working_cave="m31").dwarfs(0, 0, newborn=1).has(food=3, wood=1)
    t.home(1).has(food=4)
    t.harvest()
    t.play("feed work wood", seat=0)
    assert t.goods() == {"food": 2}

    t = Table(players=2, round=5)
    t.home().tiles(working_cave="m31").dwarfs(0, 0, newborn=2).has(food=3, wood=1)
    t.home(1).has(food=4)
    t.harvest()
    t.play("feed work wood", seat=0)
    assert t.goods() == {"food": 2}


def test_cav_10_13_exchanges_to_raise_food_are_voluntary() -> None:
    """CAV-10.13: before paying, every exchange is offered, and none is forced."""
    t = Table(players=2, round=5)
    t.home().has(ruby=1, grain=2, vegetable=1, gold=3).land(small="f43").animals(2, 0, 0, 0)
    t.home(1).has(food=4)
    t.harvest()
    assert {"ruby food", "ruby wood", "eat 1 grain", "eat 1 vegetable", "eat 1 sheep"} < set(
        t.side(0)
    )
    assert t.matching("eat", 0)[-2:] == ["2 gold", "3 gold"]
    t.play("eat 1 vegetable", seat=0)
    t.play("feed", seat=0)
    assert t.begging() == 2
    assert t.goods() == {"ruby": 1, "grain": 2, "gold": 3}


def test_cav_10_13_any_legal_plan_is_accepted() -> None:
    """CAV-10.13: listed or not; never more than the owner has."""
    t = Table(players=2, round=5)
    t.home().has(grain=9, gold=4, ruby=1)
    t.home(1).has(food=4)
    t.harvest()
    assert t.refuses("feed 10 grain", seat=0)
    assert t.refuses("feed 1 gold", seat=0)
    assert t.refuses("feed 2 ruby", seat=0)
    assert "feed 7 grain" not in t.tokens(0)
    t.play("feed 7 grain", seat=0)
    assert t.goods() == {"grain": 2, "gold": 4, "ruby": 1, "food": 3}


def test_cav_10_13_a_ruby_at_the_rate_of_the_slaughtering_cave() -> None:
    """CAV-10.13, CAV-11.44, RUL-005: 1 ruby, 1 food, 2 dwarfs: the ruby buys a boar for 3 food."""
    t = Table(players=2, round=5)
    t.home().tiles(slaughtering_cave="m31").has(ruby=1, food=1)
    t.home(1).has(food=4)
    t.harvest()
    assert t.tokens(0) == ["feed 1 ruby", "feed"]
    t.play("feed 1 ruby", seat=0)
    assert t.goods() == {}
    assert t.begging() == 0


def test_cav_10_13_a_ruby_completes_a_meal() -> None:
    """CAV-10.13, CAV-11.45: a grain and a vegetable bought for a ruby are 5 food together."""
    t = Table(players=2, round=5)
    t.home().tiles(cooking_cave="m31").dwarfs(0, 0, 0, newborn=1).has(ruby=1, grain=1)
    t.home(1).has(food=4)
    t.harvest()
    assert t.tokens(0) == ["feed 1 grain 1 ruby", "feed"]
    t.play("feed 1 grain 1 ruby", seat=0)
    assert (t.goods(), t.begging()) == ({}, 0)


def test_cav_10_13_weapons_are_proposed() -> None:
    """CAV-10.13, CAV-11.49: dwarfs with strengths 3, 5 and 8 need 6 food, 2 are there.

    The weapon of strength 5 is enough; any others may be named.
    """
    t = Table(players=2, round=5)
    t.home().tiles(peaceful_cave="m31").dwarfs(8, 3, 5).has(food=2)
    t.home(1).has(food=4)
    t.harvest()
    assert t.tokens(0) == ["feed weapon 5", "feed"]
    assert t.refuses("feed weapon 4", seat=0)
    assert t.refuses("feed weapon 5 5", seat=0)
    other = Table()
    other.s = t.s.copy()
    other.play("feed weapon 3 8", seat=0)
    assert (sorted(other.dwarfs()), other.goods()) == ([0, 0, 5], {"food": 7})
    t.play("feed weapon 5", seat=0)
    assert (t.dwarfs(), t.goods(), t.begging()) == ([8, 3, 0], {"food": 1}, 0)


def test_cav_10_13_materials_are_proposed() -> None:
    """CAV-10.13, CAV-11.58, CAV-11.55: what tiles give for materials becomes food as well.

    Two sets of wood, stone and ore are 4 gold, so 3 food; ruby and ore are 2 gold and 1 food.
    """
    t = Table(players=2, round=4)
    t.home().tiles(spare_part_storage="m31").dwarfs(0, 0, 0).has(wood=3, stone=2, ore=2)
    t.home(1).has(food=2)
    t.harvest()
    assert t.tokens(0) == ["feed 2 wood 2 stone 2 ore", "feed"]
    t.play("feed 2 wood 2 stone 2 ore", seat=0)
    assert (t.goods(), t.begging()) == ({"wood": 1}, 0)

    t = Table(players=2, round=4)
    t.home().tiles(blacksmithing_parlor="m31").dwarfs(0, 0, 0, 0, 0).has(ruby=2, ore=2)
    t.home(1).has(food=2)
    t.harvest()
    assert "feed 2 ruby 2 ore" in t.tokens(0)
    t.play("feed 2 ruby 2 ore", seat=0)
    assert (t.goods(), t.begging()) == ({}, 0)


def test_cav_10_13_the_working_cave_with_what_the_trader_brings() -> None:
    """CAV-10.13, CAV-11.46, CAV-11.28: 2 gold are 1 food, or wood, stone and ore: one dwarf fed."""
    t = Table(players=2, round=5)
    t.home().tiles(working_cave="m31", trader="m21").dwarfs(0).has(gold=2)
    t.home(1).has(food=4)
    t.harvest()
    assert t.tokens(0) == ["feed work wood 2 gold", "feed work stone 2 gold", "feed"]
    t.play("feed work wood 2 gold", seat=0)
    assert (t.goods(), t.begging()) == ({"stone": 1, "ore": 1}, 0)

    t = Table(players=2, round=5)
    t.home().tiles(working_cave="m31", trader="m21", seam="m11").dwarfs(0, 0).has(gold=1, ruby=1)
    t.home(1).has(food=4)
    t.harvest()
    assert "feed work ore 1 ruby 1 gold" in t.tokens(0), "a ruby buys the second gold"
    t.play("feed work ore 1 ruby 1 gold", seat=0)
    assert (t.goods(), t.begging()) == ({"wood": 1, "stone": 1}, 2)


def test_cav_10_14_begging_markers() -> None:
    """CAV-10.14, CAV-14.3: one per missing food, -3 points each, for good; no dwarf is lost."""
    t = Table(players=2, round=5)
    t.home().dwarfs(0, 0, 0).has(food=2)
    t.home(1).has(food=4)
    t.harvest()
    assert t.begging() == 4
    assert t.goods() == {}
    assert t.score()["begging"] == -12
    assert t.dwarfs() == [0, 0, 0]
    t.home().has(food=20)
    t.harvest("green")
    assert t.goods() == {"food": 14}
    assert t.begging() == 4


def test_cav_10_14_food_is_paid_before_markers() -> None:
    """CAV-10.14, CAV-14.30: nothing may be held back."""
    t = Table(players=2, round=5)
    t.home().has(food=3, grain=1)
    t.home(1).has(food=4)
    t.harvest()
    assert t.refuses("feed keep 1", seat=0)
    assert t.refuses("feed 1 grain keep 1", seat=0)
    t.play("feed", seat=0)
    assert t.goods() == {"grain": 1}
    assert t.begging() == 1


# Breeding step


@pytest.mark.parametrize("animal", ["sheep", "donkey", "boar", "cattle"])
@pytest.mark.parametrize("parents, expected", [(0, 0), (1, 1), (2, 3), (3, 4), (7, 8)])
def test_cav_10_20_one_newborn_per_kind(animal: str, parents: int, expected: int) -> None:
    """CAV-10.20: two animals have exactly one newborn, more have no more."""
    t = Table(players=2, round=5)
    t.home().land(large="f43-f33", stable="f43").has(food=4, **{animal: parents})
    t.home(1).has(food=4)
    t.harvest()
    assert sum(t.animals()) == expected


def test_cav_10_20_parents_need_not_share_a_container() -> None:
    """CAV-10.20: a donkey in each of two mines, the newborn in the dwelling."""
    t = Table(players=2, round=5)
    t.home().land(ore_mine="m21", ruby_mine="m22").animals(0, 2, 0, 2).has(food=4)
    t.home(1).has(food=4)
    t.harvest()
    t.play("feed", seat=0)
    assert t.animals() == (0, 2, 0, 2)
    t = Table(players=2, round=5)
    t.home().land(ore_mine="m21", ruby_mine="m22").animals(0, 2, 0, 0).has(food=4)
    t.home(1).has(food=4)
    t.harvest()
    assert t.animals() == (0, 3, 0, 0)


def test_cav_10_20_the_owner_chooses_if_not_all_fit() -> None:
    """CAV-10.20, CAV-14.47: every set that fits, or none; the refused one brings no food."""
    t = Table(players=2, round=5)
    t.home().land(small="f43", stable="f43").tiles(breakfast_room="m31").animals(2, 0, 2, 2)
    t.home().has(food=4)
    t.home(1).has(food=4)
    t.harvest()
    t.play("feed", seat=0)
    assert set(t.tokens(0)) == {
        "breed sheep cattle",
        "breed boar cattle",
        "breed sheep",
        "breed boar",
        "breed cattle",
        "breed none",
    }
    t.play("breed boar", seat=0)
    assert t.animals() == (2, 0, 3, 2)
    assert t.goods() == {}


def test_cav_14_47_newborns_that_fit_are_taken_unasked() -> None:
    """CAV-14.47: no choice where all of them have room."""
    t = Table(players=2, round=5)
    t.home().land(small="f43 f33", stable="f43 f33").animals(2, 0, 2, 0).has(food=4)
    t.home(1).has(food=4)
    t.harvest()
    assert t.animals() == (3, 0, 3, 0)
    assert t.s.round == 6


def test_cav_10_20_dogs_do_not_breed() -> None:
    """CAV-10.20: two dogs stay two dogs."""
    t = Table(players=2, round=5)
    t.home().animals(0, 0, 0, 0, dogs=2).has(food=4)
    t.home(1).has(food=4)
    t.harvest()
    assert t.dogs() == 2


def test_cav_10_21_parents_and_newborn_are_safe() -> None:
    """CAV-10.21: only surplus animals and kinds that do not breed may make room."""
    t = Table(players=2, round=5)
    t.home().land(small="f43", stable="f43").animals(4, 0, 0, 1).has(food=4)
    t.home(1).has(food=4)
    t.harvest()
    t.play("feed", seat=0)
    assert t.tokens(0) == ["breed none"]
    assert set(t.matching("eat", 0)) == {"1 sheep", "1 cattle"}
    t.play("eat 1 cattle", seat=0)
    assert t.animals() == (5, 0, 0, 0)
    assert t.goods() == {"food": 3}

    t = Table(players=2, round=5)
    t.home().land(small="f43", stable="f43").animals(2, 0, 2, 0).has(food=4)
    t.home(1).has(food=4)
    t.harvest()
    t.play("feed", seat=0)
    assert set(t.tokens(0)) == {"breed sheep", "breed boar", "breed none"}
    assert t.matching("eat", 0) == []
    t.play("breed sheep", seat=0)
    assert t.animals() == (3, 0, 2, 0)


def test_cav_10_21_three_of_each_bred_kind_remain() -> None:
    """CAV-10.21, CAV-14.38: further animals may go, but the two parents stay for the newborn."""
    t = Table(players=2, round=5)
    t.home().animals(0, 3, 0, 0).land(ore_mine="m21").has(food=4)
    t.home(1).has(food=4)
    t.harvest()
    t.play("feed", seat=0)
    assert t.matching("eat", 0) == ["1 donkey"]
    t.play("eat 1 donkey", seat=0)
    assert t.animals() == (0, 3, 0, 0)
    assert t.goods() == {"food": 1}


def crowded() -> Table:
    """2 sheep, 3 boars; a small pasture, a stable in the forest, the dwelling: no room is left."""
    t = Table(players=2, round=5)
    t.home().land(small="f43", stable="f11").animals(2, 0, 3, 0).has(food=4)
    t.home(1).has(food=4)
    return t.harvest().play("feed", seat=0)


@pytest.mark.parametrize(
    "given, animals, food",
    [
        (["eat 1 sheep", "eat 1 sheep"], (0, 0, 4, 0), 2),
        (["eat 1 boar", "eat 1 boar"], (3, 0, 1, 0), 4),
    ],
)
def test_cav_10_21_a_pair_gives_way_to_a_newborn_of_another_kind(
    given: list[str], animals: tuple[int, int, int, int], food: int
) -> None:
    """CAV-10.21: between feeding and breeding, pairs that do not breed are not protected.

    Without the sheep a young boar has room; without two boars a lamb has.
    """
    t = crowded()
    assert t.tokens(0) == ["breed none"]
    t.play(*given, seat=0)
    assert t.animals() == animals
    assert t.goods() == {"food": food}
    assert t.s.round == 6


def test_cav_10_21_one_boar_less_is_enough_for_a_boar() -> None:
    """CAV-10.21: the third boar given up, a newborn takes its place; or a second one for a lamb."""
    t = crowded().play("eat 1 boar", seat=0)
    assert t.tokens(0) == ["breed boar", "breed none"]
    assert t.matching("eat", 0) == ["1 boar"], "the boars have room, so the sheep help nobody"
    t.play("breed boar", seat=0)
    assert t.animals() == (2, 0, 3, 0)


def test_cav_10_22_a_ruby_just_before_breeding() -> None:
    """CAV-10.22: the second animal may be bought between feeding and breeding."""
    t = Table(players=2, round=5)
    t.home().land(small="f43").animals(1, 0, 0, 0).has(food=4, ruby=1)
    t.home(1).has(food=4)
    t.harvest()
    assert t.goods() == {"ruby": 1}
    assert t.tokens(0) == ["breed none"]
    t.play("ruby sheep", seat=0)
    assert t.animals() == (3, 0, 0, 0)


@pytest.mark.parametrize("kinds, food", [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5)])
def test_cav_10_23_breeding_cave(kinds: int, food: int) -> None:
    """CAV-10.23: 1, 2, 3 or 5 food for so many newborns."""
    t = Table(players=2, round=5)
    t.home().land(small="f43 f33 f23 f13", stable="f43 f33 f23").tiles(breeding_cave="m31")
    t.home().animals(*[2 if i < kinds else 0 for i in range(4)]).has(food=4)
    t.home(1).has(food=4)
    t.harvest()
    assert t.goods() == ({"food": food} if food else {})
    assert sum(t.animals()) == 3 * kinds


def test_cav_10_23_quarry_hears_of_newborn_donkeys_only() -> None:
    """CAV-10.23: a donkey obtained in another way is no newborn."""
    t = Table(players=2, round=5)
    t.home().land(small="f43", stable="f43").tiles(quarry="m31").animals(0, 1, 0, 0)
    t.home().has(food=4, ruby=1)
    t.home(1).has(food=4)
    t.harvest()
    assert t.tokens(0) == ["breed none"]
    before = dict(t.goods())
    t.play("ruby donkey", seat=0)
    assert before == {"ruby": 1}
    assert t.animals() == (0, 3, 0, 0)
    assert t.goods() == {"stone": 1}


def test_cav_10_23_hooks_of_the_loot_item() -> None:
    """CAV-10.23: Quarry and Breeding cave work for `breed2` as well."""
    t = Table(players=3, round=9)
    t.open("exploration")
    t.home().dwarfs(14).tiles(quarry="m31", breeding_cave="m32").animals(2, 2, 0, 0)
    t.home().land(small="f43 f33", stable="f43 f33")
    t.turn().play("place exploration", "loot breed2", "breed sheep donkey")
    assert t.animals() == (3, 3, 0, 0)
    assert t.goods() == {"stone": 1, "food": 2}
