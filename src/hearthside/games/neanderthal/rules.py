"""Neanderthal as a ruleset: the edge of the game, for the public API."""

from __future__ import annotations

from typing import cast

from hearthside.core.message import Message
from hearthside.core.options import OptionValue
from hearthside.core.ruleset import Ruleset, View, waiting
from hearthside.core.state import State
from hearthside.games.neanderthal import codec, printed, scoring, view
from hearthside.games.neanderthal.config import OPTIONS
from hearthside.games.neanderthal.forms import FORMS
from hearthside.games.neanderthal.happenings import HAPPENINGS
from hearthside.games.neanderthal.reasons import reasons
from hearthside.games.neanderthal.setup import new_state
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.step import Step
from hearthside.games.neanderthal.stock import prospects, stock
from hearthside.games.neanderthal.values import the_species


class NeanderthalRules(Ruleset):
    """Neanderthal, second edition."""

    id = "neanderthal"
    title = "Neanderthal"
    min_players = 1
    max_players = 3
    rules_version = 2
    options = OPTIONS
    documents: tuple[str, ...] = ("nea",)
    forms = FORMS
    happenings = HAPPENINGS
    points_at_once = False

    def new_state(self, players: int, seed: int, options: dict[str, OptionValue]) -> State:
        return new_state(players, seed, options)

    def view(self, s: State, viewer: int) -> View:
        return view.view(cast(Neanderthal, s), viewer)

    def redeal(self, s: State, viewer: int, rng: int) -> State:
        """Nothing is hidden but what is to be drawn: a new generator is a new deal."""
        t = s.copy()
        t.rng = rng
        return t

    def score_parts(self, s: State, seat: int) -> dict[str, int]:
        found = scoring.seat_parts(cast(Neanderthal, s), seat)
        return dict(zip(scoring.PARTS, found, strict=True))

    def winners(self, s: State) -> list[int]:
        return scoring.winners(cast(Neanderthal, s))

    def ask(self, s: State, seat: int) -> Message:
        """The question, with the species it is decided for."""
        question = super().ask(s, seat)
        frame = waiting(s, seat)
        colour = cast(Step, frame.node).species(cast(Neanderthal, s), frame)
        if colour < 0:
            return question
        return Message(question.key, {"species": the_species(colour), **question.args})

    def why_not(self, s: State, seat: int) -> dict[str, Message]:
        return reasons(cast(Neanderthal, s), seat)

    def stock(self, s: State, seat: int) -> dict[str, int]:
        return stock(cast(Neanderthal, s), seat)

    def prospects(self, s: State, seat: int) -> list[str]:
        return prospects(cast(Neanderthal, s), seat)

    def gallery(self) -> View:
        return printed.gallery()

    def write(self, s: State) -> View:
        return codec.write(cast(Neanderthal, s))

    def read(self, data: View) -> State:
        return codec.read(data)
