"""People at a table: links, private tables, a seat given away, another device."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.e2e.conftest import LiveServer, new_context
from tests.e2e.table import TablePage


def test_a_link_shows_the_table_first_and_says_that_the_seed_was_chosen(
    browser: Browser, server: LiveServer
) -> None:
    """Who is invited sees before sitting down that the host may know what chance will bring."""
    host = TablePage(new_context(browser).new_page(), server.url)
    host.page.goto(server.url)
    seats = [{"kind": "me", "name": "Mara"}, {"kind": "open"}]
    wish = {"game": "caverna", "players": 2, "seed": 5, "seats": seats}
    made = host.page.context.request.post(f"{server.url}/api/tables", data=wish).json()
    guest = TablePage(new_context(browser).new_page(), server.url)
    guest.page.goto(server.url + made["links"][0]["path"])
    expect(guest.page.locator("[data-fixed-seed]")).to_contain_text("chose the seed")
    guest.page.get_by_label("Your name").fill("Lena")
    guest.page.click('[data-act="join"]')
    guest.page.wait_for_selector(".table-view")
    assert guest.page.url.endswith(f"/table/{made['table']['id']}")
    stranger = new_context(browser).new_page()
    stranger.goto(f"{server.url}/table/{made['table']['id']}")
    expect(stranger.get_by_text("This table is private")).to_be_visible()


def test_a_seat_is_given_away_and_both_sides_see_it(browser: Browser, server: LiveServer) -> None:
    owner = TablePage(new_context(browser).new_page(), server.url)
    owner.create(2, [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "greedy"}])
    owner.wait_for_turn()
    owner.page.keyboard.press("p")
    owner.page.click('[data-act="give-seat"]')
    link = owner.page.locator("[data-link]")
    expect(link).to_have_value(re.compile("#key="))
    other = TablePage(new_context(browser).new_page(), server.url)
    other.sit_down(link.input_value().removeprefix(server.url))
    expect(owner.page.get_by_text("has taken this seat").first).to_be_visible()
    other.id = owner.id
    other.wait_for_turn()


def test_a_code_brings_the_own_tables_to_another_device(
    browser: Browser, server: LiveServer
) -> None:
    first = TablePage(new_context(browser).new_page(), server.url)
    first.create(2, [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "greedy"}])
    first.page.get_by_role("button", name="All options and settings").click()
    first.page.click('[data-act="show-code"]')
    code = first.page.locator("[data-code]").inner_text()
    phone = new_context(browser).new_page()
    phone.goto(f"{server.url}/table/{first.id}")
    phone.wait_for_selector(".table-view")
    phone.get_by_role("button", name="All options and settings").click()
    phone.get_by_label("Code from the other device").fill(code)
    phone.click('[data-act="enter-code"]')
    expect(phone.locator(f'[data-table="{first.id}"]')).to_contain_text("Mara")
    second = TablePage(phone, server.url)
    second.open(first.id)
    second.wait_for_turn()
