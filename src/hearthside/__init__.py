"""Hearthside: heavy strategy board games for people, bots and programs."""

from hearthside.api import (
    Game,
    GameInfo,
    Option,
    OptionInfo,
    Score,
    games,
    new_game,
    replay,
)
from hearthside.core.errors import (
    BadData,
    BadMatch,
    BadOption,
    BadPlayers,
    DamagedRecord,
    DamagedState,
    HearthsideError,
    IllegalChoice,
    NothingToUndo,
    UnknownBot,
    UnknownGame,
    UnknownVersion,
    WrongSeat,
)

__version__ = "0.1.0"

__all__ = [
    "BadData",
    "BadMatch",
    "BadOption",
    "BadPlayers",
    "DamagedRecord",
    "DamagedState",
    "Game",
    "GameInfo",
    "HearthsideError",
    "IllegalChoice",
    "NothingToUndo",
    "Option",
    "OptionInfo",
    "Score",
    "UnknownBot",
    "UnknownGame",
    "UnknownVersion",
    "WrongSeat",
    "games",
    "new_game",
    "replay",
]
