"""Tokens of one decision are distinct, in every game, with any options of the table (AGR-17.2)."""

import random

import pytest

from hearthside import Game, new_game
from hearthside.core import engine
from hearthside.core.errors import BadOption
from hearthside.core.options import OptionValue
from hearthside.games.registry import kits, ruleset

GAMES = [kit.id for kit in kits()]
PLAYED = 20
"""Games of each kind."""
MANY = 400
"""The same, in a long run."""


def some_table(game_id: str, seed: int) -> Game:
    """A game with a random number of players and a few random options."""
    chance = random.Random(f"{game_id} {seed}")
    rules = ruleset(game_id)
    while True:
        options: dict[str, OptionValue] = {
            spec.name: chance.choice(spec.values)
            for spec in rules.options
            if len(spec.values) > 1 and chance.random() < 0.3
        }
        players = chance.randint(rules.min_players, rules.max_players)
        try:
            return new_game(game_id, players, chance.randrange(1 << 31), options)
        except BadOption:
            continue


def check(game: Game, seed: int) -> None:
    """Walk through a game at random; no two options of a decision have the same token."""
    chance = random.Random(seed)
    rules, s = game.rules, game.state
    while not engine.is_over(s):
        seat = chance.choice(engine.deciders(s))
        main = engine.options_of(s, seat)
        side = engine.side_options(s, seat)
        tokens = [rules.token(s, seat, c) for c in main + side]
        assert len(set(tokens)) == len(tokens), (game.setup, sorted(tokens))
        exchange = side and (not main or chance.random() < 0.1)
        engine.choose(s, chance.choice(side if exchange else main), seat)
        engine.play_nature(s)


@pytest.mark.parametrize("game_id", GAMES)
def test_tokens_of_a_decision_are_distinct(game_id: str) -> None:
    for seed in range(PLAYED):
        check(some_table(game_id, seed), seed)


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
def test_tokens_of_many_decisions_are_distinct(game_id: str) -> None:
    for seed in range(PLAYED, MANY):
        check(some_table(game_id, seed), seed)
