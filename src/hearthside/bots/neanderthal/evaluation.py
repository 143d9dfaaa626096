"""Static evaluation of a position by a taste, counting on what is under way."""

from __future__ import annotations

from typing import Final

from hearthside.bots.neanderthal.census import Census
from hearthside.bots.neanderthal.errands import Errands
from hearthside.bots.neanderthal.heuristic import WOMAN, points_of
from hearthside.bots.neanderthal.holdings import holdings
from hearthside.bots.neanderthal.taste import GOALS, USUAL, Taste
from hearthside.games.neanderthal.packed.bits import has
from hearthside.games.neanderthal.packed.members import has_alpha, size
from hearthside.games.neanderthal.packed.suitors import courts
from hearthside.games.neanderthal.state import ICE, Neanderthal

RIVAL: Final = 0.8
OTHERS: Final = 0.4
"""How much the best other species counts: between two, and among three."""
MANY_WOMEN: Final = 4
COMPETING: Final = USUAL.times(deny=0.0, kill=0.0)
STRIVING: Final = GOALS.times(deny=0.0, kill=0.0)
"""What rivals lose shows in their own figures."""


def evaluate(s: Neanderthal, seat: int) -> float:
    """What a position is worth to a seat: its species, less what the best other has."""
    goals = s.mode.one_species or s.mode.cooperative
    taste = STRIVING if goals else COMPETING
    own = 0.0
    best = 0.0
    rivals = False
    for tribe in s.tribes:
        if tribe.seat < 0:
            continue
        found = outlook(Census(s, tribe.colour), taste)
        if tribe.seat == seat or s.mode.cooperative:
            own += found
        elif not rivals or found > best:
            best = found
            rivals = True
    return own - (RIVAL if s.seats == 2 else OTHERS) * best


def outlook(census: Census, taste: Taste) -> float:
    """What a species has, and what its hunters, suitors and bids may bring."""
    s, colour = census.s, census.colour
    found = holdings(census, taste)
    if census.slots or census.suitors:
        errands = Errands(census, taste)
        for slot in census.slots:
            if 0 <= s.row[slot] < ICE:
                group = s.tribes[colour].hunters[slot]
                found += errands.hunt(slot, size(group), has_alpha(group))
        if census.suitors:
            for host in s.tribes:
                for woman in host.women:
                    if courts(s.suitors[woman], colour):
                        found += errands.court(woman)
    if s.best_bidder == colour and s.host[s.woman] < 0 and not has(s.gone_women, s.woman):
        found += won(census, s.best_bid, taste)
    return found


def won(census: Census, discs: int, taste: Taste) -> float:
    """A Woman for a number of discs (NEA-5.9.4)."""
    found = taste.unsettled * points_of(census.tribe, WOMAN) / discs - discs * (1.0 - taste.locked)
    if len(census.tribe.women) < MANY_WOMEN and census.s.events_left >= 2:
        found += taste.woman
    return found
