"""Schedules: everybody meets everybody, nobody profits from a seat, no game is there twice."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from hearthside.arena import Fixture
from hearthside.arena.schedule import line_ups, schedule, seatings
from tests.arena.build import TINY, plan


@pytest.mark.parametrize("bots", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 7])
def test_a_round_robin_gives_everybody_the_same_number_of_seats(bots: int, players: int) -> None:
    names = tuple("abcde"[:bots])
    found = line_ups(names, players, "round robin")
    seats = Counter(name for line_up in found for name in line_up)
    assert set(seats) == set(names)
    assert len(set(seats.values())) == 1
    assert all(len(line_up) == players for line_up in found)
    for line_up in found:
        here = Counter(line_up).values()
        assert max(here) - min(here) <= 1


@pytest.mark.parametrize("kind", ["rotations", "permutations"])
@pytest.mark.parametrize("line_up", ["a", "ab", "abc", "aba", "abab", "aabbb"])
def test_every_bot_sits_on_every_seat_equally_often(kind: str, line_up: str) -> None:
    orders = seatings(tuple(line_up), kind)
    assert len(set(orders)) == len(orders)
    for bot in set(line_up):
        on_seat = [sum(order[seat] == bot for order in orders) for seat in range(len(line_up))]
        assert len(set(on_seat)) == 1


def test_each_deal_is_played_in_all_seatings() -> None:
    found = schedule(
        plan(
            'games = 4\nseed = 3\nbots = ["random", "greedy"]\n'
            '[[tables]]\ngame = "caverna"\nplayers = [2, 3]\n'
        )
    )
    pairs = [fixture for fixture in found if fixture.players == 2]
    assert len(pairs) == 4
    assert Counter(f.seed for f in pairs) == {pairs[0].seed: 2, pairs[2].seed: 2}
    assert pairs[0].seating == pairs[1].seating[::-1]
    # Two line-ups of three, each with two deals (4 games rounded up) on three seatings.
    assert len([fixture for fixture in found if fixture.players == 3]) == 2 * 2 * 3


def test_the_beginning_of_a_longer_plan_is_the_shorter_plan() -> None:
    text = 'games = 4\nbots = ["random", "greedy"]\n[[tables]]\ngame = "caverna"\nplayers = 2\n'
    short = [fixture.id for fixture in schedule(plan(text))]
    longer = [fixture.id for fixture in schedule(plan(text.replace("4", "9")))]
    assert len(longer) == 10
    assert longer[:4] == short


def test_the_same_game_is_scheduled_once() -> None:
    table = '[[tables]]\ngame = "caverna"\nplayers = 2\n'
    head = 'seeds = [1, 2]\nbots = ["random", "greedy"]\n'
    assert schedule(plan(head + table + table)) == schedule(plan(head + table))


def test_the_order_depends_on_the_plan_alone() -> None:
    assert schedule(plan(TINY)) == schedule(plan(TINY))


def test_the_id_is_a_hash_of_what_the_game_is() -> None:
    one = Fixture("caverna", 1, {"mode": "full", "x": 1}, 7, ("a", "b"))
    assert one.id == Fixture("caverna", 1, {"x": 1, "mode": "full"}, 7, ("a", "b")).id
    others = [
        replace(one, game="chess"),
        replace(one, rules=2),
        replace(one, options={"mode": "full", "x": True}),
        replace(one, seed=8),
        replace(one, seating=("b", "a")),
    ]
    assert len({one.id, *(other.id for other in others)}) == 6


def test_the_id_never_changes() -> None:
    """Journals contain ids; another hash would make every finished game a missing one."""
    fixture = Fixture("caverna", 1, {"mode": "full"}, 7, ("greedy", "random"))
    assert fixture.id == "09848acdebd53594d3de"
