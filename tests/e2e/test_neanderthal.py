"""Neanderthal on the screen: whole games, auction, hunters, negotiation, sizes, accessibility."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, WebSocketRoute, expect

import hearthside
from tests.e2e.conftest import LiveServer, new_context
from tests.e2e.table import PATIENCE, PLAY, WIDGETS, TablePage, first_to_show
from tests.e2e.test_accessibility import violations

BOT = {"kind": "bot", "bot": "random"}
AGAINST_TWO_BOTS = [{"kind": "me", "name": "Mara"}, BOT, BOT]
STILL = "() => document.getAnimations().every((one) => one.playState !== 'running')"
AT_ONE_SCREEN = [{"kind": "hotseat", "name": name} for name in ("Mara", "Jun", "Lena")]


def one_step(table: TablePage, rng: random.Random) -> None:
    """Click what can be clicked until the table moves on; what is picked is mostly confirmed."""
    before = table.ply
    confirm = table.page.locator('[data-act="confirm"]')
    choices = table.page.locator(WIDGETS).locator("visible=true")
    for _ in range(60):
        table.settle()
        if table.ply != before or not table.mine:
            return
        try:
            if confirm.count() and rng.random() < 0.7:
                confirm.click(timeout=PATIENCE)
            elif choices.count():
                choices.nth(rng.randrange(choices.count())).click(timeout=PATIENCE)
        except TimeoutError:
            table.page.keyboard.press("Escape")
    raise AssertionError(f"nothing moves on: {table.page.locator('.say b').inner_text()}")


def click_to_the_end(table: TablePage, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(600):
        table.wait_for_turn()
        if table.over:
            return
        one_step(table, rng)
    raise AssertionError("the game did not end")


def test_a_full_three_player_game_against_two_bots_by_clicking(table: TablePage) -> None:
    table.create(3, AGAINST_TWO_BOTS, game="neanderthal", seed=5)
    click_to_the_end(table, 5)
    game = table.expect_scores_of_the_engine()
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".prompt")).to_contain_text(
        "Mara" if game.winners() == [0] else "win"
    )


def test_one_species_solo_by_clicking(table: TablePage) -> None:
    """NEA-13.3: the four conditions are shown, and the end says whether they were met."""
    seats = [{"kind": "me", "name": "Mara"}]
    table.create(1, seats, game="neanderthal", seed=3, options={"variant": "one_species"})
    table.choose("species yellow")
    expect(table.page.locator(".goal li")).to_have_count(4)
    click_to_the_end(table, 3)
    table.expect_scores_of_the_engine()


def test_an_auction_between_two_browsers(browser: Browser, server: LiveServer) -> None:
    """NEA-5.9: the lowest bid is set, what is left is said, the other one sees who leads."""
    first, second = (new_context(browser) for _ in range(2))
    host = TablePage(first.new_page(), server.url)
    host.page.goto(server.url)
    seats = [{"kind": "me", "name": "Mara"}, {"kind": "open"}]
    wish = {"game": "neanderthal", "players": 2, "seed": 4, "seats": seats}
    made = first.request.post(f"{server.url}/api/tables", data=wish).json()
    table_id = made["table"]["id"]
    key = next(link["path"] for link in made["links"] if link["seat"] == 1).split("=")[-1]
    answer = second.request.post(
        f"{server.url}/api/tables/{table_id}/join", data={"name": "Jun", "key": key}
    )
    assert answer.ok, answer.text()
    host.open(table_id)
    guest = TablePage(second.new_page(), server.url)
    guest.open(table_id)
    for one in (host, guest):
        one.wait_for_turn()
        one.page.locator('.ctx [data-option^="side "]').first.click()
    bid_by = first_to_show([host, guest], '[data-option^="bid "]')
    page = bid_by.page
    lowest = int(page.locator(".ctx .step output").inner_text())
    page.keyboard.press("+")
    expect(page.locator('[data-act="confirm"]')).to_have_text(f"Bid {lowest + 1}")
    bid_by.choose(f"bid {lowest + 1}")
    other = guest if bid_by is host else host
    expect(other.page.locator(".bids")).to_contain_text(str(lowest + 1))
    expect(other.page.locator(".bids")).to_contain_text("leads")
    first.close()
    second.close()


def test_hunters_are_sent_with_the_exact_chance(table: TablePage) -> None:
    """NEA-6.2: a card is looked at, the number is set by steps and by bars, then confirmed."""
    to_the_assignment(table)
    page = table.page
    page.locator("[data-cell]").first.click()
    slot = page.locator('[data-slot][aria-pressed="true"]').get_attribute("data-slot")
    bars = page.locator(".bars .bar")
    bars.nth(0).click()
    expect(page.locator(".ctx .step output")).to_have_text("1")
    chance = page.locator(".chance .big dd")
    expect(chance).to_have_text(re.compile(r"^\d+%$"))
    one = chance.inner_text()
    bars.nth(3).click()
    expect(page.locator(".ctx .step output")).to_have_text("4")
    expect(chance).not_to_have_text(one)
    assert int(chance.inner_text()[:-1]) > int(one[:-1])
    page.keyboard.press("-")
    page.locator('[data-act="confirm"]').click()
    expect(page.locator(f'[data-slot="{slot}"] .num').nth(1)).to_have_text("3")


def to_the_assignment(table: TablePage) -> None:
    table.create(3, AT_ONE_SCREEN, game="neanderthal", seed=9)
    wanted = table.page.locator('[data-option="pass"], .ctx [data-option^="side "]')
    for _ in range(12):
        expect(wanted.or_(table.page.locator("[data-cell]")).first).to_be_attached()
        if table.page.locator("[data-cell]").count():
            return
        before = table.ply
        wanted.first.click()
        table.wait_for_ply(before)
    raise AssertionError("no assignment")


CLAUSES = [
    {"key": "do.clause_withdraw", "args": {"species": "species:green", "slot": "slot:S1"}},
    {"key": "do.clause_no_bid", "args": {"species": "species:red"}},
]
QUESTIONS: dict[str, dict[str, Any]] = {
    "offer": {
        "clauses": CLAUSES[:1],
        "args": {"species": "species:red", "other": "species:green"},
        "tokens": [
            "clause promise red no_bid",
            "drop withdraw green S1",
            "propose",
            "stop",
        ],
    },
    "answer": {
        "clauses": CLAUSES,
        "args": {"species": "species:green", "from": "species:red", "other": "species:green"},
        "tokens": ["accept", "decline"],
    },
}


def instead(page: Page, asked: str, question: dict[str, Any]) -> list[dict[str, Any]]:
    """The page is asked this instead of what the table asks; what it answers is kept."""
    sent: list[dict[str, Any]] = []
    args = {**question["args"], "clauses": question["clauses"]}
    decision = {"question": {"key": f"ask.{asked}", "args": args}}
    options = [
        {
            "token": token,
            "verb": token.split()[0],
            "args": {},
            "message": {"key": "raw", "args": {"text": f"raw:{token}"}},
            "widget": "button",
            "preview": None,
            "anchor": "",
            "anytime": False,
        }
        for token in question["tokens"]
    ]

    def handle(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def to_page(message: str | bytes) -> None:
            data = json.loads(message)
            if data["type"] == "state" and data["decisions"]:
                data["decisions"][0] |= {**decision, "options": options}
            route.send(json.dumps(data))

        def to_server(message: str | bytes) -> None:
            data = json.loads(message)
            sent.append(data)
            if data["type"] != "choose":
                server.send(message)

        server.on_message(to_page)
        route.on_message(to_server)

    page.route_web_socket("**/*", handle)
    return sent


@pytest.mark.parametrize(
    "asked, token",
    [("offer", "propose"), ("offer", "drop withdraw green S1"), ("answer", "decline")],
)
def test_the_negotiation_sheet(table: TablePage, asked: str, token: str) -> None:
    """NEA-7.2: clauses in words; to take one out, propose, accept and decline are one click."""
    to_the_assignment(table)
    sent = instead(table.page, asked, QUESTIONS[asked])
    table.open(table.id)
    deal = table.page.locator(".deal li")
    expect(deal).to_have_count(len(QUESTIONS[asked]["clauses"]))
    expect(deal.first).to_have_text("Archaics leave S1")
    table.expect_tokens(set(QUESTIONS[asked]["tokens"]))
    assert violations(table) == []
    table.option(token).click()
    for _ in range(800):
        chosen = [message["token"] for message in sent if message["type"] == "choose"]
        if chosen:
            break
        table.page.wait_for_timeout(25)
    assert chosen == [token]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_size_fits_and_axe_is_content(table: TablePage, theme: str) -> None:
    table.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    to_the_assignment(table)
    for width, height in ((1280, 720), (1920, 1080), (390, 844), (820, 1180)):
        table.page.set_viewport_size({"width": width, "height": height})
        table.expect_to_fit()
    for width, height in ((390, 844), (1280, 720)):
        table.page.set_viewport_size({"width": width, "height": height})
        table.page.locator("[data-cell]").nth(1).click()
        assert violations(table) == []
        table.page.keyboard.press("v")
        table.page.wait_for_function(STILL)
        assert violations(table) == []
        table.page.keyboard.press("Escape")
        table.page.keyboard.press("Escape")


def test_keys_walk_over_the_cards_and_look_at_the_others(table: TablePage) -> None:
    to_the_assignment(table)
    page = table.page
    page.locator('[data-slot="N1"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.wait_for_function("document.activeElement.dataset.slot?.startsWith('S')")
    focused = page.evaluate("document.activeElement.dataset.slot")
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-slot="{focused}"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    expect(page.locator(".dialog tfoot td")).to_have_count(3)


NEGOTIATION = Path(__file__).parent / "negotiation.txt"
"""A game of three up to the moment when a tribal species may make an offer."""


def test_a_negotiation_between_two_browsers(browser: Browser, server: LiveServer) -> None:
    """NEA-7.2: an offer is written clause by clause in one browser and accepted in the other."""
    game = hearthside.replay(NEGOTIATION.read_text(encoding="utf-8"))
    moves = [[move.seat, move.token] for move in game.moves if move.seat >= 0]
    proposer = game.deciders[0]
    red = next(one["seat"] for one in game.view(0)["species"] if one["species"] == "red")
    assert red != proposer
    first, second = (new_context(browser) for _ in range(2))
    host = TablePage(first.new_page(), server.url)
    seats = [{"kind": "hotseat", "name": name} for name in ("Mara", "Jun", "Lena")]
    host.create(3, seats, game="neanderthal", seed=game.setup.seed)
    host.page.evaluate(PLAY, [host.id, moves])
    link = first.request.post(f"{server.url}/api/tables/{host.id}/seats/{red}/link", data={})
    assert link.ok, link.text()
    guest = TablePage(second.new_page(), server.url)
    guest.sit_down(link.json()["path"])
    host.open(host.id)

    host.wait_for_turn()
    for token in ("offer red", "clause withdraw red S3", "propose"):
        host.choose(token)
    guest.wait_for_turn()
    expect(guest.page.locator(".deal li")).to_have_count(1)
    guest.expect_tokens({"accept", "decline"})
    guest.choose("accept")
    for token in ("offer red", "clause withdraw red S3", "propose", "accept"):
        game.play(token, red if token == "accept" else proposer)
    record = first.request.get(f"{server.url}/api/tables/{host.id}/moves").json()
    assert [move["token"] for move in record] == [move.token for move in game.moves]
    first.close()
    second.close()
