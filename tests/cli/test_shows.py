"""Watching, matches, records, and the small commands."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

import hearthside
from tests.cli.pilot import run, walk


def test_version_and_help() -> None:
    assert run("--version").stdout == f"hearthside {hearthside.__version__}\n"
    assert run().exit_code == 0
    assert "tui" in run().stdout
    assert "counted from 1" in " ".join(run("tui", "--help").stdout.replace("│", "").split())


def test_games_lists_games_and_options() -> None:
    result = run("games")
    assert "caverna: Caverna: The Cave Farmers, 1 to 7 players" in result.stdout
    text = " ".join(result.stdout.split())
    assert "mode full, introductory CAV-2.4" in text
    assert "reveal_harvest_late false, true CAV-3.4" in text


def test_watch_tells_the_game_and_its_scores() -> None:
    result = run("watch", "caverna", "--seats", "random,random", "--seed", "1")
    assert result.exit_code == 0
    assert re.findall(r"^Round (\d+)", result.stdout, re.M) == [
        str(n) for n in (1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12)
    ]
    assert "Final scores" in result.stdout
    assert (
        result.stdout == run("watch", "caverna", "--seats", "random,random", "--seed", "1").stdout
    )


def test_watch_waits_between_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    naps: list[float] = []
    monkeypatch.setattr(time, "sleep", naps.append)
    run("watch", "caverna", "--seats", "random", "--seed", "1", "--delay", "0.25")
    assert len(naps) > 22
    assert set(naps) == {0.25}


def test_match_prints_means_intervals_and_wins() -> None:
    result = run(*["match", "caverna", "--seats", "random,random", "--games", "6", "--seed", "1"])
    assert result.exit_code == 0
    rows = re.findall(
        r"random +6 +(-?[\d.]+) +(-?[\d.]+) to (-?[\d.]+) +([\d.]+) +(\d+) %", result.stdout
    )
    assert len(rows) == 2
    for mean, low, high, _, _ in rows:
        assert float(low) < float(mean) < float(high)
    assert sum(float(row[3]) for row in rows) == 6


def test_match_with_options() -> None:
    line = "match caverna --seats random --games 2 --seed 1 --option mode=introductory"
    assert run(*line.split()).exit_code == 0


@pytest.fixture(scope="module")
def finished() -> hearthside.Game:
    return walk(lambda game: False, seed=4)


def test_replay_shows_the_end_and_the_scores(finished: hearthside.Game, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(finished.record())
    text = run("replay", str(path)).stdout
    one, two = (score.total for score in finished.scores())
    assert f"Total {one} {two}" in " ".join(text.split())
    assert f"Step {finished.ply} of {finished.ply}; seed 4; the game is finished." in text


def test_replay_shows_the_position_after_a_step(finished: hearthside.Game, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(finished.record())
    step = 40
    text = run("replay", str(path), "--step", str(step)).stdout
    then = finished.at(step)
    assert f"Round {then.view()['round']} of 12" in text
    assert f"Seat 1  {then.scores()[0].total} points so far" in text
    current = next(line for line in text.splitlines() if line.startswith(">"))
    assert finished.moves[step - 1].token in current
    listed = re.findall(r"^[> ] +(\d+) ", text, re.M)
    assert [int(n) for n in listed[-10:]] == list(range(step - 4, step + 6))
    assert "Final scores" not in text


def test_replay_from_the_very_beginning(finished: hearthside.Game, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(finished.record())
    result = run("replay", str(path), "--step", "0")
    assert result.exit_code == 0
    assert f"Step 0 of {finished.ply}" in result.stdout


def test_perft_counts_by_depth() -> None:
    result = run(*["perft", "caverna", "--players", "2", "--seed", "1", "--depth", "2"])
    assert result.exit_code == 0
    counts = [int(n) for n in re.findall(r"^depth \d+: (\d+)$", result.stdout, re.M)]
    assert len(counts) == 2
    assert 1 <= counts[0] < counts[1]


def test_bench_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    from hearthside import bench

    called: list[bool] = []
    monkeypatch.setattr(bench, "main", lambda: called.append(True))
    assert run("bench").exit_code == 0
    assert called == [True]
