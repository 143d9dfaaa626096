"""The story of a game of Agricola: events become sentences."""

from __future__ import annotations

from typing import Any

from hearthside.api import Game
from hearthside.core.message import Message
from hearthside.terminal.agricola.words import SPEAKER, goods
from hearthside.terminal.painter import Line

SILENT = (
    "replenished",
    "fed",
    "cropped",
    "stored",
    "dealt",
    "picked",
    "dropped",
    "home",
    "exchanged",
)
"""Events that the other ones say, or that nobody else may know."""


def story(game: Game, since: int) -> list[Line]:
    """What happened after ply `since`: one line per turn, and lines for all."""
    lines: list[Line] = []
    for event in game.events(since):
        seat, name = event["seat"], event["event"]
        if seat is None:
            text = clause(event)
            if text and lines and lines[-1].seat is None and name != "round":
                lines[-1].text += f"; {text[:1].lower()}{text[1:]}"
            elif text:
                lines.append(Line(event["ply"], None, text))
            continue
        if name == "placed":
            lines.append(Line(event["ply"], seat, f"{SPEAKER.thing(event['args']['space'])}:"))
            continue
        if not lines or lines[-1].seat != seat:
            lines.append(Line(event["ply"], seat, ""))
        tell(lines[-1], event)
    for line in lines:
        if line.seat is not None:
            line.text = f"{line.text} {', '.join(line.parts)}".strip().rstrip(":")
    return [line for line in lines if line.text]


def tell(line: Line, event: dict[str, Any]) -> None:
    """Add an event to a line; changes of one good that follow each other are added up."""
    if event["event"] in ("gained", "paid"):
        good = event["args"]["good"].partition(":")[2]
        n = event["args"]["n"] if event["event"] == "gained" else -event["args"]["n"]
        sign = "+" if n > 0 else "-"
        last = line.parts[-1] if line.parts else ""
        word, _, before = last.partition(" ")
        same = before in (goods({good: 1})[2:], goods({good: 2})[2:])
        if word[:1] == sign and word[1:].isdigit() and same:
            line.parts.pop()
            n += int(word)
        line.parts.append(f"{sign}{goods({good: abs(n)})}")
    else:
        text = clause(event)
        if text:
            line.parts.append(text)


def clause(event: dict[str, Any]) -> str:
    """An event in words, without the player."""
    if event["event"] in SILENT:
        return ""
    return SPEAKER.text(Message(f"log.{event['event']}", event["args"]))
