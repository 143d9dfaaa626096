"""A process that thinks for bots: one question per line in, one answer per line out, as JSON.

It sees only states that were redealt for the seat, and records of games that are over. It ends
when its input does.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from functools import lru_cache
from math import isnan
from typing import Any, TextIO

import msgspec

from hearthside import analysis, hints
from hearthside.api import Game, replay
from hearthside.bots import Bot, Rng, table_bot
from hearthside.games.registry import ruleset


@lru_cache(maxsize=256)
def bot_at(table: str, seat: int, bot: str) -> Bot:
    """The bot on a seat of a table; it remembers how its turn is to go on."""
    return table_bot(bot)


def choose(
    game: str, state: dict[str, Any], seat: int, bot: str, seed: int, table: str = ""
) -> str:
    """The token a bot chooses."""
    rules = ruleset(game)
    s = rules.read(state)
    player = bot_at(table, seat, bot) if table else table_bot(bot)
    return rules.token(s, seat, player.choose(s.copy(), seat, Rng(seed)))


def suggest(
    game: str, state: dict[str, Any], seat: int, bot: str, count: int
) -> list[dict[str, Any]]:
    """The options that look best to a bot, the best first."""
    rules = ruleset(game)
    found = hints.suggest(rules, rules.read(state), seat, table_bot(bot), count)
    return [hint_view(hint) for hint in found]


def hint_view(hint: hints.Hint) -> dict[str, Any]:
    return {
        "token": hint.token,
        "message": hint.message.data(),
        "points": number(hint.points),
        "margin": number(hint.margin),
        "win": number(hint.win),
        "steps": [step.data() for step in hint.steps],
        "gains": hint.gains,
        "scored": hint.scored,
        "opened": hint.opened,
        "clauses": [clause.data() for clause in hint.clauses],
    }


def number(value: float) -> float | None:
    """A figure, not finer than anybody reads it; None for none."""
    return None if isnan(value) else round(value, 3)


@lru_cache(maxsize=2)
def game_of(record: str) -> Game:
    """The game of a record; one question after another is about the same."""
    return replay(record)


def outlooks(record: str, plies: list[int]) -> list[dict[str, Any]]:
    """What the seats of a finished game could expect where turns ended."""
    game = game_of(record)
    found = []
    for ply in plies:
        seen = analysis.outlook(game, ply)
        if seen is not None:
            points, win = [[round(n, 3) for n in row] for row in (seen.points, seen.win)]
            found.append({"ply": ply, "points": points, "win": win})
    return found


def judge(record: str, ply: int, bot: str) -> dict[str, Any] | None:
    """What one choice of a finished game was worth."""
    found = analysis.analyse_ply(game_of(record), ply, bot)
    if found is None:
        return None
    return {
        "ply": found.ply,
        "seat": found.seat,
        "token": found.token,
        "message": found.message.data(),
        "lost": round(found.lost, 3),
        "best": hint_view(found.best),
    }


QUESTIONS: dict[str, Callable[..., Any]] = {
    "choose": choose,
    "suggest": suggest,
    "outlooks": outlooks,
    "judge": judge,
}


def answer(line: str) -> dict[str, Any]:
    """The answer to one line; whatever goes wrong is said, too."""
    try:
        question = msgspec.json.decode(line)
        return {"answer": QUESTIONS[question.pop("ask")](**question)}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


def tell(out: TextIO, message: dict[str, Any]) -> None:
    print(msgspec.json.encode(message).decode(), file=out, flush=True)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(2)  # the server itself comes first
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever is printed by mistake is no answer
    tell(out, {"ready": True})
    for line in sys.stdin:
        tell(out, answer(line))


if __name__ == "__main__":
    main()
