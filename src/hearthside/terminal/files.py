"""Reading and writing records."""

from __future__ import annotations

from pathlib import Path

from hearthside.api import Game, replay
from hearthside.core.errors import HearthsideError
from hearthside.core.record import HEAD


class FileTrouble(HearthsideError):
    """A file cannot be read or written."""


def read_game(path: Path) -> Game:
    """The game of a record; every step is checked. The message begins with the file."""
    path = path.expanduser()
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise FileTrouble(f"{path} is not a record: it is no text.") from error
    except OSError as error:
        raise FileTrouble(f"{path} cannot be read: {reason(error)}.") from error
    try:
        return replay(text)
    except HearthsideError as error:
        raise FileTrouble(f"{path}: {error}") from error


def write_game(game: Game, path: Path) -> None:
    """Save the record of a game; only another record is ever overwritten."""
    path = path.expanduser()
    try:
        if path.exists() and not path.read_text("utf-8", errors="replace").startswith(HEAD):
            raise FileTrouble(f"{path} exists and is not a record; choose another name.")
        path.write_text(game.record(), encoding="utf-8")
    except (OSError, ValueError) as error:
        raise FileTrouble(f"{path} cannot be written: {reason(error)}.") from error


def reason(error: Exception) -> str:
    text = getattr(error, "strerror", None) or str(error)
    return text[:1].lower() + text[1:]
