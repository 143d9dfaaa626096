"""Bots think in processes of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import sys
import time
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass
from typing import Any

import msgspec

from hearthside.server.asking import ASKER
from hearthside.server.limits import Bucket, Limits
from hearthside.server.metrics import QUEUE, STARTS, THOUGHT, WAITED
from hearthside.server.turns import Turns

COMMAND = (sys.executable, "-m", "hearthside.server.worker")
START_LIMIT = 60.0
"""Seconds a process may take to come up; its first answer is not counted from there."""
STARTS_AT_ONCE = 8
STARTS_PER_SECOND = 0.2
"""Processes that keep dying are replaced no faster than this."""
LINE = 1 << 20


class BotFailed(Exception):
    """No answer: the bot raised something, or its process is gone."""


class TooMuchAsked(Exception):
    """So many questions of one person wait already that no more are taken."""


@dataclass(eq=False)
class Worker:
    """One process, asked one question at a time."""

    process: Process

    @classmethod
    async def start(cls, command: tuple[str, ...]) -> Worker:
        return cls(
            await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LINE)
        )

    async def hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        try:
            line = await self.process.stdout.readline()
            if not line:
                raise BotFailed("the process ended")
            return msgspec.json.decode(line, type=dict[str, Any])
        except ValueError as error:
            raise BotFailed("its answer is nonsense") from error

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(question) + b"\n")
            await self.process.stdin.drain()
        except OSError as error:
            raise BotFailed("the process ended") from error
        return await self.hear()

    async def stop(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        if self.process.stdin is not None:
            self.process.stdin.close()
        await self.process.wait()


class Brains:
    """A few processes with a time limit per answer. One that hangs or dies is replaced.

    Those who ask take turns (turns.py). Who does not want an answer any more is not waited for,
    but the process finishes its thought: to end and start it costs more.
    """

    def __init__(
        self,
        workers: int = 1,
        limit: float = 20.0,
        command: tuple[str, ...] = COMMAND,
        most_waiting: float = Limits.bot_questions,
    ) -> None:
        self.limit = limit
        self.command = command
        self.most_waiting = most_waiting
        self.turns = Turns(workers)
        QUEUE.set_function(lambda: self.turns.lines.length)
        self.helpers = max(1, workers - 1)
        """So many processes may work on what nobody waits for; of several, one stays free."""
        self.spare = asyncio.Semaphore(self.helpers)
        self.starts = Bucket(workers + STARTS_AT_ONCE, STARTS_PER_SECOND)
        self.idle: list[Worker] = []
        self.alive: set[Worker] = set()
        """All processes that were started and not yet seen to end."""
        self.closed = False
        self.thoughts: set[asyncio.Task[dict[str, Any]]] = set()

    def check_room(self) -> None:
        """TooMuchAsked if the person who asks has too many questions waiting."""
        if self.turns.lines.waiting(ASKER.get()) >= self.most_waiting:
            raise TooMuchAsked

    async def _ask(self, question: dict[str, Any]) -> Any:
        """Ask when a process is free; waiting for one does not count as thinking."""
        began = time.perf_counter()
        await self.turns.enter(ASKER.get())
        WAITED.observe(time.perf_counter() - began)
        thought = asyncio.create_task(self._think(question))
        self.thoughts.add(thought)
        thought.add_done_callback(self.thoughts.discard)
        found = await asyncio.shield(thought)
        if "answer" not in found:
            raise BotFailed(str(found.get("error", "its answer is nonsense")))
        return found["answer"]

    async def _think(self, question: dict[str, Any]) -> dict[str, Any]:
        """One question to one process; its place is free again afterwards."""
        try:
            if self.closed:
                raise BotFailed("the server is closing")
            worker = self.idle.pop() if self.idle else await self._start()
            began = time.perf_counter()
            try:
                found = await asyncio.wait_for(worker.ask(question), self.limit)
            except BaseException as error:
                await self._stop(worker)
                if isinstance(error, TimeoutError):
                    raise BotFailed(f"no answer within {self.limit:g} seconds") from error
                raise
            THOUGHT.observe(time.perf_counter() - began)
            self.idle.append(worker)
            return found
        finally:
            self.turns.leave()

    async def _start(self) -> Worker:
        """A new process that has said that it is there; none once the server closes."""
        while not self.starts.take():
            await asyncio.sleep(1 / STARTS_PER_SECOND / 5)
        STARTS.inc()
        try:
            worker = await Worker.start(self.command)
        except OSError as error:
            raise BotFailed(f"no process could be started: {error}") from error
        self.alive.add(worker)
        try:
            if self.closed:
                raise BotFailed("the server is closing")
            await asyncio.wait_for(worker.hear(), START_LIMIT)
        except BaseException as error:
            await self._stop(worker)
            if isinstance(error, TimeoutError):
                raise BotFailed(f"no process could be started: {error}") from error
            raise
        return worker

    async def _stop(self, worker: Worker) -> None:
        """If this is interrupted, `close` will do it again."""
        await worker.stop()
        self.alive.discard(worker)

    async def choose(
        self, game: str, state: dict[str, Any], seat: int, bot: str, seed: int, table: str = ""
    ) -> str:
        """The token a bot chooses; BotFailed says why there is none.

        At a table with an id it remembers the turn that it has begun.
        """
        question = {"game": game, "state": state, "seat": seat, "bot": bot, "seed": seed}
        return str(await self._ask({"ask": "choose", **question, "table": table}))

    async def hint(
        self, game: str, state: dict[str, Any], seat: int, bot: str, count: int = 3
    ) -> list[dict[str, Any]]:
        """The options of a seat that a bot likes best, with its reasons."""
        self.check_room()
        question = {"game": game, "state": state, "seat": seat, "bot": bot, "count": count}
        return list(await self._ask({"ask": "suggest", **question}))

    async def outlooks(self, record: str, plies: list[int]) -> list[dict[str, Any]]:
        """What the seats of a finished game could expect at some of its steps."""
        return list(await self._aside({"ask": "outlooks", "record": record, "plies": plies}))

    async def judge(self, record: str, ply: int, bot: str) -> dict[str, Any] | None:
        """What one choice of a finished game was worth; None if it cannot be judged."""
        found = await self._aside({"ask": "judge", "record": record, "ply": ply, "bot": bot})
        return dict(found) if found is not None else None

    async def _aside(self, question: dict[str, Any]) -> Any:
        """Ask what can wait: of such questions, few stand in the queue before a bot's turn."""
        async with self.spare:
            return await self._ask(question)

    async def close(self) -> None:
        """End all processes, also those that are only starting; no new ones come."""
        self.closed = True
        thoughts = list(self.thoughts)
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        self.idle.clear()
        for worker in list(self.alive):
            await self._stop(worker)
