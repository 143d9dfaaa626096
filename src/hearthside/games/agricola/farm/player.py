"""A player: goods, people, farmyard, crops, cards (AGR-1.9)."""

from __future__ import annotations

from typing import Final

from hearthside.games.agricola.farm.crops import growing
from hearthside.games.agricola.farm.farmyard import START, Farmyard
from hearthside.games.agricola.farm.fences import CELLS, FENCES
from hearthside.games.agricola.farm.pens import Pens, pasture_capacity, pens
from hearthside.games.agricola.farm.people import AT_HOME, newborns
from hearthside.games.agricola.goods import (
    BOAR,
    CATTLE,
    NUMBERS,
    PIECES_SPENT,
    SHEEP,
    STABLES_SPENT,
)
from hearthside.games.agricola.vocabulary.card import hooks_of
from hearthside.games.agricola.vocabulary.hooks import NO_CARDS, CardHooks
from hearthside.games.agricola.vocabulary.in_play import place_of, turn_of
from hearthside.games.agricola.vocabulary.questions import PASTURE_ROOM, PEOPLE_PLACES, ROOM_ANIMALS

STABLES: Final = 4
"""AGR-1.2."""


class Player:
    """What one player has. Values that are replaced, never changed: farm, crops, hooks, hand."""

    __slots__ = (
        "ally",
        "cards",
        "counters",
        "crops",
        "farm",
        "goods",
        "hand",
        "hooks",
        "known",
        "once",
        "people",
        "places",
        "promises",
    )

    def __init__(self, once: bool = False) -> None:
        self.goods = [0] * NUMBERS
        self.people = [AT_HOME, AT_HOME]
        self.farm: Farmyard = START
        self.crops: list[int] = [0] * CELLS
        """By cell, then by field card (crops.py)."""
        self.cards: list[int] = []
        """Cards in play in playing order (vocabulary/in_play.py)."""
        self.counters: list[int] = []
        """One number per card in play (AGC-2.3)."""
        self.hooks: CardHooks = NO_CARDS
        self.ally: CardHooks = NO_CARDS
        """The hooks of the partner, whose cards lower costs too (AGR-15.12.4)."""
        self.hand: list[int] = []
        self.known: list[int] = []
        """Cards in hand that everybody has seen: traveling cards (AGR-10.6)."""
        self.promises: list[int] = []
        """Goods on round spaces (promises.py)."""
        self.once = once
        self.places: Pens = pens((), 1, (), once)

    def copy(self) -> Player:
        t = Player.__new__(Player)
        t.goods = self.goods[:]
        t.people = self.people[:]
        t.farm = self.farm
        t.crops = self.crops
        t.cards = self.cards
        t.counters = self.counters[:]
        t.hooks = self.hooks
        t.ally = self.ally
        t.hand = self.hand
        t.known = self.known
        t.promises = self.promises
        t.once = self.once
        t.places = self.places
        return t

    # People

    def at_home(self) -> int:
        """The person to be placed next; -1 if nobody is at home."""
        people = self.people
        for i in range(len(people)):
            if not people[i]:
                return i
        return -1

    def newborns(self) -> int:
        return newborns(self.people)

    def rooms(self) -> int:
        return self.farm.rooms.bit_count()

    def has_room(self) -> bool:
        """Family growth with room only: more rooms and places than people (AGR-7.12)."""
        return self.rooms() + self.hooks.statics[PEOPLE_PLACES] > len(self.people)

    # Pieces

    def fences_left(self) -> int:
        return FENCES - self.farm.fences.bit_count() - self.goods[PIECES_SPENT]

    def stables_left(self) -> int:
        return STABLES - self.farm.stables.bit_count() - self.goods[STABLES_SPENT]

    # Fields

    def fields(self) -> list[int]:
        """All fields as positions in `crops`: tiles, then field cards."""
        found: list[int] = []
        tiles = self.farm.fields
        while tiles:
            low = tiles & -tiles
            found.append(low.bit_length() - 1)
            tiles ^= low
        for i in range(len(self.hooks.plots)):
            found.append(CELLS + i)
        return found

    def empty_tiles(self) -> list[int]:
        """The field tiles with nothing on them."""
        found: list[int] = []
        tiles = self.farm.fields
        while tiles:
            low = tiles & -tiles
            cell = low.bit_length() - 1
            if not self.crops[cell]:
                found.append(cell)
            tiles ^= low
        return found

    def growing(self, good: int) -> int:
        """How many of a crop lie on fields."""
        return growing(self.crops, good)

    # Animals

    def shelter(self) -> Pens:
        """All places for animals (AGR-8.1)."""
        farm = self.farm
        statics = self.hooks.statics
        bonus = statics[PASTURE_ROOM]
        capacities: list[int] = []
        for pasture in farm.pastures:
            stables = (pasture & farm.stables).bit_count()
            capacities.append(pasture_capacity(pasture.bit_count(), stables, bonus))
        slots = (farm.stables & ~farm.fold).bit_count()
        slots += farm.rooms.bit_count() if statics[ROOM_ANIMALS] else 1
        holders = [holder.place(self) for holder in self.hooks.holders]
        return pens(tuple(capacities), slots, tuple(holders), self.once)

    def set_farm(self, farm: Farmyard) -> None:
        self.farm = farm
        self.places = self.shelter()

    def fits(self) -> bool:
        """Do all animals have room?"""
        g = self.goods
        return self.places.holds(g[SHEEP], g[BOAR], g[CATTLE])

    # Cards

    def set_cards(self, cards: list[int], counters: list[int]) -> None:
        """Other cards are in play; what follows from them is found anew."""
        self.cards = cards
        self.counters = counters
        self.hooks = hooks_of(cards)
        plots = CELLS + len(self.hooks.plots)
        if len(self.crops) != plots:
            self.crops = (self.crops + [0] * 8)[:plots]
        self.places = self.shelter()

    def owns(self, card: int) -> bool:
        return place_of(self.cards, card) >= 0

    def turn(self, card: int) -> int:
        """How many cards were put down before a card in play (AGC-3.4)."""
        return turn_of(self.cards[place_of(self.cards, card)])

    def counter(self, card: int) -> int:
        """The number kept on a card in play; 0 if it is not."""
        place = place_of(self.cards, card)
        return self.counters[place] if place >= 0 else 0

    def set_counter(self, card: int, n: int) -> None:
        place = place_of(self.cards, card)
        if place >= 0:
            self.counters[place] = n
