"""The command `hearthside serve`: settings, logs, an address, and the browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from dataclasses import dataclass
from pathlib import Path

import platformdirs
import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from hearthside.core.errors import HearthsideError
from hearthside.server.app import CLIENT_FILES, Config, create_app
from hearthside.server.doors import server_config
from hearthside.server.files_open import BACKLOG
from hearthside.server.limits import read_limits
from hearthside.server.logs import set_up_logs

FIRST_PORT = 8000
PORTS_TRIED = 100


class CannotServe(HearthsideError):
    """The server cannot start; the sentence says why."""


@dataclass
class Settings:
    """What the command line says. No port: the first free one from 8000 on."""

    host: str = "127.0.0.1"
    port: int | None = None
    database: str | None = None
    open_browser: bool = False
    log_json: bool = False
    origins: tuple[str, ...] = ()
    limits: tuple[str, ...] = ()
    """Limits set to other numbers, as NAME=NUMBER."""
    trusted: tuple[str, ...] = ()
    """Proxies whose word on the address of a client is taken."""


def serve(settings: Settings) -> None:
    """Run until Ctrl-C."""
    with listen(settings.host, settings.port) as listening:
        app = application(settings)
        set_up_logs(settings.log_json)
        server = Server(server_config(app, read_limits(settings.limits), settings.trusted))
        server.settings = settings
        try:
            server.run(sockets=[listening])
        except KeyboardInterrupt:
            print("Good-bye.")


def application(settings: Settings) -> FastAPI:
    config = Config(
        settings.database or own_database(),
        bot_workers=max(1, (os.cpu_count() or 2) - 1),
        limits=read_limits(settings.limits),
        origins=list(settings.origins),
    )
    try:
        return create_app(config)
    except (SQLAlchemyError, ImportError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise CannotServe(f"The database cannot be used: {reason.rstrip('.')}.") from error


class Server(uvicorn.Server):
    """Says where it is once it answers."""

    settings: Settings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started or not sockets:
            return
        address = address_of(sockets[0])
        print(f"Hearthside is at {address} (Ctrl-C ends it).", flush=True)
        if not (CLIENT_FILES / "index.html").exists():
            print("The client is not built; 'make client' builds it.", flush=True)
        if self.settings.open_browser and has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def own_database() -> str:
    """SQLite in the user's data directory."""
    folder = Path(platformdirs.user_data_dir("hearthside", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"{folder} cannot be made: {error.strerror}.") from error
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the wished port, or on the first free one."""
    ports = [port] if port is not None else range(FIRST_PORT, FIRST_PORT + PORTS_TRIED)
    reason = ""
    for number in ports:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.socket(family, socket.SOCK_STREAM)
        if os.name != "nt":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen(BACKLOG)
        except (OSError, OverflowError) as error:
            found.close()
            reason = getattr(error, "strerror", None) or str(error)
            continue
        return found
    where = f"port {port}" if port is not None else f"ports {ports[0]} to {ports[-1]}"
    raise CannotServe(f"Cannot listen on {host}, {where}: {reason}.")


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def has_screen() -> bool:
    """Is there a desktop? Without one a text browser would take the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
