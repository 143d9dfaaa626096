"""Neanderthal as a ruleset: the edge of the game, for the public API."""

from __future__ import annotations

from typing import cast

from hearthside.core.choice import Choice
from hearthside.core.event import Event
from hearthside.core.legacy import Legacy
from hearthside.core.options import OptionValue
from hearthside.core.ruleset import View
from hearthside.core.state import State
from hearthside.games.neanderthal import (
    asking,
    chronicle,
    codec,
    labels,
    notation,
    parsing,
    printed,
    scoring,
    view,
    why,
)
from hearthside.games.neanderthal.config import OPTIONS
from hearthside.games.neanderthal.setup import new_state
from hearthside.games.neanderthal.state import Neanderthal


class NeanderthalRules(Legacy):
    """Neanderthal, second edition."""

    id = "neanderthal"
    title = "Neanderthal"
    min_players = 1
    max_players = 3
    rules_version = 1
    options = OPTIONS
    documents: tuple[str, ...] = ("nea",)

    def new_state(self, players: int, seed: int, options: dict[str, OptionValue]) -> State:
        return new_state(players, seed, options)

    def token(self, s: State, seat: int, c: Choice) -> str:
        return notation.token(cast(Neanderthal, s), c)

    def parse(self, s: State, text: str) -> Choice:
        return parsing.parse(text)

    def old_label(self, s: State, seat: int, c: Choice) -> str:
        return labels.label(cast(Neanderthal, s), c)

    def old_kind(self, s: State, seat: int, c: Choice) -> str:
        return labels.widget(c)

    def old_anchor(self, s: State, seat: int, c: Choice) -> str:
        return labels.anchor(cast(Neanderthal, s), c)

    def view(self, s: State, viewer: int) -> View:
        return view.view(cast(Neanderthal, s), viewer)

    def redeal(self, s: State, viewer: int, rng: int) -> State:
        """Nothing is hidden but what is to be drawn: a new generator is a new deal."""
        t = s.copy()
        t.rng = rng
        return t

    def old_event(self, s: State, event: Event) -> View:
        return chronicle.describe(event)

    def score_parts(self, s: State, seat: int) -> dict[str, int]:
        found = scoring.seat_parts(cast(Neanderthal, s), seat)
        return dict(zip(scoring.PARTS, found, strict=True))

    def winners(self, s: State) -> list[int]:
        return scoring.winners(cast(Neanderthal, s))

    def old_ask(self, s: State, seat: int) -> View:
        return asking.ask(cast(Neanderthal, s), seat)

    def old_why_not(self, s: State, seat: int) -> dict[str, str]:
        return why.reasons(cast(Neanderthal, s), seat)

    def gallery(self) -> View:
        return printed.gallery()

    def write(self, s: State) -> View:
        return codec.write(cast(Neanderthal, s))

    def read(self, data: View) -> State:
        return codec.read(data)
