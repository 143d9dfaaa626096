"""What the terminal needs to know of a game: how to draw it and how to put it into words."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.console import RenderableType
from rich.text import Text

from hearthside.api import Game
from hearthside.terminal.menu import Entry, Fold, Menu
from hearthside.terminal.paper import Paper


@dataclass
class Line:
    """A sentence of the story of a game. `seat` is None for what happens to all."""

    ply: int
    seat: int | None
    text: str
    parts: list[str] = field(default_factory=list)


class Painter:
    """One game in the terminal. Everything drawn comes from `game.view()`."""

    def screen(self, game: Game, seat: int, menu: Menu, paper: Paper) -> list[RenderableType]:
        """The whole table for a seat that decides, without the prompt."""
        raise NotImplementedError

    def position(self, game: Game, paper: Paper) -> list[RenderableType]:
        """The whole table for a spectator: all spaces, all homes."""
        raise NotImplementedError

    def home(self, game: Game, seat: int, paper: Paper) -> list[RenderableType]:
        """The home of one seat."""
        raise NotImplementedError

    def story(self, game: Game, since: int) -> list[Line]:
        """What happened after ply `since`, in sentences."""
        raise NotImplementedError

    def menu(self, game: Game, seat: int) -> Menu:
        """The options of a seat, numbered and grouped."""
        raise NotImplementedError

    def why(self, game: Game, seat: int) -> list[RenderableType]:
        """What cannot be used now, and why."""
        raise NotImplementedError

    def pieces(self, game: Game, words: list[str], paper: Paper) -> list[RenderableType]:
        """A table of what can be built, with price and owner."""
        raise NotImplementedError

    def explain(self, words: list[str]) -> list[tuple[str, str]]:
        """Titles and texts of all that these words may mean."""
        raise NotImplementedError

    def subject(self, item: Entry | Fold | None) -> str:
        """The name of the space or piece a line of the menu is about; nothing if there is none."""
        raise NotImplementedError

    def notation(self, text: str) -> str:
        """What a person typed, as strict as the notation of the game wants it."""
        return " ".join(text.casefold().replace(",", " ").split())

    def refusal(self, game: Game, seat: int, text: str) -> str:
        """Why what was typed cannot be chosen, if it names something known; else nothing."""
        raise NotImplementedError

    def part(self, name: str) -> str:
        """A category of the score in words."""
        return name.replace("_", " ").capitalize()

    def news(self, game: Game, seat: int) -> int:
        """The ply before the seat's previous turn; what followed is news to it."""
        moves = game.moves
        i = len(moves)
        for mine in (True, False, True):
            while i and (moves[i - 1].seat == seat) == mine:
                i -= 1
        return i


def reasons_in_words(game: Game, seat: int) -> dict[str, str]:
    """Why a seat cannot use things now, by their ids."""
    return {
        anchor.partition(":")[2] or anchor: game.speaker.text(message)
        for anchor, message in game.why_not(seat).items()
    }


SEAT_STYLES = ("bold cyan", "bold magenta", "bold yellow", "bold green", "bold red", "bold blue")


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat] if seat < len(SEAT_STYLES) else "bold"


def seat_name(game: Game, seat: int) -> str:
    """The name of a seat; seats without one are numbered from 1 for people."""
    name = game.setup.names[seat]
    return f"Seat {seat + 1}" if name == f"Seat {seat}" else name


def told(game: Game, line: Line) -> Text:
    """A sentence of the story with the name of its player."""
    if line.seat is None:
        return Text(line.text, style="italic")
    return Text.assemble((seat_name(game, line.seat), seat_style(line.seat)), " ", line.text)
