"""Frantic Fiends on the screen: whole games, an event by keyboard, sizes, accessibility."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import hearthside
from hearthside.api import Game
from tests.e2e.conftest import LiveServer, new_context
from tests.e2e.table import PLAY, TablePage
from tests.e2e.test_accessibility import violations
from tests.said import question_of

NAMES = ("Mara", "Jun", "Lena", "Theo", "Kaya", "Bruno", "Ida")
Wanted = Callable[[Game, int, dict[str, Any]], bool]


def hotseat(table: TablePage, players: int, **wish: Any) -> str:
    seats = [{"kind": "hotseat", "name": name} for name in NAMES[:players]]
    return table.create(players, seats, game="fiends", **wish)


def way_to(players: int, wanted: Wanted) -> tuple[int, list[list[Any]]]:
    """A seed and the moves of a random game up to the first decision that is wanted."""
    for seed in range(40):
        game = hearthside.new_game("fiends", players, seed)
        rng = random.Random(seed)
        moves: list[list[Any]] = []
        while not game.over:
            seat = game.deciders[0]
            if wanted(game, seat, question_of(game, seat)):
                return seed, moves
            options = game.options(seat, anytime=False) or game.options(seat)
            token = rng.choice(options).token
            game.play(token, seat)
            moves.append([seat, token])
    raise AssertionError("no game leads there")


def arrive(table: TablePage, players: int, wanted: Wanted) -> None:
    seed, moves = way_to(players, wanted)
    hotseat(table, players, seed=seed)
    table.page.evaluate(PLAY, [table.id, moves])
    expect(table.page.locator(".table-view")).to_have_attribute("data-mine", "true")
    table.page.wait_for_selector(".table-view:not([aria-busy='true'])")


def can_bribe_and_displace(game: Game, seat: int, ask: dict[str, Any]) -> bool:
    if ask["ask"] != "activate":
        return False
    verbs = [option.token.split()[0] for option in game.options(seat)]
    return verbs.count("bribe") > 1 and "displace" in verbs and ask["strength"] > 2


def click_at_an_orc(table: TablePage, rng: random.Random) -> None:
    """Let it go on, or pick a displacement or a bribe and confirm it."""
    page, before = table.page, table.ply
    ways = [page.locator(".prompt [data-option='proceed']")]
    ways += page.locator("[data-act='bribe-more']:not([disabled])").all()
    cells = page.locator(".board [data-cell]").all()
    ways += [rng.choice(cells)] if cells else []
    way = rng.randrange(len(ways))
    ways[way].click()
    if way:
        page.locator('[data-act="confirm"]').click()
    table.wait_for_ply(before)


def click_to_the_end(table: TablePage, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(400):
        table.wait_for_turn()
        table.settle()
        if table.over:
            return
        if table.page.locator(".prompt [data-option='proceed']").count():
            click_at_an_orc(table, rng)
        else:
            table.click_something(rng)
    raise AssertionError("the game did not end")


def test_a_full_two_player_game_against_a_bot_by_clicking(table: TablePage) -> None:
    seats = [{"kind": "me", "name": "Mara"}, {"kind": "bot", "bot": "random"}]
    table.create(2, seats, game="fiends", seed=3)
    click_to_the_end(table, 3)
    table.expect_scores_of_the_engine()


def test_a_full_solo_game_by_clicking(table: TablePage) -> None:
    table.create(1, [{"kind": "me", "name": "Mara"}], game="fiends", seed=4)
    click_to_the_end(table, 4)
    table.expect_scores_of_the_engine()


def test_ff_8_6_an_orc_is_bribed_and_displaced_by_keyboard(table: TablePage) -> None:
    """FF-8.6: the result is shown before anything is paid; Enter makes it, Escape drops it."""
    arrive(table, 1, can_bribe_and_displace)
    page, before = table.page, table.ply
    shown = page.locator(".evt .cur .num")
    strength = int(shown.inner_text())
    page.locator(".prompt .say").focus()
    page.keyboard.press("+")
    expect(page.locator(".tray")).to_contain_text(f"bribed down to {strength - 1}")
    table.expect_ply(before)
    page.keyboard.press("Enter")
    table.wait_for_ply(before)
    expect(shown).to_have_text(str(strength - 1))
    before = table.ply
    page.locator(".prompt .say").focus()
    page.keyboard.press("d")
    expect(page.locator(".tray")).to_contain_text("displaced")
    expect(page.locator(".board .path.bold")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".board .path.bold")).to_have_count(0)
    page.keyboard.press("d")
    page.keyboard.press("Enter")
    table.wait_for_ply(before)
    assert violations(table) == []


@pytest.mark.parametrize("players", [1, 7])
def test_the_table_fits_without_page_scroll_and_axe_finds_nothing(
    browser: Browser, server: LiveServer, players: int
) -> None:
    """1280x720 and 1920x1080; dark with one player, light with seven."""
    context = new_context(browser)
    table = TablePage(context.new_page(), server.url)
    table.page.emulate_media(color_scheme="dark" if players == 1 else "light")
    hotseat(table, players, seed=5)
    table.expect_to_fit()
    table.page.set_viewport_size({"width": 1920, "height": 1080})
    table.expect_to_fit()
    assert violations(table) == []
    table.page.keyboard.press("g")
    expect(table.page.get_by_role("heading", name="Bounty board")).to_be_visible()
    assert violations(table) == []
    context.close()


def test_an_event_on_a_phone(browser: Browser, server: LiveServer) -> None:
    """390x844: a space of the board is tapped, the result is read, the button makes it."""
    context = new_context(browser, 390, 844)
    table = TablePage(context.new_page(), server.url)
    arrive(table, 1, can_bribe_and_displace)
    table.expect_to_fit()
    before = table.ply
    table.page.locator(".board [data-cell]").first.click()
    confirm = table.page.locator('[data-act="confirm"]')
    expect(confirm).to_be_visible()
    table.expect_ply(before)
    confirm.click()
    table.wait_for_ply(before)
    context.close()
