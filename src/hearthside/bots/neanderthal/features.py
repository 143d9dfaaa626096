"""The features of Neanderthal: named numbers of a position."""

from __future__ import annotations

from typing import Final, cast

from hearthside.bots.features import Features
from hearthside.bots.neanderthal.clock import SETUP, STAGES, Clock
from hearthside.bots.neanderthal.evaluate import TROPHY, WORTH, points_of, score, worth
from hearthside.bots.neanderthal.judge import COMPETING, outlook
from hearthside.bots.neanderthal.look import Look
from hearthside.bots.neanderthal.outlay import prospects_worth
from hearthside.bots.neanderthal.prospects import Prospects
from hearthside.bots.neanderthal.table import ROW_NAMES, deck, describe_deck, describe_row
from hearthside.core.state import State
from hearthside.games.neanderthal.cards import (
    ANIMAL,
    BIOMES,
    BIRTH_PLUS,
    BLIZZARD,
    CHAOS,
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
    WOMEN,
)
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.names import DISCS, ELDERS, PORTAL_DISCS, STRUCTURES
from hearthside.games.neanderthal.phases.portals import playable
from hearthside.games.neanderthal.scoring import PARTS, conditions, species_with_animals
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.tribe import UNSETTLED

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
        out.append(1.0 if mode.alone else 0.0)
        out.append(1.0 if mode.cooperative else 0.0)
        for stage in range(len(STAGES)):
            out.append(1.0 if clock.stage == stage else 0.0)
        out.append(float(max(0, len(n.turn_order) - clock.begun)))
        met = 0
        if mode.alone and n.seating:
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
    return n.host[n.woman] < 0 and not n.gone_women >> n.woman & 1


def describe(n: Neanderthal, colour: int, clock: Clock, out: list[float]) -> None:
    """One species."""
    look = Look(n, colour)
    prospects = Prospects(look)
    left = float(n.events_left)
    out.append(1.0)
    for points in score(look):
        out.append(float(points))
    parts = worth(look)
    total = 0.0
    for part in parts:
        total += part
    out.extend(parts)
    under_way = prospects_worth(look, prospects)
    out.append(total)
    out.append(under_way)
    out.append(total + under_way)
    out.append(outlook(look, COMPETING))
    describe_members(look, left, out)
    describe_tableau(look, left, out)
    describe_cards(look, out)
    describe_risks(look, clock, out)
    out.append(prospects.newborns)
    out.append(prospects.losses)
    out.append(prospects.fallen)
    out.append(prospects.slain)
    out.append(prospects.released)
    out.append(prospects.trophies)
    out.append(prospects.trophies * points_of(look.tribe, TROPHY))
    out.append(prospects.cards)
    out.append(prospects.abroad)
    out.append(prospects.at_home)
    out.append(prospects.sent)
    best = prospects.best_rates()
    out.extend(best)
    out.append(best[0] * look.pool_size)


def describe_members(look: Look, left: float, out: list[float]) -> None:
    tribe = look.tribe
    out.append(float(look.in_pool))
    out.append(float(look.alpha))
    out.append(float(look.wanderers))
    out.append(float(look.hunters))
    out.append(float(look.hunting_wanderers))
    out.append(float(look.suitors))
    out.append(float(look.members))
    out.append(look.members * left)
    out.append(float(look.s.dead[look.colour]))
    out.append(float(look.abroad))
    out.append(float(look.s.dead_alphas >> look.colour & 1))
    powers = 0
    for category in range(3):
        if tribe.power(category):
            powers += 1
    out.append(float(powers))


def describe_tableau(look: Look, left: float, out: list[float]) -> None:
    """Elders, Women, partners, discs, portals, structure."""
    tribe = look.tribe
    elders = tribe.elders
    for level in range(6):
        out.append(1.0 if elders[level] and elders[level] < 4 else 0.0)
    for level in range(6):
        out.append(1.0 if elders[level] >= 4 else 0.0)
    out.append(float(look.settled_women))
    out.append(float(look.unsettled_women))
    out.append(float(look.woman_discs))
    out.append(float(look.enjoyed))
    out.append(float(look.partners - look.partners_abroad))
    out.append(float(look.partners_abroad))
    out.append(float(look.unsettled_partners))
    out.append(float(look.strangers))
    words = tribe.vocabulary
    locked = look.locked
    for disc in range(3):
        out.append(float(words[disc]))
    for disc in range(3):
        out.append(float(locked[disc]))
    out.append((words[0] + words[1] + words[2]) * left)
    out.append((locked[0] + locked[1] + locked[2]) * left)
    portals = tribe.portal_count()
    out.append(1.0 if tribe.tribal else 0.0)
    out.append(float(portals))
    out.append(0.0 if tribe.tribal else float(look.s.mode.portals - portals))
    out.append(float(open_slots(look)))
    areas = 0
    if not tribe.tribal and portals > 2:
        for level in (2, 3, 4):
            if tribe.area_complete(level):
                areas += 1
    out.append(float(areas))
    out.append(portals * left)
    for structure in range(3):
        out.append(1.0 if tribe.structure == structure else 0.0)


def open_slots(look: Look) -> int:
    """How many portal slots the species could fill, the discs it has considered."""
    tribe = look.tribe
    shown = look.portals_shown
    if tribe.tribal or not shown:
        return 0
    if look.abilities & OTHER_SLOT:
        shown |= (shown & 21) << 1 | (shown & 42) >> 1
    found = 0
    for slot in range(6):
        if shown >> slot & 1 and not tribe.portals[slot]:
            if tribe.vocabulary[PORTAL_DISCS[slot]]:
                found += 1
    return found


def describe_cards(look: Look, out: list[float]) -> None:
    """Hand, animals, inventions, and what abilities they and the Women give."""
    tribe = look.tribe
    beasts = ready = 0
    for card in tribe.hand:
        if BIOMES[card].band == ANIMAL:
            beasts += 1
        if tribe.tribal and playable(tribe, card):
            ready += 1
    out.append(float(beasts))
    out.append(float(len(tribe.hand) - beasts))
    out.append(float(ready))
    limit = look.settled_elders + (VALUES.hand_plus if look.abilities & HAND_PLUS else 0)
    out.append(float(limit))
    out.append(float(look.animals))
    out.append(float(look.unsettled_animals))
    out.append(float(look.inventions))
    out.append(float(look.unsettled_inventions))
    newborns = discs = 0
    for card in tribe.animals:
        if card < UNSETTLED:
            newborns += BIOMES[card].herd_newborns
            release = BIOMES[card].herd_release
            discs += release[0] + release[1] + release[2]
    out.append(float(newborns))
    out.append(float(discs))
    out.append(float(look.trophies))
    can = look.powers
    out.append(1.0 if look.forages else 0.0)
    out.append(1.0 if look.ward else 0.0)
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


def describe_risks(look: Look, clock: Clock, out: list[float]) -> None:
    """Chaos and blizzard when all are home; the auction; the order."""
    n, tribe = look.s, look.tribe
    home = look.pool_size + look.hunters + look.hunting_wanderers + look.suitors
    words = tribe.size_of_vocabulary()
    if look.abilities & COHESION:
        words += VALUES.cohesion
    chief = tribe.settled_chief()
    out.append(0.0 if chief else float(max(0, home - words)))
    out.append(1.0 if chief else 0.0)
    support = home // 2 + (VALUES.provide if look.powers & PROVIDE else 0)
    dependents = look.elders + look.unsupported + len(tribe.animals)
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
        if n.best_bidder == look.colour:
            best = n.best_bid
    out.append(float(best))
    out.append(float(purse))
    place = n.turn_order.index(look.colour) if look.colour in n.turn_order else 0
    out.append(1.0 if place >= clock.begun else 0.0)
    out.append(float(place))
