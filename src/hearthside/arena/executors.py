"""Where the games of a match are played: here, or in several processes."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor

from hearthside.arena.results import GameResult
from hearthside.arena.table import Task, play

Progress = Callable[[int, int], None]
"""Called with the number of games played and of all games."""


class Executor:
    """Plays tasks; results come in the order of the tasks whatever the executor."""

    def run(self, tasks: list[Task], progress: Progress | None = None) -> list[GameResult]:
        raise NotImplementedError


def collect(
    results: Iterable[GameResult], total: int, progress: Progress | None
) -> list[GameResult]:
    """All results, progress told after each."""
    found: list[GameResult] = []
    for result in results:
        found.append(result)
        if progress is not None:
            progress(len(found), total)
    return found


class InProcess(Executor):
    """One game after another, in this process."""

    def run(self, tasks: list[Task], progress: Progress | None = None) -> list[GameResult]:
        return collect(map(play, tasks), len(tasks), progress)


class ProcessPool(Executor):
    """Several processes. They start afresh, so that threads of this one do no harm."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, tasks: list[Task], progress: Progress | None = None) -> list[GameResult]:
        methods = multiprocessing.get_all_start_methods()
        context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
        chunk = max(1, min(16, len(tasks) // (4 * self.workers)))
        with ProcessPoolExecutor(self.workers, mp_context=context) as pool:
            return collect(pool.map(play, tasks, chunksize=chunk), len(tasks), progress)
