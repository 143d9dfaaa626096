"""The arena: bots against each other, many games, honest numbers.

>>> from hearthside.arena import match
>>> result = match("caverna", ["random", "random"], games=4, seed=1)
>>> [(bot.name, bot.games) for bot in result.bots]
[('random', 4), ('random', 4)]
>>> sum(bot.wins for bot in result.bots)
4.0

Tournaments are described by a plan (docs/guide/arena.md): `read_plan`, `run_plan`,
`write_results`.
"""

from hearthside.arena.executors import (
    EXECUTORS,
    Executor,
    InProcess,
    ProcessPool,
    RayCluster,
    make_executor,
)
from hearthside.arena.fixture import Fixture
from hearthside.arena.matches import match
from hearthside.arena.outcome import Failed, Played
from hearthside.arena.plan import Plan, read_plan
from hearthside.arena.play import bot_token
from hearthside.arena.results import BotResult, GameResult, MatchResult
from hearthside.arena.running import Run, load_run, run_plan
from hearthside.arena.section import BadPlan
from hearthside.arena.writing import write_results

__all__ = [
    "EXECUTORS",
    "BadPlan",
    "BotResult",
    "Executor",
    "Failed",
    "Fixture",
    "GameResult",
    "InProcess",
    "MatchResult",
    "Plan",
    "Played",
    "ProcessPool",
    "RayCluster",
    "Run",
    "bot_token",
    "load_run",
    "make_executor",
    "match",
    "read_plan",
    "run_plan",
    "write_results",
]
