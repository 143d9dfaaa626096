"""The story of a game of Neanderthal: events become sentences."""

from __future__ import annotations

from typing import Any

from hearthside.api import Game
from hearthside.flat import flat_event
from hearthside.terminal.neanderthal.words import WORDS, title, tokens
from hearthside.terminal.painter import Line

NEW_LINES = ("turn", "icon")
"""Events that begin a new line for all."""


def story(game: Game, since: int) -> list[Line]:
    """What happened after ply `since`: one line per player in a row, and lines for all."""
    lines: list[Line] = []
    for event in map(flat_event, game.events(since)):
        text = clause(event)
        if not text:
            continue
        seat = event["seat"]
        fresh = not lines or lines[-1].seat != seat or event["event"] in NEW_LINES
        if fresh:
            lines.append(Line(event["ply"], seat, "", [text]))
        else:
            lines[-1].parts.append(text)
    for line in lines:
        joined = "; ".join(line.parts)
        line.text = joined if line.seat is not None else joined[:1].upper() + joined[1:]
    return lines


def clause(event: dict[str, Any]) -> str:
    """An event in words."""
    words = {key: str(value) for key, value in event.items()}
    for key in ("woman", "card", "icon", "structure", "dependent", "clause"):
        if key in event:
            words[key] = title(event[key])
    for key in ("species", "other"):
        if event.get(key):
            words[key] = event[key].capitalize()
    if "tokens" in event:
        words["tokens"] = tokens(event["tokens"])
    if "order" in event:
        words["order"] = ", ".join(event["order"])
    if "dice" in event:
        words["dice"] = " ".join(map(str, event["dice"]))
    if "success" in event:
        words["success"] = "success" if event["success"] else "nothing"
    return WORDS["event"].get(event["event"], "").format(**words)
