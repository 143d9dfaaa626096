"""What a bot thinks of an option, for hints and analysis."""

from __future__ import annotations

from hearthside.core.choice import Choice
from hearthside.core.state import State


class Advice:
    """An option, the turn it begins, and what may be expected of it."""

    def __init__(
        self, choices: list[Choice], end: State, points: float, margin: float, win: float
    ) -> None:
        self.choice = choices[0]
        self.choices = choices
        """The option and the rest of the turn as the bot would play it."""
        self.end = end
        """The position when that turn has ended; what comes after it is cut off."""
        self.points = points
        """Expected points of the seat at the end of the game."""
        self.margin = margin
        """Expected lead over the best of the others; in a solo game the same as the points."""
        self.win = win
        """The chance to win, from 0 to 1."""
