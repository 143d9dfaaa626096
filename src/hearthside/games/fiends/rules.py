"""Frantic Fiends as a ruleset: the edge of the game, for the public API."""

from __future__ import annotations

from hearthside.core.message import Message
from hearthside.core.options import OptionValue
from hearthside.core.ruleset import Ruleset, View
from hearthside.core.state import State
from hearthside.games.fiends import (
    codec,
    gallery,
    scoring,
    view,
)
from hearthside.games.fiends.config import OPTIONS
from hearthside.games.fiends.forms import FORMS
from hearthside.games.fiends.happenings import HAPPENINGS
from hearthside.games.fiends.reasons import space_reasons, with_worker
from hearthside.games.fiends.setup import new_state
from hearthside.games.fiends.state import as_fiends
from hearthside.games.fiends.stock import BURDENS, prospects, stock


class FiendsRules(Ruleset):
    """Caverna: Frantic Fiends."""

    id = "fiends"
    title = "Caverna: Frantic Fiends"
    min_players = 1
    max_players = 7
    rules_version = 2
    options = OPTIONS
    documents: tuple[str, ...] = ("ff", "cav")
    base = "caverna"
    forms = FORMS
    happenings = HAPPENINGS
    burdens: tuple[str, ...] = BURDENS

    def new_state(self, players: int, seed: int, options: dict[str, OptionValue]) -> State:
        return new_state(players, seed, options)

    def view(self, s: State, viewer: int) -> View:
        return view.view(as_fiends(s), viewer)

    def redeal(self, s: State, viewer: int, rng: int) -> State:
        """Nothing is hidden but what is to be drawn: a new generator is a new deal."""
        t = s.copy()
        t.rng = rng
        return t

    def score_parts(self, s: State, seat: int) -> dict[str, int]:
        return dict(zip(scoring.FIENDS_PARTS, scoring.parts(as_fiends(s), seat), strict=True))

    def winners(self, s: State) -> list[int]:
        return scoring.winners(as_fiends(s))

    def ask(self, s: State, seat: int) -> Message:
        """The question, with the worker and the space it stands on."""
        return with_worker(as_fiends(s), seat, super().ask(s, seat))

    def why_not(self, s: State, seat: int) -> dict[str, Message]:
        return space_reasons(as_fiends(s), seat)

    def stock(self, s: State, seat: int) -> dict[str, int]:
        return stock(as_fiends(s).lair(seat))

    def food_due(self, s: State, seat: int) -> int:
        fiends = as_fiends(s)
        return fiends.hunger(fiends.lair(seat))

    def prospects(self, s: State, seat: int) -> list[str]:
        return prospects(as_fiends(s), seat)

    def gallery(self) -> View:
        return gallery.gallery()

    def write(self, s: State) -> View:
        return codec.write(as_fiends(s))

    def read(self, data: View) -> State:
        return codec.read(data)
