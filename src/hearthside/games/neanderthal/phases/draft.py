"""An offer being written: which clauses it may still get, and whether it is complete (NEA-7.2)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice
from hearthside.games.neanderthal.cards import ANIMAL, BIOMES
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.names import OPEN
from hearthside.games.neanderthal.packed.clauses import (
    ALLIANCE,
    GIVE_HAND,
    GIVE_TABLEAU,
    NO_BID,
    NO_HUNT,
    NO_SUITOR,
    PROMISE,
    RELEASE,
    WITHDRAW,
    clause,
    clause_kind,
    is_woman_card,
    party,
    sort_key,
    target,
    woman_card,
    woman_of_card,
)
from hearthside.games.neanderthal.packed.members import own
from hearthside.games.neanderthal.packed.partners import belongs_to, partner_colour
from hearthside.games.neanderthal.packed.places import is_slot, with_woman, woman_at
from hearthside.games.neanderthal.packed.tableau import is_settled
from hearthside.games.neanderthal.phases.offers import has_tokens, may_withdraw, places
from hearthside.games.neanderthal.state import Neanderthal

HAND: Final = 1
TABLEAU: Final = 2
"""Zones that cards are given from (NEA-7.2.2)."""
IMPOSSIBLE: Final = 99
"""More clauses than an offer may have."""


def needs_woman(c: Choice) -> int:
    """The Woman who must be without partner for a clause; -1 if there is none."""
    if clause_kind(c) == ALLIANCE:
        return target(c)
    if clause_kind(c) == GIVE_TABLEAU and is_woman_card(target(c)):
        return woman_of_card(target(c))
    return -1


class Draft:
    """The two parties, the clauses written so far, and those by which somebody may leave a card.

    Clauses are added and taken out in any order. Where everybody wins together, neither Women
    nor animals nor people are traded (NEA-13.2.4).
    """

    def __init__(self, s: Neanderthal, one: int, two: int) -> None:
        self.s = s
        self.parties = (one, two)
        self.offer = s.offer
        self.leaving: list[Choice] = []
        for colour in self.parties:
            self.list_leaving(colour)

    def other(self, colour: int) -> int:
        one, two = self.parties
        return two if colour == one else one

    def list_leaving(self, colour: int) -> None:
        """Tokens leave cards where the other has some too; partners leave Women (NEA-7.2.1)."""
        s = self.s
        other = self.other(colour)
        for place in places(s):
            if may_withdraw(s, colour, place) and has_tokens(s, other, place):
                self.leaving.append(clause(WITHDRAW, colour, place))
        for tribe in s.tribes:
            for woman in tribe.women:
                if belongs_to(s.partner[woman], colour):
                    if tribe.colour == other or has_tokens(s, other, with_woman(woman)):
                        self.leaving.append(clause(RELEASE, colour, woman))

    def complete(self) -> bool:
        """May the offer be proposed?"""
        return len(self.offer) > 0 and self.missing(self.offer) == 0

    def list_clauses(self, out: list[Choice]) -> None:
        """Every clause after which the offer can still be completed, in the order of clauses."""
        if len(self.offer) >= VALUES.clauses:
            return
        found = self.leaving[:]
        for colour in self.parties:
            if not self.s.mode.cooperative:
                self.allying(colour, found)
                self.giving_women(colour, found)
            self.giving(colour, found)
            self.promising(colour, found)
        room = VALUES.clauses - len(self.offer) - 1
        found.sort(key=sort_key)
        for c in found:
            if self.agrees(c) and self.missing([*self.offer, c]) <= room:
                out.append(c)

    def allying(self, colour: int, found: list[Choice]) -> None:
        """A member of `colour` becomes partner of a Woman of the other party."""
        s = self.s
        if s.tribes[colour].structure == OPEN:
            return
        for woman in s.tribes[self.other(colour)].women:
            if not s.discs[woman]:
                found.append(clause(ALLIANCE, colour, woman))

    def giving_women(self, colour: int, found: list[Choice]) -> None:
        for woman in self.s.tribes[colour].women:
            if not self.s.discs[woman]:
                found.append(clause(GIVE_TABLEAU, colour, woman_card(woman)))

    def giving(self, colour: int, found: list[Choice]) -> None:
        s = self.s
        tribe = s.tribes[colour]
        if s.tribes[self.other(colour)].settled_elders():
            for card in tribe.hand:
                if BIOMES[card].band != ANIMAL or not s.mode.cooperative:
                    found.append(clause(GIVE_HAND, colour, card))
        cards = tribe.trophies + tribe.inventions
        if not s.mode.cooperative:
            cards += tribe.animals
        for card in cards:
            if is_settled(card):
                found.append(clause(GIVE_TABLEAU, colour, card))

    def promising(self, colour: int, found: list[Choice]) -> None:
        for place in places(self.s):
            if is_slot(place):
                found.append(clause(PROMISE, colour, place, NO_HUNT))
            else:
                found.append(clause(PROMISE, colour, woman_at(place), NO_SUITOR))
        found.append(clause(PROMISE, colour, 0, NO_BID))

    def agrees(self, c: Choice) -> bool:
        """Is a clause new, and does it go together with those that are there?"""
        kind, woman = clause_kind(c), needs_woman(c)
        for one in self.offer:
            if one == c or (woman >= 0 and needs_woman(one) == woman):
                return False
        if kind == GIVE_HAND:
            return self.may_give(party(c), HAND)
        return kind != GIVE_TABLEAU or self.may_give(party(c), TABLEAU)

    def zones(self, colour: int) -> int:
        """Where the cards come from that this species gives: HAND, TABLEAU."""
        mask = 0
        for c in self.offer:
            if party(c) == colour and clause_kind(c) == GIVE_HAND:
                mask |= HAND
            elif party(c) == colour and clause_kind(c) == GIVE_TABLEAU:
                mask |= TABLEAU
        return mask

    def may_give(self, colour: int, zone: int) -> bool:
        """Cards that flow both ways are of the same zone (NEA-7.2.2)."""
        theirs = self.zones(self.other(colour))
        return not theirs or self.zones(colour) | theirs | zone == zone

    def missing(self, offer: list[Choice]) -> int:
        """How many clauses an offer needs at least to be complete; IMPOSSIBLE if it cannot be.

        Somebody leaves a card; Women who are given or allied have no partner; whoever becomes
        partner comes from the pool or leaves a card.
        """
        releases = self.due_releases(offer)
        if releases is None:
            return IMPOSSIBLE
        together = offer + releases
        more = 0
        for colour in self.parties:
            more += self.due_members(colour, together)
        leaves = more > 0
        for c in together:
            leaves = leaves or clause_kind(c) == WITHDRAW or clause_kind(c) == RELEASE
        return len(releases) + more + (0 if leaves else 1)

    def due_releases(self, offer: list[Choice]) -> list[Choice] | None:
        """The releases that an offer lacks; None if a partner cannot be released by it."""
        found: list[Choice] = []
        for c in offer:
            woman = needs_woman(c)
            if woman < 0 or not self.s.partner[woman]:
                continue
            due = clause(RELEASE, partner_colour(self.s.partner[woman]), woman)
            if due in offer:
                continue
            if due not in self.leaving:
                return None
            found.append(due)
        return found

    def due_members(self, colour: int, offer: list[Choice]) -> int:
        """How many more of a species must leave cards so that it has the partners promised."""
        short = -own(self.s.tribes[colour].pool, colour)
        for c in offer:
            if party(c) == colour:
                short += 1 if clause_kind(c) == ALLIANCE else -self.freed(c)
        if short <= 0:
            return 0
        others = [self.freed(c) for c in self.leaving if party(c) == colour and c not in offer]
        others.sort(reverse=True)
        for number, members in enumerate(others):
            short -= members
            if short <= 0:
                return number + 1
        return IMPOSSIBLE

    def freed(self, c: Choice) -> int:
        """How many of its own a species gets back by a clause."""
        kind, place = clause_kind(c), target(c)
        if kind == WITHDRAW and is_slot(place):
            return own(self.s.tribes[party(c)].hunters[place], party(c))
        return 1 if kind == WITHDRAW or kind == RELEASE else 0
