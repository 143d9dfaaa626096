# mypy: disable-error-code="explicit-any"
"""Campaigns: several games in a row, with what is carried from one to the next.

A campaign is plain data, changed only by the functions of its rules; it can be saved between
games. Between two games seats may have to decide something (keep a card, buy a bonus); then
the next game can be set up.
"""

from __future__ import annotations

from typing import Any, Final

from hearthside.core.message import Message
from hearthside.core.options import OptionSpec, OptionValue
from hearthside.core.state import State

Sheet = dict[str, Any]
"""The campaign as plain data, as it is saved."""


LARGEST: Final = 1 << 63
"""Numbers on a sheet are smaller."""


def fits(value: object, example: object) -> bool:
    """Is a value of the same form? Of a list, all are like the first; a tuple is one by one.

    An empty list may hold anything.

    >>> fits([3, 4], [0]), fits([3, "x"], [0]), fits(["x", True], ("", False)), fits(True, 0)
    (True, False, True, False)
    """
    if isinstance(example, tuple):
        if not isinstance(value, list) or len(value) != len(example):
            return False
        return all(fits(value[i], example[i]) for i in range(len(example)))
    if type(value) is not type(example):
        return False
    if isinstance(value, dict) and isinstance(example, dict):
        if value.keys() != example.keys():
            return False
        return all(fits(value[key], example[key]) for key in example)
    if isinstance(value, list) and isinstance(example, list):
        return not example or all(fits(one, example[0]) for one in value)
    return not isinstance(value, int) or -LARGEST < value < LARGEST


class CampaignOption:
    """One thing a seat may decide between two games: its notation, and the same for people.

    `warns`: it would lose something, as the message says.
    """

    def __init__(self, token: str, message: Message, warns: bool = False) -> None:
        self.token = token
        self.message = message
        self.warns = warns


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

    def example(self, players: int) -> Sheet:
        """A sheet with one of each thing that may stand in its lists, to compare others with."""
        return self.new(players, 0)

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
