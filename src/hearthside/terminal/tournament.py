"""The arena in the terminal: a bar while games are played, then the ranking."""

from __future__ import annotations

import os
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from hearthside.arena import (
    Plan,
    Run,
    load_run,
    make_executor,
    read_plan,
    run_plan,
    write_results,
)
from hearthside.arena.comparing import Meeting, meetings, standings
from hearthside.arena.ratings import ratings
from hearthside.arena.tables import by_contest
from hearthside.core.errors import BadMatch
from hearthside.terminal.paper import Paper

RECENT = 1800.0
"""Seconds over which the rate is taken; a game of bots that think hard takes minutes."""


class RateColumn(ProgressColumn):
    """Games per second, or per minute if they are slow."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if speed is None:
            return Text("")
        rate = f"{speed:.1f} games/s" if speed >= 1 else f"{speed * 60:.1f} games/min"
        return Text(rate, style="cyan")


def results_directory(plan: Path, out: Path | None) -> Path:
    """Where the results of a plan go: `NAME-results` here if nothing else was said."""
    return out if out is not None else Path(f"{plan.stem}-results")


def play_plan(path: Path, executor: str | None, workers: int | None, out: Path | None) -> int:
    """Play what is missing, write the results and show the ranking; the exit code."""
    plan = read_plan(path)
    chosen = make_executor(executor, workers)
    directory = results_directory(path, out)
    console = Console(stderr=True)
    columns = (
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeRemainingColumn(),
    )
    try:
        with Progress(
            *columns,
            console=console,
            transient=True,
            disable=not console.is_terminal,
            speed_estimate_period=RECENT,
        ) as bar:
            task = bar.add_task("Playing", total=None)

            def progress(done: int, total: int) -> None:
                if bar.tasks[0].total is None:
                    bar.reset(task, total=total, completed=done)
                else:
                    bar.update(task, completed=done)

            run = run_plan(plan, directory, chosen, progress)
    except KeyboardInterrupt:
        kept = load_run(plan, directory)
        Paper().show(
            f"Stopped. {len(kept.played)} of {kept.total} games are kept in {directory}; "
            "the same command goes on with the others."
        )
        return 130
    return conclude(run, directory)


def report_plan(path: Path, out: Path | None) -> int:
    """Write the results of what has been played so far, without playing."""
    plan: Plan = read_plan(path)
    directory = results_directory(path, out)
    run = load_run(plan, directory)
    if not run.played:
        raise BadMatch(f"{directory}: no game of {path} has been played there yet.")
    return conclude(run, directory)


def conclude(run: Run, directory: Path) -> int:
    """Write and show; 1 if a game failed."""
    paper = Paper()
    files = write_results(run, directory) if run.played else []
    panel = run.plan.panel
    for contest, found in by_contest(meetings(run.played)).items():
        if standings(found, panel):
            paper.show(contest, ranking_table(found, panel))
    if panel:
        paper.show(f"Bots are compared with the panel: {', '.join(panel)}.")
    paper.show(f"{len(run.played)} of {run.total} games are finished.")
    if files:
        names = ", ".join(path.name for path in files)
        paper.show(f"Written to {directory}{os.sep}: {names}")
        if not any(path.suffix == ".parquet" for path in files):
            paper.show("Parquet needs the package pyarrow: pip install 'hearthside[arena]'")
    for failed in run.failed[:3]:
        fixture = failed.fixture
        paper.show(f"Failed: {fixture.contest}, seed {fixture.seed}: {failed.reason}")
    if run.failed:
        paper.show(f"{len(run.failed)} games failed; failures.txt tells more.")
    return 1 if run.failed else 0


def ranking_table(found: list[Meeting], panel: tuple[str, ...] = ()) -> Table:
    """The bots by what they win from the others, or from the panel."""
    table = Table(box=box.SIMPLE, pad_edge=False)
    for column in ("", "Bot", "Meetings", "Ahead", "By", "Rating"):
        table.add_column(column, justify="left" if column == "Bot" else "right")
    rated = {rating.bot: rating for rating in ratings(found)}
    for rank, line in enumerate(standings(found, panel), start=1):
        table.add_row(
            str(rank),
            f"{line.bot} (panel)" if line.bot in panel else line.bot,
            str(line.versus.meetings),
            line.versus.share.text(0, percent=True),
            line.versus.margin.text(),
            rated[line.bot].estimate.text(),
        )
    return table
