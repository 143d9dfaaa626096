# mypy: disable-error-code="explicit-any"
"""What a game tells the world: its options, choices, views, scores and saved form."""

from __future__ import annotations

from typing import Any, ClassVar

from hearthside.core.choice import Choice
from hearthside.core.event import EVERYBODY, Event
from hearthside.core.form import AnyForm, Forms
from hearthside.core.happening import Happenings
from hearthside.core.message import Message, data
from hearthside.core.options import OptionSpec, OptionValue
from hearthside.core.state import Frame, State

View = dict[str, Any]


class Ruleset:
    """One game. Everything here is the edge: text and plain data, nothing that search needs."""

    id: str = ""
    title: str = ""
    base: str = ""
    """The game whose words this one uses as well: an expansion names what it is built upon."""
    min_players: int = 1
    max_players: int = 1
    rules_version: int = 1
    options: list[OptionSpec]
    words: ClassVar[dict[str, dict[str, str]]] = {}
    """Words by language and key, of a game whose catalogues are not in the package."""
    documents: tuple[str, ...] = ()
    """Its rules under docs/rules, by the names of the files."""
    forms: Forms
    """Its choices."""
    happenings: Happenings
    """Its events."""

    def new_state(self, players: int, seed: int, options: dict[str, OptionValue]) -> State:
        raise AssertionError("every game sets itself up")

    # Choices

    def form(self, s: State, c: Choice) -> AnyForm:
        """The declaration of a choice."""
        return self.forms.of(s, c)

    def token(self, s: State, seat: int, c: Choice) -> str:
        """The stable notation of a choice."""
        return self.form(s, c).token(s, c)

    def parse(self, s: State, text: str) -> Choice:
        """The choice a token means; ValueError with a sentence if it is not notation at all."""
        return self.forms.parse(s, text)

    def message(self, s: State, seat: int, c: Choice) -> Message:
        """The choice for a person to read."""
        return self.form(s, c).message(s, seat, c)

    def audience(self, s: State, seat: int, c: Choice) -> int:
        """Who may know which choice was made: EVERYBODY, or the one seat that does."""
        return EVERYBODY

    # Questions and reasons

    def ask(self, s: State, seat: int) -> Message:
        """What a deciding seat is asked."""
        frame = waiting(s, seat)
        return frame.node.ask(s, frame)

    def why_not(self, s: State, seat: int) -> dict[str, Message]:
        """Anchors that cannot be used now, each with the reason."""
        return {}

    # Knowing

    def view(self, s: State, viewer: int) -> View:
        """What `viewer` (a seat, or -1) may know, built from nothing."""
        raise AssertionError("every game has views")

    def redeal(self, s: State, viewer: int, rng: int) -> State:
        """A copy in which everything `viewer` cannot know is drawn anew."""
        raise AssertionError("every game can be redealt")

    def event(self, s: State, event: Event) -> View:
        """An event as plain data: its name, the seat or None, and its arguments.

        Its log line is the message "log." and its name, with these arguments and the seat.
        """
        return {
            "event": self.happenings.name(event),
            "seat": event.player if event.player >= 0 else None,
            "args": {name: data(v) for name, v in self.happenings.args(s, event).items()},
        }

    def score_parts(self, s: State, seat: int) -> dict[str, int]:
        """The points of a seat by named category."""
        raise AssertionError("every game keeps score")

    def winners(self, s: State) -> list[int]:
        raise AssertionError("every game has winners")

    burdens: tuple[str, ...] = ()
    """The things of `stock` that nobody wants."""
    points_at_once: bool = True
    """Do points count from when they are there? If not, those of one turn tell nothing."""

    def stock(self, s: State, seat: int) -> dict[str, int]:
        """What a seat has of everything that can be counted, as far as it knows."""
        return {}

    def food_due(self, s: State, seat: int) -> int:
        """How much food the next feeding would ask of a seat; 0 in a game without feeding."""
        return 0

    def prospects(self, s: State, seat: int) -> list[str]:
        """What a seat could do ("opens:...") or is sure of ("secures:...") in this position."""
        return []

    def gallery(self) -> View:
        """All printed things of the game, for people to look at: lists by sort."""
        return {}

    # Saving

    def write(self, s: State) -> View:
        """The state as plain data."""
        raise AssertionError("every game can be saved")

    def read(self, data: View) -> State:
        """The state that `write` wrote."""
        raise AssertionError("every game can be loaded")


def waiting(s: State, seat: int) -> Frame:
    """The frame that asks a deciding seat."""
    return (s.lanes[seat] if s.lanes else s.main)[-1]
