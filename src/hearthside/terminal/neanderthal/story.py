"""The story of a game of Neanderthal: events become sentences."""

from __future__ import annotations

from typing import Any

from hearthside.api import Game
from hearthside.terminal.painter import Line

NEW_LINES = ("turn", "icon")
"""Events that begin a new line for all."""
NAMED = ("species", "clause")
"""Events that name the species themselves."""


def story(game: Game, since: int) -> list[Line]:
    """What happened after ply `since`: one line per species in a row, and lines for all."""
    lines: list[Line] = []
    last = ""
    for event in game.events(since):
        text = game.speaker.line(event)
        now = subject(event)
        if not lines or lines[-1].seat != event["seat"] or now != last or is_new(event):
            name = f"{game.speaker.thing(now)}: " if now else ""
            lines.append(Line(event["ply"], event["seat"], "", [name + text]))
        else:
            lines[-1].parts.append(text)
        last = now
    for line in lines:
        joined = "; ".join(line.parts)
        line.text = joined if line.seat is not None else joined[:1].upper() + joined[1:]
    return lines


def subject(event: dict[str, Any]) -> str:
    """The species an event is about, if its line does not name it."""
    return "" if event["event"] in NAMED else str(event["args"].get("species", ""))


def is_new(event: dict[str, Any]) -> bool:
    return event["event"] in NEW_LINES
