"""Where in a turn a position is, also when what follows was cut off."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import STOP, Choice
from hearthside.core.state import Frame
from hearthside.games.neanderthal.frames import colour_of, framed, rest_of
from hearthside.games.neanderthal.program import TURN
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import InOrder, Step

SETUP: Final = 0
EVENTS: Final = 1
AUCTION: Final = 2
ASSIGNMENT: Final = 3
HUNTING: Final = 4
ACTIONS: Final = 5
STAGES: Final = ("setup", "events", "auction", "assignment", "hunting", "actions")

PARTS: Final = {SETUP: 1, EVENTS: 4, AUCTION: 1, ASSIGNMENT: 5, HUNTING: 5, ACTIONS: 2}
"""How many parts of a turn begin in each stage."""
STAGE_OF: Final = [stage for stage, number in PARTS.items() for _ in range(number)]
"""The stage by how many parts of a turn have begun."""


class Halt(Step):
    """The end of a cut copy: nothing goes on from here.

    `pos` is the colour that decides and above it the stage, `done` how many species have begun
    in it.
    """

    def options(self, s: Neanderthal, f: Frame, out: list[Choice]) -> None:
        out.append(STOP)

    def waits(self, s: Neanderthal, f: Frame) -> bool:
        return True


HALT: Final = Halt()


class Clock:
    """The stage of the turn, and how many species have begun in it."""

    def __init__(self, s: Neanderthal) -> None:
        self.stage = ACTIONS if s.turn_order else SETUP
        self.begun = 3
        if s.main and s.main[0].node is HALT:
            self.stage = rest_of(s.main[0])
            self.begun = s.main[0].done
            return
        if len(s.main) > 2:
            turn = s.main[2]
            if turn.node is TURN:
                self.stage = STAGE_OF[turn.pos]
                self.begun = 0
                for i in range(3, len(s.main)):
                    if isinstance(s.main[i].node, InOrder):
                        self.begun = s.main[i].pos
                        return
                self.begun = 3


def cut(s: Neanderthal, first: int) -> Neanderthal:
    """A copy in which the frames below `first` are gone, and the game halts after the others."""
    clock = Clock(s)
    t = s.copy()
    halt = framed(s, HALT, colour_of(t.main[-1]), clock.stage, clock.begun)
    del t.main[:first]
    t.main.insert(0, halt)
    return t
