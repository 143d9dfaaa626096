"""The heuristic of `greedy`: what a position is worth to a species, by fixed numbers."""

from __future__ import annotations

from typing import Final

from hearthside.bots.neanderthal.census import Census
from hearthside.games.neanderthal.abilities import VP_TROPHY, VP_WOMAN
from hearthside.games.neanderthal.cards import BIOMES
from hearthside.games.neanderthal.config import STRUCTURE_DATA, VALUES
from hearthside.games.neanderthal.names import AREA_SLOTS
from hearthside.games.neanderthal.packed.bits import has
from hearthside.games.neanderthal.scoring import PARTS, total
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.tribe import Tribe

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
    """A member: the points, and what they may still bring."""
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
    return sum(worth(Census(s, colour)))


def score(census: Census) -> list[int]:
    """The points of a species by category, as scoring.parts counts them."""
    structure = census.tribe.structure
    if structure < 0:
        return [0] * len(PARTS)
    have = census.counts()
    values = STRUCTURE_DATA.points[structure]
    found = [have[i] * values[i] for i in range(len(have))]
    bonus = 0
    if census.abilities & VP_TROPHY:
        bonus += VALUES.vp_trophy * census.trophies
    if census.abilities & VP_WOMAN:
        bonus += VALUES.vp_woman * census.settled_women
    found.append(bonus)
    return found


WORTH: Final = (
    "points",
    "growth",
    "promises",
    "alpha",
    "wanderers",
    "hand",
    "portals",
    "areas",
    "benefits",
    "chaos",
    "survival",
)
"""The parts of what a species is worth."""


def worth(census: Census) -> list[float]:
    """What the things of a species are worth to it, part by part."""
    s, tribe = census.s, census.tribe
    ahead = min(1.0, s.events_left / 6)
    hand = len(tribe.hand) * (TRIBAL_HAND_CARD if tribe.tribal else HAND_CARD)
    areas = 0.0
    if tribe.tribal:
        portals = WANTED_TRIBAL if s.mode.one_species or s.mode.cooperative else TRIBAL
    else:
        portals = portal_value(s, tribe) * tribe.portal_count()
        for level in AREA_SLOTS:
            if tribe.area_complete(level):
                areas += AREA * ahead
    words = census.words()
    chaos = 0.0
    if census.members > words and not tribe.settled_chief():
        chaos = CHAOS_RISK * ahead * (census.members - words)
    return [
        float(sum(score(census))),
        GROWTH * ahead * census.members + census.on_cards * points_of(tribe, MEMBER),
        promises(census),
        DEAD_ALPHA if has(s.dead_alphas, census.colour) else 0.0,
        WANDERER * census.wanderers,
        hand,
        portals,
        areas,
        BENEFIT * ahead * census.enjoyed,
        -chaos,
        0.0 if census.members else EXTINCT,
    ]


def portal_value(s: Neanderthal, tribe: Tribe) -> float:
    """A portal disc is locked until the species is tribal; that may be the goal (NEA-13)."""
    missing = s.mode.portals - tribe.portal_count()
    if (s.mode.one_species or s.mode.cooperative) and missing <= s.events_left:
        return WANTED_PORTAL
    return PORTAL


def promises(census: Census) -> float:
    """Discs that may be released, and what they would settle."""
    locked = census.locked[0] + census.locked[1] + census.locked[2]
    return LOCKED_DISC * locked + UNSETTLED_SHARE * settling(census)


def settling(census: Census) -> float:
    """The points of all that is unsettled."""
    tribe = census.tribe
    return (
        census.unsettled_elders * points_of(tribe, ELDER)
        + census.nearly * points_of(tribe, WOMAN)
        + census.unsettled_partners * points_of(tribe, PARTNER)
        + census.unsettled_animals * points_of(tribe, ANIMAL)
        + census.unsettled_inventions * points_of(tribe, INVENTION)
    )


def band_value(s: Neanderthal, colour: int, card: int) -> float:
    """What it is worth to claim a card."""
    tribe = s.tribes[colour]
    if BIOMES[card].points:
        return BIOMES[card].points * points_of(tribe, TROPHY)
    if not tribe.settled_elders():
        return 0.0
    return TRIBAL_HAND_CARD if tribe.tribal else HAND_CARD
