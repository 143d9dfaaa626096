"""Nothing scrolls the page, and the budgets of the screen hold."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Browser

from hearthside.server.app import CLIENT_FILES
from tests.e2e.conftest import LiveServer, new_context
from tests.e2e.table import TablePage


@pytest.mark.parametrize("players", [2, 4, 7])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_table_fits_without_page_scroll(
    browser: Browser, server: LiveServer, players: int, size: tuple[int, int]
) -> None:
    """One viewport: neither direction scrolls."""
    context = new_context(browser, *size)
    table = TablePage(context.new_page(), server.url)
    table.hotseat(players, seed=5)
    table.page.wait_for_load_state("networkidle")
    table.expect_to_fit()
    context.close()


def test_a_seven_seat_table_stays_under_2500_nodes(browser: Browser, server: LiveServer) -> None:
    context = new_context(browser, 1920, 1080)
    table = TablePage(context.new_page(), server.url)
    table.hotseat(7, seed=5)
    table.page.wait_for_load_state("networkidle")
    nodes = table.page.evaluate("document.querySelectorAll('*').length")
    context.close()
    assert nodes < 2500


@pytest.mark.parametrize("game", ["caverna", "agricola"])
def test_a_table_fetches_under_150_kilobytes_of_program(table: TablePage, game: str) -> None:
    """Of the games only the one that is played is fetched; scripts and styles, gzipped."""
    seats = [{"kind": "hotseat", "name": name} for name in ("Mara", "Jun")]
    table.create(2, seats, game=game, seed=5)
    table.page.wait_for_load_state("networkidle")
    found = table.page.evaluate("performance.getEntriesByType('resource').map((e) => e.name)")
    names = {str(name).rsplit("/", 1)[-1] for name in found}
    files = [file for file in (CLIENT_FILES / "assets").iterdir() if file.name in names]
    programs = [file for file in files if file.suffix in (".js", ".css")]
    assert any(file.name.startswith(f"{game}-") for file in programs)
    assert sum(len(gzip.compress(file.read_bytes())) for file in programs) < 150_000


def test_a_phone_in_portrait_can_play(browser: Browser, server: LiveServer) -> None:
    """390x844: the spaces open as a sheet, and a dwarf is placed by tapping."""
    context = new_context(browser, 390, 844)
    table = TablePage(context.new_page(), server.url)
    table.hotseat(2, seed=5)
    table.expect_to_fit()
    before = table.ply
    table.page.click('[data-tab="spaces"]')
    table.page.locator('.dialog [data-option="place wood_gathering"]').click()
    table.wait_for_ply(before)
    context.close()
