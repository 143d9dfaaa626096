"""The painters there are, by game."""

from __future__ import annotations

from typing import Final

from hearthside.games.registry import ruleset
from hearthside.terminal.agricola import AgricolaPainter
from hearthside.terminal.caverna import CavernaPainter
from hearthside.terminal.fiends import FiendsPainter
from hearthside.terminal.neanderthal import NeanderthalPainter
from hearthside.terminal.painter import Painter

PAINTERS: Final[dict[str, Painter]] = {
    "caverna": CavernaPainter(),
    "fiends": FiendsPainter(),
    "agricola": AgricolaPainter(),
    "neanderthal": NeanderthalPainter(),
}


def painter_for(game: str) -> Painter:
    """How to draw a game; UnknownGame names the games there are."""
    return PAINTERS[ruleset(game).id]
