"""Shows: bots that play for a spectator, and records looked at step by step."""

from __future__ import annotations

import time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.text import Text

from hearthside.api import Game
from hearthside.arena import MatchResult, match
from hearthside.core.choice import NATURE
from hearthside.core.options import OptionValue
from hearthside.terminal.painter import Painter, seat_name, told
from hearthside.terminal.paper import Paper, styled
from hearthside.terminal.results import match_table, score_table, verdict
from hearthside.terminal.seats import Seats

AROUND = 5
"""So many choices before and after a step are listed."""


def watch(game: Game, seats: Seats, painter: Painter, paper: Paper, delay: float) -> None:
    """Let bots play and tell every turn when it is over."""
    told_until = 0
    while not game.over:
        seats.bot_moves(game)
        if game.moves[-1].seat not in game.deciders:
            for line in painter.story(game, told_until):
                if line.seat is None and line.text.startswith("Round"):
                    paper.show("")
                paper.show(told(game, line))
                if delay:
                    time.sleep(delay)
            told_until = game.ply
    for seat in range(game.setup.players):
        paper.show("", *painter.home(game, seat, paper))
    paper.show(score_table(game, painter), Text(verdict(game), "bold"))


def show_record(game: Game, step: int | None, painter: Painter, paper: Paper) -> None:
    """The position after a step of a replayed game, and the choices around it."""
    at = game.ply if step is None else step
    then = game.at(at)
    paper.show(*painter.position(then, paper), "")
    for i in range(max(0, at - AROUND), min(game.ply, at + AROUND)):
        paper.show(choice_line(game, i, i == at - 1))
    if then.over:
        paper.show(score_table(then, painter), Text(verdict(then), "bold"))
    end = "finished" if game.over else "not finished"
    paper.show(
        f"Step {at} of {game.ply}; seed {game.setup.seed}; the game is {end}. "
        "Every choice of the record is legal."
    )


def choice_line(game: Game, index: int, current: bool) -> Text:
    """One choice of a record: number, who, notation, words."""
    move = game.moves[index]
    before = game.at(index)
    choice = game.rules.parse(before.state, move.token)
    label = game.speaker.text(game.rules.message(before.state, move.seat, choice))
    who = "chance" if move.seat == NATURE else seat_name(game, move.seat)
    mark = ">" if current else " "
    text = f"{mark}{index + 1:>4} {who:<10} {move.token:<32} {label}"
    return styled((text, "bold" if current else "dim"))


def show_match(
    game: str,
    seats: list[str],
    games: int,
    seed: int,
    options: dict[str, OptionValue],
    workers: int,
) -> MatchResult:
    """Play a match with a progress bar (on stderr) and print its table."""
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("Playing", total=games)
        result = match(
            game,
            seats,
            games,
            seed,
            options,
            workers,
            progress=lambda done, total: bar.update(task, completed=done),
        )
    Paper().show(match_table(result))
    return result
