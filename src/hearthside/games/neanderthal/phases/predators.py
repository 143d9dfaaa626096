"""Predators: who is in reach, pending loot, theft (NEA-8.4.3, NEA-8.6)."""

from __future__ import annotations

from hearthside.games.neanderthal import events
from hearthside.games.neanderthal.abilities import WATCH
from hearthside.games.neanderthal.benefits import powers
from hearthside.games.neanderthal.cards import BIOMES
from hearthside.games.neanderthal.changes import tell
from hearthside.games.neanderthal.names import COLUMNS
from hearthside.games.neanderthal.packed.bits import has
from hearthside.games.neanderthal.packed.members import size
from hearthside.games.neanderthal.packed.pending import (
    claims,
    facing,
    is_robbed,
    owner,
    pending,
    prey,
    robbed,
    then_facing,
)
from hearthside.games.neanderthal.phases.loot import take_loot
from hearthside.games.neanderthal.state import ICE, Neanderthal


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
            elif card >= 0 and BIOMES[card].predator and not has(s.inactive, other):
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
    hunters = s.tribes[colour].hunters
    hunters[predators[0]] += hunters[slot]
    hunters[slot] = 0
    tell(s, events.DRAWN, colour, predators[0])


def waiting_for(s: Neanderthal, slot: int) -> bool:
    """Must another predator be resolved before this one (NEA-8.6.6)?"""
    for loot in s.pending:
        if then_facing(loot) == slot:
            return True
    return False


def pass_predator(s: Neanderthal, colour: int, slot: int, steals: bool) -> None:
    """A group has faced the predator in `slot`: survivors go on or home, safe loot is taken.

    The group stays together: if any of its loot must pass another predator, all go there.
    """
    tribe = s.tribes[colour]
    group = tribe.hunters[slot]
    tribe.hunters[slot] = 0
    left: list[int] = []
    safe: list[int] = []
    onward = -1
    for loot in s.pending:
        if owner(loot) != colour or facing(loot) != slot:
            left.append(loot)
            continue
        if steals and not is_robbed(loot):
            loot = robbed(loot)
            tell(s, events.ROBBED, colour, slot)
        following = then_facing(loot)
        if following >= 0 and group:
            onward = following
            kept = pending(colour, prey(loot), claims(loot), following, -1)
            left.append(robbed(kept) if is_robbed(loot) else kept)
        elif not is_robbed(loot):
            safe.append(loot)
    s.pending = left
    if onward >= 0:
        tribe.hunters[onward] += group
        tell(s, events.DRAWN, colour, onward)
    else:
        tribe.pool += group
    for loot in reversed(safe):
        take_loot(s, colour, prey(loot), True, claims(loot), group != 0)


def is_theft(s: Neanderthal, colour: int, hits: int, group: int) -> bool:
    """Without a hit the loot is lost, unless somebody keeps WATCH (NEA-8.6.3)."""
    if hits:
        return False
    return not (size(group) > 0 and powers(s, colour) & WATCH)
