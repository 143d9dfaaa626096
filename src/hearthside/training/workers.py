"""Work in several processes: each piece done once, however often a process is killed."""

from __future__ import annotations

import multiprocessing
import os
import traceback
from collections.abc import Callable, Generator, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

from hearthside.arena.executors.pool import TRIES, begin

Piece = TypeVar("Piece")
Result = TypeVar("Result")

ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
}
"""Numbers are multiplied in one thread: there are processes enough."""


@dataclass(frozen=True)
class Trouble:
    """Why a piece of work could not be done."""

    reason: str
    trace: str = ""


@contextmanager
def environment(settings: Mapping[str, str]) -> Iterator[None]:
    """Variables of the environment for a while; processes started meanwhile inherit them."""
    before = {name: os.environ.get(name) for name in settings}
    os.environ.update(settings)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


def attempt(work: Callable[[Piece], Result], piece: Piece) -> Result | Trouble:
    """Do a piece of work; a mistake becomes part of the result."""
    try:
        return work(piece)
    except Exception as error:
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        return Trouble(reason, traceback.format_exc())


def run(
    work: Callable[[Piece], Result],
    pieces: list[Piece],
    workers: int,
    settings: Mapping[str, str] | None = None,
) -> Generator[tuple[Piece, Result | Trouble], None, None]:
    """Pieces with their results, as they are ready. Closing it early ends the processes.

    When a process dies, the pieces it may have been at are done again one by one, so that the
    one that kills its process is found.
    """
    waiting = dict(enumerate(pieces))
    deaths: dict[int, int] = {}
    suspects: list[int] = []
    with environment({**ONE_THREAD, **(settings or {})}):
        while waiting:
            numbers = suspects or list(waiting)
            batch = Batch(work, {n: waiting[n] for n in numbers}, 1 if suspects else workers)
            with closing(batch.run()) as results:
                for number, result in results:
                    yield waiting.pop(number), result
            if len(batch.lost) == 1:
                lost = batch.lost[0]
                deaths[lost] = deaths.get(lost, 0) + 1
                if deaths[lost] == TRIES:
                    yield waiting.pop(lost), Trouble(f"Its process died {TRIES} times.")
            suspects = [n for n in (suspects or batch.lost) if n in waiting]


class Batch(Generic[Piece, Result]):
    """Work that is done by one pool, until it is finished or a process dies."""

    def __init__(
        self, work: Callable[[Piece], Result], pieces: dict[int, Piece], workers: int
    ) -> None:
        self.work = work
        self.coming = iter(pieces.items())
        self.workers = min(workers, len(pieces))
        self.window = 1 if workers == 1 else 2 * workers
        self.lost: list[int] = []
        """What was being done when a process died."""

    def run(self) -> Generator[tuple[int, Result | Trouble], None, None]:
        context = multiprocessing.get_context("spawn")
        leash, hand = context.Pipe(duplex=False)
        pool = ProcessPoolExecutor(self.workers, context, begin, (leash,))
        finished = False
        try:
            yield from self._work(pool)
            finished = True
        finally:
            if not finished:
                hand.close()
            pool.shutdown(cancel_futures=True)
            hand.close()
            leash.close()

    def _work(
        self, pool: ProcessPoolExecutor
    ) -> Generator[tuple[int, Result | Trouble], None, None]:
        """Hand out work as other is finished; after a death, only what is ready comes out."""
        running: dict[Future[Result | Trouble], int] = {}
        while True:
            while len(running) < self.window and not self.lost:
                number, piece = next(self.coming, (-1, None))
                if piece is None:
                    break
                try:
                    running[pool.submit(attempt, self.work, piece)] = number
                except BrokenProcessPool:
                    self.lost.append(number)
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                number = running.pop(future)
                try:
                    result = future.result()
                except BrokenProcessPool:
                    self.lost.append(number)
                else:
                    yield number, result
