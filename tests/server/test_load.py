"""A small load test; tools/load_test.py does it with 200 sockets on 50 tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.load_test import Plan, measure, running_server


def test_twenty_sockets_on_five_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan(tables=5, sockets=4, seconds=120, choices=8, pause=0.0)
    with running_server(tmp_path) as (url, _):
        figures = measure(url, plan)
    with capsys.disabled():
        print(f"\n{figures.text()}")
    assert figures.errors == []
    assert figures.sockets == 20
    assert figures.choices == 5 * 8
    assert figures.watched
