"""A hand-made look at a position that counts on what is under way."""

from __future__ import annotations

from typing import Final

from hearthside.bots.neanderthal.clock import Clock
from hearthside.bots.neanderthal.evaluate import (
    LOCKED_DISC,
    UNSETTLED_SHARE,
    WOMAN,
    points_of,
    worth,
)
from hearthside.bots.neanderthal.look import Look
from hearthside.bots.neanderthal.outlay import prospects_worth
from hearthside.bots.neanderthal.prospects import Prospects
from hearthside.games.neanderthal.names import FIREKEEPER
from hearthside.games.neanderthal.phases.assign import Assign
from hearthside.games.neanderthal.state import Neanderthal

RIVAL: Final = 0.8
OTHERS: Final = 0.4
"""How much the best other species counts: between two, and among three."""
ELDER: Final = 1.2
KEEPER: Final = 1.0
POWER: Final = 1.0
LONG: Final = 4.0
"""Elders pay off while so many events are left."""
WON: Final = 0.7
"""A Woman, as long as there are few and there is time."""
MANY_WOMEN: Final = 4
UNUSED: Final = 0.7
"""A member that can still be sent gains this share of what the third best card brings."""


def judge(s: Neanderthal, seat: int) -> float:
    """What a position is worth to a seat: its species, less what the best other has."""
    clock = Clock(s)
    own = 0.0
    best = 0.0
    rivals = False
    for tribe in s.tribes:
        if tribe.seat < 0:
            continue
        found = outlook(s, tribe.colour, clock)
        if tribe.seat == seat or s.mode.cooperative:
            own += found
        elif not rivals or found > best:
            best = found
            rivals = True
    return own - (RIVAL if s.seats == 2 else OTHERS) * best


def outlook(s: Neanderthal, colour: int, clock: Clock) -> float:
    """What a species has, what is under way, and what elders and Women promise."""
    look = Look(s, colour)
    prospects = Prospects(look)
    found = prospects_worth(look, prospects)
    for part in worth(look):
        found += part
    tribe = look.tribe
    ahead = min(1.0, s.events_left / LONG)
    for level in range(6):
        if tribe.elders[level]:
            found += (KEEPER if level == FIREKEEPER else ELDER) * ahead
    if tribe.powerful():
        found += POWER * ahead
    if s.best_bidder == colour and s.host[s.woman] < 0 and not s.gone_women >> s.woman & 1:
        found += won(look, s.best_bid)
    if s.main:
        frame = s.main[-1]
        if frame.pos & 3 == colour and isinstance(frame.node, Assign):
            rates = prospects.best_rates()
            found += UNUSED * rates[2] * look.pool_size
    return found


def won(look: Look, discs: int) -> float:
    """A Woman for so many discs (NEA-5.9.4)."""
    found = discs * (LOCKED_DISC - 1.0) + UNSETTLED_SHARE * points_of(look.tribe, WOMAN) / discs
    if len(look.tribe.women) < MANY_WOMEN and look.s.events_left >= 2:
        found += WON
    return found
