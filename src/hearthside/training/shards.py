"""Samples on disk: files of about a hundred games each, in one directory for each generation."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from hearthside.training.errors import BadTraining
from hearthside.training.fit import ONE_IN, Dataset
from hearthside.training.job import LABELS, Matrix, Samples
from hearthside.training.weights import save_arrays

GAMES = 100
"""How many games go into a file."""


class ShardWriter:
    """Collects finished games and writes them down in files."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.next = 1 + max((number_of(path) for path in shard_files(directory)), default=-1)
        self.waiting: list[tuple[int, Samples]] = []

    def add(self, number: int, samples: Samples) -> None:
        self.waiting.append((number, samples))
        if len(self.waiting) >= GAMES:
            self.flush()

    def flush(self) -> None:
        """Write down what is waiting."""
        if not self.waiting:
            return
        games = [number for number, _ in self.waiting]
        rows = [len(samples.x) for _, samples in self.waiting]
        arrays: dict[str, NDArray[np.generic]] = {
            "names": np.array(self.waiting[0][1].names, np.str_),
            "games": np.array(games, np.int64),
            "rows": np.array(rows, np.int64),
            "x": np.concatenate([samples.x for _, samples in self.waiting]),
            "y": np.concatenate([samples.y for _, samples in self.waiting]),
        }
        save_arrays(self.directory / f"shard-{self.next:05}.npz", arrays)
        self.next += 1
        self.waiting = []


def shard_files(directory: Path) -> list[Path]:
    return sorted(directory.glob("shard-*.npz"))


def number_of(path: Path) -> int:
    return int(path.stem.removeprefix("shard-"))


def finished_games(directory: Path) -> set[int]:
    """The numbers of the games that are written down."""
    found: set[int] = set()
    for path in shard_files(directory):
        with opened(path) as data:
            found.update(data["games"].tolist())
    return found


def opened(path: Path) -> np.lib.npyio.NpzFile:
    try:
        found: np.lib.npyio.NpzFile = np.load(path)
        return found
    except (OSError, ValueError, EOFError) as error:
        raise BadTraining(f"{path} cannot be read: {error}.") from error


def read_dataset(directories: Sequence[Path]) -> Dataset:
    """All samples of some generations; games get numbers of their own, with the same remainders."""
    names: tuple[str, ...] | None = None
    xs: list[Matrix] = []
    ys: list[Matrix] = []
    games: list[NDArray[np.int64]] = []
    first = 0
    for directory in directories:
        highest = first
        for path in shard_files(directory):
            with opened(path) as data:
                here = tuple(str(name) for name in data["names"])
                if names is not None and here != names:
                    raise BadTraining(
                        f"{path} has other features than the files before it; "
                        "begin anew in another directory."
                    )
                names = here
                xs.append(data["x"])
                ys.append(data["y"])
                games.append(np.repeat(data["games"] + first, data["rows"]))
                highest = max(highest, first + 1 + int(data["games"].max()))
        first = highest + -highest % ONE_IN
    if names is None:
        raise BadTraining(f"There are no samples in {', '.join(map(str, directories))}.")
    x, y = np.concatenate(xs), np.concatenate(ys)
    return Dataset(names, x, y.reshape(-1, len(LABELS)), np.concatenate(games))
