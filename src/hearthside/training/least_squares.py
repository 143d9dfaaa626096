"""A first table: the weights that explain the margin of recorded games best (ridge regression)."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from hearthside.training.errors import BadTraining
from hearthside.training.fit import Dataset, split
from hearthside.training.job import Matrix
from hearthside.training.linear import Linear, clock_of, time_left
from hearthside.training.scaling import Scaling, scaling_of

Exact = NDArray[np.float64]

CHUNK = 8192
STIFFNESS = (1e-4, 1e-3, 1e-2, 1e-1)
"""How much large weights are held against a table, for each row; what predicts best is taken."""
LEAST = 0.01
"""A feature on which less hangs than this share of what hangs on the first gets no weight."""
SPREADS = [float(spread) for spread in np.geomspace(0.5, 200.0, 60)]
USUAL = 10.0
POINTS, MARGIN, OUTCOME = 0, 1, 2


@dataclass(frozen=True)
class Regression:
    """A table and what is known of it."""

    linear: Linear
    importance: Matrix
    """For each feature the points of the lead that hang on it: the spread of what it adds."""
    explained: float
    """R² of the margin in the games held out."""


def regress(data: Dataset) -> Regression:
    """The table for these samples."""
    if not len(data.x):
        raise BadTraining("There are no samples to learn from.")
    equations = Equations(data)
    _, linear = equations.solve(np.full(len(data.names), True))
    importance = importance_of(linear, data)
    explained, linear = equations.solve(importance >= LEAST * importance.max())
    rivals = data.y[:, MARGIN] != data.y[:, POINTS]
    spread = spread_of(linear.leads(data.x[rivals]), data.y[rivals, OUTCOME])
    return Regression(replace(linear, spread=spread), importance_of(linear, data), explained)


class Equations:
    """The sums over all rows, from which tables of any of the features are found."""

    def __init__(self, data: Dataset) -> None:
        self.names = data.names
        self.clock = clock_of(data.names)
        self.whole = max(float(data.x[:, data.names.index(self.clock)].max()), 1e-6)
        learnt, held = split(data.game)
        self.rows = len(learnt)
        self.scaling = scaling_of(data.x[learnt], data.y[learnt])
        left = time_left(data.x, data.names, self.clock, self.whole)
        self.square, self.slope = sums(self.scaling, data, left, learnt)
        self.x, self.margin = data.x[held], data.y[held, MARGIN]

    def solve(self, kept: NDArray[np.bool_]) -> tuple[float, Linear]:
        """The table of these features that predicts the games held out best, and its R²."""
        columns = np.flatnonzero(np.concatenate([kept, kept, [True, True]]))
        square, slope = self.square[np.ix_(columns, columns)], self.slope[columns]
        around = max(float(np.square(self.margin - self.margin.mean()).sum()), 1e-9)
        found: list[tuple[float, Linear]] = []
        for stiffness in STIFFNESS:
            held_back = np.full(len(columns), stiffness * self.rows)
            held_back[-2:] = 1e-6 * self.rows
            solved = np.zeros(len(self.slope))
            solved[columns] = np.linalg.solve(square + np.diag(held_back), slope)
            linear = unscaled(solved, self.scaling, self.names, self.clock, self.whole)
            wrong = float(np.square(linear.leads(self.x) - self.margin).sum())
            found.append((1 - wrong / around, linear))
        return max(found, key=lambda pair: pair[0])


def sums(
    scaling: Scaling, data: Dataset, left: Matrix, rows: NDArray[np.int64]
) -> tuple[Exact, Exact]:
    """The products of all columns with each other and with the margin, added up over the rows.

    Columns: each scaled feature early, each late, and a constant early and late.
    """
    width = 2 * len(data.names) + 2
    square, slope = np.zeros((width, width)), np.zeros(width)
    for first in range(0, len(rows), CHUNK):
        some = rows[first : first + CHUNK]
        inputs = scaling.inputs(data.x[some])
        share = left[some, None]
        block = np.hstack([share * inputs, (1 - share) * inputs, share, 1 - share])
        square += block.T @ block
        slope += block.T @ data.y[some, MARGIN]
    return square, slope


def unscaled(
    solved: Exact, scaling: Scaling, names: tuple[str, ...], clock: str, whole: float
) -> Linear:
    """A table for features as they are."""
    n = len(names)
    unit = np.where(scaling.unit > 0, scaling.unit, np.inf).astype(np.float64)
    early, late = solved[:n] / unit, solved[n : 2 * n] / unit
    mean = scaling.mean.astype(np.float64)
    bias = float(solved[2 * n] - mean @ early), float(solved[2 * n + 1] - mean @ late)
    return Linear(names, early.astype(np.float32), late.astype(np.float32), bias, 1.0, clock, whole)


def importance_of(linear: Linear, data: Dataset) -> Matrix:
    """How much a feature moves the lead by not being as it is on average (20,000 positions)."""
    x = data.x[:: max(1, len(data.x) // 20_000)]
    left = time_left(x, linear.names, linear.clock, linear.whole)[:, None]
    added = (x - x.mean(axis=0)) * (left * linear.early + (1 - left) * linear.late)
    found: Matrix = added.std(axis=0, dtype=np.float64).astype(np.float32)
    return found


def spread_of(leads: Matrix, won: Matrix) -> float:
    """The spread by which leads predict victories best; solo there is none, and any will do."""
    best, found = np.inf, USUAL
    for spread in SPREADS if len(leads) else []:
        odds = np.clip(leads / spread, -30, 30)
        loss = float(np.mean(np.logaddexp(0, odds) - odds * won))
        if loss < best:
            best, found = loss, spread
    return found
