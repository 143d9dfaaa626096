# mypy: disable-error-code="explicit-any"
"""What a game tells the world: its options, notation, views, scores and saved form."""

from __future__ import annotations

from typing import Any

from hearthside.core.choice import Choice
from hearthside.core.event import EVERYBODY, Event
from hearthside.core.options import OptionSpec, OptionValue
from hearthside.core.state import State

View = dict[str, Any]


class Ruleset:
    """One game. Everything here is the edge: text and plain data, nothing that search needs."""

    id: str = ""
    title: str = ""
    min_players: int = 1
    max_players: int = 1
    rules_version: int = 1
    options: list[OptionSpec]
    documents: tuple[str, ...] = ()
    """Its rules under docs/rules, by the names of the files."""

    def new_state(self, players: int, seed: int, options: dict[str, OptionValue]) -> State:
        raise AssertionError("every game sets itself up")

    def token(self, s: State, seat: int, c: Choice) -> str:
        """The stable notation of a choice."""
        raise AssertionError("every game has a notation")

    def parse(self, s: State, text: str) -> Choice:
        """The choice a token means; ValueError with a sentence if it is not notation at all."""
        raise AssertionError("every game has a notation")

    def label(self, s: State, seat: int, c: Choice) -> str:
        """The choice for a person to read."""
        raise AssertionError("every game has labels")

    def kind(self, s: State, seat: int, c: Choice) -> str:
        """The sort of widget the choice belongs to."""
        raise AssertionError("every game knows its kinds of choices")

    def anchor(self, s: State, seat: int, c: Choice) -> str:
        """What a client highlights for the choice."""
        raise AssertionError("every game has anchors")

    def view(self, s: State, viewer: int) -> View:
        """What `viewer` (a seat, or -1) may know, built from nothing."""
        raise AssertionError("every game has views")

    def redeal(self, s: State, viewer: int, rng: int) -> State:
        """A copy in which everything `viewer` cannot know is drawn anew."""
        raise AssertionError("every game can be redealt")

    def audience(self, s: State, seat: int, c: Choice) -> int:
        """Who may know which choice was made: EVERYBODY, or the one seat that does."""
        return EVERYBODY

    def event(self, s: State, event: Event) -> View:
        """An event as plain data."""
        raise AssertionError("every game describes its events")

    def score_parts(self, s: State, seat: int) -> dict[str, int]:
        """The points of a seat by named category."""
        raise AssertionError("every game keeps score")

    def winners(self, s: State) -> list[int]:
        raise AssertionError("every game has winners")

    def ask(self, s: State, seat: int) -> View:
        """What a deciding seat is asked: the word `ask` and its parameters."""
        raise AssertionError("every game says what it asks")

    def why_not(self, s: State, seat: int) -> dict[str, str]:
        """Anchors that cannot be used now, each with the reason."""
        return {}

    def gallery(self) -> View:
        """All printed things of the game, for people to look at: lists by sort."""
        return {}

    def write(self, s: State) -> View:
        """The state as plain data."""
        raise AssertionError("every game can be saved")

    def read(self, data: View) -> State:
        """The state that `write` wrote."""
        raise AssertionError("every game can be loaded")
