"""The features of Neanderthal."""

from __future__ import annotations

import math

import pytest

from hearthside.bots.neanderthal.census import Census
from hearthside.bots.neanderthal.clock import STAGES
from hearthside.bots.neanderthal.features import NeanderthalFeatures
from hearthside.bots.neanderthal.greedy import GreedyBot
from hearthside.bots.neanderthal.heuristic import own_value, score
from hearthside.bots.neanderthal.prospects import Prospects
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.core.options import OptionValue
from hearthside.games.neanderthal import benefits, scoring
from hearthside.games.neanderthal.frames import colour_of
from hearthside.games.neanderthal.phases.assign import Assign
from hearthside.games.neanderthal.phases.auction import Auction
from hearthside.games.neanderthal.phases.portals import Act
from hearthside.games.neanderthal.rules import NeanderthalRules
from hearthside.games.neanderthal.setup import new_state
from hearthside.games.neanderthal.state import Neanderthal
from tests.neanderthal.build import Table

MODES: list[tuple[int, dict[str, OptionValue]]] = [
    (1, {}),
    (1, {"variant": "one_species"}),
    (2, {}),
    (3, {}),
    (3, {"variant": "cooperative"}),
]
FEATURES = NeanderthalFeatures()


def positions(players: int, options: dict[str, OptionValue], seed: int) -> list[Neanderthal]:
    """Every decision of a game of greedy bots, and its end."""
    s = new_state(players, seed, options)
    bot, rng = GreedyBot(), Rng(seed)
    found: list[Neanderthal] = []
    while True:
        engine.play_nature(s)
        found.append(s.copy())
        if engine.is_over(s):
            return found
        engine.choose(s, bot.choose(s, s.decider, rng))


def named(s: Neanderthal, seat: int) -> dict[str, float]:
    return dict(zip(FEATURES.names(), FEATURES.vector(s, seat), strict=True))


def test_every_number_has_a_name_of_its_own() -> None:
    names = FEATURES.names()
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("players, options", MODES)
def test_vectors_are_finite_and_depend_on_nothing_hidden(
    players: int, options: dict[str, OptionValue]
) -> None:
    rules = NeanderthalRules()
    for i, s in enumerate(positions(players, options, 5)):
        for seat in range(players):
            vector = FEATURES.vector(s, seat)
            assert len(vector) == len(FEATURES.names())
            assert all(math.isfinite(number) for number in vector)
            assert vector == FEATURES.vector(rules.redeal(s, seat, 77 + i), seat)


@pytest.mark.parametrize("players, options", MODES)
def test_a_look_counts_as_the_rules_do(players: int, options: dict[str, OptionValue]) -> None:
    for s in positions(players, options, 2):
        for colour in s.seating:
            census = Census(s, colour)
            assert score(census) == scoring.parts(s, colour)
            assert census.members == benefits.own_members(s, colour)
            assert (census.members > 0) == benefits.survives(s, colour)
            assert census.abilities == benefits.abilities(s, colour)
            assert census.forages == benefits.forages(s, colour)
            assert census.ward == benefits.frost_proof(s, colour)


def test_points_by_category() -> None:
    t = Table("red", "green")
    t.set("red", structure="pair_bonded", pool=4, vocabulary="O1 W2 B0", trophies="great_auk")
    t.start("assign")
    found = named(t.s, 0)
    assert found["own points of members"] == 4
    assert found["own points of vocabulary"] == 3
    assert found["own points of trophies"] == 2
    assert found["own vocabulary W"] == 2
    assert found["own structure pair_bonded"] == 1
    assert found["own worth"] == pytest.approx(own_value(t.s, 0))


def test_hunters_under_way_are_expected_by_the_exact_odds() -> None:
    """Two hunters on the rabbit: 5/9 of a newborn, no losses."""
    t = Table("red", "green")
    t.row("S1", "european_rabbit")
    t.set("red", structure="pair_bonded", pool=2)
    t.start("assign")
    before = named(t.s, 0)
    assert before["own born"] == 0
    assert before["own best card"] > 0
    t.play("hunt S1 2 red")
    after = named(t.s, 0)
    assert after["own born"] == pytest.approx(5 / 9)
    assert after["own lost"] == 0
    assert after["own hunters"] == 2
    assert after["own worth under way"] > 0


def test_enemies_on_a_card_cost_members_and_chances() -> None:
    t = Table("red", "green")
    t.row("S1", "european_rabbit")
    t.set("red", structure="pair_bonded", pool=2)
    t.set("green", structure="pair_bonded", pool=2)
    t.tribe("red").hunters[6] = t.tribe("red").pool
    alone = Prospects(Census(t.s, 0))
    t.tribe("green").hunters[6] = t.tribe("green").pool
    contested = Prospects(Census(t.s, 0))
    assert alone.fallen == 0 < contested.fallen
    assert contested.slain > 0
    assert contested.newborns < alone.newborns


def test_a_suitor_alone_at_home_is_sure_of_success() -> None:
    t = Table("red", "green")
    t.woman("caring_woman", "red")
    t.set("red", structure="pair_bonded", pool=2, vocabulary="O1")
    t.start("assign")
    t.play("court caring_woman")
    found = named(t.s, 0)
    assert found["own suitors"] == 1
    assert found["own partners won at home"] == pytest.approx(1.0)


def test_one_seat_with_three_species_is_their_sum() -> None:
    s = positions(1, {}, 3)[40]
    found = named(s, 0)
    assert found["own species"] == 3
    total = sum(scoring.total(s, colour) for colour in range(3))
    assert sum(found[f"own points of {name}"] for name in scoring.PARTS) == total


def test_the_stage_of_the_turn() -> None:
    for s in positions(2, {}, 4):
        found = named(s, 0)
        assert sum(found[f"stage {name}"] for name in STAGES) == 1
        if s.main and isinstance(s.main[-1].node, Assign):
            assert found["stage assignment"] == 1
            last = s.turn_order[-1] == colour_of(s.main[-1])
            assert found["species to come"] == (0 if last else 1)
        if s.main and isinstance(s.main[-1].node, Auction):
            assert found["stage auction"] == found["auction open"] == 1
        if s.main and isinstance(s.main[-1].node, Act):
            assert found["stage actions"] == 1
