"""What hunters and suitors under way are worth, in the measure of heuristic.py."""

from __future__ import annotations

from typing import Final

from hearthside.bots.neanderthal.census import Census
from hearthside.bots.neanderthal.heuristic import (
    BENEFIT,
    HAND_CARD,
    LOCKED_DISC,
    MEMBER,
    PARTNER,
    TRIBAL_HAND_CARD,
    TROPHY,
    UNSETTLED_SHARE,
    member_value,
    points_of,
)
from hearthside.bots.neanderthal.prospects import Prospects
from hearthside.games.neanderthal.abilities import VP_TROPHY
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.names import PAIR_BONDED

RELEASED: Final = 1.1
SLAIN: Final = 0.4
UNLOCKS: Final = 1.2
"""A partner makes a pair-bonded tableau useful."""


def prospects_worth(census: Census, prospects: Prospects) -> float:
    """What a species gains on the average by what is under way."""
    s, tribe = census.s, census.tribe
    member = member_value(s, census.colour)
    ahead = min(1.0, s.events_left / 6)
    found = member * (prospects.newborns - prospects.losses - prospects.fallen)
    found += SLAIN * prospects.slain
    found += RELEASED * prospects.released
    trophy = points_of(tribe, TROPHY)
    if census.abilities & VP_TROPHY:
        trophy += VALUES.vp_trophy
    found += trophy * prospects.trophies
    found += (TRIBAL_HAND_CARD if tribe.tribal else HAND_CARD) * prospects.cards
    if census.suitors:
        leaves = points_of(tribe, MEMBER)
        partner = points_of(tribe, PARTNER)
        found += prospects.abroad * (partner - leaves + BENEFIT * ahead)
        unlocks = UNLOCKS * ahead if tribe.structure == PAIR_BONDED else 0.0
        settles = LOCKED_DISC - 1.0 + UNSETTLED_SHARE * partner
        found += prospects.at_home * (settles - leaves + unlocks)
        found += prospects.sent * leaves
    return found
