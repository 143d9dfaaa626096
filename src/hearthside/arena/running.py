"""Run a plan: play what is not in the journal yet."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from hearthside.arena.executors import Executor
from hearthside.arena.journal import Journal, read_journal
from hearthside.arena.outcome import Failed, Played
from hearthside.arena.plan import Plan
from hearthside.arena.schedule import schedule

JOURNAL = "games.jsonl"
FAILURES = "failures.txt"

Progress = Callable[[int, int], None]
"""Called with the number of games finished and of all games; first before anything is played."""


@dataclass(frozen=True)
class Run:
    """What is known of a plan: its finished games in the order of the schedule."""

    plan: Plan
    played: list[Played]
    total: int
    failed: list[Failed]

    @property
    def complete(self) -> bool:
        return len(self.played) == self.total


def load_run(plan: Plan, out: Path) -> Run:
    """What has been finished so far."""
    fixtures = schedule(plan)
    finished = read_journal(out / JOURNAL)
    return Run(plan, [finished[f.id] for f in fixtures if f.id in finished], len(fixtures), [])


def run_plan(plan: Plan, out: Path, executor: Executor, progress: Progress | None = None) -> Run:
    """Play the games of a plan that are missing in the directory `out`.

    Each finished game is written to the journal at once. Whatever ends the run, the next one goes
    on with the games that are missing. Failed games are not written, and played again next time.
    """
    fixtures = schedule(plan)
    failed: list[Failed] = []
    with Journal(out / JOURNAL) as journal:
        missing = [fixture for fixture in fixtures if fixture.id not in journal.finished]
        done = len(fixtures) - len(missing)
        if progress is not None:
            progress(done, len(fixtures))
        with closing(executor.run(missing)) as outcomes:
            for outcome in outcomes:
                if isinstance(outcome, Failed):
                    failed.append(outcome)
                else:
                    journal.append(outcome)
                done += 1
                if progress is not None:
                    progress(done, len(fixtures))
        played = [journal.finished[f.id] for f in fixtures if f.id in journal.finished]
    write_failures(failed, out / FAILURES)
    return Run(plan, played, len(fixtures), failed)


def write_failures(failed: list[Failed], path: Path) -> None:
    """Everything known about games that failed; no file if none did."""
    if not failed:
        path.unlink(missing_ok=True)
        return
    blocks = []
    for one in failed:
        fixture = one.fixture
        seating = ", ".join(fixture.seating)
        head = f"{fixture.id}: {fixture.contest}, seed {fixture.seed}, seats: {seating}"
        blocks.append(f"{head}\n{one.reason}\n{one.trace}")
    path.write_text("\n".join(blocks), encoding="utf-8")
