"""The guide of Neanderthal: turns that end before the dice, options worth a try."""

from __future__ import annotations

import pytest

from hearthside.bots.guide import Listing
from hearthside.bots.neanderthal.guide import NeanderthalGuide
from hearthside.bots.rng import Rng
from hearthside.bots.turns import Turns
from hearthside.core import engine
from hearthside.core.choice import NATURE, Choice, arg
from hearthside.core.options import OptionValue
from hearthside.core.state import State
from hearthside.games.neanderthal.codec import write
from hearthside.games.neanderthal.kinds import DONE
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
GUIDE = NeanderthalGuide()
LONG = 60


def walk_turn(s: Neanderthal, seat: int, rng: Rng) -> list[Choice]:
    """A random turn on a cut copy, by candidates only."""
    t: State = GUIDE.start(s, seat)
    found: list[Choice] = []
    for _ in range(LONG):
        if not GUIDE.going_on(t, seat):
            return found
        options = GUIDE.candidates(t, seat, 3)
        assert options
        c = options[rng.below(len(options))]
        assert engine.accepts(t, seat, c)
        engine.choose(t, c, seat)
        assert t.decider != NATURE
        found.append(c)
    raise AssertionError("a turn without end")


@pytest.mark.parametrize("players, options", MODES)
@pytest.mark.parametrize("seed", [1, 2])
def test_turns_end_before_the_dice(
    players: int, options: dict[str, OptionValue], seed: int
) -> None:
    """Candidates are legal, never missing, and lead to the same in the real game."""
    s = new_state(players, seed, options)
    rng = Rng(seed)
    turns = 0
    while True:
        engine.play_nature(s)
        if engine.is_over(s):
            break
        seat = s.decider
        if not GUIDE.major(s, seat):
            assert not GUIDE.opens(s, seat)
            c = GUIDE.policy(s.copy(), seat, rng)
            assert engine.accepts(s, seat, c)
            engine.choose(s, c)
            continue
        before = write(s)
        choices = walk_turn(s, seat, rng)
        assert write(s) == before
        turns += 1
        assert choices
        for c in choices:
            assert s.decider == seat
            assert engine.accepts(s, seat, c)
            engine.choose(s, c)
    assert turns > 10


@pytest.mark.parametrize("players, options", MODES)
def test_plans_are_turns_and_greedy_choices_are_legal(
    players: int, options: dict[str, OptionValue]
) -> None:
    s = new_state(players, 8, options)
    rng = Rng(8)
    planner = Turns(GUIDE, Listing(2, 2, 40))
    planned = 0
    while planned < 12:
        engine.play_nature(s)
        if engine.is_over(s):
            break
        seat = s.decider
        if GUIDE.opens(s, seat):
            assert GUIDE.major(s, seat)
            planned += 1
            for plan in planner.plans(s, seat):
                assert not GUIDE.going_on(plan.end, seat)
                assert plan.end.decider != NATURE
        c = GUIDE.policy(s.copy(), seat, rng)
        assert engine.accepts(s, seat, c)
        engine.choose(s, c)


def test_an_assignment_may_always_end() -> None:
    t = Table("red", "green")
    t.row("S1", "european_rabbit")
    t.set("red", pool=6)
    t.start("assign")
    options = GUIDE.candidates(t.s, 0, 4)
    assert options[-1] == DONE
    assert len(options) <= 13


def test_a_good_hunt_is_worth_more_than_none() -> None:
    t = Table("red", "green")
    t.row("S1", "european_rabbit")
    t.row("N1", "european_cave_lion")
    t.set("red", structure="pair_bonded", pool=2)
    t.start("assign")
    plans = Turns(GUIDE, Listing(4, 4, 100)).plans(t.s, 0)
    best = max(plans, key=lambda plan: GUIDE.quick(plan.end, 0))
    slots = {arg(c, 0) for c in best.choices if c != DONE}
    assert slots == {6}


def test_allies_of_the_co_operative_game() -> None:
    assert GUIDE.allies(new_state(3, 1, {"variant": "cooperative"}), 1) == [0, 2]
    assert GUIDE.allies(new_state(3, 1, {}), 1) == []
