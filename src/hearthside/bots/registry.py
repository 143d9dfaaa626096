"""The bots there are, by name."""

from __future__ import annotations

from typing import Final

from hearthside.bots.base import Bot
from hearthside.bots.greedy import GreedyBot
from hearthside.bots.levels import searching_bot
from hearthside.bots.novice import NoviceBot
from hearthside.bots.searching import SearchBot
from hearthside.bots.uniform import RandomBot
from hearthside.bots.varied import VariedBot
from hearthside.core.errors import UnknownBot

NAMES: Final = ("novice", "steady", "strong", "master", "greedy", "random")


def bot_names() -> list[str]:
    """The names `make_bot` knows, the levels first.

    >>> bot_names()
    ['novice', 'steady', 'strong', 'master', 'greedy', 'random']
    """
    return list(NAMES)


def make_bot(name: str) -> Bot:
    """A bot by its name (levels.py says what may follow it); UnknownBot names those there are.

    `varied` is for training only, and so not among them.
    """
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    if name == "novice":
        return NoviceBot()
    if name == "varied":
        return VariedBot()
    found = searching_bot(name)
    if found is None:
        raise UnknownBot(f"There is no bot {name!r}; the bots are {', '.join(NAMES)}.")
    return found


def table_bot(name: str) -> Bot:
    """A bot for a table where people wait: it thinks no longer than its level allows."""
    bot = make_bot(name)
    if isinstance(bot, SearchBot):
        bot.hurry()
    return bot
