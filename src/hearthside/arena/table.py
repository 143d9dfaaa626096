"""One table: bots play one game to its end."""

from __future__ import annotations

from dataclasses import dataclass

from hearthside.api import Game
from hearthside.arena.results import GameResult
from hearthside.bots import Bot, Rng, make_bot
from hearthside.core import engine
from hearthside.core.chance import MASK, mix
from hearthside.core.choice import NATURE, Choice
from hearthside.core.errors import IllegalChoice
from hearthside.core.options import OptionValue
from hearthside.core.ruleset import Ruleset
from hearthside.core.state import State
from hearthside.games.registry import ruleset


@dataclass(frozen=True)
class Task:
    """A game to be played: everything that decides how it goes."""

    game: str
    bots: list[str]
    options: dict[str, OptionValue]
    number: int
    seed: int


def game_seed(match_seed: int, number: int) -> int:
    """The seed of one game of a match: 31 bits, easy to type."""
    return mix((mix(match_seed & MASK) + number) & MASK) >> 33


def ask(bot: Bot, rules: Ruleset, state: State, seat: int, rng: Rng) -> Choice:
    """The choice of a bot, which sees a redealt copy; IllegalChoice if it is none."""
    c = bot.choose(rules.redeal(state, seat, rng.bits()), seat, rng)
    if c not in engine.options_of(state, seat) and not engine.accepts(state, seat, c):
        raise IllegalChoice(f"The bot {bot.name!r} made an illegal choice: {c}.")
    return c


def bot_token(bot: Bot, game: Game, seat: int, rng: Rng) -> str:
    """What a bot would play now, as a token for `Game.play`.

    >>> import hearthside
    >>> game = hearthside.new_game("caverna", players=2, seed=7)
    >>> seat = game.deciders[0]
    >>> game.play(bot_token(make_bot("random"), game, seat, Rng(1)), seat)
    """
    return game.rules.token(game.state, seat, ask(bot, game.rules, game.state, seat, rng))


def play(task: Task) -> GameResult:
    """Play a game; its result depends on the task alone."""
    rules = ruleset(task.game)
    n = len(task.bots)
    seats = [(entry + task.number) % n for entry in range(n)]
    at_seat = [seats.index(seat) for seat in range(n)]
    bots = [make_bot(task.bots[entry]) for entry in at_seat]
    rngs = [Rng(mix(task.seed + seat + 1)) for seat in range(n)]
    s = rules.new_state(n, task.seed, task.options)
    while not engine.is_over(s):
        if s.decider == NATURE:
            engine.play_nature(s)
        else:
            seat = s.decider
            engine.choose(s, ask(bots[seat], rules, s, seat, rngs[seat]), seat)
    parts = [rules.score_parts(s, seats[entry]) for entry in range(n)]
    winners = rules.winners(s)
    return GameResult(
        task.number,
        task.seed,
        seats,
        [sum(part.values()) for part in parts],
        parts,
        [1 / len(winners) if seat in winners else 0.0 for seat in seats],
    )
