"""What one client may take: connections, time, requests, sockets, hellos, undo lines, tables."""

from __future__ import annotations

import socket
import threading
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from hearthside.cli import app as command_line
from hearthside.server.app import Config
from hearthside.server.doors import Proxies
from hearthside.server.limits import (
    MOST_KNOWN,
    BadLimit,
    Buckets,
    Crowd,
    Limits,
    cost_of,
    read_limits,
)
from hearthside.server.metrics import REFUSED
from tests.server.people import Person, ThreadServer, Wire, reason_of, wait_until

HEALTH = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


def limited(folder: Path, **limits: float) -> Config:
    return Config(f"sqlite:///{folder / 'd'}", limits=Limits(**limits))


def answer(line: socket.socket, request: bytes = HEALTH) -> bytes:
    """The head of the answer to a request; nothing if the connection was closed."""
    try:
        line.sendall(request)
        return line.recv(4000)
    except (ConnectionError, TimeoutError):
        return b""


def refusals(reason: str) -> float:
    return float(REFUSED.labels(reason)._value.get())


# Connections


def test_an_address_has_so_many_connections_and_another_still_gets_in(tmp_path: Path) -> None:
    with ThreadServer(limited(tmp_path, connections=5)) as server:
        before = refusals("too_many_connections")
        held = [server.line() for _ in range(5)]
        with server.line() as one_more:
            assert one_more.recv(4000).startswith(b"HTTP/1.1 503")
        assert refusals("too_many_connections") > before
        with server.line("127.0.0.2") as other:
            assert answer(other).startswith(b"HTTP/1.1 200")
        held.pop().close()
        wait_until(lambda: reaches(server))
        for line in held:
            line.close()


def reaches(server: ThreadServer) -> bool:
    with server.line() as line:
        return answer(line).startswith(b"HTTP/1.1 200")


def test_closed_sockets_and_connections_are_not_counted_for_ever(tmp_path: Path) -> None:
    """Sockets begin as connections: each leaves once, however it ends."""
    with ThreadServer(limited(tmp_path, connections=6)) as server, server.person() as anna:
        table_id = anna.create("me", "hotseat")["table"]["id"]
        for _ in range(8):
            with anna.socket(table_id) as wire:
                wire.turn()
        for _ in range(8):
            with anna.socket("zzzz9999", seen=None) as wire:
                wire.receive()
        for _ in range(8):
            server.line().close()
        doors = server.doors
        wait_until(lambda: doors.inside <= 1)
        assert sum(doors.by_address.by_client.values()) == doors.inside


def test_a_family_behind_one_address_is_not_limited(tmp_path: Path) -> None:
    """Twenty browsers, each with six connections and a socket, by the usual limits."""
    with ThreadServer(Config(f"sqlite:///{tmp_path / 'd'}")) as server:
        held = [server.line() for _ in range(20 * 6)]
        people = [server.person() for _ in range(20)]
        host = people[0].create("me", "hotseat")["table"]["id"]
        wires: list[Wire] = []
        for person in people:
            for _ in range(30):
                assert person.http.get("/icons.svg").status_code in (200, 404)
            assert person.get("/api/tables")
            wires.append(person.socket(host))
            wires[-1].expect("state")
        for line in held:
            line.close()
        for wire in wires:
            wire.ws.close()
        for person in people:
            person.http.close()


def test_headers_have_to_arrive_in_time(tmp_path: Path) -> None:
    """One byte now and then does not keep a connection open."""
    with ThreadServer(limited(tmp_path, header_seconds=0.3)) as server:
        with server.line() as slow:
            slow.sendall(b"GET /health HTTP/1.1\r\nHost: ")
            over = threading.Event()

            def trickle() -> None:
                while not over.wait(0.05):
                    try:
                        slow.sendall(b"x")
                    except OSError:
                        return

            thread = threading.Thread(target=trickle)
            thread.start()
            try:
                assert slow.recv(4000).startswith(b"HTTP/1.1 408")
            finally:
                over.set()
                thread.join()
        with server.line() as silent:
            assert silent.recv(4000) == b""


def test_the_second_request_of_a_connection_has_to_arrive_in_time_too(tmp_path: Path) -> None:
    with ThreadServer(limited(tmp_path, header_seconds=0.5)) as server, server.line() as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        seen = b""
        while b"}" not in seen:
            seen += line.recv(4000)
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x")
        assert line.recv(4000).startswith(b"HTTP/1.1 408")


def test_a_body_that_nobody_reads_ends_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hearthside.server.doors.SPARE_SECONDS", 0.1)
    with ThreadServer(limited(tmp_path, body_seconds=0.2)) as server, server.line() as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        while line.recv(4000):
            pass


# Requests


def test_too_many_looks_are_refused(tmp_path: Path) -> None:
    config = limited(tmp_path, gets=5, gets_per_second=0.001)
    with ThreadServer(config) as server, server.person() as anna:
        codes = [anna.http.get("/api/tables").status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2
        sentence = anna.http.get("/api/games").json()["detail"]
        assert sentence == "Too many requests; please wait a moment."


def test_files_cost_little_and_steps_much(tmp_path: Path) -> None:
    assert cost_of("/assets/x.js") < cost_of("/api/tables") < cost_of("/api/tables/x/steps/3")
    config = limited(tmp_path, gets=5, gets_per_second=0.001)
    with ThreadServer(config) as server, server.person() as anna:
        assert [anna.http.get("/health").status_code for _ in range(30)] == [200] * 30


def test_a_person_hosts_so_many_tables(tmp_path: Path) -> None:
    config = limited(tmp_path, tables_per_person=2)
    with ThreadServer(config) as server, server.person() as anna, server.person() as ben:
        for _ in range(2):
            anna.create("me", "open")
        wish = {"game": "caverna", "players": 1, "seats": [{"kind": "me"}]}
        sentence = "You host 2 tables that are not over; finish some of them first."
        assert anna.refused("/api/tables", wish) == (429, sentence)
        assert anna.refused("/api/play-now") == (429, sentence)
        ben.create("me", "open")


def test_an_address_makes_so_many_tables_with_whatever_keys(tmp_path: Path) -> None:
    config = limited(tmp_path, new_tables=3, new_tables_per_second=0.0001)
    with ThreadServer(config) as server:
        for _ in range(3):
            with server.person() as somebody:
                somebody.create("me", "open")
        with server.person() as somebody:
            assert somebody.refused("/api/play-now") == (
                429,
                "Too many new tables; please wait a moment.",
            )


# Proxies


def forwarded(anna: Person, address: str) -> int:
    return anna.http.get("/api/games", headers={"X-Forwarded-For": address}).status_code


def test_behind_a_proxy_the_forwarded_address_counts(tmp_path: Path) -> None:
    config = limited(tmp_path, gets=2, gets_per_second=0.001, connections=1)
    with (
        ThreadServer(config, trusted=("127.0.0.0/8",)) as server,
        server.person() as anna,
        server.person() as ben,
    ):
        assert [forwarded(anna, "192.0.2.1") for _ in range(3)] == [200, 200, 429]
        assert forwarded(ben, "192.0.2.2") == 200, "a proxy has more than one connection"
        assert forwarded(anna, "192.0.2.9, 192.0.2.1") == 429, "the last one is the proxy's word"
        assert [forwarded(anna, "2001:db8::1"), forwarded(anna, "2001:db8::2")] == [200, 200]
        assert forwarded(anna, "2001:db8::3") == 429, "one household"


def test_nobody_else_is_believed_about_addresses(tmp_path: Path) -> None:
    config = limited(tmp_path, gets=2, gets_per_second=0.001)
    for trusted in ((), ("192.0.2.77",)):
        with ThreadServer(config, trusted=trusted) as server, server.person() as anna:
            codes = [forwarded(anna, f"192.0.2.{n}") for n in range(3)]
            assert codes == [200, 200, 429]
            answer = anna.http.get("/api/games", headers={"X-Forwarded-Proto": "https"})
            assert "Secure" not in answer.headers.get("set-cookie", "")


def test_a_proxy_is_an_address_or_a_network() -> None:
    proxies = Proxies(["127.0.0.1", "2001:db8::/32"])
    assert "127.0.0.1" in proxies
    assert "2001:db8::7" in proxies
    assert "127.0.0.2" not in proxies
    assert "local" not in proxies
    with pytest.raises(BadLimit, match="'my proxy' is not the address or the network of a proxy"):
        Proxies(["my proxy"])


# Sockets


def test_an_address_has_so_many_sockets(tmp_path: Path) -> None:
    with ThreadServer(limited(tmp_path, sockets=2)) as server, server.person() as anna:
        table_id = anna.create("me", "hotseat")["table"]["id"]
        with anna.socket(table_id) as first, anna.socket(table_id) as second:
            first.turn()
            second.turn()
            with anna.socket(table_id, seen=None) as third:
                sentence = "Too many pages of your address look at tables; close some of them."
                assert reason_of(third.receive()) == sentence
                with pytest.raises(ConnectionClosed) as closed:
                    third.receive()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1013
        wait_until(lambda: opens(anna, table_id))


def opens(anna: Person, table_id: str) -> bool:
    with anna.socket(table_id, seen=None) as wire:
        try:
            wire.send({"type": "hello", "seen": -1})
            return bool(wire.receive()["type"] == "welcome")
        except ConnectionClosed:
            return False


def test_sockets_are_not_opened_too_fast(tmp_path: Path) -> None:
    config = limited(tmp_path, new_sockets=3, new_sockets_per_second=0.0001)
    with ThreadServer(config) as server, server.person() as anna:
        table_id = anna.create("me", "hotseat")["table"]["id"]
        assert [opens(anna, table_id) for _ in range(4)] == [True, True, True, False]


def test_hellos_said_again_are_cheap_and_then_refused(anna: Person, ben: Person) -> None:
    """19 KB of hellos made 90 MB of answers: every hello told everybody everything."""
    table_id = anna.create("me", "hotseat")["table"]["id"]
    with anna.socket(table_id) as wire, ben.socket(table_id) as looking:
        wire.turn()
        looking.expect("state")
        for _ in range(30):
            looking.send({"type": "hello", "seen": -1})
        kinds = [looking.receive()["type"] for _ in range(30)]
        assert kinds == ["state"] * 3 + ["refusal"] * 27
        anna_hears = heard_until_chat(wire)
        assert anna_hears == []


def heard_until_chat(wire: Wire) -> list[str]:
    """What was sent to somebody up to the own next line of chat."""
    wire.send({"type": "say", "text": "now"})
    found: list[str] = []
    while (kind := wire.receive()["type"]) != "chat":
        found.append(kind)
    return found


def test_spectators_who_come_and_go_disturb_nobody(anna: Person, ben: Person) -> None:
    table_id = anna.create("me", "hotseat")["table"]["id"]
    with anna.socket(table_id) as wire:
        wire.turn()
        for _ in range(10):
            with ben.socket(table_id) as looking:
                looking.expect("state")
        assert heard_until_chat(wire) == []


def test_undo_lines_are_limited_by_time(anna: Person, server: ThreadServer) -> None:
    table_id = anna.create("me", "hotseat")["table"]["id"]
    with anna.socket(table_id) as wire:
        seat, token = wire.first()
        wire.play(token, seat)
        sentence = ""
        for _ in range(40):
            kind = "undo" if wire.state["can_undo"] else "redo"
            wire.send({"type": kind, "seat": seat, "ply": wire.state["ply"]})
            message = wire.receive()
            if message["type"] == "refusal":
                sentence = reason_of(message)
                break
        assert sentence == "Choices are taken back too fast; please wait a moment."
    assert server.hub.live[table_id].table.ply <= 40


def test_undo_lines_are_limited_by_number(tmp_path: Path) -> None:
    config = limited(tmp_path, undone_lines=4)
    with ThreadServer(config) as server, server.person() as anna:
        table_id = anna.create("me", "hotseat")["table"]["id"]
        with anna.socket(table_id) as wire:
            for _ in range(2):
                seat, token = wire.first()
                wire.play(token, seat)
                before = wire.state["ply"]
                wire.send({"type": "undo", "seat": seat, "ply": before})
                wire.until(lambda state, before=before: state["ply"] > before)  # type: ignore[misc]
            seat, token = wire.first()
            wire.play(token, seat)
            wire.send({"type": "undo", "seat": seat, "ply": wire.state["ply"]})
            sentence = "At this table too much was taken back already."
            assert reason_of(wire.expect("refusal")) == sentence


def test_talk_is_limited(anna: Person) -> None:
    table_id = anna.create("me", "hotseat")["table"]["id"]
    with anna.socket(table_id) as wire:
        wire.turn()
        for _ in range(15):
            wire.send({"type": "say", "text": "spam"})
        kinds = [wire.receive() for _ in range(15)]
        refused = [reason_of(one) for one in kinds if one["type"] == "refusal"]
        assert len(refused) >= 4
        assert set(refused) == {"You are talking too fast; please wait a moment."}


def test_previews_are_limited(anna: Person) -> None:
    table_id = anna.create("me", "hotseat")["table"]["id"]
    with anna.socket(table_id) as wire:
        seat, token = wire.first()
        ask: dict[str, Any] = {"type": "preview", "seat": seat, "ply": 0, "tokens": [token] * 48}
        for _ in range(14):
            wire.send(ask)
        kinds = [wire.receive()["type"] for _ in range(14)]
        assert kinds[:10] == ["previews"] * 10
        assert "refusal" in kinds


def test_all_sockets_of_an_address_share_their_messages(tmp_path: Path) -> None:
    config = limited(tmp_path, all_messages=12, all_messages_per_second=0.0001)
    with ThreadServer(config) as server, server.person() as anna:
        table_id = anna.create("me", "hotseat")["table"]["id"]
        with anna.socket(table_id) as first, anna.socket(table_id) as second:
            first.turn()
            second.turn()
            for wire in (first, second):
                for _ in range(8):
                    wire.send({"type": "answer_undo", "request": 1, "accept": True})
            reasons = [reason_of(w.expect("refusal")) for w in (first, second) for _ in range(8)]
            assert reasons.count("Too many messages; please wait a moment.") == 6
            assert reasons.count("Nobody has asked to go back.") == 10


# Counting


def test_a_full_crowd_and_who_leaves() -> None:
    crowd = Crowd(2)
    assert [crowd.enter("a"), crowd.enter("a"), crowd.enter("a"), crowd.enter("b")] == [
        True,
        True,
        False,
        True,
    ]
    crowd.leave("a")
    assert crowd.enter("a")
    for _ in range(5):
        crowd.leave("a")
        crowd.leave("b")
    assert crowd.by_client == {}


def test_many_addresses_do_not_free_one_that_has_taken_too_much() -> None:
    buckets = Buckets(2, 0)
    for client in map(str, range(MOST_KNOWN - 1)):
        buckets.take(client)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("a")] == [True, True, False]
    assert buckets.take("one more")
    assert not buckets.take("a")
    assert len(buckets.by_client) < MOST_KNOWN
    again = Buckets(2, 1e9)
    for client in map(str, range(MOST_KNOWN + 1)):
        again.take(client)
    assert len(again.by_client) == 1, "those that are full again are forgotten"


def test_limits_are_settings() -> None:
    assert read_limits(["posts=100", "header_seconds=2.5"]) == Limits(posts=100, header_seconds=2.5)
    for wish in ("posts", "posts=", "posts=many", "posts=-1", "posts=nan"):
        with pytest.raises(BadLimit, match="posts"):
            read_limits([wish])
    result = CliRunner().invoke(command_line, ["serve", "--port", "0", "--limit", "speed=3"])
    assert result.exit_code == 2
    assert result.stderr.startswith("There is no limit 'speed'; the limits are all_connections, ")
