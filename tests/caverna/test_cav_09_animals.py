"""CAV-9: animals and where they live."""

from __future__ import annotations

import pytest

from hearthside.games.caverna.arrange import described
from tests.caverna.build import Table


def home_with(dogs: int = 0, **land: str) -> Table:
    """A home with this terrain and so many dogs."""
    t = Table()
    t.home().land(**land).has(dog=dogs)
    return t


def most(t: Table, kind: str, beside: str = "0/0/0/0") -> int:
    """How many animals of a kind have room beside others."""
    place = ("sheep", "donkey", "boar", "cattle").index(kind)
    counts = [int(n) for n in beside.split("/")]
    counts[place] = 0
    while t.houses("/".join(str(n) for n in counts)):
        counts[place] += 1
    return counts[place] - 1


# General (CAV-9.1 to 9.3)


def test_cav_9_1_animals_are_rearranged_freely() -> None:
    """CAV-9.1: new animals fit if any arrangement of all animals exists."""
    t = Table().open("donkey_farming")
    t.home().land(small="f43", meadow="f33", stable="f33").animals(1, 0, 2, 0)
    t.pile("donkey_farming", donkey=2).turn().play("place donkey_farming")
    assert t.animals() == (1, 2, 2, 0)
    assert (t.goods(), t.decider) == ({}, 1)


def test_cav_9_1_an_arrangement_for_the_screen() -> None:
    """CAV-9.1, 9.4: each container has one kind and no more than its capacity."""
    t = home_with(small="f43", meadow="f33", stable="f33")
    t.home().animals(1, 2, 2, 0)
    places = {(str(c["animal"]), c["count"]) for c in described(t.s.homes[0]) if c["count"]}
    assert places == {("sheep", 1), ("donkey", 2), ("boar", 2)}


def test_cav_9_2_dogs_need_no_room() -> None:
    """CAV-9.2: any number of dogs beside a full home, none of them food."""
    t = Table()
    t.home().animals(2, 0, 0, 0, dogs=30).has(ruby=1)
    t.turn().play("ruby dog")
    assert (t.dogs(), t.animals(), t.decider) == (31, (2, 0, 0, 0), 0)
    assert t.side() == ["eat 1 sheep"]
    assert t.refuses("eat 1 dog")


def test_cav_9_3_too_many_animals_are_eaten_at_once() -> None:
    """CAV-9.3: the owner chooses which animals become food, at normal rates."""
    t = Table().open("sheep_farming")
    t.home().animals(0, 0, 2, 0)
    t.pile("sheep_farming", sheep=2).turn().play("place sheep_farming")
    assert (t.decider, t.animals()) == (0, (2, 0, 2, 0))
    assert sorted(t.tokens()) == ["cook 2 boar", "cook 2 sheep"]
    t.play("cook 2 boar")
    assert (t.animals(), t.goods(), t.decider) == ((2, 0, 0, 0), {"food": 4}, 1)


@pytest.mark.parametrize(
    "kind, lost, food", [("sheep", 2, 2), ("donkey", 3, 4), ("boar", 2, 4), ("cattle", 2, 6)]
)
def test_cav_9_3_normal_rates(kind: str, lost: int, food: int) -> None:
    """CAV-9.3, CAV-7.8, 7.9: animals without room bring the usual food; donkeys in pairs."""
    other = "boar" if kind != "boar" else "sheep"
    t = Table()
    t.home().has(**{kind: lost, other: 1}, ruby=1)
    t.turn().play(f"ruby {other}", f"cook {lost} {kind}")
    assert t.goods() == {"food": food}
    assert sum(t.animals()) == 2


def test_cav_9_3_two_kinds_in_one_dwelling() -> None:
    """CAV-9.3, 9.4: one animal more than none is too many if it is of another kind."""
    t = Table()
    t.home().animals(1, 0, 0, 0).has(ruby=1)
    t.turn().play("ruby boar")
    assert sorted(t.tokens()) == ["cook 1 boar", "cook 1 sheep"]


def test_cav_9_3_when_capacity_shrinks() -> None:
    """CAV-9.3, 9.21: sowing takes the field of an animal."""
    t = Table()
    t.home().tiles(stubble_room="m31").land(field="f43").animals(0, 0, 2, 1).has(grain=1)
    t.turn().play("place slash_and_burn", "sow 1 grain")
    assert sorted(t.tokens()) == ["cook 1 cattle", "cook 2 boar"]


def test_cav_9_3_room_may_be_made_otherwise() -> None:
    """CAV-9.3, RUL-007: a watched meadow for a ruby houses what had no room."""
    t = Table()
    t.home().animals(2, 0, 0, 0, dogs=1).has(ruby=2)
    t.turn().play("ruby sheep")
    assert t.tokens() == ["cook 1 sheep"]
    assert "ruby meadow f43" in t.side()
    assert t.refuses("ruby sheep")
    t.play("ruby meadow f43")
    assert (t.animals(), t.goods()) == ((3, 0, 0, 0), {})
    assert t.matching("place")


def test_cav_9_3_gained_animals_may_be_eaten_voluntarily() -> None:
    """CAV-9.3: an animal that has room may become food as well."""
    t = Table()
    t.home().has(ruby=1)
    t.turn().play("ruby boar", "eat 1 boar")
    assert (t.animals(), t.goods()) == ((0, 0, 0, 0), {"food": 2})


def test_cav_9_3_a_pair_that_cannot_breed_may_make_room() -> None:
    """CAV-9.3, CAV-10.21: two sheep in the dwelling have no room for a lamb: a bought boar may
    stay instead of them.
    """
    t = Table(round=5)
    t.home().animals(2, 0, 0, 0).has(food=4, ruby=1)
    t.home(1).has(food=4)
    t.harvest().play("feed", "ruby boar")
    assert t.tokens() == ["cook 1 boar", "cook 2 sheep"]
    t.play("cook 1 boar")
    assert (t.animals(), t.goods()) == ((2, 0, 0, 0), {"food": 2})


def test_cav_9_3_a_pair_without_room_is_no_pair() -> None:
    """CAV-9.3: where every loss breaks a pair, the owner chooses freely."""
    t = Table(round=5)
    t.home().land(stable="f11").animals(2, 0, 1, 0).has(food=4, ruby=1)
    t.home(1).has(food=4)
    t.harvest().play("feed", "ruby boar")
    assert sorted(t.tokens()) == ["cook 1 boar", "cook 2 sheep"]


# Containers (CAV-9.4 to 9.15). The entry-level dwelling is always there as well.


def test_cav_9_4_one_kind_per_container() -> None:
    """CAV-9.4: two kinds do not share a container, whatever room is left."""
    t = home_with(large="f43-f33", stable="f43 f33")
    assert t.houses("1/0/1/0")
    assert not t.houses("1/1/1/0")


@pytest.mark.parametrize("kind", ["sheep", "donkey", "boar", "cattle"])
@pytest.mark.parametrize("stable, room", [("", 2), ("f43", 4)])
def test_cav_9_5_small_pasture(kind: str, stable: str, room: int) -> None:
    """CAV-9.5, 9.11: 2 animals, with a stable 4, beside 2 in the entry-level dwelling."""
    assert most(home_with(small="f43", stable=stable), kind) == room + 2


@pytest.mark.parametrize("kind", ["sheep", "donkey", "boar", "cattle"])
@pytest.mark.parametrize("stable, room", [("", 4), ("f43", 8), ("f33", 8), ("f43 f33", 16)])
def test_cav_9_6_large_pasture(kind: str, stable: str, room: int) -> None:
    """CAV-9.6: 4 animals, doubled by each stable; one container."""
    t = home_with(large="f43-f33", stable=stable)
    assert most(t, kind) == room + 2
    assert not t.houses("3/1/1/0")


@pytest.mark.parametrize("kind", ["sheep", "donkey", "boar", "cattle"])
def test_cav_9_7_and_9_8_meadows(kind: str) -> None:
    """CAV-9.7, 9.8: a meadow holds 1 animal with a stable, none without."""
    assert most(home_with(meadow="f43", stable="f43"), kind) == 3
    assert most(home_with(meadow="f43 f33"), kind) == 2
    assert most(home_with(meadow="f43 f33", stable="f43 f33"), kind) == 4


def test_cav_9_9_a_stable_in_the_forest_holds_a_boar() -> None:
    """CAV-9.9: 1 boar, no other animal."""
    t = home_with(stable="f11 f42")
    assert [most(t, k) for k in ("sheep", "donkey", "boar", "cattle")] == [2, 2, 4, 2]


@pytest.mark.parametrize("mine", ["ore_mine", "ruby_mine"])
def test_cav_9_10_mines_hold_donkeys(mine: str) -> None:
    """CAV-9.10: 1 donkey per mine, no other animal; a deep tunnel is no mine."""
    t = home_with(deep_tunnel="m33")
    t.home().land(**{mine: "m21 m22"})
    assert [most(t, k) for k in ("sheep", "donkey", "boar", "cattle")] == [2, 4, 2, 2]


def test_cav_9_11_entry_level_dwelling() -> None:
    """CAV-9.11: 2 animals of any kind."""
    t = Table()
    assert [most(t, k) for k in ("sheep", "donkey", "boar", "cattle")] == [2, 2, 2, 2]
    assert not t.houses("1/0/0/1")


def test_cav_9_12_mixed_dwelling() -> None:
    """CAV-9.12: another 2 animals of any kind."""
    t = Table()
    t.home().tiles(mixed_dwelling="m31")
    assert [most(t, k) for k in ("sheep", "donkey", "boar", "cattle")] == [4, 4, 4, 4]
    assert t.houses("2/0/2/0")
    assert not t.houses("1/1/1/0")


def test_cav_9_13_breakfast_room() -> None:
    """CAV-9.13: 3 cattle, no other animal."""
    t = Table()
    t.home().tiles(breakfast_room="m31")
    assert [most(t, k) for k in ("sheep", "donkey", "boar", "cattle")] == [2, 2, 2, 5]


@pytest.mark.parametrize("adults, newborns", [(2, 0), (2, 1), (4, 1), (6, 0)])
def test_cav_9_14_cuddle_room(adults: int, newborns: int) -> None:
    """CAV-9.14: as many sheep as there are dwarfs, newborns included; no other animal."""
    t = Table()
    dwarfs = adults + newborns
    t.home().tiles(cuddle_room="m31").dwarfs(*[0] * dwarfs, newborn=newborns)
    assert [most(t, k) for k in ("sheep", "donkey", "boar", "cattle")] == [2 + dwarfs, 2, 2, 2]


def test_cav_9_15_stubble_room() -> None:
    """CAV-9.15: any animal on an empty field, none on a sown one."""
    t = Table()
    t.home().tiles(stubble_room="m31").land(field="f33 f23").crops(f43="grain 1")
    assert [most(t, k) for k in ("sheep", "donkey", "boar", "cattle")] == [4, 4, 4, 4]
    assert t.houses("2/0/1/1")
    assert not t.houses("1/1/1/1")
    assert most(home_with(field="f33 f23"), "sheep") == 2


# Dogs (CAV-9.16 to 9.18)


@pytest.mark.parametrize("dogs", [1, 2, 5])
@pytest.mark.parametrize(
    "land, normal",
    [
        ({"meadow": "f43"}, 0),
        ({"meadow": "f43", "stable": "f43"}, 1),
        ({"small": "f43"}, 2),
        ({"small": "f43", "stable": "f43"}, 4),
        ({"large": "f43-f33"}, 4),
        ({"large": "f43-f33", "stable": "f43"}, 8),
    ],
)
def test_cav_9_16_dogs_watch_sheep(land: dict[str, str], normal: int, dogs: int) -> None:
    """CAV-9.16, 9.17: dogs + 1 sheep instead of the normal capacity; stables do not help."""
    t = home_with(dogs, **land)
    assert most(t, "sheep", beside="0/0/0/2") == max(normal, dogs + 1)


@pytest.mark.parametrize("kind", ["donkey", "boar", "cattle"])
def test_cav_9_16_dogs_watch_nothing_but_sheep(kind: str) -> None:
    """CAV-9.16: for other animals the normal capacity holds."""
    assert most(home_with(5, meadow="f43 f33"), kind) == 2
    assert most(home_with(5, small="f43"), kind) == 4


def test_cav_9_17_and_14_16_the_owner_chooses_the_mode() -> None:
    """CAV-9.17, CAV-14.16: dogs never lower what a pasture holds, and no pasture has both modes."""
    t = home_with(4, small="f43", stable="f43")
    assert most(t, "sheep", beside="0/0/0/2") == 5
    assert most(t, "boar", beside="0/0/0/2") == 4
    assert not t.houses("1/0/1/2")


def test_cav_9_17_large_pasture_is_one_container_for_dogs() -> None:
    """CAV-9.17: 5 dogs on a large pasture watch 6 sheep, on two small ones 5 + 2 = 7."""
    assert most(home_with(5, large="f43-f33"), "sheep", beside="0/0/0/2") == 6
    assert most(home_with(5, small="f43 f33"), "sheep", beside="0/0/0/2") == 8
    assert most(home_with(5, small="f43 f33"), "sheep", beside="0/0/2/2") == 6


def test_cav_9_17_and_14_6_and_14_17_where_dogs_do_not_watch() -> None:
    """CAV-9.17, CAV-14.6, CAV-14.17: not in the forest, on fields, in mines or rooms."""
    t = home_with(5, stable="f11", field="f43 f33", ore_mine="m21")
    assert most(t, "sheep") == 2
    t.home().tiles(mixed_dwelling="m31", breakfast_room="m22")
    assert most(t, "sheep") == 4
    t.home().tiles(stubble_room="m23")
    assert most(t, "sheep") == 6


@pytest.mark.parametrize("dogs", [1, 2, 3, 4, 6])
def test_cav_9_18_dogs_on_several_meadows(dogs: int) -> None:
    """CAV-9.18: D dogs on k of 3 meadows watch D + k sheep."""
    t = home_with(dogs, meadow="f43 f33 f23")
    assert most(t, "sheep", beside="0/0/0/2") == dogs + min(dogs, 3)


# The test of CAV-9.19; the exhaustive comparison is in tests/properties/test_housing.py


def test_cav_9_19_everything_together() -> None:
    """CAV-9.19: dedicated containers, dogs and flexible containers at the same time."""
    t = home_with(2, large="f43-f33", small="f23", meadow="f42", stable="f43 f11", ore_mine="m21")
    t.home().tiles(cuddle_room="m31", breakfast_room="m22", mixed_dwelling="m23")
    for fits in ("7/3/9/5", "5/5/9/5", "5/3/11/5", "5/3/9/7", "13/3/3/5"):
        assert t.houses(fits)
    for too_many in ("8/3/9/5", "7/4/9/5", "5/6/9/5", "5/3/12/5", "5/3/9/8", "14/3/3/5"):
        assert not t.houses(too_many)


def test_cav_9_20_donkeys_in_mines_at_their_best() -> None:
    """CAV-9.20: Mining cave counts donkeys up to all mines, the Miner up to the ore mines."""
    t = Table(round=5)
    t.home().tiles(mining_cave="m31", miner="m32").land(ore_mine="m21", ruby_mine="m22")
    t.home().animals(0, 3, 0, 0).has(food=2)
    t.home(1).has(food=4)
    t.harvest()
    t.nature()
    assert t.begging() == 0
    assert t.goods() == {"ore": 1}


@pytest.mark.parametrize("donkeys, food, ore", [(0, 4, 0), (1, 3, 1), (2, 2, 1), (3, 2, 1)])
def test_cav_9_20_fewer_donkeys_than_mines(donkeys: int, food: int, ore: int) -> None:
    """CAV-9.20: as many as there are, wherever the other animals stand."""
    t = Table(round=4)
    t.home().tiles(mining_cave="m31", miner="m32").land(ore_mine="m21", ruby_mine="m22")
    t.home().dwarfs(0, 0, 0, 0).animals(0, donkeys, 0, 0).has(food=food)
    t.home(1).has(food=2)
    t.harvest().nature()
    assert (t.begging(), t.goods()) == (0, {"ore": ore} if ore else {})


def test_cav_9_21_sowing_an_animals_field() -> None:
    """CAV-9.21, 9.15: the animal is rehoused if there is room elsewhere, else given up."""
    t = Table()
    t.home().tiles(stubble_room="m31").land(field="f43 f33").animals(0, 0, 3, 0).has(grain=2)
    t.turn().play("place slash_and_burn", "sow 1 grain")
    assert (t.animals(), t.decider) == ((0, 0, 3, 0), 1)
    t = Table()
    t.home().tiles(stubble_room="m31").land(field="f43 f33").animals(0, 0, 3, 0).has(grain=2)
    t.turn().play("place slash_and_burn", "sow 2 grain")
    assert t.tokens() == ["cook 1 boar"]
    t.play("cook 1 boar")
    assert (t.animals(), t.goods()) == ((0, 0, 2, 0), {"food": 2})


def test_cav_9_3_no_exchange_brings_a_boar_while_animals_have_no_room() -> None:
    """CAV-9.3 with RUL-007: a ruby meadow helps, but not on a boar icon."""
    t = Table().open("sheep_farming").pile("sheep_farming", sheep=3)
    t.home().has(ruby=1).land(meadow="f43 f33 f23")
    t.turn().play("place sheep_farming")
    if "take" in t.tokens():
        t.play("take")
    assert any(token.startswith("cook") for token in t.tokens())
    side = t.side()
    assert "ruby meadow f22" in side
    assert "ruby meadow f13" not in side
    assert "ruby boar" not in side
