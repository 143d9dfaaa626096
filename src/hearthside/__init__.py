"""Hearthside: heavy strategy board games for people, bots and programs."""

from hearthside.analysis import Analysis, Judged, Outlook, analyse
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
from hearthside.campaign import Campaign, new_campaign
from hearthside.core.errors import (
    BadData,
    BadMatch,
    BadOption,
    BadPlayers,
    DamagedRecord,
    DamagedState,
    GameNotOver,
    HearthsideError,
    IllegalChoice,
    NothingToUndo,
    UnknownBot,
    UnknownCampaign,
    UnknownGame,
    UnknownVersion,
    WrongSeat,
)
from hearthside.hints import Hint

__version__ = "0.1.0"

__all__ = [
    "Analysis",
    "BadData",
    "BadMatch",
    "BadOption",
    "BadPlayers",
    "Campaign",
    "DamagedRecord",
    "DamagedState",
    "Game",
    "GameInfo",
    "GameNotOver",
    "HearthsideError",
    "Hint",
    "IllegalChoice",
    "Judged",
    "NothingToUndo",
    "Option",
    "OptionInfo",
    "Outlook",
    "Score",
    "UnknownBot",
    "UnknownCampaign",
    "UnknownGame",
    "UnknownVersion",
    "WrongSeat",
    "analyse",
    "games",
    "new_campaign",
    "new_game",
    "replay",
]
