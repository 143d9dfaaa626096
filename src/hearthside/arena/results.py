"""What comes out of a match."""

from __future__ import annotations

from dataclasses import dataclass

from hearthside.arena.estimates import margin
from hearthside.core.options import OptionValue


@dataclass(frozen=True)
class GameResult:
    """One game. Every list is in the order of the bots of the match, not of the seats."""

    number: int
    seed: int
    """The seed of this game: `new_game` with it and the same seating begins identically."""
    seats: list[int]
    """Where each bot sat."""
    scores: list[int]
    parts: list[dict[str, int]]
    wins: list[float]
    """1 for the winner; a shared victory is shared."""


@dataclass(frozen=True)
class BotResult:
    """One bot of a match over all its games."""

    name: str
    games: int
    mean: float
    """Points on average."""
    margin: float
    """The mean is within this many points of the truth with a confidence of 95 %."""
    wins: float
    """Games won; a victory shared by two counts half."""
    parts: dict[str, float]
    """Points on average by category; they add up to the mean."""
    best: int
    worst: int

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the mean."""
        return self.mean - self.margin, self.mean + self.margin


@dataclass(frozen=True)
class MatchResult:
    """A match: its setup, one line per bot, and every game."""

    game: str
    seed: int
    options: dict[str, OptionValue]
    bots: list[BotResult]
    games: list[GameResult]


def summarise(name: str, entry: int, games: list[GameResult]) -> BotResult:
    """The line of the bot at position `entry`."""
    scores = [game.scores[entry] for game in games]
    n = len(games)
    return BotResult(
        name,
        n,
        sum(scores) / n,
        margin(scores),
        sum(game.wins[entry] for game in games),
        {
            part: sum(game.parts[entry][part] for game in games) / n
            for part in games[0].parts[entry]
        },
        max(scores),
        min(scores),
    )
