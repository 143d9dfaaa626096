"""A speaker turns messages into sentences of one language, for one game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from icu4py.messageformat import MessageFormat

from hearthside.core.message import VOICE, Message, Value, Voice
from hearthside.core.ruleset import Ruleset
from hearthside.words.catalogue import ENGLISH, GENERAL, catalogue

RAW: Final = "raw"
"""The sort of things that are shown as they are: names that people gave."""
SEAT: Final = "seat"
GOOD: Final = "good"
GAIN: Final = "gain"
"""The sorts of things that are counted: goods, and whatever else a seat has."""
VERSION: Final = re.compile(r"_(?:[ab]|[0-9]+)$")
"""The end of an id by which versions of a thing differ that have the same name."""


class Speaker:
    """Words come from the game, then from what it is built upon, then from the program itself;
    first in the language, then in English. A key without words is shown as it is.
    """

    def __init__(self, language: str, games: tuple[str, ...]) -> None:
        self.language = language
        sources = [(tongue, game) for tongue in (language, ENGLISH) for game in (*games, GENERAL)]
        self.tables = [(tongue, catalogue(tongue, game)) for tongue, game in sources]
        self.patterns: dict[str, MessageFormat | str] = {}

    def has(self, key: str) -> bool:
        return any(key in table for _, table in self.tables)

    def pattern(self, key: str) -> MessageFormat | str:
        """The words of a key, ready to be filled in; plain words as they are."""
        found = self.patterns.get(key)
        if found is None:
            found = key
            for tongue, table in self.tables:
                if key in table:
                    text = table[key]
                    found = MessageFormat(text, tongue) if "{" in text or "'" in text else text
                    break
            self.patterns[key] = found
        return found

    def word(self, key: str, args: Mapping[str, int | str] | None = None) -> str:
        """The words of a key with plain arguments."""
        found = self.pattern(key)
        return found if isinstance(found, str) else found.format(dict(args or {}))

    def text(self, message: Message, names: list[str] | None = None) -> str:
        """The sentence of a message; `names` are those of the seats."""
        found = self.pattern(message.key)
        if isinstance(found, str):
            return found
        return found.format({name: self.say(v, names) for name, v in message.args.items()})

    def line(self, event: Mapping[str, Any], names: list[str] | None = None) -> str:
        """The log line of an event as plain data."""
        args = {name: value_of(one) for name, one in event["args"].items()}
        return self.text(Message(f"log.{event['event']}", args), names)

    def say(self, value: Value, names: list[str] | None = None) -> int | str:
        """An argument: a number as it is, everything else in words."""
        if isinstance(value, int):
            return value
        if isinstance(value, str):
            return self.thing(value, names)
        if isinstance(value, Message):
            return self.text(value, names)
        if isinstance(value, dict):
            return self.listing([self.amount(good, n) for good, n in value.items() if n])
        if value and isinstance(value[0], Message):
            return self.clauses([str(self.say(one, names)) for one in value])
        return self.listing([str(self.say(one, names)) for one in value])

    def thing(self, named: str, names: list[str] | None = None) -> str:
        """The name of a thing: 'space:housework', 'cell:f22', 'seat:1'."""
        sort, _, name = named.partition(":")
        if sort == RAW:
            return name
        if sort == SEAT:
            return self.seat(int(name), names or [])
        for key in (f"{sort}.{name}", f"{sort}.{VERSION.sub('', name)}"):
            if self.has(key):
                return self.word(key, {"n": 1})
        return name.upper() if any(c.isdigit() for c in name) else name.replace("_", " ")

    def seat(self, number: int, names: list[str]) -> str:
        """Who sits there, or the number of the seat; chance has none."""
        if number < 0:
            return self.word("seat.chance")
        return names[number] if number < len(names) else self.word("seat.number", {"n": number})

    def amount(self, good: str, n: int) -> str:
        """A number of a good: '2 rubies'."""
        key = f"{GOOD}.{good}" if self.has(f"{GOOD}.{good}") else f"{GAIN}.{good}"
        return self.word("amount", {"n": n, "what": self.word(key, {"n": n})})

    def listing(self, parts: list[str]) -> str:
        """Things in a row: 'a, b and c'; the word for nothing if there are none."""
        if not parts:
            return self.word("nothing")
        found = parts[0]
        for i in range(1, len(parts)):
            key = "list.last" if i == len(parts) - 1 else "list.more"
            found = self.word(key, {"a": found, "b": parts[i]})
        return found

    def clauses(self, parts: list[str]) -> str:
        """Clauses in a row: 'a; b; c'."""
        found = parts[0]
        for part in parts[1:]:
            found = self.word("list.clause", {"a": found, "b": part})
        return found


def value_of(found: Any) -> Value:
    """An argument of a message from its plain data."""
    if isinstance(found, list):
        return [value_of(one) for one in found]  # type: ignore[return-value]
    if isinstance(found, dict) and "key" in found:
        return Message(found["key"], {name: value_of(v) for name, v in found["args"].items()})
    return found  # type: ignore[no-any-return]


@cache
def speaker(rules: Ruleset, language: str = ENGLISH) -> Speaker:
    """Who speaks of a game in a language."""
    games = tuple(name for name in (rules.id, rules.base) if name)
    found = Speaker(language, games)
    own = [(tongue, rules.words.get(tongue, {})) for tongue in (language, ENGLISH)]
    found.tables = own + found.tables
    return found


class EnglishVoice(Voice):
    """The words of the program itself, in English."""

    def say(self, message: Message) -> str:
        if not self.speakers:
            self.speakers.append(Speaker(ENGLISH, ()))
        return self.speakers[0].text(message)

    def __init__(self) -> None:
        self.speakers: list[Speaker] = []


VOICE[0] = EnglishVoice()
