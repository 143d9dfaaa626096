"""A table in the making: an early and a late weight for each feature, and the file it becomes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from hearthside.bots.network import ANCHOR
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
    bias: tuple[float, float]
    """Early and late, like every weight."""
    spread: float
    """A lead of this many points is a chance of about 3 in 4 to win."""
    clock: str
    whole: float
    """The clock at the start of a game."""
    anchor: float = ANCHOR
    """How much the heuristic counts besides the table."""

    def leads(self, x: Matrix) -> Matrix:
        left = time_left(x, self.names, self.clock, self.whole)
        first, last = self.bias
        found = left * (x @ self.early + first) + (1 - left) * (x @ self.late + last)
        return found.astype(np.float32)


def clock_of(names: tuple[str, ...]) -> str:
    """The feature that tells how much of the game is left."""
    for name in CLOCKS:
        if name in names:
            return name
    raise BadTraining(f"A table needs one of the features {', '.join(CLOCKS)}.")


def time_left(x: Matrix, names: tuple[str, ...], clock: str, whole: float) -> Matrix:
    """For each row the share of the game that is left: 1 at the start, 0 at the end."""
    found: Matrix = np.clip(x[:, names.index(clock)] / np.float32(whole), 0.0, 1.0)
    return found


def write_linear(path: Path, linear: Linear, importance: Matrix, heading: list[str]) -> None:
    """A file that people can read: the features that matter most come first."""
    lines = [f"# {line}" for line in heading]
    lines += [
        f"bias = [{linear.bias[0]:.4f}, {linear.bias[1]:.4f}]",
        f"spread = {linear.spread:.4f}",
        f"anchor = {linear.anchor:.4g}",
        f"clock = {quoted(linear.clock)}",
        f"whole = {linear.whole:.4f}",
        "",
        "[weights]",
        "# name = [early, late]; behind it how many points of the lead hang on it",
    ]
    for i in np.argsort(-importance, kind="stable").tolist():
        early, late = float(linear.early[i]), float(linear.late[i])
        if early or late:
            pair = f"[{early:.4g}, {late:.4g}]"
            name = quoted(linear.names[i])
            lines.append(f"{name} = {pair}  # {importance[i]:.2f}")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def quoted(name: str) -> str:
    return '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'
