"""Samples on disk: nothing that is finished is played again."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from hearthside.training import generate as generating
from hearthside.training.errors import BadTraining
from hearthside.training.generate import generate
from hearthside.training.job import Job, Samples
from hearthside.training.shards import ShardWriter, finished_games, read_dataset, shard_files
from tests.training.build import job, quick_samples


def deadly(job: Job) -> Samples:
    if job.number == 3:
        os._exit(9)
    return quick_samples(job)


def broken(job: Job) -> Samples:
    raise ValueError("no such luck")


def test_a_run_goes_on_where_it_was_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def in_turn(
        work: object, pieces: list[Job], workers: int, settings: object
    ) -> Iterator[tuple[Job, Samples]]:
        for piece in pieces:
            if len(asked) == 7:
                raise KeyboardInterrupt
            asked.append(piece.number)
            yield piece, quick_samples(piece)

    monkeypatch.setattr(generating, "run", in_turn)
    jobs = [job(n) for n in range(12)]
    with pytest.raises(KeyboardInterrupt):
        generate(tmp_path, jobs, 1)
    assert finished_games(tmp_path) == set(range(7))
    asked.clear()
    told: list[tuple[int, int]] = []
    assert generate(tmp_path, jobs, 1, progress=lambda *n: told.append(n)) == 5
    assert asked == [7, 8, 9, 10, 11]
    assert told[0] == (7, 12)
    assert told[-1] == (12, 12)
    assert generate(tmp_path, jobs, 1) == 0
    data = read_dataset([tmp_path])
    assert sorted(data.x[:, 0].tolist()) == sorted([n for n in range(12) for _ in range(2)])
    assert (data.game == data.x[:, 0]).all()


def test_a_killed_process_loses_only_the_game_that_kills(tmp_path: Path) -> None:
    assert generate(tmp_path, [job(n) for n in range(5)], 2, work=deadly) == 4
    assert finished_games(tmp_path) == {0, 1, 2, 4}
    assert "process died" in (tmp_path / "failures.txt").read_text()


def test_too_many_failures_end_the_run(tmp_path: Path) -> None:
    with pytest.raises(BadTraining, match=r"6 games failed.*no such luck"):
        generate(tmp_path, [job(n) for n in range(50)], 1, work=broken)
    assert (tmp_path / "failures.txt").read_text().count("no such luck\nTraceback") == 6


def test_a_file_holds_a_hundred_games(tmp_path: Path) -> None:
    writer = ShardWriter(tmp_path)
    for n in range(150):
        writer.add(n, quick_samples(job(n)))
    assert len(shard_files(tmp_path)) == 1
    writer.flush()
    assert len(shard_files(tmp_path)) == 2
    ShardWriter(tmp_path).add(150, quick_samples(job(150)))
    assert len(finished_games(tmp_path)) == 150


def test_generations_are_read_together(tmp_path: Path) -> None:
    for name in ("one", "two"):
        writer = ShardWriter(tmp_path / name)
        for n in range(3):
            writer.add(n, quick_samples(job(n)))
        writer.flush()
    data = read_dataset([tmp_path / "one", tmp_path / "two"])
    assert data.x.shape == (12, 3)
    assert sorted(set(data.game.tolist())) == [0, 1, 2, 20, 21, 22]


def test_files_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadTraining, match="There are no samples in"):
        read_dataset([tmp_path])
    writer = ShardWriter(tmp_path)
    writer.add(0, quick_samples(job(0)))
    writer.flush()
    other = quick_samples(job(1))
    writer.add(1, Samples(("x", "y", "z"), other.x, np.zeros_like(other.y)))
    writer.flush()
    with pytest.raises(BadTraining, match="other features than the files before"):
        read_dataset([tmp_path])
    (tmp_path / "shard-00000.npz").write_bytes(b"PK damaged")
    with pytest.raises(BadTraining, match="cannot be read"):
        read_dataset([tmp_path])
