"""Catalogues: the words of one language and game, read once."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

ENGLISH: Final = "en"
"""The language that has every word; the others fall back on it."""
GENERAL: Final = "general"
"""The catalogue of the program itself, in the place of a game."""
FOLDER: Final = Path(__file__).parent


def languages() -> list[str]:
    """The languages there are, English first."""
    found = sorted(path.name for path in FOLDER.iterdir() if (path / GENERAL).is_dir())
    return sorted(found, key=lambda name: name != ENGLISH)


@cache
def catalogue(language: str, game: str) -> dict[str, str]:
    """All words of a game in a language; empty if it has none."""
    found: dict[str, str] = {}
    for path in sorted((FOLDER / language / game).glob("*.json")):
        found.update(json.loads(path.read_text(encoding="utf-8")))
    return found
