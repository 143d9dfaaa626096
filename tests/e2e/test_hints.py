"""Bots to play against, and suggestions with their reasons."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.e2e.conftest import LiveServer, new_context
from tests.e2e.table import TablePage
from tests.e2e.test_accessibility import violations

LEVELS = ["novice", "steady", "strong", "master"]


# Levels


def test_the_lobby_offers_four_levels_and_says_what_they_are_like(
    page: Page, server: LiveServer
) -> None:
    page.goto(server.url)
    seat = page.locator(".seats select").nth(1)
    expect(seat.locator("option[value='bot:master']")).to_be_attached()
    for place, level in enumerate(LEVELS):
        expect(seat.locator("option").nth(3 + place)).to_have_attribute("value", f"bot:{level}")
    expect(seat).to_have_value("bot:steady")
    levels = page.locator(".levels")
    expect(levels).to_contain_text("solid play")
    seat.select_option("bot:master")
    expect(levels.locator("summary")).to_contain_text("about 1 s")
    levels.locator("summary").click()
    expect(levels.locator("[data-level]")).to_have_count(6)
    expect(levels.locator('[data-level="novice"]')).to_contain_text("makes mistakes")


def test_a_table_without_hints_says_so(page: Page, server: LiveServer) -> None:
    page.goto(server.url)
    switch = page.get_by_role("switch", name="Hints and analysis")
    expect(switch).to_be_checked()
    switch.uncheck()
    page.locator(".seats select").nth(1).select_option("hotseat")
    page.locator('[data-act="create"]').click()
    page.wait_for_selector(".table-view")
    button = page.locator('[data-act="hint"]')
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button).to_have_attribute("title", "Hints are off at this table.")
    page.keyboard.press("h")
    expect(page.get_by_role("alert")).to_contain_text("Hints are off at this table.")


# Hints


def test_three_ideas_are_marked_and_say_why(table: TablePage) -> None:
    table.hotseat(2, seed=5)
    page = table.page
    page.keyboard.press("h")
    ideas = page.locator(".idea")
    expect(ideas).to_have_count(3)
    for n in (1, 2, 3):
        idea = page.locator(f'[data-idea="{n}"]')
        token = idea.get_attribute("data-option")
        expect(page.locator(f'.space[data-hint="{n}"]')).to_have_attribute("data-option", token)
        expect(idea.locator(".why").first).to_have_text(re.compile(r"\w"))
    expect(ideas.first.locator(".cmp")).to_have_text("the best idea")
    ideas.nth(1).hover()
    marked = page.locator('.space[data-hint="2"]')
    expect(marked).to_have_css("outline-style", "solid")
    assert violations(table) == []
    token = str(ideas.first.get_attribute("data-option"))
    table.choose(token)
    expect(ideas).to_have_count(0)
    table.expect_no_option(token)


def test_an_idea_for_the_board_is_shown_there_and_can_be_put_away(table: TablePage) -> None:
    table.hotseat(2, seed=5)
    table.choose("place clearing")
    page = table.page
    page.keyboard.press("h")
    idea = page.locator(".idea", has_text=re.compile("eadow|ield")).first
    number = idea.get_attribute("data-idea")
    idea.focus()
    expect(page.locator(f'.board [data-mark="{number}"] .ring').first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".idea")).to_have_count(0)
    expect(page.locator(".board [data-mark]")).to_have_count(0)


def test_a_hint_on_its_way_and_a_refusal_are_shown(table: TablePage) -> None:
    """The socket is answered here: a hint takes its time, then it is refused."""
    refusal = {
        "type": "refusal",
        "message": {"key": "raw", "args": {"text": "raw:No time for hints."}},
        "stale": False,
    }
    sockets: list[WebSocketRoute] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        sockets.append(socket)
        socket.on_message(lambda text: None if '"hint"' in str(text) else server.send(text))

    table.page.route_web_socket(re.compile("/socket$"), between)
    table.hotseat(2, seed=5)
    button = table.page.locator('[data-act="hint"]')
    button.click()
    expect(button).to_have_attribute("aria-busy", "true")
    sockets[-1].send(json.dumps(refusal))
    expect(table.page.get_by_role("alert")).to_contain_text("No time for hints.")
    expect(button).to_have_attribute("aria-busy", "false")


@pytest.mark.parametrize("game", ["agricola", "fiends", "neanderthal"])
def test_an_idea_is_played_on_a_phone(browser: Browser, server: LiveServer, game: str) -> None:
    context = new_context(browser, 390, 844)
    table = TablePage(context.new_page(), server.url)
    table.hotseat(2, game=game, seed=5)
    table.page.locator('[data-act="hint"]').click()
    idea = table.page.locator(".idea").first
    expect(idea.locator(".why").first).to_have_text(re.compile(r"\w"))
    table.expect_to_fit()
    before = table.ply
    idea.click()
    table.wait_for_ply(before)
    context.close()
