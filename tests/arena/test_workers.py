"""Work in several processes, whatever it is."""

from __future__ import annotations

import os

import pytest

from hearthside.arena.workers import ONE_THREAD, TRIES, Trouble, environment, run

MARK = "HEARTHSIDE_TEST_MARK"


def variables(names: list[str]) -> list[str | None]:
    return [os.environ.get(name) for name in names]


def reciprocal(number: int) -> float:
    return 1 / number


def deadly(number: int | None) -> int | None:
    if number == 3:
        os._exit(9)
    return number


def test_workers_get_their_environment() -> None:
    for mark in ("here", "there"):
        found = list(run(variables, [[MARK], [MARK]], 1, {MARK: mark}))
        assert [result for _, result in found] == [[mark], [mark]]
    assert MARK not in os.environ
    with environment({MARK: "one"}):
        with environment({MARK: "two"}):
            assert os.environ[MARK] == "two"
        assert os.environ[MARK] == "one"


def test_workers_multiply_numbers_in_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ONE_THREAD:
        monkeypatch.setenv(name, "7")
    names = list(ONE_THREAD)
    for _, result in run(variables, [names], 2):
        assert result == list(ONE_THREAD.values())
        assert variables(names) == ["7"] * len(names)


def test_a_mistake_is_the_result_of_its_piece() -> None:
    found = dict(run(reciprocal, [0, 1, 2], 2))
    trouble = found.pop(0)
    assert isinstance(trouble, Trouble)
    assert trouble.reason == "ZeroDivisionError: division by zero"
    assert "Traceback" in trouble.trace
    assert found == {1: 1.0, 2: 0.5}


def test_a_piece_that_kills_its_process_fails_alone() -> None:
    pieces = [0, None, 3, 1, 1]
    found = list(run(deadly, pieces, 2))
    assert len(found) == len(pieces)
    for piece, result in found:
        died = Trouble(f"Its process died {TRIES} times.")
        assert result == (died if piece == 3 else piece)
