"""What became of a fixture: it was played, or it failed."""

from __future__ import annotations

from dataclasses import dataclass, field

from hearthside.arena.fixture import Fixture


def places(wins: list[float], scores: list[int]) -> list[int]:
    """1 for the best: winners first, then by points; who cannot be told apart shares a place."""
    keys = [(win > 0, score) for win, score in zip(wins, scores, strict=True)]
    return [1 + sum(other > key for other in keys) for key in keys]


@dataclass(frozen=True)
class Played:
    """A finished game; every list is in the order of the seats. Times do not count as result."""

    fixture: Fixture
    parts: list[dict[str, int]]
    """The points of each seat by category."""
    wins: list[float]
    """1 for the winner; a shared victory is shared. Nobody has to win."""
    plies: int
    """Choices made, those of chance included."""
    seconds: float = field(compare=False)
    thinking: list[float] = field(compare=False)
    """Seconds that the bot of each seat has thought."""
    decisions: list[int] = field(default_factory=list)
    """How often each bot was asked; empty in journals that did not count it."""
    extras: list[dict[str, int]] = field(default_factory=list)
    """What the points do not tell (extras.py); empty as above."""

    @property
    def scores(self) -> list[int]:
        return [sum(parts.values()) for parts in self.parts]

    @property
    def places(self) -> list[int]:
        return places(self.wins, self.scores)


@dataclass(frozen=True)
class Failed:
    """A game that could not be finished: a mistake in a bot or in the rules, a dead process."""

    fixture: Fixture
    reason: str
    """One line."""
    trace: str = field(default="", compare=False)


Outcome = Played | Failed
