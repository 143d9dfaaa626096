"""A readable table that evaluates positions: named features with an early and a late weight."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path

import numpy as np

from hearthside.bots.features import Features
from hearthside.bots.matching import BadWeights, Matrix, check, matched
from hearthside.bots.network import ANCHOR
from hearthside.bots.value import Outlook, Value
from hearthside.core.state import State


class Table(Value):
    """The lead is a sum over features, blended between early and late by the time left."""

    def __init__(
        self,
        features: Features,
        early: Matrix,
        late: Matrix,
        bias: tuple[float, float],
        spread: float,
        clock: int,
        whole: float,
        anchor: float = 0.0,
    ) -> None:
        self.features = features
        self.anchor = anchor
        self.early = early
        self.late = late
        self.bias = bias
        self.spread = spread
        """A lead of this many points is a chance of about 3 in 4 to win."""
        self.clock = clock
        """The number of the feature that says how much of the game is left."""
        self.whole = whole
        """What that feature is at the start of a game."""

    def evaluate(self, ends: list[State], seat: int) -> list[Outlook]:
        vector = self.features.vector
        x = np.array([vector(end, seat) for end in ends], np.float32)
        time = np.clip(x[:, self.clock] / self.whole, 0.0, 1.0)
        first, last = self.bias
        leads = time * (x @ self.early + first) + (1.0 - time) * (x @ self.late + last)
        found: list[Outlook] = []
        for lead in leads.tolist():
            chance = 1.0 / (1.0 + math.exp(-min(max(lead / self.spread, -30.0), 30.0)))
            found.append((lead, lead, chance))
        return found


def read_table(path: Path, features: Features) -> Table:
    """The table in a file, its weights matched with the features by name (matching.py)."""
    names = features.names()
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        trained = [str(name) for name in data["weights"]]
        pairs = np.array([data["weights"][name] for name in trained], np.float32).reshape(-1, 2)
        first, last = map(float, data["bias"])
        spread = float(data["spread"])
        anchor = float(data.get("anchor", ANCHOR))
        clock, whole = names.index(data["clock"]), float(data["whole"])
    except (OSError, KeyError, ValueError, TypeError) as error:
        raise BadWeights(f"{path} is not a table of weights: {error}.") from error
    check(path, trained, names, sparse=True)
    early = matched(trained, pairs[:, 0], names)
    late = matched(trained, pairs[:, 1], names)
    return Table(features, early, late, (first, last), spread, clock, whole, anchor)
