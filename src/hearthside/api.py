# mypy: disable-error-code="explicit-any"
"""The public API: one `Game` object for people, bots and programs.

>>> import hearthside
>>> game = hearthside.new_game("caverna", players=2, seed=7)
>>> seat = game.deciders[0]
>>> [option.token for option in game.options(seat)][:3]
['place housework', 'place slash_and_burn', 'place drift_mining']
>>> game.play("place wood_gathering", seat)
>>> game.view(seat)["homes"][seat]["goods"]["wood"]
1
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from hearthside.bots.registry import bot_for
from hearthside.core import engine
from hearthside.core.chance import below, mix, outcome
from hearthside.core.choice import NATURE, Choice
from hearthside.core.errors import (
    BadPlayers,
    DamagedRecord,
    DamagedState,
    HearthsideError,
    IllegalChoice,
    NothingToUndo,
    NotOffered,
    UnknownVersion,
    WrongSeat,
)
from hearthside.core.event import EVERYBODY, Event
from hearthside.core.message import Message, Plain, Value
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
from hearthside.core.ruleset import Ruleset
from hearthside.core.state import State
from hearthside.games.registry import kit, kits, ruleset
from hearthside.hints import SEED, Hint, suggest
from hearthside.preview import Preview, preview
from hearthside.words import Speaker, speaker

JSON_VERSION = 2
RECORD_ONLY = 1
"""A version of saved games of which only the record is read; it tells the state."""
HIDDEN = "hidden"
"""The token of a choice that a viewer may not know."""


@dataclass(frozen=True)
class Option:
    """One legal choice.

    `token` is its stable notation; `verb` and `args` say the same to programs. `message` is for
    people, `label` its words. `widget` is the sort of widget, `anchor` what a client highlights.
    `anytime` marks exchanges that may be made besides the decision.
    """

    token: str
    verb: str
    args: dict[str, Plain]
    message: Message
    widget: str
    anchor: str
    anytime: bool
    choice: Choice
    speaker: Speaker = field(repr=False, compare=False)

    @property
    def label(self) -> str:
        """The choice in words."""
        return self.speaker.text(self.message)


@dataclass(frozen=True)
class Score:
    """The points of a seat; the named parts add up to the total."""

    seat: int
    total: int
    parts: dict[str, int]


@dataclass(frozen=True)
class OptionInfo:
    """An option of a game, for lobbies and command lines."""

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...]
    rule: str
    help: str


@dataclass(frozen=True)
class GameInfo:
    """A game that can be played."""

    id: str
    title: str
    min_players: int
    max_players: int
    rules_version: int
    options: tuple[OptionInfo, ...]


def games() -> list[GameInfo]:
    """The games there are, with their options.

    >>> [info.id for info in games()]
    ['caverna', 'fiends', 'agricola', 'neanderthal']
    """
    return [
        GameInfo(
            rules.id,
            rules.title,
            rules.min_players,
            rules.max_players,
            rules.rules_version,
            tuple(
                OptionInfo(o.name, o.default, tuple(o.values), o.rule, o.help)
                for o in rules.options
                if len(o.values) > 1
            ),
        )
        for rules in (kit.rules for kit in kits())
    ]


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
    found._let_nature_decide()
    return found


def seat_names(players: int, names: list[str] | None) -> list[str]:
    """The names of the seats, each in one line: as given, or 'Seat 0', 'Seat 1', ..."""
    given = names or []
    if len(given) > players:
        raise BadPlayers(f"There are {len(given)} names for {players} seats.")
    found = [" ".join(name.split()) for name in given] + [""] * (players - len(given))
    return [name or f"Seat {i}" for i, name in enumerate(found)]


class Game:
    """A game being played: its state, and every choice that led to it."""

    def __init__(self, rules: Ruleset, setup: Setup, state: State) -> None:
        self.rules = rules
        self.setup = setup
        self.state = state
        self.moves: list[Move] = []
        self._undone: list[Move] = []
        self._events: list[list[Event]] = []
        self._audiences: list[int] = []
        self._checkpoints: list[tuple[int, State]] = [(0, state.copy())]

    # Deciding

    @property
    def over(self) -> bool:
        return engine.is_over(self.state)

    @property
    def ply(self) -> int:
        """How many choices have been made, chance included."""
        return len(self.moves)

    @property
    def deciders(self) -> list[int]:
        """The seats that have a decision to make now; several when they decide at the same time."""
        return engine.deciders(self.state)

    def options(self, seat: int | None = None, anytime: bool = True) -> list[Option]:
        """Every legal choice of a seat (default: the first decider); empty if it decides nothing.

        A feeding decision lists proposals and accepts every legal plan.
        """
        if seat is None:
            seat = self.state.decider
        if self.over or seat not in self.deciders:
            return []
        found = [self._option(seat, c, False) for c in engine.options_of(self.state, seat)]
        if anytime:
            found += [self._option(seat, c, True) for c in engine.side_options(self.state, seat)]
        return found

    def _option(self, seat: int, c: Choice, anytime: bool) -> Option:
        s, rules = self.state, self.rules
        form = rules.form(s, c)
        return Option(
            rules.token(s, seat, c),
            form.verb,
            form.args(s, c),
            rules.message(s, seat, c),
            form.widget,
            form.anchor(s, c),
            anytime,
            c,
            self.speaker,
        )

    @property
    def speaker(self) -> Speaker:
        """Who turns the messages of this game into English."""
        return speaker(self.rules)

    def play(self, token: str, seat: int | None = None) -> None:
        """Make a choice. IllegalChoice or WrongSeat says what is wrong; nothing changes then."""
        seat = self._deciding(seat)
        self._follow(seat, self._legal(token, seat))
        self._undone.clear()
        self._let_nature_decide()

    def _deciding(self, seat: int | None) -> int:
        if self.over:
            raise WrongSeat(Message("refused.game_over"))
        if seat is None:
            seat = self.state.decider
        if seat not in self.deciders:
            others = [f"seat:{other}" for other in self.deciders]
            args: dict[str, Value] = {"who": f"seat:{seat}", "others": others}
            raise WrongSeat(Message("refused.nothing_to_decide", args))
        return seat

    def _legal(self, token: str, seat: int) -> Choice:
        args: dict[str, Value] = {"token": f"raw:{token!r}", "who": f"seat:{seat}"}
        try:
            c = self.rules.parse(self.state, token)
        except ValueError as error:
            args["expected"] = self._expected(seat)
            raise IllegalChoice(Message("refused.no_notation", args)) from error
        if not engine.accepts(self.state, seat, c):
            args["expected"] = self._expected(seat)
            raise IllegalChoice(Message("refused.not_possible", args))
        return c

    def _expected(self, seat: int) -> Message:
        """A few of the tokens that would be legal, for error messages."""
        tokens = [repr(option.token) for option in self.options(seat)]
        if len(tokens) <= 4:
            return Message("refused.expected", {"tokens": f"raw:{', '.join(tokens)}"})
        some = f"raw:{', '.join(tokens[:3])}"
        return Message("refused.expected_or_more", {"tokens": some, "n": len(tokens) - 3})

    def _take(self, seat: int, c: Choice) -> None:
        rules, s = self.rules, self.state
        self.moves.append(Move(seat, rules.token(s, seat, c), 0, rules.message(s, seat, c)))
        self._audiences.append(self.rules.audience(self.state, seat, c))
        self.state.log = []
        engine.choose(self.state, c, seat)
        self._events.append(self.state.log)
        self.state.log = None

    def _follow(self, seat: int, c: Choice) -> None:
        """Take a choice that is given; the generator goes on as if it had drawn NATURE's."""
        if seat == NATURE:
            below(self.state, 1)
        self._take(seat, c)
        if seat == NATURE:
            self._checkpoints.append((self.ply, self.state.copy()))

    def _let_nature_decide(self) -> None:
        while self.state.decider == NATURE and not self.over:
            self._take(NATURE, outcome(self.state))
            self._checkpoints.append((self.ply, self.state.copy()))

    # Taking back

    def undo(self, seat: int) -> None:
        """Take back the last choice if it was this seat's and nothing was revealed since."""
        if not self.moves:
            raise NothingToUndo(Message("refused.nothing_chosen"))
        last = self.moves[-1]
        if last.seat == NATURE:
            raise NothingToUndo(Message("refused.was_revealed", {"what": f"raw:{last.token!r}"}))
        if last.seat != seat:
            raise NothingToUndo(Message("refused.has_chosen_since", {"who": f"seat:{last.seat}"}))
        self._undone.append(last)
        self._rewind(self.ply - 1)

    def redo(self, seat: int) -> None:
        """Make again what was last taken back."""
        if not self._undone or self._undone[-1].seat != seat:
            raise NothingToUndo(Message("refused.nothing_taken_back"))
        move = self._undone.pop()
        rest = self._undone[:]
        self.play(move.token, seat)
        self._undone = rest

    def can_undo(self, seat: int) -> bool:
        return bool(self.moves) and self.moves[-1].seat == seat

    def can_redo(self, seat: int) -> bool:
        return bool(self._undone) and self._undone[-1].seat == seat

    def _rewind(self, ply: int) -> None:
        """Back to a ply: from the last checkpoint before it, by replay."""
        while self._checkpoints[-1][0] > ply:
            self._checkpoints.pop()
        start, state = self._checkpoints[-1]
        moves = self.moves[start:ply]
        self.moves = self.moves[:start]
        self._events = self._events[:start]
        self._audiences = self._audiences[:start]
        self.state = state.copy()
        for move in moves:
            self._take(move.seat, self.rules.parse(self.state, move.token))

    def at(self, ply: int) -> Game:
        """The same game as it was after `ply` choices."""
        if not 0 <= ply <= self.ply:
            raise NothingToUndo(Message("refused.no_step", {"n": self.ply, "ply": ply}))
        other = self.copy()
        other._undone.clear()
        other._rewind(ply)
        return other

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

    def ask(self, seat: int) -> Message | None:
        """What a deciding seat is asked; nothing if it is not."""
        if seat < 0 or seat not in self.deciders:
            return None
        return self.rules.ask(self.state, seat)

    def why_not(self, seat: int) -> dict[str, Message]:
        """What this seat cannot use now, by anchor, and why."""
        return self.rules.why_not(self.state, self._viewer(seat))

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
        seat = self._deciding(seat)
        return preview(self.rules, self.state, seat, self._legal(token, seat))

    def preview_of(self, seat: int, option: Option) -> Preview:
        """What one of the listed options would change at once."""
        return preview(self.rules, self.state, seat, option.choice)

    # Copying and saving

    def copy(self) -> Game:
        """An independent copy."""
        other = Game(self.rules, self.setup, self.state.copy())
        other.moves = self.moves[:]
        other._undone = self._undone[:]
        other._events = self._events[:]
        other._audiences = self._audiences[:]
        other._checkpoints = self._checkpoints[:]
        return other

    def redeal(self, seat: int, seed: int) -> Game:
        """A copy in which all that the seat cannot know is drawn anew; its history is dropped."""
        fresh = mix(2 * seed)  # games begin with odd numbers
        return Game(self.rules, self.setup, self.rules.redeal(self.state, seat, fresh))

    def to_json(self) -> str:
        """The whole game as JSON text."""
        return json.dumps(
            {
                "hearthside": JSON_VERSION,
                "rules": self.rules.rules_version,
                "record": self.record(),
                "state": self.rules.write(self.state),
            }
        )

    @staticmethod
    def from_json(text: str) -> Game:
        """The game that `to_json` wrote."""
        try:
            data = json.loads(text)
            version = data["hearthside"]
        except (ValueError, KeyError, TypeError) as error:
            raise DamagedState("This is not a saved game.") from error
        if version not in (RECORD_ONLY, JSON_VERSION):
            raise UnknownVersion(
                f"This game was saved as version {version!r}; this program reads {JSON_VERSION}."
            )
        if not isinstance(data.get("record"), str) or not isinstance(data.get("state"), dict):
            raise DamagedState("This saved game lacks its record or its state.")
        game = replay(data["record"])
        if version == RECORD_ONLY:
            return game
        game.rules.read(data["state"])
        if data["state"] != game.rules.write(game.state):
            raise DamagedState("The state of this saved game does not follow from its record.")
        return game

    def record(self) -> str:
        """The game as text: setup, choices, result."""
        result = [score.total for score in self.scores()] if self.over else None
        record = Record(self.setup, self.rules.rules_version, self.moves, result)
        return write_record(record, self.rules.options)


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
            seat = game._deciding(move.seat)
            choice = game._legal(move.token, seat)
        except HearthsideError as error:
            raise DamagedRecord(f"Line {move.line}: {error}") from error
        game._follow(seat, choice)
    result = [score.total for score in game.scores()] if game.over else None
    if result != record.result:
        raise DamagedRecord(f"Line {record.end_line}: expected {end_line(result)!r}.")
    return game
