"""The executor `pool`."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext

from hearthside.arena.executors.base import Executor, Outcomes
from hearthside.arena.fixture import Fixture
from hearthside.arena.outcome import Failed, Outcome
from hearthside.arena.play import attempt

TRIES = 3
"""A game during which its process died so often, with no other game beside it, has failed."""


def fresh_processes() -> BaseContext:
    """Processes that inherit nothing; where possible, forked from one that knows the games."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([attempt.__module__])
    return context


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


class ProcessPool(Executor):
    """Several processes. They start afresh, so that threads of this one do no harm.

    If a process is killed, the games that were being played are played again, one by one; so a
    game that kills its process is found, and fails alone.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, fixtures: list[Fixture]) -> Outcomes:
        waiting = {fixture.id: fixture for fixture in fixtures}
        deaths: dict[str, int] = {}
        suspects: list[Fixture] = []
        while waiting:
            if suspects:
                batch = Batch(suspects, 1, 1)
            else:
                batch = Batch(list(waiting.values()), self.workers, 2 * self.workers)
            with closing(batch.run()) as outcomes:
                for outcome in outcomes:
                    del waiting[outcome.fixture.id]
                    yield outcome
            if len(batch.lost) == 1:
                lost = batch.lost[0]
                deaths[lost.id] = deaths.get(lost.id, 0) + 1
                if deaths[lost.id] == TRIES:
                    del waiting[lost.id]
                    yield Failed(lost, f"Its process died {TRIES} times.")
            suspects = [f for f in (suspects or batch.lost) if f.id in waiting]


class Batch:
    """Games that are played by one pool, until they are finished or a process dies."""

    def __init__(self, fixtures: list[Fixture], workers: int, window: int) -> None:
        self.coming = iter(fixtures)
        self.workers = min(workers, len(fixtures))
        self.window = window
        self.lost: list[Fixture] = []
        """The games that were being played when a process died."""

    def run(self) -> Outcomes:
        context = fresh_processes()
        leash, hand = context.Pipe(duplex=False)
        pool = ProcessPoolExecutor(self.workers, context, begin, (leash,))
        finished = False
        try:
            yield from self._play(pool)
            finished = True
        finally:
            if not finished:
                hand.close()
            pool.shutdown(cancel_futures=True)
            hand.close()
            leash.close()

    def _play(self, pool: ProcessPoolExecutor) -> Outcomes:
        """Hand out games as others are finished; after a death, only what is ready comes out."""
        running: dict[Future[Outcome], Fixture] = {}
        while True:
            while len(running) < self.window and not self.lost:
                fixture = next(self.coming, None)
                if fixture is None:
                    break
                try:
                    running[pool.submit(attempt, fixture)] = fixture
                except BrokenProcessPool:
                    self.lost.append(fixture)
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                fixture = running.pop(future)
                try:
                    outcome = future.result()
                except BrokenProcessPool:
                    self.lost.append(fixture)
                else:
                    yield outcome
