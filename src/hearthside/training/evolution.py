"""CMA-ES by the package cma, which is imported when it is asked for, and only then."""

from __future__ import annotations

import importlib
import math
import pickle
import warnings
from pathlib import Path
from typing import Any

import numpy as np

from hearthside.training.errors import BadTraining

STEP = 0.25
"""How far the first tries are from the start."""


def find_cma() -> Any:
    """The package cma; BadTraining says how to get it."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it would like to have matplotlib
            return importlib.import_module("cma")
    except ImportError as error:
        raise BadTraining(
            "Tuning needs the package cma: pip install 'hearthside[train]'."
        ) from error


class Evolution:
    """Tries of vectors, and what became of them; kept in a file after every iteration."""

    def __init__(self, path: Path, size: int, tries: int | None, seed: int) -> None:
        self.path = path
        if path.exists():
            find_cma()
            self.strategy: Any = pickle.loads(path.read_bytes())
            if len(self.strategy.x0) != size:
                raise BadTraining(f"{path} is for {len(self.strategy.x0)} groups, not for {size}.")
            return
        options: dict[str, Any] = {
            "verbose": -9,
            "verb_log": 0,
            "seed": math.nan,
            "randn": np.random.RandomState(seed).randn,
        }
        if tries is not None:
            options["popsize"] = tries
        self.strategy = find_cma().CMAEvolutionStrategy([0.0] * size, STEP, options)

    @property
    def iterations(self) -> int:
        return int(self.strategy.countiter)

    @property
    def favourite(self) -> list[float]:
        """The middle of what has proved good."""
        return [float(number) for number in self.strategy.result.xfavorite]

    def ask(self) -> list[list[float]]:
        return [[float(number) for number in some] for some in self.strategy.ask()]

    def tell(self, tried: list[list[float]], gains: list[float]) -> None:
        """What each try has gained; the more the better."""
        self.strategy.tell([np.array(some) for some in tried], [-gain for gain in gains])
        part = self.path.with_suffix(".part")
        part.write_bytes(pickle.dumps(self.strategy))
        part.replace(self.path)
