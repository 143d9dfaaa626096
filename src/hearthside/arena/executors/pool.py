"""The executor `pool`."""

from __future__ import annotations

from contextlib import closing

from hearthside.arena.executors.base import Executor, Outcomes
from hearthside.arena.fixture import Fixture
from hearthside.arena.outcome import Failed
from hearthside.arena.play import attempt
from hearthside.arena.workers import Trouble, run


class ProcessPool(Executor):
    """Several processes. If one is killed, its games are played again.

    A game that kills its process is found, and fails by itself.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, fixtures: list[Fixture]) -> Outcomes:
        with closing(run(attempt, fixtures, self.workers)) as results:
            for fixture, result in results:
                if isinstance(result, Trouble):
                    yield Failed(fixture, result.reason, result.trace)
                else:
                    yield result
