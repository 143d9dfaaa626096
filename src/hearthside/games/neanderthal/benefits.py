"""Who enjoys what: Women's benefits, abilities, hand limit, foraging, survival (NEA-3.7 to 3.9)."""

from __future__ import annotations

from hearthside.games.neanderthal.abilities import FORAGE, FROST_WARD, HAND_PLUS
from hearthside.games.neanderthal.cards import WOMEN
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.names import FIREKEEPER, OPEN, PAIR_BONDED
from hearthside.games.neanderthal.packed.members import guarded, own
from hearthside.games.neanderthal.packed.partners import NO_PARTNER, belongs_to, settled_with
from hearthside.games.neanderthal.packed.suitors import courts
from hearthside.games.neanderthal.state import Neanderthal


def enjoys(s: Neanderthal, colour: int, woman: int) -> bool:
    """Does this species enjoy the Woman's benefits (NEA-3.8)?"""
    host = s.host[woman]
    partner = s.partner[woman]
    if host == colour:
        if s.discs[woman]:
            return False
        return partner != 0 or s.tribes[colour].structure != PAIR_BONDED
    return partner != NO_PARTNER and host >= 0 and settled_with(partner, colour)


def abilities(s: Neanderthal, colour: int) -> int:
    """The abilities of the Women whose benefits this species enjoys, as a mask."""
    mask = 0
    for tribe in s.tribes:
        for woman in tribe.women:
            if enjoys(s, colour, woman):
                mask |= WOMEN[woman].ability
    return mask


def powers(s: Neanderthal, colour: int) -> int:
    """Abilities of Women and settled inventions together, as a mask."""
    return abilities(s, colour) | s.tribes[colour].inventions_can()


def hand_limit(s: Neanderthal, colour: int) -> int:
    """Settled elders, and one more with HAND_PLUS (NEA-3.7.1)."""
    limit = s.tribes[colour].settled_elders()
    if abilities(s, colour) & HAND_PLUS:
        limit += VALUES.hand_plus
    return limit


def forages(s: Neanderthal, colour: int) -> bool:
    """Has this species a foraging culture (NEA-3.9)?"""
    return s.tribes[colour].structure == OPEN or powers(s, colour) & FORAGE != 0


def frost_proof(s: Neanderthal, colour: int) -> bool:
    """Are frost faces ignored (NEA-8.3)?"""
    return s.tribes[colour].settled(FIREKEEPER) or powers(s, colour) & FROST_WARD != 0


def survives(s: Neanderthal, colour: int) -> bool:
    """Does this species control a member of its own colour anywhere (NEA-11.1)?"""
    tribe = s.tribes[colour]
    if guarded(tribe.pool, colour):
        return True
    for elder in tribe.elders:
        if elder:
            return True
    for group in tribe.hunters:
        if guarded(group, colour):
            return True
    for host in s.tribes:
        for woman in host.women:
            if belongs_to(s.partner[woman], colour) or courts(s.suitors[woman], colour):
                return True
    return False


def own_members(s: Neanderthal, colour: int) -> int:
    """All living members of this colour that the species controls, with the Alpha."""
    tribe = s.tribes[colour]
    found = own(tribe.pool, colour)
    for group in tribe.hunters:
        found += own(group, colour)
    for elder in tribe.elders:
        if elder:
            found += 1
    for host in s.tribes:
        for woman in host.women:
            if belongs_to(s.partner[woman], colour):
                found += 1
            if courts(s.suitors[woman], colour):
                found += 1
    return found
