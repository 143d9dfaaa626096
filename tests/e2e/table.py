"""The table screen as a person uses it: look, click, press keys."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

import hearthside

PATIENCE = 3_000

WIDGETS = (
    ".table-view [data-option]:not([disabled]):not([aria-pressed='true']), "
    ".table-view [data-cell]:not([data-option]):not([aria-pressed='true'])"
)

EXCHANGES = ".dialog [data-option], .dialog [data-aim]"

PLAY = """async ([id, moves]) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
  let next = 0;
  let seen = -1;
  let last = '';
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', seen: 0 }));
  socket.onerror = () => fail(new Error('no socket'));
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data);
    if (message.type === 'refusal') {
      if (message.message.key !== 'refused.too_many_messages') fail(new Error(event.data));
      setTimeout(() => socket.send(last), 100);
    }
    if (message.type !== 'state' || message.ply === seen) return;
    seen = message.ply;
    if (next === moves.length) { socket.close(); done(); return; }
    const [seat, token] = moves[next++];
    last = JSON.stringify({ type: 'choose', seat, ply: seen, token });
    socket.send(last);
  };
})"""
"""Plays moves at a table as fast as it takes them."""

FITS = """() => {
  const page = document.documentElement;
  return page.scrollWidth <= innerWidth && page.scrollHeight <= innerHeight;
}"""

OFFERED = """([wanted, prefix]) => {
  const nodes = [...document.querySelectorAll('.table-view [data-option]')];
  const found = new Set(nodes.map((n) => n.dataset.option).filter((t) => t.startsWith(prefix)));
  return found.size === wanted.length && wanted.every((token) => found.has(token));
}"""


class TablePage:
    """One browser page at a table."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.id = ""

    # Getting there

    def create(
        self, players: int, seats: list[dict[str, Any]], game: str = "caverna", **wish: Any
    ) -> str:
        """Make a table through the lobby's API with this browser's cookie, and sit down."""
        self.page.goto(self.url)
        self.page.wait_for_load_state("networkidle")
        answer = self.page.context.request.post(
            f"{self.url}/api/tables",
            data={"game": game, "players": players, "seats": seats, "public": True, **wish},
        )
        assert answer.ok, answer.text()
        self.open(answer.json()["table"]["id"])
        return self.id

    def hotseat(self, players: int, **wish: Any) -> str:
        names = ("Mara", "Jun", "Lena", "Theo", "Kaya", "Bruno", "Ida")
        seats = [{"kind": "hotseat", "name": name} for name in names[:players]]
        return self.create(players, seats, **wish)

    def open(self, table_id: str) -> None:
        self.id = table_id
        self.page.goto(f"{self.url}/table/{table_id}")
        self.page.wait_for_selector(".table-view")

    def sit_down(self, link: str) -> None:
        """Take the seat of a link."""
        self.page.goto(self.url + link)
        self.page.click('[data-act="join"]')
        self.page.wait_for_selector(".table-view")

    def record(self) -> str:
        """The game as text, as this browser may see it."""
        answer = self.page.context.request.get(f"{self.url}/api/tables/{self.id}/record")
        assert answer.ok, answer.text()
        return answer.text()

    # Looking

    @property
    def ply(self) -> int:
        return int(self.page.locator(".table-view").get_attribute("data-ply") or -1)

    @property
    def mine(self) -> bool:
        return self.page.locator(".table-view").get_attribute("data-mine") == "true"

    @property
    def over(self) -> bool:
        return self.page.locator(".table-view").get_attribute("data-over") == "true"

    def option(self, token: str) -> Locator:
        return self.page.locator(f'[data-option="{token}"]').first

    def tokens(self) -> list[str]:
        found = self.page.locator(".table-view [data-option]").evaluate_all(
            "nodes => nodes.map(n => n.dataset.option)"
        )
        return [str(token) for token in found]

    # Expecting: each waits until it is so

    def expect_ply(self, ply: int) -> None:
        expect(self.page.locator(".table-view")).to_have_attribute("data-ply", str(ply))

    def expect_mine(self, mine: bool) -> None:
        said = "true" if mine else "false"
        expect(self.page.locator(".table-view")).to_have_attribute("data-mine", said)

    def expect_no_option(self, token: str) -> None:
        expect(self.page.locator(f'.table-view [data-option="{token}"]')).to_have_count(0)

    def expect_tokens(self, wanted: set[str], prefix: str = "") -> None:
        """Exactly these tokens are offered, of those that begin so."""
        self.page.wait_for_function(OFFERED, arg=[sorted(wanted), prefix])

    def expect_to_fit(self) -> None:
        """Neither direction of the page scrolls."""
        self.page.wait_for_function(FITS)

    def expect_scores_of_the_engine(self) -> hearthside.Game:
        """The game is over, and its scores are on the screen."""
        game = hearthside.replay(self.record())
        assert game.over
        for seat, score in enumerate(game.scores()):
            shown = self.page.locator(f'[data-total="{seat}"]')
            expect(shown).to_have_text(str(score.total))
        return game

    # Acting

    def wait_for_ply(self, more_than: int) -> None:
        expect(self.page.locator(".table-view")).not_to_have_attribute(
            "data-ply", str(more_than), timeout=20_000
        )

    def wait_for_turn(self) -> None:
        """Until it is this browser's turn or the game is over."""
        self.page.wait_for_function(
            "() => { const t = document.querySelector('.table-view');"
            " return t && (t.dataset.mine === 'true' || t.dataset.over === 'true') }",
            timeout=60_000,
        )

    def choose(self, token: str) -> None:
        """Click the widget of an option and wait until the table has moved on."""
        before = self.ply
        self.option(token).click()
        self.wait_for_ply(before)

    def choose_from_list(self, token: str) -> None:
        """Choose through the sheet with all options."""
        before = self.ply
        self.page.keyboard.press("o")
        self.page.locator(f'.dialog [data-option="{token}"]').click()
        self.wait_for_ply(before)

    def settle(self) -> None:
        """Until the table has answered the last choice."""
        expect(self.page.locator(".table-view")).not_to_have_attribute("aria-busy", "true")

    def widgets(self) -> list[Locator]:
        """What can be clicked now for the decision, waiting a moment for the table to settle."""
        found = self.page.locator(WIDGETS)
        for _ in range(40):
            self.settle()
            visible = [found.nth(i) for i in range(found.count()) if found.nth(i).is_visible()]
            if visible or not self.mine:
                return visible
            self.page.wait_for_timeout(25)
        return []

    def click_something(self, rng: random.Random) -> None:
        """One step of a person who clicks on whatever can be clicked."""
        before = self.ply
        for _ in range(8):
            visible = self.widgets()
            if self.ply != before or not self.mine:
                return
            try:
                self.click_one(visible, rng)
            except TimeoutError:
                self.page.keyboard.press("Escape")
            self.settle()
        self.wait_for_ply(before)

    def click_one(self, visible: list[Locator], rng: random.Random) -> None:
        """Click a widget, open the tiles or convert; short patience: others may move meanwhile."""
        furnish = self.page.locator('[data-act="furnish"]')
        if furnish.count() and (not visible or rng.random() < 0.3):
            furnish.first.click(timeout=PATIENCE)
            self.page.wait_for_selector(".dialog [data-tile]", timeout=PATIENCE)
            tiles = self.page.locator(".dialog [data-tile]")
            tiles.nth(rng.randrange(tiles.count())).click(timeout=PATIENCE)
        elif visible:
            rng.choice(visible).click(timeout=PATIENCE)
        else:
            self.page.click('[data-act="convert"]', timeout=PATIENCE)
            self.page.wait_for_selector(EXCHANGES, timeout=PATIENCE)
            sheet = self.page.locator(EXCHANGES)
            sheet.nth(rng.randrange(sheet.count())).click(timeout=PATIENCE)
            if self.page.locator(".dialog").count():
                self.page.keyboard.press("Escape")


def first_to_show(tables: list[TablePage], selector: str) -> TablePage:
    """The first of several browsers that shows this."""
    for _ in range(800):
        for table in tables:
            if table.page.locator(selector).count():
                return table
        tables[0].page.wait_for_timeout(25)
    raise AssertionError(f"nobody shows {selector}")
