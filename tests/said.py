"""What a game says, as flat plain data that tests compare: questions, reasons, events."""

from __future__ import annotations

from typing import Any

from hearthside import Game
from hearthside.core.message import Value


def plain(value: Value) -> Any:
    """A thing without its sort."""
    if isinstance(value, str):
        return value.partition(":")[2] if ":" in value else value
    if isinstance(value, list):
        return [plain(one) for one in value]
    return value


def question_of(game: Game, seat: int) -> dict[str, Any]:
    """The question as a word and its parameters; empty if nothing is asked."""
    message = game.ask(seat)
    if message is None:
        return {}
    args = {name: plain(value) for name, value in message.args.items()}
    return {"ask": message.key.removeprefix("ask."), **args}


def reasons_of(game: Game, seat: int) -> dict[str, str]:
    """Why things cannot be used, by their ids, in words."""
    return {
        anchor.rpartition(":")[2]: game.speaker.text(message)
        for anchor, message in game.why_not(seat).items()
    }


def events_of(game: Game, since: int = 0, seat: int | None = None) -> list[dict[str, Any]]:
    """What happened, the parameters beside the name."""
    return [
        {
            "ply": event["ply"],
            "event": event["event"],
            "seat": event["seat"],
            **{name: plain(value) for name, value in event["args"].items()},
        }
        for event in game.events(since, seat)
    ]
