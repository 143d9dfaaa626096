"""The weights of a network as they are shipped: two hidden layers, nothing left to scale."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from hearthside.bots.matching import matched
from hearthside.training.errors import BadTraining
from hearthside.training.job import Matrix

Layers = list[tuple[Matrix, Matrix]]
"""Weights and biases of each layer."""


@dataclass(frozen=True)
class Weights:
    """Takes features as they are; gives points, margin and the logit of winning."""

    names: tuple[str, ...]
    layers: Layers
    anchor: float | None = None
    """How much the heuristic counts besides this network, if it was found out."""

    @property
    def hidden(self) -> tuple[int, ...]:
        return tuple(len(bias) for _, bias in self.layers[:-1])

    def for_features(self, names: tuple[str, ...]) -> Layers:
        """The layers, the first one matched with these features by name."""
        (first, bias), *others = self.layers
        return [(matched(self.names, first, names), bias), *others]

    def outputs(self, x: Matrix) -> Matrix:
        return forward(self.layers, x)

    def save(self, path: Path) -> None:
        """Write an npz file, all at once."""
        arrays: dict[str, NDArray[np.generic]] = {"names": np.array(self.names, np.str_)}
        for i, (weights, bias) in enumerate(self.layers, start=1):
            arrays[f"w{i}"] = weights.astype(np.float32)
            arrays[f"b{i}"] = bias.astype(np.float32)
        if self.anchor is not None:
            arrays["anchor"] = np.array(self.anchor, np.float32)
        save_arrays(path, arrays)


def forward(layers: Layers, x: Matrix) -> Matrix:
    """What a network says about each row."""
    *hidden, (weights, bias) = layers
    for inner, shift in hidden:
        x = np.maximum(x @ inner + shift, 0.0)
    found: Matrix = x @ weights + bias
    return found


def read_weights(path: Path) -> Weights:
    try:
        with np.load(path) as data:
            names = tuple(str(name) for name in data["names"])
            anchor = float(data["anchor"]) if "anchor" in data else None
            layers = [
                (data[f"w{i}"].astype(np.float32), data[f"b{i}"].astype(np.float32))
                for i in (1, 2, 3)
            ]
    except (OSError, KeyError, ValueError, EOFError) as error:
        raise BadTraining(f"{path} holds no weights of a network: {error}.") from error
    return Weights(names, layers, anchor)


def save_arrays(path: Path, arrays: dict[str, NDArray[np.generic]]) -> None:
    """An npz file that is there completely or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)
    os.replace(part, path)
