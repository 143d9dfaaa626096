"""Keys of a plan, each checked; what is wrong is told with file and key."""

from __future__ import annotations

import reprlib
from pathlib import Path
from typing import Any

from hearthside.core.errors import BadMatch
from hearthside.core.options import OptionValue

LARGEST_SEED = (1 << 63) - 1


class BadPlan(BadMatch):
    """A plan cannot be read, or cannot be played; the sentence names file and key."""


def word(value: object) -> str:
    """A value as TOML writes it, for messages."""
    if isinstance(value, bool):
        return str(value).lower()
    return reprlib.repr(value) if isinstance(value, dict) else repr(value)


class Section:
    """The top of a plan, or one of its tables."""

    def __init__(self, path: Path, where: str, data: dict[str, Any]) -> None:
        self.path = path
        self.where = where
        self.data = data

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def refuse(self, key: str, sentence: str) -> BadPlan:
        """The error to raise."""
        where = f"{self.where}, {key!r}" if self.where else repr(key)
        return BadPlan(f"{self.path}: {where}: {sentence}")

    def known(self, keys: tuple[str, ...]) -> None:
        """Refuse any other key."""
        for key in self.data:
            if key not in keys:
                raise self.refuse(key, f"there is no such key; the keys are {', '.join(keys)}.")

    def text(self, key: str) -> str:
        value = self.data[key]
        if not isinstance(value, str) or not value.strip():
            raise self.refuse(key, f"this must be a text, not {word(value)}.")
        return value

    def one_of(self, key: str, allowed: tuple[str, ...]) -> str:
        value = self.data[key]
        if value not in allowed:
            choices = " or ".join(repr(text) for text in allowed)
            raise self.refuse(key, f"this must be {choices}, not {word(value)}.")
        return str(value)

    def _whole(self, key: str, value: object, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.refuse(key, f"this must be a whole number, not {word(value)}.")
        if not least <= value <= most:
            bound = f"at least {least}" if value < least else f"at most {most}"
            raise self.refuse(key, f"this must be {bound}, not {value}.")
        return value

    def number(self, key: str, least: int, most: int) -> int:
        return self._whole(key, self.data[key], least, most)

    def numbers(self, key: str, least: int, most: int) -> tuple[int, ...]:
        """One number, or a list of different ones."""
        value = self.data[key]
        values = value if isinstance(value, list) else [value]
        found = tuple(self._whole(key, one, least, most) for one in values)
        self._filled(key, found)
        self._different(key, found)
        return found

    def names(self, key: str) -> tuple[str, ...]:
        value = self.data[key]
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise self.refuse(key, f"this must be a list of texts, not {word(value)}.")
        self._filled(key, tuple(value))
        return tuple(value)

    def different_names(self, key: str) -> tuple[str, ...]:
        found = self.names(key)
        self._different(key, found)
        return found

    def _filled(self, key: str, values: tuple[object, ...]) -> None:
        if not values:
            raise self.refuse(key, "this list is empty.")

    def _different(self, key: str, values: tuple[object, ...]) -> None:
        for value in values:
            if values.count(value) > 1:
                raise self.refuse(key, f"{word(value)} is listed twice.")

    def options(self, key: str) -> dict[str, OptionValue]:
        """Options of a game, not yet compared with those it has."""
        value = self.data[key]
        if not isinstance(value, dict):
            raise self.refuse(key, f"this must be a table of options, not {word(value)}.")
        for name, chosen in value.items():
            if not isinstance(chosen, bool | int | str):
                raise self.refuse(f"{key}.{name}", f"an option cannot be {word(chosen)}.")
        return dict(value)

    def tables(self, key: str) -> list[Section]:
        value = self.data.get(key)
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            raise self.refuse(key, f"a plan has at least one [[{key}]] with a game.")
        self._filled(key, tuple(value))
        return [Section(self.path, f"table {i}", one) for i, one in enumerate(value, start=1)]
