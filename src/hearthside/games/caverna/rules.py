"""Caverna as a ruleset: the edge of the game, for the public API."""

from __future__ import annotations

from typing import cast

from hearthside.core.message import Message
from hearthside.core.options import OptionValue
from hearthside.core.ruleset import Ruleset, View
from hearthside.core.state import State
from hearthside.games.caverna import codec, scoring, view
from hearthside.games.caverna.config import OPTIONS
from hearthside.games.caverna.forms import FORMS
from hearthside.games.caverna.happenings import HAPPENINGS
from hearthside.games.caverna.reasons import space_reasons, with_dwarf
from hearthside.games.caverna.setup import new_state
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.stock import BURDENS, prospects, stock


class CavernaRules(Ruleset):
    """Caverna: The Cave Farmers."""

    id = "caverna"
    title = "Caverna: The Cave Farmers"
    min_players = 1
    max_players = 7
    rules_version = 2
    options = OPTIONS
    documents: tuple[str, ...] = ("cav",)
    burdens: tuple[str, ...] = BURDENS
    forms = FORMS
    happenings = HAPPENINGS

    def new_state(self, players: int, seed: int, options: dict[str, OptionValue]) -> State:
        return new_state(players, seed, options)

    def view(self, s: State, viewer: int) -> View:
        return view.view(cast(Caverna, s), viewer)

    def redeal(self, s: State, viewer: int, rng: int) -> State:
        """Nothing is hidden but what is to be drawn: a new generator is a new deal."""
        t = s.copy()
        t.rng = rng
        return t

    def score_parts(self, s: State, seat: int) -> dict[str, int]:
        return dict(zip(scoring.PARTS, scoring.parts(cast(Caverna, s), seat), strict=True))

    def winners(self, s: State) -> list[int]:
        return scoring.winners(cast(Caverna, s))

    def ask(self, s: State, seat: int) -> Message:
        """The question, with the acting dwarf and the space it stands on."""
        return with_dwarf(cast(Caverna, s), seat, super().ask(s, seat))

    def why_not(self, s: State, seat: int) -> dict[str, Message]:
        return space_reasons(cast(Caverna, s), seat)

    def stock(self, s: State, seat: int) -> dict[str, int]:
        return stock(cast(Caverna, s).homes[seat])

    def food_due(self, s: State, seat: int) -> int:
        s = cast(Caverna, s)
        return s.hunger(s.homes[seat])

    def prospects(self, s: State, seat: int) -> list[str]:
        return prospects(cast(Caverna, s), seat)

    def gallery(self) -> View:
        return {
            "tiles": view.catalogue(),
            "spaces": view.space_catalogue(),
            "loot": view.loot_catalogue(),
            "market": view.market_catalogue(),
        }

    def write(self, s: State) -> View:
        return codec.write(cast(Caverna, s))

    def read(self, data: View) -> State:
        return codec.read(data)
