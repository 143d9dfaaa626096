"""Everything that an evaluation must know of one species, counted in one go."""

from __future__ import annotations

from hearthside.games.neanderthal.abilities import FORAGE, FROST_WARD
from hearthside.games.neanderthal.cards import WOMEN
from hearthside.games.neanderthal.names import (
    BLACK,
    ELDER_DISCS,
    FIREKEEPER,
    OPEN,
    ORANGE,
    PAIR_BONDED,
    WHITE,
)
from hearthside.games.neanderthal.packed.bits import added
from hearthside.games.neanderthal.packed.discs import disc_counts
from hearthside.games.neanderthal.packed.elders import unsettled_elder
from hearthside.games.neanderthal.packed.members import has_alpha, held, own, size
from hearthside.games.neanderthal.packed.partners import belongs_to, unsettled_partner
from hearthside.games.neanderthal.packed.suitors import courts
from hearthside.games.neanderthal.packed.tableau import disc_on, is_settled
from hearthside.games.neanderthal.phases.chaos import words_in_chaos
from hearthside.games.neanderthal.state import Neanderthal


class Census:
    """What a species has and where, whether it scores or not."""

    def __init__(self, s: Neanderthal, colour: int) -> None:
        self.s = s
        self.colour = colour
        self.tribe = s.tribes[colour]
        self.locked = [0, 0, 0]
        """Discs that could be released, by colour."""
        self.count_women(s)
        self.count_cards()
        self.count_tokens(s)
        self.powers = self.abilities | self.tribe.inventions_can()
        self.forages = self.tribe.structure == OPEN or self.powers & FORAGE != 0
        self.ward = self.tribe.settled(FIREKEEPER) or self.powers & FROST_WARD != 0

    def count_women(self, s: Neanderthal) -> None:
        """Women of all tableaux: hosts, partners, suitors, benefits (NEA-3.8)."""
        tribe = self.tribe
        colour = self.colour
        locked = self.locked
        self.abilities = 0
        self.enjoyed = 0
        self.portals_shown = 0
        self.suitors = 0
        self.partners = 0
        self.partners_abroad = 0
        self.unsettled_partners = 0
        self.settled_women = 0
        self.unsettled_women = 0
        self.woman_discs = 0
        self.nearly = 0.0
        """The shares of the discs of each unsettled Woman that one disc is."""
        self.strangers = 0
        self.unsupported = 0
        """Women without a settled partner: dependents in a blizzard."""
        unbound = tribe.structure != PAIR_BONDED
        for host in s.tribes:
            home = host is tribe
            for woman in host.women:
                partner = s.partner[woman]
                own = belongs_to(partner, colour)
                if own:
                    if unsettled_partner(partner):
                        self.unsettled_partners += 1
                        locked[ORANGE] += 1
                    else:
                        self.partners += 1
                        if not home:
                            self.partners_abroad += 1
                if courts(s.suitors[woman], colour):
                    self.suitors += 1
                if home:
                    if not partner or unsettled_partner(partner):
                        self.unsupported += 1
                    elif not own:
                        self.strangers += 1
                    discs = s.discs[woman]
                    if discs:
                        orange, white, black = disc_counts(discs)
                        number = orange + white + black
                        self.unsettled_women += 1
                        self.woman_discs += number
                        self.nearly += 1.0 / number
                        locked[ORANGE] += orange
                        locked[WHITE] += white
                        locked[BLACK] += black
                        continue
                    self.settled_women += 1
                    if not partner and not unbound:
                        continue
                elif not own or unsettled_partner(partner):
                    continue
                card = WOMEN[woman]
                self.enjoyed += 1
                self.abilities |= card.ability
                for slot in card.portals:
                    self.portals_shown = added(self.portals_shown, slot)

    def count_cards(self) -> None:
        """Elders, animals and inventions, settled or not."""
        tribe = self.tribe
        locked = self.locked
        self.elders = 0
        self.unsettled_elders = 0
        for level in range(6):
            elder = tribe.elders[level]
            if elder:
                self.elders += 1
                if unsettled_elder(elder):
                    self.unsettled_elders += 1
                    locked[ELDER_DISCS[level]] += 1
        self.settled_elders = self.elders - self.unsettled_elders
        self.unsettled_animals = 0
        for card in tribe.animals:
            if not is_settled(card):
                self.unsettled_animals += 1
                locked[WHITE] += 1
        self.animals = len(tribe.animals) - self.unsettled_animals
        self.unsettled_inventions = 0
        for card in tribe.inventions:
            if not is_settled(card):
                self.unsettled_inventions += 1
                locked[disc_on(card)] += 1
        self.inventions = len(tribe.inventions) - self.unsettled_inventions
        self.trophies = tribe.trophy_points()

    def count_tokens(self, s: Neanderthal) -> None:
        """Members in the pool, on cards and in the pools of others."""
        tribe = self.tribe
        colour = self.colour
        pool = tribe.pool
        self.alpha = 1 if has_alpha(pool) else 0
        self.in_pool = held(pool, colour)
        self.pool_size = size(pool)
        self.wanderers = self.pool_size - self.in_pool - self.alpha
        self.abroad = 0
        for other in s.tribes:
            if other is not tribe:
                self.abroad += held(other.pool, colour)
        self.slots: list[int] = []
        self.hunters = 0
        self.hunting_wanderers = 0
        groups = tribe.hunters
        for slot in range(len(groups)):
            group = groups[slot]
            if group:
                mine = own(group, colour)
                self.slots.append(slot)
                self.hunters += mine
                self.hunting_wanderers += size(group) - mine
        self.on_cards = self.hunters + self.suitors
        self.members = (
            self.on_cards
            + self.in_pool
            + self.alpha
            + self.elders
            + self.partners
            + self.unsettled_partners
        )
        """All living members of this colour that the species controls, with the Alpha."""

    def when_home(self) -> int:
        """The size of the pool when all hunters and suitors have returned."""
        return self.pool_size + self.hunters + self.hunting_wanderers + self.suitors

    def words(self) -> int:
        """The vocabulary in chaos (NEA-5.6.2)."""
        return words_in_chaos(self.tribe, self.abilities)

    def counts(self) -> list[int]:
        """What scores, in the order of NEA-12.3."""
        alpha = self.alpha
        members = self.in_pool + self.abroad
        if alpha and not self.tribe.powerful():
            members += 1
            alpha = 0
        return [
            self.tribe.size_of_vocabulary(),
            members,
            self.settled_elders,
            self.partners,
            self.settled_women,
            self.trophies,
            self.inventions,
            alpha,
            self.animals,
        ]
