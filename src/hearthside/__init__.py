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
    BadKit,
    BadMatch,
    BadOption,
    BadPlayers,
    DamagedRecord,
    DamagedState,
    GameNotOver,
    HearthsideError,
    IllegalChoice,
    NothingToUndo,
    NotOffered,
    UnknownBot,
    UnknownCampaign,
    UnknownGame,
    UnknownVersion,
    WrongSeat,
)
from hearthside.core.kit import Kit
from hearthside.games.registry import register
from hearthside.hints import Hint

__version__ = "0.1.0"

__all__ = [
    "Analysis",
    "BadData",
    "BadKit",
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
    "Kit",
    "NotOffered",
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
    "register",
    "replay",
]
