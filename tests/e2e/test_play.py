"""Undo, reload, two browsers, spectators, keyboard, replay."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.e2e.conftest import LiveServer, new_context
from tests.e2e.table import TablePage, first_to_show


def test_undo_and_redo(table: TablePage) -> None:
    """A placed dwarf is taken back and placed again."""
    table.hotseat(2, seed=5)
    table.choose("place clearing")
    before = table.ply
    table.page.click('[data-act="undo"]')
    table.wait_for_ply(before)
    expect(table.option("place clearing")).to_be_visible()
    before = table.ply
    table.page.click('[data-act="redo"]')
    table.wait_for_ply(before)
    table.expect_no_option("place clearing")


def test_reload_in_the_middle_of_a_decision_continues_there(table: TablePage) -> None:
    table.hotseat(2, seed=5)
    table.choose("place clearing")
    title = table.page.locator(".prompt b").first.inner_text()
    table.page.reload()
    table.page.wait_for_selector(".table-view")
    expect(table.page.locator(".prompt b").first).to_have_text(title)


def test_a_tile_is_placed_by_keyboard(table: TablePage) -> None:
    """Tab to the board, arrows and Enter: the first tile lies on f43 and its neighbour."""
    table.hotseat(2, seed=5)
    table.choose("place clearing")
    before = table.ply
    table.page.locator('[data-cell="f43"]').focus()
    table.page.keyboard.press("Enter")
    table.page.keyboard.press("ArrowLeft")
    table.page.keyboard.press("Enter")
    table.wait_for_ply(before)


def test_the_first_round_by_keyboard_only(table: TablePage) -> None:
    """The sheet of all options is enough to play without a mouse."""
    table.hotseat(2, seed=5)
    page = table.page
    for _ in range(12):
        before = table.ply
        page.keyboard.press("o")
        page.wait_for_selector(".dialog [data-option]")
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement?.dataset?.option") is not None:
                break
        page.keyboard.press("Enter")
        table.wait_for_ply(before)
        if page.locator(".rd.now").inner_text().strip().startswith("2"):
            break
    expect(page.locator(".rd.now")).to_have_text(re.compile(r"^\s*2"))


def test_two_browsers_and_a_spectator(browser: Browser, server: LiveServer) -> None:
    """A friend joins by link, both see each other's moves, a spectator gets no decisions."""
    host = TablePage(new_context(browser).new_page(), server.url)
    host.page.goto(server.url)
    made = host.page.context.request.post(
        f"{server.url}/api/tables",
        data={
            "game": "caverna",
            "players": 2,
            "seed": 5,
            "public": True,
            "seats": [{"kind": "me", "name": "Mara"}, {"kind": "open"}],
        },
    ).json()
    link = next(item["path"] for item in made["links"] if item["seat"] == 1)
    guest = TablePage(new_context(browser).new_page(), server.url)
    guest.sit_down(link)
    host.open(made["table"]["id"])
    watcher = TablePage(new_context(browser).new_page(), server.url)
    watcher.open(made["table"]["id"])
    mover = first_to_show([host, guest], '.table-view[data-mine="true"]')
    other = guest if mover is host else host
    other.expect_mine(False)
    before = other.ply
    mover.choose("place wood_gathering")
    other.wait_for_ply(before)
    watcher.wait_for_ply(before)
    other.expect_mine(True)
    watcher.expect_mine(False)
    watcher.expect_tokens(set())
    # Beyond the barrier: the other has chosen since, so going back needs consent.
    before = mover.ply
    other.choose("place supplies")
    mover.wait_for_ply(before)
    before = mover.ply
    mover.page.get_by_role("button", name="Ask to undo").click()
    other.page.click('[data-act="accept-undo"]')
    mover.wait_for_ply(before)
    expect(mover.option("place wood_gathering")).to_be_visible()
    for table in (host, guest, watcher):
        table.page.context.close()


def test_a_link_to_a_step_of_the_replay(table: TablePage, server: LiveServer) -> None:
    table.hotseat(2, seed=5)
    table.choose("place wood_gathering")
    table.page.goto(f"{server.url}/replay/{table.id}?step=2")
    stage = table.page.locator(".stage")
    expect(stage).to_have_attribute("data-ply", "2")
    table.page.keyboard.press("ArrowRight")
    expect(stage).to_have_attribute("data-ply", "3")
    table.page.keyboard.press("Home")
    expect(stage).to_have_attribute("data-ply", "0")


def test_a_lost_connection_is_shown_and_heals(
    browser: Browser, tmp_path_factory: object, server: LiveServer
) -> None:
    """The banner appears while the server is away; afterwards the game goes on where it was."""
    table = TablePage(new_context(browser).new_page(), server.url)
    table.hotseat(2, seed=5)
    table.choose("place wood_gathering")
    ply = table.ply
    server.stop()
    expect(table.page.locator(".banner.warn")).to_be_visible()
    server.start()
    expect(table.page.locator(".banner.warn")).not_to_be_visible(timeout=30_000)
    table.expect_ply(ply)
    table.choose("place supplies")
    table.page.context.close()
