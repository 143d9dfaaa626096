"""Who is better is decided where bots met, not by mean scores."""

from __future__ import annotations

import pytest

from hearthside.arena.comparing import head_to_head, meetings, standings, versus
from hearthside.arena.estimates import mean, mean_estimate, share_estimate, wilson
from hearthside.arena.ratings import ratings
from tests.arena.build import game


def test_places_put_winners_first_then_points() -> None:
    assert game("abcd", [10, 30, 20, 20]).places == [4, 1, 2, 2]
    assert game("abc", [10, 30, 20], winners=[0]).places == [1, 2, 3]
    assert game("ab", [30, 30], winners=[1]).places == [2, 1]
    assert game("ab", [30, 20], winners=[]).places == [1, 2]


def test_a_pair_is_compared_in_the_games_it_shares() -> None:
    found = meetings(
        [
            game("ab", [40, 50], seed=1),
            game("ba", [20, 30], seed=1),
            game("ab", [60, 40], seed=2),
            game("ac", [99, 0], seed=1),
        ]
    )
    pair = versus(found, "a", ["b"])
    assert pair is not None
    assert (pair.meetings, pair.deals) == (3, 2)
    assert pair.share.value == pytest.approx((0.5 + 1) / 2)
    assert pair.margin.value == pytest.approx((0 + 20) / 2)
    back = versus(found, "b", ["a"])
    assert back is not None
    assert back.share.value == pytest.approx(1 - pair.share.value)
    assert back.margin.value == pytest.approx(-pair.margin.value)
    assert versus(found, "b", ["c"]) is None
    assert {(p.one, p.other) for p in head_to_head(found)} == {
        ("a", "b"),
        ("b", "a"),
        ("a", "c"),
        ("c", "a"),
    }


def test_solo_games_are_compared_with_the_same_cards() -> None:
    found = meetings(
        [
            game("a", [40], 1),
            game("b", [30], 1),
            game("a", [60], 2),
            game("b", [70], 2),
            game("a", [10], 3),
        ]
    )
    pair = versus(found, "a", ["b"])
    assert pair is not None
    assert (pair.meetings, pair.share.value, pair.margin.value) == (2, 0.5, 0.0)


def test_a_bot_on_several_seats_is_averaged() -> None:
    found = meetings([game("aab", [50, 10, 30])])
    pair = versus(found, "a", ["b"])
    assert pair is not None
    assert (pair.share.value, pair.margin.value) == (0.5, 0.0)


def test_the_higher_mean_score_does_not_rank_higher() -> None:
    """b has by far the most points on average and loses most of its games."""
    games = []
    for seed in range(9):
        games += [game("ab", [31, 30], seed), game("ba", [30, 31], seed)]
    games += [game("ab", [0, 500], 10), game("ba", [500, 0], 10)]
    assert mean([g.scores[g.fixture.seating.index("b")] for g in games]) > 70
    assert [line.bot for line in standings(meetings(games))] == ["a", "b"]
    assert [rating.bot for rating in ratings(meetings(games))] == ["a", "b"]


def test_the_margin_decides_between_equal_shares() -> None:
    """Everybody beats the next in a circle, but c most clearly."""
    games = []
    for seed in range(4):
        games += [game("ab", [31, 30], seed), game("bc", [31, 30], seed)]
        games += [game("ca", [60, 30], seed)]
    assert [line.bot for line in standings(meetings(games))] == ["c", "b", "a"]


def test_with_a_panel_only_what_is_won_from_it_counts() -> None:
    """b beats a, but does worse against the panel."""
    games = []
    for seed in range(4):
        games += [
            game("ba", [40, 30], seed),
            game("ap", [60, 30], seed),
            game("bp", [31, 30], seed),
        ]
        games += [game("aq", [30, 60], seed), game("bq", [30, 61], seed), game("pq", [1, 0], seed)]
    found = meetings(games)
    free = [line.bot for line in standings(found)]
    assert free.index("b") < free.index("a")
    lines = {line.bot: line.versus for line in standings(found, ("p", "q"))}
    assert list(lines) == ["p", "a", "b", "q"]
    assert (lines["a"].meetings, lines["a"].share.value, lines["a"].margin.value) == (8, 0.5, 0.0)
    assert (lines["b"].share.value, lines["b"].margin.value) == (0.5, -15.0)
    assert (lines["p"].meetings, lines["q"].meetings) == (4, 4)
    assert [line.bot for line in standings(found, ("p",))] == ["a", "b", "q"]
    assert standings(meetings(games[:1]), ("p",)) == []


def test_a_victory_is_sure_only_with_enough_deals() -> None:
    def beaten(deals: int) -> list[str]:
        games = [game("ab", [40, 30], seed) for seed in range(deals)]
        return standings(meetings(games))[0].beats

    assert beaten(2) == []
    assert beaten(10) == ["b"]


def test_contests_of_different_size_count_alike_and_in_their_own_units() -> None:
    games = [game("ab", [40, 30], seed) for seed in range(30)]
    games += [game("abb", [1, 2, 2], seed) for seed in range(3)]
    line = standings(meetings(games))[0]
    assert line.versus.share.value == pytest.approx(0.5)
    pair = versus(meetings(games), "a", ["b"])
    assert pair is not None
    assert abs(pair.margin.value) < 3


def test_wilsons_interval() -> None:
    """Newcombe 1998: 81 of 263 is 0.2553 to 0.3662."""
    found = wilson(81 / 263, 263)
    assert (found.low, found.high) == pytest.approx((0.2553, 0.3662), abs=0.0001)
    none = wilson(0.0, 10)
    assert none.low == pytest.approx(0)
    assert none.high == pytest.approx(0.2775, abs=0.0001)


def test_deals_that_always_split_are_not_taken_for_many_games() -> None:
    """If both games of a deal always agree, there are half as many independent games."""
    agreeing = share_estimate([[1.0, 0.0] * 20], 80)
    independent = share_estimate([[0.5] * 20 + [1.0] * 10 + [0.0] * 10], 80)
    assert agreeing.low is not None
    assert independent.low is not None
    assert agreeing.value == independent.value == 0.5
    assert agreeing.low < independent.low < 0.5


def test_one_value_has_no_interval() -> None:
    assert mean_estimate([5.0]).low is None
    assert mean_estimate([5.0]).text() == "5.0"


def test_ratings_know_ties_and_uncertainty() -> None:
    level = ratings(meetings([game("ab", [30, 30], seed) for seed in range(5)]))
    assert level[0].mu == pytest.approx(level[1].mu)
    few = ratings(meetings([game("abc", [40, 30, 20])]))
    many = ratings(meetings([game("abc", [40, 30, 20], seed) for seed in range(20)]))
    assert [rating.bot for rating in many] == ["a", "b", "c"]
    assert many[0].sigma < few[0].sigma
    assert many[0].meetings == 20
    assert many[0].mu > few[0].mu > 25
    assert ratings(meetings([game("aa", [1, 2])])) == []
