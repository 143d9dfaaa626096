"""Who lives where (FF-0.7): asked when it can matter."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, kind_of, kinds
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.fiends import events
from hearthside.games.fiends.cell_list import cells_in, with_cells
from hearthside.games.fiends.dwellings import is_settlement, present_settlement
from hearthside.games.fiends.fields import CellListField
from hearthside.games.fiends.friendly_orc import moved
from hearthside.games.fiends.friends import SETTLED
from hearthside.games.fiends.harvest import mines_ahead
from hearthside.games.fiends.kinds import SETTLE
from hearthside.games.fiends.settlements import (
    AT_ONCE,
    LOCKED,
    Outlook,
    better_plans,
    moved_by,
    moves,
    spread,
    various,
)
from hearthside.games.fiends.state import ORC_MARKER, WIRING, Fiends


def settle_message(s: Fiends, seat: int, c: Choice) -> Message:
    if cells_in(c) == present_settlement(s.lair(seat)):
        return Message("do.settle_stay")
    return Message("do.settle", SETTLE_FORM.values(s, c))


SETTLE_FORM: Final = Form[Fiends](
    SETTLE, "settle {cells}", CellListField(16), message=settle_message, widget="settlement"
)


class Residence(Node[Fiends]):
    """Say who lives where; default is unchanged. A form: any legal settlement is accepted.

    `moment` is AT_ONCE, HOMECOMING or LOCKED.
    """

    first = kinds(SETTLE)

    def __init__(self, moment: int) -> None:
        super().__init__()
        self.moment = moment

    def run(self, s: Fiends, f: Frame) -> bool:
        if self.danger(s, f.player) or self.plans(s, f.player):
            return False
        s.stack.pop()
        return True

    def danger(self, s: Fiends, p: int) -> bool:
        """Will orcs look who lives where, and is there more than one way to live?"""
        if self.moment == AT_ONCE or (self.moment != LOCKED and s.marker != ORC_MARKER):
            return False
        home = s.lair(p)
        return home.orcs_on_board() != 0 and various(home)

    def plans(self, s: Fiends, p: int) -> list[list[int]]:
        """Settlements that are better than the present one in some way."""
        home = s.lair(p)
        if self.moment == LOCKED or not (home.friends or home.held):
            return []
        return better_plans(home, Outlook(s, p, self.moment, mines_ahead(s, p)))

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        home = s.lair(f.player)
        now = present_settlement(home)
        found = [now, *self.plans(s, f.player)]
        if self.danger(s, f.player):
            found += [spread(home, True), spread(home, False)]
            found += [cells for cells in moves(home) if moved_by(now, cells) == 1]
        for cells in found:
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
        s.stack.append(Frame(WIRING.lodge, f.player, SETTLED))
