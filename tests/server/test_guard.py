"""What every request passes: headers, cookie, limits, origin."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hearthside.server.app import Config
from hearthside.server.limits import BODY_BYTES, Bucket, Buckets, Limits
from tests.server.people import Person, ThreadServer

PATHS = ["/", "/api/tables", "/api/nothing", "/health", "/metrics", "/table/abcd", "/icons.svg"]


@pytest.fixture
def server(shared_server: ThreadServer) -> ThreadServer:
    return shared_server


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_has_the_security_headers(anna: Person, path: str) -> None:
    headers = anna.http.get(path).headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'self'"
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self'"
    assert policy["object-src"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers or "uvicorn" in headers["server"]


def test_the_cookie_is_set_once_and_cannot_be_read_by_scripts(anna: Person) -> None:
    first = anna.http.post("/api/me/code").headers["set-cookie"]
    assert "HttpOnly" in first
    assert "SameSite=Lax" in first
    assert "Path=/" in first
    assert "Secure" not in first, "plain http on loopback"
    assert "set-cookie" not in anna.http.post("/api/me/code").headers
    assert anna.http.get("/api/tables").headers["cache-control"] == "no-store"


def test_looking_brings_no_cookie(anna: Person) -> None:
    """Several looks at once would each bring another person, and the last would win."""
    for path in ("/api/tables", "/api/games", "/api/campaigns"):
        assert "set-cookie" not in anna.http.get(path).headers


def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    config = Config(f"sqlite:///{tmp_path / 'd'}")
    with ThreadServer(config, trusted=("127.0.0.1",)) as server, server.person() as anna:
        answer = anna.http.post("/api/me/code", headers={"X-Forwarded-Proto": "https"})
        assert answer.headers["set-cookie"].endswith("; Secure")


@pytest.mark.parametrize("cookie", ["short", "x" * 65, "ä" * 30, '"; ; =', "a b" * 10])
def test_a_strange_cookie_is_replaced(server: ThreadServer, cookie: str) -> None:
    with server.person() as someone:
        header = f"hearthside={cookie}".encode("latin-1")
        answer = someone.http.post("/api/me/code", headers=[(b"cookie", header)])
        assert answer.status_code == 200
        assert "hearthside=" in answer.headers["set-cookie"]


@pytest.mark.parametrize("body", [b"[" * 60_000, b'{"a":' * 10_000, b'{"seats":' + b"[" * 50_000])
def test_deep_brackets_are_refused(anna: Person, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    for path in ("/api/tables", "/api/play-now", "/api/campaigns"):
        answer = anna.http.post(path, content=body, headers=headers)
        assert answer.status_code in (400, 422)
        assert answer.json()["detail"]


def test_a_large_body_is_refused(anna: Person) -> None:
    answer = anna.http.post("/api/tables", content=b"x" * (BODY_BYTES + 1))
    assert (answer.status_code, answer.json()["detail"]) == (413, "This request is too large.")


def test_a_large_body_without_a_length_is_refused(anna: Person) -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(BODY_BYTES // 1000 + 2):
            yield b" " * 1000

    answer = anna.http.post("/api/tables", content=chunks())
    assert answer.status_code == 413


def test_a_body_that_never_ends_is_refused(tmp_path: Path) -> None:
    config = Config(f"sqlite:///{tmp_path / 'd'}", limits=Limits(body_seconds=0.2))
    with ThreadServer(config) as server, server.line() as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        assert line.recv(4000).startswith(b"HTTP/1.1 408")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost:1"])
def test_other_sites_may_not_post(anna: Person, origin: str) -> None:
    answer = anna.http.post("/api/play-now", json={}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["detail"]) == (403, "Another site may not do this.")
    assert anna.http.post("/api/play-now", json={}, headers={"Origin": anna.url}).status_code == 200


def test_another_origin_may_be_allowed(tmp_path: Path) -> None:
    config = Config(f"sqlite:///{tmp_path / 'd'}", origins=["https://games.example"])
    with ThreadServer(config) as server, server.person() as anna:
        headers = {"Origin": "https://games.example"}
        assert anna.http.post("/api/play-now", json={}, headers=headers).status_code == 200


def test_too_many_posts_are_refused_and_looking_is_not(tmp_path: Path) -> None:
    config = Config(f"sqlite:///{tmp_path / 'd'}", limits=Limits(posts=3, posts_per_second=0.001))
    with ThreadServer(config) as server, server.person() as anna:
        for _ in range(3):
            anna.refused("/api/tables", {})
        assert anna.refused("/api/tables", {}) == (
            429,
            "Too many requests; please wait a moment.",
        )
        assert anna.get("/api/tables")["mine"] == []


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(2, 1000)
    assert bucket.take()
    assert bucket.take(1.5) or bucket.take(0.5)
    slow = Bucket(1, 0)
    assert [slow.take(), slow.take()] == [True, False]
    each = Buckets(1, 0)
    assert [each.take("a"), each.take("b"), each.take("a")] == [True, True, False]


def test_an_error_inside_is_one_sentence(
    server: ThreadServer, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.hub.store, "newest", lambda *_: 1 / 0)
    answer = anna.http.get("/api/tables")
    assert answer.status_code == 500
    assert answer.json()["detail"] == "Something went wrong on the server; please try again."
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path", ["/..%2f..%2fapp.py", "/assets/..%2f..%2fapp.py", "/%2e%2e/app.py", "//etc/passwd"]
)
def test_no_file_outside_the_client_is_served(anna: Person, path: str) -> None:
    answer = anna.http.get(path)
    assert "create_app" not in answer.text
    assert "root:" not in answer.text
