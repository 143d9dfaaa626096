"""Analyses of games that are over: made in the background, kept while the server lives."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any, Literal

import anyio.to_thread

from hearthside.api import Game
from hearthside.server.asking import ASKER
from hearthside.server.brains import BotFailed, Brains
from hearthside.server.limits import Limits
from hearthside.server.metrics import ERRORS

log = logging.getLogger("hearthside.analyses")

KEPT = 64
"""So many analyses are kept; the one that was looked at longest ago goes first."""
LINE_STEPS = 20
"""So many steps of the line are one question."""
JUDGE = "steady@network"
"""The bot that judges the decisions."""

State = Literal["none", "running", "done", "off", "failed"]
Work = list[int] | int
"""Steps of the line, or one choice to judge."""


class Busy(Exception):
    """Too many analyses are under way."""


class Analysis:
    """One game: what is to be done, and what was found."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = game.setup.players
        self.asker = ASKER.get()
        self.state: State = "running"
        last = game.ply
        chosen = [ply for ply, move in enumerate(game.moves) if move.seat >= 0]
        self.work: deque[Work] = deque(
            list(range(first, min(first + LINE_STEPS, last + 1)))
            for first in range(0, last + 1, LINE_STEPS)
        )
        self.work.extend(chosen)
        self.total = last + 1 + len(chosen)
        self.done = 0
        self.line: list[dict[str, Any]] = []
        self.decisions: list[dict[str, Any]] = []
        self.task: asyncio.Task[None] | None = None

    def view(self) -> dict[str, Any]:
        """What there is so far, in the order of the game."""
        return {
            "state": self.state,
            "done": self.done,
            "total": self.total,
            "seats": self.seats,
            "line": sorted(self.line, key=lambda point: int(point["ply"])),
            "decisions": sorted(self.decisions, key=lambda judged: int(judged["ply"])),
        }

    async def run(self, brains: Brains) -> None:
        """Have everything done, by as many processes as may help."""
        try:
            record = await anyio.to_thread.run_sync(self.game.record)
            async with asyncio.TaskGroup() as group:
                for _ in range(brains.helpers):
                    group.create_task(self._help(brains, record))
            self.state = "done"
        except* BotFailed as errors:
            self.state = "failed"
            log.warning("an analysis was given up: %s", errors.exceptions[0])
        except* Exception:
            self.state = "failed"
            ERRORS.labels("analysis").inc()
            log.exception("an analysis failed")

    async def _help(self, brains: Brains, record: str) -> None:
        while self.work:
            work = self.work.popleft()
            if isinstance(work, list):
                self.line += await brains.outlooks(record, work)
                self.done += len(work)
            else:
                judged = await brains.judge(record, work, JUDGE)
                if judged is not None:
                    self.decisions.append(judged)
                self.done += 1


class Analyses:
    """The analyses of this process, by table."""

    def __init__(self, brains: Brains, limits: Limits | None = None) -> None:
        self.brains = brains
        self.limits = limits or Limits()
        self.known: dict[str, Analysis] = {}

    def find(self, table_id: str) -> Analysis | None:
        """An analysis that was begun; looking at it keeps it."""
        found = self.known.pop(table_id, None)
        if found is not None:
            self.known[table_id] = found
        return found

    def start(self, table_id: str, game: Game) -> Analysis:
        """Begin, or begin again what failed; else what there is."""
        found = self.find(table_id)
        if found is not None and found.state != "failed":
            return found
        self._check_room()
        found = Analysis(game)
        found.task = asyncio.create_task(found.run(self.brains))
        self.known.pop(table_id, None)
        self.known[table_id] = found
        self._forget()
        return found

    def _check_room(self) -> None:
        """So many at once may be under way, of everybody, of an address, of a person."""
        askers = [known.asker for known in self.known.values() if known.state == "running"]
        me = ASKER.get()
        near = [asker for asker in askers if asker.address == me.address]
        if (
            len(askers) >= self.limits.analyses
            or len(near) >= self.limits.analyses_per_address
            or near.count(me) >= self.limits.analyses_per_person
        ):
            raise Busy("Too many games are being analysed; please try again later.")

    def _forget(self) -> None:
        """Let the oldest go that are not under way."""
        settled = [key for key, known in self.known.items() if known.state != "running"]
        for key in settled[: max(0, len(self.known) - KEPT)]:
            del self.known[key]

    async def close(self) -> None:
        for known in self.known.values():
            if known.task is not None and not known.task.done():
                known.task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await known.task


def no_analysis(state: State, seats: int) -> dict[str, Any]:
    """What is told where there is none."""
    return {"state": state, "done": 0, "total": 0, "seats": seats, "line": [], "decisions": []}
