from __future__ import annotations

import pytest

from hearthside.arena import GameResult
from hearthside.arena.estimates import margin, student
from hearthside.arena.results import summarise


@pytest.mark.parametrize(
    "freedom, quantile",
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042), (999, 1.962)],
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.002)


def test_the_margin_follows_from_spread_and_number() -> None:
    assert margin([50]) == 0
    assert margin([50, 50, 50]) == 0
    # Four values with a standard deviation of 12.91.
    assert margin([35, 45, 55, 65]) == pytest.approx(3.182 * 12.91 / 2, abs=0.01)


def test_a_line_sums_up_its_bot_alone() -> None:
    games = [
        GameResult(0, 5, [0, 1], [40, 50], [{"gold": 40}, {"gold": 50}], [0.0, 1.0]),
        GameResult(1, 6, [1, 0], [60, 60], [{"gold": 60}, {"gold": 60}], [0.5, 0.5]),
    ]
    line = summarise("greedy", 0, games)
    assert (line.name, line.games, line.mean, line.wins) == ("greedy", 2, 50, 0.5)
    assert (line.best, line.worst, line.parts) == (60, 40, {"gold": 50})
    assert line.interval == pytest.approx((50 - 127.06, 50 + 127.06), abs=0.1)
    assert summarise("random", 1, games).wins == 1.5
