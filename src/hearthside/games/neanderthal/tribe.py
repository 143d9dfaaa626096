"""One species in play: its board, discs, tableau, hand and pool (NEA-3.6, NEA-20.1)."""

from __future__ import annotations

from typing import Final

from hearthside.games.neanderthal.cards import BIOMES, Biome
from hearthside.games.neanderthal.config import STRUCTURE_DATA
from hearthside.games.neanderthal.names import (
    AREA_SLOTS,
    CHIEF,
    CLUB,
    FIREKEEPER,
    FIRST_VOCAL_LEVEL,
    LARGE,
    PORTAL_DISCS,
    POWER_OF,
    SLOT_COUNT,
    SMALL,
)
from hearthside.games.neanderthal.packed.bits import added, first
from hearthside.games.neanderthal.packed.elders import SETTLED
from hearthside.games.neanderthal.packed.tableau import card_of, is_settled

ALL_DISCS: Final = first(3)
"""The set of the three colours of discs."""


class Tribe:
    """A species. `seat` is who decides for it; -1 if the colour is not in play.

    `portals` hold the turn in which each disc was placed, plus one; 0 is an empty slot.
    `hunters` are the groups on the twelve slots, `pool` the group at home. Groups, elders, and the
    entries of `animals` and `inventions` are numbers of `packed`.
    """

    __slots__ = (
        "animals",
        "birth_used",
        "card",
        "colour",
        "elders",
        "hand",
        "hunters",
        "inventions",
        "moves",
        "pool",
        "portals",
        "seat",
        "structure",
        "tribal",
        "trophies",
        "vocabulary",
        "women",
    )

    def __init__(self, colour: int, like: Tribe | None = None) -> None:
        """A species with nothing, or a copy."""
        self.colour = colour
        if like is None:
            self.seat = -1
            self.tribal = False
            self.card = -1
            self.structure = -1
            self.vocabulary = [0, 0, 0]
            self.portals = [0, 0, 0, 0, 0, 0]
            self.elders = [0, 0, 0, 0, 0, 0]
            self.women: list[int] = []
            self.animals: list[int] = []
            self.inventions: list[int] = []
            self.trophies: list[int] = []
            self.hand: list[int] = []
            self.pool = 0
            self.hunters = [0] * SLOT_COUNT
            self.birth_used = False
            self.moves = 0
        else:
            self.seat = like.seat
            self.tribal = like.tribal
            self.card = like.card
            self.structure = like.structure
            self.vocabulary = like.vocabulary[:]
            self.portals = like.portals[:]
            self.elders = like.elders[:]
            self.women = like.women[:]
            self.animals = like.animals[:]
            self.inventions = like.inventions[:]
            self.trophies = like.trophies[:]
            self.hand = like.hand[:]
            self.pool = like.pool
            self.hunters = like.hunters[:]
            self.birth_used = like.birth_used
            self.moves = like.moves

    def copy(self) -> Tribe:
        return Tribe(self.colour, self)

    def settled(self, level: int) -> bool:
        """Is there a settled elder of this level (NEA-3.2)?"""
        return SETTLED[self.elders[level]]

    def settled_elders(self) -> int:
        found = 0
        for elder in self.elders:
            if SETTLED[elder]:
                found += 1
        return found

    def size_of_vocabulary(self) -> int:
        return self.vocabulary[0] + self.vocabulary[1] + self.vocabulary[2]

    def power(self, category: int) -> bool:
        """Has the Alpha the power for this category (NEA-3.5.1)?"""
        return self.settled(POWER_OF[category])

    def powerful(self) -> bool:
        """Has the Alpha any power (NEA-12.3.1)?"""
        return self.power(LARGE) or self.power(SMALL) or self.power(CLUB)

    def has_power_giver(self) -> bool:
        """Is there an elder of level 3, 4 or 5, settled or not (NEA-3.5.3)?"""
        for level in POWER_OF:
            if self.elders[level]:
                return True
        return False

    def settled_chief(self) -> bool:
        return self.tribal and self.settled(CHIEF)

    def promotes_freely(self) -> bool:
        """NEA-6.3.3."""
        return self.settled(FIREKEEPER)

    def has_slot(self, level: int) -> bool:
        """Does this board side have the elder slot (NEA-1.3.4, NEA-1.4)?"""
        return self.tribal or level >= FIRST_VOCAL_LEVEL

    def area_complete(self, level: int) -> bool:
        """Does the area of an elder show all three colours (NEA-1.3.3)?"""
        slots = AREA_SLOTS.get(level)
        if slots is None:
            return True
        seen = 0
        for slot in slots:
            if self.portals[slot]:
                seen = added(seen, PORTAL_DISCS[slot])
        return seen == ALL_DISCS

    def portal_count(self) -> int:
        found = 0
        for turn in self.portals:
            if turn:
                found += 1
        return found

    def inventions_can(self) -> int:
        """What the settled inventions can do, as a mask of abilities."""
        mask = 0
        for card in self.inventions:
            invention = BIOMES[card_of(card)].invention
            if is_settled(card) and invention is not None:
                mask |= invention.ability
        return mask

    def armed(self) -> bool:
        """Is there a settled invention with the weapon mark (NEA-7.3.5)?"""
        for card in self.inventions:
            invention = BIOMES[card_of(card)].invention
            if is_settled(card) and invention is not None and invention.weapon:
                return True
        return False

    def trophy_points(self) -> int:
        found = 0
        for card in self.trophies:
            found += BIOMES[card].points
        return found

    def structure_discs(self) -> list[int]:
        return STRUCTURE_DATA.discs[self.structure] if self.structure >= 0 else [0, 0, 0]

    def other_side(self) -> int:
        """The structure on the back of the structure card."""
        one, two = STRUCTURE_DATA.cards[self.card]
        return two if self.structure == one else one

    def meets(self, card: Biome, needed: list[int]) -> bool:
        """Has the vocabulary what the card asks for besides what is needed already (NEA-6.2.2)?"""
        for colour in range(3):
            if (
                card.prereq[colour]
                and self.vocabulary[colour] < needed[colour] + card.prereq[colour]
            ):
                return False
        return True
