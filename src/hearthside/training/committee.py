"""Several networks as one: their mean errs less where games have shown little."""

from __future__ import annotations

import numpy as np

from hearthside.training.errors import BadTraining
from hearthside.training.job import Matrix
from hearthside.training.weights import Layers, Weights


def committee(members: list[Weights]) -> Weights:
    """A network that says the mean of what its members say; all have the same features."""
    if len(members) == 1:
        return members[0]
    names = members[0].names
    if any(member.names != names for member in members):
        raise BadTraining("Networks with different features cannot be one.")
    first = [member.layers[0] for member in members]
    last = [member.layers[-1] for member in members]
    share = np.float32(1 / len(members))
    layers: Layers = [
        (np.concatenate([w for w, _ in first], axis=1), np.concatenate([b for _, b in first])),
        (
            blocks([member.layers[1][0] for member in members]),
            np.concatenate([member.layers[1][1] for member in members]),
        ),
        (
            np.concatenate([w for w, _ in last]) * share,
            np.array([b for _, b in last], np.float32).sum(axis=0) * share,
        ),
    ]
    return Weights(names, layers)


def blocks(parts: list[Matrix]) -> Matrix:
    """A matrix with the parts along its diagonal: no member hears another."""
    rows, columns = (sum(part.shape[axis] for part in parts) for axis in (0, 1))
    found = np.zeros((rows, columns), np.float32)
    row = column = 0
    for part in parts:
        found[row : row + part.shape[0], column : column + part.shape[1]] = part
        row += part.shape[0]
        column += part.shape[1]
    return found
