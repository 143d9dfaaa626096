"""The evaluation: what it must agree with the rules about, and plain comparisons."""

from __future__ import annotations

import pytest

from hearthside.bots import Rng, make_bot
from hearthside.bots.caverna.clock import Clock
from hearthside.bots.caverna.evaluate import Judge
from hearthside.bots.caverna.weights import Weights
from hearthside.core import engine
from hearthside.games.caverna.harvest import NORMAL
from hearthside.games.caverna.scoring import total
from hearthside.games.caverna.setup import new_state
from hearthside.games.caverna.state import Caverna
from tests.caverna.build import HomeBuilder, Table


def random_end(players: int, seed: int) -> Caverna:
    """A position at the end of a random game."""
    s = new_state(players, seed, {})
    rng = Rng(seed)
    bot = make_bot("random")
    while not engine.is_over(s):
        if s.decider < 0:
            engine.play_nature(s)
        else:
            engine.choose(s, bot.choose(s, s.decider, rng))
    return s


@pytest.mark.parametrize("players", range(1, 8))
def test_at_the_end_the_value_is_the_score(players: int) -> None:
    judge = Judge(Weights())
    for seed in range(5):
        s = random_end(players, seed)
        s.harvest = NORMAL  # the last one, which everybody has behind him
        for seat in range(players):
            assert judge.value(s, seat) == total(s, seat)


@pytest.mark.parametrize(
    "players, round_number, rounds, later, breeding",
    [
        (1, 1, 10, 2 * (2 + 1 + 2 + 6 * 2), 8),
        (1, 8, 3, 2 * 3 * 2, 4),
        (1, 12, 0, 0, 1),
        (2, 1, 10, 2 * (2 + 1 + 2 + 3 * 2 + 1 + 2), 5),
        (3, 4, 8, 2 * (2 + 4 * 2 + 1 + 2), 5),
    ],
)
def test_the_clock_counts_rounds_and_harvests(
    players: int, round_number: int, rounds: int, later: int, breeding: int
) -> None:
    """CAV-10.1 to CAV-10.7, CAV-12.23: for two dwarfs."""
    t = Table(players=players, round=round_number).turn()
    clock = Clock(t.s, 0)
    assert (clock.rounds, clock.later, clock.breeding) == (rounds, later, breeding)
    assert clock.actions == 2 + 2 * rounds


def test_the_clock_knows_what_this_harvest_asks_for() -> None:
    t = Table(players=1, round=5)
    t.home().dwarfs(0, 0, 0, newborn=1).has(grain=1)
    assert Clock(t.turn().s, 0).due == 5
    t.harvest()
    assert Clock(t.s, 0).due == 5
    t = Table(players=1, round=4)
    assert Clock(t.turn().s, 0).due == 2
    t = Table(players=1, round=2)
    assert Clock(t.turn().s, 0).due == 0


def value(t: Table) -> float:
    return Judge(Weights()).value(t.s, 0)


def improved(home: HomeBuilder, change: str) -> None:
    if change == "dwarf":
        home.dwarfs(0, 0, 0)
    elif change == "weapon":
        home.dwarfs(0, 5)
    elif change == "room":
        home.tiles(simple_dwelling_33="m31")
    elif change == "pair":
        home.has(sheep=2)
    elif change == "field":
        home.land(field="f43")
    elif change == "tunnels":
        home.land(tunnel="m32 m33")
    elif change == "ruby":
        home.has(ruby=1)
    elif change == "wood":
        home.has(wood=1)
    else:
        home.has(food=4)


CHANGES = ["dwarf", "weapon", "room", "pair", "field", "tunnels", "ruby", "wood", "food"]


@pytest.mark.parametrize("change", CHANGES)
def test_what_helps_is_worth_something_and_more_than_its_points(change: str) -> None:
    before = Table(players=2, round=5).turn()
    after = Table(players=2, round=5).turn()
    improved(after.home(), change)
    assert value(after) - value(before) > total(after.s, 0) - total(before.s, 0)


@pytest.mark.parametrize("change", ["dwarf", "weapon", "room", "wood", "tunnels"])
def test_what_takes_time_to_use_is_worth_more_early(change: str) -> None:
    gains = []
    for round_number in (5, 10, 12):
        before = Table(players=2, round=round_number).turn()
        after = Table(players=2, round=round_number).turn()
        for t in (before, after):
            t.home().has(food=8)
        improved(after.home(), change)
        gains.append(value(after) - value(before))
    assert gains[0] > gains[1] > gains[2]


def test_hunger_is_worse_than_any_goods_it_costs() -> None:
    t = Table(players=1, round=5).turn()
    t.s.homes[0].dwarfs[:] = [0x100, 0x100]
    hungry = value(t)
    t.home().has(food=1)
    assert value(t) - hungry > 2
    t.home().has(food=4)
    assert value(t) - hungry > 10
