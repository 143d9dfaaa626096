"""Expeditions: loot chosen one after another (CAV-6.4 to 6.8)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import STOP, Choice, arg, kind_of, kinds, make
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.caverna.dwarf import strength_of
from hearthside.games.caverna.events import LOOTED, ROSE
from hearthside.games.caverna.fields import LootField
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.hooks import EXCHANGES
from hearthside.games.caverna.kinds import LOOT as LOOT_KIND
from hearthside.games.caverna.kinds import USE
from hearthside.games.caverna.loot import ALL_WEAPONS, LOOT
from hearthside.games.caverna.state import Caverna

STRONGEST: Final = 14
"""Weapons never rise above this (CAV-6.1)."""

LOOT_FORM: Final = Form[Caverna](
    LOOT_KIND, "loot {loot}", LootField(), widget="loot", anchor="loot:{loot}"
)


class Expedition(Node[Caverna]):
    """EXP n: up to `level` different items, each within the strength at the start (CAV-6.6).

    `pos` of the frame is that strength, `done` the set of items taken.
    """

    first = kinds(LOOT_KIND)

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level = level

    def parts(self) -> list[AnyNode]:
        return [item.node for item in LOOT if item.node is not None]

    def doable(self, s: Caverna, p: int) -> bool:
        """Any armed dwarf can go: "all weapons +1" is always possible (CAV-14.33)."""
        return s.homes[p].strength() > 0

    def items(self, s: Caverna, p: int, strength: int, taken: int, out: list[Choice]) -> None:
        loot = s.content.loot
        for i in self.offered(s, strength):
            if not taken >> i & 1:
                node = loot[i].node
                if node is None or node.doable(s, p):
                    out.append(make(LOOT_KIND, i))

    def offered(self, s: Caverna, strength: int) -> list[int]:
        """The items within a strength, by their numbers."""
        return s.content.loot_within[min(strength, STRONGEST)]

    def starts(self, s: Caverna, p: int, out: list[Choice]) -> None:
        strength = s.homes[p].strength()
        if strength:
            self.items(s, p, strength, 0, out)

    def begin(self, s: Caverna, p: int, c: Choice) -> None:
        s.stack.append(Frame(self, p, s.homes[p].strength()))
        self.loot(s, s.stack[-1], c)

    def loot(self, s: Caverna, f: Frame, c: Choice) -> None:
        item = arg(c, 0)
        s.note(LOOTED, f.player, item)
        s.stack[-1] = Frame(self, f.player, f.pos, f.done | 1 << item)
        node = s.content.loot[item].node
        if node is not None:
            s.stack.append(Frame(node, f.player))

    def run(self, s: Caverna, f: Frame) -> bool:
        if f.done & s.content.last_loot == 0:
            if f.done.bit_count() < self.level and (f.done == 0 or self.more(s, f)):
                return False
        self.come_home(s, f)
        return True

    def more(self, s: Caverna, f: Frame) -> bool:
        """Could another item be taken, now or after exchanges?"""
        loot = s.content.loot
        for i in self.offered(s, f.pos):
            if not f.done >> i & 1:
                node = loot[i].node
                if node is None or node.possible(s, f.player):
                    return True
        return False

    def options(self, s: Caverna, f: Frame, out: list[Choice]) -> None:
        self.items(s, f.player, f.pos if f.done else s.homes[f.player].strength(), f.done, out)
        if f.done:
            out.append(STOP)

    def apply(self, s: Caverna, f: Frame, c: Choice) -> None:
        if c == STOP:
            self.come_home(s, f)
        elif f.done:
            self.loot(s, f, c)
        else:
            s.stack.pop()
            self.begin(s, f.player, c)

    def waits(self, s: Caverna, f: Frame) -> bool:
        """Asked even when only stopping is left, if an exchange opens an item (CAV-14.46)."""
        return True

    def come_home(self, s: Caverna, f: Frame) -> None:
        """All weapons rise if that was chosen, then the acting dwarf's does (CAV-6.8)."""
        s.stack.pop()
        home = s.homes[f.player]
        if f.done >> ALL_WEAPONS & 1:
            for i in range(len(home.dwarfs)):
                raise_weapon(home, i)
        raise_weapon(home, home.acting)
        s.note(ROSE, f.player, home.strength())

    def permits(self, s: Caverna, f: Frame, c: Choice) -> bool:
        """A chosen item must stay possible (CAV-6.7), the acting dwarf armed (CAV-11.69).

        Even if it may give up its weapon on the way, it needs one to set out (CAV-14.45).
        """
        if s.stack[-1] is not f and self.spoils_item(s, f, c):
            return False
        if kind_of(c) != USE or EXCHANGES[arg(c, 0)].pay:
            return True
        if f.done and s.rules.peaceful_on_expedition:
            return True
        home = s.homes[f.player]
        for i in range(len(home.dwarfs)):
            if i != home.acting and strength_of(home.dwarfs[i]) == arg(c, 1):
                return True
        return False

    def ask(self, s: Caverna, f: Frame) -> Message:
        loot = s.content.loot
        taken = [f"loot:{item.name}" for i, item in enumerate(loot) if f.done >> i & 1]
        strength = f.pos or s.homes[f.player].strength()
        return Message(
            "ask.expedition", {"level": self.level, "strength": strength, "taken": taken}
        )

    def reason(self, s: Caverna, p: int) -> Message:
        return Message("why.unarmed")

    def glyphs(self) -> list[str]:
        return [f"expedition-{self.level}"]

    def spoils_item(self, s: Caverna, f: Frame, c: Choice) -> bool:
        """Would the any-time choice `c` make the item being resolved, above `f`, impossible?"""
        t = s.trial(f.player)
        t.stack = t.main
        t.exchange(f.player, c)
        for i in range(len(s.stack) - 1, -1, -1):
            frame = s.stack[i]
            if frame is f:
                break
            if not frame.node.doable(t, f.player):
                return True
        return False


def raise_weapon(home: Home, dwarf: int) -> None:
    """One more strength for an armed dwarf, up to 14."""
    strength = strength_of(home.dwarfs[dwarf])
    if 0 < strength < STRONGEST:
        home.dwarfs[dwarf] += 1
