#!/usr/bin/env python3
"""Many sockets on many tables with bots playing: does the server stay quick and right?

    python tools/load_test.py                          50 tables with 4 sockets each, 30 seconds
    python tools/load_test.py --tables 5 --choices 10  until every player has made 10 choices
    python tools/load_test.py --pause 0                as fast as the server can
    python tools/load_test.py --url http://...         a server that is running already

All of it comes from one address, by one person: a server that is running already needs other
limits for this (LIFTED, each with --limit).

At each table a player makes random choices against a bot, and the other sockets watch. Measured is
the time from sending a choice to the state that contains it, for the player and for watchers.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

LIFTED = (
    "connections",
    "sockets",
    "new_sockets",
    "all_messages",
    "gets",
    "posts",
    "new_tables",
    "tables_per_person",
    "bot_questions",
)
"""Limits of an address and of a person that this is not about."""
PATIENCE = 60.0
"""Seconds without any message after which a socket is an error."""


@contextlib.contextmanager
def running_server(folder: Path, *arguments: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server process of our own on a free port, ended by its id."""
    database = f"sqlite:///{folder / 'tables.sqlite3'}"
    command = [sys.executable, "-m", "hearthside.cli", "serve", "--port", "0", "--no-open"]
    limits = [word for name in LIFTED for word in ("--limit", f"{name}=1000000")]
    process = subprocess.Popen(
        [*command, "--database", database, *limits, *arguments], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        if not line:
            raise RuntimeError("the server did not start")
        yield line.split()[3], process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(10)
        process.stdout.close()


@dataclass
class Figures:
    """What was measured."""

    sockets: int = 0
    choices: int = 0
    states: int = 0
    late: int = 0
    finished: int = 0
    errors: list[str] = field(default_factory=list)
    own: list[float] = field(default_factory=list)
    watched: list[float] = field(default_factory=list)
    seconds: float = 0.0

    def text(self) -> str:
        lines = [
            f"{self.sockets} sockets, {self.seconds:.1f} s, {self.choices} choices by players "
            f"({self.choices / max(self.seconds, 0.001):.0f}/s), {self.states} states received, "
            f"{self.finished} games finished, {self.late} late choices refused, "
            f"{len(self.errors)} errors",
            line_of("own choice", self.own),
            line_of("as watched", self.watched),
            *self.errors[:5],
        ]
        return "\n".join(lines)


def line_of(name: str, values: list[float]) -> str:
    """Percentiles in milliseconds."""
    if len(values) < 2:
        return f"{name}: too few values"
    cuts = statistics.quantiles(values, n=100)
    marks = [("p50", cuts[49]), ("p95", cuts[94]), ("p99", cuts[98]), ("max", max(values))]
    return f"{name}: " + "  ".join(f"{key} {1000 * value:.1f} ms" for key, value in marks)


@dataclass(frozen=True)
class Plan:
    """How much load: `sockets` per table, the player's included; `pause` is the mean thought."""

    tables: int = 50
    sockets: int = 4
    seconds: float = 30
    choices: int = 1_000_000
    pause: float = 1.0


@dataclass
class Seat:
    """One table: its id, its player's cookie, and when choices were sent, by ply."""

    table: str
    cookie: str
    sent: dict[int, float] = field(default_factory=dict)


async def hello(ws: ClientConnection) -> None:
    await ws.send(json.dumps({"type": "hello", "seen": -1}))


async def next_message(ws: ClientConnection) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await asyncio.wait_for(ws.recv(), PATIENCE))
    return found


class LoadTest:
    """All tables and sockets of one run."""

    def __init__(self, url: str, plan: Plan) -> None:
        self.url = url
        self.plan = plan
        self.until = 0.0
        self.figures = Figures()
        self.stop = asyncio.Event()

    async def run(self) -> Figures:
        seats = await self.make_tables()
        watching = [
            asyncio.create_task(self.guarded(self.watch(seat)))
            for seat in seats
            for _ in range(self.plan.sockets - 1)
        ]
        began = time.monotonic()
        self.until = began + self.plan.seconds
        await asyncio.gather(*(self.guarded(self.play(seat)) for seat in seats))
        self.figures.seconds = time.monotonic() - began
        self.stop.set()
        await asyncio.gather(*watching)
        return self.figures

    async def make_tables(self) -> list[Seat]:
        found = []
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as web:
            for number in range(self.plan.tables):
                wish = {
                    "game": "caverna",
                    "players": 2,
                    "seed": number,
                    "public": True,
                    "seats": [{"kind": "me", "name": "Load"}, {"kind": "bot", "bot": "greedy"}],
                }
                answer = await web.post("/api/tables", json=wish)
                answer.raise_for_status()
                cookie = f"hearthside={web.cookies['hearthside']}"
                found.append(Seat(answer.json()["table"]["id"], cookie))
        return found

    def address(self, seat: Seat) -> str:
        return f"{self.url.replace('http', 'ws', 1)}/api/tables/{seat.table}/socket"

    async def guarded(self, work: Any) -> None:
        try:
            await work
        except Exception as error:
            self.figures.errors.append(f"{type(error).__name__}: {error}")

    async def play(self, seat: Seat) -> None:
        """Choose whenever asked, until the time is over or enough choices are made."""
        dice = random.Random(seat.table)
        made = 0
        headers = {"Cookie": seat.cookie}
        async with connect(self.address(seat), additional_headers=headers, max_size=None) as ws:
            self.figures.sockets += 1
            await hello(ws)
            asked = -1
            while time.monotonic() < self.until and made < self.plan.choices:
                try:
                    message = await next_message(ws)
                except TimeoutError:
                    self.figures.errors.append("a player heard nothing for a long time")
                    return
                if message["type"] == "refusal" and message["stale"]:
                    self.figures.late += 1
                elif message["type"] == "refusal":
                    self.figures.errors.append(message["message"]["key"])
                if message["type"] != "state":
                    continue
                self.figures.states += 1
                if asked >= 0 and message["ply"] > asked:
                    self.figures.own.append(time.perf_counter() - seat.sent[asked])
                    asked = -1
                if message["table"]["status"] == "finished":
                    self.figures.finished += 1
                    return
                if asked < 0 and message["decisions"]:
                    decision = message["decisions"][0]
                    main = [o for o in decision["options"] if not o["anytime"]]
                    option = dice.choice(main or decision["options"])
                    asked = message["ply"]
                    await asyncio.sleep(dice.uniform(0, 2 * self.plan.pause))
                    seat.sent[asked] = time.perf_counter()
                    choice = {"type": "choose", "seat": 0, "ply": asked, "token": option["token"]}
                    await ws.send(json.dumps(choice))
                    made += 1
                    self.figures.choices += 1

    async def watch(self, seat: Seat) -> None:
        """Look on; a spectator is never asked anything."""
        async with connect(self.address(seat), max_size=None) as ws:
            self.figures.sockets += 1
            await hello(ws)
            while not self.stop.is_set():
                with contextlib.suppress(TimeoutError):
                    message = json.loads(await asyncio.wait_for(ws.recv(), 0.5))
                    if message["type"] == "state":
                        self.figures.states += 1
                        if message["decisions"]:
                            self.figures.errors.append("a spectator was asked")
                        began = seat.sent.get(message["ply"] - 1)
                        if began is not None:
                            self.figures.watched.append(time.perf_counter() - began)


def measure(url: str, plan: Plan) -> Figures:
    async def run() -> Figures:
        return await LoadTest(url, plan).run()

    return asyncio.run(run())


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--url", help="a running server; one is started if left out")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--sockets", type=int, default=4, help="per table, the player's included")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--choices", type=int, default=1_000_000, help="per player")
    parser.add_argument("--pause", type=float, default=1.0, help="mean seconds before a choice")
    given = parser.parse_args()
    plan = Plan(given.tables, given.sockets, given.seconds, given.choices, given.pause)
    if given.url:
        figures = measure(given.url, plan)
    else:
        with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as (url, _):
            figures = measure(url, plan)
    print(figures.text())
    return 1 if figures.errors else 0


if __name__ == "__main__":
    sys.exit(main())
