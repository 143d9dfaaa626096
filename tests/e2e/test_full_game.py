"""Whole games on the screen, by clicking only."""

from __future__ import annotations

import random

from tests.e2e.conftest import LiveServer
from tests.e2e.table import TablePage


def test_a_full_two_player_game_against_a_bot_by_clicking(
    table: TablePage, server: LiveServer
) -> None:
    """Play now, click until the end; the scores on the screen are the engine's."""
    page = table.page
    page.goto(server.url)
    page.click('[data-act="play-now"]')
    page.wait_for_selector(".table-view")
    table.id = page.url.rsplit("/", 1)[-1]
    rng = random.Random(7)
    for _ in range(400):
        table.wait_for_turn()
        if table.over:
            break
        table.click_something(rng)
    assert table.over
    table.expect_scores_of_the_engine()


def test_a_hotseat_round_changes_seats_on_one_screen(table: TablePage) -> None:
    """Two people at one laptop: the prompt names whose turn it is."""
    table.hotseat(2, seed=3)
    rng = random.Random(1)
    seen = set()
    for _ in range(25):
        table.wait_for_turn()
        title = table.page.locator(".prompt b").first.inner_text()
        seen |= {name for name in ("Mara", "Jun") if title.startswith(name)}
        table.click_something(rng)
    assert seen == {"Mara", "Jun"}
