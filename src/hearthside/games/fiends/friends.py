"""Friendly orcs: moving in, the extra orc (FF-7.1, FF-6.3)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import STOP, Choice, arg, kinds, make
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.caverna.fields import CellField
from hearthside.games.fiends import events
from hearthside.games.fiends.catalogue import answer
from hearthside.games.fiends.fields import FriendField
from hearthside.games.fiends.friendly_orc import EXTRA_ORC, friendly_orc
from hearthside.games.fiends.home import FRIENDLY, ORC_LETTERS, FiendsHome
from hearthside.games.fiends.kinds import LODGE
from hearthside.games.fiends.laid_trap import used_up
from hearthside.games.fiends.questions import GUEST
from hearthside.games.fiends.state import WIRING, Fiends

LODGE_FORM: Final = Form[Fiends](
    LODGE,
    "lodge {orc} {cell}",
    FriendField(),
    CellField(),
    widget="cell",
    anchor="orc:{orc} cell:{cell}",
)


SETTLED: Final = 1
"""`pos` of a frame of Lodge after the question who lives where."""


def automatic(home: FiendsHome) -> list[int]:
    """Vacant dwellings that a held orc moves into unasked; the Guest Dwelling is none (R37)."""
    return [cell for cell in home.vacant() if not answer(home.tile_at(cell), GUEST)]


class Lodge(Node[Fiends]):
    """Held orcs move into vacant orc dwellings, as long as there are both (FF-7.1).

    Before that the player may say who lives where (FF-0.7); `pos` is SETTLED afterwards.
    """

    first = kinds(LODGE)

    def run(self, s: Fiends, f: Frame) -> bool:
        if f.pos != SETTLED:
            s.stack[-1] = Frame(self, f.player, SETTLED)
            s.stack.append(Frame(WIRING.residence, f.player))
            return True
        home = s.lair(f.player)
        if home.held and home.vacant():
            return False
        s.stack.pop()
        return True

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        home = s.lair(f.player)
        for orc in range(ORC_LETTERS):
            if home.held >> orc & 1:
                for cell in home.vacant():
                    out.append(make(LODGE, orc, cell))
        if not automatic(home):
            out.append(STOP)

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        if c == STOP:
            s.stack.pop()
            return
        befriend(s, f.player, arg(c, 0), arg(c, 1))

    def ask(self, s: Fiends, f: Frame) -> Message:
        return Message("ask.lodge")


def befriend(s: Fiends, p: int, orc: int, cell: int) -> None:
    """A held orc is friendly from now on; its trap is used up; there is no reward."""
    home = s.lair(p)
    i = home.trap_at(home.place[orc])
    home.traps[i] = used_up(home.traps[i])
    home.held &= ~(1 << orc)
    home.place[orc] = FRIENDLY
    home.power[orc] = 0
    home.friends.append(friendly_orc(orc, cell))
    s.note(events.BEFRIENDED, p, orc, cell)


class ExtraOrc(Node[Fiends]):
    """Orc Doctor: the extra orc moves into a vacant orc dwelling (FF-6.3)."""

    first = kinds(LODGE)

    def run(self, s: Fiends, f: Frame) -> bool:
        if not s.extra_taken and s.lair(f.player).vacant():
            return False
        s.stack.pop()
        return True

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        for cell in s.lair(f.player).vacant():
            out.append(make(LODGE, EXTRA_ORC, cell))
        out.append(STOP)

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        s.stack.pop()
        if c != STOP:
            s.extra_taken = 1
            s.lair(f.player).friends.append(friendly_orc(EXTRA_ORC, arg(c, 1)))
            s.note(events.BEFRIENDED, f.player, EXTRA_ORC, arg(c, 1))

    def ask(self, s: Fiends, f: Frame) -> Message:
        return Message("ask.lodge")
