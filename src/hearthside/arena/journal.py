"""The journal: one line of JSON per finished game, on the disk before the next one counts."""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any

from hearthside.arena.fixture import Fixture
from hearthside.arena.outcome import Played
from hearthside.core.errors import BadMatch

try:
    import fcntl
except ImportError:  # Windows has no such locks
    LOCKS = False
else:
    LOCKS = True


class BadJournal(BadMatch):
    """A journal cannot be read or written."""


def write_line(played: Played) -> bytes:
    """A finished game as a line."""
    fixture = played.fixture
    data = {
        "id": fixture.id,
        "game": fixture.game,
        "rules": fixture.rules,
        "options": fixture.options,
        "seed": fixture.seed,
        "seating": fixture.seating,
        "parts": played.parts,
        "wins": played.wins,
        "plies": played.plies,
        "seconds": round(played.seconds, 6),
        "thinking": [round(seconds, 6) for seconds in played.thinking],
        "decisions": played.decisions,
        "extras": played.extras,
    }
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def read_line(line: bytes) -> Played:
    """The game that `write_line` wrote; ValueError if it did not."""
    try:
        data: dict[str, Any] = json.loads(line)
        fixture = Fixture(
            data["game"], data["rules"], data["options"], data["seed"], tuple(data["seating"])
        )
        played = Played(
            fixture,
            data["parts"],
            data["wins"],
            data["plies"],
            data["seconds"],
            data["thinking"],
            data.get("decisions", []),
            data.get("extras", []),
        )
        whole = data["id"] == fixture.id
        whole = whole and len(played.scores) == len(played.places) == fixture.players
    except (KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError("a key is missing or wrong") from error
    if not whole:
        raise ValueError("the id does not fit the game")
    return played


def read_lines(content: bytes, path: Path) -> dict[str, Played]:
    """All games of a journal by id. A last line without its end was being written: no game."""
    found: dict[str, Played] = {}
    for number, line in enumerate(content.split(b"\n")[:-1], start=1):
        try:
            played = read_line(line)
        except ValueError:
            raise BadJournal(
                f"{path}: line {number} is damaged; delete it, and its game is played again."
            ) from None
        found.setdefault(played.fixture.id, played)
    return found


def read_journal(path: Path) -> dict[str, Played]:
    """The games finished so far, also while a run goes on; none if there is no journal yet."""
    try:
        return read_lines(path.read_bytes(), path)
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise BadJournal(f"{path} cannot be read: {error.strerror}.") from error


def keep_directory(path: Path) -> None:
    """Let a new file of the directory survive a power cut, where directories can be synced."""
    if os.name == "posix":
        directory = os.open(path, os.O_RDONLY)
        try:
            os.fsync(directory)
        finally:
            os.close(directory)


class Journal:
    """A journal open for one run; a second run on it is refused."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as error:
            raise BadJournal(f"{path} cannot be written: {error.strerror}.") from error
        try:
            self._lock()
            keep_directory(path.parent)
            content = path.read_bytes()
            self.finished = read_lines(content, path)
            whole = content.rfind(b"\n") + 1
            if whole < len(content):
                os.ftruncate(self.file, whole)
        except BaseException:
            os.close(self.file)
            raise

    def _lock(self) -> None:
        if LOCKS:
            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise BadJournal(f"{self.path}: another run is writing here.") from None

    def append(self, played: Played) -> None:
        """Write a finished game; when this returns, it survives whatever happens."""
        line = write_line(played)
        size = os.fstat(self.file).st_size
        try:
            written = os.write(self.file, line)
            if written != len(line):
                os.ftruncate(self.file, size)
                raise OSError(0, "the disk is full")
            os.fsync(self.file)
        except OSError as error:
            raise BadJournal(f"{self.path} cannot be written: {error.strerror}.") from error
        self.finished[played.fixture.id] = played

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        os.close(self.file)
