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
"""A feature on which less of the lead hangs, in points, gets no weight."""
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
    clock = clock_of(data.names)
    whole = max(float(data.x[:, data.names.index(clock)].max()), 1e-6)
    learnt, held = split(data.game)
    scaling = scaling_of(data.x[learnt], data.y[learnt])
    left = time_left(data.x, data.names, clock, whole)
    square, slope = sums(scaling, data, left, learnt)
    margin = data.y[held, MARGIN]
    around = max(float(np.square(margin - margin.mean()).sum()), 1e-9)
    best: tuple[float, Linear] | None = None
    for stiffness in STIFFNESS:
        held_back = np.full(len(slope), stiffness * len(learnt))
        held_back[-2:] = 1e-6 * len(learnt)
        solved: Exact = np.linalg.solve(square + np.diag(held_back), slope).astype(np.float64)
        linear = unscaled(solved, scaling, data.names, clock, whole)
        wrong = float(np.square(linear.leads(data.x[held]) - margin).sum())
        if best is None or 1 - wrong / around > best[0]:
            best = 1 - wrong / around, linear
    assert best is not None
    return finish(best[1], best[0], data)


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


def finish(linear: Linear, explained: float, data: Dataset) -> Regression:
    """Strike out what hardly matters, and find how leads become chances."""
    importance = importance_of(linear, data)
    small = importance < LEAST
    early, late = linear.early.copy(), linear.late.copy()
    early[small] = late[small] = 0.0
    rivals = data.y[:, MARGIN] != data.y[:, POINTS]
    spread = spread_of(linear.leads(data.x[rivals]), data.y[rivals, OUTCOME])
    kept = replace(linear, early=early, late=late, spread=spread)
    return Regression(kept, importance, explained)


def importance_of(linear: Linear, data: Dataset) -> Matrix:
    """How much what a feature adds differs between positions (at most 20,000 of them)."""
    x = data.x[:: max(1, len(data.x) // 20_000)]
    left = time_left(x, linear.names, linear.clock, linear.whole)[:, None]
    added = x * (left * linear.early + (1 - left) * linear.late)
    found: Matrix = added.std(axis=0, dtype=np.float64).astype(np.float32)
    return found


def spread_of(leads: Matrix, won: Matrix) -> float:
    """The spread by which leads predict victories best; alone there is none, and any will do."""
    best, found = np.inf, USUAL
    for spread in SPREADS if len(leads) else []:
        odds = np.clip(leads / spread, -30, 30)
        loss = float(np.mean(np.logaddexp(0, odds) - odds * won))
        if loss < best:
            best, found = loss, spread
    return found
