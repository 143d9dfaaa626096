"""A server in a thread, and people who use it over real connections."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from hearthside.core.message import Message, english
from hearthside.server.app import Config, create_app
from hearthside.server.doors import Doors, GuardedHttp, server_config
from hearthside.server.hub import Hub
from hearthside.server.limits import Limits
from hearthside.server.main import listen

T = TypeVar("T")
PATIENCE = 60.0
ROOMY = Limits(
    all_messages=1e9,
    gets=1e9,
    posts=1e9,
    new_tables=1e9,
    tables_per_person=1e9,
    new_sockets=1e9,
    sockets=1e9,
)
"""Limits for tests that are about something else."""


class ThreadServer:
    """The application behind a real port, in this process, so that tests may look inside."""

    def __init__(self, config: Config, trusted: tuple[str, ...] = ()) -> None:
        self.app = create_app(config)
        self.socket = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.loop: asyncio.AbstractEventLoop | None = None
        settings = server_config(self.app, config.limits, trusted)
        settings.timeout_graceful_shutdown = 1
        self.server = uvicorn.Server(settings)
        self.thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[self.socket])

        asyncio.run(serve())

    def __enter__(self) -> ThreadServer:
        self.thread.start()
        wait_until(lambda: self.server.started)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        self.socket.close()

    @property
    def doors(self) -> Doors:
        http = self.server.config.http_protocol_class
        assert issubclass(http, GuardedHttp)
        return http.doors

    @property
    def hub(self) -> Hub:
        found = self.app.state.hub
        assert isinstance(found, Hub)
        return found

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something on the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    async def play_out(self, table_id: str) -> None:
        """Let everybody choose anything until the game is over."""
        live = await self.hub.get(table_id)
        dice = random.Random(table_id)
        while live.table.status == "running":
            assert live.table.game is not None
            seat = live.table.game.deciders[0]
            option = dice.choice(live.table.game.options(seat))
            assert await self.hub.choose(live, seat, live.table.ply, option.token) is None

    def person(self) -> Person:
        return Person(self.url)

    def line(self, source: str = "127.0.0.1") -> socket.socket:
        """A bare connection, from one of the addresses of this machine."""
        return socket.create_connection(self.socket.getsockname(), PATIENCE, (source, 0))


def wait_until(condition: Callable[[], object], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.02)


class Person:
    """A browser: one cookie jar."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.http.post(path, json=body or {})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def unseen(self, path: str) -> tuple[int, str]:
        """The status and the sentence when something may not be looked at."""
        answer = self.http.get(path)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, str(answer.json()["detail"])

    def refused(self, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the sentence of a refusal."""
        answer = self.http.post(path, json=body or {})
        assert answer.status_code >= 400, answer.text
        return answer.status_code, str(answer.json()["detail"])

    def create(
        self, *seats: str, seed: int | None = 7, name: str = "Host", public: bool = True
    ) -> dict[str, Any]:
        """A new table: 'me', 'open', 'hotseat', or the name of a bot."""
        wishes: list[dict[str, Any]] = []
        for number, seat in enumerate(seats):
            if seat in ("me", "open", "hotseat"):
                named = {} if seat == "open" else {"name": f"{name} {number}"}
                wishes.append({"kind": seat, **named})
            else:
                wishes.append({"kind": "bot", "bot": seat})
        about = {"game": "caverna", "players": len(seats), "seed": seed, "public": public}
        wish = {**about, "seats": wishes}
        found: dict[str, Any] = self.post("/api/tables", wish)
        return found

    def socket(self, table_id: str, seen: int | None = -1, key: str = "", **headers: str) -> Wire:
        """A socket at a table; with `seen` it says hello at once."""
        cookie = self.http.cookies.get("hearthside")
        if cookie:
            headers["Cookie"] = f"hearthside={cookie}"
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table_id}/socket"
        wire = Wire(address, headers)
        if seen is not None:
            wire.send({"type": "hello", "seen": seen, "key": key})
        return wire


class Wire:
    """One socket; remembers the newest state."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.open = ExitStack()
        self.ws: ClientConnection = self.open.enter_context(
            connect(address, additional_headers=headers, max_size=None)
        )
        self.state: dict[str, Any] = {}

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *_: object) -> None:
        self.open.close()

    def send(self, message: dict[str, Any]) -> None:
        self.ws.send(json.dumps(message))

    def receive(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.ws.recv(PATIENCE))
        if found["type"] == "state":
            self.state = found
        return found

    def expect(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            found = self.receive()
            if found["type"] == kind:
                return found

    def until(self, condition: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """The next state for which something holds."""
        while not (self.state and condition(self.state)):
            self.expect("state")
        return self.state

    def turn(self) -> dict[str, Any]:
        """Wait until asked something (or the game is over)."""
        return self.until(lambda s: s["decisions"] or s["table"]["status"] == "finished")

    def choose(self, token: str, seat: int = 0, ply: int | None = None) -> None:
        at = self.state["ply"] if ply is None else ply
        self.send({"type": "choose", "seat": seat, "ply": at, "token": token})

    def play(self, token: str, seat: int = 0) -> dict[str, Any]:
        """Choose and wait for the state that has it."""
        before = self.state["ply"]
        self.choose(token, seat)
        return self.until(lambda s: s["ply"] > before)

    def first(self) -> tuple[int, str]:
        """The first option of what is asked."""
        decision = self.turn()["decisions"][0]
        return int(decision["seat"]), str(decision["options"][0]["token"])


def fake_bots(folder: Path, body: str) -> tuple[str, ...]:
    """The command of a worker that answers by `body`, which sees `question` and the real `answer`.

    It runs for every question and must set `reply`.
    """
    script = folder / "worker.py"
    lines = "\n".join("    " + line for line in body.strip().splitlines())
    script.write_text(
        "import json, os, sys, time\n"
        "from hearthside.server.worker import answer\n"
        'print(json.dumps({"ready": True}), flush=True)\n'
        "for line in sys.stdin:\n"
        "    question = json.loads(line)\n"
        f"{lines}\n"
        "    print(json.dumps(reply), flush=True)\n",
        encoding="utf-8",
    )
    return (sys.executable, str(script))


def reason_of(refusal: dict[str, Any]) -> str:
    """Why something was refused, in English."""
    return english(message_of(refusal["message"]))


def message_of(said: dict[str, Any]) -> Message:
    """The message that was sent as plain data."""
    args = {
        name: message_of(value) if isinstance(value, dict) and "key" in value else value
        for name, value in said["args"].items()
    }
    return Message(said["key"], args)
