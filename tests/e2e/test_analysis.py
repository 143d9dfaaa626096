"""The analysis of a game in its replay."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import LiveServer
from tests.e2e.table import TablePage
from tests.e2e.test_accessibility import violations
from tests.server.people import Person


def judged(ply: int, seat: int, token: str, best: str, lost: float) -> dict[str, Any]:
    return {
        "ply": ply,
        "seat": seat,
        "token": token,
        "message": {"key": "raw", "args": {"text": f"raw:{token}"}},
        "lost": lost,
        "best": {
            "token": best,
            "message": {"key": "raw", "args": {"text": f"raw:{best}"}},
            "points": 61.2,
            "margin": 3.0,
            "win": 0.58,
            "steps": [],
            "gains": {"stone": 1},
            "scored": 0,
            "opened": ["opens:cooking"],
            "clauses": [],
        },
    }


class Served:
    """Answers about an analysis: none, then half of it, then all."""

    def __init__(self, moves: list[dict[str, Any]]) -> None:
        self.asked = 0
        self.hold = True
        last = len(moves)
        self.line = [
            {"ply": ply, "points": [60.0 + ply, 60.5 - ply], "win": [0.5, 0.5]}
            for ply in range(last + 1)
        ]
        places = [i for i, move in enumerate(moves) if move["token"].startswith("place ")]
        self.first, self.second = places[0], places[1]
        one, two = (moves[place]["seat"] for place in places[:2])
        self.decisions = [
            judged(self.first, one, "place supplies", "place supplies", 0.0),
            judged(self.second, two, "place logging", "place clearing", 2.34),
        ]

    def __call__(self, route: Route) -> None:
        if route.request.method == "POST":
            self.asked += 1
        half = self.hold and self.asked > 0
        share = 2 if half else 1
        answer = {
            "state": "none" if not self.asked else "running" if half else "done",
            "done": len(self.line) // share,
            "total": len(self.line),
            "seats": 2,
            "line": self.line[: len(self.line) // share] if self.asked else [],
            "decisions": self.decisions if self.asked else [],
        }
        route.fulfill(json=answer)


def opened(table: TablePage) -> Served:
    """A replay of a few choices whose analysis is answered here."""
    table.hotseat(2, seed=5)
    table.choose("place supplies")
    table.choose("place logging")
    page = table.page
    moves = page.context.request.get(f"{table.url}/api/tables/{table.id}/moves").json()
    served = Served(moves)
    page.route("**/analysis", served)
    page.goto(f"{table.url}/replay/{table.id}")
    page.locator('[data-act="analyse"]').click()
    return served


def at(page: Page, step: int) -> None:
    expect(page.locator(".stage")).to_have_attribute("data-ply", str(step))


def test_lines_grow_while_it_runs_and_decisions_are_listed(table: TablePage) -> None:
    served = opened(table)
    page = table.page
    bar = page.get_by_role("progressbar", name="Analysis")
    expect(bar).to_be_visible()
    chart = page.get_by_role("img", name=re.compile(r"Expected final points: Mara [0-9.]+, Jun"))
    expect(chart.locator(".line")).to_have_count(2)
    served.hold = False
    expect(bar).to_have_count(0)
    expect(page.get_by_role("table", name="Expected final points at the")).to_contain_text(
        "End64.0"
    )
    costly = page.locator("[data-costly]")
    expect(costly).to_have_count(1)
    expect(costly).to_contain_text("Played: Place logging")
    expect(costly).to_contain_text("Better: Place clearing")
    costly.click()
    at(page, served.second + 1)
    verdict = page.locator("[data-verdict]")
    expect(verdict).to_contain_text("Lost 2.3 points")
    expect(verdict).to_contain_text("3.0 ahead of the next, 58% to win")
    expect(verdict.get_by_role("img", name="stone")).to_be_visible()
    expect(verdict).to_contain_text("Opens cooking")
    assert violations(table) == []
    page.keyboard.press("Home")
    at(page, 0)
    page.get_by_role("slider", name="Step").focus()
    for _ in range(served.first + 1):
        page.keyboard.press("ArrowRight")
    expect(verdict).to_contain_text("The best choice")


@pytest.mark.parametrize(
    "language, words",
    [
        (
            "de",
            ["2,3 Punkte verloren", "3,0 vor dem Nächsten, gewinnt zu 58\xa0%", "Eröffnet Kochen"],
        ),
        ("zh", ["损失 2.3 分", "胜率 58%", "开启 可以烹饪"]),
        ("ja", ["2.3点の損", "勝率58%", "可能になること 料理できる"]),
    ],
)
def test_what_was_better_is_told_in_the_chosen_language(
    table: TablePage, language: str, words: list[str]
) -> None:
    page = table.page
    page.add_init_script(f"localStorage.setItem('hearthside', '{{\"language\": \"{language}\"}}')")
    opened(table).hold = False
    costly = page.locator("[data-costly]")
    costly.click()
    for place in (costly, page.locator("[data-verdict]")):
        expect(place.locator('[lang="en"]')).to_have_count(0)
        for some in words:
            expect(place).to_contain_text(some)
    assert violations(table) == []


def test_a_click_on_the_lines_leads_to_a_step(table: TablePage) -> None:
    served = opened(table)
    served.hold = False
    page = table.page
    expect(page.locator(".gr circle.turn")).to_have_count(1)
    box = page.locator(".gr .box").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 36, box["y"] + box["height"] / 2)
    at(page, 0)
    page.get_by_role("button", name="Points so far").click()
    expect(page.get_by_role("img", name=re.compile("Points so far: Mara -?[0-9]+"))).to_be_visible()


def test_while_the_game_is_on_there_is_none(table: TablePage) -> None:
    table.hotseat(2, seed=5)
    table.page.goto(f"{table.url}/replay/{table.id}")
    expect(table.page.locator(".gr")).to_contain_text("when the game is over")
    expect(table.page.locator('[data-act="analyse"]')).to_have_count(0)


def test_a_finished_game_is_analysed(table: TablePage, server: LiveServer) -> None:
    page = table.page
    wish = {
        "game": "agricola",
        "players": 1,
        "seed": 5,
        "options": {"hand_cards": False},
        "seats": [{"kind": "me", "name": "Mara"}],
        "public": True,
    }
    with Person(server.url) as mara:
        table_id = mara.post("/api/tables", wish)["table"]["id"]
        dice = random.Random(1)
        with mara.socket(table_id) as wire:
            while wire.turn()["table"]["status"] != "finished":
                options = wire.state["decisions"][0]["options"]
                main = [one for one in options if not one["anytime"]]
                wire.play(dice.choice(main or options)["token"])
    page.goto(f"{server.url}/replay/{table_id}")
    page.locator('[data-act="analyse"]').click(timeout=60_000)
    chart = page.get_by_role("img", name=re.compile(r"Expected final points: \w+ -?[0-9.]+"))
    expect(chart).to_be_visible(timeout=60_000)
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=60_000)
    expect(page.get_by_role("alert")).to_have_count(0)
