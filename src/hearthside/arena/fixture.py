"""A fixture: one game of a tournament, before it is played."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cached_property

from hearthside.core.options import OptionValue
from hearthside.core.record import value_text
from hearthside.games.registry import ruleset

FORMAT = 1
"""Part of every id; raised when bots are asked, or chance is drawn, in another way."""


@dataclass(frozen=True)
class Fixture:
    """Everything that decides how a game goes, and nothing else."""

    game: str
    rules: int
    """The version of the rules."""
    options: dict[str, OptionValue]
    """All of them, defaults included."""
    seed: int
    seating: tuple[str, ...]
    """The bot of each seat."""

    @property
    def players(self) -> int:
        return len(self.seating)

    @cached_property
    def id(self) -> str:
        """The same game has the same id everywhere: a hash of what it is."""
        what = [FORMAT, self.game, self.rules, self.options, self.seed, self.seating]
        text = json.dumps(what, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:20]

    @cached_property
    def contest(self) -> str:
        """The game, the number of players and the options that are not the usual ones.

        >>> Fixture("caverna", 1, {"mode": "introductory"}, 7, ("greedy", "random")).contest
        'caverna, 2 players, mode=introductory'
        """
        usual = {spec.name: spec.default for spec in ruleset(self.game).options}
        special = [
            f"{name}={value_text(value)}"
            for name, value in sorted(self.options.items())
            if usual.get(name) != value
        ]
        players = "1 player" if self.players == 1 else f"{self.players} players"
        return ", ".join([self.game, players, *special])
