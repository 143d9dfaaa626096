"""The story of a game of Caverna: events become sentences."""

from __future__ import annotations

from typing import Any

from hearthside.api import Game
from hearthside.terminal.caverna.words import (
    LOOT_TITLES,
    WORDS,
    goods,
    space_title,
    tile_title,
)
from hearthside.terminal.painter import Line


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
            lines.append(Line(event["ply"], seat, f"{space_title(event['space'])}:"))
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
        n = event["n"] if event["event"] == "gained" else -event["n"]
        sign = "+" if n > 0 else "-"
        last = line.parts[-1] if line.parts else ""
        word, _, good = last.partition(" ")
        if word[:1] == sign and word[1:].isdigit() and good.rstrip("s") == event["good"]:
            line.parts.pop()
            n += int(word)
        line.parts.append(f"{sign}{goods({event['good']: abs(n)})}")
    else:
        text = clause(event)
        if text:
            line.parts.append(text)


def clause(event: dict[str, Any]) -> str:
    """An event in words, without the player."""
    template = WORDS["event"].get(event["event"], "")
    words = {key: str(value) for key, value in event.items()}
    if "space" in event:
        words["space"] = space_title(event["space"])
    if "tile" in event:
        words["tile"] = tile_title(event["tile"])
    if "loot" in event:
        words["loot"] = LOOT_TITLES[event["loot"]]
        if words["loot"][0].isdigit():
            return ""  # goods, which are told as such
    if "terrain" in event:
        words["terrain"] = event["terrain"].replace("_", " ")
    if "cell" in event:
        words["cell"] = event["cell"]
    if "cells" in event:
        words["cells"] = "-".join(event["cells"])
    if "harvest" in event:
        words["harvest"] = WORDS["harvest"][event["harvest"]]
    if "grain" in event:
        words["crops"] = goods({"grain": event["grain"], "vegetable": event["vegetable"]})
    words["markers"] = "marker" if event.get("n") == 1 else "markers"
    return template.format(**words)
