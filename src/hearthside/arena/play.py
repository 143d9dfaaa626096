"""Bots play one game to its end."""

from __future__ import annotations

import traceback
from time import perf_counter

from hearthside.api import Game
from hearthside.arena.extras import extras
from hearthside.arena.fixture import Fixture
from hearthside.arena.outcome import Failed, Outcome, Played
from hearthside.bots import Bot, Rng, make_bot
from hearthside.core import engine
from hearthside.core.chance import mix, outcome
from hearthside.core.choice import NATURE, Choice
from hearthside.core.errors import BadMatch, IllegalChoice
from hearthside.core.ruleset import Ruleset
from hearthside.core.state import State
from hearthside.games.registry import ruleset


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


def play(fixture: Fixture) -> Played:
    """Play a game; its result depends on nothing but the fixture."""
    rules = ruleset(fixture.game)
    if rules.rules_version != fixture.rules:
        raise BadMatch(
            f"This program knows version {rules.rules_version} of the rules of {fixture.game}, "
            f"not version {fixture.rules}."
        )
    began = perf_counter()
    n = fixture.players
    bots = [make_bot(name) for name in fixture.seating]
    rngs = [Rng(mix(fixture.seed + seat + 1)) for seat in range(n)]
    thinking = [0.0] * n
    decisions = [0] * n
    plies = 0
    s = rules.new_state(n, fixture.seed, fixture.options)
    while not engine.is_over(s):
        seat = s.decider
        if seat == NATURE:
            engine.choose(s, outcome(s))
        else:
            asked = perf_counter()
            c = ask(bots[seat], rules, s, seat, rngs[seat])
            thinking[seat] += perf_counter() - asked
            decisions[seat] += 1
            engine.choose(s, c, seat)
        plies += 1
    winners = rules.winners(s)
    return Played(
        fixture,
        [rules.score_parts(s, seat) for seat in range(n)],
        [1 / len(winners) if seat in winners else 0.0 for seat in range(n)],
        plies,
        perf_counter() - began,
        thinking,
        decisions,
        [extras(s, seat) for seat in range(n)],
    )


def attempt(fixture: Fixture) -> Outcome:
    """Play a game; a mistake in a bot or in the rules becomes part of the outcome."""
    try:
        return play(fixture)
    except Exception as error:
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        return Failed(fixture, reason, traceback.format_exc())
