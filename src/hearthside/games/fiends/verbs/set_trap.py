"""Set a trap (FF-3.11)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kinds, make
from hearthside.core.fields import OneOf
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.games.caverna.cells import ICONS, numbers
from hearthside.games.caverna.fields import CellField
from hearthside.games.caverna.goods import DOG
from hearthside.games.caverna.reach import could_pay, has
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.verbs.widening import Widening
from hearthside.games.fiends import events
from hearthside.games.fiends.home import FiendsHome
from hearthside.games.fiends.kinds import SET_TRAP
from hearthside.games.fiends.laid_trap import laid_trap
from hearthside.games.fiends.stalls import rubies_for_room
from hearthside.games.fiends.state import Fiends, as_fiends
from hearthside.games.fiends.traps import TRAPS

SET_TRAP_FORM: Final = Form[Caverna](
    SET_TRAP,
    "trap {trap} {cell}",
    OneOf("trap", [trap.name for trap in TRAPS]),
    CellField(),
    widget="tile",
    anchor="trap:{trap} cell:{cell}",
)


def places(home: FiendsHome) -> int:
    """Empty forest and meadow spaces; with fixed positions also without animals."""
    found = home.ground().trap_cells()
    if home.stand:
        for cell in numbers(found):
            if home.stand[cell]:
                found &= ~(1 << cell)
    return found


class SetTrap(Widening):
    """Take a trap from the supply, pay for it unless it is `free`, put it into the forest."""

    first = kinds(SET_TRAP)

    def __init__(self, free: bool = False, only: str = "") -> None:
        super().__init__()
        self.free = free
        self.only = only

    def on_offer(self, s: Fiends) -> list[int]:
        return [
            trap.index
            for trap in TRAPS
            if s.traps_left[trap.index] and (not self.only or trap.name == self.only)
        ]

    def payable(self, home: FiendsHome, trap: int) -> bool:
        """Is the price at hand? An animal counts only if it has room until then (CAV-9.3)."""
        if self.free:
            return True
        return has(home, TRAPS[trap].price) and rubies_for_room(home, TRAPS[trap].animal) == 0

    def doable(self, s: Caverna, p: int) -> bool:
        game = as_fiends(s)
        home = game.lair(p)
        if not places(home):
            return False
        for trap in self.on_offer(game):
            if self.payable(home, trap):
                return True
        return False

    def possible(self, s: Caverna, p: int) -> bool:
        if self.doable(s, p):
            return True
        game = as_fiends(s)
        home = game.lair(p)
        if self.free or not places(home):
            return False
        for trap in self.on_offer(game):
            rubies = rubies_for_room(home, TRAPS[trap].animal)
            if could_pay(home, TRAPS[trap].price, rubies):
                return True
        return False

    def starts(self, s: Caverna, p: int, out: list[Choice]) -> None:
        game = as_fiends(s)
        home = game.lair(p)
        cells = numbers(places(home))
        for trap in self.on_offer(game):
            if self.payable(home, trap):
                for cell in cells:
                    out.append(make(SET_TRAP, trap, cell))

    def reason(self, s: Caverna, p: int) -> Message:
        free = places(as_fiends(s).lair(p))
        return Message("why.no_trap_payable" if free else "why.no_forest_space")

    def glyphs(self) -> list[str]:
        return ["trap"]

    def begin(self, s: Caverna, p: int, c: Choice) -> None:
        game = as_fiends(s)
        home = game.lair(p)
        trap, cell = arg(c, 0), arg(c, 1)
        left = game.traps_left[:]
        left[trap] -= 1
        game.traps_left = left
        land = home.ground().copy()
        was_meadow = land.meadows >> cell & 1
        land.meadows &= ~(1 << cell)
        land.traps |= 1 << cell
        home.land = land
        home.traps = [*home.traps, laid_trap(cell, trap)]
        s.note(events.TRAP_SET, p, trap, cell)
        if not self.free:
            s.pay_all(p, TRAPS[trap].price)
        if was_meadow or TRAPS[trap].price[DOG]:
            s.make_room(p)
        if not was_meadow and cell in ICONS:
            s.cover_icon(p, cell)
