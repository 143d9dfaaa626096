"""The painters there are, by game."""

from __future__ import annotations

from typing import Final

from hearthside.games.registry import ruleset
from hearthside.terminal.caverna import CavernaPainter
from hearthside.terminal.painter import Painter

PAINTERS: Final[dict[str, Painter]] = {"caverna": CavernaPainter()}


def painter_for(game: str) -> Painter:
    """How to draw a game; UnknownGame names the games there are."""
    return PAINTERS[ruleset(game).id]
