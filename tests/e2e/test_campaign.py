"""A campaign on the screen: begun in the lobby, gone on with after the server was restarted."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import LiveServer, new_context
from tests.e2e.table import TablePage
from tests.e2e.test_accessibility import violations


def decide_until_ready(page: Page) -> None:
    """Answer what the campaign asks before its first game."""
    ready, choices = page.locator("[data-act='next-game']"), page.locator("main [data-option]")
    expect(ready.or_(choices).first).to_be_enabled()
    while not ready.count():
        before = page.locator("main").inner_text()
        choices.first.click()
        expect(page.locator("main")).not_to_have_text(before, use_inner_text=True)
        expect(ready.or_(choices).first).to_be_enabled()


@pytest.mark.parametrize(
    "kind, shown, first",
    [
        ("agricola-solo", "50", "place day_laborer"),
        ("fiends-solo", "", "place excavation"),
    ],
)
def test_a_solo_campaign_goes_on_after_a_restart(
    browser: Browser, tmp_path: Path, kind: str, shown: str, first: str
) -> None:
    """AGR-16.2, FF-12: the sheet is shown; a restart keeps the game and its choices."""
    server = LiveServer(tmp_path)
    server.start()
    context = new_context(browser, 1280, 720)
    page = context.new_page()
    table = TablePage(page, server.url)
    try:
        page.goto(server.url)
        page.click(f'[data-begin="{kind}"]')
        page.wait_for_url("**/campaign/*")
        address = page.url
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator("main")).to_contain_text(shown)
        assert violations(table) == []
        decide_until_ready(page)
        page.click('[data-act="next-game"]')
        page.wait_for_selector(".table-view")
        table.id = page.url.rsplit("/", 1)[-1]
        table.wait_for_turn()
        before = table.ply
        table.choose(first)
        moved = table.ply
        assert moved > before

        server.stop()
        server.start()
        page.goto(address)
        page.click('[data-act="to-table"]')
        page.wait_for_selector(".table-view")
        assert page.url.endswith(table.id)
        table.wait_for_turn()
        table.expect_ply(moved)
        page.goto(server.url)
        expect(page.locator("[data-campaign]")).to_have_count(1)
    finally:
        context.close()
        server.stop()
