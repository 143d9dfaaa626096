"""Agricola on the screen: whole games, hidden hands, fences, sizes, accessibility."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.e2e.conftest import LiveServer, new_context
from tests.e2e.table import TablePage
from tests.e2e.test_accessibility import violations

NAMES = ("Mara", "Jun", "Lena", "Theo")
AGAINST_A_BOT = [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "random"}]


def hotseat(table: TablePage, players: int, **wish: Any) -> str:
    seats = [{"kind": "hotseat", "name": name} for name in NAMES[:players]]
    return table.create(players, seats, game="agricola", **wish)


def click_to_the_end(table: TablePage, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(600):
        table.wait_for_turn()
        if table.over:
            return
        confirm = table.page.locator('[data-act="confirm"]')
        if confirm.count() and rng.random() < 0.6:
            before = table.ply
            confirm.click()
            table.wait_for_ply(before)
        else:
            table.click_something(rng)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("hand_cards", [pytest.param(False, marks=pytest.mark.soak), True])
def test_a_full_two_player_game_against_a_bot_by_clicking(
    table: TablePage, hand_cards: bool
) -> None:
    """The scores on the screen are the engine's."""
    table.create(2, AGAINST_A_BOT, game="agricola", seed=11, options={"hand_cards": hand_cards})
    click_to_the_end(table, 5)
    table.expect_scores_of_the_engine()


def received(page: Page) -> list[str]:
    """Everything that comes over the sockets of a page from now on."""
    found: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: found.append(str(frame)))

    page.on("websocket", listen)
    return found


def test_a_second_browser_never_receives_the_first_ones_hand(
    table: TablePage, browser: Browser, server: LiveServer
) -> None:
    """AGR-17.3: hands are hidden; a spectator gets only their size."""
    own = received(table.page)
    table.create(2, AGAINST_A_BOT, game="agricola", seed=3)
    context = new_context(browser)
    other = TablePage(context.new_page(), server.url)
    theirs = received(other.page)
    other.open(table.id)
    state = next(json.loads(text) for text in own if '"view":{' in text.replace(" ", ""))
    hand = [card["id"] for card in state["view"]["farms"][0]["hand"]]
    assert len(hand) == 14
    rng = random.Random(2)
    for _ in range(4):
        table.wait_for_turn()
        table.click_something(rng)
    played = [json.loads(text) for text in own]
    shown = {
        card["id"]
        for message in played
        if message["type"] == "state" and message["view"]
        for farm in message["view"]["farms"]
        for card in farm["cards"]
    }
    shown |= {
        event["args"]["card"].removeprefix("card:")
        for message in played
        if message["type"] == "state"
        for event in message["events"]
        if event["event"] in ("occupation_played", "minor_played")
    }
    assert len(theirs) > 2
    assert [
        card for card in hand if card not in shown and any(f'"{card}"' in t for t in theirs)
    ] == []
    other.page.goto(f"{server.url}/replay/{table.id}?step=1")
    expect(other.page.locator(".stage")).to_have_attribute("data-ply", "1")
    expect(other.page.locator("[data-card]")).to_have_count(0)
    context.close()


FENCING = {"hand_cards": False}


def at_the_fences(table: TablePage) -> None:
    """Two players at one screen; seat by seat until one stands on Fencing with six wood or more."""
    hotseat(table, 2, seed=8, options=FENCING)
    wood = {0: 0, 1: 0}
    for _ in range(60):
        table.wait_for_turn()
        tokens = table.tokens()
        seat = 0 if table.page.locator(".prompt b").first.inner_text().startswith("Mara") else 1
        if "place fencing" in tokens and wood[seat] >= 6:
            table.choose("place fencing")
            return
        wanted = "place forest" if "place forest" in tokens else ""
        if wanted:
            wood[seat] += int(
                table.page.locator('[data-space="forest"] .pile .g').first.inner_text()
            )
        if not wanted and any(token.startswith("place ") for token in tokens):
            plain = ("day_laborer", "clay_pit", "reed_bank", "fishing", "grain_seeds")
            wanted = next(f"place {name}" for name in plain if f"place {name}" in tokens)
        table.choose(wanted or tokens[-1])
    raise AssertionError("nobody could build fences")


def test_fences_by_clicking_spaces_and_by_edges(table: TablePage) -> None:
    """Spaces, running cost, a sentence when it is no pasture, edges one by one."""
    at_the_fences(table)
    page = table.page
    page.locator('[data-cell="a4"]').click()
    page.locator('[data-cell="a5"]').click()
    expect(page.locator(".fence")).to_contain_text("holds 4")
    expect(page.locator('[data-act="confirm"]')).to_contain_text("Build 6 fences")
    page.locator(".shut").last.hover()
    expect(page.locator(".fence")).to_contain_text("must touch each other")
    page.locator('[data-cell="a4"]').click()
    page.locator('[data-cell="a5"]').click()
    expect(page.locator('[data-act="confirm"]')).to_have_count(0)
    page.click('[data-act="by-edge"]')
    for edge in ("h04", "h14", "v04"):
        page.locator(f'[data-cell="{edge}"]').click(force=True)
    expect(page.locator(".fence")).to_contain_text("not closed")
    page.locator('[data-cell="v05"]').click(force=True)
    before = table.ply
    page.click('[data-act="confirm"]')
    table.wait_for_ply(before)
    if table.page.locator('[data-act="end"].legal').count():
        table.choose("stop")
    expect(table.page.locator(".prompt b").first).not_to_be_empty()


def test_fences_by_keyboard_alone(table: TablePage) -> None:
    """Arrows walk over the farm, Space picks, Enter builds."""
    at_the_fences(table)
    page = table.page
    page.locator('[data-cell][tabindex="0"]').focus()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(page.locator('[data-cell="a5"]')).to_have_attribute("aria-pressed", "true")
    before = table.ply
    page.keyboard.press("Enter")
    table.wait_for_ply(before)


def test_two_rounds_by_keyboard_with_enter_alone(table: TablePage) -> None:
    """After every choice the focus is on the next thing to choose; Enter makes it."""
    hotseat(table, 2, seed=21)
    table.page.keyboard.press("Tab")
    table.page.locator(".spaces-box .space.legal").first.focus()
    for _ in range(12):
        before = table.ply
        for _ in range(4):
            table.page.keyboard.press("Enter")
            table.settle()
            if table.ply != before:
                break
        assert table.ply != before
        table.page.wait_for_function("document.activeElement !== document.body")


@pytest.mark.parametrize("players", [2, 4])
def test_the_table_fits_without_page_scroll_and_axe_finds_nothing(
    browser: Browser, server: LiveServer, players: int
) -> None:
    """1280x720 and 1920x1080; light with two players, dark with four."""
    context = new_context(browser)
    table = TablePage(context.new_page(), server.url)
    table.page.emulate_media(color_scheme="light" if players == 2 else "dark")
    hotseat(table, players, seed=5)
    table.expect_to_fit()
    table.choose("place farmland")
    table.page.set_viewport_size({"width": 1920, "height": 1080})
    table.expect_to_fit()
    assert violations(table) == []
    assert table.page.evaluate("document.querySelectorAll('*').length") < 2500
    context.close()


def test_a_phone_in_portrait_can_play(browser: Browser, server: LiveServer) -> None:
    """390x844: spaces and cards open as sheets; a field is plowed by tapping."""
    context = new_context(browser, 390, 844)
    table = TablePage(context.new_page(), server.url)
    hotseat(table, 2, seed=5)
    table.expect_to_fit()
    before = table.ply
    table.page.click('[data-tab="spaces"]')
    table.page.locator('.dialog [data-option="place farmland"]').click()
    table.wait_for_ply(before)
    table.choose("plow b3")
    table.page.click('[data-tab="cards"]')
    expect(table.page.locator(".dialog [data-card]").first).to_be_visible()
    context.close()


def test_the_gallery_finds_cards_by_what_they_do(page: Page, server: LiveServer) -> None:
    page.goto(f"{server.url}/gallery?game=agricola")
    expect(page.get_by_text("Scythe Worker")).to_be_visible()
    page.get_by_label("Search names and words").fill("field phase you may take")
    expect(page.get_by_text("Scythe Worker")).to_be_visible()
    expect(page.get_by_text("Wood Cutter")).to_have_count(0)


SEVEN_TO_PICK = """() => {
  const nodes = [...document.querySelectorAll("[data-option^='pick ']")];
  return new Set(nodes.map((n) => n.dataset.option)).size === 7;
}"""


def test_a_draft_between_two_browsers(
    table: TablePage, browser: Browser, server: LiveServer
) -> None:
    """AGR-15.5: picks are simultaneous and hidden; the packs go on when both have picked."""
    table.page.goto(server.url)
    wish = {
        "game": "agricola",
        "players": 2,
        "seed": 6,
        "options": {"deal": "draft_sequential"},
        "seats": [{"kind": "me", "name": "Mara"}, {"kind": "open"}],
    }
    made = table.page.context.request.post(f"{server.url}/api/tables", data=wish).json()
    context = new_context(browser)
    other = TablePage(context.new_page(), server.url)
    theirs = received(other.page)
    link = next(link["path"] for link in made["links"] if link["seat"] == 1)
    other.sit_down(link)
    table.open(made["table"]["id"])
    packs = []
    for one in (table, other):
        one.wait_for_turn()
        one.page.wait_for_function(SEVEN_TO_PICK)
        packs.append([token for token in one.tokens() if token.startswith("pick ")])
    mine = packs[0][0]
    table.choose(mine)
    assert not any(f'"{mine}"' in text for text in theirs)
    other.choose(packs[1][0])
    for one, passed in ((table, packs[1][1:]), (other, packs[0][1:])):
        one.expect_tokens(set(passed), "pick ")
    context.close()
