"""Which placements of a species are worth a try: the best number of hunters for every card."""

from __future__ import annotations

from typing import Final

from hearthside.bots.neanderthal.chances import SURE, chance
from hearthside.bots.neanderthal.evaluate import band_value, member_value
from hearthside.bots.neanderthal.look import Look
from hearthside.bots.neanderthal.outlay import RELEASED
from hearthside.bots.neanderthal.prospects import gear_of
from hearthside.core.choice import Choice
from hearthside.games.neanderthal.cards import BIOMES
from hearthside.games.neanderthal.kinds import COURT, DONE, HUNT, PROMOTE, RELOCATE
from hearthside.games.neanderthal.members import size
from hearthside.games.neanderthal.names import ALPHA, LARGE, OPEN, ORANGE
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
        self.look = Look(s, colour)
        self.gear = gear_of(self.look)
        self.member = member_value(s, colour)
        self.known: dict[int, float] = {}
        self.reach: dict[int, list[int]] = {}

    def pick(self, options: list[Choice], most: int) -> list[Choice]:
        """At most `most` hunts, the elders and suitors that make sense, and the end."""
        hunts: dict[int, Choice] = {}
        gains: dict[int, float] = {}
        found: list[Choice] = []
        for c in options:
            kind = c & 255
            if kind == HUNT:
                gain = self.hunt(c)
                key = c >> 8 & 255 | (c >> 16 & 255) << 8
                if gain > gains.get(key, LEAST):
                    gains[key] = gain
                    hunts[key] = c
            elif kind == PROMOTE:
                if not c >> 16 & 255:
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
        """The gain of a hunt per member; the Alpha goes where he has power, or as the last."""
        slot, kind, number = c >> 8 & 255, c >> 16 & 255, c >> 24
        there = self.s.groups[3 * slot + self.colour]
        if there and number > 1 and kind == self.colour:
            return LEAST
        alpha = there >> 15 > 0
        if kind == ALPHA:
            if self.look.tribe.power(BIOMES[self.s.row[slot]].category):
                alpha = True
            elif self.look.in_pool:
                return LEAST
        before = size(there)
        after = self.expect(slot, before + number, alpha)
        return (after - self.expect(slot, before, there >> 15 > 0)) / number

    def expect(self, slot: int, hunters: int, alpha: bool) -> float:
        """What so many hunters gain on a card, others there looked at roughly."""
        if not hunters:
            return 0.0
        key = slot << 8 | hunters << 1 | alpha
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.work_out(slot, hunters, alpha)
        return found

    def work_out(self, slot: int, hunters: int, alpha: bool) -> float:
        s, look = self.s, self.look
        card = BIOMES[s.row[slot]]
        flags = self.gear[card.category]
        if alpha and look.tribe.power(card.category):
            flags |= SURE
        odds = chance(card.index, hunters, flags)
        loot = card.newborns * self.member
        for disc in range(3):
            loot += RELEASED * min(card.release[disc], look.locked[disc])
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
        if card.points or look.settled_elders:
            gain += (
                odds.claim
                * (1.0 - success + success * safe)
                * band_value(s, self.colour, card.index)
            )
        enemies = 0
        for other in range(3):
            if other != self.colour:
                enemies += size(s.groups[3 * slot + other])
        if enemies:
            gain *= CONTESTED
            losses += STRIKES * enemies
        if look.forages and card.forage:
            gain += self.member
        return gain - losses * self.member

    def courts(self, c: Choice) -> bool:
        """Can the courtship bring anything?"""
        s, tribe = self.s, self.look.tribe
        woman, alpha = c >> 8 & 255, c >> 16 & 255
        partner = s.partner[woman] & 3
        if s.discs[woman] or partner == self.colour + 1:
            return False
        if alpha and not tribe.power(2):
            return False
        if s.host[woman] != self.colour:
            return True
        if tribe.structure == OPEN:
            return partner != 0
        return tribe.vocabulary[ORANGE] > 0

    def relocates(self, c: Choice) -> bool:
        """A partner may move once: from a Woman to one whose benefits matter as well."""
        return self.look.tribe.moves == 0
