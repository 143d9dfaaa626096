"""What can go wrong from outside. Every message is one sentence for a person."""

from __future__ import annotations

from hearthside.core.message import Message, english, raw


class HearthsideError(Exception):
    """The base of all errors that bad input causes; the state is untouched when one is raised.

    `message` says to people what is wrong; as text an error is that message in English.
    """

    def __init__(self, said: str | Message) -> None:
        super().__init__(said)
        self.message: Message = said if isinstance(said, Message) else raw(said)

    def __str__(self) -> str:
        return english(self.message)


class UnknownGame(HearthsideError):
    """There is no game of that id."""


class BadKit(HearthsideError):
    """A game cannot be added like that."""


class NotOffered(HearthsideError):
    """The game does not have what was asked for, such as suggestions."""


class UnknownCampaign(HearthsideError):
    """There is no campaign of that id."""


class UnknownBot(HearthsideError):
    """There is no bot of that name, or it cannot play the game."""


class BadPlayers(HearthsideError):
    """The game is not for that number of players."""


class BadMatch(HearthsideError):
    """A match cannot be played like that."""


class BadOption(HearthsideError):
    """An option name is unknown, or its value is not allowed."""


class IllegalChoice(HearthsideError):
    """The token is not among the options of the seat."""


class WrongSeat(HearthsideError):
    """The seat has no decision to make now."""


class GameNotOver(HearthsideError):
    """Only a finished game can be counted."""


class NothingToUndo(HearthsideError):
    """There is no choice that may be taken back, or taken again."""


class DamagedRecord(HearthsideError):
    """A record cannot be read or does not replay."""


class DamagedState(HearthsideError):
    """A saved state cannot be read."""


class UnknownVersion(DamagedState):
    """A saved state or record was written by a version this program does not know."""


class BadData(HearthsideError):
    """A data file of the game has an error."""
