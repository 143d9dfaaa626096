"""The bots there are, by name."""

from __future__ import annotations

from typing import Final

from hearthside.bots.base import Bot
from hearthside.bots.experts import GREEDY, ExpertBot
from hearthside.bots.levels import ITERATIONS, searching_bot
from hearthside.bots.novice import NoviceBot
from hearthside.bots.searching import SearchBot
from hearthside.bots.uniform import RandomBot
from hearthside.core.errors import UnknownBot
from hearthside.core.kit import Kit
from hearthside.games.registry import kit

RANDOM: Final = "random"
NOVICE: Final = "novice"
VARIED: Final = "varied"
NAMES: Final = (NOVICE, *ITERATIONS, GREEDY, RANDOM)


def bot_names(game: str = "") -> list[str]:
    """The names `make_bot` knows, the levels first; of a game, those of the bots that can play it.

    >>> bot_names()
    ['novice', 'steady', 'strong', 'master', 'greedy', 'random']
    """
    return [name for name in NAMES if not game or can_play(make_bot(name), kit(game))]


def can_play(bot: Bot, game: Kit) -> bool:
    """Does the game bring what this bot needs?"""
    if isinstance(bot, SearchBot):
        return game.searchable
    if isinstance(bot, NoviceBot):
        return game.searchable and GREEDY in game.bots
    if isinstance(bot, ExpertBot):
        return not game.bots.keys().isdisjoint(bot.names)
    return True


def usual_bot(game: str) -> str:
    """The bot that sits down where nobody named one: `greedy`, if the game has it."""
    return GREEDY if GREEDY in kit(game).bots else RANDOM


def bot_for(game: str, name: str) -> Bot:
    """A bot for a game; UnknownBot names those that can play it."""
    bot = make_bot(name)
    if not can_play(bot, kit(game)):
        names = ", ".join(bot_names(game))
        raise UnknownBot(f"The bot {name!r} cannot play {kit(game).title}; these can: {names}.")
    return bot


def make_bot(name: str) -> Bot:
    """A bot by its name (levels.py says what may follow it); UnknownBot names those there are.

    `varied` is for training only, and so not among them.
    """
    if name == RANDOM:
        return RandomBot()
    if name == GREEDY:
        return ExpertBot(GREEDY)
    if name == NOVICE:
        return NoviceBot()
    if name == VARIED:
        return ExpertBot(VARIED, GREEDY)
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
