"""The report: one file, complete, and nothing from elsewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from hearthside.arena import Failed, Plan, Run
from hearthside.arena.report import report_page
from hearthside.arena.report.svg import Scale
from tests.arena.build import game

GAMES = [
    played
    for seed in range(5)
    for played in (
        game("ab", [40 + seed, 50], seed),
        game("ba", [52, 39 - seed], seed),
        game("abb", [3 * seed, 8, -7], seed),
        game("a", [20 + seed], seed),
        game("b", [22], seed),
    )
]


class Checker(HTMLParser):
    """Every element is closed in order; notes what is loaded from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag != "meta":
            self.open.append(tag)
        self.loaded += [name for name, _ in attributes if name in ("src", "href", "xlink:href")]

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def page(name: str = "Cup") -> str:
    return report_page(Run(Plan(name, ()), GAMES, len(GAMES), []))


def drawings(text: str) -> dict[str, ElementTree.Element]:
    found = [ElementTree.fromstring(svg) for svg in re.findall(r"<svg.*?</svg>", text)]
    return {svg.attrib["aria-label"]: svg for svg in found}


def test_it_is_whole_and_loads_nothing() -> None:
    text = page()
    checker = Checker()
    checker.feed(text)
    checker.close()
    assert checker.open == []
    assert checker.loaded == []
    assert not {"script", "link", "img", "iframe"} & set(checker.seen)
    assert "http" not in text
    assert "@import" not in text
    assert "url(" not in text


def test_names_are_escaped() -> None:
    text = page("<script>alert('x')</script>")
    assert "<script" not in text


def test_every_contest_has_its_plots() -> None:
    found = drawings(page())
    for contest in ("caverna, 2 players", "caverna, 3 players", "caverna, 1 player"):
        assert f"Distribution of the scores: {contest}" in found
        assert f"Mean parts of the score: {contest}" in found
    assert "Victories by seat: caverna, 3 players" in found
    assert "Victories by seat: caverna, 1 player" not in found
    assert "Ratings with their 95 % intervals" in found


def test_the_plots_show_the_numbers() -> None:
    found = drawings(page())
    tips = [tip.text for tip in found["Victories by seat: caverna, 2 players"].iter("title")]
    assert tips == [
        "a, seat 1: 0 % (0 to 43)",
        "a, seat 2: 0 % (0 to 43)",
        "b, seat 1: 100 % (57 to 100)",
        "b, seat 2: 100 % (57 to 100)",
    ]
    parts = [tip.text for tip in found["Mean parts of the score: caverna, 2 players"].iter("title")]
    assert parts == ["a, gold: 38.5", "b, gold: 50.0", "a, tiles: 1.0", "b, tiles: 1.0"]
    scores = found["Distribution of the scores: caverna, 2 players"]
    told = [str(tip.text) for tip in scores.iter("title")]
    assert "b: 50 points 5 times" in told
    assert sum(int(text.split()[-2]) for text in told) == 20


def test_nothing_is_drawn_outside_its_picture() -> None:
    for svg in drawings(page()).values():
        _, _, width, height = map(float, svg.attrib["viewBox"].split())
        for element in svg.iter():
            for name in ("x", "x1", "x2", "cx"):
                assert 0 <= float(element.attrib.get(name, 0)) <= width
            for name in ("y", "y1", "y2", "cy"):
                assert 0 <= float(element.attrib.get(name, 0)) <= height


def test_a_part_of_a_run_is_called_preliminary() -> None:
    failed = [Failed(GAMES[0].fixture, "ValueError: no")]
    text = report_page(Run(Plan("Cup", ()), GAMES[:2], 9, failed))
    assert "2 of 9 games, so that everything below is a preliminary result. 1 games failed." in text
    assert "preliminary" not in page()


def test_a_panel_is_named_and_marked() -> None:
    assert "panel" not in page()
    text = report_page(Run(Plan("Cup", (), ("b",)), GAMES, len(GAMES), []))
    assert "<p>The panel: b. Every bot is compared only with these.</p>" in text
    assert "Ahead of the panel" in text
    assert "Ahead of the others" not in text
    both = report_page(Run(Plan("Cup", (), ("a", "b")), GAMES, len(GAMES), []))
    assert "a (panel)" in both


@pytest.mark.parametrize(
    "low, high, ticks",
    [(0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]), (7, 7, [6, 6.5, 7, 7.5, 8]), (-3, 4, [-4, -2, 0, 2, 4])],
)
def test_ticks_are_round(low: float, high: float, ticks: list[float]) -> None:
    assert Scale(low, high, 0, 1).ticks == pytest.approx(ticks)
