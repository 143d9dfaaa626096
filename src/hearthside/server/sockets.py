"""One socket per viewer: hello, then states out and choices in."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Any

import msgspec
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from hearthside.core.choice import NATURE
from hearthside.core.message import Message, raw
from hearthside.server import messages as m
from hearthside.server.asking import ASKER
from hearthside.server.brains import TooMuchAsked
from hearthside.server.hub import ClosedTable, Hub, Live, UnknownTable
from hearthside.server.limits import MESSAGE_BYTES, PREVIEW_COST, Bucket, Buckets, Crowd, Limits
from hearthside.server.lobby import Lobby
from hearthside.server.metrics import ERRORS, REFUSED
from hearthside.server.plain_text import plain
from hearthside.server.problems import LobbyError
from hearthside.server.table import NO_SUCH_TABLE, Refusal

log = logging.getLogger("hearthside.sockets")

CLIENT: TypeAdapter[m.ClientMessage] = TypeAdapter(m.ClientMessage)
QUEUE = 200
TRY_LATER = 1013
NO_TABLE = 4404
NO_HELLO = 4408
NOT_ADMITTED = 4403
TABLE_ID = re.compile(m.TABLE_ID)


class Gate:
    """Lets sockets in: so many of one address, and not too fast one after the other."""

    def __init__(self, limits: Limits) -> None:
        self.open = Crowd(limits.sockets)
        self.opened = Buckets(limits.new_sockets, limits.new_sockets_per_second)
        self.messages = Buckets(limits.all_messages, limits.all_messages_per_second)

    def enter(self, address: str) -> bool:
        return self.opened.take(address) and self.open.enter(address)

    def leave(self, address: str) -> None:
        self.open.leave(address)


class Socket:
    """A viewer with a queue, so that a slow line never holds up the table."""

    def __init__(self, ws: WebSocket, owner_hash: str, gate: Gate, limits: Limits) -> None:
        self.ws = ws
        self.owner_hash = owner_hash
        self.gate = gate
        self.address = ASKER.get().address
        self.queue: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue(QUEUE)
        self.limits = limits
        self.messages = Bucket(limits.messages, limits.messages_per_second)
        self.hellos = Bucket(limits.hellos, limits.hellos_per_second)
        self.says = Bucket(limits.says, limits.says_per_second)
        self.undos = Bucket(limits.undos, limits.undos_per_second)
        self.previews = Bucket(limits.previews, limits.previews_per_second)
        self.hint: asyncio.Task[None] | None = None

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
                await self.ws.close(TRY_LATER)
                return
            await self.ws.send_text(msgspec.json.encode(message).decode())

    def spend(self, n: float) -> bool:
        """May the address send `n` more messages?"""
        return self.gate.messages.take(self.address, n)

    def refuse(self, refusal: Refusal) -> None:
        self.post({"type": "refusal", **refusal.view()})

    async def receive(self) -> m.ClientMessage | Refusal:
        """The next message, or what is wrong with it."""
        raw = await self.ws.receive()
        if raw["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(raw.get("code", 1000))
        text = raw.get("text")
        if text is None:
            return Refusal(Message("refused.not_text"))
        if len(text) > MESSAGE_BYTES:
            return limited("too_long")
        if not self.messages.take() or not self.spend(1):
            return limited("too_many_messages")
        try:
            return CLIENT.validate_json(text)
        except ValidationError:
            return Refusal(Message("refused.not_understood"))


def limited(reason: str) -> Refusal:
    """A refusal because of a limit; it is counted."""
    REFUSED.labels(reason).inc()
    return Refusal(Message(f"refused.{reason}"))


async def turn_away(ws: WebSocket, refusal: Refusal, code: int) -> None:
    """Say why, and close."""
    message = {"type": "refusal", **refusal.view()}
    await ws.send_text(msgspec.json.encode(message).decode())
    await ws.close(code)


async def serve_socket(
    ws: WebSocket, lobby: Lobby, gate: Gate, table_id: str, owner_hash: str
) -> None:
    """The life of a socket, if one more may be open."""
    address = ASKER.get().address
    await ws.accept()
    if not gate.enter(address):
        await turn_away(ws, limited("too_many_sockets"), TRY_LATER)
        return
    try:
        await look_on(ws, lobby, gate, table_id, owner_hash)
    finally:
        gate.leave(address)


async def look_on(ws: WebSocket, lobby: Lobby, gate: Gate, table_id: str, owner_hash: str) -> None:
    """From the table to the good-bye."""
    hub = lobby.hub
    try:
        if not TABLE_ID.match(table_id):
            raise UnknownTable(table_id)
        live = await hub.get(table_id)
    except (UnknownTable, ClosedTable) as error:
        reason = raw(str(error)) if isinstance(error, ClosedTable) else NO_SUCH_TABLE
        await turn_away(ws, Refusal(reason), NO_TABLE)
        return
    socket = Socket(ws, owner_hash, gate, hub.limits)
    sender = asyncio.create_task(socket.send_all())
    try:
        if await greet(socket, lobby, live):
            await receive_all(socket, lobby, live)
        else:
            await ws.close(NO_HELLO)
    except LobbyError as error:
        await turn_away(ws, Refusal(error.message), NOT_ADMITTED)
    except WebSocketDisconnect:
        pass
    finally:
        hub.leave(live, socket)
        sender.cancel()
        if socket.hint is not None:
            socket.hint.cancel()


async def greet(socket: Socket, lobby: Lobby, live: Live) -> bool:
    """Wait for the hello; until then everything else is refused."""
    try:
        async with asyncio.timeout(lobby.hub.limits.hello_seconds):
            while not isinstance(message := await socket.receive(), m.Hello):
                wrong = (
                    message
                    if isinstance(message, Refusal)
                    else Refusal(Message("refused.no_hello"))
                )
                socket.refuse(wrong)
            lobby.seating.admit(live, socket.owner_hash, message.key)
            talk = await asyncio.to_thread(lobby.hub.store.talk, live.table.id)
    except TimeoutError:
        return False
    own = live.seats_of(socket.owner_hash)
    socket.post({"type": "welcome", "seats": own, "chat": talk})
    lobby.hub.enter(live, socket, message.seen)
    return True


async def receive_all(socket: Socket, lobby: Lobby, live: Live) -> None:
    """Take one message after another; a bad one gets a sentence, never a crash."""
    while True:
        message = await socket.receive()
        live.touch()
        refusal: Refusal | None
        try:
            refusal = (
                message
                if isinstance(message, Refusal)
                else await handle(socket, lobby, live, message)
            )
        except Exception:
            ERRORS.labels("socket").inc()
            log.exception("a message to table %s failed", live.table.id)
            refusal = Refusal(Message("refused.server_failed"))
        if refusal:
            socket.refuse(refusal)
            if refusal.stale:
                lobby.hub.show(live, socket)


def over_limit(socket: Socket, live: Live, message: m.ClientMessage) -> Refusal | None:
    """What costs much is limited by itself. Going back makes the journal longer without end."""
    if isinstance(message, m.Hello) and not socket.hellos.take():
        return limited("too_many_hellos")
    if isinstance(message, m.Say) and not socket.says.take():
        return limited("too_much_said")
    if isinstance(message, m.AskPreviews):
        n = len(message.tokens)
        if not socket.previews.take(n) or not socket.spend(n * PREVIEW_COST):
            return limited("too_many_messages")
    if isinstance(message, m.Back | m.AskUndo):
        if not socket.undos.take():
            return limited("too_many_undos")
        if undone_lines(live) >= socket.limits.undone_lines:
            return limited("no_more_undos")
    return None


def undone_lines(live: Live) -> int:
    """How many lines of the journal the game would not need."""
    moves = live.table.game.moves if live.table.game is not None else []
    return live.table.ply - sum(move.seat != NATURE for move in moves)


async def handle(
    socket: Socket, lobby: Lobby, live: Live, message: m.ClientMessage
) -> Refusal | None:
    """Carry out one message of a greeted viewer."""
    hub = lobby.hub
    own = live.seats_of(socket.owner_hash)
    refusal = over_limit(socket, live, message)
    if refusal:
        return refusal
    if isinstance(message, m.Hello):
        hub.enter(live, socket, message.seen)
        return None
    if isinstance(message, m.Say):
        return await say(hub, live, own, message.text)
    if isinstance(message, m.AnswerUndo):
        if not own:
            return Refusal(Message("refused.only_watching"))
        return await hub.answer_undo(live, message.request, own, message.accept)
    if isinstance(message, m.AskSeat):
        return await ask_seat(lobby, live, message.seat, socket.owner_hash)
    if isinstance(message, m.AnswerSeat):
        seating, person = lobby.seating, socket.owner_hash
        return await seating.answer(live, message.request, person, message.accept)
    if message.seat not in own:
        return Refusal(Message("refused.not_your_seat"))
    if isinstance(message, m.Choose):
        return await hub.choose(live, message.seat, message.ply, message.token)
    if isinstance(message, m.Back):
        return await hub.back(live, message.type, message.seat, message.ply)
    if isinstance(message, m.AskUndo):
        return await hub.ask_undo(live, message.seat, own)
    if isinstance(message, m.AskPreviews):
        send_previews(socket, live, message)
        return None
    if not live.table.hints:
        return Refusal(Message("refused.no_hints"))
    if socket.hint is not None and not socket.hint.done():
        return Refusal(Message("refused.hint_coming"))
    socket.hint = asyncio.create_task(send_hint(socket, hub, live, message.seat))
    return None


async def ask_seat(lobby: Lobby, live: Live, seat: int, person: str) -> Refusal | None:
    if seat >= live.table.players:
        return Refusal(Message("refused.no_such_seat"))
    return await lobby.seating.ask_for(live, seat, person)


async def send_hint(socket: Socket, hub: Hub, live: Live, seat: int) -> None:
    """Think aside, so that the player can go on meanwhile."""
    ply = live.table.ply
    try:
        hints = await hub.hint(live, seat)
    except TooMuchAsked:
        socket.refuse(limited("bots_busy"))
        return
    tokens = [hint["token"] for hint in hints]
    socket.post({"type": "hint", "seat": seat, "ply": ply, "tokens": tokens, "hints": hints})


def send_previews(socket: Socket, live: Live, asked: m.AskPreviews) -> None:
    """What choices would change; nothing if the game has gone on meanwhile."""
    if asked.ply == live.table.ply:
        previews = live.table.previews(asked.seat, asked.tokens)
        answer = {"type": "previews", "seat": asked.seat, "ply": asked.ply, "previews": previews}
        socket.post(answer)


async def say(hub: Hub, live: Live, own: list[int], text: str) -> Refusal | None:
    """Chat; those who only watch listen."""
    if not own:
        return Refusal(Message("refused.only_players_chat"))
    words = plain(text)
    if not words:
        return Refusal(Message("refused.nothing_said"))
    seat = live.table.seats[own[0]]
    line = await asyncio.to_thread(hub.store.say, live.table.id, seat.index, seat.name, words)
    for viewer in list(live.viewers):
        viewer.post({"type": "chat", "line": line})
    return None
