"""What a bot is."""

from __future__ import annotations

from math import nan

from hearthside.bots.advice import Advice
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.core.choice import Choice
from hearthside.core.extensible import mypyc_attr
from hearthside.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player: everything it knows is in the states it is given.

    Whoever runs the game hands out a state redealt for the seat (`Ruleset.redeal`), so that
    nothing hidden is in it. The bot may copy and change it as it likes. A new bot makes the same
    choice with the same state and generator; one that has played may remember what it thought.
    """

    name: str = ""

    def choose(self, state: State, seat: int, rng: Rng) -> Choice:
        """A legal choice of `seat`, which has a decision to make in `state`."""
        raise NotImplementedError

    def rank(self, state: State, seat: int, rng: Rng) -> list[Choice]:
        """The options of `seat`, the best first; here only the best is known."""
        first = self.choose(state.copy(), seat, rng)
        return [first] + [c for c in engine.options_of(state, seat) if c != first]

    def advise(self, state: State, seat: int, rng: Rng) -> list[Advice]:
        """What it thinks of the options, the best first; here without any figures (nan)."""
        found: list[Advice] = []
        for c in self.rank(state, seat, rng):
            t = state.copy()
            engine.choose(t, c, seat)
            found.append(Advice([c], t, nan, nan, nan))
        return found
