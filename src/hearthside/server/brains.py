"""Bots answer in worker processes, never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from hearthside.bots import Rng, make_bot
from hearthside.games.registry import ruleset

log = logging.getLogger("hearthside.brains")

FALLBACK = "greedy"


def think(game: str, state: dict[str, Any], seat: int, bot: str, seed: int) -> str:
    """In a worker: the token a bot chooses. The state was redealt for the seat."""
    rules = ruleset(game)
    s = rules.read(state)
    return rules.token(s, seat, make_bot(bot).choose(s, seat, Rng(seed)))


def suggest(game: str, state: dict[str, Any], seat: int, count: int) -> list[str]:
    """In a worker: the best options of a seat, best first."""
    rules = ruleset(game)
    s = rules.read(state)
    return [rules.token(s, seat, c) for c in make_bot(FALLBACK).rank(s, seat, Rng(1))[:count]]


class Brains:
    """A small pool of processes with a time limit per answer."""

    def __init__(self, workers: int = 1, limit: float = 20.0) -> None:
        self.workers = workers
        self.limit = limit
        self.pool: ProcessPoolExecutor | None = None

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=context)
        return self.pool

    async def _ask(self, work: Any, *arguments: Any) -> Any:
        loop = asyncio.get_running_loop()
        return await asyncio.wait_for(
            loop.run_in_executor(self._pool(), work, *arguments), self.limit
        )

    def _give_up(self) -> None:
        """Drop a pool whose process hangs or died; the next question starts a new one."""
        if self.pool is not None:
            for process in list(getattr(self.pool, "_processes", {}).values()):
                process.kill()
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    async def choose(
        self, game: str, state: dict[str, Any], seat: int, bot: str, seed: int
    ) -> tuple[str, bool]:
        """The bot's token, and whether the fallback had to answer instead."""
        try:
            return await self._ask(think, game, state, seat, bot, seed), False
        except Exception as error:
            log.warning("bot %s failed on seat %d: %r", bot, seat, error)
            self._give_up()
        return await self._ask(think, game, state, seat, FALLBACK, seed), True

    async def hint(self, game: str, state: dict[str, Any], seat: int, count: int = 3) -> list[str]:
        return list(await self._ask(suggest, game, state, seat, count))

    def close(self) -> None:
        self._give_up()
