"""Perft counts: how many ways there are to play on. A change here is a change of the rules."""

import pytest

from hearthside import new_game
from hearthside.core import engine
from hearthside.core.state import State
from hearthside.perft import count_from, perft
from tests.properties.walk import Walker


@pytest.mark.parametrize(
    "players, seed, counts",
    [
        (1, 1, [8, 60, 460, 3912, 35827]),
        (2, 1, [11, 98, 884, 7396, 61363]),
        (3, 2, [14, 152, 1658, 17122, 170568]),
        (4, 3, [13, 132, 1376, 13906, 133046]),
        (7, 5, [19, 274, 4292, 65168]),
    ],
)
def test_counts_from_the_first_decision(players: int, seed: int, counts: list[int]) -> None:
    assert perft("caverna", players, seed, len(counts)) == counts


MIDDLE = {
    (1, 4): [14, 195, 1593, 11511, 59307],
    (2, 5): [19, 382, 5217, 61569, 866549],
    (3, 6): [19, 404, 3860, 56615, 839740],
    (4, 7): [16, 197, 2549, 29487, 347401],
    (5, 8): [21, 343, 3638, 63348, 959619],
    (6, 9): [21, 344, 5928, 95400],
    (7, 10): [25, 444, 6597, 115351],
}
"""By players and seed: counts from the start of round 8 of a game played by a walker."""


def middle(players: int, seed: int) -> State:
    game = new_game("caverna", players, seed)
    walker = Walker(seed, "sensible")
    while game.view()["round"] < 8:
        seat = walker.seat(game)
        game.play(walker.choose(game.options(seat)).token, seat)
    return game.state


@pytest.mark.parametrize("players, seed", MIDDLE)
def test_counts_from_the_middle_of_a_game(players: int, seed: int) -> None:
    counts = MIDDLE[players, seed]
    assert count_from(middle(players, seed), len(counts)) == counts


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
    s = middle(2, 5)
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
