"""The bots there are, by name."""

from __future__ import annotations

from typing import Final

from hearthside.bots.base import Bot
from hearthside.bots.greedy import GreedyBot
from hearthside.bots.uniform import RandomBot
from hearthside.core.errors import UnknownBot

NAMES: Final = ("random", "greedy")


def bot_names() -> list[str]:
    """The names `make_bot` knows.

    >>> bot_names()
    ['random', 'greedy']
    """
    return list(NAMES)


def make_bot(name: str) -> Bot:
    """A bot by its name; UnknownBot names those there are."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    raise UnknownBot(f"There is no bot {name!r}; the bots are {', '.join(NAMES)}.")
