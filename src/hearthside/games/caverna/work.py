"""Phase 3, work: placing dwarfs one after another (CAV-3.9, 5.2 to 5.4)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import NATURE, Choice, arg, kind_of, kinds, make
from hearthside.core.form import Field, Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.caverna.dwarf import NOWHERE, at_home, placed, strength_of
from hearthside.games.caverna.events import OVERRODE, PLACED, STAYED
from hearthside.games.caverna.fields import SpaceField
from hearthside.games.caverna.goods import RUBY
from hearthside.games.caverna.kinds import OVERRIDE, PLACE, STAY
from hearthside.games.caverna.state import Caverna

WORK_FORMS: Final = [
    Form[Caverna](PLACE, "place {space}", SpaceField(), widget="space", anchor="space:{space}"),
    Form[Caverna](
        OVERRIDE, "override {weapon}", Field("weapon"), widget="dwarf", anchor="dwarf:{weapon}"
    ),
    Form[Caverna](STAY, "stay"),
]


class PlaceDwarf(Node[Caverna]):
    """Put one dwarf on a space where it can do something (CAV-4.7).

    The weakest dwarf at home goes, unless a ruby is paid (CAV-5.3): then `pos` is 1.
    """

    first = kinds(PLACE, OVERRIDE, STAY)

    def run(self, s: Caverna, f: Frame) -> bool:
        if not f.pos:
            home = s.homes[f.player]
            home.acting = home.lowest_at_home()
        return False

    def options(self, s: Caverna, f: Frame, out: list[Choice]) -> None:
        p = f.player
        occupants = s.occupants
        spaces = s.content.spaces
        for index in s.open_spaces:
            if occupants[index] < 0:
                space = spaces[index]
                if space.node.possible(s, p):
                    out.append(space.placing)
        if not f.pos and s.homes[p].goods[RUBY]:
            self.overrides(s, p, out)
        if not out:
            out.append(STAY)

    def overrides(self, s: Caverna, p: int, out: list[Choice]) -> None:
        """Stronger dwarfs at home that would find something to do after paying the ruby."""
        home = s.homes[p]
        acting = home.acting
        lowest = home.strength()
        home.goods[RUBY] -= 1
        offered = 0
        for i in range(len(home.dwarfs)):
            dwarf = home.dwarfs[i]
            strength = strength_of(dwarf)
            if strength > lowest and at_home(dwarf) and not offered >> strength & 1:
                home.acting = i
                if self.useful(s, p):
                    offered |= 1 << strength
        home.goods[RUBY] += 1
        home.acting = acting
        for strength in range(1, 15):
            if offered >> strength & 1:
                out.append(make(OVERRIDE, strength))

    def useful(self, s: Caverna, p: int) -> bool:
        for index in s.open_spaces:
            if s.occupants[index] < 0 and s.content.spaces[index].node.possible(s, p):
                return True
        return False

    def apply(self, s: Caverna, f: Frame, c: Choice) -> None:
        p = f.player
        home = s.homes[p]
        kind = kind_of(c)
        if kind == OVERRIDE:
            s.pay(p, RUBY, 1)
            home.acting = home.dwarfs.index(arg(c, 0))
            s.note(OVERRODE, p, arg(c, 0))
            s.stack[-1] = Frame(self, p, 1)
        elif kind == STAY:
            s.stack.pop()
            home.dwarfs[home.acting] = placed(home.dwarfs[home.acting], NOWHERE)
            s.note(STAYED, p)
        else:
            s.stack.pop()
            space = arg(c, 0)
            s.occupants[space] = p
            home.dwarfs[home.acting] = placed(home.dwarfs[home.acting], space)
            s.note(PLACED, p, space, home.strength())
            s.stack.append(Frame(s.content.spaces[space].node, p))

    def permits(self, s: Caverna, f: Frame, c: Choice) -> bool:
        """A dwarf paid for must keep something to do."""
        if not f.pos:
            return True
        t = s.trial(f.player)
        t.stack = t.main
        t.exchange(f.player, c)
        return self.useful(t, f.player)

    def ask(self, s: Caverna, f: Frame) -> Message:
        return Message("ask.place")


class Work(Node[Caverna]):
    """From the starting player clockwise, one dwarf each, until no dwarf is at home (CAV-3.9)."""

    def __init__(self, turn: Node[Caverna]) -> None:
        super().__init__()
        self.turn = turn

    def parts(self) -> list[AnyNode]:
        return [self.turn]

    def run(self, s: Caverna, f: Frame) -> bool:
        for i in range(s.seats):
            seat = (s.start + f.pos + i) % s.seats
            if s.homes[seat].idle():
                s.stack[-1] = Frame(self, NATURE, (f.pos + i + 1) % s.seats)
                s.stack.append(Frame(self.turn, seat))
                return True
        s.stack.pop()
        return True
