"""The clauses of an offer: which may be added, and what they do (NEA-7.2)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice
from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.cards import BIOMES, INVENTION, TROPHY
from hearthside.games.neanderthal.changes import (
    free_woman,
    partner_leaves,
    place_partner,
    send_home,
    suitor_home,
    tell,
)
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
from hearthside.games.neanderthal.packed.members import held, one_token, own
from hearthside.games.neanderthal.packed.partners import belongs_to
from hearthside.games.neanderthal.packed.places import is_slot, with_woman, woman_at
from hearthside.games.neanderthal.packed.suitors import courts
from hearthside.games.neanderthal.packed.tableau import is_settled
from hearthside.games.neanderthal.state import EMPTY, Neanderthal

HAND: Final = 1
TABLEAU: Final = 2
"""Zones that cards are given from (NEA-7.2.2)."""


def has_tokens(s: Neanderthal, colour: int, place: int) -> bool:
    """Has this species tokens on a card: hunters, suitor or partner?"""
    if may_withdraw(s, colour, place):
        return True
    return not is_slot(place) and belongs_to(s.partner[woman_at(place)], colour)


def may_withdraw(s: Neanderthal, colour: int, place: int) -> bool:
    """Has this species hunters or a suitor there?"""
    if is_slot(place):
        return s.tribes[colour].hunters[place] != 0
    return courts(s.suitors[woman_at(place)], colour)


def places(s: Neanderthal) -> list[int]:
    """All cards on which tokens may stand."""
    found = [slot for slot in range(len(s.row)) if s.row[slot] != EMPTY]
    for tribe in s.tribes:
        found += [with_woman(woman) for woman in tribe.women]
    return found


def linked(s: Neanderthal, one: int, two: int) -> bool:
    """NEA-7.1: both on one card, or a partner of one in the tableau of the other."""
    for place in places(s):
        if has_tokens(s, one, place) and has_tokens(s, two, place):
            return True
    for host, guest in ((one, two), (two, one)):
        for woman in s.tribes[host].women:
            if belongs_to(s.partner[woman], guest):
                return True
    return False


class Draft:
    """An offer being written: the two parties and the clauses so far."""

    def __init__(self, s: Neanderthal, one: int, two: int) -> None:
        self.s = s
        self.parties = (one, two)
        self.offer = s.offer

    def other(self, colour: int) -> int:
        one, two = self.parties
        return two if colour == one else one

    def includes(self, kind: int, woman: int) -> bool:
        for c in self.offer:
            if clause_kind(c) == kind and target(c) == woman:
                return True
        return False

    def unpartnered(self, woman: int) -> bool:
        """Is she without partner, now or by this offer?"""
        return not self.s.partner[woman] or self.includes(RELEASE, woman)

    def spare_members(self, colour: int) -> int:
        """Members who could become partners: in the pool or withdrawn, less those promised."""
        tribe = self.s.tribes[colour]
        found = own(tribe.pool, colour)
        for c in self.offer:
            if party(c) != colour:
                continue
            kind, place = clause_kind(c), target(c)
            if kind == WITHDRAW and is_slot(place):
                found += own(tribe.hunters[place], colour)
            elif kind == WITHDRAW or kind == RELEASE:
                found += 1
            elif kind == ALLIANCE:
                found -= 1
        return found

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

    def list_clauses(self, out: list[Choice]) -> None:
        """Every clause that may be added, in the order of clauses."""
        found: list[Choice] = []
        for colour in self.parties:
            self.leaving(colour, found)
            if self.offer:
                self.allying(colour, found)
                self.giving(colour, found)
                self.promising(colour, found)
        last = sort_key(self.offer[-1]) if self.offer else -1
        out += sorted((c for c in found if sort_key(c) > last), key=sort_key)

    def leaving(self, colour: int, found: list[Choice]) -> None:
        s = self.s
        other = self.other(colour)
        for place in places(s):
            if may_withdraw(s, colour, place):
                found.append(clause(WITHDRAW, colour, place))
        for tribe in s.tribes:
            for woman in tribe.women:
                if belongs_to(s.partner[woman], colour):
                    if tribe.colour == other or has_tokens(s, other, with_woman(woman)):
                        found.append(clause(RELEASE, colour, woman))

    def allying(self, colour: int, found: list[Choice]) -> None:
        """A member of `colour` becomes partner of a Woman of the other party."""
        s = self.s
        if s.tribes[colour].structure == OPEN or self.spare_members(colour) <= 0:
            return
        for woman in s.tribes[self.other(colour)].women:
            if not s.discs[woman] and self.unpartnered(woman):
                found.append(clause(ALLIANCE, colour, woman))

    def giving(self, colour: int, found: list[Choice]) -> None:
        s = self.s
        tribe = s.tribes[colour]
        if self.may_give(colour, HAND) and s.tribes[self.other(colour)].settled_elders():
            for card in tribe.hand:
                found.append(clause(GIVE_HAND, colour, card))
        if self.may_give(colour, TABLEAU):
            for card in tribe.trophies + tribe.animals + tribe.inventions:
                if is_settled(card):
                    found.append(clause(GIVE_TABLEAU, colour, card))
            for woman in tribe.women:
                free = self.unpartnered(woman) and not self.includes(ALLIANCE, woman)
                if not s.discs[woman] and free:
                    found.append(clause(GIVE_TABLEAU, colour, woman_card(woman)))

    def promising(self, colour: int, found: list[Choice]) -> None:
        for place in places(self.s):
            if is_slot(place):
                found.append(clause(PROMISE, colour, place, NO_HUNT))
            else:
                found.append(clause(PROMISE, colour, woman_at(place), NO_SUITOR))
        found.append(clause(PROMISE, colour, 0, NO_BID))


def third_parties(s: Neanderthal, proposer: int, responder: int) -> list[int]:
    """Others with tokens on a card that is to be left, in order: they must consent too."""
    found: list[int] = []
    for colour in s.turn_order:
        if colour == proposer or colour == responder:
            continue
        for c in s.offer:
            if clause_kind(c) == WITHDRAW and has_tokens(s, colour, target(c)):
                found.append(colour)
                break
    return found


def carry_out(s: Neanderthal, proposer: int, responder: int) -> None:
    """All clauses together."""
    for c in s.offer:
        colour, what = party(c), target(c)
        other = responder if colour == proposer else proposer
        tell(s, events.CLAUSE, colour, c)
        kind = clause_kind(c)
        if kind == WITHDRAW and is_slot(what):
            send_home(s, what, colour)
        elif kind == WITHDRAW:
            suitor_home(s, woman_at(what), colour)
        elif kind == RELEASE:
            partner_leaves(s, what, False)
        elif kind == ALLIANCE:
            ally(s, colour, what)
        elif kind == GIVE_HAND:
            s.tribes[colour].hand.remove(what)
            s.tribes[other].hand.append(what)
            tell(s, events.GAVE_CARD, colour, what)
        elif kind == GIVE_TABLEAU:
            give(s, colour, other, what)
    s.touch_all()


def ally(s: Neanderthal, colour: int, woman: int) -> None:
    """A member, or the Alpha if there is no other, becomes a settled partner."""
    tribe = s.tribes[colour]
    alpha = held(tribe.pool, colour) == 0
    tribe.pool -= one_token(colour, alpha)
    place_partner(s, woman, colour, alpha, False)


def give(s: Neanderthal, colour: int, other: int, card: int) -> None:
    """A settled card changes its tableau; suitors on a Woman go home (NEA-11.6)."""
    giver, taker = s.tribes[colour], s.tribes[other]
    if is_woman_card(card):
        woman = woman_of_card(card)
        free_woman(s, woman)
        taker.women.append(woman)
        s.host[woman] = other
    elif BIOMES[card].band == TROPHY:
        giver.trophies.remove(card)
        taker.trophies.append(card)
    elif BIOMES[card].band == INVENTION:
        giver.inventions.remove(card)
        taker.inventions.append(card)
    else:
        giver.animals.remove(card)
        taker.animals.append(card)
    tell(s, events.GAVE_CARD, colour, card)
