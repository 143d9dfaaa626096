"""A process that thinks for bots: one question per line in, one answer per line out, as JSON.

It sees only states that were redealt for the seat. It ends when its input does.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import Any, TextIO

import msgspec

from hearthside.bots import Rng, make_bot
from hearthside.games.registry import ruleset


def choose(game: str, state: dict[str, Any], seat: int, bot: str, seed: int) -> str:
    """The token a bot chooses."""
    rules = ruleset(game)
    s = rules.read(state)
    return rules.token(s, seat, make_bot(bot).choose(s.copy(), seat, Rng(seed)))


def suggest(game: str, state: dict[str, Any], seat: int, count: int) -> list[str]:
    """The options that look best to the bot `greedy`, the best first."""
    rules = ruleset(game)
    s = rules.read(state)
    found = make_bot("greedy").rank(s, seat, Rng(1))
    return [rules.token(s, seat, c) for c in found[:count]]


QUESTIONS: dict[str, Callable[..., Any]] = {"choose": choose, "suggest": suggest}


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
