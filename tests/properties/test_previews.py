"""Previews: they change nothing, tell nothing hidden, and say what then really happens."""

import random

import pytest

from hearthside import Game, new_game
from hearthside.core.choice import NATURE
from hearthside.preview import changes
from tests.properties.test_messages import TABLES, decisions

EVERY = 25
"""One decision of this many is looked at."""
OPTIONS = 12
"""Of the options of a decision at most this many are tried."""


def stock(game: Game, seat: int) -> dict[str, int]:
    return game.rules.stock(game.state, seat)


def really(game: Game, seat: int, token: str) -> dict[str, int] | None:
    """How the stock changes when the choice is made; None if chance decides then."""
    after = game.copy()
    before = stock(game, seat)
    plies = game.ply
    after.play(token, seat)
    if any(move.seat == NATURE for move in after.moves[plies:]):
        return None
    return changes(before, stock(after, seat))


def paid(game: Game, seat: int, token: str) -> list[dict[str, int]]:
    """How the stock has changed after the choice and each payment of it."""
    asked = game.copy()
    asked.play(token, seat)
    found = []
    for option in asked.options(seat, anytime=False):
        assert option.verb == "pay"
        after = asked.copy()
        after.play(option.token, seat)
        found.append(changes(stock(game, seat), stock(after, seat)))
    return found


@pytest.mark.parametrize("game_id, players", TABLES)
def test_previews_say_what_happens_and_nothing_hidden(game_id: str, players: int) -> None:
    game = new_game(game_id, players, seed=players + 20)
    chance = random.Random(players)
    for seat in decisions(game, players + 20, EVERY):
        before = game.to_json()
        other = game.redeal(seat, chance.randrange(1000))
        options = game.options(seat)
        for option in chance.sample(options, min(OPTIONS, len(options))):
            found = game.preview(seat, option.token)
            assert other.preview(seat, option.token) == found, option.token
            changed = really(game, seat, option.token)
            assert changed is None or found.stock == changed, option.token
            if found.ways and changed is not None:
                assert found.ways == paid(game, seat, option.token), option.token
        assert game.to_json() == before
