"""The exact odds of hunts as plain numbers, worked out once for every card and group."""

from __future__ import annotations

from typing import Final

from hearthside.games.neanderthal.cards import BIOMES
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.odds import Outlook, no_hit
from hearthside.games.neanderthal.packed.faces import with_face

SURE: Final = 1
TURNED: Final = 2
WARDED: Final = 4
HEALED: Final = 8
"""What a group has: a declared Alpha, every 3 becomes a 1, no frost, bites are healed."""
DISC_SHARE: Final = 0.6
"""A released disc, compared with a newborn."""
MOST: Final = 24
"""Larger groups are taken for this large."""


class Chance:
    """What a group may expect on a card."""

    def __init__(self, success: float, losses: float, claim: float, hit: float) -> None:
        self.success = success
        self.losses = losses
        self.claim = claim
        self.hit = hit
        """At least one hit: loot is safe from this predator (NEA-8.6.3)."""


NOBODY: Final = Chance(0.0, 0.0, 0.0, 0.0)
GEAR: Final = 16
"""All combinations of what a group has."""
CHANCES: Final[list[list[list[Chance | None]]]] = [
    [[None] * (MOST + 1) for _ in BIOMES] for _ in range(GEAR)
]
RATES: Final[list[list[list[float | None]]]] = [
    [[None] * (MOST + 1) for _ in BIOMES] for _ in range(GEAR)
]
"""What was worked out so far, by what the group has, card and number of hunters."""


def chance(card: int, hunters: int, flags: int) -> Chance:
    """The odds of a number of hunters on a card."""
    if hunters <= 0:
        return NOBODY
    if hunters > MOST:
        hunters = MOST
    known = CHANCES[flags][card]
    found = known[hunters]
    if found is None:
        biome = BIOMES[card]
        heal = VALUES.heal if flags & HEALED else 0
        sure = flags & SURE
        turned = flags & TURNED != 0
        outlook = Outlook(biome, hunters, sure, turned, flags & WARDED != 0, heal)
        faces = with_face(biome.hit_faces, 3) if turned else biome.hit_faces
        hit = 1.0 if sure else 1.0 - float(no_hit(hunters, faces.bit_count()))
        found = Chance(float(outlook.success), float(outlook.losses), float(outlook.claim), hit)
        known[hunters] = found
    return found


def between(card: int, hunters: float, flags: int) -> Chance:
    """The odds of a group whose size is itself an expectation."""
    low = int(hunters)
    share = hunters - low
    below = chance(card, low, flags)
    if share < 1e-9:
        return below
    above = chance(card, low + 1, flags)
    return Chance(
        below.success + share * (above.success - below.success),
        below.losses + share * (above.losses - below.losses),
        below.claim + share * (above.claim - below.claim),
        below.hit + share * (above.hit - below.hit),
    )


def rate(card: int, hunters: int, flags: int) -> float:
    """What a card brings per hunter, with as many of the hunters as are best for that."""
    if hunters > MOST:
        hunters = MOST
    known = RATES[flags][card]
    found = known[hunters]
    if found is None:
        biome = BIOMES[card]
        discs = biome.release[0] + biome.release[1] + biome.release[2]
        loot = biome.newborns + DISC_SHARE * discs
        found = 0.0
        for number in range(1, hunters + 1):
            odds = chance(card, number, flags)
            found = max(found, (odds.success * loot - odds.losses) / number)
        known[hunters] = found
    return found
