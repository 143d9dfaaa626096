"""Sitting down, giving a seat up or away, and who may come to a private table.

Everything is in the database before anybody sees it.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

import anyio.to_thread

from hearthside.core.message import Message
from hearthside.server.hub import Hub, Live
from hearthside.server.keys import hashed, new_key
from hearthside.server.picture import summary_of
from hearthside.server.problems import LobbyError
from hearthside.server.store import Ownership, PlyTaken
from hearthside.server.table import Entry, Refusal, Seat, SeatRequest

PRIVATE = Message("refused.private_table")


class Seating:
    """Who sits where."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    # The door of a private table

    def admit(self, live: Live, person: str, key: str = "") -> None:
        """Let somebody see the table, or refuse."""
        if not (live.admits(person) or (key and self._opens(live, key))):
            raise LobbyError(PRIVATE, 403)

    def _opens(self, live: Live, key: str) -> bool:
        key_hash = hashed(key)
        return key_hash == live.watch_hash or any(o.link_hash == key_hash for o in live.owners)

    async def watch(self, live: Live, person: str, key: str) -> None:
        """Be a guest from now on, by the link for those who watch."""
        if live.admits(person):
            return
        if not key or hashed(key) != live.watch_hash:
            raise LobbyError(Message("refused.link_ended"), 403)
        async with live.lock:
            await anyio.to_thread.run_sync(self.hub.store.add_guest, live.table.id, person)
            live.guests |= {person}

    async def watch_link(self, live: Live, person: str) -> str:
        """The key for those who watch; one given out before ends."""
        if person != live.host_hash and not live.seats_of(person):
            raise LobbyError(Message("refused.only_watching"), 403)
        key = new_key()
        async with live.lock:
            store = self.hub.store
            await anyio.to_thread.run_sync(store.set_watch_link, live.table.id, hashed(key))
            live.watch_hash = hashed(key)
        return key

    # Sitting down

    async def join(self, live: Live, name: str, person: str, key: str | None) -> int:
        """Take the seat of a link, which ends with that, or the first free one."""
        async with live.lock:
            seat = self._seat_of_key(live, key) if key else self._free_seat(live, person)
            owner = live.owners[seat]
            if owner.owner_hash == person:
                return seat
            if live.table.status == "finished":
                raise LobbyError(Message("refused.game_over"))
            if live.table.game is not None and live.seats_of(person):
                raise LobbyError(Message("refused.sit_already"))
            taken = replace(live.table.seats[seat], kind="human", name=name)
            await self._write(live, taken, Ownership(seat, person, ""))
        self.hub.broadcast(live)
        return seat

    async def _write(self, live: Live, seat: Seat, owner: Ownership) -> None:
        """Somebody sits down: the caller holds the lock. In a running game the journal tells it."""
        table, store = live.table, self.hub.store
        if table.game is None:
            await anyio.to_thread.run_sync(store.set_seats, table.id, [(seat, owner)])
            live.seat(seat, owner)
            return
        entry = Entry(table.ply, seat.index, "seat", seat.name, [])
        summary = summary_of(table.game)
        try:
            await anyio.to_thread.run_sync(store.hand_over, table.id, seat, owner, entry, summary)
        except PlyTaken as error:
            await self.hub.catch_up(live)
            raise LobbyError(Message("refused.moved_on")) from error
        live.seat(seat, owner)
        live.seat_request = None
        table.take_line(entry)
        self.hub.tell_of_seat(live, seat)

    def _seat_of_key(self, live: Live, key: str) -> int:
        for owner in live.owners:
            if owner.link_hash and owner.link_hash == hashed(key):
                return owner.seat
        raise LobbyError(Message("refused.link_ended"), 403)

    def _free_seat(self, live: Live, person: str) -> int:
        if not live.admits(person):
            raise LobbyError(PRIVATE, 403)
        if live.seats_of(person):
            raise LobbyError(Message("refused.sit_already"))
        for seat in live.table.seats:
            if seat.kind == "open":
                return seat.index
        raise LobbyError(Message("refused.no_seat_free"))

    async def leave(self, live: Live, person: str) -> None:
        """Give the own seats up before the game begins."""
        async with live.lock:
            if live.table.status != "open":
                raise LobbyError(Message("refused.seat_stays"))
            freed = [
                (Seat(index, "open", ""), Ownership(index, "", ""))
                for index in live.seats_of(person)
            ]
            await anyio.to_thread.run_sync(self.hub.store.set_seats, live.table.id, freed)
            for seat, owner in freed:
                live.seat(seat, owner)
        self.hub.broadcast(live)

    # Links

    async def new_link(self, live: Live, seat: int, person: str) -> str:
        """A key for one use: of a free seat from the host, of a taken one from its owner."""
        if not 0 <= seat < live.table.players or live.table.seats[seat].kind == "bot":
            raise LobbyError(Message("refused.no_such_seat"), 404)
        free = live.table.seats[seat].kind == "open"
        if free and person != live.host_hash:
            raise LobbyError(Message("refused.host_links"), 403)
        if not free and person != live.owners[seat].owner_hash:
            raise LobbyError(Message("refused.owner_links"), 403)
        async with live.lock:
            return await self._give_link(live, seat)

    async def _give_link(self, live: Live, seat: int) -> str:
        key = new_key()
        sitting = live.table.seats[seat]
        owner = replace(live.owners[seat], link_hash=hashed(key))
        await anyio.to_thread.run_sync(self.hub.store.set_seats, live.table.id, [(sitting, owner)])
        live.seat(sitting, owner)
        return key

    # A seat whose owner is gone

    def voters(self, live: Live, seat: int) -> set[str]:
        """The people who decide about a seat: all others at the table."""
        owner = live.owners[seat].owner_hash
        return {o.owner_hash for o in live.owners if o.owner_hash} - {owner}

    async def ask_for(self, live: Live, seat: int, person: str) -> Refusal | None:
        """Ask the table for a link to the seat of somebody who does not come back.

        One person alone is no table: between two people only the owner gives a seat away.
        """
        async with live.lock:
            voters = self.voters(live, seat)
            if live.table.status != "running" or live.table.seats[seat].kind != "human":
                return Refusal(Message("refused.no_such_seat"))
            if person not in voters or len(voters) < 2:
                return Refusal(Message("refused.owner_links"))
            live.seat_request = SeatRequest(secrets.randbits(31), seat, person, {person})
        self.hub.broadcast(live)
        return None

    async def answer(
        self, live: Live, request_id: int, person: str, accept: bool
    ) -> Refusal | None:
        """Agree or refuse, as the owner may, too; the last agreement makes the link."""
        async with live.lock:
            request = live.seat_request
            if request is None or request.id != request_id:
                return Refusal(Message("refused.nobody_asked_seat"))
            owner = live.owners[request.seat].owner_hash
            voters = self.voters(live, request.seat)
            if person not in voters | {owner}:
                return Refusal(Message("refused.only_watching"))
            if not accept or person == owner:
                live.seat_request = None
            else:
                request.agreed.add(person)
                if voters <= request.agreed:
                    live.seat_request = None
                    key = await self._give_link(live, request.seat)
                    self.hub.tell(live, request.asker, link_message(live, request.seat, key))
        self.hub.broadcast(live)
        return None


def link_message(live: Live, seat: int, key: str) -> dict[str, Any]:
    return {"type": "link", **seat_link(live, seat, key)}


def seat_link(live: Live, seat: int, key: str) -> dict[str, Any]:
    """The key stands after '#': browsers never send that part, so no log ever has it."""
    return {"seat": seat, "path": f"/table/{live.table.id}#key={key}"}
