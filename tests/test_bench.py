"""The bench has a figure for every row; what the figures are is nobody's test."""

from __future__ import annotations

from pathlib import Path

import pytest

from hearthside import bench, bench_bots
from hearthside.bench import CASES, ROWS, Figures
from hearthside.games.registry import kits


def figures() -> dict[str, Figures]:
    return {case.title: dict.fromkeys(ROWS, 12.5) for case in CASES}


def test_every_row_has_a_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "GAMES", 1)
    monkeypatch.setattr(bench, "COPIES", 1)
    monkeypatch.setattr(bench_bots, "EVERY", 30)
    monkeypatch.setattr(bench_bots, "ITERATIONS", 1)
    monkeypatch.setattr(bench_bots, "SECONDS", 0.01)
    case = next(case for case in CASES if case.game == "agricola")
    found = bench.measure(case)
    assert found.keys() == ROWS.keys()
    assert all(figure > 0 for figure in found.values())


def test_every_game_is_measured_on_one_and_two_cores() -> None:
    assert {case.game for case in CASES} == {kit.id for kit in kits() if kit.measures}
    assert ROWS["greedy"] == "games per hour of greedy"
    assert ROWS["pair"] == "games per hour of greedy, two cores"


def test_packages_stand_side_by_side(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bench"])
    monkeypatch.setattr(bench, "compiled", lambda: False)
    monkeypatch.setattr(bench, "COMPILED", Path(__file__))
    monkeypatch.setattr(bench, "measure_apart", lambda settings: figures())
    bench.main()
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].split()[-2:] == ["interpreted", "compiled"]
    for text in ROWS.values():
        told = [line for line in lines if line.startswith(f"  {text} ")]
        assert [line.split()[-2:] for line in told] == [["12.5", "12.5"]] * len(CASES)


def test_a_compiled_package_that_lacks_rows_is_an_older_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    older = figures()
    del older[CASES[-1].title]["pair"]
    monkeypatch.setattr(bench, "compiled", lambda: False)
    monkeypatch.setattr(bench, "COMPILED", Path(__file__))
    monkeypatch.setattr(bench, "measure_apart", lambda settings: older)
    assert bench.measure_compiled() is None
    assert capsys.readouterr().err == "The compiled package is an older one.\n"
