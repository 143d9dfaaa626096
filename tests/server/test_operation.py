"""What operators see and rely on: health, metrics, memory, addresses, the built client."""

from __future__ import annotations

import asyncio
import socket
import sys
import time
from dataclasses import fields
from pathlib import Path

import pytest
from fastapi import FastAPI
from sqlalchemy.exc import OperationalError
from typer.testing import CliRunner

from hearthside import __version__
from hearthside.cli import app as command_line
from hearthside.server import main, metrics, rulebook
from hearthside.server.app import Config, create_app
from hearthside.server.files import CLIENT_FILES, add_client
from hearthside.server.hub import IDLE_SECONDS
from hearthside.server.limits import Limits
from hearthside.server.main import CannotServe, Settings, address_of, listen, own_database, serve
from tests.server.people import Person, ThreadServer, wait_until


def test_health_counts_tables(anna: Person) -> None:
    anna.create("me", "open")
    assert anna.get("/health") == {"status": "ok", "version": __version__, "tables": {"open": 1}}


def test_health_notices_a_database_that_is_gone(
    server: ThreadServer, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone() -> dict[str, int]:
        raise OperationalError("select", {}, Exception("gone"))

    monkeypatch.setattr(server.hub.store, "count", gone)
    assert anna.http.get("/health").status_code == 503


def test_metrics_tell_tables_sockets_and_latency(anna: Person) -> None:
    def figures() -> dict[str, float]:
        lines = anna.http.get("/metrics").text.splitlines()
        return {
            line.split()[0]: float(line.split()[1]) for line in lines if line.startswith("hearth")
        }

    table_id = anna.create("me", "hotseat")["table"]["id"]
    before = figures()
    with anna.socket(table_id) as wire:
        seat, token = wire.first()
        wire.play(token, seat)
        during = figures()
    assert during["hearthside_sockets"] == before["hearthside_sockets"] + 1
    assert during["hearthside_choices_total"] == before["hearthside_choices_total"] + 1
    assert during["hearthside_choice_seconds_count"] == during["hearthside_choices_total"]
    assert during["hearthside_tables_live"] == 1


def test_metrics_tell_bots_refusals_errors_lag_and_memory(
    server: ThreadServer, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def figure(name: str) -> float:
        lines = anna.http.get("/metrics").text.splitlines()
        found = [float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name + " ")]
        return sum(found)

    table_id = anna.create("me", "greedy")["table"]["id"]
    with anna.socket(table_id) as wire:
        wire.turn()
        wire.send({"type": "say", "text": "x" * 9000})
        wire.expect("refusal")
    assert figure("hearthside_bot_queue") == 0
    assert figure("hearthside_bot_wait_seconds_count") > 0
    assert figure("hearthside_bot_think_seconds_count") > 0
    assert figure("hearthside_bot_processes_total") > 0
    assert figure('hearthside_refused_total{reason="too_long"}') > 0
    assert figure("hearthside_connections") > 0
    wait_until(lambda: figure("hearthside_loop_lag_seconds_count") > 0)
    before = figure('hearthside_errors_total{where="request"}')
    monkeypatch.setattr(server.hub.store, "newest", lambda *_: 1 / 0)
    assert anna.http.get("/api/tables").status_code == 500
    assert figure('hearthside_errors_total{where="request"}') == before + 1
    if sys.platform == "linux":
        assert figure("process_resident_memory_bytes") > 1e6
        assert figure("process_open_fds") > 3


def test_every_limit_and_figure_is_described() -> None:
    text = (Path(__file__).parents[2] / "docs" / "guide" / "self-hosting.md").read_text("utf-8")
    for one in fields(Limits):
        assert f"`{one.name.removesuffix('_per_second')}`" in text
        default = getattr(Limits(), one.name)
        if not one.name.endswith("_per_second"):
            assert f"| {default:g}" in text.split(f"| `{one.name}`", 1)[1].splitlines()[0]
    for name, figure in vars(metrics).items():
        if name.isupper() and hasattr(figure, "_name"):
            assert f"`{figure._name}" in text


def test_idle_tables_leave_memory_and_come_back(server: ThreadServer, anna: Person) -> None:
    table_id = anna.create("me", "hotseat")["table"]["id"]

    async def forget() -> int:
        return server.hub.forget_idle(time.monotonic() + IDLE_SECONDS + 1)

    with anna.socket(table_id) as wire:
        for _ in range(5):
            seat, token = wire.first()
            wire.play(token, seat)
        assert server.do(forget()) == 0, "somebody is looking"
        last = wire.state
    wait_until(lambda: server.do(forget()))
    assert server.hub.live == {}
    with anna.socket(table_id) as wire:
        state = wire.expect("state")
        assert (state["ply"], state["view"]) == (last["ply"], last["view"])
        assert state["decisions"] == last["decisions"]


def test_a_table_just_used_stays_in_memory(server: ThreadServer, anna: Person) -> None:
    anna.create("me", "hotseat")

    async def forget() -> int:
        return server.hub.forget_idle()

    assert server.do(forget()) == 0
    assert len(server.hub.live) == 1


def test_the_next_free_port_is_taken() -> None:
    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        ports = first.getsockname()[1], second.getsockname()[1]
        assert main.FIRST_PORT <= ports[0] < ports[1]
        with pytest.raises(CannotServe, match=f"port {ports[0]}: "):
            listen("127.0.0.1", ports[0])


def test_an_address_that_is_not_ours() -> None:
    with pytest.raises(CannotServe, match=r"Cannot listen on 192\.0\.2\.1, port 0"):
        listen("192.0.2.1", 0)


def test_the_address_for_people() -> None:
    with listen("0.0.0.0", 0) as everywhere:
        assert address_of(everywhere) == f"http://localhost:{everywhere.getsockname()[1]}"
    if socket.has_ipv6:
        try:
            six = listen("::1", 0)
        except CannotServe:
            return
        with six:
            assert address_of(six) == f"http://[::1]:{six.getsockname()[1]}"


def test_games_are_kept_in_the_users_data_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: str(tmp_path / "x"))
    assert own_database() == f"sqlite:///{tmp_path / 'x' / 'tables.sqlite3'}"
    assert (tmp_path / "x").is_dir()


@pytest.mark.parametrize(
    "url", ["nonsense", "postgresql+psycopg://nobody@127.0.0.1:1/x", "sqlite:////no/such/folder/d"]
)
def test_a_bad_database_is_one_sentence(url: str) -> None:
    with pytest.raises(CannotServe, match=r"^The database cannot be used: .*\w\.$"):
        serve(Settings(port=0, database=url))


def test_the_command_line_refuses_in_one_sentence() -> None:
    result = CliRunner().invoke(command_line, ["serve", "--port", "0", "--database", "nonsense"])
    assert result.exit_code == 2
    assert result.stderr.startswith("The database cannot be used: ")
    assert len(result.stderr.splitlines()) == 1


def test_without_a_built_client_the_page_says_so(tmp_path: Path) -> None:
    app = FastAPI()
    add_client(app, tmp_path)
    assert [getattr(route, "path", "") for route in app.routes][-1] == "/"


needs_client = pytest.mark.skipif(
    not (CLIENT_FILES / "index.html").exists(), reason="CLIENT TESTS NOT RUN: it is not built"
)


@needs_client
def test_the_client_is_served_for_its_own_addresses(anna: Person) -> None:
    page = anna.http.get("/")
    assert "<title>" in page.text
    assert page.headers["cache-control"] == "no-cache"
    for path in ("/table/abcd1234", "/replay/abcd1234", "/rules", "/gallery"):
        assert anna.http.get(path).text == page.text


@needs_client
def test_assets_are_compressed_and_kept(anna: Person) -> None:
    script = next((CLIENT_FILES / "assets").glob("*.js"))
    answer = anna.http.get(f"/assets/{script.name}")
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert anna.http.get("/assets/none.js").status_code == 404


@needs_client
def test_the_page_obeys_its_own_policy() -> None:
    """No inline script or style, nothing from elsewhere: the policy would stop it."""
    text = (CLIENT_FILES / "index.html").read_text(encoding="utf-8")
    assert "<style" not in text
    assert "style=" not in text
    assert "http" not in text.replace("http-equiv", "")
    assert text.count("<script") == text.count("<script type=")
    assert 'src="/assets/' in text


def test_rules_are_found_in_a_checkout() -> None:
    assert rulebook.rules_file("cav").name == "cav.md"
    with pytest.raises(FileNotFoundError):
        rulebook.rules_file("chess")


def test_nothing_is_left_open_after_the_end(tmp_path: Path) -> None:
    """Start and stop without a single request."""
    app = create_app(Config(f"sqlite:///{tmp_path / 'd'}"))

    async def life() -> None:
        async with app.router.lifespan_context(app):
            await asyncio.sleep(0)

    asyncio.run(life())
