"""The features of Caverna: complete, finite, fair, and they mean what they are called."""

from __future__ import annotations

import math

import pytest

from hearthside.bots import Rng, make_bot
from hearthside.bots.caverna.evaluate import Judge
from hearthside.bots.caverna.features import CavernaFeatures
from hearthside.bots.caverna.weights import Weights
from hearthside.core import engine
from hearthside.core.options import OptionValue
from hearthside.games.caverna.dwarf import placed
from hearthside.games.caverna.rules import CavernaRules
from hearthside.games.caverna.scoring import total
from hearthside.games.caverna.setup import new_state
from hearthside.games.caverna.state import Caverna
from tests.caverna.build import Table

FEATURES = CavernaFeatures()


def positions(players: int, seed: int, options: dict[str, OptionValue]) -> list[Caverna]:
    """Every position of a random game, the last one included."""
    s = new_state(players, seed, options)
    rng = Rng(seed)
    bot = make_bot("random")
    found = [s.copy()]
    while not engine.is_over(s):
        if s.decider < 0:
            engine.play_nature(s)
        else:
            engine.choose(s, bot.choose(s, s.decider, rng))
        found.append(s.copy())
    return found


def number(t: Table, name: str, seat: int = 0) -> float:
    """One number of a position, by its name."""
    return FEATURES.vector(t.s, seat)[FEATURES.names().index(name)]


def test_names_are_unique() -> None:
    names = FEATURES.names()
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("mode", ["full", "introductory"])
@pytest.mark.parametrize("players", range(1, 8))
def test_every_position_has_its_numbers(players: int, mode: str) -> None:
    rules = CavernaRules()
    again = CavernaFeatures()
    judge = Judge(Weights())
    size = len(FEATURES.names())
    judged = FEATURES.names().index("own judged value")
    points = FEATURES.names().index("own points")
    game = positions(players, players, {"mode": mode})
    for s in [*game[::3], game[-1]]:
        for seat in range(players):
            before = rules.write(s)
            vector = FEATURES.vector(s, seat)
            assert len(vector) == size
            assert all(math.isfinite(x) for x in vector)
            assert vector == again.vector(s, seat)
            assert vector == FEATURES.vector(rules.redeal(s, seat, 99), seat)
            assert rules.write(s) == before
            assert vector[judged] == pytest.approx(judge.value(s, seat))
            assert vector[points] == total(s, seat)


def test_a_hidden_marker_is_not_seen() -> None:
    t = Table(players=2, round=7, reveal_harvest_late=True).turn()
    assert number(t, "harvest unknown") == 1
    assert number(t, "harvest normal") == 0
    t.s.marker = 1
    assert number(t, "harvest unknown") == 0
    assert number(t, "harvest normal") == 1


def test_goods_of_both_sides_are_counted() -> None:
    t = Table(players=2).turn()
    t.home().has(wood=7, stone=1)
    t.home(1).has(ore=3)
    assert number(t, "own wood") == 7
    assert number(t, "own few wood") == 4
    assert number(t, "other wood") == 0
    assert number(t, "other ore") == 3
    assert number(t, "own ore", seat=1) == 3


def test_of_several_others_the_mean_is_taken() -> None:
    t = Table(players=3).turn()
    t.home(1).has(wood=2)
    t.home(2).has(wood=6)
    assert number(t, "other wood") == 4
    assert number(t, "other wood", seat=1) == 3


def test_goods_lying_on_a_free_space() -> None:
    t = Table(players=2).pile("logging", wood=5).turn()
    assert number(t, "wood on logging") == 5
    assert number(t, "free logging") == 1
    t.occupy("logging", 1)
    assert number(t, "wood on logging") == 0
    assert number(t, "free logging") == 0


def test_the_same_space_for_more_players() -> None:
    t = Table(players=5).pile("logging", wood=6).turn()
    assert number(t, "wood on logging") == 6


def test_cards_are_to_come_until_they_are_free() -> None:
    t = Table(players=2)
    assert number(t, "to come blacksmithing") == 1
    assert number(t, "free blacksmithing") == 0
    t.open("blacksmithing")
    assert number(t, "to come blacksmithing") == 0
    assert number(t, "free blacksmithing") == 1


def test_whose_placement_is_next() -> None:
    t = Table(players=3).turn()
    assert [number(t, "placements before own", seat) for seat in range(3)] == [0, 1, 2]
    t.occupy("logging", 0)
    assert [number(t, "placements before own", seat) for seat in range(3)] == [2, 0, 1]
    assert [number(t, "placements left", seat) for seat in range(3)] == [1, 2, 2]
    assert number(t, "placements of others left") == 4


def test_tiles_and_room_for_dwarfs() -> None:
    t = Table(players=2).turn()
    assert number(t, "own may grow") == 0
    t.home().tiles(dwelling="m31")
    assert number(t, "own may grow") == 1
    assert number(t, "own room for dwarfs") == 1
    assert number(t, "own dwellings") == 1
    t.home().tiles(carpenter="m21")
    assert number(t, "own has carpenter") == 1
    assert number(t, "own green tiles") == 1
    assert number(t, "other has carpenter") == 0


def test_weapons_the_strongest_first() -> None:
    t = Table(players=2).turn()
    t.s.homes[0].dwarfs = [3, placed(8, 4)]
    assert number(t, "own weapon 1") == 8
    assert number(t, "own weapon 2") == 3
    assert number(t, "own weapon 3") == 0
    assert number(t, "own strengths") == 11
    assert number(t, "own strongest to place") == 3
    assert number(t, "own dwarfs to place") == 1


def test_food_that_is_missing() -> None:
    t = Table(players=2, round=5).turn()
    t.home().has(food=1, vegetable=1)
    assert number(t, "own food due") == 4
    assert number(t, "own food missing") == 3
    assert number(t, "own food obtainable") == 2
    assert number(t, "own begging ahead") == 1
