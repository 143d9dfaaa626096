"""Plans after a taste: members divided among all cards at once, one step ahead elsewhere."""

from __future__ import annotations

from typing import Final, cast

from hearthside.bots.base import Bot
from hearthside.bots.neanderthal.allot import Allotment, allot
from hearthside.bots.neanderthal.census import Census
from hearthside.bots.neanderthal.errands import Errands
from hearthside.bots.neanderthal.greedy import GreedyBot
from hearthside.bots.neanderthal.heuristic import ELDER, WOMAN, points_of
from hearthside.bots.neanderthal.holdings import (
    abilities_worth,
    holdings,
    share_ahead,
    share_soon,
)
from hearthside.bots.neanderthal.taste import Taste
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.core.choice import STOP, Choice, arg, kind_of
from hearthside.core.state import State
from hearthside.games.neanderthal.cards import BIOMES, WOMEN
from hearthside.games.neanderthal.frames import colour_of
from hearthside.games.neanderthal.kinds import (
    BID,
    COURT,
    DONE,
    EXTRA,
    HUNT,
    OFFER,
    PASS,
    POWER,
    PROMOTE,
    RESOLVE,
    SPECIES_CHOICE,
)
from hearthside.games.neanderthal.names import (
    ALPHA,
    FIREKEEPER,
    KNAPPER,
    PAIR_BONDED,
    TRAPPER,
)
from hearthside.games.neanderthal.packed.hunts import hunt
from hearthside.games.neanderthal.packed.members import has_alpha, held, size
from hearthside.games.neanderthal.phases.assign import Assign
from hearthside.games.neanderthal.phases.auction import Auction
from hearthside.games.neanderthal.phases.negotiate import Negotiate
from hearthside.games.neanderthal.phases.turns import WarCouncil
from hearthside.games.neanderthal.state import Neanderthal

FEW: Final = 3
"""With fewer members nobody becomes an elder."""
PAIRED: Final = 4.0
LATE: Final = 3.0
"""Women settle and find partners while this many turns are left."""


class Planner(Bot):
    """Quick; always the same in the same position."""

    def __init__(self, taste: Taste) -> None:
        self.name = "planner"
        self.taste = taste
        self.greedy = GreedyBot()

    def choose(self, state: State, seat: int, rng: Rng) -> Choice:
        s = cast(Neanderthal, state)
        options = s.options
        if not options:
            return engine.side_options(s, s.decider)[0]
        frame = s.main[-1]
        node = frame.node
        colour = colour_of(frame)
        if isinstance(node, Assign):
            return self.assign(s, colour)
        if len(options) == 1 and options[0] != PASS:
            return options[0]
        kind = kind_of(options[0])
        if isinstance(node, Auction):
            return self.bid(s, colour)
        if isinstance(node, Negotiate):
            return DONE if kind == OFFER else STOP
        if kind == POWER or kind == RESOLVE or isinstance(node, WarCouncil):
            return options[0]
        if kind == SPECIES_CHOICE or kind == EXTRA or options[0] == PASS:
            return self.greedy.choose(s, seat, rng)
        return self.look_ahead(s, colour)

    def look_ahead(self, s: Neanderthal, colour: int) -> Choice:
        """Try every option on a copy."""
        best = s.options[0]
        top = 0.0
        for i in range(len(s.options)):
            t = s.copy()
            engine.choose(t, s.options[i])
            found = self.lead(t, colour)
            if i == 0 or found > top + 1e-6:
                best = s.options[i]
                top = found
        return best

    def lead(self, s: Neanderthal, colour: int) -> float:
        """What a species has, less a share of what the best rival has."""
        best = 0.0
        for other in s.seating:
            if s.tribes[other].seat != s.tribes[colour].seat:
                best = max(best, holdings(Census(s, other), self.taste))
        return holdings(Census(s, colour), self.taste) - self.taste.rival * best

    def bid(self, s: Neanderthal, colour: int) -> Choice:
        """The least bid as long as the Woman is worth it."""
        least, taste = s.options[0], self.taste
        if kind_of(least) != BID:
            return s.options[-1]
        tribe = s.tribes[colour]
        card = WOMEN[s.woman]
        discs = arg(least, 0)
        left = s.events_left
        ahead = share_ahead(s, taste)
        worth = taste.woman - taste.crowd * len(tribe.women)
        worth += abilities_worth(card.ability, tribe, taste)
        if not tribe.tribal:
            for slot in card.portals:
                if not tribe.portals[slot]:
                    worth += taste.woman_portal
        worth = worth * ahead + points_of(tribe, WOMAN) * min(1.0, (left + 0.5) / LATE)
        if tribe.structure == PAIR_BONDED:
            worth += taste.woman_pair_bonded * min(1.0, left / PAIRED)
        cost = discs * (taste.bid + (1.0 - taste.bid) * max(0.0, 1.0 - left / LATE))
        words = tribe.size_of_vocabulary()
        if left and words - discs < size(tribe.pool) <= words and not tribe.settled_chief():
            cost += taste.bid_chaos
        return least if cost < worth else s.options[-1]

    def assign(self, s: Neanderthal, colour: int) -> Choice:
        """An elder or a suitor who gains more than the last hunter, else the largest hunt."""
        swap = self.greedy.swap(s, colour)
        if swap >= 0:
            return swap
        census = Census(s, colour)
        errands = Errands(census, self.taste)
        options = s.options
        slots: list[int] = []
        for c in options:
            if kind_of(c) == HUNT and arg(c, 0) not in slots:
                slots.append(arg(c, 0))
        gains = [self.gains(errands, slot, False) for slot in slots]
        best = allot(gains, census.pool_size)
        led = -1
        if census.alpha:
            for i in range(len(slots)):
                if census.tribe.power(BIOMES[s.row[slots[i]]].category):
                    row = gains[i]
                    gains[i] = self.gains(errands, slots[i], True)
                    found = allot(gains, census.pool_size)
                    gains[i] = row
                    if found.gain > best.gain + 1e-9 and found.numbers[i]:
                        best = found
                        led = slots[i]
        lone = self.lone(errands, max(0.0, best.last))
        if lone >= 0:
            return lone
        if led >= 0 and hunt(led, ALPHA, 1) in options:
            return hunt(led, ALPHA, 1)
        return self.send(census, slots, best)

    def gains(self, errands: Errands, slot: int, led: bool) -> list[float]:
        """What 0, 1, 2, ... more hunters gain on a card; `led`: the Alpha is one of them."""
        there = errands.census.s.tribes[errands.census.colour].hunters[slot]
        alpha = has_alpha(there)
        number = size(there)
        before = errands.hunt(slot, number, alpha)
        found = [0.0]
        for more in range(1, errands.census.pool_size + 1):
            found.append(errands.hunt(slot, number + more, alpha or led) - before)
        return found

    def send(self, census: Census, slots: list[int], best: Allotment) -> Choice:
        """The largest group first, own members before the Alpha before wanderers."""
        options = census.s.options
        pool = census.tribe.pool
        order = [(-best.numbers[i], slots[i]) for i in range(len(slots)) if best.numbers[i]]
        order.sort()
        for fewer, slot in order:
            for kind in (census.colour, ALPHA, 0, 1, 2):
                number = min(-fewer, held(pool, kind))
                c = hunt(slot, kind, number)
                if number and c in options:
                    return c
        return DONE

    def lone(self, errands: Errands, least: float) -> Choice:
        """The elder or suitor who gains most, more than `least`; -1 if there is none."""
        best = -1
        top = least
        for c in errands.census.s.options:
            gain = 0.0
            if arg(c, 1):
                continue
            if kind_of(c) == PROMOTE:
                gain = self.promotion(errands, arg(c, 0))
            elif kind_of(c) == COURT:
                gain = errands.court(arg(c, 0))
            if gain > top:
                best = c
                top = gain
        return best

    def promotion(self, errands: Errands, level: int) -> float:
        """An elder for a member and, without a Firekeeper, a disc (NEA-6.3)."""
        census, taste = errands.census, self.taste
        tribe = census.tribe
        if census.in_pool < FEW:
            return 0.0
        gain = (taste.keeper if level == FIREKEEPER else taste.elder) * errands.ahead
        if KNAPPER <= level <= TRAPPER and not tribe.powerful():
            gain += taste.power * errands.ahead
        points = points_of(tribe, ELDER)
        if not tribe.promotes_freely():
            soon = share_soon(census.s)
            gain /= 2
            points = points * taste.unsettled * soon - 1.0 + taste.locked * soon
        return gain + points - errands.member
