"""The web application: REST for the lobby, sockets for tables, files for the client."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import anyio.to_thread
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from hearthside import __version__
from hearthside.core.message import Message, raw
from hearthside.server import campaign_rest, rest
from hearthside.server.api_page import add_api_page
from hearthside.server.brains import COMMAND, Brains
from hearthside.server.campaigns import Campaigns
from hearthside.server.files import CLIENT_FILES, add_client
from hearthside.server.guard import Guard, person_key, same_origin
from hearthside.server.hub import ClosedTable, Hub, UnknownTable
from hearthside.server.limits import Buckets, Limits
from hearthside.server.lobby import Lobby
from hearthside.server.metrics import measure_lag
from hearthside.server.people import People
from hearthside.server.problems import LobbyError, problem
from hearthside.server.sockets import Gate, serve_socket
from hearthside.server.store import Store
from hearthside.server.table import NO_SUCH_TABLE

__all__ = ["CLIENT_FILES", "Config", "create_app"]

log = logging.getLogger("hearthside.app")

NO_SUCH_ADDRESS = Message("refused.no_such_address")
OTHER_ORIGIN = 4403
IDLE_CHECK_SECONDS = 60


@dataclass
class Config:
    """How the server runs."""

    database: str
    bot_workers: int = 1
    bot_limit: float = 20.0
    bot_command: tuple[str, ...] = COMMAND
    limits: Limits = field(default_factory=Limits)
    origins: list[str] = field(default_factory=list)
    """Other origins whose pages may use this server."""


def create_app(config: Config) -> FastAPI:
    """The application of one server process."""
    limits = config.limits
    brains = Brains(config.bot_workers, config.bot_limit, config.bot_command, limits.bot_questions)
    hub = Hub(Store(config.database), brains, limits)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        chores = [asyncio.create_task(forget_idle_tables(hub)), asyncio.create_task(measure_lag())]
        yield
        for chore in chores:
            chore.cancel()
        await hub.close()

    app = FastAPI(
        title="Hearthside",
        version=__version__,
        description="Tables over REST; each has a WebSocket at /api/tables/{table_id}/socket.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.hub = hub
    app.state.people = People(hub.store)
    app.state.lobby = Lobby(hub)
    app.state.campaigns = Campaigns(app.state.lobby)
    app.state.new_tables = Buckets(limits.new_tables, limits.new_tables_per_second)
    gate = Gate(limits)
    app.add_middleware(Guard, limits=limits, origins=config.origins)
    add_refusals(app)
    app.include_router(rest.router)
    app.include_router(campaign_rest.router)

    @app.websocket("/api/tables/{table_id}/socket")
    async def socket(ws: WebSocket, table_id: str) -> None:
        if not same_origin(ws.headers, config.origins):
            await ws.close(OTHER_ORIGIN)
            return
        person = await app.state.people.of(person_key(ws.headers))
        await serve_socket(ws, app.state.lobby, gate, table_id, person)

    add_operation(app, hub)
    add_api_page(app)

    @app.get("/api/{rest:path}", include_in_schema=False)
    async def nowhere(rest: str) -> JSONResponse:
        return JSONResponse(problem(NO_SUCH_ADDRESS), 404)

    add_client(app)
    return app


def add_refusals(app: FastAPI) -> None:
    """Every refusal is one sentence in `detail`."""

    @app.exception_handler(LobbyError)
    async def refuse(_: Request, error: LobbyError) -> JSONResponse:
        return JSONResponse(problem(error.message), error.status)

    @app.exception_handler(SQLAlchemyError)
    async def no_database(_: Request, error: SQLAlchemyError) -> JSONResponse:
        log.error("the database failed: %s", error)
        return JSONResponse(problem(Message("refused.database")), 503)

    @app.exception_handler(UnknownTable)
    async def unknown(_: Request, error: UnknownTable) -> JSONResponse:
        return JSONResponse(problem(NO_SUCH_TABLE), 404)

    @app.exception_handler(ClosedTable)
    async def closed(_: Request, error: ClosedTable) -> JSONResponse:
        return JSONResponse(problem(raw(str(error))), 409)

    @app.exception_handler(HTTPException)
    async def general(_: Request, error: HTTPException) -> JSONResponse:
        return JSONResponse(problem(raw(str(error.detail))), error.status_code, error.headers)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:])
        sentence = f"{where}: {first['msg']}" if where else str(first["msg"])
        return JSONResponse(problem(raw(f"{printable(sentence)}.")), 422)


def printable(text: str) -> str:
    """Without what cannot be sent: the message may quote broken input."""
    return text.encode(errors="replace").decode()


def add_operation(app: FastAPI, hub: Hub) -> None:
    """What operators look at."""

    @app.get("/health", tags=["operation"])
    async def health() -> JSONResponse:
        """200 while the database answers, else 503."""
        facts: dict[str, Any] = {"status": "ok", "version": __version__}
        try:
            facts["tables"] = await anyio.to_thread.run_sync(hub.store.count)
        except SQLAlchemyError:
            return JSONResponse({**facts, "status": "the database does not answer"}, 503)
        return JSONResponse(facts)

    @app.get("/metrics", tags=["operation"], response_class=PlainTextResponse)
    async def metrics() -> Response:
        """Figures for Prometheus."""
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


async def forget_idle_tables(hub: Hub) -> None:
    while True:
        await asyncio.sleep(IDLE_CHECK_SECONDS)
        hub.forget_idle()
