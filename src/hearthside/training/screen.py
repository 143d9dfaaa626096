"""What training tells while it goes on: lines, and a bar with rate and time left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TimeRemainingColumn,
)
from rich.text import Text

Update = Callable[[int, int], None]
"""Called with how much is done, of how much."""


class RateColumn(ProgressColumn):
    """How many are done in a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:.2f}/s", style="cyan")


class Screen:
    """Lines go to the output; the bar is drawn on a terminal only."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, soft_wrap=True)
        self.errors = Console(stderr=True)

    def say(self, text: str) -> None:
        self.console.print(text, markup=False)

    @contextmanager
    def bar(self, description: str) -> Iterator[Update]:
        """A bar for as long as the work goes on."""
        columns = (
            "{task.description}",
            BarColumn(),
            MofNCompleteColumn(),
            RateColumn(),
            TimeRemainingColumn(),
        )
        hidden = not self.errors.is_terminal
        with Progress(*columns, console=self.errors, transient=True, disable=hidden) as bar:
            task = bar.add_task(description, total=None)

            def update(done: int, total: int) -> None:
                if bar.tasks[0].total is None:
                    bar.reset(task, total=total, completed=done)
                else:
                    bar.update(task, completed=done)

            yield update
