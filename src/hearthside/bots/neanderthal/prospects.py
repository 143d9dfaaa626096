"""What a species may expect of the hunters and suitors it has sent, by the odds."""

from __future__ import annotations

from typing import Final

from hearthside.bots.neanderthal.chances import (
    HEALED,
    SURE,
    TURNED,
    WARDED,
    Chance,
    between,
    chance,
    rate,
)
from hearthside.bots.neanderthal.look import Look
from hearthside.games.neanderthal.benefits import abilities, frost_proof, powers
from hearthside.games.neanderthal.cards import (
    BIOMES,
    COURT3,
    FIRST,
    HEAL,
    POETRY,
    THREE_TO_ONE,
    WATCH,
    Biome,
)
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.members import size
from hearthside.games.neanderthal.names import LARGE, OPEN, ORANGE, WARRIOR
from hearthside.games.neanderthal.phases.clauses import ON_WOMAN
from hearthside.games.neanderthal.phases.conflict import attack_rank, war_party
from hearthside.games.neanderthal.phases.court import eloquence
from hearthside.games.neanderthal.phases.predators import (
    ROBBED,
    claims,
    facing,
    in_reach,
    owner,
    prey,
    then_facing,
)
from hearthside.games.neanderthal.state import ICE, PARTNER_DISC, Neanderthal

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


def gear_of(look: Look) -> list[int]:
    """What groups without an Alpha have, by category."""
    base = WARDED if look.ward else 0
    if look.powers & HEAL:
        base |= HEALED
    found = [base, base, base]
    for category in range(3):
        if look.powers & THREE_TO_ONE[category]:
            found[category] |= TURNED
    return found


class Prospects:
    """Expected results of this turn's hunts and courtships, as far as they are under way."""

    def __init__(self, look: Look) -> None:
        self.look = look
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
        self.gear = gear_of(look)
        if look.slots:
            for slot in look.slots:
                self.hunt(slot)
        if look.suitors:
            self.court_all()
        if look.s.pending:
            self.wait_for_loot()
        for disc in range(3):
            self.released += min(self.discs[disc], look.locked[disc])
        born = float(look.s.dead[look.colour])
        if self.newborns > born:
            self.newborns = born

    def hunt(self, slot: int) -> None:
        """One group: attacks, then its place in the order, then its roll."""
        look = self.look
        s, colour = look.s, look.colour
        if not 0 <= s.row[slot] < ICE:
            return
        card = BIOMES[s.row[slot]]
        group = s.groups[3 * slot + colour]
        flags = self.gear[card.category]
        if group >> 15 and look.tribe.power(card.category):
            flags |= SURE
        one = s.groups[3 * slot]
        if group == one + s.groups[3 * slot + 1] + s.groups[3 * slot + 2]:
            odds = chance(card.index, size(group), flags)
            reached = 1.0
        else:
            left = self.fight(slot)
            reached = self.first_chance(slot, card, left)
            odds = between(card.index, left[colour], flags)
        if card.forage and look.forages:
            self.newborns += 1.0
        self.take(slot, card, odds, reached, size(group))

    def take(self, slot: int, card: Biome, odds: Chance, reached: float, hunters: int) -> None:
        """Losses and loot of a roll; large game draws predators (NEA-8.6)."""
        look = self.look
        success = reached * odds.success
        self.losses += reached * odds.losses
        safe = 1.0
        if card.category == LARGE:
            for other in in_reach(look.s, slot):
                predator = BIOMES[look.s.row[other]]
                there = size(look.s.groups[3 * other + look.colour])
                meets = chance(predator.index, hunters + there, self.gear[predator.category])
                if not look.powers & WATCH:
                    safe *= meets.hit
                self.losses += success * meets.losses * hunters / (hunters + there)
        kept = success * safe
        self.loot(card, kept)
        claim = reached * odds.claim * (1.0 - success + kept)
        if card.points:
            self.trophies += claim * card.points
        elif look.settled_elders:
            self.cards += claim

    def loot(self, card: Biome, success: float) -> None:
        self.newborns += success * card.newborns
        discs = self.discs
        release = card.release
        for disc in range(3):
            if release[disc]:
                discs[disc] += success * min(release[disc], self.look.locked[disc])

    def fight(self, slot: int) -> list[float]:
        """How many of each species are left after the attacks on a contested card (NEA-7.3)."""
        s = self.look.s
        left = [float(size(s.groups[3 * slot + other])) for other in range(3)]
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
                    if other == self.look.colour:
                        self.fallen += dead
                    elif attacker == self.look.colour:
                        self.slain += dead
        return left

    def first_chance(self, slot: int, card: Biome, left: list[float]) -> float:
        """The chance that nobody takes the card before this species rolls (NEA-4.4.1)."""
        look = self.look
        s, colour = look.s, look.colour
        own = self.rank(slot, colour, left[colour])
        found = 1.0
        for other in range(3):
            if other != colour and left[other]:
                alpha = s.groups[3 * slot + other] >> 15 > 0
                flags = gear(s, other, card.category, alpha)
                ahead = own - self.rank(slot, other, left[other])
                share = min(1.0, max(0.0, 0.5 + ahead))
                found *= 1.0 - share * between(card.index, left[other], flags).success
        return found

    def rank(self, slot: int, colour: int, left: float) -> float:
        s = self.look.s
        place = s.turn_order.index(colour) if colour in s.turn_order else 3
        return left + 0.2 * place - (100.0 if abilities(s, colour) & FIRST else 0.0)

    def court_all(self) -> None:
        look = self.look
        for host in look.s.tribes:
            for woman in host.women:
                courting = look.s.suitors[woman] >> 2 * look.colour
                if courting & 1 and not look.s.discs[woman]:
                    self.court(woman, host.colour, courting & 2 != 0)

    def court(self, woman: int, host: int, alpha: bool) -> None:
        """One suitor (NEA-8.5): attacks of partner and rivals, his place, his die."""
        look = self.look
        s, colour = look.s, look.colour
        partner = s.partner[woman]
        if partner & 3 == colour + 1:
            return
        alive = 1.0
        reached = 1.0
        rivals = False
        if partner:
            alive -= (1 if partner & PARTNER_DISC else 2) * DIE
        for other in range(3):
            if other != colour and s.suitors[woman] >> 2 * other & 1:
                rivals = True
                alive -= (2 if war_party(s, other, ON_WOMAN + woman) else 1) * DIE
                if eloquence(s, woman, other) >= eloquence(s, woman, colour):
                    reached *= 0.67
        sure = alpha and look.tribe.settled(WARRIOR)
        if look.abilities & POETRY and VALUES.poetry_everywhere:
            sure = True
        if host == colour and not partner and not rivals:
            sure = True
        faces = VALUES.court_faces.bit_count() + (1 if look.abilities & COURT3 else 0)
        alive = max(0.0, alive)
        success = alive * reached * (1.0 if sure else faces * DIE)
        self.losses += 1.0 - alive + (0.0 if sure else alive * reached * DIE)
        if look.tribe.structure == OPEN:
            if host != colour and s.dead[colour]:
                self.sent += success
        elif host != colour:
            self.abroad += success
        elif look.tribe.vocabulary[ORANGE]:
            self.at_home += success

    def wait_for_loot(self) -> None:
        """Loot that must still pass predators (NEA-8.4.3)."""
        look = self.look
        s, colour = look.s, look.colour
        for loot in s.pending:
            if owner(loot) != colour or loot & ROBBED:
                continue
            safe = 1.0
            hunters = size(s.groups[3 * facing(loot) + colour])
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
        look = self.look
        s = look.s
        vocabulary = look.tribe.vocabulary
        first = second = third = 0.0
        groups = s.groups
        pool = look.pool_size
        if not pool:
            return [0.0, 0.0, 0.0]
        for slot in range(12):
            index = s.row[slot]
            if not 0 <= index < ICE:
                continue
            base = 3 * slot
            if groups[base] or groups[base + 1] or groups[base + 2]:
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
