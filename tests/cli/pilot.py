"""Helpers for tests of the terminal: games in the middle, a table without a keyboard."""

from __future__ import annotations

import io
import random
from collections.abc import Callable

from rich.console import Console
from typer.testing import CliRunner, Result

import hearthside
from hearthside.cli import app
from hearthside.core.options import OptionValue
from hearthside.terminal.painters import painter_for
from hearthside.terminal.paper import Paper
from hearthside.terminal.seats import Seats
from hearthside.terminal.table import TableTop

RUNNER = CliRunner()


def run(*arguments: str, typed: str = "") -> Result:
    """Run the command line; `typed` is the piped input."""
    return RUNNER.invoke(app, arguments, input=typed, catch_exceptions=False)


def walk(
    until: Callable[[hearthside.Game], bool],
    players: int = 2,
    seed: int = 1,
    options: dict[str, OptionValue] | None = None,
) -> hearthside.Game:
    """A random game up to the first position with a property (or to its end)."""
    game = hearthside.new_game("caverna", players, seed, options)
    chance = random.Random(seed)
    while not game.over and not until(game):
        seat = game.deciders[0]
        found = [o for o in game.options(seat) if not o.anytime] or game.options(seat)
        game.play(chance.choice(found).token, seat)
    return game


class Screen(Paper):
    """Paper of any size that remembers what is drawn, and types for the player."""

    def __init__(self, width: int = 80, height: int = 24, encoding: str = "utf-8") -> None:
        self.bytes = io.BytesIO()
        file = io.TextIOWrapper(self.bytes, encoding=encoding, errors="replace", newline="\n")
        console = Console(file=file, width=width, height=height, highlight=False)
        super().__init__(console)
        self.high = height
        self.keys: Callable[[], str] = lambda: ""

    @property
    def height(self) -> int:
        return self.high

    def text(self) -> str:
        """Everything drawn so far."""
        self.console.file.flush()
        return self.bytes.getvalue().decode(self.console.encoding)

    def ask(self, prompt: str) -> str:
        return self.keys()


def table(game: hearthside.Game, people: list[int], screen: Screen) -> TableTop:
    """A table with bots that choose at random on the free seats."""
    seats = Seats(game.setup.players, people, ["random"], game.setup.seed)
    return TableTop(game, seats, painter_for("caverna"), screen)
