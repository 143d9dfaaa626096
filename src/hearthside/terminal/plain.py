"""A game without a painter of its own: its view as a table, its choices as they are written."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hearthside.api import HIDDEN, Game
from hearthside.core.choice import NATURE
from hearthside.terminal.menu import Entry, Fold, Menu
from hearthside.terminal.painter import Line, Painter, seat_name, seat_style, told
from hearthside.terminal.paper import Paper, styled

KNOWN = ("game", "viewer", "names", "ply", "over", "deciders", "winners", "options")
"""Parts of a view that need no line of their own."""
RECENT = 6
"""This many choices are shown above the options."""


class PlainPainter(Painter):
    """Draws any game from its view."""

    def screen(self, game: Game, seat: int, menu: Menu, paper: Paper) -> list[RenderableType]:
        news = [styled(told(game, line)) for line in self.story(game, 0)[-RECENT:]]
        asked = styled(
            (f"{seat_name(game, seat)}: ", seat_style(seat)), ("What do you do?", "bold")
        )
        return [view_table(game, seat), *news, asked, *menu.lines(paper.width)]

    def position(self, game: Game, paper: Paper) -> list[RenderableType]:
        return [view_table(game, None)]

    def home(self, game: Game, seat: int, paper: Paper) -> list[RenderableType]:
        points = game.scores()[seat].total
        return [styled((seat_name(game, seat), seat_style(seat)), f": {points} points")]

    def story(self, game: Game, since: int) -> list[Line]:
        """The choices, as far as everybody may know them."""
        return [
            Line(ply, None, f"Chance: {move.token}.")
            if move.seat == NATURE
            else Line(ply, move.seat, f"chooses {move.token}.")
            for ply, move in enumerate(game.moves_seen(), 1)
            if ply > since and move.token != HIDDEN
        ]

    def menu(self, game: Game, seat: int) -> Menu:
        return Menu(game.options(seat))

    def why(self, game: Game, seat: int) -> list[RenderableType]:
        reasons = game.why_not(seat)
        if not reasons:
            return [Text("Nothing is refused now.")]
        table = two_columns("What", "Why not")
        for name, reason in reasons.items():
            table.add_row(Text(name), Text(game.speaker.text(reason)))
        return [table]

    def pieces(self, game: Game, words: list[str], paper: Paper) -> list[RenderableType]:
        return [Text("There is no list of pieces for this game.")]

    def explain(self, words: list[str]) -> list[tuple[str, str]]:
        return []

    def subject(self, item: Entry | Fold | None) -> str:
        return ""

    def refusal(self, game: Game, seat: int, text: str) -> str:
        return ""


def two_columns(first: str, second: str) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column(first, overflow="fold")
    table.add_column(second, overflow="fold")
    return table


def view_table(game: Game, seat: int | None) -> Table:
    """What a seat sees, a line for each thing."""
    table = two_columns(game.rules.title, "")
    view = game.view(seat)
    for name, text in lines({key: view[key] for key in view if key not in KNOWN}):
        table.add_row(Text(name), Text(text))
    return table


def lines(value: Any, name: str = "") -> list[tuple[str, str]]:
    """The parts of a view, each with its name.

    >>> lines({"heap": 7, "taken": [1, 2], "seats": [{"left": None}, {"left": True}]})
    [('heap', '7'), ('taken', '1, 2'), ('seats 1 left', '-'), ('seats 2 left', 'yes')]
    """
    if isinstance(value, dict):
        parts = [(str(key), part) for key, part in value.items()]
    elif isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
        parts = [(str(i), part) for i, part in enumerate(value, 1)]
    else:
        return [(name, text_of(value))]
    return [line for key, part in parts for line in lines(part, f"{name} {key}".strip())]


def text_of(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(text_of, value)) or "-"
    if value is None or value == "":
        return "-"
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)
