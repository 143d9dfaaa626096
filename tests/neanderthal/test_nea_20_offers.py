"""NEA-7.2: the offers that can be written equal all sets of clauses that the rules allow."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from hearthside.core import engine
from hearthside.core.choice import arg, kind_of
from hearthside.games.neanderthal.cards import ANIMAL, BIOMES
from hearthside.games.neanderthal.frames import colour_of
from hearthside.games.neanderthal.kinds import DONE, OFFER
from hearthside.games.neanderthal.names import OPEN
from hearthside.games.neanderthal.packed import clauses as cl
from hearthside.games.neanderthal.packed.members import own
from hearthside.games.neanderthal.packed.partners import belongs_to
from hearthside.games.neanderthal.packed.places import is_slot, with_woman, woman_at
from hearthside.games.neanderthal.packed.suitors import courts
from hearthside.games.neanderthal.packed.tableau import is_settled
from hearthside.games.neanderthal.phases.draft import Draft
from hearthside.games.neanderthal.phases.negotiate import Negotiate
from hearthside.games.neanderthal.state import Neanderthal
from tests.neanderthal.test_nea_20_invariants import rich_state

MOST = 4
"""Clauses of an offer."""
MANY = 14
"""With more possible clauses a position is not counted out."""

Offer = tuple[int, ...]


def there(s: Neanderthal, colour: int, place: int) -> bool:
    """Has a species a token on a card?"""
    if is_slot(place):
        return s.tribes[colour].hunters[place] > 0
    woman = woman_at(place)
    return courts(s.suitors[woman], colour) or belongs_to(s.partner[woman], colour)


def departures(s: Neanderthal, one: int, two: int) -> list[int]:
    """How tokens of `one` may leave cards by an agreement with `two`."""
    found = [
        cl.clause(cl.WITHDRAW, one, slot)
        for slot in range(12)
        if there(s, one, slot) and there(s, two, slot)
    ]
    for host in s.tribes:
        for woman in host.women:
            met = there(s, two, with_woman(woman))
            if met and courts(s.suitors[woman], one):
                found.append(cl.clause(cl.WITHDRAW, one, with_woman(woman)))
            if belongs_to(s.partner[woman], one) and (met or host.colour == two):
                found.append(cl.clause(cl.RELEASE, one, woman))
    return found


def gifts(s: Neanderthal, one: int, two: int) -> list[int]:
    """What `one` may give or get besides; promises, which are always possible, left out."""
    giver, taker = s.tribes[one], s.tribes[two]
    together = s.mode.cooperative
    found = [
        cl.clause(cl.GIVE_HAND, one, card)
        for card in giver.hand
        if taker.settled_elders() and not (together and BIOMES[card].band == ANIMAL)
    ]
    cards = giver.trophies + giver.inventions + ([] if together else giver.animals)
    found += [cl.clause(cl.GIVE_TABLEAU, one, card) for card in cards if is_settled(card)]
    if together:
        return found
    for woman in giver.women:
        if not s.discs[woman]:
            found.append(cl.clause(cl.GIVE_TABLEAU, one, cl.woman_card(woman)))
    for woman in taker.women:
        if not s.discs[woman] and giver.structure != OPEN:
            found.append(cl.clause(cl.ALLIANCE, one, woman))
    return found


def people_suffice(s: Neanderthal, offer: Offer, colour: int) -> bool:
    """Is there somebody for every alliance: in the pool, or leaving a card?"""
    left = own(s.tribes[colour].pool, colour)
    for c in offer:
        if cl.party(c) != colour:
            continue
        kind = cl.clause_kind(c)
        if kind == cl.WITHDRAW and is_slot(cl.target(c)):
            left += own(s.tribes[colour].hunters[cl.target(c)], colour)
        elif kind in (cl.WITHDRAW, cl.RELEASE):
            left += 1
        elif kind == cl.ALLIANCE:
            left -= 1
    return left >= 0


def women_free(s: Neanderthal, offer: Offer) -> bool:
    """Each Woman is given or allied once, and has no partner any more."""
    released = {cl.target(c) for c in offer if cl.clause_kind(c) == cl.RELEASE}
    women = [cl.target(c) for c in offer if cl.clause_kind(c) == cl.ALLIANCE]
    for c in offer:
        if cl.clause_kind(c) == cl.GIVE_TABLEAU and cl.is_woman_card(cl.target(c)):
            women.append(cl.woman_of_card(cl.target(c)))
    free = all(not s.partner[woman] or woman in released for woman in women)
    return free and len(women) == len(set(women))


def allowed(s: Neanderthal, offer: Offer, one: int, two: int) -> bool:
    """NEA-7.2.1 and NEA-7.2.2 of a whole offer."""
    if not any(cl.clause_kind(c) in (cl.WITHDRAW, cl.RELEASE) for c in offer):
        return False
    zones = [
        {cl.clause_kind(c) for c in offer if cl.party(c) == colour}
        & {cl.GIVE_HAND, cl.GIVE_TABLEAU}
        for colour in (one, two)
    ]
    if all(zones) and len(zones[0] | zones[1]) > 1:
        return False
    people = people_suffice(s, offer, one) and people_suffice(s, offer, two)
    return people and women_free(s, offer)


def written(s: Neanderthal, one: int, two: int) -> tuple[set[Offer], set[Offer]]:
    """All drafts that can be written, and those of them that can be proposed."""
    drafts: set[Offer] = set()
    offers: set[Offer] = set()
    ahead: list[Offer] = [()]
    while ahead:
        draft = ahead.pop()
        if draft in drafts:
            continue
        drafts.add(draft)
        s.offer = list(draft)
        now = Draft(s, one, two)
        if now.complete():
            offers.add(draft)
        found: list[int] = []
        now.list_clauses(found)
        for c in found:
            if cl.clause_kind(c) != cl.PROMISE:
                ahead.append(tuple(sorted((*draft, c), key=cl.sort_key)))
    s.offer = []
    return drafts, offers


def compare(s: Neanderthal, one: int, two: int) -> None:
    clauses = [c for part in (departures, gifts) for c in part(s, one, two) + part(s, two, one)]
    if len(clauses) > MANY:
        return
    clauses.sort(key=cl.sort_key)
    wanted = {
        offer
        for number in range(1, MOST + 1)
        for offer in combinations(clauses, number)
        if allowed(s, offer, one, two)
    }
    drafts, offers = written(s, one, two)
    assert offers == wanted
    assert drafts == {
        part
        for offer in wanted
        for number in range(len(offer) + 1)
        for part in combinations(offer, number)
    }


@pytest.mark.parametrize("seed", range(8))
def test_nea_7_2_every_offer_and_no_other(seed: int) -> None:
    """In random late games: what can be proposed is what the rules allow, and no draft is dead."""
    s = rich_state(3, seed, {"variant": "cooperative"} if seed % 3 == 0 else {})
    rng = random.Random(seed)
    for _ in range(300):
        if engine.is_over(s):
            break
        node = s.main[-1].node
        if isinstance(node, Negotiate) and s.decider >= 0:
            for c in s.options:
                if kind_of(c) == OFFER:
                    compare(s, colour_of(s.main[-1]), arg(c, 0))
            engine.choose(s, DONE)
        else:
            engine.choose(s, rng.choice(s.options))
