"""A game of another package, without a screen of its own, on the plain screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import LiveServer
from tests.e2e.table import TablePage
from tests.e2e.test_accessibility import violations
from tests.tiny.package import installed_in


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LiveServer]:
    """A server with Pebbles installed."""
    monkeypatch.setenv("PYTHONPATH", installed_in(tmp_path))
    live = LiveServer(tmp_path)
    live.start()
    yield live
    live.stop()


def test_a_whole_game_on_the_plain_screen(page: Page, server: LiveServer) -> None:
    table = TablePage(page, server.url)
    seats = [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "random"}]
    table.create(2, seats, game="pebbles", seed=3)
    expect(page.locator("dl")).to_contain_text("heap")
    expect(page.locator('[data-act="hint"]')).to_have_attribute("aria-disabled", "true")
    assert violations(table) == []
    for _ in range(20):
        table.wait_for_turn()
        if table.over:
            break
        table.choose("take 1")
    assert table.over
    expect(page.locator("[data-total]").first).to_be_visible()
