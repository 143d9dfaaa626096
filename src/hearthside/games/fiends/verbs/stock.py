"""Stock mines (FF-3.6)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, kinds
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.games.caverna.cells import numbers
from hearthside.games.caverna.state import Caverna
from hearthside.games.fiends import events
from hearthside.games.fiends.cell_list import cells_in, with_cells
from hearthside.games.fiends.fields import CellListField
from hearthside.games.fiends.kinds import STOCK
from hearthside.games.fiends.state import as_fiends

STOCK_FORM: Final = Form[Caverna](
    STOCK, "stock {cells}", CellListField(8), widget="cell_set", anchor="cell:{cells}"
)


def selections(cells: list[int]) -> list[list[int]]:
    """Every selection of at most two, the largest first."""
    found: list[list[int]] = []
    for i in range(len(cells)):
        for j in range(i + 1, len(cells)):
            found.append([cells[i], cells[j]])
    for cell in cells:
        found.append([cell])
    found.append([])
    return found


class StockMines(Node[Caverna]):
    """2 ore on each of two ore mines, 1 ruby on each of two ruby mines."""

    first = kinds(STOCK)

    def doable(self, s: Caverna, p: int) -> bool:
        return s.homes[p].land.mines() != 0

    def starts(self, s: Caverna, p: int, out: list[Choice]) -> None:
        land = s.homes[p].land
        for ore in selections(numbers(land.ore_mines)):
            for ruby in selections(numbers(land.ruby_mines)):
                if ore or ruby:
                    out.append(with_cells(STOCK, sorted(ore + ruby)))

    def reason(self, s: Caverna, p: int) -> Message:
        return Message("why.no_mine")

    def glyphs(self) -> list[str]:
        return ["stock"]

    def begin(self, s: Caverna, p: int, c: Choice) -> None:
        home = as_fiends(s).lair(p)
        for cell in cells_in(c):
            n = 2 if home.land.ore_mines >> cell & 1 else 1
            home.mines[cell] = home.mines.get(cell, 0) + n
            s.note(events.STOCKED, p, cell, n)
