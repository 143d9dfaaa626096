"""Work in several processes: each piece done once, however often a process is killed.

Processes are spawned, so that each has the environment it was given from its first moment, and
threads of this one do no harm.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Generator, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Generic, TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")

TRIES = 3
"""A piece during which its process died this often, with no other piece in it, has failed."""
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


def obey(leash: Connection) -> None:
    """Ends this process when the other end of the leash is closed, or its holder dead."""
    try:
        leash.recv_bytes()
    except (EOFError, OSError):
        os._exit(1)


def begin(leash: Connection) -> None:
    """In a worker: leave interrupts to the process that asked, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=obey, args=(leash,), daemon=True).start()


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

    `settings` are variables of the environment for the workers. When a process dies, the pieces
    it may have been at are done again one by one, so that the one that kills its process is found.
    """
    waiting = dict(enumerate(pieces))
    deaths: dict[int, int] = {}
    suspects: list[int] = []
    given = {**ONE_THREAD, **(settings or {})}
    while waiting:
        chosen = {n: waiting[n] for n in suspects or waiting}
        batch = Batch(work, chosen, 1 if suspects else workers, given)
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
        self,
        work: Callable[[Piece], Result],
        pieces: dict[int, Piece],
        workers: int,
        settings: Mapping[str, str],
    ) -> None:
        self.work = work
        self.pieces = pieces
        self.coming = iter(pieces)
        self.workers = min(workers, len(pieces))
        self.window = 1 if workers == 1 else 2 * workers
        self.settings = settings
        self.running: dict[Future[Result | Trouble], int] = {}
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
        while True:
            self._hand_out(pool)
            if not self.running:
                return
            done, _ = wait(self.running, return_when=FIRST_COMPLETED)
            for future in done:
                number = self.running.pop(future)
                try:
                    result = future.result()
                except BrokenProcessPool:
                    self.lost.append(number)
                else:
                    yield number, result

    def _hand_out(self, pool: ProcessPoolExecutor) -> None:
        """Keep all processes busy; the first pieces start them."""
        while len(self.running) < self.window and not self.lost:
            number = next(self.coming, None)
            if number is None:
                return
            try:
                with environment(self.settings):
                    future = pool.submit(attempt, self.work, self.pieces[number])
                self.running[future] = number
            except BrokenProcessPool:
                self.lost.append(number)
