"""Wherever games are played, the results are the same."""

from __future__ import annotations

import importlib.util
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

import hearthside
from hearthside import BadMatch
from hearthside.arena import (
    Executor,
    Failed,
    Fixture,
    InProcess,
    Played,
    ProcessPool,
    RayCluster,
    load_run,
    make_executor,
    run_plan,
    write_results,
)
from hearthside.arena.executors.base import Outcomes
from hearthside.arena.journal import Journal
from hearthside.arena.schedule import schedule
from hearthside.arena.workers import TRIES
from tests.arena import build
from tests.arena.build import descendants, game, plan

PLAN = plan(build.TINY)
SWIFT = schedule(plan(build.SWIFT))


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> list[Played]:
    return run_plan(PLAN, tmp_path_factory.mktemp("local"), InProcess()).played


@pytest.fixture(scope="module")
def swift() -> list[Played]:
    return [played for played in InProcess().run(SWIFT) if isinstance(played, Played)]


def ray() -> Executor:
    if importlib.util.find_spec("ray") is None:
        pytest.skip("NOT RUN: the test on a Ray cluster needs ray, see docs/guide/arena.md")
    return RayCluster(2)


@pytest.mark.parametrize(
    "make",
    [
        pytest.param(InProcess, id="one process"),
        pytest.param(lambda: ProcessPool(2), id="pool of two"),
        pytest.param(ray, id="Ray cluster"),
    ],
)
def test_one_process_a_pool_and_a_cluster_agree(
    make: Callable[[], Executor], here: list[Played], tmp_path: Path
) -> None:
    run = run_plan(PLAN, tmp_path, make())
    assert run.complete
    assert run.failed == []
    assert run.played == here
    assert load_run(PLAN, tmp_path).played == here
    assert len((tmp_path / "games.jsonl").read_bytes().splitlines()) == len(here)


def test_a_worker_of_a_cluster_is_replaced_and_none_is_left_over(swift: list[Played]) -> None:
    executor = ray()
    before = descendants(os.getpid())
    found: list[Played] = []
    seen: set[int] = set()
    with closing(executor.run(SWIFT)) as outcomes:
        for outcome in outcomes:
            assert isinstance(outcome, Played)
            found.append(outcome)
            seen.update(pid for pid in descendants(os.getpid()) if pid not in before)
            if len(found) == 1:
                for pid in playing(seen):
                    os.kill(pid, signal.SIGKILL)
    assert len(found) == len(swift)
    assert {played.fixture.id: played for played in found} == {
        played.fixture.id: played for played in swift
    }
    for _ in range(6_000):
        if not any(os.path.exists(f"/proc/{pid}") for pid in seen):
            break
        time.sleep(0.01)
    assert not [pid for pid in seen if os.path.exists(f"/proc/{pid}")]


def playing(pids: set[int]) -> list[int]:
    """Of some processes, those in which Ray plays games."""
    titles = {pid: Path(f"/proc/{pid}/cmdline").read_bytes() for pid in pids}
    found = [
        pid for pid, title in titles.items() if title.startswith((b"ray::IDLE", b"ray::attempt"))
    ]
    assert found
    return found


def test_the_order_plays_no_part(here: list[Played]) -> None:
    backwards = list(InProcess().run(schedule(PLAN)[::-1]))
    assert backwards[::-1] == here


def test_results_follow_the_schedule_and_not_the_journal(
    here: list[Played], tmp_path: Path
) -> None:
    with Journal(tmp_path / "games.jsonl") as journal:
        for played in here[::-1]:
            journal.append(played)
    assert load_run(PLAN, tmp_path).played == here


def test_only_missing_games_are_played(here: list[Played], tmp_path: Path) -> None:
    class Counting(InProcess):
        asked: list[Fixture]

        def run(self, fixtures: list[Fixture]) -> Outcomes:
            self.asked = fixtures
            return super().run(fixtures)

    with Journal(tmp_path / "games.jsonl") as journal:
        journal.append(game("ab", [1, 2]))
        for played in here[::2]:
            journal.append(played)
    executor = Counting()
    told: list[tuple[int, int]] = []
    run = run_plan(PLAN, tmp_path, executor, lambda done, total: told.append((done, total)))
    assert executor.asked == [played.fixture for played in here[1::2]]
    assert run.played == here
    assert told == [(n, len(here)) for n in range(len(here[::2]), len(here) + 1)]


def kill_a_worker() -> None:
    child = multiprocessing.active_children()[0]
    assert child.pid is not None
    os.kill(child.pid, signal.SIGKILL)


def test_a_killed_worker_loses_and_repeats_nothing(swift: list[Played]) -> None:
    found: list[Played] = []
    with closing(ProcessPool(2).run(SWIFT)) as outcomes:
        for outcome in outcomes:
            assert isinstance(outcome, Played)
            found.append(outcome)
            if len(found) in (1, 4):
                kill_a_worker()
    assert len(found) == len(swift)
    assert {played.fixture.id: played for played in found} == {
        played.fixture.id: played for played in swift
    }


def test_a_game_that_kills_its_process_fails_alone(
    swift: list[Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    from hearthside.arena.executors import pool

    monkeypatch.setattr(pool, "attempt", deadly)
    found = list(ProcessPool(2).run(SWIFT))
    failed = [outcome for outcome in found if isinstance(outcome, Failed)]
    assert [one.fixture.seating for one in failed] == [("random", "random")]
    assert failed[0].reason == f"Its process died {TRIES} times."
    assert len(found) == len(swift)


def deadly(fixture: Fixture) -> Failed | Played:
    """The death of every process that plays one certain game."""
    from hearthside.arena.play import attempt

    if fixture.players == 2 and fixture.seed == SWIFT[-3].seed:
        os._exit(3)
    return attempt(fixture)


@pytest.mark.parametrize("make", [InProcess, lambda: ProcessPool(2)], ids=["1", "2"])
def test_a_game_that_fails_stops_nobody(make: Callable[[], Executor], tmp_path: Path) -> None:
    good = SWIFT[-1]
    bad = Fixture("caverna", 999, good.options, 1, good.seating)
    outcomes = list(make().run([bad, good]))
    assert {type(outcome) for outcome in outcomes} == {Played, Failed}
    failed = next(outcome for outcome in outcomes if isinstance(outcome, Failed))
    assert failed.fixture == bad
    assert failed.reason.startswith("BadMatch: This program knows version")
    assert "Traceback" in failed.trace


def test_failed_games_are_told_and_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hearthside.arena.executors import local

    with monkeypatch.context() as patch:
        patch.setattr(local, "attempt", lambda fixture: Failed(fixture, "ValueError: no", "trace"))
        run = run_plan(plan(build.SWIFT), tmp_path, InProcess())
    assert (run.played, len(run.failed)) == ([], run.total)
    assert "ValueError: no\ntrace" in (tmp_path / "failures.txt").read_text()
    assert run_plan(plan(build.SWIFT), tmp_path, InProcess()).complete
    assert not (tmp_path / "failures.txt").exists()


def test_stopping_early_leaves_no_process_behind() -> None:
    outcomes = ProcessPool(2).run(SWIFT)
    next(outcomes)
    assert multiprocessing.active_children()
    outcomes.close()
    assert not multiprocessing.active_children()


def test_without_ray_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadMatch, match=r"needs the package ray: pip install 'hearthside\[ray\]'"):
        make_executor("ray")


def test_executors_by_name() -> None:
    assert isinstance(make_executor(), InProcess)
    assert isinstance(make_executor("local"), InProcess)
    assert isinstance(make_executor("pool", 1), ProcessPool)
    with pytest.raises(BadMatch, match="There is no executor 'cloud'; the executors are local"):
        make_executor("cloud")


def test_every_game_can_be_scheduled_and_played(tmp_path: Path) -> None:
    tables = [
        f'[[tables]]\ngame = "{info.id}"\nplayers = {max(2, info.min_players)}\n'
        for info in hearthside.games()
    ]
    mixed = plan('seeds = [1]\nbots = ["random"]\n' + "".join(tables))
    run = run_plan(mixed, tmp_path, InProcess())
    assert [played.fixture.game for played in run.played] == [g.id for g in hearthside.games()]
    for played in run.played:
        assert all(played.decisions)
        assert sum(played.decisions) <= played.plies
        told = [list(extras) for extras in played.extras]
        assert told == ([["orcs"], ["orcs"]] if played.fixture.game == "fiends" else [[], []])
    assert write_results(run, tmp_path)
