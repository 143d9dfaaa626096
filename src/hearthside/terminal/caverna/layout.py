"""How the table of Caverna is laid out: sizes, blocks, what options speak of."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hearthside.api import Game
from hearthside.terminal.menu import Entry
from hearthside.terminal.painter import seat_name
from hearthside.terminal.paper import Paper

WIDE = 150
"""From this width on the spaces stand beside the board."""
HIGH = 44
"""From this height on cells have three lines."""
LOW = 32
"""Below this height cells have one line, and spaces that cannot be used are only named."""


def cell_width(paper: Paper) -> int:
    """How wide a cell may be: the board has six, and something stands beside it."""
    return 8 if paper.width >= WIDE else max(7, min(11, (paper.width - 38) // 6))


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
