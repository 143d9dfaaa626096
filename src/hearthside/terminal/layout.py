"""How the table of a farming game is laid out: sizes, blocks, goods, lists of spaces."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hearthside.api import Game
from hearthside.terminal.menu import Entry, in_columns, numbered
from hearthside.terminal.painter import seat_name
from hearthside.terminal.paper import Paper, cut, styled

WIDE = 150
"""From this width on the spaces stand beside the board."""
HIGH = 44
"""From this height on cells have three lines."""
LOW = 32
"""Below this height cells have one line, and spaces that cannot be used are only named."""
GOODS_PER_LINE = 3
TITLE_WIDTH = 18


def tight(paper: Paper) -> bool:
    """Is the screen so low that everything must be shorter?"""
    return paper.height < LOW


def all_names(game: Game) -> list[str]:
    return [seat_name(game, seat) for seat in range(game.setup.players)]


def cells_in(entries: list[Entry]) -> set[str]:
    """The cells that options speak of, to be marked on the board."""
    return {cell for e in entries for cell in re.findall(r"cell:(\w+)", e.option.anchor)}


def spaces_in(entries: list[Entry]) -> dict[str, int]:
    """The numbers of options by their spaces; nothing if two options are about one space."""
    found = [
        (space, e.number) for e in entries for space in re.findall(r"space:(\w+)", e.option.anchor)
    ]
    return dict(found) if len(found) == len({space for space, _ in found}) else {}


def side_by_side(left: list[Text], right: Sequence[RenderableType]) -> Table:
    """Two blocks; the left one keeps its width."""
    grid = Table.grid()
    grid.add_column(min_width=max(len(line) for line in left) + 2)
    grid.add_column()
    grid.add_row(Group(*left), Group(*right))
    return grid


def goods_lines(amounts: dict[str, int]) -> list[Text]:
    """All goods in columns; what one does not have is dim."""
    lines: list[Text] = []
    for i, (good, n) in enumerate(amounts.items()):
        if i % GOODS_PER_LINE == 0:
            lines.append(Text(no_wrap=True))
        word = "veget" if good == "vegetable" else good
        lines[-1].append(f"{word:<6}{n:>2} ", style="bold" if n else "dim")
    return lines


class SpaceLines:
    """All open spaces for one viewer, in lists for screens of every size.

    `numbers` are those of the options by which spaces can be chosen, `why` says what is in the way
    of the others.
    """

    def __init__(
        self, view: dict[str, Any], names: list[str], why: dict[str, str], numbers: dict[str, int]
    ) -> None:
        self.spaces: list[dict[str, Any]] = view["spaces"]
        self.names = names
        self.why = why
        self.numbers = numbers

    def title(self, space: dict[str, Any]) -> str:
        """The name of a space."""
        raise NotImplementedError

    def text(self, space: dict[str, Any]) -> str:
        """What a space does."""
        raise NotImplementedError

    def lying(self, space: dict[str, Any]) -> str:
        """The goods on a space."""
        raise NotImplementedError

    def line(self, space: dict[str, Any], width: int, alone: bool = True) -> Text:
        """One space: number if it can be chosen, title, goods; else who or what is in the way.

        What it does follows, if it does not stand `alone`.
        """
        raise NotImplementedError

    def brief(self, space: dict[str, Any], width: int) -> Text:
        """One space as short as can be: number, title, goods."""
        line = numbered(str(self.numbers[space["name"]]), self.title(space))
        line.append(f" {self.lying(space)}")
        line.truncate(width, overflow="ellipsis", pad=True)
        return line

    def short(self, width: int) -> list[Text]:
        """Only what can be chosen, in three columns; the rest in a sentence."""
        usable = [space for space in self.spaces if space["name"] in self.numbers]
        rest = [self.title(space) for space in self.spaces if space["name"] not in self.numbers]
        each = (width + 2) // 3 - 2
        out = in_columns([self.brief(space, each) for space in usable], width, 1)
        if rest:
            out.append(styled((f"Not now (w says why): {', '.join(rest)}.", "dim")))
        return out

    def columns(self, width: int) -> list[Text]:
        """The list in board order, in two columns."""
        each = (width + 2) // 2 - 2
        lines = [self.line(space, each) for space in self.spaces]
        for line in lines:
            line.truncate(each, pad=True)
        return in_columns(lines, width, 1)

    def explained(self, width: int) -> list[Text]:
        """One line per space with what it does, for wide screens."""
        out = []
        for space in self.spaces:
            line = self.line(space, 46, alone=False)
            line.truncate(46, pad=True)
            line.append(f" {cut(self.text(space), width - 47)}", style="dim")
            out.append(line)
        return out

    def fitting(self, width: int, paper: Paper) -> list[Text]:
        """The list that fits the screen."""
        if paper.width >= WIDE:
            return self.explained(width)
        return self.short(width) if tight(paper) else self.columns(width)
