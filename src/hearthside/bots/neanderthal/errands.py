"""What hunters and suitors gain on the average, rivals on the same card considered."""

from __future__ import annotations

from typing import Final

from hearthside.bots.neanderthal.census import Census
from hearthside.bots.neanderthal.heuristic import MEMBER, PARTNER, TROPHY, points_of
from hearthside.bots.neanderthal.holdings import share_ahead, share_soon
from hearthside.bots.neanderthal.hunt_odds import SURE, between, chance
from hearthside.bots.neanderthal.prospects import gear, gear_of
from hearthside.bots.neanderthal.taste import Taste
from hearthside.games.neanderthal.abilities import FIRST
from hearthside.games.neanderthal.benefits import abilities
from hearthside.games.neanderthal.cards import BIOMES, Biome
from hearthside.games.neanderthal.names import (
    BLACK,
    FIREKEEPER,
    LARGE,
    OPEN,
    ORANGE,
    PAIR_BONDED,
    WARRIOR,
)
from hearthside.games.neanderthal.packed.elders import unsettled_elder
from hearthside.games.neanderthal.packed.members import has_alpha, size
from hearthside.games.neanderthal.packed.suitors import has_rivals
from hearthside.games.neanderthal.phases.conflict import attack_rank, war_party
from hearthside.games.neanderthal.phases.predators import in_reach

DIE: Final = 1.0 / 6.0
COURTS: Final = 2 * DIE
"""A suitor abroad succeeds with two faces and dies with one (NEA-8.5.4)."""
RIVAL_DISC: Final = 0.7
"""A disc that a rival's hunt releases."""


class Errands:
    """The gains of one species in one position, beyond what it has anyhow."""

    def __init__(self, census: Census, taste: Taste) -> None:
        s, tribe = census.s, census.tribe
        self.census = census
        self.taste = taste
        self.ahead = share_ahead(s, taste)
        home = census.when_home()
        crowded = home >= census.words() and not tribe.settled_chief()
        self.points = points_of(tribe, MEMBER)
        self.member = self.points + taste.growth * self.ahead * (taste.over if crowded else 1.0)
        """What a newborn is worth, or a hunter who dies."""
        self.gear = gear_of(census)
        self.reach: dict[int, list[int]] = {}

    def hunt(self, slot: int, hunters: int, alpha: bool) -> float:
        """What a number of hunters gain on a card, the Alpha among them or not."""
        if not hunters:
            return 0.0
        census = self.census
        s = census.s
        card = BIOMES[s.row[slot]]
        flags = self.gear[card.category]
        if alpha and census.tribe.power(card.category):
            flags |= SURE
        rival = self.rival(slot)
        if rival >= 0:
            gain = self.contested(slot, card, hunters, flags, alpha, rival)
        else:
            odds = chance(card.index, hunters, flags)
            losses, safe = self.predators(slot, card, hunters, odds.success)
            claimed = odds.claim * (1.0 - odds.success + odds.success * safe)
            gain = odds.success * safe * self.loot(card) + claimed * self.band(card)
            gain -= (odds.losses + losses) * self.member
        if census.forages and card.forage:
            gain += self.member
        return gain - self.taste.stay * hunters

    def rival(self, slot: int) -> int:
        """The species of another seat with most tokens on a card; -1 if there is none."""
        s = self.census.s
        found = -1
        most = 0
        for other in range(3):
            there = size(s.tribes[other].hunters[slot])
            if other != self.census.colour and there > most:
                most = there
                found = other
        return found

    def predators(
        self, slot: int, card: Biome, hunters: int, success: float
    ) -> tuple[float, float]:
        """Losses to the predators that large game draws, and the chance that loot is safe."""
        if card.category != LARGE:
            return 0.0, 1.0
        s = self.census.s
        reach = self.reach.get(slot)
        if reach is None:
            reach = self.reach[slot] = in_reach(s, slot)
        losses = 0.0
        safe = 1.0
        for other in reach:
            predator = BIOMES[s.row[other]]
            meets = chance(predator.index, hunters, self.gear[predator.category])
            safe *= meets.hit
            losses += success * meets.losses
        return losses, safe

    def loot(self, card: Biome) -> float:
        """Newborns and released discs (NEA-8.4.1)."""
        census, taste = self.census, self.taste
        found = card.newborns * self.member
        for disc in range(3):
            found += taste.released * min(card.release[disc], census.locked[disc])
        if card.release[BLACK] and unsettled_elder(census.tribe.elders[FIREKEEPER]):
            found += taste.keeper_released * self.ahead
        return found

    def band(self, card: Biome) -> float:
        """A trophy, or a card for the hand (NEA-8.7)."""
        census, taste = self.census, self.taste
        if card.points:
            return card.points * points_of(census.tribe, TROPHY) * taste.trophy
        if census.settled_elders and census.s.events_left:
            return taste.tribal_hand if census.tribe.tribal else taste.hand
        return 0.0

    def contested(
        self, slot: int, card: Biome, hunters: int, flags: int, alpha: bool, rival: int
    ) -> float:
        """Attacks, who hunts first, and what the rival loses by it (NEA-7.3, NEA-4.4.1)."""
        census, taste = self.census, self.taste
        s = census.s
        there = s.tribes[rival].hunters[slot]
        mine = float(hunters)
        theirs = float(size(there))
        armed = census.tribe.armed() or (alpha and census.tribe.settled(WARRIOR))
        strikes = 2.0 * DIE if armed else DIE
        struck = 2.0 * DIE if war_party(s, rival, slot) else DIE
        if attack_rank(s, census.colour) < attack_rank(s, rival):
            slain = min(theirs, mine * strikes)
            theirs -= slain
            fallen = min(mine, theirs * struck)
            mine -= fallen
        else:
            fallen = min(mine, theirs * struck)
            mine -= fallen
            slain = min(theirs, mine * strikes)
            theirs -= slain
        rival_flags = gear(s, rival, card.category, has_alpha(there))
        odds = between(card.index, mine, flags)
        rival_odds = between(card.index, theirs, rival_flags)
        undisturbed = chance(card.index, size(there), rival_flags)
        trophy = 1.0 if card.points else 0.0
        taken = odds.success + (1.0 - odds.success) * odds.claim * trophy
        lost = rival_odds.success + (1.0 - rival_odds.success) * rival_odds.claim * trophy
        first = self.first(rival, theirs - mine)
        reached = first + (1.0 - first) * (1.0 - lost)
        rival_reached = 1.0 - first + first * (1.0 - taken)
        tribe = s.tribes[rival]
        member = points_of(tribe, MEMBER) + taste.growth * self.ahead
        discs = card.release[0] + card.release[1] + card.release[2]
        loot = card.newborns * member + RIVAL_DISC * discs
        band = card.points * points_of(tribe, TROPHY) * taste.trophy
        before = undisturbed.success * loot + undisturbed.claim * band - undisturbed.losses * member
        after = rival_reached * (
            rival_odds.success * loot + rival_odds.claim * band - rival_odds.losses * member
        )
        losses, safe = self.predators(slot, card, hunters, odds.success)
        claimed = odds.claim * (1.0 - odds.success + odds.success * safe)
        gain = odds.success * safe * self.loot(card) + claimed * self.band(card)
        gain -= (odds.losses + losses) * self.member
        return (
            reached * gain
            + taste.deny * (before - after)
            + taste.kill * slain * member
            - fallen * self.member
        )

    def first(self, rival: int, fewer: float) -> float:
        """The chance to hunt before a rival who has `fewer` tokens more."""
        census = self.census
        s = census.s
        mine = abilities(s, census.colour) & FIRST
        theirs = abilities(s, rival) & FIRST
        if mine != theirs:
            return 1.0 if mine else 0.0
        ahead = s.turn_order.index(census.colour) < s.turn_order.index(rival)
        return min(1.0, max(0.0, 0.5 + fewer + (0.2 if ahead else -0.2)))

    def court(self, woman: int) -> float:
        """What a suitor gains: at home a partner for a disc, abroad one with luck (NEA-8.5)."""
        census, taste = self.census, self.taste
        s, tribe = census.s, census.tribe
        rivals = has_rivals(s.suitors[woman], census.colour)
        if s.discs[woman] or rivals or s.partner[woman]:
            return -1.0
        points = points_of(tribe, PARTNER)
        if s.host[woman] == census.colour:
            if tribe.structure == OPEN or not tribe.vocabulary[ORANGE]:
                return -1.0
            found = taste.partner_home * points * share_soon(s) - (1.0 - taste.locked)
            if tribe.structure == PAIR_BONDED:
                found += taste.unlock * self.ahead
            return found - self.member
        if tribe.structure == OPEN:
            return COURTS * self.points - DIE * self.member
        found = taste.partner_abroad * points + taste.benefit * self.ahead - self.member
        return COURTS * found - DIE * self.member
