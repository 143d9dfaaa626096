"""One socket per viewer: hello, then states out and choices in."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from hearthside.server import messages as m
from hearthside.server.hub import Hub, Live, UnknownTable
from hearthside.server.limits import MESSAGE_BYTES, Bucket
from hearthside.server.table import Refusal

log = logging.getLogger("hearthside.sockets")

CLIENT: TypeAdapter[m.ClientMessage] = TypeAdapter(m.ClientMessage)
QUEUE = 200


class Socket:
    """A viewer with a queue, so that a slow line never holds up the table."""

    def __init__(self, ws: WebSocket, owner_hash: str) -> None:
        self.ws = ws
        self.owner_hash = owner_hash
        self.queue: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue(QUEUE)
        self.bucket = Bucket(40, 20)

    def post(self, message: dict[str, Any]) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            log.warning("a viewer is too slow and is let go")
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)

    async def send_all(self) -> None:
        while True:
            message = await self.queue.get()
            if message is None:
                await self.ws.close(1013)
                return
            await self.ws.send_text(json.dumps(message, separators=(",", ":")))

    def refuse(self, refusal: Refusal) -> None:
        self.post({"type": "refusal", "reason": refusal.reason, "stale": refusal.stale})


async def serve_socket(ws: WebSocket, hub: Hub, table_id: str, owner_hash: str) -> None:
    """The life of a socket."""
    await ws.accept()
    try:
        live = await hub.get(table_id)
    except UnknownTable:
        await ws.send_text(json.dumps({"type": "refusal", "reason": "There is no such table."}))
        await ws.close(4404)
        return
    socket = Socket(ws, owner_hash)
    sender = asyncio.create_task(socket.send_all())
    try:
        await receive_all(socket, hub, live)
    except WebSocketDisconnect:
        pass
    finally:
        current = hub.live.get(table_id, live)
        hub.leave(current, socket)
        if current is not live:
            hub.leave(live, socket)
        sender.cancel()


async def receive_all(socket: Socket, hub: Hub, live: Live) -> None:
    """Take one message after another; a bad one gets a sentence, never a crash."""
    greeted = False
    while True:
        text = await socket.ws.receive_text()
        if len(text) > MESSAGE_BYTES:
            socket.refuse(Refusal("This message is too long."))
            continue
        if not socket.bucket.take():
            socket.refuse(Refusal("Too many messages; please wait a moment."))
            continue
        try:
            message = CLIENT.validate_json(text)
        except ValidationError:
            socket.refuse(Refusal("This message cannot be understood."))
            continue
        if isinstance(message, m.Hello):
            live = await hub.get(live.table.id)
            if not greeted:
                greeted = True
                talk = await asyncio.to_thread(hub.store.talk, live.table.id)
                own = live.seats_of(socket.owner_hash)
                socket.post({"type": "welcome", "seats": own, "chat": talk})
            hub.enter(live, socket, message.seen)
        elif not greeted:
            socket.refuse(Refusal("Say hello first."))
        else:
            live = await hub.get(live.table.id)
            refusal = await handle(socket, hub, live, message)
            if refusal:
                socket.refuse(refusal)
                if refusal.stale:
                    fresh = await hub.get(live.table.id)
                    hub.show(fresh, socket)


async def handle(socket: Socket, hub: Hub, live: Live, message: m.ClientMessage) -> Refusal | None:
    """Carry out one message of a greeted viewer."""
    own = live.seats_of(socket.owner_hash)
    if isinstance(message, m.Say):
        return await say(socket, hub, live, own, message.text)
    if isinstance(message, m.AnswerUndo):
        if not own:
            return Refusal("You only watch this table.")
        return await hub.answer_undo(live, own, message.accept)
    if isinstance(message, m.Hello):
        return None
    if message.seat not in own:
        return Refusal("This is not your seat.")
    if isinstance(message, m.Choose):
        return await hub.choose(live, message.seat, message.ply, message.token)
    if isinstance(message, m.Back):
        return await hub.back(live, message.type, message.seat, message.ply)
    if isinstance(message, m.AskUndo):
        return await hub.ask_undo(live, message.seat, own)
    tokens = await hub.hint(live, message.seat)
    socket.post({"type": "hint", "seat": message.seat, "ply": live.table.ply, "tokens": tokens})
    return None


async def say(socket: Socket, hub: Hub, live: Live, own: list[int], text: str) -> Refusal | None:
    """Chat; those who only watch listen."""
    words = " ".join(text.split())
    if not own:
        return Refusal("Only those who play may talk at the table.")
    if not words:
        return Refusal("There is nothing in this message.")
    seat = live.table.seats[own[0]]
    line = await asyncio.to_thread(hub.store.say, live.table.id, seat.index, seat.name, words)
    for viewer in list(live.viewers):
        viewer.post({"type": "chat", "line": line})
    return None
