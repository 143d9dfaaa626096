"""The lobby: a new table, who sits where, names, languages, refusals."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import LiveServer, new_context
from tests.e2e.table import FITS, TablePage
from tests.e2e.test_accessibility import violations


@pytest.fixture
def lobby(page: Page, server: LiveServer) -> Page:
    page.goto(server.url)
    page.wait_for_selector('[data-act="create"]')
    return page


def test_a_table_of_two_at_one_screen_with_names(lobby: Page) -> None:
    for seat, name in ((0, "Mara"), (1, "Jun")):
        lobby.locator(".seats select").nth(seat).select_option("hotseat")
        lobby.get_by_label(f"Name at seat {seat + 1}").fill(name)
    lobby.locator('[data-act="create"]').click()
    lobby.wait_for_selector(".table-view")
    expect(lobby.locator(".table-view")).to_contain_text("Jun")


def test_only_one_seat_is_my_own(lobby: Page) -> None:
    lobby.locator(".seats select").nth(1).select_option("me")
    expect(lobby.locator(".seats select").nth(0)).to_have_value("open")


def test_an_open_seat_asks_for_my_name_once_and_leads_to_the_links(
    lobby: Page, server: LiveServer
) -> None:
    lobby.locator(".seats select").nth(1).select_option("open")
    lobby.locator('[data-act="create"]').click()
    expect(lobby.get_by_role("alert")).to_contain_text("name")
    lobby.keyboard.type("Mara <b>")
    lobby.locator('[data-act="create"]').click()
    lobby.wait_for_url(re.compile("/table/"))
    expect(lobby.locator(".waiting")).to_contain_text("Mara b")
    lobby.goto(server.url)
    lobby.wait_for_selector('[data-act="create"]')
    expect(lobby.get_by_label("Your name")).to_have_count(0)


def test_another_person_finds_and_joins_the_open_table(
    lobby: Page, browser: Browser, server: LiveServer
) -> None:
    lobby.get_by_label("Your name").fill("Theo")
    lobby.locator(".seats select").nth(1).select_option("open")
    lobby.get_by_label("Public table").check()
    lobby.locator('[data-act="create"]').click()
    lobby.wait_for_url(re.compile("/table/"))
    table_id = lobby.url.split("/table/")[1].split("?")[0].split("#")[0]
    context = new_context(browser)
    other = context.new_page()
    other.goto(server.url)
    row = other.locator(f'[data-table="{table_id}"]')
    expect(row).to_contain_text("1 free")
    row.get_by_role("link", name="Join").click()
    other.get_by_label("Your name").fill("Lena")
    other.get_by_role("button", name="Sit down").click()
    other.wait_for_selector(".table-view")
    lobby.wait_for_selector(".table-view")
    context.close()


def test_the_options_of_the_game_reach_the_table(lobby: Page, server: LiveServer) -> None:
    lobby.get_by_text("Introductory", exact=True).click()
    lobby.get_by_text("More options", exact=True).click()
    lobby.get_by_label("Harvest markers").select_option(label="Late")
    expect(lobby.get_by_text("1 changed")).to_be_visible()
    with lobby.expect_response(lambda r: r.request.method == "POST" and r.ok) as made:
        lobby.locator('[data-act="create"]').click()
    options = made.value.json()["table"]["options"]
    assert options == {"mode": "introductory", "reveal_harvest_late": True}


def test_options_of_the_solo_game_only_with_one_player(lobby: Page) -> None:
    lobby.get_by_text("More options", exact=True).click()
    expect(lobby.get_by_label("Solo: ruby")).to_have_count(0)
    lobby.get_by_role("radio", name="2", exact=True).focus()
    lobby.keyboard.press("ArrowLeft")
    expect(lobby.get_by_label("Solo: ruby")).to_have_count(1)
    expect(lobby.locator(".seats select")).to_have_count(1)


def test_a_wrong_seed_is_refused_in_a_sentence(lobby: Page) -> None:
    lobby.get_by_label("Seed").fill("abc")
    lobby.locator('[data-act="create"]').click()
    expect(lobby.get_by_role("alert")).to_have_text("A seed is a whole number.")


def test_a_server_that_is_gone_is_named_and_found_again(lobby: Page) -> None:
    lobby.route("**/api/play-now", lambda route: route.abort())
    lobby.locator('[data-act="play-now"]').click()
    expect(lobby.get_by_role("alert")).to_contain_text("does not answer")
    lobby.unroute("**/api/play-now")
    lobby.locator('[data-act="play-now"]').click()
    lobby.wait_for_selector(".table-view")


def test_my_table_is_listed_with_whose_turn_it_is(table: TablePage, server: LiveServer) -> None:
    table.hotseat(2, seed=5)
    table.page.goto(server.url)
    row = table.page.locator(f'[data-table="{table.id}"]')
    expect(row).to_contain_text("Your turn")
    row.get_by_role("link", name="Play").click()
    table.page.wait_for_selector(".table-view")


@pytest.mark.parametrize(
    "language, title",
    [("de", "Setz dich ans Feuer"), ("zh", "来炉火边坐坐"), ("ja", "炉端へどうぞ")],
)
def test_the_language_can_be_switched_and_is_kept(lobby: Page, language: str, title: str) -> None:
    lobby.locator(f'.langs [lang="{language}"]').click()
    expect(lobby.locator("h1")).to_have_text(title)
    lobby.reload()
    expect(lobby.locator("h1")).to_have_text(title)
    expect(lobby.locator("html")).to_have_attribute("lang", language)


def test_the_preferences_open_and_close_by_keyboard(lobby: Page) -> None:
    button = lobby.get_by_role("button", name="Name and settings")
    button.press("Enter")
    lobby.keyboard.type("Mara")
    lobby.keyboard.press("Escape")
    expect(button).to_be_focused()
    expect(button).to_contain_text("Mara")


@pytest.fixture
def sizes(browser: Browser, server: LiveServer) -> Iterator[list[Page]]:
    contexts = [new_context(browser, *size) for size in ((1280, 720), (820, 1180), (390, 844))]
    pages = [context.new_page() for context in contexts]
    yield pages
    for context in contexts:
        context.close()


def test_the_document_never_scrolls(sizes: list[Page], server: LiveServer) -> None:
    for page in sizes:
        for path in ("/", "/rules", "/gallery"):
            page.goto(server.url + path)
            page.wait_for_load_state("networkidle")
            page.wait_for_function(FITS)


def test_open_options_and_preferences_are_accessible(table: TablePage, server: LiveServer) -> None:
    page = table.page
    page.goto(server.url)
    page.wait_for_selector('[data-act="create"]')
    page.locator(".seats select").nth(1).select_option("hotseat")
    page.get_by_text("More options", exact=True).click()
    page.get_by_role("button", name="Name and settings").click()
    assert violations(table) == []
