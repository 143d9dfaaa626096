"""The story of a game of Caverna: events become sentences."""

from __future__ import annotations

from typing import Any

from hearthside.api import Game
from hearthside.terminal.caverna.words import CAVERNA, Vocabulary, goods
from hearthside.terminal.painter import Line


def story(game: Game, since: int, words: Vocabulary = CAVERNA) -> list[Line]:
    """What happened after ply `since`: one line per turn, and lines for all."""
    lines: list[Line] = []
    for event in game.events(since):
        seat, name = event["seat"], event["event"]
        if seat is None:
            text = clause(event, words)
            if text and lines and lines[-1].seat is None and name != "round":
                lines[-1].text += f"; {text[:1].lower()}{text[1:]}"
            elif text:
                lines.append(Line(event["ply"], None, text))
            continue
        if name in words.openings:
            lines.append(Line(event["ply"], seat, f"{words.opening(event)}:"))
            continue
        if not lines or lines[-1].seat != seat:
            lines.append(Line(event["ply"], seat, ""))
        tell(lines[-1], event, words)
    for line in lines:
        if line.seat is not None:
            line.text = f"{line.text} {', '.join(line.parts)}".strip().rstrip(":")
    return [line for line in lines if line.text]


def tell(line: Line, event: dict[str, Any], words: Vocabulary) -> None:
    """Add an event to a line; changes of one good that follow each other are added up."""
    if event["event"] in ("gained", "paid"):
        good_name = event["args"]["good"].removeprefix("good:")
        n = event["args"]["n"] if event["event"] == "gained" else -event["args"]["n"]
        sign = "+" if n > 0 else "-"
        last = line.parts[-1] if line.parts else ""
        word, _, good = last.partition(" ")
        if word[:1] == sign and word[1:].isdigit() and good.rstrip("s") == good_name:
            line.parts.pop()
            n += int(word)
        line.parts.append(f"{sign}{goods({good_name: abs(n)})}")
    else:
        text = clause(event, words)
        if text:
            line.parts.append(text)


def clause(event: dict[str, Any], words: Vocabulary) -> str:
    """An event in words, without the player."""
    text = words.log(event)
    if event["event"] == "looted" and text.partition(": ")[2][:1].isdigit():
        return ""  # goods, which are told as such
    return text
