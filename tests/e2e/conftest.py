"""A real server and a real Chromium for the tests of the screen."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from hearthside.server.app import CLIENT_FILES
from tests.e2e.table import TablePage

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SERVE = """
import sys, uvicorn
from hearthside.server.app import Config, create_app
from hearthside.server.limits import Limits
if __name__ == "__main__":
    lifted = "gets posts messages all_messages new_tables new_sockets tables_per_person"
    limits = Limits(**dict.fromkeys(lifted.split(), 1e9))
    app = create_app(Config(database=sys.argv[1], limits=limits))
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[2]), log_level="warning")
"""


PATIENCE = 20_000
"""Milliseconds until a screen that does not show what is expected is given up, however slow."""
expect.set_options(timeout=PATIENCE)


def chromium_path() -> str | None:
    """Where a Chromium is, if there is one."""
    named = os.environ.get("HEARTHSIDE_CHROMIUM")
    return named or shutil.which("chromium") or shutil.which("chromium-browser")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser or a built client these tests are not run, and say so."""
    missing = []
    if chromium_path() is None:
        missing.append("there is no Chromium")
    if not (CLIENT_FILES / "index.html").exists():
        missing.append("the client is not built")
    if missing:
        reason = f"BROWSER TESTS NOT RUN: {' and '.join(missing)}"
        for item in items:
            if "tests/e2e" in str(item.path):
                item.add_marker(pytest.mark.skip(reason=reason))


def free_port() -> int:
    import socket

    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class LiveServer:
    """A server process that can be stopped and started again on the same database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        script = self.folder / "serve.py"
        script.write_text(SERVE, encoding="utf-8")
        database = f"sqlite:///{self.folder / 'tables.db'}"
        self.process = subprocess.Popen([sys.executable, str(script), database, str(self.port)])
        for _ in range(300):
            try:
                if httpx.get(f"{self.url}/health", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.1)
        raise AssertionError("the server did not start")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(10)
            self.process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    live = LiveServer(tmp_path_factory.mktemp("server"))
    live.start()
    yield live
    live.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as p:
        found = p.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        yield found
        found.close()


def new_context(browser: Browser, width: int = 1280, height: int = 720) -> BrowserContext:
    context = browser.new_context(viewport={"width": width, "height": height})
    context.set_default_timeout(PATIENCE)
    return context


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    found = new_context(browser)
    yield found
    found.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page that must not throw."""
    errors: list[str] = []
    found = context.new_page()
    found.on("pageerror", lambda error: errors.append(str(error)))
    yield found
    assert errors == []


@pytest.fixture
def table(page: Page, server: LiveServer) -> TablePage:
    return TablePage(page, server.url)
