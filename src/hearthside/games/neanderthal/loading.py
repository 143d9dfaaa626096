"""Reading the data files: every mistake is reported in a sentence with file, table and key."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files

from hearthside.core.errors import BadData


class Table:
    """One table of a data file, read key by key; a key that nobody reads is a mistake."""

    def __init__(self, where: str, entries: dict[str, object]) -> None:
        self.where = where
        self.entries = entries
        self.read: set[str] = set()

    def error(self, key: str, wanted: str) -> BadData:
        found = self.entries.get(key)
        said = "is missing" if key not in self.entries else f"is {found!r}"
        return BadData(f"{self.where}: {key} must be {wanted}, but it {said}.")

    def value(self, key: str) -> object:
        self.read.add(key)
        return self.entries.get(key)

    def number(self, key: str, least: int, most: int) -> int:
        found = self.value(key)
        if isinstance(found, bool) or not isinstance(found, int) or not least <= found <= most:
            raise self.error(key, f"a whole number from {least} to {most}")
        return found

    def flag(self, key: str) -> bool:
        found = self.value(key)
        if not isinstance(found, bool):
            raise self.error(key, "true or false")
        return found

    def text(self, key: str) -> str:
        found = self.value(key)
        if not isinstance(found, str):
            raise self.error(key, "a text")
        return found

    def word(self, key: str, words: Sequence[str]) -> int:
        """The number of one of these words."""
        found = self.value(key)
        if not isinstance(found, str) or found not in words:
            raise self.error(key, f"one of {', '.join(words)}")
        return words.index(found)

    def words(self, key: str, words: Sequence[str]) -> list[int]:
        """The numbers of a list of these words."""
        found = self.value(key)
        if not isinstance(found, list) or not all(word in words for word in found):
            raise self.error(key, f"a list of words from {', '.join(words)}")
        return [words.index(word) for word in found]

    def texts(self, key: str) -> list[str]:
        found = self.value(key)
        if not isinstance(found, list) or not all(isinstance(word, str) for word in found):
            raise self.error(key, "a list of texts")
        return [str(word) for word in found]

    def faces(self, key: str) -> list[int]:
        """Die faces, each once."""
        found = self.value(key)
        if (
            not isinstance(found, list)
            or not all(isinstance(face, int) and 1 <= face <= 6 for face in found)
            or len(set(found)) != len(found)
        ):
            raise self.error(key, "a list of different die faces from 1 to 6")
        return [int(face) for face in found]

    def table(self, key: str) -> Table:
        found = self.value(key)
        if not isinstance(found, dict):
            raise self.error(key, "a table")
        return Table(f"{self.where}.{key}", found)

    def amounts(self, key: str, names: Sequence[str], most: int = 9) -> list[int]:
        """Numbers by name, in the order of the names; a missing one is 0."""
        inner = self.table(key)
        found = [inner.number(name, 0, most) if name in inner.entries else 0 for name in names]
        inner.finish()
        return found

    def finish(self) -> None:
        """Nothing may be left unread."""
        for key in self.entries:
            if key not in self.read:
                raise BadData(f"{self.where}: there is no key {key}.")


def parse(text: str, name: str) -> Table:
    """The whole of a data file, given as text."""
    try:
        return Table(name, dict(tomllib.loads(text)))
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{name} is not TOML: {error}.") from error


def load(name: str) -> Table:
    """The whole of a data file of this game."""
    path = files("hearthside.games.neanderthal").joinpath("data").joinpath(name)
    return parse(path.read_text(encoding="utf-8"), f"data/{name}")
