"""Hints: what they name is legal, what they say is so, and nothing hidden is in them."""

from __future__ import annotations

from math import isnan, nan

import pytest

import hearthside
from hearthside.bots import Bot, Rng
from hearthside.bots.advice import Advice
from hearthside.core import engine
from hearthside.core.state import State
from hearthside.hints import Hint, suggest

FIRST = "secures:the_first_turn_of_the_next_round"
GAMES = ["caverna", "fiends", "agricola", "neanderthal"]


class Oracle(Bot):
    """Names some options of the first decision, with figures."""

    def __init__(self, *figures: tuple[str, float, float, float]) -> None:
        self.figures = figures

    def advise(self, state: State, seat: int, rng: Rng) -> list[Advice]:
        rules = hearthside.new_game("caverna", 2).rules
        found = []
        for token, points, margin, win in self.figures:
            c = rules.parse(state, token)
            t = state.copy()
            engine.choose(t, c, seat)
            found.append(Advice([c], t, points, margin, win))
        return found


def ask(game: hearthside.Game, *figures: tuple[str, float, float, float]) -> list[Hint]:
    return suggest(game.rules, game.state, game.deciders[0], Oracle(*figures))


def play_on(game: hearthside.Game, choices: int) -> None:
    """So many choices by the first hint of `greedy`."""
    for _ in range(choices):
        if not game.over:
            seat = game.deciders[0]
            game.play(game.hint(seat, 1, "greedy")[0].token, seat)


@pytest.mark.parametrize("level", ["greedy", "steady"])
@pytest.mark.parametrize("name", GAMES)
def test_hints_are_legal_and_say_why_all_over_a_game(name: str, level: str) -> None:
    game = hearthside.new_game(name, 2, seed=4)
    for _ in range(12):
        seat = game.deciders[0]
        legal = {option.token: option.label for option in game.options(seat)}
        hints = game.hint(seat, 3, level)
        assert 1 <= len(hints) <= 3
        assert len({hint.token for hint in hints}) == len(hints)
        for hint in hints:
            assert hint.label == legal[hint.token]
            assert hint.plan[0] == hint.label
            assert hint.reason.endswith(".")
            assert all(hint.gains.values())
            assert isnan(hint.margin) == (level == "greedy")
        play_on(game, 5)
        if game.over:
            break


@pytest.mark.parametrize("name", GAMES)
def test_the_same_question_gets_the_same_answer(name: str) -> None:
    game = hearthside.new_game(name, 2, seed=4)
    play_on(game, 9)
    seat = game.deciders[0]
    before = game.to_json()
    assert game.hint(seat, 3, "steady") == game.copy().hint(seat, 3, "steady")
    assert game.to_json() == before


@pytest.mark.parametrize("name", ["agricola", "caverna"])
def test_a_hint_knows_no_more_than_the_seat(name: str) -> None:
    """However the hidden cards lie, the hint is the same."""
    game = hearthside.new_game(name, 2, seed=4)
    play_on(game, 11)
    seat = game.deciders[0]
    hints = game.hint(seat, 3, "steady")
    for seed in (5, 6):
        assert game.redeal(seat, seed).hint(seat, 3, "steady") == hints


def test_who_decides_nothing_gets_no_hints() -> None:
    game = hearthside.new_game("caverna", 2, seed=7)
    assert game.hint(1 - game.deciders[0]) == []
    assert game.hint(-1) == []
    assert game.hint(9) == []
    with pytest.raises(hearthside.UnknownBot, match="There is no bot 'wise'"):
        game.hint(game.deciders[0], level="wise")


def test_the_reason_in_words() -> None:
    game = hearthside.new_game("caverna", 2, seed=7)
    hints = ask(
        game,
        ("place supplies", 61.2, 4.0, 0.58),
        ("place logging", 60.1, 1.9, 0.5),
        ("place wood_gathering", 60.0, 1.8, nan),
    )
    assert [hint.reason for hint in hints] == [
        "About 61 points expected; 2 more than the next best; 58 % to win; "
        "brings 1 wood, 1 stone, 1 ore, 1 food and 2 gold; adds 2 points at once.",
        "About 60 points expected; 2 fewer than the best; 50 % to win; brings 3 wood.",
        "About 60 points expected; 2 fewer than the best; brings 1 wood.",
    ]
    assert hints[1].gains == {"wood": 3}
    assert hints[1].plan == ["Place a dwarf on Logging"]
    assert (hints[0].points, hints[0].margin, hints[0].win) == (61.2, 4.0, 0.58)


def test_without_figures_the_rank_is_told() -> None:
    game = hearthside.new_game("caverna", 2, seed=7)
    hints = ask(game, ("place logging", nan, nan, nan), ("place supplies", nan, nan, nan))
    assert hints[0].reason == "Number 1 of 2; brings 3 wood."
    assert hints[1].reason.startswith("Number 2 of 2; brings 1 wood,")


def test_an_option_is_named_once() -> None:
    game = hearthside.new_game("caverna", 2, seed=7)
    twice = [("place logging", 60.0, 1.0, 0.5), ("place logging", 59.0, 0.0, 0.4)]
    assert [hint.points for hint in ask(game, *twice)] == [60.0]


def test_what_a_turn_opens_is_told() -> None:
    game = hearthside.new_game("caverna", 2, seed=7)
    found = ask(game, ("place starting_player", 60.0, 1.0, 0.5))[0]
    assert FIRST not in found.opened  # the seat has it already
    game.play("place logging")
    found = ask(game, ("place starting_player", 60.0, 1.0, 0.5))[0]
    assert FIRST in found.opened
    assert found.reason.endswith("secures the first turn of the next round.")
