"""The executor `ray`. Ray is imported when a cluster is asked for, and only then."""

from __future__ import annotations

import importlib
import os
from typing import Any

from hearthside.arena.executors.base import Executor, Outcomes
from hearthside.arena.fixture import Fixture
from hearthside.arena.outcome import Failed, Outcome
from hearthside.arena.play import attempt
from hearthside.core.errors import BadMatch

AHEAD = 2
"""Games handed out for each processor of the cluster."""
STORE = 100 * 1024 * 1024
"""Bytes that Ray reserves for results on this machine; a game takes a thousand or so."""

CALM = {
    "worker_niceness": 0,
    "health_check_initial_delay_ms": 60_000,
    "health_check_timeout_ms": 60_000,
}
"""On one machine: games are as urgent as this process, and a busy machine is not a dead one."""


def find_ray() -> Any:
    """The package ray; BadMatch says how to get it."""
    try:
        return importlib.import_module("ray")
    except ImportError as error:
        raise BadMatch(
            "The executor 'ray' needs the package ray: pip install 'hearthside[ray]'."
        ) from error


class RayCluster(Executor):
    """The cluster named by RAY_ADDRESS; without it, one on this machine for the time of the run.

    Ray plays a game again when the process or the machine it was played on is gone.
    """

    def __init__(self, workers: int | None = None) -> None:
        self.ray = find_ray()
        self.workers = workers

    def run(self, fixtures: list[Fixture]) -> Outcomes:
        ray = self.ray
        started = not ray.is_initialized()
        try:
            if started:
                self._start()
            yield from self._play(fixtures)
        finally:
            if started:
                ray.shutdown(wait_for_processes=True)

    def _start(self) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would report to its makers
        settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        if not os.environ.get("RAY_ADDRESS"):
            settings |= {"address": "local", "include_dashboard": False}
            settings |= {"object_store_memory": STORE, "_system_config": CALM}
            if self.workers is not None:
                settings["num_cpus"] = self.workers
        self.ray.init(**settings)

    def _play(self, fixtures: list[Fixture]) -> Outcomes:
        ray = self.ray
        remote = ray.remote(num_cpus=1, max_retries=3)(attempt)
        workers = self.workers or int(ray.cluster_resources().get("CPU", 1))
        coming = iter(fixtures)
        running: dict[Any, Fixture] = {}
        while True:
            while len(running) < AHEAD * workers:
                fixture = next(coming, None)
                if fixture is None:
                    break
                running[remote.remote(fixture)] = fixture
            if not running:
                return
            done, _ = ray.wait(list(running), num_returns=1)
            for reference in done:
                fixture = running.pop(reference)
                try:
                    outcome: Outcome = ray.get(reference)
                except ray.exceptions.RayError as error:
                    outcome = Failed(fixture, " ".join(str(error).split()))
                yield outcome
