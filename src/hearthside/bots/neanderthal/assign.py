"""How `greedy` places the members of a species: expected gains by exact odds."""

from __future__ import annotations

from typing import Final

from hearthside.bots.neanderthal.heuristic import (
    ELDER,
    PARTNER,
    band_value,
    member_value,
    points_of,
)
from hearthside.core.choice import Choice, arg, kind_of
from hearthside.games.neanderthal.benefits import forages
from hearthside.games.neanderthal.cards import BIOMES
from hearthside.games.neanderthal.kinds import COURT, DONE, HUNT, PROMOTE
from hearthside.games.neanderthal.names import (
    ALPHA,
    FIREKEEPER,
    KNAPPER,
    LARGE,
    OPEN,
    ORANGE,
    PAIR_BONDED,
    TRAPPER,
)
from hearthside.games.neanderthal.odds import no_hit, outlook
from hearthside.games.neanderthal.packed.members import has_alpha, held, size
from hearthside.games.neanderthal.phases.predators import in_reach
from hearthside.games.neanderthal.release import carriers
from hearthside.games.neanderthal.state import Neanderthal

RELEASED: Final = 1.1
ENEMY: Final = 0.35
RIVALRY: Final = 0.5
ENOUGH: Final = 0.03
STAY: Final = 0.02
"""A member who gains this little may as well stay at home."""
ELDER_GAIN: Final = 1.2
FIREKEEPER_GAIN: Final = 1.0
PARTNER_SETTLES: Final = 0.6
UNLOCKS: Final = 1.2


class Assignment:
    """The gains of every placement of one species in one position."""

    def __init__(self, s: Neanderthal, colour: int) -> None:
        self.s = s
        self.colour = colour
        self.tribe = s.tribes[colour]
        self.member = member_value(s, colour)
        self.forages = forages(s, colour)
        self.releases: list[float] = []
        for disc in range(3):
            found: list[Choice] = []
            carriers(s, colour, disc, 0, True, found)
            self.releases.append(RELEASED if found else 0.0)
        self.known: dict[tuple[int, int, bool], float] = {}

    def choose(self, options: list[Choice]) -> Choice:
        """The placement that gains most per member; done when none gains enough."""
        best = DONE
        top = ENOUGH
        for c in options:
            gain = self.gain(c)
            if gain > top:
                best = c
                top = gain
        return best

    def gain(self, c: Choice) -> float:
        """The gain of a placement per member."""
        kind, a, b = kind_of(c), arg(c, 0), arg(c, 1)
        if kind == HUNT:
            number = arg(c, 2)
            there = self.s.tribes[self.colour].hunters[a]
            alpha = has_alpha(there) or b == ALPHA
            after = self.expect(a, size(there) + number, alpha)
            before = self.expect(a, size(there), has_alpha(there))
            if b == ALPHA and not self.tribe.power(BIOMES[self.s.row[a]].category):
                return -1.0
            return (after - before) / number - STAY
        if kind == PROMOTE:
            return -1.0 if b else self.promotion(a)
        if kind == COURT:
            return -1.0 if b else self.courtship(a)
        return -1.0

    def expect(self, slot: int, hunters: int, alpha: bool) -> float:
        """What a number of hunters gain on a card."""
        if hunters == 0:
            return 0.0
        key = (slot, hunters, alpha)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.work_out(slot, hunters, alpha)
        return found

    def work_out(self, slot: int, hunters: int, alpha: bool) -> float:
        s, colour = self.s, self.colour
        card = BIOMES[s.row[slot]]
        chance = outlook(s, colour, slot, hunters, alpha)
        success = float(chance.success)
        loot = card.newborns * self.member
        for disc in range(3):
            if card.release[disc]:
                loot += self.releases[disc] * min(card.release[disc], 1 + (card.release[disc] > 1))
        gain = success * loot + float(chance.claim) * band_value(s, colour, card.index)
        losses = float(chance.losses)
        if card.category == LARGE:
            for other in in_reach(s, slot):
                predator = BIOMES[s.row[other]]
                robbed = float(no_hit(hunters, predator.hit_faces.bit_count()))
                gain *= 1.0 - robbed
                losses += success * float(outlook(s, colour, other, hunters, False).losses)
        enemies = 0
        for other in range(3):
            if other != colour:
                enemies += size(s.tribes[other].hunters[slot])
        if enemies:
            gain *= RIVALRY
            losses += ENEMY * enemies
        if self.forages and card.forage:
            gain += self.member
        return gain - losses * self.member

    def promotion(self, level: int) -> float:
        """An elder for a member and, without a Firekeeper, a disc."""
        tribe = self.tribe
        if held(tribe.pool, self.colour) < 3:
            return -1.0
        points = points_of(tribe, ELDER)
        gain = FIREKEEPER_GAIN if level == FIREKEEPER else ELDER_GAIN
        if KNAPPER <= level <= TRAPPER and not tribe.powerful():
            gain += 1.0
        if not tribe.promotes_freely():
            gain -= 0.6
            points *= 0.6
        return gain * min(1.0, self.s.events_left / 4) + points - points_of(tribe, 1)

    def courtship(self, woman: int) -> float:
        """A partner at home for an orange disc, abroad with luck; open: a wanderer abroad."""
        s, tribe = self.s, self.tribe
        if s.discs[woman] or s.suitors[woman]:
            return -1.0
        partner = s.partner[woman]
        points = points_of(tribe, PARTNER)
        if s.host[woman] == self.colour:
            if partner or tribe.structure == OPEN or not tribe.vocabulary[ORANGE]:
                return -1.0
            gain = PARTNER_SETTLES * points - 0.5 - self.member
            return gain + (UNLOCKS if tribe.structure == PAIR_BONDED else 0.0)
        if partner:
            return -1.0
        if tribe.structure == OPEN:
            return 0.33 * points_of(tribe, 1) - 0.17 * self.member
        return 0.33 * (points + 1.0 - self.member) - 0.17 * self.member
