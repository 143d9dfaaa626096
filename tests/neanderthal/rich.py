"""Random positions late in a game: tribal boards, elders, Women, partners, cards in tableaux."""

from __future__ import annotations

import random

from hearthside.core import engine
from hearthside.core.choice import NATURE
from hearthside.games.neanderthal.cards import ANIMAL, BIOMES, INVENTION, TROPHY
from hearthside.games.neanderthal.names import BLACK, ELDER_DISCS, OPEN, PORTAL_DISCS, WHITE
from hearthside.games.neanderthal.packed.bits import dropped, has
from hearthside.games.neanderthal.packed.discs import ONE_DISC
from hearthside.games.neanderthal.packed.elders import make_elder
from hearthside.games.neanderthal.packed.members import ALPHA_BIT, ONE, held
from hearthside.games.neanderthal.packed.partners import make_partner
from hearthside.games.neanderthal.packed.tableau import make_entry
from hearthside.games.neanderthal.phases.turns import RevealEvent
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.tribe import Tribe


def enrich(s: Neanderthal, seed: int) -> None:
    """Change a game before its first event card; every disc, token and card stays accounted for."""
    assert isinstance(s.main[-1].node, RevealEvent)
    assert s.decider == NATURE
    pick = random.Random(seed)
    for colour in s.seating:
        tribe = s.tribes[colour]
        grow(s, tribe, pick)
        if pick.random() < 0.7:
            turn_tribal(tribe)
        promote(s, tribe, pick)
        take_cards(s, tribe, pick)
        take_women(s, tribe, pick)
    for colour in s.seating:
        ally(s, s.tribes[colour], pick)
    engine.advance(s)


def grow(s: Neanderthal, tribe: Tribe, pick: random.Random) -> None:
    number = pick.randrange(5)
    s.dead[tribe.colour] -= number
    tribe.pool += number * ONE[tribe.colour]
    if pick.random() < 0.7:
        s.dead_alphas = dropped(s.dead_alphas, tribe.colour)
        tribe.pool += ALPHA_BIT
    for other in s.seating:
        if other != tribe.colour and s.dead[other] > 5 and pick.random() < 0.5:
            s.dead[other] -= 1
            tribe.pool += ONE[other]


def turn_tribal(tribe: Tribe) -> None:
    tribe.tribal = True
    for slot in range(6):
        if tribe.portals[slot]:
            tribe.vocabulary[PORTAL_DISCS[slot]] += 1
            tribe.portals[slot] = 0


def promote(s: Neanderthal, tribe: Tribe, pick: random.Random) -> None:
    for level in range(0 if tribe.tribal else 2, 5):
        if pick.random() < 0.7 and held(tribe.pool, tribe.colour) > 2:
            tribe.pool -= ONE[tribe.colour]
            tribe.elders[level] = make_elder(False, False)
            if tribe.vocabulary[ELDER_DISCS[level]] and pick.random() < 0.3:
                tribe.vocabulary[ELDER_DISCS[level]] -= 1
                tribe.elders[level] = make_elder(False, True)
    if pick.random() < 0.5:
        tribe.elders[5] = make_elder(False, False)
        tribe.vocabulary[2] += 1


def take_cards(s: Neanderthal, tribe: Tribe, pick: random.Random) -> None:
    deck = [card for card in BIOMES if has(s.biome_bag, card.index)]
    pick.shuffle(deck)
    for card in deck[: pick.randrange(6)]:
        s.biome_bag = dropped(s.biome_bag, card.index)
        disc = pick.choice((WHITE, BLACK)) if card.band == INVENTION else WHITE
        unsettled = False
        if card.band != TROPHY and tribe.vocabulary[disc] and pick.random() < 0.4:
            tribe.vocabulary[disc] -= 1
            unsettled = True
        entry = make_entry(card.index, disc) if unsettled else card.index
        if card.band == TROPHY:
            tribe.trophies.append(card.index)
        elif not unsettled and len(tribe.hand) < tribe.settled_elders() and pick.random() < 0.5:
            tribe.hand.append(card.index)
        elif card.band == ANIMAL:
            tribe.animals.append(entry)
        elif card.band == INVENTION:
            tribe.inventions.append(entry)


def take_women(s: Neanderthal, tribe: Tribe, pick: random.Random) -> None:
    women = [woman for woman in range(21) if has(s.women_bag, woman)]
    pick.shuffle(women)
    for woman in women[: pick.randrange(4)]:
        if s.women_bag.bit_count() <= s.events_left:
            return
        s.women_bag = dropped(s.women_bag, woman)
        s.host[woman] = tribe.colour
        tribe.women.append(woman)
        if tribe.vocabulary[0] and pick.random() < 0.3:
            tribe.vocabulary[0] -= 1
            s.discs[woman] = ONE_DISC[0]


def ally(s: Neanderthal, tribe: Tribe, pick: random.Random) -> None:
    for host in s.tribes:
        for woman in host.women:
            free = not s.partner[woman] and not s.discs[woman] and tribe.structure != OPEN
            if free and held(tribe.pool, tribe.colour) > 2 and pick.random() < 0.4:
                tribe.pool -= ONE[tribe.colour]
                s.partner[woman] = make_partner(tribe.colour, False, False)
