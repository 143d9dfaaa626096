"""The state of a game of Neanderthal (NEA-20.1)."""

from __future__ import annotations

from typing import Final

from hearthside.core.anytime import Anytime
from hearthside.core.choice import Choice, kinds
from hearthside.core.state import Frame, State
from hearthside.games.neanderthal.config import Mode
from hearthside.games.neanderthal.kinds import SWAP
from hearthside.games.neanderthal.packed.bits import added, first
from hearthside.games.neanderthal.tribe import Tribe

EMPTY: Final = -1
"""A slot without a card."""
ICE: Final = 64
"""An ice cap with a card of the north deck under it; which one is drawn when it melts."""
BLANK_ICE: Final = 65
"""An ice cap with nothing under it (NEA-5.1)."""
ALL_SPECIES: Final = first(3)


class Wiring:
    """A part of the program that the state refers to; set once at import by program.py."""

    anytime: Anytime[Neanderthal]


WIRING: Final = Wiring()


class Neanderthal(State):
    """A game of Neanderthal. Tribes, dead members and wanderers are indexed by colour.

    Bags are sets of the cards that nobody has seen: an ice cap is a card of the north bag that is
    drawn when it melts. Of every Woman: her host (-1: none), discs, partner and suitors.
    `needs_check` is the set of species whose hand limit and survival must be checked. `promises`
    are replaced, never changed. What is one number here is made and read in `packed`.
    """

    anytime_kinds = kinds(SWAP)

    def __init__(self, seats: int, rng: int, mode: Mode) -> None:
        super().__init__(seats, rng)
        self.mode = mode
        self.tribes: list[Tribe] = []
        self.seating: list[int] = []
        self.turn = 0
        self.turn_order: list[int] = []
        self.woman = -1
        self.women_bag = 0
        self.events_left = 0
        self.biome_bag = 0
        self.row: list[int] = []
        self.dead: list[int] = []
        self.dead_alphas = 0
        self.host: list[int] = []
        self.discs: list[int] = []
        self.partner: list[int] = []
        self.suitors: list[int] = []
        self.gone_biomes = 0
        self.gone_women = 0
        self.inactive = 0
        self.pending: list[int] = []
        self.lost: list[int] = []
        self.needs_check = 0
        self.dice = 0
        self.declared = 0
        self.bidders = 0
        self.best_bidder = -1
        self.best_bid = 0
        self.offer: list[int] = []
        self.offers_made: list[int] = []
        self.promises: list[int] = []
        self.extended = False
        self.frozen = False

    def copy(self) -> Neanderthal:
        t = Neanderthal(self.seats, self.rng, self.mode)
        t.take_over(self)
        t.tribes = [tribe.copy() for tribe in self.tribes]
        t.seating = self.seating
        t.turn = self.turn
        t.turn_order = self.turn_order
        t.woman = self.woman
        t.women_bag = self.women_bag
        t.events_left = self.events_left
        t.biome_bag = self.biome_bag
        t.row = self.row[:]
        t.dead = self.dead[:]
        t.dead_alphas = self.dead_alphas
        t.host = self.host[:]
        t.discs = self.discs[:]
        t.partner = self.partner[:]
        t.suitors = self.suitors[:]
        t.gone_biomes = self.gone_biomes
        t.gone_women = self.gone_women
        t.inactive = self.inactive
        t.pending = self.pending[:]
        t.lost = self.lost[:]
        t.needs_check = self.needs_check
        t.dice = self.dice
        t.declared = self.declared
        t.bidders = self.bidders
        t.best_bidder = self.best_bidder
        t.best_bid = self.best_bid
        t.offer = self.offer[:]
        t.offers_made = self.offers_made[:]
        t.promises = self.promises
        t.extended = self.extended
        t.frozen = self.frozen
        return t

    def order(self) -> list[int]:
        """The seats; the order of the species is `turn_order`."""
        return list(range(self.seats))

    def side_options(self, player: int, frame: Frame, out: list[Choice]) -> None:
        WIRING.anytime.list_options(self, player, frame, out)

    def exchange(self, player: int, choice: Choice) -> None:
        WIRING.anytime.carry_out(self, player, choice)

    def touch(self, colour: int) -> None:
        """Check hand limit and survival of a species before anything else happens."""
        self.needs_check = added(self.needs_check, colour)

    def touch_all(self) -> None:
        self.needs_check = ALL_SPECIES

    def starting(self) -> int:
        """The colour of the starting player."""
        return self.turn_order[0]
