"""The executor `local`."""

from __future__ import annotations

from hearthside.arena.executors.base import Executor, Outcomes
from hearthside.arena.fixture import Fixture
from hearthside.arena.play import attempt


class InProcess(Executor):
    """One game after another, in this process."""

    def run(self, fixtures: list[Fixture]) -> Outcomes:
        for fixture in fixtures:
            yield attempt(fixture)
