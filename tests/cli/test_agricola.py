"""Agricola in the terminal: what is drawn, what has words, whole games from numbers."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import hearthside
from hearthside.core.options import OptionValue
from hearthside.games.agricola.board.printed import SPACES
from hearthside.games.agricola.flow.scoring import PARTS
from hearthside.games.agricola.happenings import HAPPENINGS
from hearthside.terminal.agricola.farmyard import farmyard
from hearthside.terminal.agricola.story import story
from hearthside.terminal.agricola.words import CARDS, SPEAKER, explain, space_title
from hearthside.terminal.menu import Entry
from hearthside.terminal.painters import painter_for
from hearthside.terminal.paper import Paper
from hearthside.terminal.seats import Seats
from hearthside.terminal.table import TableTop
from tests.cli.pilot import Screen, run
from tests.said import events_of, question_of

PAINTER = painter_for("agricola")
FAMILY: dict[str, OptionValue] = {"hand_cards": False}
SILENT = {
    "gained",
    "paid",
    "placed",
    "exchanged",
    "replenished",
    "cropped",
    "fed",
    "home",
    "stored",
    "dealt",
    "picked",
    "dropped",
}
"""Events that are told otherwise or not at all."""


def walk(
    until: Callable[[hearthside.Game], bool],
    players: int = 2,
    seed: int = 1,
    options: dict[str, OptionValue] | None = None,
) -> hearthside.Game:
    """A random game up to the first position with a property (or to its end)."""
    game = hearthside.new_game("agricola", players, seed, options)
    chance = random.Random(seed)
    while not game.over and not until(game):
        seat = game.deciders[0]
        found = [o for o in game.options(seat) if not o.anytime] or game.options(seat)
        game.play(chance.choice(found).token, seat)
    return game


def draw(game: hearthside.Game, seat: int, paper: Paper) -> None:
    paper.show(*PAINTER.screen(game, seat, PAINTER.menu(game, seat), paper))


@pytest.mark.parametrize("width, height", [(60, 20), (80, 24), (100, 35), (160, 50)])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_no_line_is_wider_than_the_screen(width: int, height: int, players: int) -> None:
    screen = Screen(width, height)

    def look(game: hearthside.Game) -> bool:
        if game.ply % 17 == 0:
            draw(game, game.deciders[0], screen)
        return False

    game = walk(look, players, players)
    screen.show(*PAINTER.position(game, screen))
    assert max(len(line) for line in screen.text().splitlines()) <= width


@pytest.mark.parametrize("options", [{}, FAMILY])
def test_placing_a_person_fits_a_small_terminal(options: dict[str, OptionValue]) -> None:
    """With two players everything is visible on 24 lines, the prompt included."""

    def look(game: hearthside.Game) -> bool:
        seat = game.deciders[0]
        if question_of(game, seat)["ask"] == "place":
            screen = Screen(80, 24)
            draw(game, seat, screen)
            assert len(screen.text().splitlines()) <= 24
        return False

    walk(look, options=options)


def test_only_ascii_where_nothing_else_is_known() -> None:
    screen = Screen(80, 40, encoding="ascii")
    game = walk(lambda g: bool(g.view()["farms"][0]["fences"]) and 0 in g.deciders, seed=3)
    draw(game, 0, screen)
    text = screen.text()
    assert "?" not in text.replace("What", "").split("Round")[0]
    assert ".a1" in text
    assert "|" in text


def test_every_space_option_has_its_number_in_the_list() -> None:
    def look(game: hearthside.Game) -> bool:
        seat = game.deciders[0]
        if question_of(game, seat)["ask"] == "place":
            screen = Screen(80, 40)
            draw(game, seat, screen)
            text = screen.text()
            for entry in PAINTER.menu(game, seat).main:
                if entry.option.widget == "space":
                    title = space_title(entry.option.anchor.removeprefix("space:"))
                    assert f"{entry.number:>2} {title[:17]}" in text
        return False

    walk(look, players=3)


def test_farmyard_shows_rooms_fields_fences_and_animals() -> None:
    """AGR-2: a farm as the view describes it."""
    farm = hearthside.new_game("agricola", 2, 1, FAMILY).view()["farms"][0]
    farm["cells"]["a1"].update(content="field", crop="grain", crops=3)
    farm["cells"]["a4"].update(content="stable", pasture=0)
    farm["cells"]["a5"].update(pasture=0)
    farm["fences"] = ["h03", "h04", "h13", "h14", "v03", "v05"]
    farm["pastures"] = [
        {"cells": ["a4", "a5"], "stables": 1, "capacity": 8, "animal": "cattle", "count": 5}
    ]
    farm["animals"] = [{"place": "house", "capacity": 1, "sheep": 1, "boar": 0, "cattle": 0}]
    lines = [line.plain for line in farmyard(farm, {"a2"}, (9, 2), False)]
    assert lines[0] == "·a1       ·*a2      ·a3       ┌a4───────╴a5───────┐".replace("╴", "─")
    assert lines[1] == " field                        │stable    pasture  │"
    assert lines[2] == " 3 grain                      │5/8 cat            │"
    assert lines[3].startswith("·b1       ·b2       ·b3       └b4───────")
    assert lines[4].startswith(" wood room ")
    assert lines[5].startswith(" 1 sheep   ")
    assert len({len(line) for line in lines}) == 1


def test_everything_has_words() -> None:
    for space in SPACES:
        assert SPEAKER.has(f"space.{space.name}")
        assert SPEAKER.has(f"effect.{space.name}")
    for card in CARDS:
        assert SPEAKER.has(f"card.{card}")
        assert SPEAKER.has(f"does.{card}")
    for part in PARTS:
        assert SPEAKER.has(f"score.{part}")
    for kind in HAPPENINGS.by_kind.values():
        assert SPEAKER.has(f"log.{kind.name}")


def test_every_question_has_words() -> None:
    """In a number of games nobody is asked anything unknown."""
    seen = set()

    def look(game: hearthside.Game) -> bool:
        seen.add(question_of(game, game.deciders[0])["ask"])
        return False

    for players in range(1, 5):
        walk(look, players, players)
        walk(look, players, players, FAMILY)
    assert all(SPEAKER.has(f"ask.{word}") for word in seen)
    assert len(seen) >= 8


@pytest.mark.parametrize("players", range(1, 5))
def test_the_story_tells_every_turn(players: int) -> None:
    """One line per placed person."""
    game = walk(lambda g: False, players, players)
    lines = story(game, 0)
    placed = [event for event in events_of(game) if event["event"] == "placed"]
    titles = {space.name: space_title(space.name) for space in SPACES}
    starts = [(line.seat, line.text) for line in lines]
    for event in placed:
        title = titles[event["space"]]
        assert any(seat == event["seat"] and text.startswith(title) for seat, text in starts)
    assert not any("{" in line.text for line in lines)
    assert [line.ply for line in lines] == sorted(line.ply for line in lines)


def test_the_story_of_a_turn() -> None:
    game = hearthside.new_game("agricola", 2, 3, FAMILY)
    game.play("place forest", game.deciders[0])
    assert story(game, game.ply - 1)[-1].text == "Forest: +3 wood"


def test_explanations_find_spaces_and_cards() -> None:
    assert ("Forest", "Take all the wood.") in explain(["forest"])
    titles = [title for title, _ in explain(["well"])]
    assert "Well (major, 1 wood, 3 stone; 4 points)" in titles


def test_cards_can_be_looked_at() -> None:
    game = hearthside.new_game("agricola", 2, 1, FAMILY)
    screen = Screen(100, 40)
    screen.show(*PAINTER.pieces(game, ["hearth"], screen))
    text = screen.text()
    assert "return Fireplace" in text
    assert "Well" not in text
    screen.show(*PAINTER.pieces(game, ["nonsense"], screen))
    assert "No card matches that." in screen.text()


def test_it_says_why_a_space_cannot_be_used() -> None:
    game = hearthside.new_game("agricola", 2, 1, FAMILY)
    seat = game.deciders[0]
    assert "room" in PAINTER.refusal(game, seat, "farm expansion")
    screen = Screen(100, 40)
    screen.show(*PAINTER.why(game, seat))
    assert "Farm expansion" in screen.text()


@pytest.mark.parametrize("players, people", [(1, [0]), (2, [0, 1]), (4, [2])])
@pytest.mark.parametrize("options", [{}, FAMILY])
def test_whole_game_at_every_table(
    players: int, people: list[int], options: dict[str, OptionValue]
) -> None:
    """Valid numbers at random, on a small screen: no line is too long, the game ends."""
    screen = Screen(80, 24)
    game = hearthside.new_game("agricola", players, players, options)
    top = TableTop(game, Seats(players, people, ["random"], 1), PAINTER, screen)
    chance = random.Random(players)

    def key() -> str:
        if top.game.over:
            return ""
        entries = [n for n, item in top.menu.numbers.items() if isinstance(item, Entry)]
        return str(chance.choice([*entries[: len(top.menu.shown)], entries[0]]))

    screen.keys = key
    top.run()
    assert top.game.over
    assert max(len(line) for line in screen.text().splitlines()) <= 80


def test_a_game_from_the_command_line(tmp_path: Path) -> None:
    """Blind numbers, most of them useless, play a game to its end; its record replays."""
    path = tmp_path / "game.txt"
    chance = random.Random(1)
    numbers = [str(chance.choice((1, 2, 3, 5, 8, 13))) for _ in range(1500)]
    start = ["tui", "agricola", "--players", "2", "--seat", "1", "--bots", "random", "--seed", "3"]
    result = run(*start, typed="\n".join([*numbers, f"save {path}", "s", ""]))
    assert result.exit_code == 0
    assert "Final scores" in result.stdout
    assert result.stderr == ""
    game = hearthside.replay(path.read_text())
    assert game.over
    totals = re.findall(r"Total +(-?\d+) +(-?\d+)", result.stdout)
    assert [int(n) for n in totals[-1]] == [score.total for score in game.scores()]
