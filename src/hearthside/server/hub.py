"""The hub: tables in memory, the people looking at them, and what goes between."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, field
from typing import Any, Protocol

import anyio.to_thread

from hearthside.core.chance import mix
from hearthside.games.registry import ruleset
from hearthside.server.brains import Brains
from hearthside.server.metrics import CHOICES, LATENCY, LIVE, SOCKETS
from hearthside.server.store import Ownership, PlyTaken, Row, Store
from hearthside.server.table import Progress, Refusal, Table

log = logging.getLogger("hearthside.hub")

IDLE_SECONDS = 900.0


class Viewer(Protocol):
    """Somebody who looks at a table: a socket."""

    owner_hash: str

    def post(self, message: dict[str, Any]) -> None: ...


@dataclass(eq=False)
class Live:
    """A table in memory. `lock` keeps its journal in order."""

    table: Table
    host_hash: str
    owners: list[Ownership]
    created: float
    updated: float
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: set[Viewer] = field(default_factory=set)
    seen: dict[int, int] = field(default_factory=dict)
    used: float = field(default_factory=time.monotonic)
    thinking: asyncio.Task[None] | None = None

    def seats_of(self, owner_hash: str) -> list[int]:
        """The seats a person may act for."""
        return [
            owner.seat
            for owner in self.owners
            if owner.owner_hash and owner.owner_hash == owner_hash
        ]


class UnknownTable(Exception):
    """There is no table of that id."""


class Hub:
    """All live tables of this process."""

    def __init__(self, store: Store, brains: Brains) -> None:
        self.store = store
        self.brains = brains
        self.live: dict[str, Live] = {}
        self.loading = asyncio.Lock()

    # Tables in memory

    async def get(self, table_id: str) -> Live:
        """A table, from memory or from its journal."""
        found = self.live.get(table_id)
        if found is None:
            async with self.loading:
                found = self.live.get(table_id) or await self._load(table_id)
        found.used = time.monotonic()
        return found

    async def _load(self, table_id: str) -> Live:
        row = await anyio.to_thread.run_sync(self.store.find, table_id)
        if row is None:
            raise UnknownTable(table_id)
        table = table_of(row)
        if row.status != "open":
            entries = await anyio.to_thread.run_sync(self.store.journal, table_id)
            await anyio.to_thread.run_sync(table.replay, entries)
        live = Live(table, row.host_hash, row.owners, row.created, row.updated)
        self.live[table_id] = live
        LIVE.set(len(self.live))
        self.wake_bots(live)
        return live

    def forget_idle(self, now: float | None = None) -> int:
        """Let tables go that nobody has used for a while."""
        now = time.monotonic() if now is None else now
        idle = [
            key
            for key, live in self.live.items()
            if not live.viewers and live.thinking is None and now - live.used > IDLE_SECONDS
        ]
        for key in idle:
            del self.live[key]
        LIVE.set(len(self.live))
        return len(idle)

    # Acting

    async def step(self, live: Live, progress: Progress) -> Refusal | None:
        """Journal a step, then take it and tell everybody. The caller holds the lock."""
        began = time.perf_counter()
        try:
            await anyio.to_thread.run_sync(self.store.append, live.table.id, progress.entry)
        except PlyTaken:
            del self.live[live.table.id]
            return Refusal("The table has moved on.", stale=True)
        live.table.commit(progress)
        live.updated = time.time()
        CHOICES.inc()
        LATENCY.observe(time.perf_counter() - began)
        self.broadcast(live)
        await self.save_summary(live)
        self.wake_bots(live)
        return None

    async def save_summary(self, live: Live) -> None:
        """Keep what the lobby shows up to date."""
        table = live.table
        game = table.game
        result = [score.total for score in game.scores()] if game and game.over else []
        view_round = game.view().get("round", 0) if game else 0
        deciders = [d for d in game.deciders if d >= 0] if game else []
        await anyio.to_thread.run_sync(
            self.store.set_summary, table.id, table.status, view_round, deciders, result
        )

    async def choose(self, live: Live, seat: int, ply: int, token: str) -> Refusal | None:
        async with live.lock:
            outcome = live.table.submit(seat, ply, token)
            return outcome if isinstance(outcome, Refusal) else await self.step(live, outcome)

    async def back(self, live: Live, kind: str, seat: int, ply: int) -> Refusal | None:
        async with live.lock:
            act = live.table.undo if kind == "undo" else live.table.redo
            outcome = act(seat, ply)
            return outcome if isinstance(outcome, Refusal) else await self.step(live, outcome)

    async def ask_undo(self, live: Live, seat: int, own: list[int]) -> Refusal | None:
        async with live.lock:
            refusal = live.table.ask_undo(seat)
            if refusal:
                return refusal
            return await self._agree(live, own, True)

    async def answer_undo(self, live: Live, own: list[int], accept: bool) -> Refusal | None:
        async with live.lock:
            return await self._agree(live, own, accept)

    async def _agree(self, live: Live, own: list[int], accept: bool) -> Refusal | None:
        outcome = live.table.answer_undo(own, accept)
        if isinstance(outcome, Refusal):
            return outcome
        if outcome is None:
            self.broadcast(live)
            return None
        return await self.step(live, outcome)

    # Bots

    def wake_bots(self, live: Live) -> None:
        """Let a bot think if one is to move and none does."""
        if live.thinking is None and live.table.bot_to_move() is not None:
            live.thinking = asyncio.create_task(self._bots(live))

    async def _bots(self, live: Live) -> None:
        try:
            while True:
                seat = live.table.bot_to_move()
                game = live.table.game
                if seat is None or game is None:
                    return
                ply = live.table.ply
                rules = ruleset(live.table.game_id)
                seed = mix(live.table.seed * 1_000_003 + ply * 7 + seat.index)
                state = rules.write(rules.redeal(game.state, seat.index, seed))
                token, replaced = await self.brains.choose(
                    live.table.game_id, state, seat.index, seat.bot, seed
                )
                if replaced:
                    self.notice(live, "bot_replaced", seat.index)
                refusal = await self.choose(live, seat.index, ply, token)
                if refusal and not refusal.stale:
                    log.error("bot on %s was refused: %s", live.table.id, refusal.reason)
                    return
        except Exception:
            log.exception("bots of table %s stopped", live.table.id)
        finally:
            live.thinking = None

    async def hint(self, live: Live, seat: int) -> list[str]:
        game = live.table.game
        if game is None or seat not in game.deciders:
            return []
        rules = ruleset(live.table.game_id)
        state = rules.write(rules.redeal(game.state, seat, 1))
        return await self.brains.hint(live.table.game_id, state, seat)

    # Telling

    def broadcast(self, live: Live) -> None:
        """Send every viewer what it may know."""
        for viewer in list(live.viewers):
            self.show(live, viewer)

    def show(self, live: Live, viewer: Viewer) -> None:
        """The present state for one viewer, with the events it has not had yet."""
        table = live.table
        game = table.game
        own = live.seats_of(viewer.owner_hash)
        looks_as = own[0] if own else None
        message: dict[str, Any] = {
            "type": "state",
            "ply": table.ply,
            "table": self.info(live, viewer.owner_hash),
            "view": None,
            "events": [],
            "decisions": [],
            "can_undo": [],
            "can_redo": [],
            "undo_request": None,
            "scores": [],
        }
        if game is not None:
            deciding = [seat for seat in own if seat in game.deciders]
            message["view"] = game.view(deciding[0] if deciding else looks_as)
            since = live.seen.get(id(viewer), 0)
            message["events"] = game.events(min(since, game.ply), looks_as)
            live.seen[id(viewer)] = game.ply
            message["decisions"] = [table.decision(seat) for seat in deciding]
            message["can_undo"] = [seat for seat in own if game.can_undo(seat)]
            message["can_redo"] = [seat for seat in own if game.can_redo(seat)]
            message["scores"] = [
                {"seat": s.seat, "total": s.total, "parts": s.parts} for s in game.scores()
            ]
        if table.undo_request is not None:
            message["undo_request"] = {
                "seat": table.undo_request.seat,
                "ply": table.undo_request.ply,
                "waiting_for": table.waiting_for(),
            }
        viewer.post(message)

    def notice(self, live: Live, key: str, seat: int | None = None) -> None:
        for viewer in list(live.viewers):
            viewer.post({"type": "notice", "key": key, "seat": seat})

    def enter(self, live: Live, viewer: Viewer, seen: int) -> None:
        """A viewer arrives, having seen the game up to a ply."""
        live.viewers.add(viewer)
        live.seen[id(viewer)] = max(0, seen)
        SOCKETS.inc()
        self.broadcast(live)

    def leave(self, live: Live, viewer: Viewer) -> None:
        if viewer in live.viewers:
            live.viewers.discard(viewer)
            live.seen.pop(id(viewer), None)
            SOCKETS.dec()
            self.broadcast(live)

    def info(self, live: Live, owner_hash: str) -> dict[str, Any]:
        """A live table as the lobby lists it."""
        table = live.table
        game = table.game
        present = {seat for viewer in live.viewers for seat in live.seats_of(viewer.owner_hash)}
        row = Row(
            table.id,
            table.game_id,
            table.players,
            str(table.seed),
            dict(table.options),
            table.status,
            live.host_hash,
            live.created,
            live.updated,
            [score.total for score in game.scores()] if game and game.over else [],
            game.view().get("round", 0) if game else 0,
            [d for d in game.deciders if d >= 0] if game else [],
            table.seats,
            live.owners,
        )
        return table_info(row, owner_hash, present)


def table_of(row: Row) -> Table:
    """The table of a stored row, without its game."""
    return Table(row.id, row.game, row.players, int(row.seed), row.options, row.seats, row.status)


def table_info(row: Row, owner_hash: str, present: set[int] | None = None) -> dict[str, Any]:
    """What the lobby and the table screen show of a table."""
    mine = {o.seat for o in row.owners if o.owner_hash and o.owner_hash == owner_hash}
    here = present or set()
    return {
        "id": row.id,
        "game": row.game,
        "players": row.players,
        "options": row.options,
        "seed": row.seed,
        "status": row.status,
        "created": row.created,
        "updated": row.updated,
        "round": row.round,
        "deciders": row.deciders,
        "result": row.result,
        "seats": [
            {
                "seat": seat.index,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "mine": seat.index in mine,
                "present": seat.kind == "bot" or seat.index in here,
            }
            for seat in row.seats
        ],
        "host": bool(owner_hash) and row.host_hash == owner_hash,
        "my_turn": row.status == "running" and any(d in mine for d in row.deciders),
    }
