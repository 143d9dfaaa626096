"""Schedules: from a plan to the list of its games."""

from __future__ import annotations

from itertools import combinations, permutations

from hearthside.arena.fixture import Fixture
from hearthside.arena.plan import MATCH, PERMUTATIONS, Plan, TablePlan
from hearthside.arena.table import game_seed

LineUp = tuple[str, ...]


def line_ups(bots: LineUp, players: int, schedule: str) -> list[LineUp]:
    """Who meets whom: in a match all, in a round robin every group that fills the table.

    Where there are more seats than bots, everybody has equally many, and whoever has one more
    takes turns.

    >>> line_ups(("a", "b", "c"), 2, "round robin")
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups(("a", "b"), 3, "round robin")
    [('a', 'b', 'a'), ('a', 'b', 'b')]
    """
    if schedule == MATCH:
        return [bots]
    if players <= len(bots):
        return list(combinations(bots, players))
    times, over = divmod(players, len(bots))
    return [bots * times + extra for extra in combinations(bots, over)]


def seatings(line_up: LineUp, kind: str) -> list[LineUp]:
    """The orders in which a line-up sits down: each bot on each seat equally often.

    >>> seatings(("a", "b", "c"), "rotations")
    [('a', 'b', 'c'), ('c', 'a', 'b'), ('b', 'c', 'a')]
    >>> len(seatings(("a", "b", "c"), "permutations"))
    6
    >>> seatings(("a", "b", "a", "b"), "rotations")
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    if kind == PERMUTATIONS:
        return list(dict.fromkeys(permutations(line_up)))
    n = len(line_up)
    return list(dict.fromkeys(line_up[n - by :] + line_up[: n - by] for by in range(n)))


def deals(table: TablePlan, seated: int) -> list[int]:
    """The seeds, each of which is played in all of the `seated` orders."""
    if table.seeds:
        return list(table.seeds)
    return [game_seed(table.seed, number) for number in range(-(-table.games // seated))]


def table_fixtures(table: TablePlan, players: int) -> list[Fixture]:
    """All games of one number of players, deal by deal, so that a part of a run is fair too."""
    found: list[tuple[int, Fixture]] = []
    for line_up in line_ups(table.bots, players, table.schedule):
        orders = seatings(line_up, table.seating)
        for number, seed in enumerate(deals(table, len(orders))):
            for order in orders:
                fixture = Fixture(table.game, table.rules, table.options, seed, order)
                found.append((number, fixture))
    found.sort(key=lambda pair: pair[0])
    return [fixture for _, fixture in found]


def schedule(plan: Plan) -> list[Fixture]:
    """Every game of a plan once, in an order that only the plan decides."""
    found: dict[str, Fixture] = {}
    for table in plan.tables:
        for players in table.players:
            for fixture in table_fixtures(table, players):
                found.setdefault(fixture.id, fixture)
    return list(found.values())
