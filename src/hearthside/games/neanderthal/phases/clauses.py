"""The clauses of an offer: which may be added, and what they do (NEA-7.2)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, make
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
from hearthside.games.neanderthal.kinds import CLAUSE
from hearthside.games.neanderthal.members import ALPHA_BIT, ONE, held
from hearthside.games.neanderthal.names import OPEN
from hearthside.games.neanderthal.state import EMPTY, Neanderthal

WITHDRAW: Final = 0
RELEASE: Final = 1
ALLIANCE: Final = 2
GIVE_HAND: Final = 3
GIVE_TABLEAU: Final = 4
PROMISE: Final = 5
CLAUSES: Final = ("withdraw", "release", "alliance", "give_hand", "give_tableau", "promise")

NO_HUNT: Final = 0
NO_SUITOR: Final = 1
NO_BID: Final = 2
PROMISES: Final = ("no_hunt", "no_suitor", "no_bid")

ON_WOMAN: Final = 32
"""A place is a slot, or this plus a Woman."""
WOMAN_CARD: Final = 64
"""A card of a tableau is a biome card, or this plus a Woman."""


def clause(kind: int, colour: int, target: int, extra: int = 0) -> Choice:
    return make(CLAUSE, kind, colour, target) | extra << 32


def sort_key(c: Choice) -> int:
    """Clauses are written in this order, so that every offer is made in one way only."""
    return (c >> 8 & 255) << 24 | (c >> 16 & 255) << 16 | (c >> 24 & 255) << 8 | c >> 32


def kind_of_clause(c: Choice) -> int:
    return c >> 8 & 255


def who(c: Choice) -> int:
    return c >> 16 & 255


def target_of(c: Choice) -> int:
    return c >> 24 & 255


def has_tokens(s: Neanderthal, colour: int, place: int) -> bool:
    """Has this species tokens on a card: hunters, suitor or partner?"""
    if place < ON_WOMAN:
        return s.groups[3 * place + colour] != 0
    woman = place - ON_WOMAN
    return s.suitors[woman] >> 2 * colour & 1 == 1 or s.partner[woman] & 3 == colour + 1


def may_withdraw(s: Neanderthal, colour: int, place: int) -> bool:
    """Has this species hunters or a suitor there?"""
    if place < ON_WOMAN:
        return s.groups[3 * place + colour] != 0
    return s.suitors[place - ON_WOMAN] >> 2 * colour & 1 == 1


def places(s: Neanderthal) -> list[int]:
    """All cards on which tokens may stand."""
    found = [slot for slot in range(12) if s.row[slot] != EMPTY]
    for tribe in s.tribes:
        found += [ON_WOMAN + woman for woman in tribe.women]
    return found


def linked(s: Neanderthal, one: int, two: int) -> bool:
    """NEA-7.1: both on one card, or a partner of one in the tableau of the other."""
    for place in places(s):
        if has_tokens(s, one, place) and has_tokens(s, two, place):
            return True
    for host, guest in ((one, two), (two, one)):
        for woman in s.tribes[host].women:
            if s.partner[woman] & 3 == guest + 1:
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

    def includes(self, kind: int, target: int) -> bool:
        for c in self.offer:
            if kind_of_clause(c) == kind and target_of(c) == target:
                return True
        return False

    def unpartnered(self, woman: int) -> bool:
        """Is she without partner, now or by this offer?"""
        return not self.s.partner[woman] or self.includes(RELEASE, woman)

    def spare_members(self, colour: int) -> int:
        """Members who could become partners: in the pool or withdrawn, less those promised."""
        s = self.s
        found = held(s.tribes[colour].pool, colour) + (s.tribes[colour].pool >> 15)
        for c in self.offer:
            if who(c) != colour:
                continue
            place = target_of(c)
            if kind_of_clause(c) == WITHDRAW and place < ON_WOMAN:
                tokens = s.groups[3 * place + colour]
                found += held(tokens, colour) + (tokens >> 15)
            elif kind_of_clause(c) == WITHDRAW or kind_of_clause(c) == RELEASE:
                found += 1
            elif kind_of_clause(c) == ALLIANCE:
                found -= 1
        return found

    def zones(self, colour: int) -> int:
        """Where the cards come from that this species gives: 1 hand, 2 tableau."""
        mask = 0
        for c in self.offer:
            if who(c) == colour and kind_of_clause(c) == GIVE_HAND:
                mask |= 1
            elif who(c) == colour and kind_of_clause(c) == GIVE_TABLEAU:
                mask |= 2
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
                if s.partner[woman] & 3 == colour + 1:
                    if tribe.colour == other or has_tokens(s, other, ON_WOMAN + woman):
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
        if self.may_give(colour, 1) and s.tribes[self.other(colour)].settled_elders():
            for card in tribe.hand:
                found.append(clause(GIVE_HAND, colour, card))
        if self.may_give(colour, 2):
            for card in tribe.trophies + tribe.animals + tribe.inventions:
                if card < WOMAN_CARD:
                    found.append(clause(GIVE_TABLEAU, colour, card))
            for woman in tribe.women:
                free = self.unpartnered(woman) and not self.includes(ALLIANCE, woman)
                if not s.discs[woman] and free:
                    found.append(clause(GIVE_TABLEAU, colour, WOMAN_CARD + woman))

    def promising(self, colour: int, found: list[Choice]) -> None:
        for place in places(self.s):
            if place < ON_WOMAN:
                found.append(clause(PROMISE, colour, place, NO_HUNT))
            else:
                found.append(clause(PROMISE, colour, place - ON_WOMAN, NO_SUITOR))
        found.append(clause(PROMISE, colour, 0, NO_BID))


def third_parties(s: Neanderthal, proposer: int, responder: int) -> list[int]:
    """Others with tokens on a card that is to be left, in order: they must consent too."""
    found: list[int] = []
    for colour in s.turn_order:
        if colour == proposer or colour == responder:
            continue
        for c in s.offer:
            if kind_of_clause(c) == WITHDRAW and has_tokens(s, colour, target_of(c)):
                found.append(colour)
                break
    return found


def carry_out(s: Neanderthal, proposer: int, responder: int) -> None:
    """All clauses together."""
    for c in s.offer:
        colour, target = who(c), target_of(c)
        other = responder if colour == proposer else proposer
        tell(s, events.CLAUSE, colour, c)
        kind = kind_of_clause(c)
        if kind == WITHDRAW and target < ON_WOMAN:
            send_home(s, target, colour)
        elif kind == WITHDRAW:
            suitor_home(s, target - ON_WOMAN, colour)
        elif kind == RELEASE:
            partner_leaves(s, target, False)
        elif kind == ALLIANCE:
            ally(s, colour, target)
        elif kind == GIVE_HAND:
            s.tribes[colour].hand.remove(target)
            s.tribes[other].hand.append(target)
            tell(s, events.GAVE_CARD, colour, target)
        elif kind == GIVE_TABLEAU:
            give(s, colour, other, target)
    s.touch_all()


def ally(s: Neanderthal, colour: int, woman: int) -> None:
    """A member, or the Alpha if there is no other, becomes a settled partner."""
    tribe = s.tribes[colour]
    alpha = held(tribe.pool, colour) == 0
    tribe.pool -= ALPHA_BIT if alpha else ONE[colour]
    place_partner(s, woman, colour, alpha, False)


def give(s: Neanderthal, colour: int, other: int, card: int) -> None:
    """A settled card changes its tableau; suitors on a Woman go home (NEA-11.6)."""
    giver, taker = s.tribes[colour], s.tribes[other]
    if card >= WOMAN_CARD:
        woman = card - WOMAN_CARD
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
