"""How much of the game is left."""

from __future__ import annotations

from typing import Final

from hearthside.core.sequence import Seq
from hearthside.core.state import AnyNode
from hearthside.games.agricola.farm.people import AT_HOME, newborns
from hearthside.games.agricola.flow.breeding import Breed
from hearthside.games.agricola.flow.feeding import Feed
from hearthside.games.agricola.flow.harvest import Harvest, TakeCrops
from hearthside.games.agricola.program import ROUND
from hearthside.games.agricola.state import HARVESTS, LAST_ROUND, Agricola


def harvest_number() -> int:
    """The place of the harvest in a round, counted from 1."""
    for i in range(len(ROUND.members)):
        if isinstance(ROUND.members[i], Harvest):
            return i + 1
    raise AssertionError("a round has a harvest")


def harvest_is_past(s: Agricola) -> bool:
    """Is the game behind the point of the round where a harvest may be?"""
    for frame in s.main:
        if frame.node is ROUND:
            return frame.pos > HARVEST_STEP
    return s.round == LAST_ROUND


def harvest_steps() -> Seq[Agricola]:
    """The steps of the harvest that every seat does for itself."""
    for part in ROUND.members:
        if isinstance(part, Harvest):
            steps = part.phases.part
            if isinstance(steps, Seq):
                return steps
    raise AssertionError("a round has a harvest")


def step_number(steps: Seq[Agricola], sort: type[AnyNode]) -> int:
    """The place of a step in the harvest, counted from 1."""
    for i in range(len(steps.members)):
        if isinstance(steps.members[i], sort):
            return i + 1
    raise AssertionError("the harvest has this step")


STEPS: Final = harvest_steps()
CROPS_STEP: Final = step_number(STEPS, TakeCrops)
FEED_STEP: Final = step_number(STEPS, Feed)
BREED_STEP: Final = step_number(STEPS, Breed)

HARVEST_STEP: Final = harvest_number()

TO_COME: Final = 0
REAPED: Final = 1
FED: Final = 2
BRED: Final = 3
# How far a seat is in the harvest of this round


class Clock:
    """Time left for one seat: rounds, actions, harvests."""

    def __init__(self, s: Agricola, p: int, past: bool = False) -> None:
        """`past`: the harvest of this round, if it had one, is over."""
        player = s.players[p]
        self.rounds = LAST_ROUND - s.round
        """Rounds to come after this one."""
        waiting = player.people.count(AT_HOME) if s.working or not s.round else 0
        self.waiting = waiting
        """Own people still to be placed in this round."""
        self.newborns = newborns(player.people)
        self.family = len(player.people)
        self.actions = waiting + self.rounds * self.family
        """Own placements to come, with the family as it is."""
        self.progress = BRED if past else self.steps_done(s, p)
        """How far the seat is in the harvest of this round."""
        self.harvests: list[int] = []
        """The rounds of the harvests not yet over."""
        for round_number in HARVESTS:
            if round_number > s.round or (round_number == s.round and self.progress < BRED):
                self.harvests.append(round_number)

    def steps_done(self, s: Agricola, p: int) -> int:
        if not s.harvesting:
            return TO_COME
        if not s.lanes or not s.lanes[p]:
            return BRED
        lane = s.lanes[p]
        if lane[0].node is not STEPS:
            return BRED
        step = lane[0].pos
        node = lane[-1].node
        if step > BREED_STEP or (step == BREED_STEP and not isinstance(node, Breed)):
            return BRED
        if step > FEED_STEP or (step == FEED_STEP and not isinstance(node, Feed)):
            return FED
        return REAPED if step >= CROPS_STEP else TO_COME

    def actions_until(self, s: Agricola, round_number: int) -> int:
        """Own placements before the harvest of a round."""
        return self.waiting + (round_number - s.round) * self.family
