"""The web application: REST for the lobby, sockets for tables, files for the client."""


import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import anyio.to_thread
from fastapi import Depends, FastAPI, Request, Response, WebSocket
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.staticfiles import StaticFiles

from hearthside import __version__
from hearthside.core.errors import NothingToUndo
from hearthside.games.caverna.view import catalogue
from hearthside.server import messages as m
from hearthside.server.brains import Brains
from hearthside.server.hub import Hub, Live, UnknownTable
from hearthside.server.keys import hashed, new_key
from hearthside.server.limits import BODY_BYTES, Buckets
from hearthside.server.lobby import Lobby, LobbyError, descriptions
from hearthside.server.rulebook import rule_blocks
from hearthside.server.sockets import serve_socket
from hearthside.server.store import Store

log = logging.getLogger("hearthside.app")

COOKIE = "hearthside"
CLIENT_FILES = Path(__file__).parent / "client"
CSP = (
    "default-src 'self'; img-src 'self' data:; font-src 'self'; style-src 'self'; "
    "script-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
DOCS_CSP = CSP.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")


@dataclass
class Config:
    """How the server runs."""

    database: str
    bot_workers: int = 1
    bot_limit: float = 20.0
    post_burst: float = 60
    post_rate: float = 4
    origins: list[str] = field(default_factory=list)


def create_app(config: Config) -> FastAPI:
    """The application of one server process."""
    store = Store(config.database)
    brains = Brains(config.bot_workers, config.bot_limit)
    hub = Hub(store, brains)
    lobby = Lobby(hub)
    posts = Buckets(config.post_burst, config.post_rate)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        keeper = asyncio.create_task(forget_idle_tables(hub))
        yield
        keeper.cancel()
        brains.close()
        store.close()

    app = FastAPI(
        title="Hearthside",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.hub = hub

    # Guards

    @app.middleware("http")
    async def guard(
        request: Request, call_next: Callable[[Request], Awaitable[Response]]
    ) -> Response:
        """Size and rate limits, the person's cookie, security headers."""
        length = request.headers.get("content-length", "0")
        if length.isdigit() and int(length) > BODY_BYTES:
            return JSONResponse({"detail": "This request is too large."}, 413)
        client = request.client.host if request.client else "local"
        if request.method not in ("GET", "HEAD") and not posts.take(client):
            return JSONResponse({"detail": "Too many requests; please wait a moment."}, 429)
        key = request.cookies.get(COOKIE) or ""
        fresh = not 20 <= len(key) <= 64
        request.state.key = new_key() if fresh else key
        response = await call_next(request)
        if fresh and request.url.path.startswith("/api"):
            response.set_cookie(
                COOKIE,
                request.state.key,
                max_age=400 * 24 * 3600,
                httponly=True,
                samesite="lax",
                secure=request.url.scheme == "https",
            )
        response.headers["Content-Security-Policy"] = CSP
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Referrer-Policy"] = "no-referrer"
        response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
        response.headers["Permissions-Policy"] = "camera=(), microphone=(), geolocation=()"
        return response

    @app.exception_handler(LobbyError)
    async def refuse(_: Request, error: LobbyError) -> JSONResponse:
        return JSONResponse({"detail": str(error)}, error.status)

    @app.exception_handler(UnknownTable)
    async def unknown(_: Request, error: UnknownTable) -> JSONResponse:
        return JSONResponse({"detail": "There is no such table."}, 404)

    def person(request: Request) -> str:
        """The hash of the person's key."""
        return hashed(request.state.key)

    Person = Annotated[str, Depends(person)]  # noqa: N806 a type

    async def found(table_id: m.TableId) -> Live:
        return await hub.get(table_id)

    At = Annotated[Live, Depends(found)]  # noqa: N806 a type
    problems: dict[int | str, dict[str, Any]] = {
        status: {"model": m.Problem} for status in (403, 404, 409, 413, 429)
    }

    # Lobby

    @app.get("/api/games", response_model=list[m.GameDescription], tags=["lobby"])
    async def list_games() -> Any:
        return descriptions()

    @app.get("/api/games/caverna/tiles", tags=["lobby"])
    async def tiles() -> list[dict[str, Any]]:
        """All furnishing tiles, for galleries."""
        return catalogue()

    @app.get("/api/games/caverna/rules", tags=["lobby"])
    async def rules() -> list[dict[str, Any]]:
        """The numbered rules in blocks."""
        return rule_blocks("cav")

    @app.get("/api/tables", response_model=m.Lobby, tags=["lobby"])
    async def list_tables(me: Person) -> Any:
        return await lobby.listing(me)

    @app.post("/api/tables", response_model=m.Created, responses=problems, tags=["lobby"])
    async def create_table(wish: m.NewTable, me: Person) -> Any:
        live, keys = await lobby.create(wish, me)
        return created(hub, live, me, keys)

    @app.post("/api/play-now", response_model=m.Created, responses=problems, tags=["lobby"])
    async def play_now(wish: m.PlayNow, me: Person) -> Any:
        """One click: you and one greedy bot, two-player Caverna."""
        table = m.NewTable(
            game="caverna",
            players=2,
            seats=[
                m.SeatWish(kind="me", name=wish.name),
                m.SeatWish(kind="bot", bot="greedy"),
            ],
        )
        live, keys = await lobby.create(table, me)
        return created(hub, live, me, keys)

    @app.get(
        "/api/tables/{table_id}", response_model=m.TableInfo, responses=problems, tags=["table"]
    )
    async def look(live: At, me: Person) -> Any:
        return hub.info(live, me)

    @app.post(
        "/api/tables/{table_id}/join",
        response_model=m.TableInfo,
        responses=problems,
        tags=["table"],
    )
    async def join(live: At, wish: m.Join, me: Person) -> Any:
        await lobby.join(live, wish.name, me, wish.key)
        return hub.info(live, me)

    @app.post(
        "/api/tables/{table_id}/leave",
        response_model=m.TableInfo,
        responses=problems,
        tags=["table"],
    )
    async def leave(live: At, me: Person) -> Any:
        await lobby.leave(live, me)
        return hub.info(live, me)

    @app.post(
        "/api/tables/{table_id}/start",
        response_model=m.TableInfo,
        responses=problems,
        tags=["table"],
    )
    async def start(live: At, me: Person) -> Any:
        await lobby.start(live, me)
        return hub.info(live, me)

    @app.post(
        "/api/tables/{table_id}/rematch",
        response_model=m.Created,
        responses=problems,
        tags=["table"],
    )
    async def rematch(live: At, me: Person) -> Any:
        again, keys = await lobby.rematch(live, me)
        return created(hub, again, me, keys)

    @app.post(
        "/api/tables/{table_id}/seats/{seat}/link",
        response_model=m.SeatLink,
        responses=problems,
        tags=["table"],
    )
    async def new_link(live: At, seat: int, me: Person) -> Any:
        key = await lobby.new_link(live, seat, me)
        return {"seat": seat, "path": f"/table/{live.table.id}?key={key}"}

    @app.get(
        "/api/tables/{table_id}/record",
        response_class=PlainTextResponse,
        responses=problems,
        tags=["table"],
    )
    async def record(live: At) -> str:
        if live.table.game is None:
            raise LobbyError("This table has not started.")
        return live.table.game.record()

    @app.get("/api/tables/{table_id}/steps/{ply}", responses=problems, tags=["table"])
    async def step(live: At, ply: int, me: Person) -> dict[str, Any]:
        """The table as it was after a number of choices, for the viewer."""
        game = live.table.game
        if game is None:
            raise LobbyError("This table has not started.")
        own = live.seats_of(me)
        viewer = own[0] if own else None
        try:
            then = await anyio.to_thread.run_sync(game.at, ply)
        except NothingToUndo as error:
            raise LobbyError(str(error), status=404) from error
        return {
            "ply": ply,
            "last": game.ply,
            "view": then.view(viewer),
            "events": then.events(max(0, ply - 1), viewer),
            "move": move_view(then),
            "scores": [{"seat": s.seat, "total": s.total, "parts": s.parts} for s in then.scores()],
        }

    @app.get("/api/tables/{table_id}/moves", responses=problems, tags=["table"])
    async def moves(live: At) -> list[dict[str, Any]]:
        """All choices so far, for the slider of a replay."""
        game = live.table.game
        if game is None:
            return []
        return [{"seat": move.seat, "token": move.token} for move in game.moves]

    @app.websocket("/api/tables/{table_id}/socket")
    async def socket(ws: WebSocket, table_id: str) -> None:
        if not same_origin(ws, config.origins):
            await ws.close(4403)
            return
        await serve_socket(ws, hub, table_id, hashed(ws.cookies.get(COOKIE, "")))

    # Operators

    @app.get("/health", tags=["operation"])
    async def health() -> dict[str, Any]:
        await anyio.to_thread.run_sync(store.ping)
        return {"status": "ok", "version": __version__, "tables": store.count()}

    @app.get("/metrics", tags=["operation"], response_class=PlainTextResponse)
    async def metrics() -> Response:
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    add_client(app)
    return app


def created(hub: Hub, live: Live, me: str, keys: list[tuple[int, str]]) -> dict[str, Any]:
    """The answer to a new table: its keys are told once, here."""
    return {
        "table": hub.info(live, me),
        "links": [
            {"seat": seat, "path": f"/table/{live.table.id}?key={key}"} for seat, key in keys
        ],
    }


def move_view(game: Any) -> dict[str, Any] | None:
    if not game.moves:
        return None
    return {"seat": game.moves[-1].seat, "token": game.moves[-1].token}


def same_origin(ws: WebSocket, allowed: list[str]) -> bool:
    """A socket may only be opened by our own pages (or by programs, which send no origin)."""
    origin = ws.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == ws.headers.get("host", "")


async def forget_idle_tables(hub: Hub) -> None:
    while True:
        await asyncio.sleep(60)
        hub.forget_idle()


def add_client(app: FastAPI) -> None:
    """The built client: its files, and its page for every address of its own."""
    if not (CLIENT_FILES / "index.html").exists():

        @app.get("/", include_in_schema=False)
        async def no_client() -> PlainTextResponse:
            return PlainTextResponse("The client is not built; run 'make client'.", 503)

        return
    app.mount("/assets", StaticFiles(directory=CLIENT_FILES / "assets"), name="assets")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith("api/"):
            return JSONResponse({"detail": "There is no such address."}, 404)
        file = (CLIENT_FILES / path).resolve()
        if path and file.is_file() and file.is_relative_to(CLIENT_FILES.resolve()):
            return FileResponse(file)
        return FileResponse(CLIENT_FILES / "index.html", headers={"Cache-Control": "no-cache"})
