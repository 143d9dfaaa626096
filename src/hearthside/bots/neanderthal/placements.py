"""Which placements of a species are worth a try: the best number of hunters for every card."""

from __future__ import annotations

from typing import Final

from hearthside.bots.neanderthal.census import Census
from hearthside.bots.neanderthal.heuristic import band_value, member_value
from hearthside.bots.neanderthal.hunt_odds import SURE, chance
from hearthside.bots.neanderthal.prospects import gear_of
from hearthside.bots.neanderthal.under_way import RELEASED
from hearthside.core.choice import Choice, arg, kind_of
from hearthside.games.neanderthal.cards import BIOMES
from hearthside.games.neanderthal.kinds import COURT, DONE, HUNT, PROMOTE, RELOCATE
from hearthside.games.neanderthal.names import ALPHA, CLUB, LARGE, OPEN, ORANGE
from hearthside.games.neanderthal.packed.members import has_alpha, size
from hearthside.games.neanderthal.packed.partners import NO_PARTNER, belongs_to
from hearthside.games.neanderthal.phases.predators import in_reach
from hearthside.games.neanderthal.state import Neanderthal

CONTESTED: Final = 0.5
STRIKES: Final = 0.25
"""Own members lost for every enemy on the card."""
LEAST: Final = -0.1
"""Placements that gain less per member are left out."""


class Placements:
    """The options of an assignment, sorted out."""

    def __init__(self, s: Neanderthal, colour: int) -> None:
        self.s = s
        self.colour = colour
        self.census = Census(s, colour)
        self.gear = gear_of(self.census)
        self.member = member_value(s, colour)
        self.known: dict[tuple[int, int, bool], float] = {}
        self.reach: dict[int, list[int]] = {}

    def pick(self, options: list[Choice], most: int) -> list[Choice]:
        """At most `most` hunts, the elders and suitors that make sense, and the end."""
        hunts: dict[tuple[int, int], Choice] = {}
        gains: dict[tuple[int, int], float] = {}
        found: list[Choice] = []
        for c in options:
            kind = kind_of(c)
            if kind == HUNT:
                gain = self.hunt(c)
                key = (arg(c, 0), arg(c, 1))
                if gain > gains.get(key, LEAST):
                    gains[key] = gain
                    hunts[key] = c
            elif kind == PROMOTE:
                if not arg(c, 1):
                    found.append(c)
            elif kind == COURT:
                if self.courts(c):
                    found.append(c)
            elif kind == RELOCATE:
                if self.relocates(c):
                    found.append(c)
        ranked = sorted([(-gains[key], hunts[key]) for key in hunts])
        found.extend([c for _, c in ranked[:most]])
        found.append(DONE)
        return found

    def hunt(self, c: Choice) -> float:
        """The gain of a hunt per member; the Alpha goes where there is a power, or as the last."""
        slot, kind, number = arg(c, 0), arg(c, 1), arg(c, 2)
        there = self.s.tribes[self.colour].hunters[slot]
        if there and number > 1 and kind == self.colour:
            return LEAST
        alpha = has_alpha(there)
        if kind == ALPHA:
            if self.census.tribe.power(BIOMES[self.s.row[slot]].category):
                alpha = True
            elif self.census.in_pool:
                return LEAST
        before = size(there)
        after = self.expect(slot, before + number, alpha)
        return (after - self.expect(slot, before, has_alpha(there))) / number

    def expect(self, slot: int, hunters: int, alpha: bool) -> float:
        """What a number of hunters gain on a card, others there considered roughly."""
        if not hunters:
            return 0.0
        key = (slot, hunters, alpha)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.work_out(slot, hunters, alpha)
        return found

    def work_out(self, slot: int, hunters: int, alpha: bool) -> float:
        s, census = self.s, self.census
        card = BIOMES[s.row[slot]]
        flags = self.gear[card.category]
        if alpha and census.tribe.power(card.category):
            flags |= SURE
        odds = chance(card.index, hunters, flags)
        loot = card.newborns * self.member
        for disc in range(3):
            loot += RELEASED * min(card.release[disc], census.locked[disc])
        success = odds.success
        losses = odds.losses
        safe = 1.0
        if card.category == LARGE:
            reach = self.reach.get(slot)
            if reach is None:
                reach = self.reach[slot] = in_reach(s, slot)
            for other in reach:
                predator = BIOMES[s.row[other]]
                meets = chance(predator.index, hunters, self.gear[predator.category])
                safe *= meets.hit
                losses += success * meets.losses
        gain = success * safe * loot
        if card.points or census.settled_elders:
            gain += (
                odds.claim
                * (1.0 - success + success * safe)
                * band_value(s, self.colour, card.index)
            )
        enemies = 0
        for other in range(3):
            if other != self.colour:
                enemies += size(s.tribes[other].hunters[slot])
        if enemies:
            gain *= CONTESTED
            losses += STRIKES * enemies
        if census.forages and card.forage:
            gain += self.member
        return gain - losses * self.member

    def courts(self, c: Choice) -> bool:
        """Can the courtship bring anything?"""
        s, tribe = self.s, self.census.tribe
        woman, alpha = arg(c, 0), arg(c, 1)
        partner = s.partner[woman]
        if s.discs[woman] or belongs_to(partner, self.colour):
            return False
        if alpha and not tribe.power(CLUB):
            return False
        if s.host[woman] != self.colour:
            return True
        if tribe.structure == OPEN:
            return partner != NO_PARTNER
        return tribe.vocabulary[ORANGE] > 0

    def relocates(self, c: Choice) -> bool:
        """A partner may move once: from a Woman to one whose benefits matter as well."""
        return self.census.tribe.moves == 0
