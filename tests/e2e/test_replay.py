"""The replay: keys, slider, link, running tables; the rules and the gallery."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import LiveServer, new_context
from tests.e2e.table import TablePage
from tests.e2e.test_accessibility import violations


@pytest.fixture
def replay(table: TablePage) -> TablePage:
    """A running hotseat table of which some choices have been made; the replay is at its end."""
    table.hotseat(2, seed=5)
    table.choose("place supplies")
    table.choose("place logging")
    table.page.goto(f"{table.url}/replay/{table.id}")
    table.page.wait_for_selector(".stage")
    return table


def ply(page: Page) -> int:
    return int(page.locator(".stage").get_attribute("data-ply") or -1)


def at(page: Page, step: int) -> None:
    expect(page.locator(".stage")).to_have_attribute("data-ply", str(step))


def test_the_keys_step_and_the_address_names_the_step(replay: TablePage) -> None:
    page = replay.page
    last = int(page.locator(".stage").get_attribute("data-last") or 0)
    assert last >= 3
    at(page, last)
    page.keyboard.press("ArrowLeft")
    at(page, last - 1)
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.wait_for_url(re.compile(r"step=1$"))
    page.keyboard.press("End")
    at(page, last)


def test_space_plays_from_the_beginning(replay: TablePage) -> None:
    page = replay.page
    last = ply(page)
    page.locator(".acts .chip").click()
    page.locator("body").click(position={"x": 5, "y": 400})
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    at(page, last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_link_leads_to_its_step_also_for_a_stranger(replay: TablePage, browser: Browser) -> None:
    context = new_context(browser)
    stranger = context.new_page()
    stranger.goto(f"{replay.url}/replay/{replay.id}?step=2")
    at(stranger, 2)
    context.close()


def test_moves_are_in_words_and_lead_to_their_step(replay: TablePage) -> None:
    page = replay.page
    page.locator(".hist button", has_text="Supplies").click()
    expect(page.locator(".an")).to_contain_text("Supplies")
    expect(page.locator('.hist [aria-current="step"]')).to_contain_text("Supplies")


def test_the_log_ends_at_the_step(replay: TablePage) -> None:
    page = replay.page
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log")).to_contain_text("Logging")
    page.keyboard.press("Home")
    at(page, 0)
    expect(page.locator(".log")).not_to_contain_text("Logging")


def test_the_points_of_both_seats_are_drawn(replay: TablePage) -> None:
    page = replay.page
    expect(page.locator("svg .line")).to_have_count(2)
    chart = page.get_by_role("img", name=re.compile("Points so far: Mara -?[0-9]+, Jun -?[0-9]+"))
    expect(chart).to_be_visible()


def test_a_running_table_is_followed_without_its_future(
    replay: TablePage, browser: Browser
) -> None:
    watcher = replay.page
    before = ply(watcher)
    other = watcher.context.new_page()
    other.goto(f"{replay.url}/table/{replay.id}")
    other.wait_for_selector('[data-option="place drift_mining"]')
    other.locator('[data-option="place drift_mining"]').first.click()
    expect(watcher.locator(".stage")).not_to_have_attribute("data-last", str(before))
    watcher.keyboard.press("Home")
    at(watcher, 0)


def test_a_table_that_has_not_started_says_so(table: TablePage, server: LiveServer) -> None:
    page = table.page
    page.goto(server.url)
    seats = [{"kind": "me", "name": "Mara"}, {"kind": "open"}]
    made = page.context.request.post(
        f"{server.url}/api/tables", data={"game": "caverna", "players": 2, "seats": seats}
    )
    page.goto(f"{server.url}/replay/{made.json()['table']['id']}")
    expect(page.get_by_role("alert")).to_contain_text("not started")


def test_the_log_tab_and_a_middle_step_are_accessible(replay: TablePage) -> None:
    replay.page.get_by_role("tab", name="Log").click()
    replay.page.get_by_role("button", name="Previous step").click()
    assert violations(replay) == []


# Rules and gallery


def test_a_link_to_a_rule_shows_and_marks_it(page: Page, server: LiveServer) -> None:
    page.goto(f"{server.url}/rules?rule=CAV-4.20")
    row = page.locator('[id="CAV-4.20"]')
    expect(row).to_have_class(re.compile("target"))
    expect(row).to_be_in_viewport()
    page.locator('[id="CAV-4.21"] a').first.click()
    expect(page.locator('[id="CAV-4.21"]')).to_have_class(re.compile("target"))
    expect(row).not_to_have_class(re.compile("target"))


@pytest.mark.parametrize(
    "rule, other, title",
    [("NEA-5.9", "NEA-5.8", "Neanderthal"), ("FF-2.3", "FF-2.4", "Frantic Fiends")],
)
def test_a_rule_opens_in_the_rulebook_of_its_game(
    page: Page, server: LiveServer, rule: str, other: str, title: str
) -> None:
    """The server says which prefixes belong to which game; links inside stay there."""
    page.goto(f"{server.url}/rules?rule={rule}")
    expect(page.locator("h1")).to_contain_text(title)
    expect(page.locator(f'[id="{rule}"]')).to_have_class(re.compile("target"))
    page.locator(f'[id="{other}"] a').first.click()
    expect(page.locator(f'[id="{other}"]')).to_have_class(re.compile("target"))
    expect(page.locator("h1")).to_contain_text(title)


def test_the_rules_can_be_searched(page: Page, server: LiveServer) -> None:
    page.goto(f"{server.url}/rules")
    page.wait_for_selector("article table")
    page.wait_for_load_state("networkidle")
    rows = page.locator("article tr")
    every = rows.count()
    page.keyboard.press("/")
    page.keyboard.type("begging marker")
    expect(page.locator("mark").first).to_have_text(re.compile("begging|marker", re.I))
    expect(rows).not_to_have_count(every)
    expect(rows.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(rows).to_have_count(every)


def test_the_contents_lead_to_a_section(page: Page, server: LiveServer) -> None:
    page.goto(f"{server.url}/rules")
    page.get_by_role("navigation", name="Contents").get_by_text("10. Harvest").click()
    expect(page.get_by_role("heading", name="10. Harvest")).to_be_in_viewport()


@pytest.mark.parametrize("language", ["de", "zh", "ja"])
def test_every_space_of_the_gallery_has_words(
    page: Page, server: LiveServer, language: str
) -> None:
    page.add_init_script(f"localStorage.setItem('hearthside', '{{\"language\": \"{language}\"}}')")
    page.goto(f"{server.url}/gallery#spaces")
    shelf = page.locator("#shelf li")
    expect(shelf).to_have_count(51)
    for text in shelf.locator("p").all():
        expect(text).not_to_be_empty()
    expect(shelf.filter(has_text=re.compile(r"\bthe\b"))).to_have_count(0)


def test_the_spaces_of_the_gallery_are_accessible(table: TablePage, server: LiveServer) -> None:
    for theme in ("light", "dark"):
        table.page.emulate_media(color_scheme=theme)
        table.page.goto(f"{server.url}/gallery#spaces")
        table.page.wait_for_selector("#shelf li")
        assert violations(table) == []
