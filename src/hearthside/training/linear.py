"""A linear look at positions: an early and a late weight for each feature, and its file."""

from __future__ import annotations

import math
import tomllib
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from hearthside.bots.features import Features
from hearthside.bots.value import Outlook, Value
from hearthside.core.state import State
from hearthside.training.errors import BadTraining
from hearthside.training.job import Matrix

CLOCKS = ("time", "rounds to come", "rounds left", "events left")
"""Features that fall to 0 in the course of a game; the first that a game has is used."""


@dataclass(frozen=True)
class Linear:
    """The lead is a sum over features; weights go from early to late as the clock runs down."""

    names: tuple[str, ...]
    early: Matrix
    late: Matrix
    bias: float
    spread: float
    """A lead of so many points is a chance of about 3 in 4 to win."""
    clock: str
    full: float
    """The clock at the start of a game."""

    def leads(self, x: Matrix) -> Matrix:
        left = time_left(x, self.names, self.clock, self.full)
        found = self.bias + left * (x @ self.early) + (1 - left) * (x @ self.late)
        return found.astype(np.float32)


def clock_of(names: tuple[str, ...]) -> str:
    """The feature that tells how much of the game is left."""
    for name in CLOCKS:
        if name in names:
            return name
    raise BadTraining(f"A table needs one of the features {', '.join(CLOCKS)}.")


def time_left(x: Matrix, names: tuple[str, ...], clock: str, full: float) -> Matrix:
    """For each row the share of the game that is left: 1 at the start, 0 at the end."""
    found: Matrix = np.clip(x[:, names.index(clock)] / np.float32(full), 0.0, 1.0)
    return found


class LinearValue(Value):
    """Looks at positions with such a table."""

    def __init__(self, linear: Linear, features: Features) -> None:
        self.linear = linear
        self.features = features

    def look(self, ends: list[State], seat: int) -> list[Outlook]:
        rows = [self.features.vector(end, seat) for end in ends]
        found: list[Outlook] = []
        for lead in self.linear.leads(np.array(rows, np.float32)).tolist():
            odds = min(max(lead / self.linear.spread, -30.0), 30.0)
            found.append((lead, lead, 1.0 / (1.0 + math.exp(-odds))))
        return found


def write_linear(path: Path, linear: Linear, importance: Matrix, heading: list[str]) -> None:
    """A file that people can read: the features that matter most come first."""
    lines = [f"# {line}" for line in heading]
    lines += [
        f"bias = {linear.bias:.4f}",
        f"spread = {linear.spread:.4f}",
        f"clock = {quoted(linear.clock)}",
        f"full = {linear.full:.4f}",
        "",
        "[weights]",
        "# name = [early, late]; behind it how many points of the lead hang on it",
    ]
    for i in np.argsort(-importance, kind="stable").tolist():
        early, late = float(linear.early[i]), float(linear.late[i])
        if early or late:
            pair = f"[{early:.5g}, {late:.5g}]"
            name = quoted(linear.names[i])
            lines.append(f"{name} = {pair}  # {importance[i]:.3f}")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def quoted(name: str) -> str:
    return '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'


def read_linear(path: Path, names: tuple[str, ...]) -> Linear:
    """The table in a file; BadTraining if it is for other features."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        weights: dict[str, list[float]] = data["weights"]
        unknown = [name for name in weights if name not in names]
        if unknown:
            raise BadTraining(f"{path} names features that there are not: {unknown[0]!r}.")
        pairs = np.array([weights.get(name, (0.0, 0.0)) for name in names], np.float32)
        return Linear(
            names,
            pairs[:, 0].copy(),
            pairs[:, 1].copy(),
            float(data["bias"]),
            float(data["spread"]),
            str(data["clock"]),
            float(data["full"]),
        )
    except (OSError, KeyError, ValueError, TypeError, IndexError) as error:
        raise BadTraining(f"{path} is not a table of weights: {error}.") from error
