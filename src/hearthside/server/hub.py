"""The hub: tables in memory, the people looking at them, and what goes between."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from dataclasses import dataclass, field
from typing import Any, Protocol

import anyio.to_thread

from hearthside.bots import bot_names, usual_bot
from hearthside.core.chance import KEY, keyed
from hearthside.core.errors import HearthsideError
from hearthside.games.registry import ruleset
from hearthside.hints import SEED
from hearthside.server.analyses import Analyses
from hearthside.server.brains import BotFailed, Brains
from hearthside.server.limits import Limits
from hearthside.server.metrics import CHOICES, ERRORS, LATENCY, LIVE, SOCKETS
from hearthside.server.picture import Picture, row_of, summary_of, table_info
from hearthside.server.store import Ownership, PlyTaken, Row, Store
from hearthside.server.table import MOVED_ON, Progress, Refusal, Seat, SeatRequest, Table

log = logging.getLogger("hearthside.hub")

IDLE_SECONDS = 900.0
ADVISER = "strong"
"""The bot that gives hints."""


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
    guests: frozenset[str] = frozenset()
    """Who may watch a private table."""
    watch_hash: str = ""
    seat_request: SeatRequest | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: dict[Viewer, int] = field(default_factory=dict)
    """Who looks, and how many lines of the journal each has seen; -1 for none."""
    used: float = field(default_factory=time.monotonic)
    thinking: asyncio.Task[None] | None = None

    def touch(self) -> None:
        """Somebody uses the table: it stays in memory."""
        self.used = time.monotonic()

    def seats_of(self, owner_hash: str) -> list[int]:
        """The seats a person may act for."""
        return [
            owner.seat
            for owner in self.owners
            if owner.owner_hash and owner.owner_hash == owner_hash
        ]

    def present(self) -> set[int]:
        """The seats whose people look at the table."""
        return {seat for viewer in self.viewers for seat in self.seats_of(viewer.owner_hash)}

    def admits(self, person: str) -> bool:
        """May this person see the table?"""
        return self.table.public or (
            bool(person)
            and (person == self.host_hash or person in self.guests or bool(self.seats_of(person)))
        )

    def seat(self, seat: Seat, owner: Ownership) -> None:
        """Somebody sits on a seat, or nobody."""
        self.table.seats[seat.index] = seat
        self.owners[seat.index] = owner


class UnknownTable(Exception):
    """There is no table of that id."""


class ClosedTable(Exception):
    """The table exists, but this program cannot play it; the sentence says why."""


class Hub:
    """All live tables of this process."""

    def __init__(self, store: Store, brains: Brains, limits: Limits | None = None) -> None:
        self.store = store
        self.brains = brains
        self.limits = limits or Limits()
        self.analyses = Analyses(brains, self.limits)
        self.live: dict[str, Live] = {}
        self.loading = asyncio.Lock()

    # Tables in memory

    async def get(self, table_id: str) -> Live:
        """A table, from memory or from its journal."""
        found = self.live.get(table_id)
        if found is None:
            async with self.loading:
                found = self.live.get(table_id) or await self._load(table_id)
        found.touch()
        return found

    async def _load(self, table_id: str) -> Live:
        row = await anyio.to_thread.run_sync(self.store.find, table_id)
        if row is None:
            raise UnknownTable(table_id)
        table = await self._restore(row)
        guests = await anyio.to_thread.run_sync(self.store.guests, table_id)
        live = Live(
            table, row.host_hash, row.owners, row.created, row.updated, guests, row.watch_hash
        )
        self.live[table_id] = live
        LIVE.set(len(self.live))
        self.wake_bots(live)
        return live

    async def _restore(self, row: Row) -> Table:
        """The table of a stored row, its game brought back from the journal."""
        table = Table(
            row.id,
            row.game,
            row.players,
            int(row.seed),
            row.options,
            row.seats,
            row.status,
            campaign=row.campaign,
            hints=row.hints,
            public=row.public,
        )
        if row.status == "open":
            return table
        version = ruleset(row.game).rules_version
        if row.rules != version:
            raise ClosedTable(
                f"This game was begun by version {row.rules} of the rules; "
                f"this server plays version {version}."
            )
        entries = await anyio.to_thread.run_sync(self.store.journal, row.id)
        try:
            await anyio.to_thread.run_sync(table.replay, entries)
        except HearthsideError as error:
            log.error("table %s cannot be restored: %s", row.id, error)
            raise ClosedTable("This game cannot be continued: its journal is damaged.") from error
        return table

    async def catch_up(self, live: Live) -> None:
        """Another process has moved the table on: read it again, keep those who look at it."""
        row = await anyio.to_thread.run_sync(self.store.find, live.table.id)
        assert row is not None
        live.table = await self._restore(row)
        live.owners = row.owners
        live.guests = await anyio.to_thread.run_sync(self.store.guests, live.table.id)
        live.watch_hash = row.watch_hash
        self.broadcast(live)

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
        table = live.table
        summary = summary_of(progress.game)
        try:
            await anyio.to_thread.run_sync(self.store.append, table.id, progress.entry, summary)
        except PlyTaken:
            await self.catch_up(live)
            return MOVED_ON
        table.commit(progress)
        live.updated = time.time()
        self.broadcast(live)
        CHOICES.inc()
        LATENCY.observe(time.perf_counter() - began)
        self.wake_bots(live)
        return None

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
            request = live.table.undo_request
            assert request is not None
            return await self._agree(live, request.id, own, True)

    async def answer_undo(
        self, live: Live, request: int, own: list[int], accept: bool
    ) -> Refusal | None:
        async with live.lock:
            return await self._agree(live, request, own, accept)

    async def _agree(
        self, live: Live, request: int, own: list[int], accept: bool
    ) -> Refusal | None:
        outcome = live.table.answer_undo(request, own, accept)
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

    def attended(self, live: Live) -> bool:
        """Is somebody there, or was just now? Else bots wait until somebody comes back."""
        return bool(live.viewers) or time.monotonic() - live.used < self.limits.away_seconds

    async def _bots(self, live: Live) -> None:
        try:
            while (seat := live.table.bot_to_move()) is not None and self.attended(live):
                await self._bot_turn(live, seat)
        except Exception:
            ERRORS.labels("bots").inc()
            log.exception("bots of table %s stopped", live.table.id)
        finally:
            live.thinking = None

    async def _bot_turn(self, live: Live, seat: Seat) -> None:
        """One choice of a bot. If it fails the usual one chooses, at last the first option."""
        table = live.table
        game = table.game
        assert game is not None
        ply = table.ply
        rules = ruleset(table.game_id)
        seed = keyed(table.seed & KEY, ply * 7 + seat.index)
        state = rules.write(rules.redeal(game.state, seat.index, seed))
        usual = usual_bot(table.game_id)
        for bot in (seat.bot if seat.bot in bot_names() else usual, usual):
            try:
                token = await self.brains.choose(
                    table.game_id, state, seat.index, bot, seed, table.id
                )
                refusal = await self.choose(live, seat.index, ply, token)
                if refusal is None or refusal.stale:
                    return
                reason = refusal.reason
            except BotFailed as error:
                reason = str(error)
            where = (table.id, bot, seat.index)
            log.warning("table %s: bot %s on seat %d is replaced: %s", *where, reason)
            self.notice(live, "bot_replaced", seat.index)
        refusal = await self.choose(live, seat.index, ply, game.options(seat.index)[0].token)
        if refusal and not refusal.stale:
            raise RuntimeError(refusal.reason)

    async def hint(self, live: Live, seat: int) -> list[dict[str, Any]]:
        """Three options that look good for a deciding seat; none if nobody can think.

        TooMuchAsked if too many questions of the person wait already.
        """
        game = live.table.game
        if game is None or seat not in game.deciders:
            return []
        rules = ruleset(live.table.game_id)
        state = rules.write(rules.redeal(game.state, seat, SEED))
        for bot in (ADVISER, usual_bot(live.table.game_id)):
            try:
                return await self.brains.hint(live.table.game_id, state, seat, bot)
            except BotFailed as error:
                log.warning("table %s: no hint by %s: %s", live.table.id, bot, error)
        return []

    async def close(self) -> None:
        """Stop thinking; all that was acknowledged is in the store."""
        for live in self.live.values():
            if live.thinking is not None:
                live.thinking.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await live.thinking
        await self.analyses.close()
        await self.brains.close()
        self.store.close()

    # Telling

    def broadcast(self, live: Live) -> None:
        """Send every viewer what it may know."""
        picture = Picture(live.table)
        for viewer in list(live.viewers):
            self.show(live, viewer, picture)

    def show(self, live: Live, viewer: Viewer, picture: Picture | None = None) -> None:
        """The present state for one viewer, with the events it has not had yet."""
        own = live.seats_of(viewer.owner_hash)
        message = (picture or Picture(live.table)).message(own, live.viewers.get(viewer, -1))
        message["table"] = self.info(live, viewer.owner_hash)
        message["seat_request"] = seat_request(live, viewer.owner_hash)
        if viewer in live.viewers and live.table.game is not None:
            live.viewers[viewer] = live.table.ply
        viewer.post(message)

    def notice(self, live: Live, key: str, seat: int | None = None) -> None:
        for viewer in list(live.viewers):
            viewer.post({"type": "notice", "key": key, "seat": seat})

    def tell(self, live: Live, person: str, message: dict[str, Any]) -> None:
        """Tell one person, on all their screens."""
        for viewer in list(live.viewers):
            if viewer.owner_hash == person:
                viewer.post(message)

    def tell_of_seat(self, live: Live, seat: Seat) -> None:
        """A seat of a running game has changed hands: everybody hears it."""
        line = {"seat": seat.index, "name": seat.name, "text": "", "created": time.time()}
        for viewer in list(live.viewers):
            viewer.post({"type": "chat", "line": {**line, "notice": "seat_taken"}})
        self.notice(live, "seat_taken", seat.index)

    def enter(self, live: Live, viewer: Viewer, seen: int) -> None:
        """A viewer arrives, having seen so many lines of the journal."""
        if viewer not in live.viewers:
            SOCKETS.inc()
        before = live.present()
        live.viewers[viewer] = seen
        if live.present() == before:
            self.show(live, viewer)
        else:
            self.broadcast(live)
        self.wake_bots(live)

    def leave(self, live: Live, viewer: Viewer) -> None:
        if viewer in live.viewers:
            before = live.present()
            del live.viewers[viewer]
            SOCKETS.dec()
            live.touch()
            if live.present() != before:
                self.broadcast(live)

    def info(self, live: Live, owner_hash: str) -> dict[str, Any]:
        """A live table as the lobby lists it."""
        table = live.table
        row = row_of(table, live.host_hash, live.owners, live.created, live.updated)
        return table_info(row, owner_hash, live.present())


def seat_request(live: Live, person: str) -> dict[str, Any] | None:
    """The wish for a seat, for one viewer: may they still answer?"""
    found = live.seat_request
    if found is None:
        return None
    asks = bool(live.seats_of(person)) and person not in found.agreed
    return {"id": found.id, "seat": found.seat, "answer": asks}
