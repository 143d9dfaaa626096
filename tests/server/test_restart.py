"""A server that dies loses nothing it has acknowledged; two servers share one database."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import hearthside
from hearthside.server.app import Config
from hearthside.server.store import Store
from tests.server.people import ROOMY, Person, ThreadServer, Wire, reason_of, wait_until


class Process:
    """`hearthside serve` as people run it, on a database that stays."""

    def __init__(self, database: str, *arguments: str) -> None:
        command = [sys.executable, "-m", "hearthside.cli", "serve", "--port", "0", *arguments]
        self.process = subprocess.Popen(
            [*command, "--database", database],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        self.url = self.said.split()[3]

    def end(self, how: int) -> str:
        """Send a signal and wait; what it wrote to its log is returned."""
        os.kill(self.process.pid, how)
        _, log = self.process.communicate(timeout=60)
        return log


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture
def processes() -> Iterator[list[Process]]:
    """All processes of a test; whatever happens, none is left behind."""
    found: list[Process] = []
    yield found
    for one in found:
        if one.process.poll() is None:
            one.end(signal.SIGKILL)


def test_kill_9_during_a_game_loses_and_doubles_nothing(url: str, processes: list[Process]) -> None:
    """Choices are sent as fast as they are answered; the server is killed again and again."""
    dice = random.Random(5)
    acknowledged: list[str] = []
    cookie = ""
    table_id = ""
    for _ in range(3):
        process = Process(url)
        processes.append(process)
        with Person(process.url) as anna:
            if cookie:
                anna.http.cookies.set("hearthside", cookie)
            else:
                table_id = anna.create("me", "hotseat", seed=4)["table"]["id"]
                cookie = anna.http.cookies["hearthside"]
            acknowledged = checked(kept(url, table_id), acknowledged)
            killer = threading.Timer(dice.uniform(0, 0.03), process.process.kill)
            with anna.socket(table_id) as wire, contextlib.suppress(ConnectionClosed):
                play_on(wire, dice, acknowledged, killer)
            process.process.communicate(timeout=60)
            assert process.process.returncode == -signal.SIGKILL
    journal = checked(kept(url, table_id), acknowledged)
    assert len(journal) >= 30
    with ThreadServer(Config(url)) as server, server.person() as ben:
        text = ben.http.get(f"/api/tables/{table_id}/record").text
        moves = hearthside.replay(text).moves
        assert [move.token for move in moves if move.seat >= 0] == journal


def checked(journal: list[str], acknowledged: list[str]) -> list[str]:
    """All that was acknowledged is there, in order; besides at most the last one sent."""
    assert journal[: len(acknowledged)] == acknowledged
    assert len(journal) <= len(acknowledged) + 1
    return journal


def kept(url: str, table_id: str) -> list[str]:
    store = Store(url)
    entries = store.journal(table_id)
    store.close()
    assert [entry.ply for entry in entries] == list(range(len(entries)))
    return [entry.token for entry in entries]


def play_on(
    wire: Wire, dice: random.Random, acknowledged: list[str], killer: threading.Timer
) -> None:
    """Choose at random until the line breaks; a choice counts when its state has come back."""
    for number in range(1000):
        if number == 10:
            killer.start()
        decision = wire.turn()["decisions"][0]
        token = dice.choice([o["token"] for o in decision["options"]])
        wire.play(token, decision["seat"])
        acknowledged.append(token)


def test_the_bots_processes_end_with_the_server(url: str, processes: list[Process]) -> None:
    process = Process(url)
    processes.append(process)
    with Person(process.url) as anna:
        table_id = anna.create("me", "greedy")["table"]["id"]
        with anna.socket(table_id) as wire:
            wire.turn()
            wire.send({"type": "hint", "seat": 0})
            wire.expect("hint")
            workers = children(process.process.pid)
            assert workers
    process.end(signal.SIGKILL)
    wait_until(lambda: not any(alive(pid) for pid in workers))


def children(pid: int) -> list[int]:
    found = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False
    )
    return [int(word) for word in found.stdout.split()]


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_ctrl_c_ends_it_quietly_even_with_people_at_the_table(
    url: str, processes: list[Process]
) -> None:
    process = Process(url)
    processes.append(process)
    assert process.said.startswith("Hearthside is at http://127.0.0.1:")
    with Person(process.url) as anna:
        table_id = anna.create("me", "greedy")["table"]["id"]
        wire = anna.socket(table_id)
        wire.turn()
        log = process.end(signal.SIGINT)
        wire.__exit__()
    assert process.process.returncode in (0, -signal.SIGINT)
    assert "Traceback" not in log


def test_logs_can_be_json_lines_without_secrets(url: str, processes: list[Process]) -> None:
    process = Process(url, "--log-json")
    processes.append(process)
    with Person(process.url) as anna:
        made = anna.create("me", "open")
        key = made["links"][0]["path"].partition("#key=")[2]
        anna.refused(f"/api/tables/{made['table']['id']}/join?key={key}", {"name": "A"})
        cookie = anna.http.cookies["hearthside"]
    log = process.end(signal.SIGTERM)
    lines = [json.loads(line) for line in log.splitlines()]
    posts = [line for line in lines if line.get("path") == "/api/tables"]
    assert (posts[0]["method"], posts[0]["status"], posts[0]["level"]) == ("POST", 200, "info")
    assert posts[0]["ms"] > 0
    assert key not in log
    assert cookie not in log


def test_two_servers_on_one_database_agree(database: str) -> None:
    """Each line is written once, whoever comes first; the other catches up and shows it."""
    config = Config(database, limits=ROOMY)
    with (
        ThreadServer(config) as first,
        ThreadServer(config) as second,
        first.person() as anna,
        second.person() as again,
    ):
        table_id = anna.create("me", "hotseat")["table"]["id"]
        again.http.cookies.set("hearthside", anna.http.cookies["hearthside"])
        with anna.socket(table_id) as one, again.socket(table_id) as two:
            for turn in range(4):
                decision = one.turn()["decisions"][0]
                two.turn()
                assert one.state["ply"] == two.state["ply"] == turn
                seat, tokens = decision["seat"], [o["token"] for o in decision["options"]]
                one.play(tokens[0], seat)
                two.choose(tokens[-1], seat)
                assert two.expect("refusal")["stale"]
                assert two.until(lambda s, t=turn: s["ply"] == t + 1)  # type: ignore[misc]
            assert two.state["view"]["homes"] == one.state["view"]["homes"]
        store = Store(database)
        assert len(store.journal(table_id)) == 4
        store.close()


def test_a_game_of_other_rules_is_not_continued(url: str) -> None:
    with ThreadServer(Config(url)) as server, server.person() as anna:
        table_id = anna.create("me", "hotseat")["table"]["id"]
        cookie = anna.http.cookies["hearthside"]
    store = Store(url)
    from hearthside.server.schema import tables

    with store.engine.begin() as c:
        c.execute(tables.update().values(rules=99))
    store.close()
    with ThreadServer(Config(url)) as server, server.person() as anna:
        anna.http.cookies.set("hearthside", cookie)
        answer = anna.http.get(f"/api/tables/{table_id}")
        assert answer.status_code == 409
        assert "version 99 of the rules" in answer.json()["detail"]
        with anna.socket(table_id, seen=None) as wire:
            assert "version 99" in reason_of(wire.receive())
