"""The features of Frantic Fiends: complete, finite, fair, and they mean what they are called."""

from __future__ import annotations

import math

import pytest

from hearthside.bots import Rng, make_bot
from hearthside.bots.fiends.evaluate import FiendsJudge
from hearthside.bots.fiends.features import FiendsFeatures
from hearthside.bots.fiends.weights import FiendsWeights
from hearthside.core import engine
from hearthside.games.caverna.dwarf import placed
from hearthside.games.fiends.rules import FiendsRules
from hearthside.games.fiends.scoring import total
from hearthside.games.fiends.setup import new_state
from hearthside.games.fiends.state import Fiends
from tests.fiends.build import Table

FEATURES = FiendsFeatures()


def positions(players: int, seed: int) -> list[Fiends]:
    """Every position of a random game, setting up and the end included."""
    s = new_state(players, seed, {})
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


@pytest.mark.parametrize("players", range(1, 8))
def test_every_position_has_its_numbers(players: int) -> None:
    rules = FiendsRules()
    again = FiendsFeatures()
    judge = FiendsJudge(FiendsWeights())
    size = len(FEATURES.names())
    judged = FEATURES.names().index("own judged value")
    points = FEATURES.names().index("own points")
    game = positions(players, players)
    for s in [*game[::3], game[-1]]:
        for seat in range(players):
            before = rules.write(s)
            vector = FEATURES.vector(s, seat)
            assert len(vector) == size
            assert all(math.isfinite(x) for x in vector)
            assert vector == again.vector(s, seat)
            assert vector == FEATURES.vector(rules.redeal(s, seat, 99), seat)
            assert rules.write(s) == before
            assert vector[points] == total(s, seat)
            if s.round:
                assert vector[judged] == pytest.approx(judge.value(s, seat))


def test_orcs_one_by_one() -> None:
    t = Table(players=2).turn()
    t.home().land(cavern="m31").orcs(A="f43 4", B="m31 7", C="defeated", D="reserve 12")
    assert number(t, "own strength of orc A") == 4
    assert number(t, "own steps left of orc A") == 1
    assert number(t, "own in cave orc B") == 1
    assert number(t, "own steps left of orc B") == 0
    assert number(t, "own defeated orc C") == 1
    assert number(t, "own strength of orc C") == 0
    assert number(t, "own fiends") == 3
    assert number(t, "own fiends in cave") == 1
    assert number(t, "own yellow access") == 0
    assert number(t, "other fiends") == 4


def test_a_weapon_makes_orcs_beatable() -> None:
    t = Table(players=2).turn()
    t.home().orcs(A="f11 5", B="f12 7", C="f13 9", D="reserve 12")
    assert number(t, "own fiends beatable") == 0
    t.s.homes[0].dwarfs = [0, placed(6, 4)]
    assert number(t, "own fiends beatable") == 1
    assert number(t, "own fiends beatable now") == 0
    t.home().has(dog=1)
    assert number(t, "own fiends beatable") == 2


def test_traps() -> None:
    t = Table(players=2).turn()
    t.home().orcs(A="f11 5", B="f12 7", C="f13 9", D="reserve 12")
    t.home().traps(pitfall="f21")
    assert number(t, "own active traps") == 1
    assert number(t, "own active ko traps") == 1
    assert number(t, "own ko limit") == 8
    assert number(t, "own fiends beside traps") == 2
    assert number(t, "own judged traps") > 0
    assert number(t, "other active traps") == 0


def test_the_next_event_and_its_bribe() -> None:
    t = Table(players=2, round=3, bribes="stone wood food gold").turn()
    t.home().has(stone=3)
    assert number(t, "event 1 is next") == 1
    assert number(t, "events to come") == 4
    assert number(t, "next bribe stone") == 1
    assert number(t, "own goods for bribes") == 3
    t.s.reds_seen = 1
    assert number(t, "event 2 is next") == 1
    assert number(t, "next bribe wood") == 1
    assert number(t, "own goods for bribes") == 0


def test_supply_and_bounties() -> None:
    t = Table(players=2, strips="L1").supply(pitfall=2).turn()
    assert number(t, "trap left pitfall") == 2
    assert number(t, "bounties in column 1") == 1
    assert number(t, "supply of dwelling") == 1
    assert number(t, "free armory") == 1
    t.pile("armory", wood=4)
    assert number(t, "wood on armory") == 4
