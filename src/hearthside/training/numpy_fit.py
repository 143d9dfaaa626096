"""A network in training, with nothing but numpy."""

from __future__ import annotations

import numpy as np

from hearthside.training.job import Matrix
from hearthside.training.net import DECAY, FIRST, SECOND, TINY, Net, Order, batch_size
from hearthside.training.weights import Layers


def loss_and_slope(out: Matrix, y: Matrix) -> tuple[float, Matrix]:
    """The mean loss of some rows, and how it changes with each output."""
    error = out - y
    size = np.abs(error[:, :2])
    huber = np.where(size < 1.0, 0.5 * size * size, size - 0.5)
    logit, won = out[:, 2], y[:, 2]
    entropy = np.maximum(logit, 0.0) - logit * won + np.log1p(np.exp(-np.abs(logit)))
    slope = np.clip(error, -1.0, 1.0)
    slope[:, 2] = 1.0 / (1.0 + np.exp(-np.clip(logit, -30.0, 30.0))) - won
    slope /= len(out)
    return float(huber.sum() + entropy.sum()) / len(out), slope


class NumpyNet(Net):
    """All weights are views of one vector, so that a step of Adam is a few lines."""

    def __init__(self, layers: Layers) -> None:
        self.vector = np.concatenate([part.ravel() for layer in layers for part in layer])
        self.vector = self.vector.astype(np.float32)
        self.slope = np.zeros_like(self.vector)
        self.mean = np.zeros_like(self.vector)
        self.square = np.zeros_like(self.vector)
        self.shrink = np.zeros_like(self.vector)
        self.steps = 0
        self.parts = views(self.vector, layers)
        self.slopes = views(self.slope, layers)
        for weights, _ in views(self.shrink, layers):
            weights[:] = DECAY

    def epoch(self, x: Matrix, y: Matrix, order: Order, rate: float) -> float:
        total = 0.0
        size = batch_size(len(order))
        for first in range(0, len(order), size):
            rows = order[first : first + size]
            total += self.backward(x[rows], y[rows]) * len(rows)
            self.step(rate)
        return total / len(order)

    def backward(self, x: Matrix, y: Matrix) -> float:
        """Fill in the slopes; the mean loss."""
        inputs = [x]
        for weights, bias in self.parts[:-1]:
            inside = inputs[-1] @ weights
            inside += bias
            inputs.append(np.maximum(inside, 0.0, out=inside))
        last, shift = self.parts[-1]
        loss, slope = loss_and_slope(inputs[-1] @ last + shift, y)
        for i in range(len(self.parts) - 1, -1, -1):
            weight_slope, bias_slope = self.slopes[i]
            np.matmul(inputs[i].T, slope, out=weight_slope)
            slope.sum(axis=0, out=bias_slope)
            if i:
                slope = slope @ self.parts[i][0].T
                slope *= inputs[i] > 0.0
        return loss

    def step(self, rate: float) -> None:
        """Adam, with the weights shrunk apart from it."""
        self.steps += 1
        self.mean += (1 - FIRST) * (self.slope - self.mean)
        self.square += (1 - SECOND) * (self.slope * self.slope - self.square)
        self.vector *= 1.0 - rate * self.shrink
        spread = np.sqrt(self.square / (1 - SECOND**self.steps)) + TINY
        self.vector -= rate / (1 - FIRST**self.steps) * self.mean / spread

    def layers(self) -> Layers:
        return [(weights.copy(), bias.copy()) for weights, bias in self.parts]


def views(vector: Matrix, layers: Layers) -> Layers:
    """The layers as parts of one vector."""
    found: Layers = []
    at = 0
    for weights, bias in layers:
        middle, end = at + weights.size, at + weights.size + bias.size
        found.append((vector[at:middle].reshape(weights.shape), vector[middle:end]))
        at = end
    return found
