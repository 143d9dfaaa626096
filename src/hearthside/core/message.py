"""Messages: what a person reads, as a key with typed arguments. Catalogues turn them into words.

An argument is a number; the id of a thing with its sort ("space:housework", "cell:f22",
"seat:1"); amounts by name ({"wood": 2}); another message; or a list of ids or of messages.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from hearthside.core.extensible import mypyc_attr

Value: TypeAlias = "int | str | dict[str, int] | Message | list[str] | list[Message]"
Plain: TypeAlias = "int | str | dict[str, int] | list[str]"
"""An argument as a plain id, a list of ids, amounts or a number."""


class Message:
    """A key of the catalogue and what its words speak of."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: dict[str, Value] | None = None) -> None:
        self.key = key
        self.args: dict[str, Value] = args if args is not None else {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        args = ", ".join(f"{name}={value!r}" for name, value in self.args.items())
        return f"Message({self.key}{', ' if args else ''}{args})"

    def data(self) -> dict[str, object]:
        """The message as plain data, ready for JSON."""
        return {"key": self.key, "args": {name: data(value) for name, value in self.args.items()}}


def raw(text: str) -> Message:
    """A text as it is, where nothing is to be translated."""
    return Message("raw", {"text": f"raw:{text}"})


@mypyc_attr(allow_interpreted_subclasses=True)
class Voice:
    """Who says a message in English: the words of the package, once they are there."""

    def say(self, message: Message) -> str:
        return repr(message)


VOICE: Final[list[Voice]] = [Voice()]
"""The one that is heard."""


def english(message: Message) -> str:
    """A message in English."""
    return VOICE[0].say(message)


def data(value: Value) -> object:
    """An argument as plain data."""
    if isinstance(value, Message):
        return value.data()
    if isinstance(value, list):
        return [one.data() if isinstance(one, Message) else one for one in value]
    return value


def read(found: Mapping[str, object]) -> Message:
    """The message of plain data."""
    args = found["args"]
    if not isinstance(args, dict):
        raise ValueError(found)
    return Message(str(found["key"]), {name: _value(value) for name, value in args.items()})


def _value(found: object) -> Value:
    """An argument of plain data."""
    if isinstance(found, dict):
        return read(found) if "key" in found and "args" in found else found
    if isinstance(found, list):
        return [read(one) if isinstance(one, dict) else one for one in found]
    if isinstance(found, int | str):
        return found
    raise ValueError(found)


def several(messages: list[Message]) -> Message:
    """Several messages as one, each once."""
    found: list[Message] = []
    for message in messages:
        if message not in found:
            found.append(message)
    return found[0] if len(found) == 1 else Message("several", {"all": found})
