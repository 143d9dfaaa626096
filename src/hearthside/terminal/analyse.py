"""The command `analyse`: a record in hindsight."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from hearthside.analysis import LEVEL, Analysis, Judged, Outlook, analyse, judge_for
from hearthside.api import Game
from hearthside.terminal.files import read_game
from hearthside.terminal.painter import seat_name, seat_style
from hearthside.terminal.paper import Paper

SHOWN = 10
"""So many decisions are listed, the costliest first."""


def analyse_command(
    file: Annotated[Path, typer.Argument(help="A record, as the table saves it.")],
    level: Annotated[str, typer.Option(help="The bot that judges.")] = LEVEL,
) -> None:
    """Show what each seat could expect in every round, and the decisions that cost most."""
    game = read_game(file)
    judge_for(game, level)
    show_analysis(game, watched(game, level), Paper())


def watched(game: Game, level: str) -> Analysis:
    """Analyse with a progress bar (on stderr)."""
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("Thinking", total=game.ply + 1)
        return analyse(game, level, lambda done, total: bar.update(task, completed=done))


def show_analysis(game: Game, found: Analysis, paper: Paper) -> None:
    paper.show(outlook_table(game, found.line))
    worst = found.costliest(SHOWN)
    if worst:
        paper.show(decision_table(game, worst))
    else:
        paper.show("No decision lost anything.")


def round_of(game: Game, ply: int) -> int:
    """The round that a step belongs to; Neanderthal calls it a turn."""
    state = game.at(ply).state
    return int(getattr(state, "round", getattr(state, "turn", 0)))


def outlook_table(game: Game, line: list[Outlook]) -> Table:
    """The outlook at the end of every round, and at the very end."""
    table = Table(title="Expected points", box=box.SIMPLE, pad_edge=False, title_style="bold")
    table.add_column("Round", justify="right")
    table.add_column("Step", justify="right")
    for seat in range(game.setup.players):
        table.add_column(Text(seat_name(game, seat), style=seat_style(seat)), justify="right")
    rounds = [round_of(game, point.ply) for point in line]
    for i, point in enumerate(line):
        last = i == len(line) - 1
        if last or rounds[i + 1] != rounds[i]:
            name = "end" if last and game.over else str(rounds[i])
            table.add_row(name, str(point.ply), *(f"{n:.0f}" for n in point.points))
    return table


def decision_table(game: Game, decisions: list[Judged]) -> Table:
    """Who chose what, and what was better."""
    table = Table(
        title="The costliest decisions", box=box.SIMPLE, pad_edge=False, title_style="bold"
    )
    table.add_column("Lost", justify="right")
    table.add_column("Step", justify="right")
    for column in ("Seat", "Chosen", "Best"):
        table.add_column(column, overflow="fold")
    for judged in decisions:
        table.add_row(
            f"{judged.lost:.1f}",
            str(judged.ply),
            Text(seat_name(game, judged.seat), style=seat_style(judged.seat)),
            Text(judged.label),
            Text(judged.best.label),
        )
    return table
