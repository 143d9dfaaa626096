"""What a position is worth to a species: points now, and what they may become."""

from __future__ import annotations

from typing import Final

from hearthside.games.neanderthal.benefits import abilities, enjoys, own_members, survives
from hearthside.games.neanderthal.cards import BIOMES, COHESION
from hearthside.games.neanderthal.config import STRUCTURE_DATA, VALUES
from hearthside.games.neanderthal.members import held, size
from hearthside.games.neanderthal.names import AREA_SLOTS
from hearthside.games.neanderthal.scoring import total
from hearthside.games.neanderthal.state import PARTNER_DISC, Neanderthal
from hearthside.games.neanderthal.tribe import ELDER_DISC, UNSETTLED, Tribe

MEMBER: Final = 1
ELDER: Final = 2
PARTNER: Final = 3
WOMAN: Final = 4
TROPHY: Final = 5
INVENTION: Final = 6
ANIMAL: Final = 8
"""Places in the table of points (NEA-12.3)."""

LOCKED_DISC: Final = 0.5
UNSETTLED_SHARE: Final = 0.35
GROWTH: Final = 0.6
DEAD_ALPHA: Final = -0.8
HAND_CARD: Final = 1.0
TRIBAL_HAND_CARD: Final = 2.0
WANDERER: Final = 0.4
PORTAL: Final = 0.85
WANTED_PORTAL: Final = 2.2
"""Where being tribal is part of the goal, as long as there is time."""
AREA: Final = 1.2
TRIBAL: Final = 4.0
WANTED_TRIBAL: Final = 20.0
BENEFIT: Final = 0.8
CHAOS_RISK: Final = 0.25
EXTINCT: Final = -15.0
OPPONENT: Final = 0.3


def points_of(tribe: Tribe, what: int) -> float:
    """The points of one thing in the structure of a species."""
    return float(STRUCTURE_DATA.points[tribe.structure][what])


def member_value(s: Neanderthal, colour: int) -> float:
    """A member: his points, and what he may still bring."""
    ahead = min(1.0, s.events_left / 6)
    return points_of(s.tribes[colour], MEMBER) + GROWTH * ahead


def value(s: Neanderthal, colour: int) -> float:
    """What the position is worth to a species, and how far others are."""
    best = 0
    for other in s.seating:
        if s.tribes[other].seat != s.tribes[colour].seat:
            best = max(best, total(s, other))
    return own_value(s, colour) - OPPONENT * best


def own_value(s: Neanderthal, colour: int) -> float:
    tribe = s.tribes[colour]
    found = float(total(s, colour))
    members = own_members(s, colour)
    in_pool = held(tribe.pool, colour) + (tribe.pool >> 15)
    ahead = min(1.0, s.events_left / 6)
    found += GROWTH * ahead * members + on_cards(s, colour) * points_of(tribe, MEMBER)
    found += promises(s, tribe)
    if s.dead_alphas >> colour & 1:
        found += DEAD_ALPHA
    found += WANDERER * (size(tribe.pool) - in_pool)
    found += len(tribe.hand) * (TRIBAL_HAND_CARD if tribe.tribal else HAND_CARD)
    if tribe.tribal:
        found += WANTED_TRIBAL if s.mode.alone or s.mode.cooperative else TRIBAL
    else:
        found += portal_value(s, tribe) * tribe.portal_count()
        for level in AREA_SLOTS:
            if tribe.area_complete(level):
                found += AREA * ahead
    for host in s.tribes:
        for woman in host.women:
            if enjoys(s, colour, woman):
                found += BENEFIT * ahead
    words = tribe.size_of_vocabulary()
    if abilities(s, colour) & COHESION:
        words += VALUES.cohesion
    if members > words and not tribe.settled_chief():
        found -= CHAOS_RISK * ahead * (members - words)
    if not survives(s, colour):
        found += EXTINCT
    return found


def portal_value(s: Neanderthal, tribe: Tribe) -> float:
    """A portal disc is locked until the species is tribal; that may be the goal (NEA-13)."""
    missing = s.mode.portals - tribe.portal_count()
    if (s.mode.alone or s.mode.cooperative) and missing <= s.events_left:
        return WANTED_PORTAL
    return PORTAL


def on_cards(s: Neanderthal, colour: int) -> int:
    """Own tokens that hunt or court and will come home."""
    found = 0
    for slot in range(12):
        tokens = s.groups[3 * slot + colour]
        found += held(tokens, colour) + (tokens >> 15)
    for suitors in s.suitors:
        found += suitors >> 2 * colour & 1
    return found


def promises(s: Neanderthal, tribe: Tribe) -> float:
    """Discs that may be released, and what they would settle."""
    found = 0.0
    for elder in tribe.elders:
        if elder & ELDER_DISC:
            found += LOCKED_DISC + UNSETTLED_SHARE * points_of(tribe, ELDER)
    for woman in tribe.women:
        discs = s.discs[woman]
        number = (discs & 15) + (discs >> 4 & 15) + (discs >> 8)
        if number:
            found += LOCKED_DISC * number + UNSETTLED_SHARE * points_of(tribe, WOMAN) / number
        if s.partner[woman] & PARTNER_DISC and s.partner[woman] & 3 == tribe.colour + 1:
            found += LOCKED_DISC + UNSETTLED_SHARE * points_of(tribe, PARTNER)
    for card in tribe.animals:
        if card >= UNSETTLED:
            found += LOCKED_DISC + UNSETTLED_SHARE * points_of(tribe, ANIMAL)
    for card in tribe.inventions:
        if card >= UNSETTLED:
            found += LOCKED_DISC + UNSETTLED_SHARE * points_of(tribe, INVENTION)
    return found


def band_value(s: Neanderthal, colour: int, card: int) -> float:
    """What it is worth to claim a card."""
    tribe = s.tribes[colour]
    if BIOMES[card].points:
        return BIOMES[card].points * points_of(tribe, TROPHY)
    if not tribe.settled_elders():
        return 0.0
    return TRIBAL_HAND_CARD if tribe.tribal else HAND_CARD
