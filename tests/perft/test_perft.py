"""Perft counts: how many ways there are to play on. A change here is a change of the rules.

If it is intended, `python -m tools.regenerate_golden` writes the new counts.
"""

import pytest

from hearthside import new_game
from hearthside.core import engine
from hearthside.perft import count_from, perft
from tests.perft.positions import Entry, counted, known, position


@pytest.mark.parametrize(
    "entry", known(), ids=[f"{e['game']}-{e['players']}-round-{e['round']}" for e in known()]
)
def test_counts(entry: Entry) -> None:
    assert counted(entry) == entry["counts"]


def test_counts_from_the_first_decision() -> None:
    entry = next(e for e in known() if (e["game"], e["players"], e["round"]) == ("caverna", 3, 1))
    counts = entry["counts"][:3]
    assert perft("caverna", players=3, seed=entry["seed"], depth=3) == counts


def test_chance_counts_like_a_player() -> None:
    """Before the first card of a game of three: who begins, which of three cards, where to go."""
    start = new_game("caverna", 3, 1).at(0).state
    first, second, third = count_from(start, 3)
    assert (first, second) == (3, 9)
    total = 0
    for seat in range(3):
        for card in range(3):
            s = start.copy()
            engine.choose(s, s.options[seat])
            engine.choose(s, s.options[card])
            total += len(s.options)
    assert third == total


def test_depth_and_state() -> None:
    """Deeper counts begin with the shallower ones, and the state is left as it is."""
    s = position("caverna", 2, seed=5, round=8)
    before = engine.options_of(s, s.decider)[:]
    assert count_from(s, 0) == []
    assert count_from(s, 3)[:2] == count_from(s, 2)
    assert engine.options_of(s, s.decider) == before


def test_a_finished_game_has_no_ways_on() -> None:
    s = new_game("caverna", 1).state
    while not engine.is_over(s):
        engine.choose(s, (s.options or engine.side_options(s, 0))[-1])
    assert count_from(s, 3) == [0, 0, 0]


def test_options_of_the_game_matter() -> None:
    """The Dog school costs nothing, so that Housework asks in the full game from the start."""
    full = perft("caverna", 2, 1, 2)
    introductory = perft("caverna", 2, 1, 2, {"mode": "introductory"})
    assert introductory[0] == full[0]
    assert introductory[1] != full[1]
