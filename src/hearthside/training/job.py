"""One game of self-play: what decides how it goes, and the samples that come out."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hearthside.arena.table import game_seed
from hearthside.bots.rng import Rng
from hearthside.core.options import OptionValue
from hearthside.training.mix import drawn_table

Matrix = NDArray[np.float32]

LABELS = ("points", "margin", "outcome")
"""What is predicted for a seat: its final points, its lead over the best other, its victory."""


@dataclass(frozen=True)
class Job:
    """Everything that decides how a game of self-play goes."""

    number: int
    game: str
    players: int
    options: dict[str, OptionValue]
    seed: int
    bots: tuple[str, ...]
    """The bot of each seat."""
    epsilon: float
    """How often the first choice of a turn is any of those worth a try."""


@dataclass(frozen=True)
class Samples:
    """Positions after a turn, and what became of a seat: a row for each."""

    names: tuple[str, ...]
    x: Matrix
    """The features, in the order of `names`."""
    y: Matrix
    """A column for each of `LABELS`."""


def jobs_of(
    game: str,
    games: int,
    bots: tuple[str, ...],
    epsilon: float,
    seed: int,
    solo: bool = False,
) -> list[Job]:
    """The games of one generation. A longer list begins like a shorter one.

    Each seat is taken by any of `bots`. `solo`: only games for one.
    """
    found: list[Job] = []
    for number in range(games):
        sown = game_seed(seed, number)
        rng = Rng(sown)
        players, options = drawn_table(game, rng, solo)
        seating = tuple(bots[rng.below(len(bots))] for _ in range(players))
        found.append(Job(number, game, players, options, sown, seating, epsilon))
    return found
