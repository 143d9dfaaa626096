"""NEA-20.3: what holds after every step of every game."""

from __future__ import annotations

from hearthside.games.neanderthal.benefits import hand_limit
from hearthside.games.neanderthal.names import ELDER_DISCS, OPEN, PORTAL_DISCS
from hearthside.games.neanderthal.packed.bits import has
from hearthside.games.neanderthal.packed.discs import disc_count
from hearthside.games.neanderthal.packed.elders import alpha_elder, unsettled_elder
from hearthside.games.neanderthal.packed.members import has_alpha, held
from hearthside.games.neanderthal.packed.partners import (
    alpha_partner,
    belongs_to,
    partner_colour,
    unsettled_partner,
)
from hearthside.games.neanderthal.packed.suitors import alpha_courts, courts
from hearthside.games.neanderthal.packed.tableau import card_of, disc_on
from hearthside.games.neanderthal.phases.climate import north_deck
from hearthside.games.neanderthal.phases.portals import Act
from hearthside.games.neanderthal.phases.resolve import OwnHunts, PredatorHunts
from hearthside.games.neanderthal.program import TURN
from hearthside.games.neanderthal.state import ICE, Neanderthal
from hearthside.games.neanderthal.step import Discard
from hearthside.games.neanderthal.tribe import Tribe

AFTER_HUNTS = TURN.members[-2:]
"""Herding and the action: phases in which nobody is on a card any more."""


def discs_of(s: Neanderthal, tribe: Tribe, disc: int) -> int:
    """All discs of a colour that a species has, wherever they lie."""
    found = tribe.vocabulary[disc] + tribe.structure_discs()[disc]
    found += sum(1 for i in range(6) if tribe.portals[i] and PORTAL_DISCS[i] == disc)
    found += sum(1 for i in range(6) if unsettled_elder(tribe.elders[i]) and ELDER_DISCS[i] == disc)
    found += sum(disc_count(s.discs[woman], disc) for woman in tribe.women)
    for card in tribe.animals + tribe.inventions:
        if disc_on(card) == disc:
            found += 1
    if disc == 0:
        for partner in s.partner:
            if belongs_to(partner, tribe.colour) and unsettled_partner(partner):
                found += 1
    return found


def conserved_discs(s: Neanderthal) -> None:
    """INV-01."""
    played = [tribe for tribe in s.tribes if tribe.seat >= 0]
    for disc in range(3):
        counts = [discs_of(s, tribe, disc) for tribe in played]
        assert sum(counts) == 5 * len(played), (disc, counts)
        if not s.mode.cooperative:
            assert set(counts) <= {5}, (disc, counts)


def conserved_members(s: Neanderthal) -> None:
    """INV-02 and INV-10: 18 members and one Alpha per colour, each in one place."""
    for colour in range(3):
        tribe = s.tribes[colour]
        members = s.dead[colour]
        alphas = int(has(s.dead_alphas, colour))
        for other in s.tribes:
            members += held(other.pool, colour)
            for group in other.hunters:
                members += held(group, colour)
        for group in [tribe.pool, *tribe.hunters]:
            alphas += has_alpha(group)
        for elder in tribe.elders:
            alphas += alpha_elder(elder)
            members += elder != 0 and not alpha_elder(elder)
        for partner, suitors in zip(s.partner, s.suitors, strict=True):
            if belongs_to(partner, colour):
                alphas += alpha_partner(partner)
                members += not alpha_partner(partner)
            alpha = alpha_courts(suitors, colour)
            assert courts(suitors, colour) or not alpha
            alphas += alpha
            members += courts(suitors, colour) and not alpha
        in_play = tribe.seat >= 0
        if not s.seating:
            continue
        assert members == (18 if in_play or s.mode.one_species else 0), (colour, members)
        assert alphas == (1 if in_play else 0), (colour, alphas)


def boards(s: Neanderthal) -> None:
    """INV-03, INV-04, INV-05."""
    discarding = {f.pos & 3 for f in s.main if isinstance(f.node, Discard)}
    for tribe in s.tribes:
        assert all(n >= 0 for n in tribe.vocabulary)
        if tribe.tribal:
            assert not any(tribe.portals)
        else:
            assert not tribe.elders[0]
            assert not tribe.elders[1]
            assert tribe.seat < 0 or tribe.portal_count() < s.mode.portals
        if tribe.colour not in discarding:
            assert len(tribe.hand) <= hand_limit(s, tribe.colour)


def partners_abroad(s: Neanderthal) -> None:
    """INV-06: no disc under a partner in another tableau."""
    for woman, partner in enumerate(s.partner):
        if partner:
            assert s.host[woman] >= 0
            if partner_colour(partner) != s.host[woman]:
                assert not unsettled_partner(partner)
        if s.host[woman] < 0:
            assert not s.suitors[woman]
            assert not s.discs[woman]


def conserved_cards(s: Neanderthal) -> None:
    """INV-08: every card is in exactly one place."""
    places = [card for card in s.row if 0 <= card < ICE]
    for tribe in s.tribes:
        places += [card_of(card) for card in tribe.hand + tribe.animals]
        places += [card_of(card) for card in tribe.inventions + tribe.trophies]
    places += [card for card in range(36) if has(s.gone_biomes, card)]
    places += [card for card in range(36) if has(s.biome_bag, card)]
    assert sorted(places) == list(range(36))
    assert north_deck(s) >= 0
    women = [woman for tribe in s.tribes for woman in tribe.women]
    women += [w for w in range(21) if has(s.gone_women | s.women_bag, w)]
    if s.woman >= 0 and s.woman not in women:
        women.append(s.woman)
    assert sorted(women) == list(range(21))
    assert s.women_bag.bit_count() >= s.events_left


def empty_table(s: Neanderthal) -> None:
    """INV-09: after Phase 4 nobody is on a card, nothing is pending."""
    nodes = [f.node for f in s.main]
    late = any(isinstance(node, Act) for node in nodes) or any(n in AFTER_HUNTS for n in nodes)
    if late or not s.main:
        assert not any(any(tribe.hunters) for tribe in s.tribes)
        assert not any(s.suitors)
        assert not s.pending
    hunting = any(isinstance(node, OwnHunts | PredatorHunts) for node in nodes)
    assert hunting or not s.pending


def check(s: Neanderthal) -> None:
    conserved_discs(s)
    conserved_members(s)
    boards(s)
    partners_abroad(s)
    conserved_cards(s)
    empty_table(s)


class Partners:
    """INV-07: the partners of open players never become more."""

    def __init__(self, s: Neanderthal) -> None:
        self.read(s)

    def read(self, s: Neanderthal) -> None:
        self.open = [tribe.structure == OPEN for tribe in s.tribes]
        self.counts = [self.count(s, colour) for colour in range(3)]

    def count(self, s: Neanderthal, colour: int) -> int:
        return sum(1 for partner in s.partner if belongs_to(partner, colour))

    def check(self, s: Neanderthal) -> None:
        for colour in range(3):
            if self.open[colour] and s.tribes[colour].structure == OPEN:
                assert self.count(s, colour) <= self.counts[colour]
        self.read(s)
