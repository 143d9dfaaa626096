"""Fixing where animals stand, and new animals while it is fixed (FF-0.9, 6.4, 8.11)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, kind_of, kinds, make
from hearthside.core.form import Fixed, Form
from hearthside.core.message import Message
from hearthside.core.node import Auto, Node
from hearthside.core.state import Frame
from hearthside.games.caverna.cells import ENTRY_CELL, FOREST, MOUNTAIN, numbers
from hearthside.games.caverna.exchange import cook, cook_one
from hearthside.games.caverna.fields import CellField, GoodField
from hearthside.games.caverna.goods import DOG
from hearthside.games.caverna.kinds import COOK
from hearthside.games.fiends import events
from hearthside.games.fiends.fields import ArrangementField
from hearthside.games.fiends.home import ORC_LETTERS, FiendsHome
from hearthside.games.fiends.kinds import ARRANGE, HOUSE
from hearthside.games.fiends.movement import path
from hearthside.games.fiends.positions import (
    dog_cells,
    free_for,
    is_legal,
    spots,
)
from hearthside.games.fiends.proposals import propose
from hearthside.games.fiends.standing import (
    CELLS,
    all_standing,
    animal_of,
    dogs_of,
    nobody,
    pack_arrangement,
    unpack_arrangement,
)
from hearthside.games.fiends.state import Fiends, rehouse, unsettled
from hearthside.games.fiends.tables import BOARDS, CARDS, stack_of


def arrange_message(s: Fiends, seat: int, c: Choice) -> Message:
    args = ARRANGE_FORM.values(s, c)
    return Message("do.arrange", args) if args["animals"] else Message("do.arrange_none")


ARRANGE_FORM: Final = Form[Fiends](
    ARRANGE,
    "arrange {animals}",
    ArrangementField(),
    message=arrange_message,
    widget="arrangement",
)
HOUSE_FORMS: Final = [
    Form[Fiends](
        HOUSE,
        "house {good} {cell}",
        GoodField(),
        CellField(),
        Fixed(0),
        widget="cell",
        anchor="cell:{cell}",
    ),
    Form[Fiends](
        HOUSE,
        "unhouse {good} {cell}",
        GoodField(),
        CellField(),
        Fixed(1),
        widget="cell",
        anchor="cell:{cell}",
    ),
]


def forest_danger(s: Fiends, home: FiendsHome) -> list[int]:
    """How many of the cards that may be drawn lead an orc over each cell."""
    danger = [0] * CELLS
    if not s.event:
        return danger
    for orc in range(ORC_LETTERS):
        reach = BOARDS[s.event - 1].reach[orc]
        if reach and home.in_forest(orc):
            for card in stack_of(reach):
                for cell in path(home.place[orc], CARDS[card]):
                    danger[cell] += 1
    danger[ENTRY_CELL] = 0
    return danger


def cave_danger(home: FiendsHome) -> list[int]:
    """Mines attract orcs most."""
    danger = [0] * CELLS
    for cell in numbers(MOUNTAIN):
        danger[cell] = 3
        if home.land.ruby_mines >> cell & 1:
            danger[cell] = 20
        elif home.land.ore_mines >> cell & 1:
            danger[cell] = 12
    danger[ENTRY_CELL] = 0
    return danger


class Arrange(Node[Fiends]):
    """Put every animal on a space (FF-0.9). A form: any complete arrangement is accepted.

    Proposed are the usual places, those out of the way of orcs, and those outside the cave.
    """

    first = kinds(ARRANGE)

    def run(self, s: Fiends, f: Frame) -> bool:
        home = s.lair(f.player)
        if not home.orcs_on_board():
            s.stack.pop()
            return True
        if home.farm_animals() or home.goods[DOG]:
            return False
        home.stand = nobody()
        s.stack.pop()
        return True

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        home = s.lair(f.player)
        kennels = [ENTRY_CELL, first_of(dog_cells(home) & FOREST)]
        forest = forest_danger(s, home)
        cave = cave_danger(home)
        both = [forest[i] + cave[i] // 3 for i in range(CELLS)]
        for danger in (both, cave, [0] * CELLS):
            for kennel in kennels:
                if dog_cells(home) >> kennel & 1:
                    c = pack_arrangement(ARRANGE, propose(home, danger, kennel))
                    if c not in out:
                        out.append(c)

    def accepts(self, s: Fiends, f: Frame, c: Choice) -> bool:
        return kind_of(c) == ARRANGE and is_legal(s.lair(f.player), unpack_arrangement(c))

    def waits(self, s: Fiends, f: Frame) -> bool:
        return True

    def ask(self, s: Fiends, f: Frame) -> Message:
        return Message("ask.arrange")

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        s.stack.pop()
        s.lair(f.player).stand = unpack_arrangement(c)
        s.note(events.ARRANGED, f.player)


def first_of(cells: int) -> int:
    return (cells & -cells).bit_length() - 1


class Unfreeze(Auto[Fiends]):
    """After the event animals may be moved again, and must be if they lost their room."""

    def happen(self, s: Fiends, p: int) -> None:
        s.lair(p).stand = []
        s.make_room(p)


class Rehouse(Node[Fiends]):
    """While positions are fixed: new animals take free room or are cooked; others leave a cell."""

    first = kinds(HOUSE, COOK)

    def run(self, s: Fiends, f: Frame) -> bool:
        home = s.lair(f.player)
        if home.stand and unsettled(home) >= 0:
            return False
        s.stack.pop()
        return True

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        home = s.lair(f.player)
        good = unsettled(home)
        if all_standing(home.stand, good) > home.goods[good]:
            self.leaving(home, good, out)
        elif good == DOG:
            for cell in numbers(dog_cells(home)):
                out.append(make(HOUSE, good, cell))
        else:
            for spot in spots(home):
                if free_for(home, spot, good) > 0:
                    out.append(make(HOUSE, good, spot.cells[0]))
            out.append(cook_one(good))

    def leaving(self, home: FiendsHome, good: int, out: list[Choice]) -> None:
        """The cells from which one animal may go."""
        for cell in range(CELLS):
            there = home.stand[cell]
            if dogs_of(there) if good == DOG else animal_of(there) == good:
                out.append(make(HOUSE, good, cell, 1))

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        if kind_of(c) == COOK:
            cook(s, f.player, c)
        else:
            rehouse(s.lair(f.player), c)

    def ask(self, s: Fiends, f: Frame) -> Message:
        return Message("ask.rehouse")

    def permits(self, s: Fiends, f: Frame, c: Choice) -> bool:
        """Nothing else until every animal has its place."""
        return False
