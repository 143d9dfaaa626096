"""What a search must know about Neanderthal."""

from __future__ import annotations

from typing import Final, cast

from hearthside.bots.guide import Guide, Listing
from hearthside.bots.neanderthal.clock import HALT, cut
from hearthside.bots.neanderthal.evaluation import evaluate
from hearthside.bots.neanderthal.greedy import GreedyBot
from hearthside.bots.neanderthal.placements import Placements
from hearthside.bots.neanderthal.planner import Planner
from hearthside.bots.neanderthal.taste import USUAL
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.core.choice import STOP, Choice, kind_of
from hearthside.core.state import State
from hearthside.games.neanderthal.frames import colour_of
from hearthside.games.neanderthal.kinds import BID, FLIP, KEEP
from hearthside.games.neanderthal.packed.suitors import courts
from hearthside.games.neanderthal.phases.assign import Assign, Recall
from hearthside.games.neanderthal.phases.auction import Auction, PayBid
from hearthside.games.neanderthal.phases.begin import ChooseSide
from hearthside.games.neanderthal.phases.blizzard import Blizzard
from hearthside.games.neanderthal.phases.chaos import Chaos
from hearthside.games.neanderthal.phases.negotiate import Answer
from hearthside.games.neanderthal.phases.one_species import ReceiveWoman
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
"""This many higher bids are compared."""
HUNTS: Final = 3
"""Of hunts this times more options are tried: what to leave out shows only when all are placed."""

PROPOSED: Final = 6
"""This many tastes plan an assignment for each option that would be tried."""
PACE: Final = 10
"""Iterations are short, and dice must be rolled often before they say anything."""
FAITH: Final = 12
LISTING: Final = Listing(2, 3, 250)
LONGEST: Final = 40
"""No assignment that a planner makes has more steps."""

TASTES: Final = (
    USUAL,
    USUAL.times(trophy=0.5),
    USUAL.times(deny=0.0, kill=0.0),
    USUAL.times(trophy=0.0, growth=1.5),
    USUAL.times(released=0.3),
    USUAL.times(trophy=1.6),
    USUAL.times(growth=2.0),
    USUAL.times(growth=0.3),
    USUAL.times(trophy=0.0),
    USUAL.times(deny=2.0, kill=2.0),
    USUAL.times(trophy=0.5, deny=0.0, kill=0.0),
    USUAL.times(trophy=0.5, released=0.3),
    USUAL.times(partner_home=2.5, partner_abroad=2.5, unlock=2.0),
    USUAL.times(elder=3.0, keeper=2.5),
    USUAL.times(trophy=0.5, released=2.0),
    USUAL.times(stay=8.0),
)
"""Assignments are planned after each of these."""


class NeanderthalGuide(Guide):
    """A turn is the assignment of one species, its action, a bid, or another lone decision.

    Whatever comes before dice is left to a policy: between rivals the planner, where there is a
    goal to reach the greedy bot.
    """

    def __init__(self) -> None:
        self.pace = PACE
        self.faith = FAITH
        self.listing = LISTING
        self.greedy = GreedyBot()
        self.planners = [Planner(taste) for taste in TASTES]

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
            return not has_begun(n, colour_of(frame))
        if isinstance(frame.node, Chaos):
            return n.options[0] == FLIP or n.options[0] == KEEP
        return isinstance(frame.node, TURN)

    def policy(self, s: State, seat: int, rng: Rng) -> Choice:
        mode = cast(Neanderthal, s).mode
        if mode.one_species or mode.cooperative:
            return self.greedy.choose(s, seat, rng)
        return self.planners[0].choose(s, seat, rng)

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
        return below.node is not HALT or colour_of(frame) == colour_of(below)

    def candidates(self, s: State, seat: int, width: int) -> list[Choice]:
        n = cast(Neanderthal, s)
        options = n.options
        frame = n.main[-1]
        node = frame.node
        if isinstance(node, Assign | Act):
            swap = self.greedy.swap(n, colour_of(frame))
            if swap >= 0:
                return [swap]
        if not options:
            return engine.side_options(n, seat)[:1]
        if isinstance(node, Assign):
            return Placements(n, colour_of(frame)).pick(options, HUNTS * width)
        if isinstance(node, Auction):
            bids = [c for c in options if kind_of(c) == BID]
            return [*bids[:BIDS], options[-1]]
        if isinstance(node, ReleaseDiscs):
            return [c for c in options if c != STOP]
        return options

    def proposals(self, s: State, seat: int, width: int) -> list[list[Choice]]:
        """Assignments after several tastes."""
        found: list[list[Choice]] = []
        if not isinstance(s.main[-1].node, Assign):
            return found
        for planner in self.planners[: PROPOSED * width]:
            t = cast(Neanderthal, s.copy())
            choices: list[Choice] = []
            while self.going_on(t, seat) and len(choices) < LONGEST:
                c = planner.assign(t, colour_of(t.main[-1]))
                choices.append(c)
                engine.choose(t, c, seat)
            if choices not in found:
                found.append(choices)
        return found

    def quick(self, s: State, seat: int) -> float:
        return evaluate(cast(Neanderthal, s), seat)

    def allies(self, s: State, seat: int) -> list[int]:
        if not cast(Neanderthal, s).mode.cooperative:
            return []
        return [other for other in range(s.seats) if other != seat]


def has_begun(n: Neanderthal, colour: int) -> bool:
    """Has a species placed hunters or suitors?"""
    if any(n.tribes[colour].hunters):
        return True
    for suitors in n.suitors:
        if courts(suitors, colour):
            return True
    return n.tribes[colour].moves > 0
