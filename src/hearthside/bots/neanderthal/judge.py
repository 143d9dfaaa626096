"""A quick look at a position that counts on what is under way."""

from __future__ import annotations

from typing import Final

from hearthside.bots.neanderthal.appraise import appraise
from hearthside.bots.neanderthal.errands import Errands
from hearthside.bots.neanderthal.evaluate import WOMAN, points_of
from hearthside.bots.neanderthal.look import Look
from hearthside.bots.neanderthal.taste import GOALS, USUAL, Taste
from hearthside.games.neanderthal.members import size
from hearthside.games.neanderthal.state import ICE, Neanderthal

RIVAL: Final = 0.8
OTHERS: Final = 0.4
"""How much the best other species counts: between two, and among three."""
MANY_WOMEN: Final = 4
COMPETING: Final = USUAL.times(deny=0.0, kill=0.0)
STRIVING: Final = GOALS.times(deny=0.0, kill=0.0)
"""What rivals lose shows in their own figures."""


def judge(s: Neanderthal, seat: int) -> float:
    """What a position is worth to a seat: its species, less what the best other has."""
    goals = s.mode.alone or s.mode.cooperative
    taste = STRIVING if goals else COMPETING
    own = 0.0
    best = 0.0
    rivals = False
    for tribe in s.tribes:
        if tribe.seat < 0:
            continue
        found = outlook(Look(s, tribe.colour), taste)
        if tribe.seat == seat or s.mode.cooperative:
            own += found
        elif not rivals or found > best:
            best = found
            rivals = True
    return own - (RIVAL if s.seats == 2 else OTHERS) * best


def outlook(look: Look, taste: Taste) -> float:
    """What a species has, and what its hunters, suitors and bids may bring."""
    s, colour = look.s, look.colour
    found = appraise(look, taste)
    if look.slots or look.suitors:
        errands = Errands(look, taste)
        for slot in look.slots:
            if 0 <= s.row[slot] < ICE:
                group = s.groups[3 * slot + colour]
                found += errands.hunt(slot, size(group), group >> 15 > 0)
        if look.suitors:
            for host in s.tribes:
                for woman in host.women:
                    if s.suitors[woman] >> 2 * colour & 1:
                        found += errands.court(woman)
    if s.best_bidder == colour and s.host[s.woman] < 0 and not s.gone_women >> s.woman & 1:
        found += won(look, s.best_bid, taste)
    return found


def won(look: Look, discs: int, taste: Taste) -> float:
    """A Woman for so many discs (NEA-5.9.4)."""
    found = taste.unsettled * points_of(look.tribe, WOMAN) / discs - discs * (1.0 - taste.locked)
    if len(look.tribe.women) < MANY_WOMEN and look.s.events_left >= 2:
        found += taste.woman
    return found
