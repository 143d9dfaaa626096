"""Neanderthal in the terminal: what is drawn, what has words, whole games from numbers."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import hearthside
from hearthside.core.options import OptionValue
from hearthside.games.neanderthal.abilities import ABILITIES
from hearthside.games.neanderthal.scoring import PARTS
from hearthside.terminal.neanderthal.story import story
from hearthside.terminal.neanderthal.words import SPEAKER, explain
from hearthside.terminal.painters import painter_for
from hearthside.terminal.paper import Paper
from hearthside.terminal.results import verdict
from hearthside.terminal.seats import Seats
from hearthside.terminal.table import TableTop
from tests.cli.pilot import Screen, run
from tests.said import question_of, reasons_of

PAINTER = painter_for("neanderthal")


def walk(
    until: Callable[[hearthside.Game], bool],
    players: int = 2,
    seed: int = 1,
    options: dict[str, OptionValue] | None = None,
) -> hearthside.Game:
    """A random game up to the first position with a property (or to its end)."""
    game = hearthside.new_game("neanderthal", players, seed, options)
    chance = random.Random(seed)
    while not game.over and not until(game):
        seat = game.deciders[0]
        game.play(chance.choice(game.options(seat)).token, seat)
    return game


def draw(game: hearthside.Game, seat: int, paper: Paper) -> None:
    paper.show(*PAINTER.screen(game, seat, PAINTER.menu(game, seat), paper))


@pytest.mark.parametrize("width, height", [(60, 20), (80, 24), (100, 35), (160, 50)])
@pytest.mark.parametrize("players", [1, 2, 3])
def test_no_line_is_wider_than_the_screen(width: int, height: int, players: int) -> None:
    screen = Screen(width, height)

    def look(game: hearthside.Game) -> bool:
        if game.ply % 11 == 0:
            draw(game, game.deciders[0], screen)
        return False

    game = walk(look, players, players)
    screen.show(*PAINTER.position(game, screen))
    assert max(len(line) for line in screen.text().splitlines()) <= width


def test_everything_has_words() -> None:
    for part in PARTS:
        assert PAINTER.part(part)
    for ability in ABILITIES:
        assert SPEAKER.has(f"ability.{ability}")


def test_every_question_has_words() -> None:
    seen = set()

    def look(game: hearthside.Game) -> bool:
        asked = question_of(game, game.deciders[0])["ask"]
        if asked in seen:
            return False
        seen.add(asked)
        screen = Screen(100, 40)
        draw(game, game.deciders[0], screen)
        assert "{" not in screen.text()
        assert "ask." not in screen.text()
        return False

    for players in range(1, 4):
        walk(look, players, players)
    walk(look, 1, 2, {"variant": "one_species"})
    assert len(seen) >= 12


@pytest.mark.parametrize("players", range(1, 4))
def test_the_story_tells_everything(players: int) -> None:
    game = walk(lambda g: False, players, players)
    lines = story(game, 0)
    turns = [line for line in lines if line.text.startswith("Turn ")]
    assert len(turns) == game.view()["turn"]
    assert not any("{" in line.text for line in lines)
    assert [line.ply for line in lines] == sorted(line.ply for line in lines)


def test_explanations_find_cards() -> None:
    ((name, text),) = explain(["singing"])
    assert name == "The Singing Woman"
    assert "your courtships succeed by themselves" in text
    ((_, text),) = explain(["grey", "wolf"])
    assert text == (
        "club, predator; 1 hits on 1 or 2; frost on 6; bite on 4 5; +1 1W; animal for 3 equal"
    )


def test_typed_notation_is_forgiving() -> None:
    assert PAINTER.notation("Hunt n3 4 Red") == "hunt N3 4 red"
    assert PAINTER.notation("pay 1 o, 2 b") == "pay 1 O 2 B"
    assert PAINTER.notation("portal bw") == "portal BW"


def test_what_is_refused_is_explained() -> None:
    def blocked(game: hearthside.Game) -> bool:
        return "chief" in reasons_of(game, game.deciders[0])

    game = walk(blocked)
    seat = game.deciders[0]
    assert PAINTER.refusal(game, seat, "promote chief") == "Chief: only on the tribal side."
    screen = Screen(80, 40)
    screen.show(*PAINTER.why(game, seat))
    assert "only on the tribal side" in screen.text()


def test_a_missed_goal_is_said() -> None:
    game = walk(lambda g: False, 3, 4, {"variant": "cooperative"})
    assert game.winners() == []
    assert verdict(game) == "Nobody wins: the common goal was missed."


@pytest.mark.parametrize("players", [1, 2, 3])
def test_whole_games_from_numbers(players: int) -> None:
    """A person who types random numbers reaches the end."""
    game = hearthside.new_game("neanderthal", players, players)
    screen = Screen(80, 24)
    seats = Seats(players, [0], ["random"], players)
    top = TableTop(game, seats, PAINTER, screen)
    chance = random.Random(players)

    def keys() -> str:
        return str(chance.choice(top.menu.main or top.menu.side).number)

    screen.keys = lambda: "" if top.game.over else keys()
    top.run()
    assert top.game.over


def test_bots_can_be_watched() -> None:
    result = run("watch", "neanderthal", "--seats", "greedy,random", "--seed", "3", "--delay", "0")
    assert result.exit_code == 0
    assert "wins the game." in result.output
