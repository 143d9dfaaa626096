"""Weights are matched with features by name, once, when a file is read."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hearthside.core.errors import HearthsideError

Matrix = NDArray[np.float32]

LOG: Final = logging.getLogger("hearthside.bots")
REPORTED: Final[set[str]] = set()
"""The files whose differences were reported: each once in a process."""
NAMED: Final = 3
"""This many names are given as examples."""


class BadWeights(HearthsideError):
    """A file of weights that does not fit."""


def matched(trained: Sequence[str], weights: Matrix, features: Sequence[str]) -> Matrix:
    """The weights, a row for each trained name, as rows for the features of this program.

    A feature without weights counts as zero, and weights without a feature are ignored.
    """
    place = {name: i for i, name in enumerate(trained)}
    known = [i for i, name in enumerate(features) if name in place]
    found = np.zeros((len(features), *weights.shape[1:]), np.float32)
    found[known] = weights[[place[features[i]] for i in known]]
    return found


def check(path: Path, trained: list[str], features: list[str], sparse: bool = False) -> None:
    """Say once for each file how its names differ from the features; BadWeights if all differ.

    A sparse file names only the features that matter: others are no difference.
    """
    here, there = set(features), set(trained)
    if there and not here & there:
        raise BadWeights(f"{path} was trained for other features; train it again.")
    untrained = [] if sparse else [name for name in features if name not in there]
    gone = [name for name in trained if name not in here]
    if str(path) in REPORTED or not (untrained or gone):
        return
    REPORTED.add(str(path))
    parts: list[str] = []
    if untrained:
        parts.append(f"counts as zero what it was not trained for ({examples(untrained)})")
    if gone:
        parts.append(f"has weights for features that are gone ({examples(gone)})")
    LOG.warning("%s %s.", path.name, " and ".join(parts))


def examples(names: list[str]) -> str:
    """The first of some names.

    >>> examples(["has hay_loft", "free logging"]), examples(["a", "b", "c", "d", "e"])
    ('has hay_loft, free logging', 'a, b, c and 2 more')
    """
    text = ", ".join(names[:NAMED])
    return f"{text} and {len(names) - NAMED} more" if len(names) > NAMED else text
