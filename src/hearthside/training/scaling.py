"""Networks learn from numbers of a like size; afterwards the scale goes into the weights."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hearthside.training.job import Matrix
from hearthside.training.weights import Layers

Exact = NDArray[np.floating]

LARGEST = 10.0
"""A rare feature is never further from its mean than this, in its own unit."""


@dataclass(frozen=True)
class Scaling:
    """The mean and the unit of every feature and every label."""

    mean: Matrix
    unit: Matrix
    """0 where a feature was always the same: it says nothing, and gets no weight."""
    label_mean: Matrix
    label_unit: Matrix

    def inputs(self, x: Matrix) -> Matrix:
        found = x - self.mean
        found /= np.where(self.unit > 0, self.unit, 1.0)
        found[:, self.unit == 0] = 0.0
        return found

    def labels(self, y: Matrix) -> Matrix:
        return (y - self.label_mean) / self.label_unit

    def fold(self, layers: Layers) -> Layers:
        """Layers that take features as they are, and give labels as they are."""
        (first, bias), *middle, (last, shift) = layers
        inner = np.divide(
            first.astype(np.float64),
            self.unit[:, None],
            out=np.zeros(first.shape),
            where=self.unit[:, None] > 0,
        )
        return rounded(
            [
                (inner, bias - self.mean.astype(np.float64) @ inner),
                *middle,
                (last * self.label_unit, shift * self.label_unit + self.label_mean),
            ]
        )

    def unfold(self, layers: Layers) -> Layers:
        """The opposite of `fold`."""
        (first, bias), *middle, (last, shift) = layers
        return rounded(
            [
                (first * self.unit[:, None], bias + self.mean.astype(np.float64) @ first),
                *middle,
                (last / self.label_unit, (shift - self.label_mean) / self.label_unit),
            ]
        )


def rounded(layers: list[tuple[Exact, Exact]]) -> Layers:
    return [(weights.astype(np.float32), bias.astype(np.float32)) for weights, bias in layers]


def scaling_of(x: Matrix, y: Matrix) -> Scaling:
    """The scale of these samples; an outcome keeps its own, from 0 to 1."""
    mean = x.mean(axis=0, dtype=np.float64).astype(np.float32)
    spread = x.std(axis=0, dtype=np.float64)
    reach = np.maximum(x.max(axis=0) - mean, mean - x.min(axis=0))
    unit = np.where(reach > 1e-6, np.maximum(spread, reach / LARGEST), 0.0)
    label_mean = y.mean(axis=0, dtype=np.float64)
    label_unit = np.maximum(y.std(axis=0, dtype=np.float64), 1e-3)
    label_mean[2], label_unit[2] = 0.0, 1.0
    return Scaling(
        mean,
        unit.astype(np.float32),
        label_mean.astype(np.float32),
        label_unit.astype(np.float32),
    )
