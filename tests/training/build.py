"""Helpers: a guide and features that know almost nothing, and jobs that are soon done."""

from __future__ import annotations

import numpy as np

from hearthside.bots.features import Features
from hearthside.bots.guide import Guide
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.core.choice import Choice
from hearthside.core.options import OptionValue
from hearthside.core.state import State
from hearthside.training.fit import Dataset
from hearthside.training.job import Job, Samples
from hearthside.training.rivals import Side

INTRODUCTORY: dict[str, OptionValue] = {"mode": "introductory"}


class PlainGuide(Guide):
    """Every decision is a turn of its own."""

    def major(self, s: State, seat: int) -> bool:
        return True

    def opens(self, s: State, seat: int) -> bool:
        return True

    def policy(self, s: State, seat: int, rng: Rng) -> Choice:
        return engine.options_of(s, seat)[0]

    def start(self, s: State, seat: int) -> State:
        return s.copy()

    def going_on(self, s: State, seat: int) -> bool:
        return False

    def candidates(self, s: State, seat: int, width: int) -> list[Choice]:
        return engine.options_of(s, seat)[:width]

    def quick(self, s: State, seat: int) -> float:
        return 0.0


class PlainFeatures(Features):
    """Whose row it is, and how many choices are open."""

    def __init__(self) -> None:
        self.common_names = ["seat", "open"]
        self.side_names = ["number"]

    def common(self, s: State, p: int, out: list[float]) -> None:
        out.append(float(p))
        out.append(float(len(s.options)))

    def side(self, s: State, p: int, out: list[float]) -> None:
        out.append(float(p))


class Plain:
    """What is known of a game of which nothing is known."""

    def __init__(self, guide: Guide | None = None) -> None:
        self.guide = guide if guide is not None else PlainGuide()
        self.features: Features = PlainFeatures()


def job(number: int = 0, players: int = 2, epsilon: float = 0.0) -> Job:
    bots = ("random",) * players
    return Job(number, "caverna", players, INTRODUCTORY, 7 + number, bots, epsilon)


def dataset(rows: int = 4000, inputs: int = 12, seed: int = 3) -> Dataset:
    """Games of ten rows; points, margin and outcome follow from three features."""
    rng = np.random.default_rng(seed)
    x = rng.normal(2.0, 3.0, (rows, inputs)).astype(np.float32)
    x[:, 5] = 4.0
    points = 50 + 3 * x[:, 0] - 2 * x[:, 1]
    margin = 5 * np.abs(x[:, 2] - 2) + x[:, 0]
    y = np.stack([points, margin, x[:, 0] > 2], axis=1).astype(np.float32)
    names = tuple(f"feature {i}" for i in range(inputs))
    return Dataset(names, x, y, np.arange(rows) // 10)


def quick_samples(job: Job) -> Samples:
    """Instead of a game: two rows that say which job it was."""
    x = np.full((2, 3), job.number, np.float32)
    return Samples(("a", "b", "c"), x, np.full((2, 3), job.number, np.float32))


def leads_near_two(game: str, sides: list[Side], *more: object) -> list[float]:
    """Instead of matches that find an anchor: the nearer to 2 the better."""
    return [-abs(2.0 - side.anchor) if side.anchor is not None else -99.0 for side in sides]
