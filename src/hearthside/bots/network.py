"""A small network that evaluates positions; it needs nothing but numpy."""

from __future__ import annotations

import math
import os
from importlib import resources
from pathlib import Path
from typing import Final

import numpy as np
from threadpoolctl import threadpool_limits  # type: ignore[import-untyped]

from hearthside.bots.features import Features
from hearthside.bots.matching import BadWeights, Matrix, check, matched
from hearthside.bots.value import Outlook, Value
from hearthside.core.state import State

FOLDER: Final = "HEARTHSIDE_WEIGHTS_DIR"
"""A directory with weights that are used instead of those that come with the package."""

ANCHOR: Final = 3.0
"""How much the heuristic counts besides a network that does not say so itself."""


class Network(Value):
    """Two hidden layers; three numbers come out: points, lead, and the logit of winning."""

    def __init__(
        self, features: Features, layers: list[tuple[Matrix, Matrix]], anchor: float = 0.0
    ) -> None:
        self.features = features
        self.layers = layers
        self.anchor = anchor

    def evaluate(self, ends: list[State], seat: int) -> list[Outlook]:
        vector = self.features.vector
        return self.outlooks(np.array([vector(end, seat) for end in ends], np.float32))

    def outlooks(self, x: Matrix) -> list[Outlook]:
        """The outlook for each row of features."""
        *hidden, (weights, bias) = self.layers
        for inner, shift in hidden:
            x = np.maximum(x @ inner + shift, 0.0)
        found: list[Outlook] = []
        for points, lead, logit in (x @ weights + bias).tolist():
            found.append((points, lead, 1.0 / (1.0 + math.exp(-min(max(logit, -30.0), 30.0)))))
        return found


def read_network(path: Path, features: Features) -> Network:
    """The network in a file, its first layer matched with the features by name (matching.py).

    From now on this process multiplies in one thread: a search evaluates a few positions at a time,
    and threads that wait for each other would take several times as long.
    """
    threadpool_limits(1)
    try:
        with np.load(path) as data:
            names = [str(name) for name in data["names"]]
            anchor = float(data["anchor"]) if "anchor" in data else ANCHOR
            layers = [
                (data[f"w{i}"].astype(np.float32), data[f"b{i}"].astype(np.float32))
                for i in (1, 2, 3)
            ]
            if len(names) != len(layers[0][0]):
                raise ValueError("a name for each row of w1 is missing")
    except (OSError, KeyError, ValueError) as error:
        raise BadWeights(f"{path} holds no weights of a network: {error}.") from error
    here = features.names()
    check(path, names, here)
    first, bias = layers[0]
    layers[0] = matched(names, first, here), bias
    return Network(features, layers, anchor)


def weights_file(game: str, ending: str) -> Path | None:
    """Where the learned weights of a game are: in the named directory, else in the package."""
    folder = os.environ.get(FOLDER)
    if folder and (path := Path(folder) / f"{game}.{ending}").is_file():
        return path
    path = Path(str(resources.files("hearthside.bots").joinpath("data", f"{game}.{ending}")))
    return path if path.is_file() else None
