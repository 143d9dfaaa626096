"""Caverna as a ruleset: the edge of the game, for the public API."""

from __future__ import annotations

from typing import cast

from hearthside.core.choice import Choice
from hearthside.core.event import Event
from hearthside.core.options import OptionValue
from hearthside.core.ruleset import Ruleset, View
from hearthside.core.state import State
from hearthside.games.caverna import asking, chronicle, codec, labels, notation, scoring, view, why
from hearthside.games.caverna.config import OPTIONS
from hearthside.games.caverna.setup import new_state
from hearthside.games.caverna.state import Caverna


class CavernaRules(Ruleset):
    """Caverna: The Cave Farmers."""

    id = "caverna"
    title = "Caverna: The Cave Farmers"
    min_players = 1
    max_players = 7
    rules_version = 1
    options = OPTIONS
    documents: tuple[str, ...] = ("cav",)

    def new_state(self, players: int, seed: int, options: dict[str, OptionValue]) -> State:
        return new_state(players, seed, options)

    def token(self, s: State, seat: int, c: Choice) -> str:
        return notation.token(cast(Caverna, s), c)

    def parse(self, s: State, text: str) -> Choice:
        return notation.parse(cast(Caverna, s), text)

    def label(self, s: State, seat: int, c: Choice) -> str:
        return labels.label(cast(Caverna, s), seat, c)

    def kind(self, s: State, seat: int, c: Choice) -> str:
        return labels.widget(c)

    def anchor(self, s: State, seat: int, c: Choice) -> str:
        return labels.anchor(cast(Caverna, s), c)

    def view(self, s: State, viewer: int) -> View:
        return view.view(cast(Caverna, s), viewer)

    def redeal(self, s: State, viewer: int, rng: int) -> State:
        """Nothing is hidden but what is to be drawn: a new generator is a new deal."""
        t = s.copy()
        t.rng = rng
        return t

    def event(self, s: State, event: Event) -> View:
        return chronicle.describe(cast(Caverna, s), event)

    def score_parts(self, s: State, seat: int) -> dict[str, int]:
        return dict(zip(scoring.PARTS, scoring.parts(cast(Caverna, s), seat), strict=True))

    def winners(self, s: State) -> list[int]:
        return scoring.winners(cast(Caverna, s))

    def ask(self, s: State, seat: int) -> View:
        return asking.ask(cast(Caverna, s), seat)

    def why_not(self, s: State, seat: int) -> dict[str, str]:
        return why.space_reasons(cast(Caverna, s), seat)

    def gallery(self) -> View:
        return {"tiles": view.catalogue(), "spaces": view.space_catalogue()}

    def write(self, s: State) -> View:
        return codec.write(cast(Caverna, s))

    def read(self, data: View) -> State:
        return codec.read(data)
