"""The features of Neanderthal: named numbers of a position."""

from __future__ import annotations

from typing import Final, cast

from hearthside.bots.features import Features
from hearthside.bots.neanderthal.census import Census
from hearthside.bots.neanderthal.clock import SETUP, STAGES, Clock
from hearthside.bots.neanderthal.evaluation import COMPETING, outlook
from hearthside.bots.neanderthal.heuristic import TROPHY, WORTH, points_of, score, worth
from hearthside.bots.neanderthal.prospects import Prospects
from hearthside.bots.neanderthal.table_features import ROW_NAMES, deck, describe_deck, describe_row
from hearthside.bots.neanderthal.under_way import prospects_worth
from hearthside.core.state import State
from hearthside.games.neanderthal.abilities import (
    BIRTH_PLUS,
    COHESION,
    FIRST,
    HAND_PLUS,
    INNOVATE2,
    OTHER_SLOT,
    POETRY,
    PROVIDE,
    THREE_TO_ONE,
    VP_TROPHY,
    VP_WOMAN,
)
from hearthside.games.neanderthal.cards import ANIMAL, BIOMES, BLIZZARD, CHAOS, WOMEN
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.names import DISCS, ELDERS, PORTAL_DISCS, STRUCTURES, other_slot
from hearthside.games.neanderthal.packed.bits import has
from hearthside.games.neanderthal.packed.elders import settled_elder, unsettled_elder
from hearthside.games.neanderthal.packed.tableau import is_settled
from hearthside.games.neanderthal.phases.portals import playable
from hearthside.games.neanderthal.scoring import PARTS, conditions, species_with_animals
from hearthside.games.neanderthal.state import Neanderthal

COMMON: Final = (
    ["events left", "turn", "last turn", "two seats", "three seats", "alone", "co-operative"]
    + [f"stage {name}" for name in STAGES]
    + ["species to come", "goals met", "species with animals", "portals needed"]
    + ["auction open", "woman portals", "bid orange", "bid white", "bid black"]
    + ROW_NAMES
)

SIDE: Final = (
    ["species"]
    + [f"points of {name}" for name in PARTS]
    + [f"worth of {name}" for name in WORTH]
    + ["worth", "worth under way", "worth in all", "outlook"]
    + ["pool own", "pool alpha", "pool wanderers", "hunters", "hunting wanderers", "suitors"]
    + ["members", "members x left", "dead own", "own with others", "alpha dead", "powers"]
    + [f"{name} settled" for name in ELDERS]
    + [f"{name} unsettled" for name in ELDERS]
    + ["women settled", "women unsettled", "discs on women", "women enjoyed"]
    + ["partners at home", "partners abroad", "partners unsettled", "strangers"]
    + [f"vocabulary {name}" for name in DISCS]
    + [f"locked {name}" for name in DISCS]
    + ["vocabulary x left", "locked x left"]
    + ["tribal", "portals", "portals missing", "portals open", "areas", "portals x left"]
    + [f"structure {name}" for name in STRUCTURES]
    + ["hand animals", "hand inventions", "hand playable", "hand limit"]
    + ["animals settled", "animals unsettled", "inventions settled", "inventions unsettled"]
    + ["herd newborns", "herd discs", "trophies"]
    + ["forages", "ward", "threes", "first", "poetry", "innovates", "births", "armed"]
    + ["vp trophy", "vp woman", "cohesion"]
    + ["chaos excess", "chief", "blizzard excess", "chaos loss", "blizzard loss"]
    + ["best bid", "purse", "to act", "place"]
    + ["born", "lost", "fallen", "slain", "released", "trophies claimed"]
    + ["points of trophies claimed", "cards claimed"]
    + ["partners won abroad", "partners won at home", "wanderers sent"]
    + ["best card", "second card", "third card", "pool x best card"]
)


class NeanderthalFeatures(Features):
    """Nothing but what is to be drawn is hidden, so every seat sees the same."""

    def __init__(self) -> None:
        self.common_names = COMMON
        self.side_names = SIDE

    def common(self, s: State, p: int, out: list[float]) -> None:
        n = cast(Neanderthal, s)
        clock = Clock(n)
        left = n.events_left
        mode = n.mode
        out.append(float(left))
        out.append(float(n.turn))
        out.append(1.0 if left == 0 and n.turn else 0.0)
        out.append(1.0 if n.seats == 2 else 0.0)
        out.append(1.0 if n.seats == 3 else 0.0)
        out.append(1.0 if mode.one_species else 0.0)
        out.append(1.0 if mode.cooperative else 0.0)
        for stage in range(len(STAGES)):
            out.append(1.0 if clock.stage == stage else 0.0)
        out.append(float(max(0, len(n.turn_order) - clock.begun)))
        met = 0
        if mode.one_species and n.seating:
            for reached in conditions(n).values():
                met += reached
        out.append(float(met))
        out.append(float(species_with_animals(n)))
        out.append(float(mode.portals))
        self.auction(n, clock, out)
        describe_row(n, out)
        describe_deck(n, out)

    def auction(self, n: Neanderthal, clock: Clock, out: list[float]) -> None:
        """The Woman to be won, while she is."""
        woman = n.woman
        if not is_open(n, clock):
            out.extend([0.0, 0.0, 0.0, 0.0, 0.0])
            return
        card = WOMEN[woman]
        out.append(1.0)
        out.append(float(len(card.portals)))
        for disc in range(3):
            out.append(1.0 if disc in card.bid else 0.0)

    def side(self, s: State, p: int, out: list[float]) -> None:
        n = cast(Neanderthal, s)
        clock = Clock(n)
        found: list[float] = []
        for tribe in n.tribes:
            if tribe.seat != p:
                continue
            if found:
                more: list[float] = []
                describe(n, tribe.colour, clock, more)
                for i in range(len(more)):
                    found[i] += more[i]
            else:
                describe(n, tribe.colour, clock, found)
        out.extend(found if found else [0.0] * len(SIDE))


def is_open(n: Neanderthal, clock: Clock) -> bool:
    """Is a Woman still to be won this turn?"""
    if n.woman < 0 or clock.stage == SETUP:
        return False
    return n.host[n.woman] < 0 and not has(n.gone_women, n.woman)


def describe(n: Neanderthal, colour: int, clock: Clock, out: list[float]) -> None:
    """One species."""
    census = Census(n, colour)
    prospects = Prospects(census)
    left = float(n.events_left)
    out.append(1.0)
    for points in score(census):
        out.append(float(points))
    parts = worth(census)
    total = 0.0
    for part in parts:
        total += part
    out.extend(parts)
    under_way = prospects_worth(census, prospects)
    out.append(total)
    out.append(under_way)
    out.append(total + under_way)
    out.append(outlook(census, COMPETING))
    describe_members(census, left, out)
    describe_tableau(census, left, out)
    describe_cards(census, out)
    describe_risks(census, clock, out)
    out.append(prospects.newborns)
    out.append(prospects.losses)
    out.append(prospects.fallen)
    out.append(prospects.slain)
    out.append(prospects.released)
    out.append(prospects.trophies)
    out.append(prospects.trophies * points_of(census.tribe, TROPHY))
    out.append(prospects.cards)
    out.append(prospects.abroad)
    out.append(prospects.at_home)
    out.append(prospects.sent)
    best = prospects.best_rates()
    out.extend(best)
    out.append(best[0] * census.pool_size)


def describe_members(census: Census, left: float, out: list[float]) -> None:
    tribe = census.tribe
    out.append(float(census.in_pool))
    out.append(float(census.alpha))
    out.append(float(census.wanderers))
    out.append(float(census.hunters))
    out.append(float(census.hunting_wanderers))
    out.append(float(census.suitors))
    out.append(float(census.members))
    out.append(census.members * left)
    out.append(float(census.s.dead[census.colour]))
    out.append(float(census.abroad))
    out.append(float(has(census.s.dead_alphas, census.colour)))
    powers = 0
    for category in range(3):
        if tribe.power(category):
            powers += 1
    out.append(float(powers))


def describe_tableau(census: Census, left: float, out: list[float]) -> None:
    """Elders, Women, partners, discs, portals, structure."""
    tribe = census.tribe
    elders = tribe.elders
    for level in range(6):
        out.append(1.0 if settled_elder(elders[level]) else 0.0)
    for level in range(6):
        out.append(1.0 if unsettled_elder(elders[level]) else 0.0)
    out.append(float(census.settled_women))
    out.append(float(census.unsettled_women))
    out.append(float(census.woman_discs))
    out.append(float(census.enjoyed))
    out.append(float(census.partners - census.partners_abroad))
    out.append(float(census.partners_abroad))
    out.append(float(census.unsettled_partners))
    out.append(float(census.strangers))
    words = tribe.vocabulary
    locked = census.locked
    for disc in range(3):
        out.append(float(words[disc]))
    for disc in range(3):
        out.append(float(locked[disc]))
    out.append((words[0] + words[1] + words[2]) * left)
    out.append((locked[0] + locked[1] + locked[2]) * left)
    portals = tribe.portal_count()
    out.append(1.0 if tribe.tribal else 0.0)
    out.append(float(portals))
    out.append(0.0 if tribe.tribal else float(census.s.mode.portals - portals))
    out.append(float(open_slots(census)))
    areas = 0
    if not tribe.tribal and portals > 2:
        for level in (2, 3, 4):
            if tribe.area_complete(level):
                areas += 1
    out.append(float(areas))
    out.append(portals * left)
    for structure in range(3):
        out.append(1.0 if tribe.structure == structure else 0.0)


def open_slots(census: Census) -> int:
    """How many portal slots the species could fill, the discs it has considered."""
    tribe = census.tribe
    shown = census.portals_shown
    if tribe.tribal or not shown:
        return 0
    both = census.abilities & OTHER_SLOT
    found = 0
    for slot in range(6):
        if not tribe.portals[slot] and tribe.vocabulary[PORTAL_DISCS[slot]]:
            if has(shown, slot) or (both and has(shown, other_slot(slot))):
                found += 1
    return found


def describe_cards(census: Census, out: list[float]) -> None:
    """Hand, animals, inventions, and what abilities they and the Women give."""
    tribe = census.tribe
    beasts = ready = 0
    for card in tribe.hand:
        if BIOMES[card].band == ANIMAL:
            beasts += 1
        if tribe.tribal and playable(tribe, card):
            ready += 1
    out.append(float(beasts))
    out.append(float(len(tribe.hand) - beasts))
    out.append(float(ready))
    limit = census.settled_elders + (VALUES.hand_plus if census.abilities & HAND_PLUS else 0)
    out.append(float(limit))
    out.append(float(census.animals))
    out.append(float(census.unsettled_animals))
    out.append(float(census.inventions))
    out.append(float(census.unsettled_inventions))
    newborns = discs = 0
    for card in tribe.animals:
        if is_settled(card):
            newborns += BIOMES[card].herd_newborns
            release = BIOMES[card].herd_release
            discs += release[0] + release[1] + release[2]
    out.append(float(newborns))
    out.append(float(discs))
    out.append(float(census.trophies))
    can = census.powers
    out.append(1.0 if census.forages else 0.0)
    out.append(1.0 if census.ward else 0.0)
    threes = 0
    for mask in THREE_TO_ONE:
        if can & mask:
            threes += 1
    out.append(float(threes))
    out.append(1.0 if can & FIRST else 0.0)
    out.append(1.0 if can & POETRY else 0.0)
    out.append(1.0 if can & INNOVATE2 else 0.0)
    out.append(1.0 if can & BIRTH_PLUS else 0.0)
    out.append(1.0 if tribe.armed() else 0.0)
    out.append(1.0 if can & VP_TROPHY else 0.0)
    out.append(1.0 if can & VP_WOMAN else 0.0)
    out.append(1.0 if can & COHESION else 0.0)


def describe_risks(census: Census, clock: Clock, out: list[float]) -> None:
    """Chaos and blizzard when all are home; the auction; the order."""
    n, tribe = census.s, census.tribe
    home = census.when_home()
    words = census.words()
    chief = tribe.settled_chief()
    out.append(0.0 if chief else float(max(0, home - words)))
    out.append(1.0 if chief else 0.0)
    support = home // 2 + (VALUES.provide if census.powers & PROVIDE else 0)
    dependents = census.elders + census.unsupported + len(tribe.animals)
    out.append(float(max(0, dependents - support)))
    means = deck(n.women_bag).means
    soon = 1.0 if n.events_left else 0.0
    lost = 0.0 if chief or home <= words else home / 2.0
    out.append(soon * means[CHAOS] * lost)
    out.append(soon * means[BLIZZARD] * max(0, dependents - support))
    purse = 0
    best = 0
    if is_open(n, clock):
        for disc in WOMEN[n.woman].bid:
            purse += tribe.vocabulary[disc]
        if n.best_bidder == census.colour:
            best = n.best_bid
    out.append(float(best))
    out.append(float(purse))
    place = n.turn_order.index(census.colour) if census.colour in n.turn_order else 0
    out.append(1.0 if place >= clock.begun else 0.0)
    out.append(float(place))
