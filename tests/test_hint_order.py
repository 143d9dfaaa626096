"""Hints: the figures keep the order of the bot, and the options are different ones."""

from __future__ import annotations

import hearthside
from hearthside.bots.advice import Advice
from hearthside.core.choice import Choice
from hearthside.core.message import Message
from hearthside.hints import expectation, in_order, varied


def advice(
    game: hearthside.Game, choices: list[Choice], points: float, margin: float, win: float
) -> Advice:
    return Advice(choices, game.state, points, margin, win)


def test_nothing_promises_more_than_what_is_preferred_to_it() -> None:
    game = hearthside.new_game("caverna", 2, seed=7)
    found = in_order(
        [
            advice(game, [1], 60.0, 2.0, 0.5),
            advice(game, [2], 63.0, 5.0, 0.7),
            advice(game, [3], 58.0, 1.0, 0.4),
        ]
    )
    assert [(a.points, a.margin, a.win) for a in found] == [
        (60.0, 2.0, 0.5),
        (60.0, 2.0, 0.5),
        (58.0, 1.0, 0.4),
    ]


def test_the_same_step_after_another_exchange_is_no_other_idea() -> None:
    game = hearthside.new_game("caverna", 2, seed=7)
    seat = game.deciders[0]
    places = [option.choice for option in game.options(seat) if not option.anytime]
    exchange = next(kind for kind in range(256) if game.state.anytime_kinds >> kind & 1)
    first = advice(game, [exchange, places[0]], 60.0, 2.0, 0.5)
    again = advice(game, [exchange + 256, places[0]], 59.0, 1.0, 0.5)
    other = advice(game, [places[1]], 58.0, 0.0, 0.5)
    alone = advice(game, [exchange + 512], 57.0, 0.0, 0.5)
    assert varied(game.state, seat, [first, again, other, alone]) == [first, other, alone]


def test_nothing_is_certain_before_the_end() -> None:
    game = hearthside.new_game("caverna", 2, seed=7)
    for win, percent in [(1.0, 99), (0.0, 1)]:
        found = expectation(game.state, [advice(game, [1], 60.0, 2.0, win)], 0)
        assert Message("hint.win", {"percent": percent}) in found
