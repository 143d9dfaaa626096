"""axe-core finds nothing to complain about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import LiveServer
from tests.e2e.table import TablePage

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


# A panel that is still fading in has less contrast than it will have a moment later.
STILL = """() => Promise.all(document.getAnimations()
    .filter(shown => shown.effect.getComputedTiming().endTime !== Infinity)
    .map(shown => shown.finished.catch(() => null)))"""


def violations(table: TablePage) -> list[str]:
    """What axe-core finds once the screen stands still, one line each."""
    table.page.evaluate(STILL)
    source = AXE.read_text(encoding="utf-8")
    found: dict[str, Any] = table.page.evaluate(f"async () => {{ {source}; return axe.run() }}")
    return [
        f"{v['id']}: {node['target']} {node['failureSummary']}"
        for v in found["violations"]
        for node in v["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_lobby(table: TablePage, server: LiveServer, theme: str) -> None:
    table.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    table.page.goto(server.url)
    table.page.wait_for_selector('[data-act="create"]')
    assert violations(table) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table(table: TablePage, theme: str) -> None:
    table.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    table.hotseat(2, seed=5)
    assert violations(table) == []
    table.choose("place clearing")
    assert violations(table) == []


def test_the_catalogue_and_the_scores(table: TablePage) -> None:
    table.hotseat(2, seed=5)
    table.choose("place housework")
    table.page.keyboard.press("f")
    table.page.wait_for_selector(".dialog [data-tile]")
    assert violations(table) == []
    table.page.keyboard.press("Escape")
    table.page.get_by_role("button", name="Scores").click()
    table.page.wait_for_selector(".dialog [data-total], .dialog table")
    assert violations(table) == []


def test_the_replay_the_rules_and_the_gallery(table: TablePage, server: LiveServer) -> None:
    table.hotseat(2, seed=5)
    for path in (f"/replay/{table.id}", "/rules", "/gallery"):
        table.page.goto(server.url + path)
        table.page.wait_for_load_state("networkidle")
        assert violations(table) == []
