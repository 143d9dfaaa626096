"""How orcs move through the forest and what happens where they enter (FF-8.8, 8.9)."""

from __future__ import annotations

from typing import Final

from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.caverna.cells import (
    ENTRANCE_CELL,
    ENTRY_CELL,
    FOREST,
    column_of,
    forest,
    numbers,
    row_of,
)
from hearthside.games.fiends import events
from hearthside.games.fiends.laid_trap import is_active, trap_type
from hearthside.games.fiends.positions import lose_animals
from hearthside.games.fiends.state import WIRING, Fiends
from hearthside.games.fiends.tables import CARDS, Movement
from hearthside.games.fiends.traps import TRAPS

START_CELLS: Final = (forest(1, 1), forest(1, 2), forest(1, 3))
"""Where orcs A, B and C begin; a card's corner puts orc D on one of them (FF-2.9, 8.10)."""
CROPS_LEFT: Final = (3, 2, 1, 2, 1)
"""How many lie on a field, by its place in `Home.crops`."""


def step_from(cell: int, rows: int, columns: int) -> int:
    """Where a step leads: as drawn, else down, else right (FF-8.8); ENTRY_CELL is the cave."""
    if rows == 0 and columns == 1 and cell == ENTRANCE_CELL:
        return ENTRY_CELL
    there = neighbour(cell, rows, columns)
    if there >= 0:
        return there
    there = neighbour(cell, 1, 0)
    if there >= 0:
        return there
    return ENTRY_CELL if cell == ENTRANCE_CELL else neighbour(cell, 0, 1)


def neighbour(cell: int, rows: int, columns: int) -> int:
    """The forest space `rows` down and `columns` to the right; -1 if there is none."""
    row = row_of(cell) + rows
    column = column_of(cell) + columns
    return forest(row, column) if 1 <= row <= 4 and 1 <= column <= 3 else -1


def path(cell: int, card: Movement) -> list[int]:
    """The spaces an orc would enter, without traps; the last is ENTRY_CELL if it breaks in."""
    found = card.paths.get(cell)
    if found is None:
        found = []
        there = cell
        for rows, columns in card.steps:
            there = step_from(there, rows, columns)
            found.append(there)
            if there == ENTRY_CELL:
                break
        card.paths[cell] = found
    return found


def _displacements(cell: int) -> list[int]:
    found: list[int] = []
    for rows in (-1, 0, 1):
        for columns in (-1, 0, 1):
            there = neighbour(cell, rows, columns)
            if there >= 0 and there != cell:
                found.append(there)
    if cell == ENTRANCE_CELL:
        found.append(ENTRY_CELL)
    return found


_PUSHES: Final = {cell: _displacements(cell) for cell in numbers(FOREST)}


def displacements(cell: int) -> list[int]:
    """Where an orc may be pushed: the eight neighbours, or through the entrance (FF-8.6)."""
    return _PUSHES[cell]


def enter(s: Fiends, p: int, orc: int, cell: int) -> None:
    """An orc enters a space (FF-8.9): crops and animals first, then the trap."""
    home = s.lair(p)
    s.note(events.STEPPED, p, orc, cell)
    home.held &= ~(1 << orc)
    if not FOREST >> cell & 1:
        s.stack.append(Frame(WIRING.occupy, p, orc))
        return
    home.place[orc] = cell
    trample(s, p, cell)
    lose_animals(s, p, cell)
    i = home.trap_at(cell)
    if i >= 0 and is_active(home.traps[i]):
        TRAPS[trap_type(home.traps[i])].spring(s, p, orc, i)


def trample(s: Fiends, p: int, cell: int) -> None:
    """All crops on a field go; the field stays."""
    home = s.lair(p)
    if home.sown() >> cell & 1:
        n = 0
        crops = home.crops[:]
        for i in range(5):
            if crops[i] >> cell & 1:
                crops[i] &= ~(1 << cell)
                n = CROPS_LEFT[i]
        home.crops = crops
        s.note(events.TRAMPLED, p, cell, n)


class Move(Node[Fiends]):
    """The steps of a movement card, one after another. `pos` is the orc, `done` the steps made."""

    def run(self, s: Fiends, f: Frame) -> bool:
        home = s.lair(f.player)
        card = CARDS[home.card]
        orc = f.pos
        over = not home.in_forest(orc) or f.done == card.reach
        if over or (f.done and home.held >> orc & 1):
            s.stack.pop()
            return True
        rows, columns = card.steps[f.done]
        s.stack[-1] = Frame(self, f.player, orc, f.done + 1)
        enter(s, f.player, orc, step_from(home.place[orc], rows, columns))
        return True
