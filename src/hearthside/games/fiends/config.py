"""The options of Frantic Fiends: its own decisions and those of the base game that still matter."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from hearthside.core.errors import BadOption
from hearthside.core.options import OptionValue, check_options, declared_options, seats_in
from hearthside.games.caverna.config import OPTIONS as BASE_OPTIONS
from hearthside.games.caverna.config import Decisions

DATA: Final = "data/decisions.toml"
UNUSED: Final = ("mode", "peaceful_during_own_expedition")
"""Options of the base game about tiles that are not in use (FF-1.4)."""
BASE_STRENGTH: Final = {"standard": [5, 7, 9, 12], "hard": [7, 9, 11, 14]}
"""Orcs A to D by the side of the strength card (FF-2.9)."""

OWN_OPTIONS: Final = declared_options(
    files("hearthside.games.fiends").joinpath(DATA).read_text(encoding="utf-8"), DATA
)
OPTIONS: Final = OWN_OPTIONS + [spec for spec in BASE_OPTIONS if spec.name not in UNUSED]


class FiendsDecisions(Decisions):
    """The decisions of one game, as plain fields for quick reading."""

    def __init__(self, chosen: dict[str, OptionValue]) -> None:
        full = check_options(OPTIONS, chosen)
        own = [spec.name for spec in OWN_OPTIONS]
        super().__init__({name: value for name, value in full.items() if name not in own})
        self.chosen = full
        self.hard = full["orc_strength"] == "hard"
        self.handicap = seats_in(full["handicap"])
        self.food_trap_max = 255 if full["food_trap_max"] == "none" else int(full["food_trap_max"])
        self.all_orc_dwellings = full["all_orc_dwellings"] is True
        self.entry_prisoners = int(full["entry_overflow_prisoners"])
        self.prisoners_fed = full["prisoners_fed"] is True
        self.final_tiles = full["final_targets"] == "tiles"
        self.convert_in_event = full["convert_in_event"] is True
        self.campaign_game = 0
        self.used: list[str] = []
        self.bonuses: list[str] = []
        if full["campaign"] != "none":
            number, used, bonuses = str(full["campaign"]).split(":")
            self.campaign_game = int(number)
            self.used = [word for word in used.split(".") if word]
            self.bonuses = [word for word in bonuses.split(".") if word]

    def strengths(self, seat: int) -> list[int]:
        """The strengths of a player's orcs at the start (FF-2.9, 12.3)."""
        hard = self.hard or seat in self.handicap
        more = 2 * (self.campaign_game - 1) if self.campaign_game else 0
        return [n + more for n in BASE_STRENGTH["hard" if hard else "standard"]]


def check_players(rules: FiendsDecisions, players: int, known_bonuses: list[str]) -> None:
    """What only fits a number of players, and the bonuses of a campaign."""
    for seat in rules.handicap:
        if seat >= players:
            raise BadOption(f"There is no seat {seat} to take the handicap.")
    if rules.campaign_game and players != 1:
        raise BadOption("A campaign is for one player.")
    for bonus in rules.bonuses:
        if bonus not in known_bonuses:
            raise BadOption(f"There is no campaign bonus {bonus!r}.")
