"""The state of a game of Frantic Fiends: a table of Caverna with orcs (FF-0.6)."""

from __future__ import annotations

from typing import Final, cast

from hearthside.core.choice import Choice, arg
from hearthside.core.state import AnyNode, Frame
from hearthside.games.caverna.content import Content
from hearthside.games.caverna.furnishing import Furnishing
from hearthside.games.caverna.goods import DOG
from hearthside.games.caverna.home import BORN, STRENGTH, Home
from hearthside.games.caverna.state import SPECIAL, Caverna
from hearthside.games.fiends.config import FiendsDecisions
from hearthside.games.fiends.events import STOCKED
from hearthside.games.fiends.home import PRISONER, FiendsHome
from hearthside.games.fiends.kinds import HOUSE

MINES_AND_FEEDING: Final = 4
"""Harvest after orc event 1 (FF-10.3)."""
ARMED_FEEDING: Final = 5
"""Payment after orc event 3: dwarfs with weapons eat more (FF-10.5)."""
FREE_SLOT: Final = -1


class Parts:
    """Nodes and tables that deep code refers to; set once at import by program.py."""

    def __init__(self) -> None:
        self.content: list[Content] = []
        self.yellow = 0
        self.rehouse: list[AnyNode] = []
        self.claim: list[AnyNode] = []
        self.lodge: list[AnyNode] = []
        self.occupy: list[AnyNode] = []


PARTS: Final = Parts()


class Fiends(Caverna):
    """A game of Frantic Fiends.

    `extensions`, `longs` and `shorts` are the parts in use, `slots` the bounty slots (four per
    long strip; FREE_SLOT, or seat * 4 + orc), `bribes` the goods on the event boards. `left` and
    `traps_left` count tiles and traps in the supply. `event` is the orc event going on, 0 if none;
    `reds` are the face-down orc markers, `reds_seen` the orc markers turned up so far.
    """

    def __init__(self, seats: int, rng: int, rules: FiendsDecisions) -> None:
        super().__init__(seats, rng, rules)
        self.content = PARTS.content[0]
        self.extensions: list[int] = []
        self.longs: list[int] = []
        self.shorts: list[int] = []
        self.slots: list[int] = []
        self.bribes: list[int] = []
        self.left: list[int] = []
        self.traps_left: list[int] = []
        self.event = 0
        self.extra_taken = 0
        self.milestone = -1
        self.bonuses: list[int] = []

    def fresh(self) -> Fiends:
        return Fiends(self.seats, self.rng, self.decisions())

    def decisions(self) -> FiendsDecisions:
        return cast(FiendsDecisions, self.rules)

    def _copy_with(self, homes: list[Home]) -> Fiends:
        t = cast(Fiends, super()._copy_with(homes))
        t.extensions = self.extensions
        t.longs = self.longs
        t.shorts = self.shorts
        t.slots = self.slots
        t.bribes = self.bribes
        t.left = self.left
        t.traps_left = self.traps_left
        t.event = self.event
        t.extra_taken = self.extra_taken
        t.milestone = self.milestone
        t.bonuses = self.bonuses
        return t

    def copy(self) -> Fiends:
        return self._copy_with([home.copy() for home in self.homes])

    def lair(self, p: int) -> FiendsHome:
        """The home of a player with all that the expansion adds."""
        return cast(FiendsHome, self.homes[p])

    # Supply

    def supply_for(self, p: int) -> int:
        """Yellow tiles are locked while the player has a fiendish orc (FF-6.7)."""
        if self.lair(p).yellow_access():
            return self.supply
        return self.supply & ~PARTS.yellow

    def take_tile(self, tile: Furnishing) -> None:
        """Some tiles lie there once per player (FF-2.6)."""
        if not tile.unlimited:
            left = self.left[:]
            left[tile.index] -= 1
            self.left = left
            if not left[tile.index]:
                self.supply &= ~(1 << tile.index)

    def open_mine(self, p: int, cell: int, good: int, n: int) -> None:
        """The goods are put on the new mine (FF-3.3, 3.4)."""
        mines = self.lair(p).mines
        mines[cell] = mines.get(cell, 0) + n
        self.note(STOCKED, p, cell, n)

    # Feeding

    def hunger(self, home: Home) -> int:
        """Food due in this harvest (FF-10.4)."""
        lair = cast(FiendsHome, home)
        fed = self.decisions().prisoners_fed
        food = 0
        for dwarf in lair.dwarfs:
            if dwarf & PRISONER and not fed:
                continue
            if dwarf & BORN or self.harvest == SPECIAL:
                food += 1
            elif self.harvest == ARMED_FEEDING:
                food += 2 if dwarf & STRENGTH else 1
            else:
                food += 2
        return food + (len(lair.friends) if fed else lair.free_friends())

    # Animals with fixed positions

    def gain(self, p: int, good: int, n: int) -> None:
        super().gain(p, good, n)
        if good == DOG and n and self.lair(p).stand:
            self.make_room(p)

    def pay(self, p: int, good: int, n: int) -> None:
        super().pay(p, good, n)
        if good >= DOG and n and self.lair(p).stand:
            self.make_room(p)

    def make_room(self, p: int) -> None:
        """During an orc event nothing is moved: new animals take free room only (FF-6.4)."""
        home = self.lair(p)
        if not home.stand:
            super().make_room(p)
        elif unsettled(home) >= 0:
            node = PARTS.rehouse[0]
            if not self.stack or self.stack[-1].node is not node:
                self.stack.append(Frame(node, p))

    def side_options(self, player: int, frame: Frame, out: list[Choice]) -> None:
        if self.exchanging():
            super().side_options(player, frame, out)

    def exchanging(self) -> bool:
        """Are any-time exchanges allowed now (R20)?"""
        return not self.event or self.decisions().convert_in_event

    def narrow(self, frame: Frame, out: list[Choice]) -> None:
        if frame.node is PARTS.rehouse[0]:
            self.keep_permitted(out)
        else:
            super().narrow(frame, out)

    def exchange(self, player: int, choice: Choice) -> None:
        if choice & 255 == HOUSE:
            rehouse(self.lair(player), choice)
        else:
            super().exchange(player, choice)


def rehouse(home: FiendsHome, c: Choice) -> None:
    """One animal comes to a cell or leaves it, while positions are fixed (FF-6.4)."""
    good, cell, leaves = arg(c, 0), arg(c, 1), arg(c, 2)
    there = home.stand[cell]
    n = (there >> 8 & 255) + (0 if good == DOG else -1 if leaves else 1)
    dogs = (there >> 16) + (0 if good != DOG else -1 if leaves else 1)
    kind = good if good != DOG else there & 255
    home.stand[cell] = (kind | n << 8 if n else 0) | dogs << 16


def housed(home: FiendsHome, good: int) -> int:
    """How many animals of a kind stand somewhere."""
    n = 0
    if good == DOG:
        for there in home.stand:
            n += there >> 16
    else:
        for there in home.stand:
            if there & 255 == good:
                n += there >> 8 & 255
    return n


def unsettled(home: FiendsHome) -> int:
    """The first kind of animals of which more or fewer stand somewhere than there are; or -1."""
    for good in range(DOG, DOG + 5):
        if housed(home, good) != home.goods[good]:
            return good
    return -1
