# mypy: disable-error-code="explicit-any"
"""Campaigns: several games in a row, with what is carried from one to the next.

A campaign is plain data, changed only by the functions of its rules; it can be saved between
games. Between two games seats may have to decide something (keep a card, buy a bonus); then
the next game can be set up.
"""

from __future__ import annotations

from typing import Any

from hearthside.core.message import Message
from hearthside.core.options import OptionSpec, OptionValue
from hearthside.core.state import State

Sheet = dict[str, Any]
"""The campaign as plain data, as it is saved."""


class CampaignOption:
    """One thing a seat may decide between two games: its notation, and the same for people."""

    def __init__(self, token: str, message: Message) -> None:
        self.token = token
        self.message = message


class CampaignRules:
    """One kind of campaign."""

    id: str = ""
    title: str = ""
    game: str = ""
    min_players: int = 1
    max_players: int = 1
    table_options: tuple[OptionSpec, ...] = ()
    """The options of a table that a campaign takes; they hold for all of its games."""

    def new(self, players: int, seed: int) -> Sheet:
        """A campaign before its first game."""
        raise AssertionError("every campaign begins")

    def deciders(self, sheet: Sheet) -> list[int]:
        """The seats that have to decide before the next game; nobody when it can begin."""
        raise AssertionError("every campaign knows who decides")

    def options(self, sheet: Sheet, seat: int) -> list[CampaignOption]:
        """What a deciding seat may do."""
        raise AssertionError("every campaign offers its decisions")

    def choose(self, sheet: Sheet, seat: int, token: str) -> Sheet:
        """The campaign after a decision; the given one is not changed."""
        raise AssertionError("every campaign takes decisions")

    def setup(self, sheet: Sheet) -> tuple[int, dict[str, OptionValue]]:
        """The seed and the options of the next game."""
        raise AssertionError("every campaign sets up its games")

    def finish(self, sheet: Sheet, state: State) -> Sheet:
        """The campaign after a game that is over."""
        raise AssertionError("every campaign counts its games")

    def words(self, sheet: Sheet) -> dict[str, str]:
        """The names of the things on the sheet, by their ids."""
        return {}

    def over(self, sheet: Sheet) -> bool:
        """Is there no further game?"""
        raise AssertionError("every campaign ends or says that it does not")

    def winners(self, sheet: Sheet) -> list[int]:
        """Who has won a campaign that is over."""
        raise AssertionError("every campaign has winners")
