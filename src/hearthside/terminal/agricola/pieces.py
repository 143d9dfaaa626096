"""Cards as a table: major improvements, one's hand, cards in play."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hearthside.core.message import read
from hearthside.terminal.agricola.words import SPEAKER, card_price, card_text, card_title


def rows_of(view: dict[str, Any], names: list[str]) -> list[list[str]]:
    """Name, price, points, where it is, what it does; majors first, then the viewer's hand."""
    rows: list[list[str]] = []
    for card in view["majors"]:
        owner = names[card["owner"]] if card["owner"] is not None else "major"
        rows.append(row_of(card, owner, card_text(card["id"])))
    for farm in view["farms"]:
        for card in farm["hand"] or []:
            text = card_text(card["id"])
            if card["reason"]:
                text = f"{text} Not now: {SPEAKER.text(read(card['reason']))}."
            rows.append(row_of(card, f"hand, {card['kind']}", text))
        for card in farm["cards"]:
            if card["kind"] != "major":
                rows.append(row_of(card, names[farm["seat"]], card_text(card["id"])))
    return rows


def row_of(card: dict[str, Any], where: str, text: str) -> list[str]:
    return [card_title(card["id"]), card_price(card), str(card["points"] or ""), where, text]


def card_table(view: dict[str, Any], names: list[str], words: list[str]) -> RenderableType:
    """The cards that have all these words in their line."""
    table = Table(box=box.SIMPLE, pad_edge=False)
    for column in ("Card", "Price", "Points", "Where", "What it does"):
        table.add_column(column, overflow="fold")
    for row in rows_of(view, names):
        if all(word.casefold() in " ".join(row).casefold() for word in words):
            table.add_row(*(Text(cell) for cell in row))
    return table if table.row_count else Text("No card matches that.")
