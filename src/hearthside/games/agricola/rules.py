"""Agricola as a ruleset: the edge of the game, for the public API."""

from __future__ import annotations

from typing import cast

from hearthside.core.choice import Choice
from hearthside.core.message import Message
from hearthside.core.options import OptionValue
from hearthside.core.ruleset import Ruleset, View
from hearthside.core.state import State
from hearthside.games.agricola import codec, forms, redeal, view
from hearthside.games.agricola.config import OPTIONS
from hearthside.games.agricola.flow.feeding import due
from hearthside.games.agricola.happenings import HAPPENINGS
from hearthside.games.agricola.reasons import space_reasons, with_space
from hearthside.games.agricola.setup import new_state
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.stock import BURDENS, prospects, stock
from hearthside.games.agricola.variants import team_scoring


class AgricolaRules(Ruleset):
    """Agricola (Revised Edition)."""

    id = "agricola"
    title = "Agricola (Revised Edition)"
    min_players = 1
    max_players = 4
    rules_version = 2
    options = OPTIONS
    documents: tuple[str, ...] = ("agr", "agc")
    forms = forms.FORMS
    happenings = HAPPENINGS
    burdens: tuple[str, ...] = BURDENS

    def new_state(self, players: int, seed: int, options: dict[str, OptionValue]) -> State:
        return new_state(players, seed, options)

    def view(self, s: State, viewer: int) -> View:
        return view.view(cast(Agricola, s), viewer)

    def redeal(self, s: State, viewer: int, rng: int) -> State:
        return redeal.redeal(cast(Agricola, s), viewer, rng)

    def audience(self, s: State, seat: int, c: Choice) -> int:
        return forms.audience(cast(Agricola, s), seat, c)

    def score_parts(self, s: State, seat: int) -> dict[str, int]:
        return team_scoring.team_parts(cast(Agricola, s), seat)

    def winners(self, s: State) -> list[int]:
        return team_scoring.winners(cast(Agricola, s))

    def ask(self, s: State, seat: int) -> Message:
        """The question, with the space whose use is under way."""
        return with_space(cast(Agricola, s), seat, super().ask(s, seat))

    def why_not(self, s: State, seat: int) -> dict[str, Message]:
        return space_reasons(cast(Agricola, s), seat)

    def stock(self, s: State, seat: int) -> dict[str, int]:
        return stock(cast(Agricola, s).players[seat])

    def food_due(self, s: State, seat: int) -> int:
        return due(cast(Agricola, s), seat)

    def prospects(self, s: State, seat: int) -> list[str]:
        return prospects(cast(Agricola, s), seat)

    def gallery(self) -> View:
        return {"cards": view.catalogue(), "spaces": view.space_catalogue()}

    def write(self, s: State) -> View:
        return codec.write(cast(Agricola, s))

    def read(self, data: View) -> State:
        return codec.read(data)
