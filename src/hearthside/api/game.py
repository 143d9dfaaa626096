# mypy: disable-error-code="explicit-any"
"""A game being played, and how it begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hearthside.api.choosing import Option, deciding, discards, legal, options
from hearthside.api.course import Course
from hearthside.api.saved import read_saved, write_saved
from hearthside.bots.registry import bot_for
from hearthside.core.errors import (
    BadPlayers,
    DamagedRecord,
    DamagedState,
    HearthsideError,
    NotOffered,
    WrongSeat,
)
from hearthside.core.event import EVERYBODY
from hearthside.core.message import Message
from hearthside.core.options import OptionValue, check_options
from hearthside.core.record import (
    Move,
    Record,
    Setup,
    end_line,
    read_head,
    read_record,
    write_record,
)
from hearthside.games.registry import kit, ruleset
from hearthside.hints import SEED, Hint, suggest
from hearthside.preview import Preview, preview
from hearthside.words import Speaker, speaker

HIDDEN = "hidden"
"""The token of a choice that a viewer may not know."""


@dataclass(frozen=True)
class Score:
    """The points of a seat; the named parts add up to the total."""

    seat: int
    total: int
    parts: dict[str, int]


class Game(Course):
    """A game being played: what its seats may choose and know, and what came of it."""

    # Deciding

    def options(self, seat: int | None = None, anytime: bool = True) -> list[Option]:
        """Every legal choice of a seat (default: the first decider); empty if it decides nothing.

        A feeding decision lists proposals and accepts every legal plan.
        """
        who = self.state.decider if seat is None else seat
        return options(self.rules, self.state, who, anytime)

    def discards(self, seat: int | None = None) -> list[Option]:
        """What a seat may give back for nothing, at any time; legal, though no option is of use.

        Where a card rewards it, it is among the options.
        """
        who = self.state.decider if seat is None else seat
        return discards(self.rules, self.state, who)

    def ask(self, seat: int) -> Message | None:
        """What a deciding seat is asked; nothing if it is not."""
        if seat < 0 or seat not in self.deciders:
            return None
        return self.rules.ask(self.state, seat)

    def why_not(self, seat: int) -> dict[str, Message]:
        """What this seat cannot use now, by anchor, and why."""
        return self.rules.why_not(self.state, self._viewer(seat))

    def hint(self, seat: int, count: int = 3, level: str = "strong") -> list[Hint]:
        """The options that a bot of this level likes best, the best first, each with its reason.

        It knows no more than the seat does. Empty if the seat decides nothing; NotOffered if the
        game has no suggestions.
        """
        if not kit(self.rules.id).searchable:
            raise NotOffered(f"There are no suggestions for {self.rules.title}.")
        if self.over or seat < 0 or seat not in self.deciders:
            return []
        state = self.rules.redeal(self.state, seat, SEED)
        return suggest(self.rules, state, seat, bot_for(self.rules.id, level), count)

    def preview(self, seat: int, token: str) -> Preview:
        """What a legal choice of a seat would change at once; nothing hidden is in it."""
        seat = deciding(self.state, seat)
        return preview(self.rules, self.state, seat, legal(self.rules, self.state, seat, token))

    def preview_of(self, seat: int, option: Option) -> Preview:
        """What one of the listed options would change at once."""
        return preview(self.rules, self.state, seat, option.choice)

    # Knowing

    def scores(self) -> list[Score]:
        """One score per seat; before the end, the points so far."""
        found = []
        for seat in range(self.setup.players):
            parts = self.rules.score_parts(self.state, seat)
            found.append(Score(seat, sum(parts.values()), parts))
        return found

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game is on."""
        return self.rules.winners(self.state) if self.over else []

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, ready for JSON."""
        found = self.rules.view(self.state, self._viewer(seat))
        found["ply"] = self.ply
        found["over"] = self.over
        found["deciders"] = self.deciders
        found["names"] = self.setup.names[:]
        found["winners"] = self.winners()
        return found

    def _viewer(self, seat: int | None) -> int:
        """A seat that exists, or -1 for a spectator."""
        if seat is None:
            return -1
        if not 0 <= seat < self.setup.players:
            raise WrongSeat(Message("refused.no_seat", {"seat": seat}))
        return seat

    def events(self, since: int = 0, seat: int | None = None) -> list[dict[str, Any]]:
        """What happened after ply `since`, as far as the viewer may know it."""
        viewer = self._viewer(seat)
        found = []
        for ply in range(max(0, since), self.ply):
            for event in self._events[ply]:
                if event.visible_to(viewer):
                    found.append({"ply": ply + 1, **self.rules.event(self.state, event)})
        return found

    def moves_seen(self, seat: int | None = None) -> list[Move]:
        """All choices, those that the viewer may not know as HIDDEN; after the end all are open."""
        viewer = self._viewer(seat)
        if self.over:
            return self.moves[:]
        return [
            move if audience in (EVERYBODY, viewer) else Move(move.seat, HIDDEN, move.line)
            for move, audience in zip(self.moves, self._audiences, strict=True)
        ]

    @property
    def speaker(self) -> Speaker:
        """Who turns the messages of this game into English."""
        return speaker(self.rules)

    # Saving

    def record(self) -> str:
        """The game as text: setup, choices, result."""
        record = Record(self.setup, self.rules.rules_version, self.moves, self._result())
        return write_record(record, self.rules.options)

    def _result(self) -> list[int] | None:
        return [score.total for score in self.scores()] if self.over else None

    def to_json(self) -> str:
        """The whole game as JSON text."""
        state = self.rules.write(self.state)
        return write_saved(self.rules.rules_version, self.record(), state)

    @staticmethod
    def from_json(text: str) -> Game:
        """The game that `to_json` wrote."""
        saved = read_saved(text)
        game = replay(saved.record)
        if saved.state is not None:
            game.rules.read(saved.state)
            if saved.state != game.rules.write(game.state):
                raise DamagedState("The state of this saved game does not follow from its record.")
        return game


def new_game(
    game: str,
    players: int,
    seed: int = 0,
    options: dict[str, OptionValue] | None = None,
    names: list[str] | None = None,
) -> Game:
    """Set up a game; chance decides what it has to before the first player does.

    >>> new_game("caverna", players=9)
    Traceback (most recent call last):
    ...
    hearthside.core.errors.BadPlayers: Caverna: The Cave Farmers is for 1 to 7 players, not 9.
    """
    rules = ruleset(game)
    if isinstance(players, bool) or not isinstance(players, int):
        raise BadPlayers(f"The number of players is a whole number, not {players!r}.")
    if not rules.min_players <= players <= rules.max_players:
        raise BadPlayers(
            f"{rules.title} is for {rules.min_players} to {rules.max_players} players, "
            f"not {players}."
        )
    full = check_options(rules.options, options or {})
    setup = Setup(game, players, seed, full, seat_names(players, names))
    found = Game(rules, setup, rules.new_state(players, seed, full))
    found.let_nature_decide()
    return found


def seat_names(players: int, names: list[str] | None) -> list[str]:
    """The names of the seats, each in one line: as given, or 'Seat 0', 'Seat 1', ..."""
    given = names or []
    if len(given) > players:
        raise BadPlayers(f"There are {len(given)} names for {players} seats.")
    found = [" ".join(name.split()) for name in given] + [""] * (players - len(given))
    return [name or f"Seat {i}" for i, name in enumerate(found)]


def replay(text: str) -> Game:
    """Play a record again, every step checked; DamagedRecord names the line that is wrong."""
    rules = ruleset(read_head(text))
    record = read_record(text, rules)
    setup = record.setup
    setup.options = check_options(rules.options, setup.options)
    setup.names = seat_names(setup.players, setup.names)
    game = Game(rules, setup, rules.new_state(setup.players, setup.seed, setup.options))
    for move in record.moves:
        try:
            seat = deciding(game.state, move.seat)
            choice = legal(rules, game.state, seat, move.token)
        except HearthsideError as error:
            raise DamagedRecord(f"Line {move.line}: {error}") from error
        game.follow(seat, choice)
    result = game._result()
    if result != record.result:
        raise DamagedRecord(f"Line {record.end_line}: expected {end_line(result)!r}.")
    return game
