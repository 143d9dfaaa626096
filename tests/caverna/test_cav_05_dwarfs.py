"""CAV-5: dwarfs, placement order, family growth."""

from __future__ import annotations

import pytest

from hearthside.games.caverna.dwarf import space_of
from hearthside.games.caverna.spaces import SPACE_NAMED
from tests.caverna.build import Table
from tests.caverna.ways import alone, choosable, on


def test_cav_5_1_one_weapon_per_dwarf() -> None:
    """CAV-5.1: an unarmed dwarf gets a weapon of 1 to 8 by forging, an armed one no second."""
    t = alone().open("blacksmithing")
    t.home().has(ore=20)
    on(t, "blacksmithing")
    assert t.matching("forge") == ["1", "2", "3", "4", "5", "6", "7", "8"]
    t.play("forge 3")
    assert t.dwarfs() == [3, 0]
    assert not t.matching("forge")


def test_cav_5_1_weapons_stay() -> None:
    """CAV-5.1: no exchange removes a weapon, unless the Peaceful cave does."""
    t = alone()
    t.home().dwarfs(4, 9).has(ruby=2, gold=5)
    t.turn()
    assert not [token for token in t.side() if token.startswith("use")]
    t = alone()
    t.home().dwarfs(4, 9).tiles(peaceful_cave="m31")
    assert t.turn().matching("use peaceful_cave") == ["4", "9"]


def test_cav_5_2_the_weakest_dwarf_goes_first() -> None:
    """CAV-5.2: without a ruby there is no choice of dwarf."""
    t = alone()
    t.home().dwarfs(5, 0, 3)
    t.turn()
    assert not t.matching("override")
    t.play("place supplies")
    assert t.at_home() == [3, 5]
    t.play("place housework", "take", "stop")
    assert t.at_home() == [5]


def test_cav_5_2_equal_strengths() -> None:
    """CAV-5.2: between equals there is nothing to choose, even with a ruby."""
    t = alone()
    t.home().dwarfs(2, 2).has(ruby=1)
    assert not t.turn().matching("override")


def test_cav_5_3_a_ruby_changes_the_order() -> None:
    """CAV-5.3: 1 ruby for one placement; the next needs another ruby."""
    t = alone(3, round=9).open("exploration")
    t.home().dwarfs(0, 4, 7).has(ruby=2)
    t.turn()
    assert t.matching("override") == ["4", "7"]
    assert "exploration" not in t.matching("place")
    t.play("override 7")
    assert t.goods() == {"ruby": 1}
    assert not t.matching("override")
    assert "exploration" in t.matching("place")
    t.play("place supplies")
    assert t.at_home() == [0, 4]
    assert t.goods()["ruby"] == 1
    assert t.matching("override") == ["4"]


def test_cav_5_3_a_dwarf_paid_for_keeps_something_to_do() -> None:
    """CAV-5.3, CAV-14.45: after paying, no exchange may leave the dwarf without any space."""
    t = alone(3, round=9).open("exploration")
    for index in t.s.open_spaces:
        t.s.occupants[index] = 1
    for space in ("exploration", "logging_a"):
        t.s.occupants[SPACE_NAMED[space].index] = -1
    t.home().dwarfs(0, 4, 5).has(ruby=1).tiles(peaceful_cave="m31")
    t.turn()
    assert t.tokens() == ["override 4", "override 5"]
    t.play("override 4")
    assert t.tokens() == ["place logging", "place exploration"]
    assert t.side() == ["use peaceful_cave 5"]
    assert t.refuses("use peaceful_cave 4")


def test_cav_5_4_one_dwarf_per_turn() -> None:
    """CAV-5.4: then it is the next player's turn."""
    t = Table(players=3)
    t.turn()
    order = []
    for space in ("supplies", "forest_exploration_3", "strip_mining", "starting_player"):
        order.append(t.decider)
        t.play(f"place {space}")
    assert order == [0, 1, 2, 0]


def test_cav_5_4_newborns_and_unborn_dwarfs_stay() -> None:
    """CAV-5.4: a newborn is not placed this round; the stock is not counted."""
    t = alone()
    t.home().dwarfs(0, 0, newborn=1).has(food=9)
    assert t.at_home() == [0]
    t.turn().play("place supplies")
    t.nature()
    assert t.s.round == 6  # nobody else was to be placed
    assert t.at_home() == [0, 0]  # what was born in round 5 works in round 6


def test_cav_5_5_starting_player_from_the_next_round() -> None:
    """CAV-5.5: the token is taken at once and counts from the next round on."""
    t = Table(players=3, round=1)
    t.turn().play("place supplies", "place starting_player", "place forest_exploration_3")
    assert (t.s.start, t.s.next_start) == (0, 1)
    assert t.decider == 0  # still the old order
    t.play("place strip_mining", "place sustenance", "stop", "place clearing")
    t.play("tile meadow+field f43-f33")
    t.nature()
    assert t.s.round == 2
    assert t.s.start == 1
    assert t.decider == 1


def test_cav_5_5_the_token_stays_if_nobody_takes_it() -> None:
    """CAV-5.5: without that space the same player begins again."""
    t = Table(players=2, round=1)
    t.s.start = t.s.next_start = 1
    for seat in (0, 1):
        t.home(seat).dwarfs(0)
    t.turn(1).play("place supplies", "place sustenance", "stop")
    t.nature()
    assert t.s.round == 2
    assert t.decider == 1


@pytest.mark.parametrize(
    "dwellings, room",
    [
        ({}, 2),
        ({"dwelling": "m31"}, 3),
        ({"dwelling": "m31 m21 m22"}, 5),
        ({"simple_dwelling_42": "m31"}, 3),
        ({"simple_dwelling_33": "m31"}, 3),
        ({"mixed_dwelling": "m31"}, 3),
        ({"couple_dwelling": "m31"}, 4),
        ({"additional_dwelling": "m31"}, 2),
        ({"couple_dwelling": "m31", "dwelling": "m21", "additional_dwelling": "m22"}, 5),
    ],
)
def test_cav_5_10_room(dwellings: dict[str, str], room: int) -> None:
    """CAV-5.10: 2 and what the dwellings hold; the Additional dwelling does not count."""
    t = alone()
    t.home().tiles(**dwellings)
    assert t.s.homes[0].room() == room
    grown = 2
    while t.s.homes[0].can_grow() and grown < 5:
        grown += 1
        t.home().dwarfs(*[0] * grown)
    assert grown == room


@pytest.mark.parametrize(
    "dwarfs, tiles, legal",
    [
        (5, {"couple_dwelling": "m31", "dwelling": "m21 m22 m32"}, False),
        (5, {"couple_dwelling": "m31", "dwelling": "m21", "additional_dwelling": "m22"}, True),
        (6, {"couple_dwelling": "m31", "dwelling": "m21 m32", "additional_dwelling": "m22"}, False),
        (4, {"couple_dwelling": "m31", "additional_dwelling": "m22"}, False),
        (2, {"additional_dwelling": "m22"}, False),
    ],
)
def test_cav_5_11_family_limit(dwarfs: int, tiles: dict[str, str], legal: bool) -> None:
    """CAV-5.11: 5 dwarfs, with the Additional dwelling 6; it houses only the sixth."""
    t = alone().open("family_life")
    t.home().dwarfs(*[0] * dwarfs).tiles(**tiles)
    assert ("family_life" in choosable(t)) == legal


@pytest.mark.parametrize("additional", [False, True])
@pytest.mark.parametrize("room", range(2, 8))
@pytest.mark.parametrize("n", range(2, 7))
def test_cav_5_12_when_growth_is_legal(n: int, room: int, additional: bool) -> None:
    """CAV-5.12: the formula, on every combination; newborns count."""
    cells = ["m31", "m21", "m22", "m32", "m11"][: room - 2]
    t = alone().open("family_life")
    home = t.home().dwarfs(*[0] * n, newborn=n - 1)
    if cells:
        home.tiles(dwelling=" ".join(cells))
    if additional:
        home.tiles(additional_dwelling="m42")
    legal = (n < 5 and n < room) or (n == 5 and additional and room >= 5)
    assert ("family_life" in choosable(t)) == legal


def test_cav_5_13_a_newborn() -> None:
    """CAV-5.13: unarmed, beside its parent, without a turn, but a dwarf for every purpose."""
    t = Table(players=2, round=5).open("family_life")
    t.home().dwarfs(6).tiles(dwelling="m31", cuddle_room="m21").has(food=9)
    t.home(1).has(food=9)
    assert not t.houses("4/0/0/0")
    on(t, "family_life")
    assert t.dwarfs() == [6, 0]
    assert t.s.homes[0].newborns() == 1
    assert space_of(t.s.homes[0].dwarfs[1]) == SPACE_NAMED["family_life"].index
    assert t.at_home() == []
    assert t.houses("4/0/0/0")  # Cuddle room 2, entry 2
    assert t.score()["dwarfs"] == 2
    t.play("place supplies")
    assert t.decider == 1  # no turn for the newborn
    t.play("place housework", "take", "stop")
    t.nature()
    assert t.s.round == 6
    assert t.goods()["food"] == 9 - 3  # 2 for the adult, 1 for the newborn
    assert t.s.homes[0].newborns() == 0
    assert t.at_home() == [0, 6]


def test_cav_5_14_several_births_in_one_round() -> None:
    """CAV-5.14: on different spaces a family may grow more than once a round."""
    t = alone(4).open("family_life", "wish_for_children")
    t.home().dwarfs(0, 0, 0).tiles(couple_dwelling="m31", dwelling="m21")
    t.home().has(food=99)
    t.turn().play("place family_life")
    assert len(t.dwarfs()) == 4
    t.play("place growth", "grow")
    assert len(t.dwarfs()) == 5
    assert t.s.homes[0].newborns() == 2
    assert "wish_for_children" not in t.matching("place")
