"""What an executor is."""

from __future__ import annotations

from collections.abc import Generator

from hearthside.arena.fixture import Fixture
from hearthside.arena.outcome import Outcome

Outcomes = Generator[Outcome, None, None]


class Executor:
    """Plays fixtures. Outcomes come as they are ready, in any order, each exactly once.

    What an outcome says depends on nothing but the fixture. Closing the generator early
    stops the games that are being played.
    """

    def run(self, fixtures: list[Fixture]) -> Outcomes:
        raise NotImplementedError
