"""What every request passes: limits, the person's cookie, security headers, a line in the log."""

from __future__ import annotations

import asyncio
import logging
import time
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hearthside.core.message import Message as Said
from hearthside.core.message import english
from hearthside.server.asking import ASKER, Asker
from hearthside.server.keys import hashed, new_key
from hearthside.server.limits import BODY_BYTES, Buckets, Limits, cost_of, neighbourhood
from hearthside.server.metrics import ERRORS, REFUSED
from hearthside.server.problems import problem

log = logging.getLogger("hearthside.requests")

COOKIE = "hearthside"
COOKIE_SECONDS = 400 * 24 * 3600
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; font-src 'self'; style-src 'self'; "
        "script-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Refused(Exception):
    """A request that goes no further; `reason` names the message."""

    def __init__(self, status: int, reason: str) -> None:
        self.status = status
        self.reason = reason
        self.message = Said(f"refused.{reason}")
        super().__init__(english(self.message))


def same_origin(headers: Headers, allowed: list[str]) -> bool:
    """Only our own pages may ask, and programs, which send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == headers.get("host", "")


def person_key(headers: Headers) -> str:
    """The key in the cookie; empty if there is none that could be ours."""
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(headers.get("cookie", ""))
    except CookieError:
        return ""
    key = jar[COOKIE].value if COOKIE in jar else ""
    return key if 20 <= len(key) <= 64 and key.isascii() else ""


def asker_of(scope: Scope, key: str) -> Asker:
    """Who asks, by address and key; the address is a proxy's if that is not trusted."""
    host = scope["client"][0] if scope.get("client") else "local"
    return Asker(neighbourhood(host), hashed(key))


class Guard:
    """Stands before the application. A refusal is one sentence, and no error gets out bare."""

    def __init__(self, app: ASGIApp, limits: Limits, origins: list[str]) -> None:
        self.app = app
        self.posts = Buckets(limits.posts, limits.posts_per_second)
        self.gets = Buckets(limits.gets, limits.gets_per_second)
        self.body_seconds = limits.body_seconds
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        headers = Headers(scope=scope)
        key = person_key(headers)
        fresh = "" if key else new_key()
        ASKER.set(asker_of(scope, key or fresh))
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        looks = scope["method"] in ("GET", "HEAD")
        scope.setdefault("state", {})["key"] = key or ("" if looks else fresh)
        status = 0

        async def out(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                dress(scope, message, fresh)
            await send(message)

        try:
            self.check(scope, headers)
            if scope["method"] not in ("GET", "HEAD"):
                receive = await whole_body(headers, receive, self.body_seconds)
            await self.app(scope, receive, out)
        except Refused as refused:
            REFUSED.labels(refused.reason).inc()
            answer = JSONResponse(problem(refused.message), refused.status)
            await answer(scope, receive, out)
        except Exception:
            ERRORS.labels("request").inc()
            log.exception("%s %s failed", scope["method"], scope["path"])
            if status:
                raise
            answer = JSONResponse(problem(Said("refused.server_failed")), 500)
            await answer(scope, receive, out)
        finally:
            took = round(1000 * (time.perf_counter() - began), 1)
            facts = {"method": scope["method"], "path": scope["path"], "status": status, "ms": took}
            log.info("%(method)s %(path)s %(status)s %(ms)s ms", facts, extra=facts)

    def check(self, scope: Scope, headers: Headers) -> None:
        """Looking costs little, and files almost nothing; the rest must come from our pages."""
        client = ASKER.get().address
        if scope["method"] in ("GET", "HEAD"):
            if not self.gets.take(client, cost_of(scope["path"])):
                raise Refused(429, "too_many_requests")
            return
        if not same_origin(headers, self.origins):
            raise Refused(403, "other_site")
        if not self.posts.take(client):
            raise Refused(429, "too_many_requests")


async def whole_body(headers: Headers, receive: Receive, seconds: float) -> Receive:
    """Read the body before anybody looks at it; all of ours are small."""
    length = headers.get("content-length", "0")
    if length.isdigit() and int(length[:20]) > BODY_BYTES:
        raise Refused(413, "too_large")
    body = b""
    try:
        async with asyncio.timeout(seconds):
            more = True
            while more:
                message = await receive()
                if message["type"] != "http.request":
                    break
                body += message.get("body", b"")
                more = message.get("more_body", False)
                if len(body) > BODY_BYTES:
                    raise Refused(413, "too_large")
    except TimeoutError as error:
        raise Refused(408, "too_slow") from error
    sent = False

    async def again() -> Message:
        nonlocal sent
        if sent:
            return await receive()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def dress(scope: Scope, message: Message, fresh: str) -> None:
    """Add the headers of every answer, and the cookie of a person who has none.

    A page brings it, or an act; looking does not: of several looks at once each would bring
    another one, and the last would take away what was done with the one before.
    """
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")
        brings = scope["method"] not in ("GET", "HEAD")
    else:
        brings = headers.get("content-type", "").startswith("text/html")
    if fresh and brings and "set-cookie" not in headers:
        headers.append("Set-Cookie", cookie(fresh, scope.get("scheme", "http")))


def cookie(key: str, scheme: str) -> str:
    """The cookie by which a browser is known."""
    secure = "; Secure" if scheme == "https" else ""
    return f"{COOKIE}={key}; Max-Age={COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Lax{secure}"
