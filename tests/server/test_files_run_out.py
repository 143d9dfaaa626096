"""A server that has no files left: it says so in few words, and is there again afterwards."""

from __future__ import annotations

import contextlib
import logging
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hearthside.server.files_open import raise_file_limit, room_for_connections
from hearthside.server.logs import Thrift
from tests.server.people import wait_until

resource = pytest.importorskip("resource", reason="NO FILE LIMITS ON THIS SYSTEM")
FILES = 200
HEALTH = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


@contextlib.contextmanager
def small_server(folder: Path, *limits: str) -> Iterator[int]:
    """The port of a server that may open few files; its log is in the folder."""
    start = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))\n"
    start += "import sys; from hearthside.cli import main; sys.exit(main())"
    database = f"sqlite:///{folder / 'd'}"
    command = [sys.executable, "-c", start, "serve", "--port", "0", "--database", database]
    for limit in limits:
        command += ["--limit", limit]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline().split()[3].rsplit(":", 1)[1])
        finally:
            process.terminate()
            process.wait(20)
            process.stdout.close()


def line(port: int, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 5, (source, 0))


def healthy(port: int, source: str = "127.0.0.1") -> bool:
    try:
        with line(port, source) as one:
            one.sendall(HEALTH)
            return one.recv(4000).startswith(b"HTTP/1.1 200")
    except OSError:
        return False


def test_who_takes_all_connections_leaves_files_for_the_server(tmp_path: Path) -> None:
    """Whoever is too much gets an answer; afterwards all is as before."""
    with small_server(tmp_path, "connections=10000") as port:
        held = [line(port) for _ in range(2 * FILES)]
        wait_until(lambda: b"503" in answer_of(port))
        for one in held:
            one.close()
        wait_until(lambda: healthy(port))
    assert (tmp_path / "log").stat().st_size < 20_000


def answer_of(port: int) -> bytes:
    try:
        with line(port) as one:
            return one.recv(4000)
    except OSError:
        return b""


def test_another_address_is_served_meanwhile(tmp_path: Path) -> None:
    with small_server(tmp_path, "connections=50") as port:
        held = [line(port) for _ in range(2 * FILES)]
        wait_until(lambda: healthy(port, "127.0.0.2"))
        for one in held:
            one.close()


def test_without_any_limit_it_recovers_and_the_log_stays_small(tmp_path: Path) -> None:
    """No files at all: 28 MB of log in 15 seconds before."""
    with small_server(tmp_path, "connections=10000", "all_connections=10000") as port:
        held = [line(port) for _ in range(2 * FILES)]
        log = tmp_path / "log"
        wait_until(lambda: "Too many open files" in log.read_text())
        for one in held:
            one.close()
        wait_until(lambda: healthy(port))
    assert log.stat().st_size < 40_000


def test_the_limit_of_files_is_raised_as_far_as_it_may_be() -> None:
    files = raise_file_limit()
    assert files == raise_file_limit() > 0
    assert 0 < room_for_connections() < files


def test_what_goes_wrong_again_and_again_is_logged_seldom() -> None:
    thrift = Thrift(2, 1e-9)
    passed = []
    for number in range(100):
        record = logging.LogRecord("x", logging.ERROR, "file.py", 7, "no %d", (number,), None)
        if thrift.filter(record):
            passed.append(record.getMessage())
    assert passed == ["no 0", "no 1"]
    other = logging.LogRecord("x", logging.ERROR, "file.py", 8, "another", None, None)
    calm = logging.LogRecord("x", logging.INFO, "file.py", 7, "fine", None, None)
    assert thrift.filter(other)
    assert all(thrift.filter(calm) for _ in range(50))
    thrift.places["file.py", 7].level = 1
    late = logging.LogRecord("x", logging.ERROR, "file.py", 7, "no %d", (100,), None)
    assert thrift.filter(late)
    assert late.getMessage() == "no 100 (98 more like this were left out)"
