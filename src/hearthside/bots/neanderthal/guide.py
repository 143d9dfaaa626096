"""What a search must know about Neanderthal."""

from __future__ import annotations

from typing import Final, cast

from hearthside.bots.guide import Guide, Listing
from hearthside.bots.neanderthal.clock import HALT, cut
from hearthside.bots.neanderthal.greedy import GreedyBot
from hearthside.bots.neanderthal.judge import judge
from hearthside.bots.neanderthal.placements import Placements
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.core.choice import STOP, Choice
from hearthside.core.state import State
from hearthside.games.neanderthal.kinds import BID, FLIP, KEEP
from hearthside.games.neanderthal.phases.alone import ReceiveWoman
from hearthside.games.neanderthal.phases.assign import Assign, Recall
from hearthside.games.neanderthal.phases.auction import Auction, PayBid
from hearthside.games.neanderthal.phases.begin import ChooseSide
from hearthside.games.neanderthal.phases.blizzard import Blizzard
from hearthside.games.neanderthal.phases.chaos import Chaos
from hearthside.games.neanderthal.phases.negotiate import Answer
from hearthside.games.neanderthal.phases.portals import Act
from hearthside.games.neanderthal.release import ReleaseDiscs
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Discard

TURN: Final = (Assign, Recall, Act, Auction, ChooseSide)
"""Decisions that make a turn of their own."""
DETAIL: Final = (PayBid, Chaos, Blizzard, Discard, ReleaseDiscs, ReceiveWoman, Answer)
"""Decisions that can be compared by the position right after them."""
MAJOR: Final = TURN + DETAIL
BIDS: Final = 3
"""So many higher bids are compared."""
HUNTS: Final = 3
"""Of hunts this times more options are tried: what to leave out shows only when all are placed."""

PACE: Final = 3
"""Iterations are short."""
LISTING: Final = Listing(8, 3, 1500)
"""An assignment has many steps, and the hunts that win are not those that look best one by one."""


class NeanderthalGuide(Guide):
    """A turn is the assignment of one species, its action, a bid, or another lone decision.

    Whatever comes before dice is left to the greedy bot.
    """

    def __init__(self) -> None:
        self.gambles = True
        self.pace = PACE
        self.listing = LISTING
        self.greedy = GreedyBot()

    def major(self, s: State, seat: int) -> bool:
        if s.decider != seat or not s.main or len(s.options) < 2:
            return False
        node = s.main[-1].node
        return isinstance(node, MAJOR)

    def opens(self, s: State, seat: int) -> bool:
        if s.decider != seat or not s.main or len(s.options) < 2:
            return False
        n = cast(Neanderthal, s)
        frame = n.main[-1]
        if isinstance(frame.node, Assign):
            return not has_begun(n, frame.pos & 3)
        if isinstance(frame.node, Chaos):
            return n.options[0] == FLIP or n.options[0] == KEEP
        return isinstance(frame.node, TURN)

    def policy(self, s: State, seat: int, rng: Rng) -> Choice:
        return self.greedy.choose(s, seat, rng)

    def start(self, s: State, seat: int) -> State:
        """The frame that asks, and for a recall the assignment it belongs to."""
        n = cast(Neanderthal, s)
        first = len(n.main) - 1
        if isinstance(n.main[first].node, Recall):
            first -= 1
        return cut(n, first)

    def going_on(self, s: State, seat: int) -> bool:
        """The same species of the seat is asked again."""
        if not s.main or s.decider != seat:
            return False
        frame = s.main[-1]
        if frame.node is HALT:
            return False
        below = s.main[0]
        return below.node is not HALT or frame.pos & 3 == below.pos & 3

    def candidates(self, s: State, seat: int, width: int) -> list[Choice]:
        n = cast(Neanderthal, s)
        options = n.options
        frame = n.main[-1]
        node = frame.node
        if isinstance(node, Assign | Act):
            swap = self.greedy.swap(n, frame.pos & 3)
            if swap >= 0:
                return [swap]
        if not options:
            return engine.side_options(n, seat)[:1]
        if isinstance(node, Assign):
            return Placements(n, frame.pos & 3).pick(options, HUNTS * width)
        if isinstance(node, Auction):
            bids = [c for c in options if c & 255 == BID]
            return [*bids[:BIDS], options[-1]]
        if isinstance(node, ReleaseDiscs):
            return [c for c in options if c != STOP]
        return options

    def quick(self, s: State, seat: int) -> float:
        return judge(cast(Neanderthal, s), seat)

    def allies(self, s: State, seat: int) -> list[int]:
        if not cast(Neanderthal, s).mode.cooperative:
            return []
        return [other for other in range(s.seats) if other != seat]


def has_begun(n: Neanderthal, colour: int) -> bool:
    """Has a species placed hunters or suitors?"""
    for slot in range(12):
        if n.groups[3 * slot + colour]:
            return True
    for suitors in n.suitors:
        if suitors >> 2 * colour & 1:
            return True
    return n.tribes[colour].moves > 0
