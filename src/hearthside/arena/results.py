"""What comes out of a match."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

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
    """The mean is within so many points of the truth with a confidence of 95 %."""
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


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t (expansion at the normal quantile).

    >>> [round(student(n), 2) for n in (3, 10, 99)]
    [3.18, 2.23, 1.98]
    """
    if freedom <= 3:
        return (12.706, 4.303, 3.182)[freedom - 1]
    z = 1.959964
    n = float(freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def margin(values: list[int]) -> float:
    """Half the width of the 95 % confidence interval of the mean; 0 for a single value.

    >>> round(margin([10, 12, 14]), 2)
    4.97
    """
    n = len(values)
    if n < 2:
        return 0.0
    mean = sum(values) / n
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return student(n - 1) * sqrt(variance / n)


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
