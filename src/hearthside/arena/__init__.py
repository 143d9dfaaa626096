"""The arena: bots against each other, many games, honest numbers.

>>> from hearthside.arena import match
>>> result = match("caverna", ["random", "random"], games=4, seed=1)
>>> [(bot.name, bot.games) for bot in result.bots]
[('random', 4), ('random', 4)]
>>> sum(bot.wins for bot in result.bots)
4.0
"""

from hearthside.arena.executors import Executor, InProcess, ProcessPool
from hearthside.arena.matches import match
from hearthside.arena.results import BotResult, GameResult, MatchResult
from hearthside.arena.table import bot_token

__all__ = [
    "BotResult",
    "Executor",
    "GameResult",
    "InProcess",
    "MatchResult",
    "ProcessPool",
    "bot_token",
    "match",
]
