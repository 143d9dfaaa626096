"""How strong the bots are. The full measurements are part of the soak."""

from __future__ import annotations

import pytest

from hearthside.arena import match


def test_greedy_beats_random_in_18_of_20_games() -> None:
    result = match("caverna", ["greedy", "random"], games=20, seed=1)
    assert result.bots[0].wins >= 18


def test_greedy_scores_40_points_in_10_solo_games() -> None:
    assert match("caverna", ["greedy"], games=10, seed=1).bots[0].mean >= 40


@pytest.mark.soak
def test_greedy_beats_random_in_95_of_100_games() -> None:
    result = match("caverna", ["greedy", "random"], games=100, seed=2, workers=2)
    assert result.bots[0].wins >= 95


@pytest.mark.soak
@pytest.mark.parametrize("mode", ["introductory", "full"])
def test_greedy_scores_55_points_in_100_solo_games(mode: str) -> None:
    result = match("caverna", ["greedy"], games=100, seed=2, options={"mode": mode}, workers=2)
    assert result.bots[0].mean >= 55


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_greedy_is_decent_at_every_table(players: int) -> None:
    result = match("caverna", ["greedy"] * players, games=5, seed=2, workers=2)
    for bot in result.bots:
        assert bot.mean >= 30
        assert bot.worst > 0
