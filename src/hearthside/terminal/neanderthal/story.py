"""The story of a game of Neanderthal: events become sentences."""

from __future__ import annotations

from hearthside.api import Game
from hearthside.terminal.painter import Line

NEW_LINES = ("turn", "icon")
"""Events that begin a new line for all."""


def story(game: Game, since: int) -> list[Line]:
    """What happened after ply `since`: one line per player in a row, and lines for all."""
    lines: list[Line] = []
    for event in game.events(since):
        text = game.speaker.line(event)
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
