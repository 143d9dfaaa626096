"""Frantic Fiends as a ruleset: the edge of the game, for the public API."""

from __future__ import annotations

from hearthside.core.choice import Choice
from hearthside.core.event import Event
from hearthside.core.legacy import Legacy
from hearthside.core.options import OptionValue
from hearthside.core.ruleset import View
from hearthside.core.state import State
from hearthside.games.fiends import (
    asking,
    chronicle,
    codec,
    gallery,
    labels,
    notation,
    scoring,
    view,
    why,
)
from hearthside.games.fiends.config import OPTIONS
from hearthside.games.fiends.setup import new_state
from hearthside.games.fiends.state import as_fiends


class FiendsRules(Legacy):
    """Caverna: Frantic Fiends."""

    id = "fiends"
    title = "Caverna: Frantic Fiends"
    base = "caverna"
    min_players = 1
    max_players = 7
    rules_version = 1
    options = OPTIONS
    documents: tuple[str, ...] = ("ff", "cav")

    def new_state(self, players: int, seed: int, options: dict[str, OptionValue]) -> State:
        return new_state(players, seed, options)

    def token(self, s: State, seat: int, c: Choice) -> str:
        return notation.token(as_fiends(s), c)

    def parse(self, s: State, text: str) -> Choice:
        return notation.parse(as_fiends(s), text)

    def old_label(self, s: State, seat: int, c: Choice) -> str:
        return labels.label(as_fiends(s), seat, c)

    def old_kind(self, s: State, seat: int, c: Choice) -> str:
        return labels.widget(c)

    def old_anchor(self, s: State, seat: int, c: Choice) -> str:
        return labels.anchor(as_fiends(s), c)

    def view(self, s: State, viewer: int) -> View:
        return view.view(as_fiends(s), viewer)

    def redeal(self, s: State, viewer: int, rng: int) -> State:
        """Nothing is hidden but what is to be drawn: a new generator is a new deal."""
        t = s.copy()
        t.rng = rng
        return t

    def old_event(self, s: State, event: Event) -> View:
        return chronicle.describe(as_fiends(s), event)

    def score_parts(self, s: State, seat: int) -> dict[str, int]:
        return dict(zip(scoring.FIENDS_PARTS, scoring.parts(as_fiends(s), seat), strict=True))

    def winners(self, s: State) -> list[int]:
        return scoring.winners(as_fiends(s))

    def old_ask(self, s: State, seat: int) -> View:
        return asking.ask(as_fiends(s), seat)

    def old_why_not(self, s: State, seat: int) -> dict[str, str]:
        return why.space_reasons(as_fiends(s), seat)

    def gallery(self) -> View:
        return gallery.gallery()

    def write(self, s: State) -> View:
        return codec.write(as_fiends(s))

    def read(self, data: View) -> State:
        return codec.read(data)
