"""How each game is drawn: by the painter of its kit, else as a plain table."""

from __future__ import annotations

from hearthside.core.kit import made
from hearthside.games.registry import kit
from hearthside.terminal.painter import Painter
from hearthside.terminal.plain import PlainPainter

PAINTERS: dict[str, Painter] = {}


def painter_for(game: str) -> Painter:
    """How to draw a game; UnknownGame names the games there are."""
    known = kit(game)
    if known.id not in PAINTERS:
        found = made(known.painter) if known.painter else PlainPainter()
        if not isinstance(found, Painter):
            raise TypeError(f"{known.painter} is no painter.")
        PAINTERS[known.id] = found
    return PAINTERS[known.id]
