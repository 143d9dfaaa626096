"""Fit a network to samples: scale, hold games out, learn until they are predicted no better."""

from __future__ import annotations

import importlib.util
import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hearthside.training.errors import BadTraining
from hearthside.training.job import LABELS, Matrix
from hearthside.training.net import Net, Order
from hearthside.training.numpy_fit import NumpyNet, loss_and_slope
from hearthside.training.scaling import scaling_of
from hearthside.training.torch_fit import TorchNet
from hearthside.training.weights import Layers, Weights, forward

RATE = 1e-3
ONE_IN = 20
"""One in this many games is only predicted."""
PATIENCE = 6
"""After this many epochs without a better prediction learning ends."""
CHUNK = 16384
BACKENDS = ("torch", "numpy")


@dataclass(frozen=True)
class Dataset:
    """Samples of many games; `game` says which game each row is from."""

    names: tuple[str, ...]
    x: Matrix
    y: Matrix
    game: NDArray[np.int64]


@dataclass(frozen=True)
class Quality:
    """How well the games that were held out are predicted."""

    loss: float
    explained: tuple[float, float, float]
    """R² of points, margin and outcome: 1 is perfect, 0 no better than the mean."""

    def text(self) -> str:
        parts = [f"{name} {r:.3f}" for name, r in zip(LABELS, self.explained, strict=True)]
        return f"loss {self.loss:.4f}, R² of {', '.join(parts)}"


@dataclass(frozen=True)
class Fitted:
    """A trained network and what is known of it."""

    weights: Weights
    quality: Quality
    backend: str
    epochs: int


Progress = Callable[[int, int, Quality], None]
"""Called after every epoch: its number, how many there are at most, the quality so far."""


def backend_here() -> str:
    """torch if it is installed, numpy otherwise."""
    return "torch" if importlib.util.find_spec("torch") is not None else "numpy"


def make_net(layers: Layers, backend: str) -> Net:
    if backend == "torch":
        return TorchNet(layers)
    if backend == "numpy":
        return NumpyNet(layers)
    raise BadTraining(f"Networks are trained with {' or '.join(BACKENDS)}, not with {backend!r}.")


def fit(
    data: Dataset,
    hidden: tuple[int, int] = (128, 64),
    epochs: int = 40,
    seed: int = 1,
    start: Weights | None = None,
    progress: Progress | None = None,
    backend: str | None = None,
) -> Fitted:
    """A network for these samples; `start` gives the weights to begin with, if it is as large.

    Features that `start` does not know begin with zeros.
    """
    chosen = backend if backend is not None else backend_here()
    if not len(data.x):
        raise BadTraining("There are no samples to learn from.")
    rng = np.random.default_rng(seed)
    learnt, held = split(data.game)
    scaling = scaling_of(data.x[learnt], data.y[learnt])
    x, y = scaling.inputs(data.x), scaling.labels(data.y)
    if start is not None and start.hidden == hidden:
        layers = scaling.unfold(start.for_features(data.names))
    else:
        layers = fresh_layers((len(data.names), *hidden, len(LABELS)), rng)
    net = make_net(layers, chosen)
    best, kept, since = quality(layers, x[held], y[held]), layers, 0
    epoch = 0
    while epoch < epochs and since < PATIENCE:
        rate = RATE * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * epoch / epochs)))
        net.epoch(x, y, rng.permutation(learnt), rate)
        epoch += 1
        since += 1
        layers = net.layers()
        now = quality(layers, x[held], y[held])
        if now.loss < best.loss:
            best, kept, since = now, layers, 0
        if progress is not None:
            progress(epoch, epochs, best)
    return Fitted(Weights(data.names, scaling.fold(kept)), best, chosen, epoch)


def split(game: NDArray[np.int64]) -> tuple[Order, Order]:
    """The rows to learn from, and those of the games held out; a single game has to do both.

    A game that is held out stays so in later generations, which begin with what was learnt here.
    """
    held = game % ONE_IN == 0
    if not held.any():
        held = game == game.min()
    if held.all():
        return np.arange(len(game)), np.arange(len(game))
    return np.flatnonzero(~held), np.flatnonzero(held)


def fresh_layers(sizes: tuple[int, ...], rng: np.random.Generator) -> Layers:
    """Random weights of a size that keeps the size of the numbers; the last ones small."""
    found: Layers = []
    for i in range(len(sizes) - 1):
        size = math.sqrt(2.0 / sizes[i]) * (0.1 if i == len(sizes) - 2 else 1.0)
        weights = rng.normal(0.0, size, (sizes[i], sizes[i + 1])).astype(np.float32)
        found.append((weights, np.zeros(sizes[i + 1], np.float32)))
    return found


def quality(layers: Layers, x: Matrix, y: Matrix) -> Quality:
    """How well scaled rows are predicted."""
    out = np.concatenate([forward(layers, x[i : i + CHUNK]) for i in range(0, len(x), CHUNK)])
    loss, _ = loss_and_slope(out, y)
    out[:, 2] = 1.0 / (1.0 + np.exp(-np.clip(out[:, 2], -30.0, 30.0)))
    wrong = np.square(out - y).sum(axis=0, dtype=np.float64)
    around = np.square(y - y.mean(axis=0)).sum(axis=0, dtype=np.float64)
    points, margin, won = (1.0 - wrong / np.maximum(around, 1e-9)).tolist()
    return Quality(loss, (points, margin, won))
