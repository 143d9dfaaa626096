# mypy: disable-error-code="explicit-any"
"""Questions and events as flat plain data, for readers that do not know messages."""

from __future__ import annotations

from typing import Any

from hearthside.api import Game
from hearthside.core.message import Message, Value


def plain(value: Value) -> Any:
    if isinstance(value, str):
        return value.partition(":")[2] if ":" in value else value
    if isinstance(value, list):
        return [plain(one) for one in value]
    return value.data() if isinstance(value, Message) else value


def flat(name: str, word: str, args: dict[str, Any]) -> dict[str, Any]:
    return {name: word, **{key: plain(value) for key, value in args.items()}}


def flat_ask(message: Message | None) -> dict[str, Any]:
    if message is None:
        return {}
    return {"space": None, **flat("ask", message.key.removeprefix("ask."), message.args)}


def flat_event(event: dict[str, Any]) -> dict[str, Any]:
    found = flat("event", event["event"], event["args"])
    return {**found, "ply": event["ply"], "seat": event["seat"], "args": event["args"]}


def flat_reasons(game: Game, seat: int) -> dict[str, str]:
    return {
        anchor.partition(":")[2] or anchor: game.speaker.text(message)
        for anchor, message in game.why_not(seat).items()
    }
