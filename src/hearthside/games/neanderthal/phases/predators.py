"""Predators: who is in reach, pending loot, theft (NEA-8.4.3, NEA-8.6)."""

from __future__ import annotations

from typing import Final

from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.benefits import powers
from hearthside.games.neanderthal.cards import BIOMES, WATCH
from hearthside.games.neanderthal.changes import push, tell
from hearthside.games.neanderthal.members import size
from hearthside.games.neanderthal.names import COLUMNS
from hearthside.games.neanderthal.state import ICE, Neanderthal

ROBBED: Final = 1 << 16
"""Loot that a predator has taken; its hunters must still face the next one."""


def pending(colour: int, slot: int, claim: bool, first: int, second: int) -> int:
    """Pending loot as a number: whose, of which slot, and which predators it must pass.

    Two bits colour, four bits slot, claim, four bits predator, five bits the next one plus one.
    """
    return colour | slot << 2 | (64 if claim else 0) | first << 7 | second + 1 << 11


def owner(loot: int) -> int:
    return loot & 3


def prey(loot: int) -> int:
    return loot >> 2 & 15


def claims(loot: int) -> bool:
    return loot & 64 != 0


def facing(loot: int) -> int:
    """The slot of the predator that must be passed now."""
    return loot >> 7 & 15


def then_facing(loot: int) -> int:
    """The slot of the predator after that; -1 if there is none."""
    return (loot >> 11 & 31) - 1


def in_reach(s: Neanderthal, slot: int) -> list[int]:
    """The nearest active predators of the row, the lower peak first (NEA-8.6.1, 8.6.6)."""
    first = slot // COLUMNS * COLUMNS
    blocked = [False, False]
    for distance in range(1, COLUMNS):
        found: list[int] = []
        for side in range(2):
            other = slot - distance if side == 0 else slot + distance
            if blocked[side] or not first <= other < first + COLUMNS:
                continue
            card = s.row[other]
            if card >= ICE:
                blocked[side] = True
            elif card >= 0 and BIOMES[card].predator and not s.inactive >> other & 1:
                found.append(other)
        if found:
            if len(found) == 2 and BIOMES[s.row[found[1]]].peak < BIOMES[s.row[found[0]]].peak:
                found.reverse()
            return found
    return []


def draw_on(s: Neanderthal, colour: int, slot: int, claim: bool, predators: list[int]) -> None:
    """After a large success the hunters move on to the predator, their loot pending."""
    second = predators[1] if len(predators) > 1 else -1
    s.pending.append(pending(colour, slot, claim, predators[0], second))
    s.groups[3 * predators[0] + colour] += s.groups[3 * slot + colour]
    s.groups[3 * slot + colour] = 0
    tell(s, events.DRAWN, colour, predators[0])


def waiting_for(s: Neanderthal, slot: int) -> bool:
    """Must another predator be resolved before this one (NEA-8.6.6)?"""
    for loot in s.pending:
        if then_facing(loot) == slot:
            return True
    return False


def pass_predator(s: Neanderthal, colour: int, slot: int, robbed: bool) -> None:
    """A group has faced the predator in `slot`: survivors go on or home, safe loot is taken.

    The group stays together: if any of its loot must pass another predator, all go there.
    """
    group = s.groups[3 * slot + colour]
    s.groups[3 * slot + colour] = 0
    left: list[int] = []
    safe: list[int] = []
    onward = -1
    for loot in s.pending:
        if owner(loot) != colour or facing(loot) != slot:
            left.append(loot)
            continue
        if robbed and not loot & ROBBED:
            loot |= ROBBED
            tell(s, events.ROBBED, colour, slot)
        following = then_facing(loot)
        if following >= 0 and group:
            onward = following
            kept = pending(colour, prey(loot), claims(loot), following, -1)
            left.append(kept | loot & ROBBED)
        elif not loot & ROBBED:
            safe.append(loot)
    s.pending = left
    if onward >= 0:
        s.groups[3 * onward + colour] += group
        tell(s, events.DRAWN, colour, onward)
    else:
        s.tribes[colour].pool += group
    for loot in reversed(safe):
        survivors = 1 if group else 0
        push(s, "loot", colour, prey(loot), 1 | (2 if claims(loot) else 0) | survivors << 2)


def steals(s: Neanderthal, colour: int, hits: int, group: int) -> bool:
    """Without a hit the loot is lost, unless somebody keeps WATCH (NEA-8.6.3)."""
    if hits:
        return False
    return not (size(group) > 0 and powers(s, colour) & WATCH)
