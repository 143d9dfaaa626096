"""The built client: its files, and its page for every address of its own."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

CLIENT_FILES = Path(__file__).parent / "client"
FOREVER = "public, max-age=31536000, immutable"
"""Names below assets/ change with their content."""


class Client(StaticFiles):
    """Files if there are any of that name, else the page: the client knows its addresses."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            answer = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith("assets"):
                raise
            answer = await super().get_response("index.html", scope)
        hashed = path.startswith("assets")
        answer.headers["Cache-Control"] = FOREVER if hashed else "no-cache"
        return answer


def add_client(app: FastAPI, files: Path = CLIENT_FILES) -> None:
    if (files / "index.html").exists():
        app.mount("/", GZipMiddleware(Client(directory=files, html=True), minimum_size=1000))
        return

    @app.get("/", include_in_schema=False)
    async def no_client() -> PlainTextResponse:
        return PlainTextResponse("The client is not built; 'make client' builds it.", 503)
