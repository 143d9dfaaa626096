"""Markers, kinds of harvest and the mines phase (FF-2.4, FF-10)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, OUTCOME, STOP, Choice, arg, kinds, make
from hearthside.core.fields import OneOf
from hearthside.core.form import AnyForm, Form
from hearthside.core.message import Message
from hearthside.core.node import Auto, Node
from hearthside.core.state import Frame
from hearthside.games.caverna.cells import numbers
from hearthside.games.caverna.events import HARVEST, MARKER
from hearthside.games.caverna.fields import CellField
from hearthside.games.caverna.goods import DONKEY, ORE, RUBY
from hearthside.games.caverna.harvest import (
    HARVEST_NAMES,
    HARVEST_STEPS,
    NO_HARVEST,
    NORMAL,
    SKIP_FIELDS,
    SKIP_ONE,
    skips,
)
from hearthside.games.caverna.rounds import RevealMarker
from hearthside.games.caverna.state import SPECIAL, Caverna
from hearthside.games.fiends import events
from hearthside.games.fiends.cell_list import cells_in, with_cells
from hearthside.games.fiends.fields import CellListField
from hearthside.games.fiends.home import FiendsHome
from hearthside.games.fiends.kinds import DONKEYS, EXTRACT
from hearthside.games.fiends.questions import MINE_ORC
from hearthside.games.fiends.state import ARMED_FEEDING, MINES_AND_FEEDING, ORC_MARKER, Fiends

FIRST_HIDDEN: Final = 7
"""The first round with a face-down marker (FF-2.4)."""
FIXED: Final = (3, 6)
"""Rounds with an orc marker face up."""
FIENDS_HARVEST_NAMES: Final = (*HARVEST_NAMES, "mines_and_feeding", "armed_feeding")

FIENDS_HARVEST_STEPS: Final = (*HARVEST_STEPS, ["mines", "feed"], ["feed"])

ORC_MARKERS: Final = ("none", "plain", "orc")

ORC_MARKER_FORM: Final = Form[Caverna](OUTCOME, "marker {marker}", OneOf("marker", ORC_MARKERS))
MINE_FORMS: Final = [
    Form[Fiends](
        DONKEYS, "donkeys {cells}", CellListField(8), widget="cell_set", anchor="cell:{cells}"
    ),
    Form[Fiends](EXTRACT, "extract {cell}", CellField(), widget="cell", anchor="cell:{cell}"),
]


class RevealOrcMarker(RevealMarker):
    """Turn up the marker of this round: an orc or none, in solo games as well (R43)."""

    outcome: AnyForm | None = ORC_MARKER_FORM

    def run(self, s: Caverna, f: Frame) -> bool:
        if s.round in FIXED and not self.late:
            s.turn_up(ORC_MARKER)
            s.reds_seen += 1
            s.note(MARKER, NATURE, ORC_MARKER)
        if s.rules.reveal_late == self.late and s.round >= FIRST_HIDDEN:
            return False
        s.stack.pop()
        return True


def kind_of_round(s: Fiends) -> int:
    """The harvest of the current round (FF-10.3)."""
    if s.round <= 2:
        return NO_HARVEST
    if s.round == 4:
        return SPECIAL
    if s.marker != ORC_MARKER:
        return NORMAL
    return (NORMAL, MINES_AND_FEEDING, NORMAL, ARMED_FEEDING, SKIP_ONE)[s.orc_markers()]


class BeginFiendsHarvest(Auto[Fiends]):
    """Find out which harvest it is."""

    def happen(self, s: Fiends, p: int) -> None:
        s.harvest = kind_of_round(s)
        s.skips = 0
        s.note(HARVEST, NATURE, s.harvest)


def has_mines_phase(s: Fiends, p: int) -> bool:
    """Field and mines go together in the harvest of event 4 (FF-10.6)."""
    if s.harvest == NO_HARVEST:
        return False
    return s.harvest == MINES_AND_FEEDING or not skips(s, p, SKIP_FIELDS)


def mines_ahead(s: Fiends, p: int) -> bool:
    """May the harvest of this round empty an ore mine of a player?"""
    home = s.lair(p)
    for cell in numbers(home.land.ore_mines):
        if home.mines.get(cell, 0):
            return kind_of_round(s) in (NORMAL, MINES_AND_FEEDING, SKIP_ONE)
    return False


def laden(home: FiendsHome) -> list[int]:
    """The mines with goods on them."""
    return [cell for cell in numbers(home.land.mines()) if home.mines.get(cell, 0)]


def extract(s: Fiends, p: int, cell: int) -> None:
    """All goods of a mine go to the supply."""
    home = s.lair(p)
    n = home.mines.pop(cell)
    s.note(events.EXTRACTED, p, cell, n)
    s.gain(p, RUBY if home.land.ruby_mines >> cell & 1 else ORE, n)


def combinations(cells: list[int], n: int) -> list[list[int]]:
    """Every selection of `n` cells."""
    if n == 0:
        return [[]]
    found: list[list[int]] = []
    for i in range(len(cells) - n + 1):
        for rest in combinations(cells[i + 1 :], n - 1):
            found.append([cells[i], *rest])
    return found


class MinesPhase(Node[Fiends]):
    """Mines with a donkey are emptied (FF-10.2); with too few donkeys the player says which."""

    first = kinds(DONKEYS)

    def run(self, s: Fiends, f: Frame) -> bool:
        home = s.lair(f.player)
        cells = laden(home)
        donkeys = home.goods[DONKEY]
        if has_mines_phase(s, f.player) and cells:
            if donkeys and donkeys < len(cells):
                return False
            if donkeys:
                for cell in cells:
                    extract(s, f.player, cell)
        s.stack.pop()
        return True

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        home = s.lair(f.player)
        for cells in combinations(laden(home), home.goods[DONKEY]):
            out.append(with_cells(DONKEYS, cells))

    def waits(self, s: Fiends, f: Frame) -> bool:
        return True

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        s.stack.pop()
        for cell in cells_in(c):
            extract(s, f.player, cell)

    def ask(self, s: Fiends, f: Frame) -> Message:
        return Message("ask.donkeys")


class MineOrc(Node[Fiends]):
    """The Mine Orc may empty one ore mine, and brings one more ore (FF-7.4).

    No order is printed: it comes before the donkeys, so that they take nothing from it. The mine
    with the most ore is proposed; together with the donkeys that brings most.
    """

    first = kinds(EXTRACT)

    def cells(self, s: Fiends, p: int) -> list[int]:
        """The ore mines with ore, the fullest first."""
        home = s.lair(p)
        for i in range(len(home.friends)):
            if home.able(i, MINE_ORC):
                ore = home.land.ore_mines
                found = sorted([(-home.mines[c], c) for c in laden(home) if ore >> c & 1])
                return [cell for _, cell in found]
        return []

    def run(self, s: Fiends, f: Frame) -> bool:
        if has_mines_phase(s, f.player) and self.cells(s, f.player):
            return False
        s.stack.pop()
        return True

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        for cell in self.cells(s, f.player):
            out.append(make(EXTRACT, cell))
        out.append(STOP)

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        s.stack.pop()
        if c != STOP:
            extract(s, f.player, arg(c, 0))
            s.gain(f.player, ORE, 1)

    def ask(self, s: Fiends, f: Frame) -> Message:
        return Message("ask.extract")
