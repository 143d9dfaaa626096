"""Who lives where (FF-0.7): asked before orc events and before the final lock."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, kind_of, kinds
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.caverna.cells import ENTRY_CELL
from hearthside.games.caverna.dwarf import strength_of
from hearthside.games.caverna.furnished import cell_of, tile_of
from hearthside.games.caverna.questions import ROOM
from hearthside.games.fiends import events
from hearthside.games.fiends.catalogue import TILES
from hearthside.games.fiends.cell_list import cells_in, with_cells
from hearthside.games.fiends.fields import CellListField
from hearthside.games.fiends.friendly_orc import dwelling_of, moved
from hearthside.games.fiends.home import FiendsHome
from hearthside.games.fiends.kinds import SETTLE
from hearthside.games.fiends.questions import GUEST, ORC_ROOM
from hearthside.games.fiends.state import WIRING, Fiends


def settle_message(s: Fiends, seat: int, c: Choice) -> Message:
    if cells_in(c) == present_settlement(s.lair(seat)):
        return Message("do.settle_stay")
    return Message("do.settle", SETTLE_FORM.values(s, c))


SETTLE_FORM: Final = Form[Fiends](
    SETTLE, "settle {cells}", CellListField(16), message=settle_message, widget="settlement"
)


class House:
    """A dwelling that no fiend occupies: its cell, beds for dwarfs, may an orc live there?"""

    __slots__ = ("beds", "cell", "guest", "orcs", "points")

    def __init__(self, cell: int, beds: int, orcs: bool, guest: bool, points: int) -> None:
        self.cell = cell
        self.beds = beds
        self.orcs = orcs
        self.guest = guest
        self.points = points


def houses(home: FiendsHome) -> list[House]:
    found: list[House] = []
    if not home.entry_occupied():
        found.append(House(ENTRY_CELL, 2, False, False, -1))
    for room in home.rooms:
        tile = TILES.tiles[tile_of(room)]
        beds = tile.answer(ROOM)
        orcs = tile.answer(ORC_ROOM) > 0
        if beds or orcs:
            guest = tile.answer(GUEST) > 0
            found.append(House(cell_of(room), beds, orcs, guest, tile.points))
    return found


def movable(home: FiendsHome) -> list[int]:
    """The dwarfs who may move: not in an occupied dwelling."""
    open_cells = [house.cell for house in houses(home)]
    return [i for i in range(len(home.dwarfs)) if home.living[i] in open_cells]


def movable_friends(home: FiendsHome) -> list[int]:
    open_cells = [house.cell for house in houses(home)]
    return [i for i in range(len(home.friends)) if dwelling_of(home.friends[i]) in open_cells]


def present_settlement(home: FiendsHome) -> list[int]:
    """The dwellings of all dwarfs, then of all friendly orcs."""
    return home.living + [dwelling_of(friend) for friend in home.friends]


def is_settlement(home: FiendsHome, cells: list[int]) -> bool:
    """Within capacity; who is in an occupied dwelling stays there (FF-0.7)."""
    dwarfs = len(home.dwarfs)
    now = present_settlement(home)
    if len(cells) != len(now):
        return False
    places = houses(home)
    open_cells = [house.cell for house in places]
    for i in range(len(cells)):
        if now[i] not in open_cells or cells[i] not in open_cells:
            if cells[i] != now[i]:
                return False
    for house in places:
        guests = 0
        for i in range(dwarfs):
            if cells[i] == house.cell:
                guests += 1
        orcs = 0
        for i in range(dwarfs, len(cells)):
            if cells[i] == house.cell:
                orcs += 1
        if guests > house.beds or orcs > (1 if house.orcs else 0):
            return False
        if house.guest and guests + orcs > 1:
            return False
    return True


def spread(home: FiendsHome, weakest_out: bool) -> list[int]:
    """Fill dwellings in the order of their points, cheap ones first.

    The strongest dwarfs get the cheap dwellings, which orcs like least; or the other way round.
    """
    cells = present_settlement(home)
    order = sorted([(strength_of(home.dwarfs[i]), i) for i in movable(home)], reverse=weakest_out)
    taken = [cells[len(home.dwarfs) + i] for i in range(len(home.friends))]
    beds: list[int] = []
    places = sorted([(house.points, house.cell, house.beds) for house in houses(home)])
    for _, cell, n in places:
        if cell not in taken:
            beds += [cell] * n
    if len(beds) < len(order):
        return cells
    for (_, i), cell in zip(order, beds, strict=False):
        cells[i] = cell
    return cells


class Residence(Node[Fiends]):
    """Say who lives where; default is unchanged. A form: any legal settlement is accepted."""

    first = kinds(SETTLE)

    def run(self, s: Fiends, f: Frame) -> bool:
        home = s.lair(f.player)
        if home.orcs_on_board() and self.matters(home):
            return False
        s.stack.pop()
        return True

    def matters(self, home: FiendsHome) -> bool:
        """Is there more than one way to live?"""
        free = movable(home)
        places = houses(home)
        beds = 0
        for house in places:
            beds += house.beds
        dwellings = [house.cell for house in places if house.beds]
        if len(dwellings) > 1 and free:
            strengths = {strength_of(home.dwarfs[i]) for i in free}
            if beds > len(free) or len(strengths) > 1:
                return True
        lairs = [house.cell for house in places if house.orcs]
        return len(lairs) > 1 and len(movable_friends(home)) > 0

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        home = s.lair(f.player)
        for cells in (present_settlement(home), spread(home, True), spread(home, False)):
            c = with_cells(SETTLE, cells)
            if c not in out and is_settlement(home, cells):
                out.append(c)

    def accepts(self, s: Fiends, f: Frame, c: Choice) -> bool:
        return kind_of(c) == SETTLE and is_settlement(s.lair(f.player), cells_in(c))

    def waits(self, s: Fiends, f: Frame) -> bool:
        return True

    def ask(self, s: Fiends, f: Frame) -> Message:
        return Message("ask.settle")

    def permits(self, s: Fiends, f: Frame, c: Choice) -> bool:
        return False

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        s.stack.pop()
        home = s.lair(f.player)
        cells = cells_in(c)
        n = len(home.dwarfs)
        if cells == present_settlement(home):
            return
        home.living = cells[:n]
        for i in range(len(home.friends)):
            home.friends[i] = moved(home.friends[i], cells[n + i])
        s.note(events.RESIDED, f.player)
        s.stack.append(Frame(WIRING.lodge, f.player))
