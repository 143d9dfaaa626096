"""What a trainer of networks must be able to do; numpy and torch each have one."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hearthside.training.job import Matrix
from hearthside.training.weights import Layers

Order = NDArray[np.int64]

LARGEST_BATCH, SMALLEST_BATCH, BATCHES = 1024, 32, 200
"""An epoch has at least this many batches, unless they would become too small."""
DECAY = 1e-3
"""Weights shrink by this share of the rate with every step (L2); biases do not."""
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8
"""Adam: how long the mean and the square of the gradient are remembered."""


def batch_size(rows: int) -> int:
    return max(SMALLEST_BATCH, min(LARGEST_BATCH, rows // BATCHES))


class Net:
    """A network in training, on scaled features and labels.

    The loss of a row is that of Huber for points and margin plus the cross-entropy of the outcome.
    """

    def epoch(self, x: Matrix, y: Matrix, order: Order, rate: float) -> float:
        """Learn once from every row of `order`, in that order; the mean loss."""
        raise NotImplementedError

    def layers(self) -> Layers:
        """The weights as they are now."""
        raise NotImplementedError
