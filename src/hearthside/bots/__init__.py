"""Bots: players that are given a state and choose.

>>> from hearthside.bots import make_bot
>>> make_bot("random").name
'random'
>>> make_bot("clever")
Traceback (most recent call last):
...
hearthside.core.errors.UnknownBot: There is no bot 'clever'; the bots are novice, ... random.
"""

from hearthside.bots.base import Bot
from hearthside.bots.registry import bot_for, bot_names, make_bot, table_bot, usual_bot
from hearthside.bots.rng import Rng
from hearthside.core.errors import UnknownBot

__all__ = [
    "Bot",
    "Rng",
    "UnknownBot",
    "bot_for",
    "bot_names",
    "make_bot",
    "table_bot",
    "usual_bot",
]
