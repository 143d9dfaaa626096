"""A table: seats around a game. It does no input or output; the hub gives it both."""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from hearthside.api import Game, Option, new_game
from hearthside.core.choice import NATURE
from hearthside.core.errors import DamagedRecord, HearthsideError
from hearthside.core.message import Message, english
from hearthside.core.options import OptionValue
from hearthside.preview import Preview

MOST_PREVIEWS = 120
"""With more options than this, previews are sent only when they are asked for."""

SeatKind = Literal["human", "bot", "open"]
Status = Literal["open", "running", "finished"]


@dataclass
class Seat:
    """One seat: who sits there. `bot` is the level of a bot."""

    index: int
    kind: SeatKind
    name: str
    bot: str = ""


@dataclass(frozen=True)
class Entry:
    """One line of the journal. `nature` is what chance decided because of it.

    A line `seat` tells that the seat changed hands; its token is the new name.
    """

    ply: int
    seat: int
    kind: Literal["choice", "undo", "redo", "rewind", "seat"]
    token: str
    nature: list[str]


@dataclass(frozen=True)
class Refusal:
    """Why something was not done; `stale` means only that the client was behind."""

    message: Message
    stale: bool = False

    @property
    def reason(self) -> str:
        """The message in English, for logs."""
        return english(self.message)

    def view(self) -> dict[str, Any]:
        return {"message": self.message.data(), "stale": self.stale}


MOVED_ON = Refusal(Message("refused.moved_on"), stale=True)
NOT_RUNNING = Refusal(Message("refused.not_running"))
NO_SUCH_TABLE = Message("refused.no_such_table")


@dataclass(frozen=True)
class Progress:
    """A step that may be taken: the line for the journal and the game after it."""

    entry: Entry
    game: Game


@dataclass
class UndoRequest:
    """A wish to go back beyond the barrier: to which ply, and who has agreed so far.

    An answer names the id: it is meant for this request and no other.
    """

    id: int
    seat: int
    ply: int
    agreed: set[int] = field(default_factory=set)


@dataclass
class SeatRequest:
    """A wish that somebody else may take the seat of a person who is gone.

    All other people at the table must agree; `asker` is one of them.
    """

    id: int
    seat: int
    asker: str
    agreed: set[str] = field(default_factory=set)


@dataclass
class Table:
    """Seats, a game once it has started, and how many lines its journal has."""

    id: str
    game_id: str
    players: int
    seed: int
    options: dict[str, OptionValue]
    seats: list[Seat]
    status: Status = "open"
    game: Game | None = None
    ply: int = 0
    undo_request: UndoRequest | None = None
    lengths: list[int] = field(default_factory=list)
    """How many choices the game had after each number of journal lines; undo shortens it."""
    campaign: str = ""
    """The campaign this table belongs to, if any."""
    hints: bool = True
    """May those who play ask for suggestions?"""
    public: bool = False
    """Is it listed for everybody? Else it is open only to those who have a link."""
    asked: list[int] = field(default_factory=list)
    """The journal line from which on each seat has been asked what it is asked now."""

    # Beginning

    def begun(self) -> Table | Refusal:
        """The table with its game, once every seat is taken; this one stays as it is."""
        if self.status != "open":
            return Refusal(Message("refused.started"))
        free = [seat.index for seat in self.seats if seat.kind == "open"]
        if free:
            return Refusal(Message("refused.seats_free", {"n": len(free)}))
        found = replace(self)
        found._set_up()
        found.status = "running"
        return found

    def _set_up(self) -> Game:
        names = [seat.name for seat in self.seats]
        self.game = new_game(self.game_id, self.players, self.seed, dict(self.options), names)
        self.ply = 0
        self.lengths = [self.game.ply]
        self.asked = [0] * self.players
        return self.game

    # Choosing

    def submit(self, seat: int, ply: int, token: str) -> Progress | Refusal:
        """Check a choice; the caller journals the progress, then commits it.

        Where several seats decide at once, the choice of another does not make this one late.
        """
        if self.game is not None and self.asked[seat] <= ply < self.ply:
            ply = self.ply
        return self._try(Entry(ply, seat, "choice", token, []))

    def undo(self, seat: int, ply: int) -> Progress | Refusal:
        """Take back the seat's last choice, up to the information barrier."""
        return self._try(Entry(ply, seat, "undo", "", []))

    def redo(self, seat: int, ply: int) -> Progress | Refusal:
        """Make the choice again that was taken back last."""
        return self._try(Entry(ply, seat, "redo", "", []))

    def _try(self, wish: Entry) -> Progress | Refusal:
        refusal = self._cannot_act(wish.ply)
        if refusal:
            return refusal
        assert self.game is not None
        try:
            after = after_entry(self.game, wish)
        except HearthsideError as error:
            return Refusal(error.message)
        nature = [m.token for m in after.moves[self.game.ply :] if m.seat == NATURE]
        return Progress(replace(wish, nature=nature), after)

    def _cannot_act(self, ply: int) -> Refusal | None:
        if self.game is None or self.status != "running":
            return NOT_RUNNING
        if ply != self.ply:
            return MOVED_ON
        return None

    def commit(self, progress: Progress) -> None:
        """Take the step, now that the journal has it."""
        self._go_on(progress.entry, progress.game)
        self.undo_request = None

    def _go_on(self, entry: Entry, game: Game) -> None:
        together = self.game.deciders if self.game and entry.kind == "choice" else []
        self.ply = entry.ply + 1
        for seat in range(self.players):
            if seat == entry.seat or seat not in together or seat not in game.deciders:
                self.asked[seat] = self.ply
        self.game = game
        self.lengths.append(game.ply)
        if game.over:
            self.status = "finished"

    def take_line(self, entry: Entry) -> None:
        """A line of the journal that leaves the game as it is."""
        assert self.game is not None
        self._go_on(entry, self.game)

    # Going back by consent

    def last_own_ply(self, seat: int) -> int:
        """The game ply just before the seat's last choice; -1 if it has made none."""
        assert self.game is not None
        for index in range(self.game.ply - 1, -1, -1):
            if self.game.moves[index].seat == seat:
                return index
        return -1

    def ask_undo(self, seat: int) -> Refusal | None:
        """Ask the other people to go back to before the seat's last choice."""
        if self.game is None or self.status != "running":
            return NOT_RUNNING
        ply = self.last_own_ply(seat)
        if ply < 0:
            return Refusal(Message("refused.chose_nothing"))
        self.undo_request = UndoRequest(secrets.randbits(31), seat, ply, {seat})
        return None

    def waiting_for(self) -> list[int]:
        """The human seats that have not agreed to the undo request yet."""
        if self.undo_request is None:
            return []
        return [
            seat.index
            for seat in self.seats
            if seat.kind == "human" and seat.index not in self.undo_request.agreed
        ]

    def answer_undo(
        self, request_id: int, seats: list[int], accept: bool
    ) -> Progress | Refusal | None:
        """Agree or refuse; the last agreement goes back."""
        request = self.undo_request
        if request is None or self.game is None or request.id != request_id:
            return Refusal(Message("refused.nobody_asked_back"))
        if not accept:
            self.undo_request = None
            return None
        request.agreed.update(seats)
        if self.waiting_for():
            return None
        return Progress(
            Entry(self.ply, request.seat, "rewind", str(request.ply), []),
            self.game.at(request.ply),
        )

    # Restoring

    def replay(self, entries: list[Entry]) -> None:
        """Bring a table that has started back from its journal; chance must agree with it."""
        game = self._set_up()
        self.status = "finished" if game.over else "running"
        for number, entry in enumerate(entries):
            try:
                after = after_entry(game, entry)
            except HearthsideError as error:
                raise DamagedRecord(f"Line {number} of the journal: {error}") from error
            nature = [m.token for m in after.moves[game.ply :] if m.seat == NATURE]
            if entry.ply != number or nature != entry.nature:
                raise DamagedRecord(f"Line {number} of the journal does not follow.")
            self._go_on(entry, after)
            game = after

    # Looking

    def news_since(self, seen: int) -> int:
        """The length of the game up to which a viewer knows it, who has seen `seen` lines."""
        return min(self.lengths[seen:]) if 0 <= seen < len(self.lengths) else 0

    def bot_to_move(self) -> Seat | None:
        """A deciding seat with a bot in it."""
        if self.game is None or self.status != "running":
            return None
        for index in self.game.deciders:
            if index >= 0 and self.seats[index].kind == "bot":
                return self.seats[index]
        return None

    def decision(self, seat: int) -> dict[str, Any]:
        """What a seat is asked and may choose."""
        assert self.game is not None
        question = self.game.ask(seat)
        return {
            "seat": seat,
            "question": question.data() if question is not None else None,
            "options": self.option_views(seat),
            "discards": [option_view(option, None) for option in self.game.discards(seat)],
            "reasons": {
                anchor: reason.data() for anchor, reason in self.game.why_not(seat).items()
            },
        }

    def option_views(self, seat: int) -> list[dict[str, Any]]:
        """The options of a deciding seat; with previews, unless they are very many."""
        assert self.game is not None
        options = self.game.options(seat)
        if len(options) > MOST_PREVIEWS:
            return [option_view(option, None) for option in options]
        return [option_view(option, self.game.preview_of(seat, option)) for option in options]

    def previews(self, seat: int, tokens: list[str]) -> dict[str, Any]:
        """What choices of a seat would change, by token; illegal ones are left out."""
        found: dict[str, Any] = {}
        if self.game is not None and seat in self.game.deciders:
            for token in tokens:
                with suppress(HearthsideError):
                    found[token] = self.game.preview(seat, token).data()
        return found


def after_entry(game: Game, entry: Entry) -> Game:
    """The game after a line of the journal; the given one stays as it is."""
    if entry.kind == "seat":
        return game
    if entry.kind == "rewind":
        return game.at(int(entry.token))
    after = game.copy()
    if entry.kind == "choice":
        after.play(entry.token, entry.seat)
    elif entry.kind == "undo":
        after.undo(entry.seat)
    else:
        after.redo(entry.seat)
    return after


def option_view(option: Option, preview: Preview | None) -> dict[str, Any]:
    return {
        "preview": preview.data() if preview is not None else None,
        "token": option.token,
        "verb": option.verb,
        "args": option.args,
        "message": option.message.data(),
        "widget": option.widget,
        "anchor": option.anchor,
        "anytime": option.anytime,
    }
