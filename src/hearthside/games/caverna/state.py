"""The state of a game of Caverna and the few changes everything else is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hearthside.core.anytime import Anytime
from hearthside.core.choice import Choice
from hearthside.core.engine import permitted
from hearthside.core.state import AnyNode, Frame, State
from hearthside.games.caverna.cells import ICONS
from hearthside.games.caverna.config import Decisions
from hearthside.games.caverna.events import GAINED, PAID
from hearthside.games.caverna.goods import SHEEP
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.kinds import ANYTIME
from hearthside.games.caverna.questions import LOOSE_EITHER_OR, WINDOW_OF_GOOD

if TYPE_CHECKING:
    from hearthside.games.caverna.content import Content
    from hearthside.games.caverna.furnishing import Furnishing

GREEN: Final = 1
RED: Final = 2
SPECIAL: Final = 2
"""Harvest with special feeding: 1 food per dwarf, nothing else (CAV-10.3, 10.7)."""


class Wiring:
    """Parts of the program that deep code refers to; set once at import by program.py."""

    anytime: Anytime[Caverna]
    make_room: AnyNode
    content: Content


WIRING: Final = Wiring()


class Caverna(State):
    """A game of Caverna. Lists over spaces are indexed by the space's number (spaces.py).

    `occupants` are the seats whose workers stand on spaces, -1 for nobody.
    """

    anytime_kinds = ANYTIME

    def __init__(self, seats: int, rng: int, rules: Decisions) -> None:
        super().__init__(seats, rng)
        self.rules = rules
        self.content = WIRING.content
        self.homes: list[Home] = []
        self.piles: list[int] = []
        self.occupants: list[int] = []
        self.open_spaces: list[int] = []
        self.round = 0
        self.start = 0
        self.next_start = 0
        self.supply = 0
        self.bag = 0
        self.greens = 0
        self.reds = 0
        self.reds_seen = 0
        self.marker = 0
        self.marks = 0
        self.protected = 0
        self.harvest = 0
        self.skips = 0

    def copy(self) -> Caverna:
        return self._copy_with([home.copy() for home in self.homes])

    def trial(self, player: int) -> Caverna:
        homes = self.homes[:]
        homes[player] = homes[player].copy()
        return self._copy_with(homes)

    def fresh(self) -> Caverna:
        """An empty table for a copy."""
        return Caverna(self.seats, self.rng, self.rules)

    def _copy_with(self, homes: list[Home]) -> Caverna:
        t = self.fresh()
        t.take_over(self)
        t.homes = homes
        t.piles = self.piles[:]
        t.occupants = self.occupants[:]
        t.open_spaces = self.open_spaces
        t.round = self.round
        t.start = self.start
        t.next_start = self.next_start
        t.supply = self.supply
        t.bag = self.bag
        t.greens = self.greens
        t.reds = self.reds
        t.reds_seen = self.reds_seen
        t.marker = self.marker
        t.marks = self.marks
        t.protected = self.protected
        t.harvest = self.harvest
        t.skips = self.skips
        return t

    def order(self) -> list[int]:
        """Clockwise from the starting player."""
        return [(self.start + i) % self.seats for i in range(self.seats)]

    def loosened(self, player: int) -> bool:
        """May `player` read "either ... or" as "and / or" (CAV-11.21)?"""
        return self.homes[player].hooks.statics[LOOSE_EITHER_OR] > 0

    def side_options(self, player: int, frame: Frame, out: list[Choice]) -> None:
        WIRING.anytime.list_options(self, player, frame, out)

    def narrow(self, frame: Frame, out: list[Choice]) -> None:
        """Cooking, like exchanges, leaves what waits below possible (CAV-14.45)."""
        if frame.node is WIRING.make_room:
            self.keep_permitted(out)

    def keep_permitted(self, out: list[Choice]) -> None:
        """Strike out what a frame below the one on top does not permit."""
        below = self.stack[:-1]
        out[:] = [c for c in out if permitted(self, below, c)]

    def exchange(self, player: int, choice: Choice) -> None:
        WIRING.anytime.carry_out(self, player, choice)

    def spaces_of_others(self, p: int) -> list[int]:
        """The spaces where dwarfs of other players stand."""
        occupants = self.occupants
        return [
            index for index in self.open_spaces if occupants[index] >= 0 and occupants[index] != p
        ]

    def supply_for(self, p: int) -> int:
        """The furnishing tiles that `p` may buy, as a set (CAV-11.1)."""
        return self.supply

    def take_tile(self, p: int, tile: Furnishing) -> None:
        """A furnishing tile leaves the supply for the home of a player (CAV-11.3)."""
        if not tile.unlimited:
            self.supply &= ~(1 << tile.index)

    def open_mine(self, p: int, cell: int, good: int, n: int) -> None:
        """A new mine brings `n` of a good (CAV-8.9, 4.72)."""
        self.gain(p, good, n)

    def hunger(self, home: Home) -> int:
        """Food due in this harvest before any reduction (CAV-10.11)."""
        if self.harvest == SPECIAL:
            return len(home.dwarfs)
        return 2 * len(home.dwarfs) - home.newborns()

    # Harvest markers

    def turn_up(self, marker: int) -> None:
        """The marker of this round is known (CAV-3.4)."""
        self.marker = marker
        self.marks |= marker << 2 * self.round

    def marker_of(self, number: int) -> int:
        """The marker of a round; 0 if none was turned up."""
        return self.marks >> 2 * number & 3

    # Steps of a harvest that are left out

    def field_step_brings(self, p: int) -> bool:
        """Would `p` miss anything without the field step (CAV-10.10)?"""
        return self.homes[p].sown() != 0

    def skip_step(self, p: int, step: int) -> None:
        """`p` leaves out a step of this harvest (CAV-10.7)."""
        self.skips |= step << 2 * p

    def skipped_step(self, p: int) -> int:
        """The step that `p` leaves out; 0 for none."""
        return self.skips >> 2 * p & 3

    # Goods

    def gain(self, p: int, good: int, n: int) -> None:
        """`p` gets `n` of a good; farm animals need room at once (CAV-9.3)."""
        if n == 0:
            return
        home = self.homes[p]
        home.goods[good] += n
        if self.log is not None:
            self.note(GAINED, p, good, n)
        window = WINDOW_OF_GOOD[good]
        if window >= 0 and home.hooks.triggers[window]:
            home.hooks.fire(self, p, window, n)
        if good >= SHEEP:
            self.make_room(p)

    def gain_all(self, p: int, amounts: list[int]) -> None:
        """`p` gets several goods, by their numbers."""
        for good in range(len(amounts)):
            if amounts[good]:
                self.gain(p, good, amounts[good])

    def pay(self, p: int, good: int, n: int) -> None:
        """`p` gives `n` of a good to the general supply."""
        if n:
            self.homes[p].goods[good] -= n
            if self.log is not None:
                self.note(PAID, p, good, n)

    def pay_all(self, p: int, amounts: list[int]) -> None:
        for good in range(len(amounts)):
            if amounts[good]:
                self.pay(p, good, amounts[good])

    def make_room(self, p: int) -> None:
        """If the animals of `p` have no room, some must be turned into food now (CAV-9.3)."""
        if not self.homes[p].fits():
            room = WIRING.make_room
            if not self.stack or self.stack[-1].node is not room:
                self.stack.append(Frame(room, p))

    def cover_icon(self, p: int, cell: int) -> None:
        """A terrain tile covers a cell for the first time (CAV-1.25)."""
        icon = ICONS.get(cell)
        if icon is not None:
            self.gain(p, icon[0], icon[1])
