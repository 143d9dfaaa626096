"""One game of a match, where the bots move on by one seat from game to game."""

from __future__ import annotations

from dataclasses import dataclass

from hearthside.arena import play as playing
from hearthside.arena.fixture import Fixture
from hearthside.arena.outcome import Played
from hearthside.arena.results import GameResult
from hearthside.core.chance import MASK, mix
from hearthside.core.options import OptionValue
from hearthside.games.registry import ruleset


def game_seed(match_seed: int, number: int) -> int:
    """The seed of one game of a match: 31 bits, easy to type."""
    return mix((mix(match_seed & MASK) + number) & MASK) >> 33


@dataclass(frozen=True)
class Task:
    """A game to be played: everything that decides how it goes."""

    game: str
    bots: list[str]
    options: dict[str, OptionValue]
    number: int
    seed: int

    @property
    def seats(self) -> list[int]:
        """Where each bot sits."""
        n = len(self.bots)
        return [(entry + self.number) % n for entry in range(n)]

    @property
    def fixture(self) -> Fixture:
        n = len(self.bots)
        seating = tuple(self.bots[(seat - self.number) % n] for seat in range(n))
        return Fixture(
            self.game, ruleset(self.game).rules_version, self.options, self.seed, seating
        )


def result_of(task: Task, played: Played) -> GameResult:
    """The result in the order of the bots of the match."""
    seats = task.seats
    scores = played.scores
    return GameResult(
        task.number,
        task.seed,
        seats,
        [scores[seat] for seat in seats],
        [played.parts[seat] for seat in seats],
        [played.wins[seat] for seat in seats],
    )


def play(task: Task) -> GameResult:
    """Play a game; its result depends on nothing but the task."""
    return result_of(task, playing.play(task.fixture))
