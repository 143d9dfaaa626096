"""All furnishing tiles of the expansion; tiles.py adds the new ones to those of Caverna (FF-13)."""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna import furnishings as furnishings
from hearthside.games.caverna.furnishing import CATALOGUE

TILES: Final = CATALOGUE.copy()


def answer(tile: int, question: int) -> int:
    """What a tile answers to a question (questions.py)."""
    return TILES.tiles[tile].answer(question)
