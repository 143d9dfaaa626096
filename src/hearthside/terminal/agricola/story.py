"""The story of a game of Agricola: events become sentences."""

from __future__ import annotations

from typing import Any

from hearthside.api import Game
from hearthside.flat import flat_event
from hearthside.terminal.agricola.words import WORDS, card_title, goods, space_title
from hearthside.terminal.painter import Line


def story(game: Game, since: int) -> list[Line]:
    """What happened after ply `since`: one line per turn, and lines for all."""
    lines: list[Line] = []
    for event in map(flat_event, game.events(since)):
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
    if "card" in event:
        words["card"] = card_title(event["card"])
    if "goods" in event:
        words["goods"] = goods(event["goods"]) or "an offer"
    for key in ("gave", "received"):
        if key in event:
            words[key] = goods(event[key]) or "nothing"
    if "grain" in event and "vegetable" in event:
        words["crops"] = goods({"grain": event["grain"], "vegetable": event["vegetable"]})
    if "edges" in event:
        words["fences"] = str(len(event["edges"]))
    if "animals" in event:
        words["animals"] = ", ".join(event["animals"])
    words["markers"] = "marker" if event.get("n") == 1 else "markers"
    return template.format(**words)
