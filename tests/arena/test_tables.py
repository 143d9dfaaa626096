"""Results as CSV and Parquet."""

from __future__ import annotations

import csv
import importlib
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from hearthside.arena.comparing import meetings
from hearthside.arena.tables import (
    head_to_head_rows,
    ranking_rows,
    result_rows,
    write_csv,
    write_parquet,
)
from tests.arena.build import game

GAMES = [game("ab", [40, 50], seed=1), game("ba", [30, 30], seed=1), game("abb", [9, 8, 7], 2)]


def test_there_is_one_row_per_seat() -> None:
    rows = result_rows(GAMES)
    assert len(rows) == 7
    first = rows[0]
    assert (first["bot"], first["seat"], first["players"], first["seed"]) == ("a", 0, 2, 1)
    assert (first["score"], first["place"], first["win"]) == (40, 2, 0.0)
    assert (first["part_gold"], first["part_tiles"], first["plies"]) == (39, 1, 40)
    assert (first["seconds"], first["thinking"]) == (1.0, 0.25)
    assert [row["win"] for row in rows[2:4]] == [0.5, 0.5]
    assert len({row["id"] for row in rows}) == 3


def test_parts_that_a_game_does_not_have_are_empty(tmp_path: Path) -> None:
    other = game("ab", [3, 2], seed=4)
    other.parts[0]["fame"] = 5
    rows = result_rows([GAMES[0], other])
    assert [row["part_fame"] for row in rows] == [None, None, 5, None]
    write_csv(rows, tmp_path / "results.csv")
    with (tmp_path / "results.csv").open(newline="") as file:
        assert [row["part_fame"] for row in csv.DictReader(file)] == ["", "", "5", ""]


def test_csv_says_what_the_rows_say(tmp_path: Path) -> None:
    rows = result_rows(GAMES)
    write_csv(rows, tmp_path / "results.csv")
    with (tmp_path / "results.csv").open(newline="") as file:
        assert list(csv.DictReader(file)) == [
            {key: str(value) for key, value in row.items()} for row in rows
        ]
    assert [path.name for path in tmp_path.iterdir()] == ["results.csv"]


def test_decisions_and_what_points_do_not_tell() -> None:
    told = replace(GAMES[0], decisions=[7, 9], extras=[{"orcs": 0}, {"orcs": 2}])
    rows = result_rows([told, replace(GAMES[1], decisions=[])])
    assert [row["decisions"] for row in rows] == [7, 9, None, None]
    assert [row["extra_orcs"] for row in rows] == [0, 2, None, None]


def test_parquet_says_what_the_rows_say(tmp_path: Path) -> None:
    if importlib.util.find_spec("pyarrow") is None:
        pytest.skip("NOT RUN: tests of Parquet need pyarrow")
    rows = result_rows(GAMES)
    rows[0]["part_gold"] = None
    assert write_parquet(rows, tmp_path / "results.parquet")
    parquet = importlib.import_module("pyarrow.parquet")
    assert parquet.read_table(tmp_path / "results.parquet").to_pylist() == rows


def test_without_pyarrow_there_is_no_parquet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert not write_parquet(result_rows(GAMES), tmp_path / "results.parquet")
    assert not list(tmp_path.iterdir())


def test_rankings_are_for_each_contest_and_for_all() -> None:
    rows = ranking_rows(meetings(GAMES))
    contests = ["all", "caverna, 2 players", "caverna, 3 players"]
    assert list(dict.fromkeys(row["contest"] for row in rows)) == contests
    assert [row["bot"] for row in rows if row["contest"] == "caverna, 2 players"] == ["b", "a"]
    assert [row["bot"] for row in rows if row["contest"] == "caverna, 3 players"] == ["a", "b"]
    pairs = head_to_head_rows(meetings(GAMES))
    assert {(row["contest"], row["margin_unit"]) for row in pairs} == {
        ("all", "spread"),
        ("caverna, 2 players", "points"),
        ("caverna, 3 players", "points"),
    }
    assert [row["contest"] for row in ranking_rows(meetings(GAMES[:2]))] == [contests[1]] * 2


def test_the_bots_of_a_panel_are_marked() -> None:
    rows = ranking_rows(meetings(GAMES[:2]), ("a",))
    assert [(row["rank"], row["bot"], row["panel"]) for row in rows] == [
        (1, "b", 0),
        (None, "a", 1),
    ]
    assert (rows[0]["share"], rows[0]["margin"], rows[0]["margin_unit"]) == (0.75, 5.0, "points")
    assert (rows[1]["share"], rows[1]["meetings"], rows[1]["beats"]) == (None, 2, "")
    both = ranking_rows(meetings(GAMES[:2]), ("a", "b"))
    assert [(row["rank"], row["panel"]) for row in both] == [(1, 1), (2, 1)]
