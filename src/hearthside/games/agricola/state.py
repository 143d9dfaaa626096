"""The state of a game of Agricola and the few changes everything else is made of."""

from __future__ import annotations

from typing import Final

from hearthside.core.anytime import Anytime
from hearthside.core.choice import Choice
from hearthside.core.state import AnyNode, Frame, State
from hearthside.games.agricola import events
from hearthside.games.agricola.acting.event import ALL_CARDS, framed
from hearthside.games.agricola.config import Config
from hearthside.games.agricola.farm.player import Player
from hearthside.games.agricola.farm.promises import promise
from hearthside.games.agricola.goods import (
    BONUS,
    GATHERED,
    GRAIN,
    animals_in,
    listed,
    some,
)
from hearthside.games.agricola.kinds import ANYTIME
from hearthside.games.agricola.vocabulary.exchange import EACH_ROUND, IN_HARVEST, Exchange
from hearthside.games.agricola.vocabulary.timing import OBTAIN

LAST_ROUND: Final = 14
HARVESTS: Final = (4, 7, 9, 11, 13, 14)
"""AGR-4.1."""


class Guard:
    """Strikes out options after which a space in use could not be used any more (AGR-5.8)."""

    def narrow(self, s: Agricola, f: Frame, out: list[Choice]) -> None:
        raise AssertionError("see acting/lookahead.py")


class Wiring:
    """Parts of the program that deep code refers to; set once at import by program.py."""

    anytime: Anytime[Agricola]
    guard: Guard
    make_room: AnyNode
    windows: list[AnyNode]


WIRING: Final = Wiring()


class Agricola(State):
    """A game of Agricola. Lists over spaces are indexed by their numbers (board/printed.py)."""

    anytime_kinds = ANYTIME

    def __init__(self, seats: int, rng: int, rules: Config) -> None:
        super().__init__(seats, rng)
        self.rules = rules
        self.players: list[Player] = []
        self.piles: list[int] = []
        """By space: the goods lying there, packed."""
        self.occupants: list[int] = []
        """By space: the set of seats that have a person there."""
        self.open_spaces: list[int] = []
        self.revealed: list[int] = []
        """By round: the space turned up in it."""
        self.bag = 0
        """The action space cards not yet turned up."""
        self.majors = 0
        """The major improvements on the supply board, as a set of cards."""
        self.decks: list[list[int]] = [[], []]
        """Minor improvements and occupations that nobody has; their order means nothing."""
        self.packs: list[list[int]] = [[] for _ in range(seats)]
        """By seat: the cards it chooses from in a draft (AGR-15.5)."""
        self.aside: list[list[int]] = [[], []]
        """Minor improvements and occupations that were discarded unseen (AGR-15.7)."""
        self.removed: list[int] = []
        """Cards left over after a draft (AGR-15.5.3, 15.6)."""
        self.market: list[int] = []
        """Cards lying face up (AGR-15.11)."""
        self.market_round = 0
        """The last round in which one of them was taken."""
        self.round = 0
        self.start = 0
        self.next_start = 0
        self.working = False
        self.harvesting = False
        self.going_on = 0
        """Set while a before-window lets a player act (lookahead.py)."""

    def copy(self) -> Agricola:
        return self._copy_with([player.copy() for player in self.players])

    def trial(self, player: int) -> Agricola:
        players = self.players[:]
        players[player] = players[player].copy()
        return self._copy_with(players)

    def _copy_with(self, players: list[Player]) -> Agricola:
        t = Agricola(self.seats, self.rng, self.rules)
        t.take_over(self)
        t.players = players
        t.piles = self.piles[:]
        t.occupants = self.occupants[:]
        t.open_spaces = self.open_spaces
        t.revealed = self.revealed
        t.bag = self.bag
        t.majors = self.majors
        t.decks = self.decks
        t.packs = self.packs
        t.aside = self.aside
        t.removed = self.removed
        t.market = self.market
        t.market_round = self.market_round
        t.round = self.round
        t.start = self.start
        t.next_start = self.next_start
        t.working = self.working
        t.harvesting = self.harvesting
        t.going_on = self.going_on
        return t

    def order(self) -> list[int]:
        """Clockwise from the starting player."""
        return [(self.start + i) % self.seats for i in range(self.seats)]

    def side_options(self, player: int, frame: Frame, out: list[Choice]) -> None:
        WIRING.anytime.list_options(self, player, frame, out)

    def discards(self, player: int, out: list[Choice]) -> None:
        WIRING.anytime.list_discards(self, player, out)

    def exchange(self, player: int, choice: Choice) -> None:
        WIRING.anytime.carry_out(self, player, choice)

    def narrow(self, frame: Frame, out: list[Choice]) -> None:
        if self.going_on:
            WIRING.guard.narrow(self, frame, out)

    def rounds_left(self) -> int:
        """Complete rounds left to play (AGR-4.13)."""
        return LAST_ROUND - self.round

    # Goods

    def gain(self, p: int, good: int, n: int) -> None:
        """`p` gets `n` of one good."""
        if n:
            self.gain_all(p, some(good, n))

    def gain_all(self, p: int, goods: int) -> None:
        """`p` gets packed goods, as one event (AGR-11.6); animals need room at once (AGR-8.4)."""
        if not goods:
            return
        player = self.players[p]
        have = player.goods
        for good, n in listed(goods):
            have[good] += n
            if good < GRAIN and self.working:
                have[GATHERED] += n
            if self.log is not None:
                self.note(events.GAINED, p, good, n)
        if player.hooks.listening[OBTAIN]:
            self.open_window(OBTAIN, p, goods)
        animals = animals_in(goods)
        if animals:
            self.make_room(p, animals)

    def pay(self, p: int, good: int, n: int) -> None:
        """`p` gives `n` of a good to the general supply."""
        if n:
            self.players[p].goods[good] -= n
            if self.log is not None:
                self.note(events.PAID, p, good, n)

    def pay_all(self, p: int, price: int) -> None:
        """`p` pays packed goods."""
        for good, n in listed(price):
            self.pay(p, good, n)

    def make_room(self, p: int, new: int = 0) -> None:
        """If the animals of `p` have no room, some must go now (AGR-8.4); `new`: just gained."""
        if not self.players[p].fits():
            room = WIRING.make_room
            top = self.stack[-1] if self.stack else None
            if top is None or top.node is not room or top.player != p:
                self.stack.append(Frame(room, p, new))

    def score_bonus(self, p: int, points: int) -> None:
        """Bonus points noted at once (AGC-3.16)."""
        if points:
            self.players[p].goods[BONUS] += points
            self.note(events.BONUS, p, points)

    # Round spaces

    def promise(self, p: int, card: int, round: int, goods: int) -> None:
        """Goods on a round space still to come (AGR-4.5); 0 goods are an offer of the card."""
        if self.round < round <= LAST_ROUND:
            player = self.players[p]
            player.promises = sorted([*player.promises, promise(round, card, goods)])
            self.note(events.PROMISED, p, round, goods)

    # Cards

    def open_window(self, window: int, p: int, event: int = 0, seen: int = ALL_CARDS) -> None:
        """Let the cards of `p` act now; only cards put down before `seen` others (AGC-3.4)."""
        if self.players[p].hooks.listening[window]:
            self.stack.append(Frame(WIRING.windows[window], p, framed(event, seen)))

    def set_counter(self, p: int, card: int, n: int) -> None:
        self.players[p].set_counter(card, n)
        self.note(events.STORED, p, card, n)

    def exchange_open(self, p: int, exchange: Exchange) -> bool:
        """May an exchange that is limited per harvest or per round be used now?"""
        if exchange.when == IN_HARVEST and not self.harvesting:
            return False
        if exchange.when in (IN_HARVEST, EACH_ROUND):
            return self.players[p].counter(exchange.source) != self.round
        return True
