"""Who is linked to whom, who must consent to an offer, and what its clauses do (NEA-7)."""

from __future__ import annotations

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
from hearthside.games.neanderthal.packed.clauses import (
    ALLIANCE,
    GIVE_HAND,
    GIVE_TABLEAU,
    RELEASE,
    WITHDRAW,
    clause_kind,
    is_woman_card,
    party,
    target,
    woman_of_card,
)
from hearthside.games.neanderthal.packed.members import held, one_token
from hearthside.games.neanderthal.packed.partners import belongs_to
from hearthside.games.neanderthal.packed.places import is_slot, with_woman, woman_at
from hearthside.games.neanderthal.packed.promises import make_promise
from hearthside.games.neanderthal.packed.suitors import courts
from hearthside.games.neanderthal.state import ICE, Neanderthal


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
    """All cards on which tokens may stand: biome cards face up, and Women."""
    found = [slot for slot in range(len(s.row)) if 0 <= s.row[slot] < ICE]
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
        else:
            s.promises = [*s.promises, make_promise(c, other, s.turn + 1)]
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
