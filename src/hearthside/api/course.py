"""The course of a game: its choices one after another, and the way back."""

from __future__ import annotations

from typing import Self

from hearthside.api.choosing import deciding, legal
from hearthside.core import engine
from hearthside.core.chance import below, mix, outcome
from hearthside.core.choice import NATURE, Choice
from hearthside.core.errors import NothingToUndo
from hearthside.core.event import Event
from hearthside.core.message import Message
from hearthside.core.record import Move, Setup
from hearthside.core.ruleset import Ruleset
from hearthside.core.state import State


class Course:
    """A state, and every choice that led to it."""

    def __init__(self, rules: Ruleset, setup: Setup, state: State) -> None:
        self.rules = rules
        self.setup = setup
        self.state = state
        self.moves: list[Move] = []
        self._undone: list[Move] = []
        self._events: list[list[Event]] = []
        self._audiences: list[int] = []
        self._checkpoints: list[tuple[int, State]] = [(0, state.copy())]

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

    # Choosing

    def play(self, token: str, seat: int | None = None) -> None:
        """Make a choice. IllegalChoice or WrongSeat says what is wrong; nothing changes then."""
        seat = deciding(self.state, seat)
        self.follow(seat, legal(self.rules, self.state, seat, token))
        self._undone.clear()
        self.let_nature_decide()

    def follow(self, seat: int, c: Choice) -> None:
        """Take a legal choice; the generator goes on as if it had drawn NATURE's."""
        if seat == NATURE:
            below(self.state, 1)
        self._take(seat, c)

    def let_nature_decide(self) -> None:
        """All that chance decides before the next player does."""
        while self.state.decider == NATURE and not self.over:
            self._take(NATURE, outcome(self.state))

    def _take(self, seat: int, c: Choice) -> None:
        rules, s = self.rules, self.state
        self.moves.append(Move(seat, rules.token(s, seat, c), 0, rules.message(s, seat, c)))
        self._audiences.append(rules.audience(s, seat, c))
        s.log = []
        engine.choose(s, c, seat)
        self._events.append(s.log)
        s.log = None
        if seat == NATURE:
            self._checkpoints.append((self.ply, s.copy()))

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
        if not self.can_redo(seat):
            raise NothingToUndo(Message("refused.nothing_taken_back"))
        move = self._undone.pop()
        rest = self._undone[:]
        self.play(move.token, seat)
        self._undone = rest

    def can_undo(self, seat: int) -> bool:
        return bool(self.moves) and self.moves[-1].seat == seat

    def can_redo(self, seat: int) -> bool:
        return bool(self._undone) and self._undone[-1].seat == seat

    def at(self, ply: int) -> Self:
        """The same game as it was after `ply` choices."""
        if not 0 <= ply <= self.ply:
            raise NothingToUndo(Message("refused.no_step", {"n": self.ply, "ply": ply}))
        other = self.copy()
        other._undone.clear()
        other._rewind(ply)
        return other

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

    # Copying

    def copy(self) -> Self:
        """An independent copy."""
        other = type(self)(self.rules, self.setup, self.state.copy())
        other.moves = self.moves[:]
        other._undone = self._undone[:]
        other._events = self._events[:]
        other._audiences = self._audiences[:]
        other._checkpoints = self._checkpoints[:]
        return other

    def redeal(self, seat: int, seed: int) -> Self:
        """A copy in which all that the seat cannot know is drawn anew; its history is dropped."""
        fresh = mix(2 * seed)  # games begin with odd numbers
        return type(self)(self.rules, self.setup, self.rules.redeal(self.state, seat, fresh))
