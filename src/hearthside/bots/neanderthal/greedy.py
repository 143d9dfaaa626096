"""The bot `greedy` for Neanderthal: odds for hunts, one step ahead for everything else."""

from __future__ import annotations

from typing import Final, cast

from hearthside.bots.base import Bot
from hearthside.bots.neanderthal.assign import Assignment
from hearthside.bots.neanderthal.heuristic import value
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.core.choice import STOP, Choice, arg, kind_of
from hearthside.core.state import Frame, State
from hearthside.games.neanderthal.frames import colour_of
from hearthside.games.neanderthal.kinds import (
    BID,
    DONE,
    EXTRA,
    OFFER,
    PASS,
    POWER,
    RESOLVE,
    SPECIES_CHOICE,
)
from hearthside.games.neanderthal.phases.assign import Assign
from hearthside.games.neanderthal.phases.auction import purse
from hearthside.games.neanderthal.phases.negotiate import Negotiate
from hearthside.games.neanderthal.phases.turns import WarCouncil
from hearthside.games.neanderthal.scoring import conditions
from hearthside.games.neanderthal.state import Neanderthal

MANY_WORDS: Final = 9
"""With this many free discs a second one may be bid."""
MANY_WOMEN: Final = 4


class GreedyBot(Bot):
    """Looks one step ahead; chance decides between equals."""

    def __init__(self) -> None:
        self.name = "greedy"

    def choose(self, state: State, seat: int, rng: Rng) -> Choice:
        s = cast(Neanderthal, state)
        return self.best(s, s.main[-1], rng)

    def best(self, s: Neanderthal, frame: Frame, rng: Rng) -> Choice:
        options = s.options
        colour = colour_of(frame)
        if not options:
            return engine.side_options(s, s.decider)[0]
        kind = kind_of(options[0])
        if isinstance(frame.node, Assign):
            swap = self.swap(s, colour)
            return swap if swap >= 0 else Assignment(s, colour).choose(options)
        if kind == BID:
            return self.bid(s, colour, options)
        if isinstance(frame.node, Negotiate):
            return DONE if kind == OFFER else STOP
        if kind == POWER or kind == RESOLVE or isinstance(frame.node, WarCouncil):
            return options[0]
        if kind == SPECIES_CHOICE:
            return options[rng.below(len(options))]
        if kind == EXTRA:
            return options[0] if all(conditions(s).values()) else options[-1]
        if options == [PASS]:
            swap = self.swap(s, colour)
            return swap if swap >= 0 else PASS
        return self.look_ahead(s, colour, options, rng)

    def look_ahead(self, s: Neanderthal, colour: int, options: list[Choice], rng: Rng) -> Choice:
        """Try every option on a copy."""
        best: list[Choice] = []
        top = 0.0
        for c in options:
            t = s.copy()
            engine.choose(t, c)
            found = value(t, colour)
            if not best or found > top + 1e-6:
                best = [c]
                top = found
            elif found > top - 1e-6:
                best.append(c)
        return best[rng.below(len(best))]

    def swap(self, s: Neanderthal, colour: int) -> Choice:
        """Bring back the Alpha who has a power; -1 if not."""
        if s.tribes[colour].powerful():
            for c in engine.side_options(s, s.decider):
                if arg(c, 0) == colour:
                    return c
        return -1

    def bid(self, s: Neanderthal, colour: int, options: list[Choice]) -> Choice:
        """One disc, or two of many, for not too many Women, as long as there is time."""
        tribe = s.tribes[colour]
        limit = 2 if tribe.size_of_vocabulary() >= MANY_WORDS and purse(s, colour) > 2 else 1
        if len(tribe.women) >= MANY_WOMEN or s.events_left < 2:
            limit = 0
        least = options[0]
        if kind_of(least) == BID and arg(least, 0) <= limit:
            return least
        return options[-1]
