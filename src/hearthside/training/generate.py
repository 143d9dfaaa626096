"""Self-play in worker processes, kept on disk: what is finished is never played again."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

from hearthside.arena.workers import Trouble, run
from hearthside.training.errors import BadTraining
from hearthside.training.job import Job, Samples
from hearthside.training.selfplay import play_samples
from hearthside.training.shards import ShardWriter, finished_games

PATIENCE = 60.0
"""After this many seconds finished games are written down, however few they are."""
FEW = 5
"""How many games may fail, besides one in twenty."""

Progress = Callable[[int, int], None]
"""Called with the number of games played and of all games."""
Player = Callable[[Job], Samples]


def generate(
    directory: Path,
    jobs: list[Job],
    workers: int,
    settings: Mapping[str, str] | None = None,
    progress: Progress | None = None,
    work: Player = play_samples,
) -> int:
    """Play the games that are missing in `directory`; how many were played now.

    `settings` are variables of the environment for the workers. Games that fail are told in
    failures.txt, and tried again next time.
    """
    finished = finished_games(directory)
    missing = [job for job in jobs if job.number not in finished]
    done = len(jobs) - len(missing)
    if progress is not None:
        progress(done, len(jobs))
    writer = ShardWriter(directory)
    played = failed = 0
    written = time.monotonic()
    try:
        with closing(run(work, missing, workers, settings)) as results:
            for job, result in results:
                if isinstance(result, Trouble):
                    failed += 1
                    tell(directory, job, result)
                    if failed > FEW + played / 20:
                        raise BadTraining(
                            f"{failed} games failed, the last one with seed {job.seed}: "
                            f"{result.reason}"
                        )
                    continue
                played += 1
                writer.add(job.number, result)
                if time.monotonic() - written > PATIENCE:
                    writer.flush()
                    written = time.monotonic()
                if progress is not None:
                    progress(done + played, len(jobs))
    finally:
        writer.flush()
    return played


def tell(directory: Path, job: Job, trouble: Trouble) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    with (directory / "failures.txt").open("a", encoding="utf-8") as file:
        file.write(f"{job}\n{trouble.reason}\n{trouble.trace}\n")
