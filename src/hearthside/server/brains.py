"""Bots think in processes of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass
from typing import Any

import msgspec

COMMAND = (sys.executable, "-m", "hearthside.server.worker")
START_LIMIT = 60.0
"""Seconds a process may take to come up; its first answer is not counted from there."""
LINE = 1 << 20


class BotFailed(Exception):
    """No answer: the bot raised something, or its process is gone."""


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

    async def ask(self, question: dict[str, Any]) -> Any:
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
    """A few processes with a time limit per answer. One that hangs or dies is replaced."""

    def __init__(
        self, workers: int = 1, limit: float = 20.0, command: tuple[str, ...] = COMMAND
    ) -> None:
        self.limit = limit
        self.command = command
        self.slots = asyncio.Semaphore(workers)
        self.helpers = max(1, workers - 1)
        """So many processes may work on what nobody waits for; of several, one stays free."""
        self.spare = asyncio.Semaphore(self.helpers)
        self.idle: list[Worker] = []
        self.alive: set[Worker] = set()
        """All processes that were started and not yet seen to end."""
        self.closed = False

    async def _ask(self, question: dict[str, Any]) -> Any:
        """Ask when a process is free; waiting for one does not count as thinking."""
        async with self.slots:
            worker = self.idle.pop() if self.idle else await self._start()
            try:
                found = await asyncio.wait_for(worker.ask(question), self.limit)
            except BaseException as error:
                await self._stop(worker)
                if isinstance(error, TimeoutError):
                    raise BotFailed(f"no answer within {self.limit:g} seconds") from error
                raise
            self.idle.append(worker)
        if "answer" not in found:
            raise BotFailed(str(found.get("error", "its answer is nonsense")))
        return found["answer"]

    async def _start(self) -> Worker:
        """A new process that has said that it is there; none once the server closes."""
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
        self.idle.clear()
        for worker in list(self.alive):
            await self._stop(worker)
