"""Scoring, the final re-occupation and the winner (FF-11)."""

from __future__ import annotations

from typing import Final

from hearthside.core.node import Auto
from hearthside.games.caverna import scoring as base
from hearthside.games.caverna.cells import CAVERN_CELL, ENTRY_CELL
from hearthside.games.fiends.cave import (
    capture,
    cave_cells,
    close_space,
    is_bare,
    occupy,
    release,
)
from hearthside.games.fiends.home import ORC_LETTERS, FiendsHome
from hearthside.games.fiends.laid_trap import active_traps
from hearthside.games.fiends.lost_cell import is_lost_room
from hearthside.games.fiends.positions import lose_animals
from hearthside.games.fiends.state import Fiends

FIENDS_PARTS: Final = (*base.PARTS, "traps", "friendly_orcs")
"""The categories of a score: those of the base game, then traps and friendly orcs (FF-11.5)."""
PER_TRAP: Final = 2


def parts(s: Fiends, p: int) -> list[int]:
    """The points of a player by category; occupied spaces and prisoners count nothing."""
    home = s.lair(p)
    inactive = len(home.traps) - active_traps(home.traps)
    return [*base.parts(s, p), PER_TRAP * inactive, home.free_friends()]


def total(s: Fiends, p: int) -> int:
    return sum(parts(s, p))


def winners(s: Fiends) -> list[int]:
    """Most points, then fewest fiendish orcs; else the victory is shared (FF-11.6)."""
    best: list[int] = []
    top = (-10_000, 0)
    for p in range(s.seats):
        value = (total(s, p), -s.lair(p).fiends())
        if value > top:
            top = value
            best = []
        if value == top:
            best.append(p)
    return best


def score_if_occupied(s: Fiends, p: int, cells: list[int]) -> int:
    """The full score with orcs on these spaces (FF-11.3)."""
    t = s.trial(p)
    assert isinstance(t, Fiends)
    t.log = None
    home = t.lair(p)
    for cell in cells:
        if cell == ENTRY_CELL:
            lose_animals(t, p, cell)
            if t.decisions().entry_prisoners:
                capture(t, p, cell)
        else:
            close_space(home, cell)
            lose_animals(t, p, cell)
            if is_lost_room(home.lost, cell):
                capture(t, p, cell)
    return total(t, p)


def candidates(home: FiendsHome, orcs: int, tiles: bool) -> list[int]:
    """Every cave space with a tile, or with the printed ones besides (R32).

    Of empty spaces without effect there are only as many as there are orcs.
    """
    found: list[int] = []
    plain = 0
    for cell in sorted([*cave_cells(home), ENTRY_CELL]):
        empty = cell != ENTRY_CELL and is_bare(home, cell)
        if tiles and (cell == ENTRY_CELL or (empty and cell == CAVERN_CELL)):
            continue
        if empty and not (home.stand and home.stand[cell]):
            plain += 1
            if plain > orcs:
                continue
        found.append(cell)
    return found


def worst(s: Fiends, p: int, cells: list[int], orcs: int) -> list[int]:
    """The spaces that make the score as low as possible; the first of several."""
    best: list[int] = []
    low = 10_000
    chosen: list[int] = list(range(orcs))
    while True:
        selection = [cells[i] for i in chosen]
        value = score_if_occupied(s, p, selection)
        if value < low:
            low = value
            best = selection
        i = orcs - 1
        while i >= 0 and chosen[i] == len(cells) - orcs + i:
            i -= 1
        if i < 0:
            return best
        chosen[i] += 1
        for j in range(i + 1, orcs):
            chosen[j] = chosen[j - 1] + 1


class FinalReoccupation(Auto[Fiends]):
    """All fiendish orcs take the spaces that cost the player most (FF-11.3).

    Those who find none stay in the Entry-level dwelling without any effect.
    """

    def happen(self, s: Fiends, p: int) -> None:
        home = s.lair(p)
        orcs = [orc for orc in range(ORC_LETTERS) if home.place[orc] >= 0]
        if orcs:
            depth = len(s.stack)
            for orc in orcs:
                if home.in_cave(orc):
                    release(s, p, orc)
            del s.stack[depth:]
            cells = candidates(home, len(orcs), s.decisions().final_tiles)
            spaces = worst(s, p, cells, min(len(orcs), len(cells)))
            for orc, cell in zip(orcs, spaces, strict=False):
                occupy(s, p, orc, cell)
            for orc in orcs[len(spaces) :]:
                home.place[orc] = ENTRY_CELL
        home.stand = []
