"""The state of a game of Frantic Fiends: a table of Caverna with orcs (FF-0.6)."""

from __future__ import annotations

from typing import Final, cast

from hearthside.core.choice import Choice, arg, kind_of
from hearthside.core.state import AnyNode, Frame, State
from hearthside.games.caverna.content import Content
from hearthside.games.caverna.furnishing import Furnishing
from hearthside.games.caverna.goods import CATTLE, DOG
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.questions import ROOM
from hearthside.games.caverna.state import RED, SPECIAL, Caverna
from hearthside.games.fiends.config import FiendsDecisions
from hearthside.games.fiends.dwarf import meals
from hearthside.games.fiends.events import STOCKED
from hearthside.games.fiends.home import FiendsHome
from hearthside.games.fiends.kinds import HOUSE
from hearthside.games.fiends.questions import ORC_ROOM
from hearthside.games.fiends.standing import all_standing, changed

MINES_AND_FEEDING: Final = 4
"""Harvest after orc event 1 (FF-10.3)."""
ARMED_FEEDING: Final = 5
"""Payment after orc event 3: dwarfs with weapons eat more (FF-10.5)."""
ORC_MARKER: Final = RED
"""What a red marker of the base game shows here (FF-2.4)."""


class Wiring:
    """Nodes and tables that deep code refers to; set once at import by program.py."""

    content: Content
    yellow: int
    rehouse: AnyNode
    claim: AnyNode
    lodge: AnyNode
    residence: AnyNode
    occupy: AnyNode


WIRING: Final = Wiring()


class Fiends(Caverna):
    """A game of Frantic Fiends.

    `extensions`, `longs` and `shorts` are the parts in use, `slots` the bounty slots (four per
    long strip, bounty_slot.py), `bribes` the goods on the event boards. `left` and
    `traps_left` count tiles and traps in the supply. `event` is the orc event going on, 0 if none;
    `reds` are the face-down orc markers.
    """

    def __init__(self, seats: int, rng: int, rules: FiendsDecisions) -> None:
        super().__init__(seats, rng, rules)
        self.content = WIRING.content
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

    def orc_markers(self) -> int:
        """The orc markers turned up so far, which is the number of the latest event (FF-8.1)."""
        return self.reds_seen

    # Supply

    def supply_for(self, p: int) -> int:
        """Yellow tiles are locked while the player has a fiendish orc (FF-6.7)."""
        if self.lair(p).yellow_access():
            return self.supply
        return self.supply & ~WIRING.yellow

    def take_tile(self, p: int, tile: Furnishing) -> None:
        """Some tiles lie there once per player (FF-2.6); in a new dwelling somebody may live."""
        if tile.answer(ROOM) or tile.answer(ORC_ROOM):
            self.stack.append(Frame(WIRING.lodge, p))
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

    # Harvest

    def field_step_brings(self, p: int) -> bool:
        """Field and mines go together (FF-10.6)."""
        return super().field_step_brings(p) or any(self.lair(p).mines.values())

    def hunger(self, home: Home) -> int:
        """Food due in this harvest (FF-10.4)."""
        lair = cast(FiendsHome, home)
        fed = self.decisions().prisoners_fed
        armed = 1 if self.harvest == SPECIAL else 2
        adult = 1 if self.harvest == ARMED_FEEDING else armed
        food = meals(lair.dwarfs, adult, armed, fed)
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
            node = WIRING.rehouse
            if not self.stack or self.stack[-1].node is not node:
                self.stack.append(Frame(node, p))

    def side_options(self, player: int, frame: Frame, out: list[Choice]) -> None:
        if self.exchanging():
            super().side_options(player, frame, out)

    def exchanging(self) -> bool:
        """Are any-time exchanges allowed now (R20)?"""
        return not self.event or self.decisions().convert_in_event

    def narrow(self, frame: Frame, out: list[Choice]) -> None:
        if frame.node is WIRING.rehouse:
            self.keep_permitted(out)
        else:
            super().narrow(frame, out)

    def exchange(self, player: int, choice: Choice) -> None:
        if kind_of(choice) == HOUSE:
            rehouse(self.lair(player), choice)
        else:
            super().exchange(player, choice)


def rehouse(home: FiendsHome, c: Choice) -> None:
    """One animal comes to a cell or leaves it, while positions are fixed (FF-6.4)."""
    good, cell, leaves = arg(c, 0), arg(c, 1), arg(c, 2)
    home.stand[cell] = changed(home.stand[cell], good, -1 if leaves else 1)


def unsettled(home: FiendsHome) -> int:
    """The first kind of animals of which more or fewer stand somewhere than there are; or -1."""
    for good in range(DOG, CATTLE + 1):
        if all_standing(home.stand, good) != home.goods[good]:
            return good
    return -1


def as_fiends(s: State) -> Fiends:
    """A table as the base rules know it; nodes of the expansion only ever run on their own."""
    return cast(Fiends, s)
