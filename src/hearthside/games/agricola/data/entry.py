"""Reading one table of a data file, with mistakes reported by file and key."""

from __future__ import annotations

import tomllib

from hearthside.core.errors import BadData
from hearthside.games.agricola.goods import GOOD_NAMES, some

Interval = tuple[float, float]
Plain = bool | int | str


class Entry:
    """One table of a file while it is being read; each name is read once."""

    def __init__(self, file: str, key: str, table: dict[str, object]) -> None:
        self.file = file
        self.key = key
        self.table = table
        self.read: set[str] = set()

    def wrong(self, name: str, sentence: str) -> BadData:
        """The error to raise."""
        return BadData(f"{self.file}: {self.key}.{name} {sentence}")

    def text(self, name: str) -> str:
        """A text that must be there."""
        value = self.get(name)
        if not isinstance(value, str) or not value:
            raise self.wrong(name, "must be a text.")
        return value

    def one_of(self, name: str, known: tuple[str, ...]) -> str:
        """One of several words."""
        value = self.text(name)
        if value not in known:
            raise self.wrong(name, f"is {value!r}; it must be one of {', '.join(known)}.")
        return value

    def whole(self, name: str, default: int | None, least: int, most: int) -> int:
        """A whole number within limits."""
        value = self.get(name)
        if value is None and default is not None:
            return default
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(name, f"must be a whole number from {least} to {most}.")
        return value

    def flag(self, name: str, default: bool) -> bool:
        """True or false."""
        value = self.get(name)
        if value is None:
            return default
        if not isinstance(value, bool):
            raise self.wrong(name, "must be true or false.")
        return value

    def allowed(self, name: str, among: str) -> Plain:
        """A value that the list `among` contains."""
        value, values = self.get(name), self.get(among)
        if not isinstance(values, list) or not values:
            raise self.wrong(among, "must list the values that are understood.")
        if isinstance(value, bool | int | str):
            for known in values:
                if known == value and type(known) is type(value):
                    return value
        raise self.wrong(name, f"is {value!r}; it must be one of {values}.")

    def intervals(self, name: str) -> dict[str, Interval]:
        """Named intervals."""
        found: dict[str, Interval] = {}
        for space, ends in as_table(self.get(name)).items():
            if not isinstance(ends, list) or len(ends) != 2 or not _rising(ends):
                raise self.wrong(name, f"must give {space} a lower and a higher number.")
            found[space] = (float(ends[0]), float(ends[1]))
        return found

    def finish(self) -> None:
        """Refuse names that nobody asked for."""
        for name in self.table:
            if name not in self.read:
                raise self.wrong(name, "is not known here.")

    def get(self, name: str) -> object:
        """Whatever stands there, or None."""
        self.read.add(name)
        return self.table.get(name)

    def tables(self, name: str) -> list[dict[str, object]]:
        """A list of tables; none if it is left out."""
        value = self.get(name)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(part, dict) for part in value):
            raise self.wrong(name, "must be a list of tables.")
        return [dict(part) for part in value]

    def goods(self, name: str, table: dict[str, object]) -> int:
        """Amounts by good, packed."""
        packed = 0
        for good, amount in table.items():
            if good not in GOOD_NAMES:
                raise self.wrong(name, f"has {good!r}, which is no good.")
            if not isinstance(amount, int) or isinstance(amount, bool) or not 1 <= amount <= 20:
                raise self.wrong(name, f"must take 1 to 20 {good}.")
            packed += some(GOOD_NAMES.index(good), amount)
        return packed


def as_table(value: object) -> dict[str, object]:
    """A table, or an empty one."""
    return dict(value) if isinstance(value, dict) else {}


def _rising(ends: list[object]) -> bool:
    low, high = ends
    return isinstance(low, int | float) and isinstance(high, int | float) and low < high


def read_entries(file: str, text: str) -> list[Entry]:
    """The tables of a TOML text."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as mistake:
        raise BadData(f"{file}: this is not valid TOML: {mistake}.") from mistake
    entries: list[Entry] = []
    for key, table in content.items():
        if not isinstance(table, dict):
            raise BadData(f"{file}: {key} must be a table.")
        entries.append(Entry(file, key, table))
    return entries
