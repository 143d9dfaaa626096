"""The golden records there are: game, players and options of each."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from hearthside.core.options import OptionValue
from hearthside.games.registry import GAMES

RECORDS = Path(__file__).parent


@dataclass(frozen=True)
class Case:
    """One golden record."""

    game: str
    players: int
    label: str
    options: dict[str, OptionValue] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """
        >>> Case("caverna", 2, "full").name
        'caverna-2-full'
        """
        return f"{self.game}-{self.players}-{self.label}"

    @property
    def file(self) -> Path:
        return RECORDS / self.game / f"{self.name}.txt"


def caverna() -> list[Case]:
    modes = ("introductory", "full")
    return [Case("caverna", n, mode, {"mode": mode}) for n in range(1, 8) for mode in modes]


ALL = {"caverna": caverna()}


def index_of(game: str) -> Path:
    """Where the hashes of a game's records stand."""
    return RECORDS / game / "index.json"


def cases() -> list[Case]:
    """All records, game by game."""
    assert set(ALL) == set(GAMES)
    return [case for found in ALL.values() for case in found]
