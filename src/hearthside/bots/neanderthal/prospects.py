"""What a species may expect of the hunters and suitors it has sent, by the odds."""

from __future__ import annotations

from typing import Final

from hearthside.bots.neanderthal.census import Census
from hearthside.bots.neanderthal.hunt_odds import (
    HEALED,
    SURE,
    TURNED,
    WARDED,
    Chance,
    between,
    chance,
    rate,
)
from hearthside.games.neanderthal.abilities import COURT3, FIRST, HEAL, POETRY, THREE_TO_ONE, WATCH
from hearthside.games.neanderthal.benefits import abilities, frost_proof, powers
from hearthside.games.neanderthal.cards import BIOMES, Biome
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.names import LARGE, OPEN, ORANGE, SLOT_COUNT, WARRIOR
from hearthside.games.neanderthal.packed.members import has_alpha, size
from hearthside.games.neanderthal.packed.partners import belongs_to, unsettled_partner
from hearthside.games.neanderthal.packed.pending import (
    claims,
    facing,
    is_robbed,
    owner,
    prey,
    then_facing,
)
from hearthside.games.neanderthal.packed.places import with_woman
from hearthside.games.neanderthal.packed.suitors import alpha_courts, courts
from hearthside.games.neanderthal.phases.conflict import attack_rank, war_party
from hearthside.games.neanderthal.phases.court import eloquence
from hearthside.games.neanderthal.phases.predators import in_reach
from hearthside.games.neanderthal.state import ICE, Neanderthal

DIE: Final = 1.0 / 6.0


def gear(s: Neanderthal, colour: int, category: int, alpha: bool) -> int:
    """What a group of a species has on cards of a category, as flags of `chance`."""
    can = powers(s, colour)
    found = SURE if alpha and s.tribes[colour].power(category) else 0
    if can & THREE_TO_ONE[category]:
        found |= TURNED
    if frost_proof(s, colour):
        found |= WARDED
    if can & HEAL:
        found |= HEALED
    return found


def gear_of(census: Census) -> list[int]:
    """What groups without an Alpha have, by category."""
    base = WARDED if census.ward else 0
    if census.powers & HEAL:
        base |= HEALED
    found = [base, base, base]
    for category in range(3):
        if census.powers & THREE_TO_ONE[category]:
            found[category] |= TURNED
    return found


class Prospects:
    """Expected results of this turn's hunts and courtships, as far as they are under way."""

    def __init__(self, census: Census) -> None:
        self.census = census
        self.newborns = 0.0
        self.losses = 0.0
        self.fallen = 0.0
        """Own losses in attacks."""
        self.slain = 0.0
        """Losses of others in attacks."""
        self.discs = [0.0, 0.0, 0.0]
        self.released = 0.0
        self.trophies = 0.0
        self.cards = 0.0
        self.abroad = 0.0
        """Partners in the tableaux of others."""
        self.at_home = 0.0
        self.sent = 0.0
        """Wanderers sent by an open species that courts."""
        self.gear = gear_of(census)
        if census.slots:
            for slot in census.slots:
                self.hunt(slot)
        if census.suitors:
            self.court_all()
        if census.s.pending:
            self.wait_for_loot()
        for disc in range(3):
            self.released += min(self.discs[disc], census.locked[disc])
        born = float(census.s.dead[census.colour])
        if self.newborns > born:
            self.newborns = born

    def hunt(self, slot: int) -> None:
        """One group: attacks, then its place in the order, then its roll."""
        census = self.census
        s, colour = census.s, census.colour
        if not 0 <= s.row[slot] < ICE:
            return
        card = BIOMES[s.row[slot]]
        group = s.tribes[colour].hunters[slot]
        flags = self.gear[card.category]
        if has_alpha(group) and census.tribe.power(card.category):
            flags |= SURE
        if not self.contested(slot):
            odds = chance(card.index, size(group), flags)
            reached = 1.0
        else:
            left = self.fight(slot)
            reached = self.first_chance(slot, card, left)
            odds = between(card.index, left[colour], flags)
        if card.forage and census.forages:
            self.newborns += 1.0
        self.take(slot, card, odds, reached, size(group))

    def contested(self, slot: int) -> bool:
        """Are others on the card?"""
        for tribe in self.census.s.tribes:
            if tribe.hunters[slot] and tribe is not self.census.tribe:
                return True
        return False

    def take(self, slot: int, card: Biome, odds: Chance, reached: float, hunters: int) -> None:
        """Losses and loot of a roll; large game draws predators (NEA-8.6)."""
        census = self.census
        success = reached * odds.success
        self.losses += reached * odds.losses
        safe = 1.0
        if card.category == LARGE:
            for other in in_reach(census.s, slot):
                predator = BIOMES[census.s.row[other]]
                there = size(census.s.tribes[census.colour].hunters[other])
                meets = chance(predator.index, hunters + there, self.gear[predator.category])
                if not census.powers & WATCH:
                    safe *= meets.hit
                self.losses += success * meets.losses * hunters / (hunters + there)
        kept = success * safe
        self.loot(card, kept)
        claim = reached * odds.claim * (1.0 - success + kept)
        if card.points:
            self.trophies += claim * card.points
        elif census.settled_elders:
            self.cards += claim

    def loot(self, card: Biome, success: float) -> None:
        self.newborns += success * card.newborns
        discs = self.discs
        release = card.release
        for disc in range(3):
            if release[disc]:
                discs[disc] += success * min(release[disc], self.census.locked[disc])

    def fight(self, slot: int) -> list[float]:
        """How many of each species are left after the attacks on a contested card (NEA-7.3)."""
        s = self.census.s
        left = [float(size(s.tribes[other].hunters[slot])) for other in range(3)]
        present = [other for other in range(3) if left[other]]
        waiting = present[:]
        while waiting:
            attacker = waiting[0]
            for other in waiting[1:]:
                if attack_rank(s, other) < attack_rank(s, attacker):
                    attacker = other
            waiting.remove(attacker)
            faces = VALUES.war_party if war_party(s, attacker, slot) else VALUES.attack
            hits = left[attacker] * faces.bit_count() * DIE
            enemies = 0.0
            for other in present:
                if other != attacker:
                    enemies += left[other]
            if not enemies:
                continue
            share = min(1.0, hits / enemies)
            for other in present:
                if other != attacker:
                    dead = share * left[other]
                    left[other] -= dead
                    if other == self.census.colour:
                        self.fallen += dead
                    elif attacker == self.census.colour:
                        self.slain += dead
        return left

    def first_chance(self, slot: int, card: Biome, left: list[float]) -> float:
        """The chance that nobody takes the card before this species rolls (NEA-4.4.1)."""
        census = self.census
        s, colour = census.s, census.colour
        own = self.rank(slot, colour, left[colour])
        found = 1.0
        for other in range(3):
            if other != colour and left[other]:
                alpha = has_alpha(s.tribes[other].hunters[slot])
                flags = gear(s, other, card.category, alpha)
                ahead = own - self.rank(slot, other, left[other])
                share = min(1.0, max(0.0, 0.5 + ahead))
                found *= 1.0 - share * between(card.index, left[other], flags).success
        return found

    def rank(self, slot: int, colour: int, left: float) -> float:
        s = self.census.s
        place = s.turn_order.index(colour) if colour in s.turn_order else 3
        return left + 0.2 * place - (100.0 if abilities(s, colour) & FIRST else 0.0)

    def court_all(self) -> None:
        s, colour = self.census.s, self.census.colour
        for host in s.tribes:
            for woman in host.women:
                suitors = s.suitors[woman]
                if courts(suitors, colour) and not s.discs[woman]:
                    self.court(woman, host.colour, alpha_courts(suitors, colour))

    def court(self, woman: int, host: int, alpha: bool) -> None:
        """One suitor (NEA-8.5): attacks of partner and rivals, the place in the order, the die."""
        census = self.census
        s, colour = census.s, census.colour
        partner = s.partner[woman]
        if belongs_to(partner, colour):
            return
        alive = 1.0
        reached = 1.0
        rivals = False
        if partner:
            alive -= (1 if unsettled_partner(partner) else 2) * DIE
        for other in range(3):
            if other != colour and courts(s.suitors[woman], other):
                rivals = True
                alive -= (2 if war_party(s, other, with_woman(woman)) else 1) * DIE
                if eloquence(s, woman, other) >= eloquence(s, woman, colour):
                    reached *= 0.67
        sure = alpha and census.tribe.settled(WARRIOR)
        if census.abilities & POETRY and VALUES.poetry_everywhere:
            sure = True
        if host == colour and not partner and not rivals:
            sure = True
        faces = VALUES.court_faces.bit_count() + (1 if census.abilities & COURT3 else 0)
        alive = max(0.0, alive)
        success = alive * reached * (1.0 if sure else faces * DIE)
        self.losses += 1.0 - alive + (0.0 if sure else alive * reached * DIE)
        if census.tribe.structure == OPEN:
            if host != colour and s.dead[colour]:
                self.sent += success
        elif host != colour:
            self.abroad += success
        elif census.tribe.vocabulary[ORANGE]:
            self.at_home += success

    def wait_for_loot(self) -> None:
        """Loot that must still pass predators (NEA-8.4.3)."""
        census = self.census
        s, colour = census.s, census.colour
        for loot in s.pending:
            if owner(loot) != colour or is_robbed(loot):
                continue
            safe = 1.0
            hunters = size(s.tribes[colour].hunters[facing(loot)])
            for slot in (facing(loot), then_facing(loot)):
                if slot >= 0 and 0 <= s.row[slot] < ICE:
                    predator = BIOMES[s.row[slot]]
                    safe *= chance(predator.index, hunters, self.gear[predator.category]).hit
            if 0 <= s.row[prey(loot)] < ICE:
                card = BIOMES[s.row[prey(loot)]]
                self.loot(card, safe)
                if claims(loot):
                    if card.points:
                        self.trophies += safe * card.points
                    else:
                        self.cards += safe

    def best_rates(self) -> list[float]:
        """The three best cards for the members of the pool, per hunter, where nobody else is."""
        census = self.census
        s = census.s
        vocabulary = census.tribe.vocabulary
        first = second = third = 0.0
        one, two, three = [tribe.hunters for tribe in s.tribes]
        pool = census.pool_size
        if not pool:
            return [0.0, 0.0, 0.0]
        for slot in range(SLOT_COUNT):
            index = s.row[slot]
            if not 0 <= index < ICE:
                continue
            if one[slot] or two[slot] or three[slot]:
                continue
            card = BIOMES[index]
            need = card.prereq
            if need[0] > vocabulary[0] or need[1] > vocabulary[1] or need[2] > vocabulary[2]:
                continue
            found = rate(index, pool, self.gear[card.category])
            if found > third:
                if found > first:
                    first, second, third = found, first, second
                elif found > second:
                    second, third = found, second
                else:
                    third = found
        return [first, second, third]
