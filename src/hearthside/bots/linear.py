"""A readable table that looks at positions: named features with an early and a late weight."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path

import numpy as np

from hearthside.bots.features import Features
from hearthside.bots.network import ANCHOR, BadWeights, Matrix
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
        """A lead of so many points is a chance of about 3 in 4 to win."""
        self.clock = clock
        """The number of the feature that says how much of the game is left."""
        self.whole = whole
        """What that feature is at the start of a game."""

    def look(self, ends: list[State], seat: int) -> list[Outlook]:
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
    """The table in a file; BadWeights if it names other features."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        weights = data["weights"]
        first, last = map(float, data["bias"])
        spread = float(data["spread"])
        anchor = float(data.get("anchor", ANCHOR))
        clock, whole = features.names().index(data["clock"]), float(data["whole"])
        pairs = [weights[name] for name in features.names() if name in weights]
        named = [i for i, name in enumerate(features.names()) if name in weights]
    except (OSError, KeyError, ValueError, TypeError) as error:
        raise BadWeights(f"{path} is not a table of weights: {error}.") from error
    if len(pairs) != len(weights):
        unknown = sorted(set(weights) - set(features.names()))
        raise BadWeights(f"{path} names features that there are not: {', '.join(unknown[:3])}.")
    early = np.zeros(len(features.names()), np.float32)
    late = np.zeros(len(features.names()), np.float32)
    for i, pair in zip(named, pairs, strict=True):
        early[i], late[i] = pair
    return Table(features, early, late, (first, last), spread, clock, whole, anchor)
