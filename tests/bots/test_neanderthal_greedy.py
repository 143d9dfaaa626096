"""The bot greedy in Neanderthal."""

from __future__ import annotations

import pytest

from hearthside.arena import match
from hearthside.bots import Rng, make_bot
from hearthside.bots.neanderthal.assign import Assignment
from hearthside.bots.neanderthal.heuristic import own_value
from hearthside.core import engine
from hearthside.core.options import OptionValue
from hearthside.games.neanderthal.setup import new_state
from tests.neanderthal.build import Table


def test_greedy_beats_random_in_18_of_20_games() -> None:
    assert match("neanderthal", ["greedy", "random"], games=20, seed=1).bots[0].wins >= 18


@pytest.mark.soak
def test_greedy_beats_random_in_90_of_100_games() -> None:
    assert match("neanderthal", ["greedy", "random"], games=100, seed=2).bots[0].wins >= 90


@pytest.mark.parametrize(
    "players, options",
    [
        (1, {}),
        (3, {}),
        (3, {"variant": "cooperative"}),
        (1, {"variant": "one_species"}),
    ],
)
def test_greedy_plays_every_variant(players: int, options: dict[str, OptionValue]) -> None:
    """Its choices are legal and depend on nothing but state and generator."""
    bot = make_bot("greedy")
    for seed in range(2):
        s = new_state(players, seed, options)
        rng = Rng(seed)
        while True:
            engine.play_nature(s)
            if engine.is_over(s):
                break
            again = Rng(0)
            again.state = rng.state
            seat = s.decider
            c = bot.choose(s.copy(), seat, rng)
            assert engine.accepts(s, seat, c)
            assert bot.choose(s.copy(), seat, again) == c
            engine.choose(s, c)


def test_greedy_sends_hunters_where_odds_are_good() -> None:
    """Small game that hits on two faces before a predator that bites."""
    t = Table("red", "green")
    t.row("S1", "european_rabbit")
    t.row("N1", "european_cave_lion")
    t.set("red", pool=2)
    t.start("assign")
    ways = Assignment(t.s, 0)
    assert ways.expect(6, 2, False) > 0 > ways.expect(0, 2, False)
    t.play("hunt S1 2 red")


def test_greedy_values_what_scores() -> None:
    t = Table("red", "green")
    before = own_value(t.s, 0)
    t.set("red", trophies="great_auk")
    assert own_value(t.s, 0) > before
    t.set("red", pool=0, elders="")
    assert own_value(t.s, 0) < before - 10
