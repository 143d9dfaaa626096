"""Agricola as a ruleset: the edge of the game, for the public API."""

from __future__ import annotations

from typing import cast

from hearthside.core.choice import Choice
from hearthside.core.event import Event
from hearthside.core.legacy import Legacy
from hearthside.core.options import OptionValue
from hearthside.core.ruleset import View
from hearthside.core.state import State
from hearthside.games.agricola import asking, chronicle, codec, labels, notation, redeal, view, why
from hearthside.games.agricola.config import OPTIONS
from hearthside.games.agricola.setup import new_state
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.variants import team_scoring


class AgricolaRules(Legacy):
    """Agricola (Revised Edition)."""

    id = "agricola"
    title = "Agricola (Revised Edition)"
    min_players = 1
    max_players = 4
    rules_version = 1
    options = OPTIONS
    documents: tuple[str, ...] = ("agr", "agc")

    def new_state(self, players: int, seed: int, options: dict[str, OptionValue]) -> State:
        return new_state(players, seed, options)

    def token(self, s: State, seat: int, c: Choice) -> str:
        return notation.token(cast(Agricola, s), c)

    def parse(self, s: State, text: str) -> Choice:
        return notation.parse(cast(Agricola, s), text)

    def old_label(self, s: State, seat: int, c: Choice) -> str:
        return labels.label(cast(Agricola, s), seat, c)

    def old_kind(self, s: State, seat: int, c: Choice) -> str:
        return labels.widget(c)

    def old_anchor(self, s: State, seat: int, c: Choice) -> str:
        return labels.anchor(cast(Agricola, s), c)

    def view(self, s: State, viewer: int) -> View:
        return view.view(cast(Agricola, s), viewer)

    def redeal(self, s: State, viewer: int, rng: int) -> State:
        return redeal.redeal(cast(Agricola, s), viewer, rng)

    def audience(self, s: State, seat: int, c: Choice) -> int:
        return notation.audience(cast(Agricola, s), seat, c)

    def old_event(self, s: State, event: Event) -> View:
        return chronicle.describe(event)

    def score_parts(self, s: State, seat: int) -> dict[str, int]:
        return team_scoring.team_parts(cast(Agricola, s), seat)

    def winners(self, s: State) -> list[int]:
        return team_scoring.winners(cast(Agricola, s))

    def old_ask(self, s: State, seat: int) -> View:
        return asking.ask(cast(Agricola, s), seat)

    def old_why_not(self, s: State, seat: int) -> dict[str, str]:
        return why.space_reasons(cast(Agricola, s), seat)

    def gallery(self) -> View:
        return {"cards": view.catalogue(), "spaces": view.space_catalogue()}

    def write(self, s: State) -> View:
        return codec.write(cast(Agricola, s))

    def read(self, data: View) -> State:
        return codec.read(data)
