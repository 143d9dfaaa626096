"""How strong the bots are: play the plans of docs/strength and write what came out.

    .venv/bin/python tools/strength.py docs/strength/plans/*.toml --workers 2

Games are kept in build/strength, so that the same command goes on after an interruption. After a
change of a bot, --fresh plays them all again. Each plan has a report, docs/strength/NAME.md; the
figures of all are kept in figures.json and compared with targets.toml in README.md, of which only
the part between the two marks is written.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import sys
import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path

from hearthside.arena import Played, Run, load_run, make_executor, read_plan, run_plan
from hearthside.arena.comparing import meetings, versus
from hearthside.arena.estimates import Estimate, mean, mean_estimate, wilson
from hearthside.arena.report.facts import bot_facts
from hearthside.bots.levels import ITERATIONS
from hearthside.core import engine

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs" / "strength"
GAMES = ROOT / "build" / "strength"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"
AHEAD, WINS, SCORE, NO_ORCS = "ahead", "wins", "score", "no orcs"
README = f"""# How strong the bots are

{BEGIN}
{END}
"""


@dataclass(frozen=True)
class Target:
    """A figure that a bot should reach."""

    plan: str
    bot: str
    measure: str
    least: float

    def text(self, value: float) -> str:
        return f"{value:.1f}" if self.measure == SCORE else f"{value * 100:.0f} %"


@dataclass(frozen=True)
class Figure:
    """What was found; the interval holds with a confidence of 95 %."""

    contest: str
    what: str
    games: int
    value: float
    low: float | None
    high: float | None

    @property
    def estimate(self) -> Estimate:
        return Estimate(self.value, self.low, self.high)


def read_targets(path: Path) -> dict[str, Target]:
    """By the name of their plan."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return {entry["plan"]: Target(**entry) for entry in data["figures"]}


def bots_of(run: Run) -> list[str]:
    return list(dict.fromkeys(bot for played in run.played for bot in played.fixture.seating))


def without_orcs(games: list[Played], bot: str) -> Estimate:
    """The share of the games at whose end a bot has no fiendish orc left; solo games."""
    gone = [
        float(played.extras[seat]["orcs"] == 0)
        for played in games
        for seat, name in enumerate(played.fixture.seating)
        if name == bot
    ]
    return wilson(mean(gone), len(gone))


def measured(run: Run, target: Target) -> Figure:
    """The figure that a target asks for."""
    bot, games = target.bot, run.played
    others = [name for name in bots_of(run) if name != bot]
    facts = bot_facts(games, bot)
    if target.measure == AHEAD:
        found = versus(meetings(games), bot, others)
        assert found is not None
        what, estimate = f"{bot} is ahead of {', '.join(others)}", found.share
    elif target.measure == WINS:
        rivals = [name for name in games[0].fixture.seating if name != bot]
        what, estimate = f"{bot} wins against {len(rivals)} {', '.join(others)}", facts.wins
    elif target.measure == SCORE:
        what, estimate = f"mean points of {bot}", mean_estimate([float(n) for n in facts.scores])
    else:
        what, estimate = f"{bot} gets rid of all orcs", without_orcs(games, bot)
    contest = games[0].fixture.contest
    return Figure(contest, what, len(games), estimate.value, estimate.low, estimate.high)


def verdict(target: Target, figure: Figure) -> str:
    """The figure in words, with its interval."""
    return figure.estimate.text(1 if target.measure == SCORE else 0, target.measure != SCORE)


def reached(target: Target, figure: Figure) -> str:
    missing = target.least - figure.value
    if missing <= 0:
        return "yes"
    return f"no, {missing if target.measure == SCORE else missing * 100:.1f} points short"


def per_decision(games: list[Played], bot: str) -> str:
    """Seconds that a bot thinks about a decision."""
    seats = [(g, seat) for g in games for seat, name in enumerate(g.fixture.seating) if name == bot]
    seconds = sum(g.thinking[seat] for g, seat in seats)
    decisions = sum(g.decisions[seat] for g, seat in seats if g.decisions)
    return f"{seconds / decisions:.4f}" if decisions else "–"


def bot_row(run: Run, bot: str) -> list[str]:
    games = run.played
    facts = bot_facts(games, bot)
    others = [name for name in bots_of(run) if name != bot]
    line = versus(meetings(games), bot, others) if others else None
    return [
        bot,
        str(facts.games),
        facts.wins.text(0, percent=True) if line else "–",
        line.share.text(0, percent=True) if line else "–",
        line.margin.text() if line else "–",
        facts.mean.text(),
        f"{min(facts.scores)} to {max(facts.scores)}",
        per_decision(games, bot),
        f"{facts.thinking:.2f}",
    ]


HEADS = [
    "Bot",
    "Seats played",
    "Victories",
    "Ahead",
    "Points ahead",
    "Mean score",
    "Scores",
    "Seconds per decision",
    "Seconds per game",
]


def markdown(heads: list[str], rows: list[list[str]]) -> str:
    """A table; the first column is text."""
    marks = ["---", *["--:"] * (len(heads) - 1)]
    return "\n".join("| " + " | ".join(row) + " |" for row in [heads, marks, *rows])


def machine() -> str:
    kind = "interpreted" if str(engine.__file__).endswith(".py") else "compiled"
    cores = os.cpu_count()
    return f"{cores} cores, Python {platform.python_version()}, engine and bots {kind}"


def iterations(bots: list[str]) -> str:
    """What the levels among the bots mean, so that the figures can be repeated."""
    told = [
        f"{bot}: {ITERATIONS[bot]} iterations of the tree search (times the pace of the game)"
        if ITERATIONS[bot]
        else f"{bot}: whole turns compared, no tree search"
        for bot in bots
        if bot in ITERATIONS
    ]
    return "; ".join(told)


def command(plan: Path, arguments: argparse.Namespace) -> str:
    where = plan.resolve()
    shown = where.relative_to(ROOT) if where.is_relative_to(ROOT) else plan
    workers = f" --workers {arguments.workers}" if arguments.workers else ""
    return f"python tools/strength.py {shown} --executor {arguments.executor}{workers}"


def report(run: Run, called: str, target: Target | None, figure: Figure | None) -> str:
    """The page of one plan."""
    table = run.plan.tables[0]
    bots = bots_of(run)
    seeds = f"{len(table.seeds)} listed" if table.seeds else f"drawn from {table.seed}"
    blocks = [f"# {run.plan.name}"]
    if target is not None and figure is not None:
        blocks.append(
            f"**{figure.what}: {verdict(target, figure)}**; at least {target.text(target.least)} "
            f"is the target: {reached(target, figure)}."
        )
    if not run.complete:
        blocks.append(f"Preliminary: {len(run.played)} of {run.total} games.")
    deals = len({played.fixture.seed for played in run.played})
    each = ", each played in every seating" if run.played[0].fixture.players > 1 else ""
    blocks.append(f"```sh\n{called}\n```")
    facts = [
        f"{run.played[0].fixture.contest}; {len(run.played)} games",
        f"seeds {seeds}: {deals} deals{each}",
        iterations(bots),
        machine(),
    ]
    blocks.append("\n".join(f"- {fact}" for fact in facts if fact))
    blocks.append(markdown(HEADS, [bot_row(run, bot) for bot in bots]))
    blocks.append(
        "*Ahead* and *Points ahead* compare a bot with the others at its table, a tie counts half. "
        "Intervals hold with a confidence of 95 % ([the arena](../guide/arena.md))."
    )
    return "\n\n".join(blocks) + "\n"


def summary(targets: dict[str, Target], figures: dict[str, Figure]) -> str:
    """The table of all figures with their targets."""
    heads = ["Figure", "Games", "Found (95 %)", "At least", "Reached", "Report"]
    rows = []
    for name, target in targets.items():
        figure = figures.get(name)
        least = target.text(target.least)
        if figure is None:
            rows.append([f"{name}: {target.measure}", "–", "not played yet", least, "–", "–"])
        else:
            what = f"{figure.contest}: {figure.what}"
            found = [str(figure.games), verdict(target, figure), least, reached(target, figure)]
            rows.append([what, *found, f"[{name}]({name}.md)"])
    return markdown(heads, rows)


def write_summary(docs: Path, targets: dict[str, Target], figures: dict[str, Figure]) -> None:
    """Replace the part of README.md between the marks."""
    path = docs / "README.md"
    text = path.read_text(encoding="utf-8") if path.exists() else README
    before, after = text.partition(BEGIN)[0], text.partition(END)[2]
    inner = summary(targets, figures)
    path.write_text(f"{before}{BEGIN}\n{inner}\n{END}{after}", encoding="utf-8")


def read_figures(docs: Path) -> dict[str, Figure]:
    path = docs / "figures.json"
    data = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {name: Figure(**entry) for name, entry in data.items()}


def write_figures(docs: Path, figures: dict[str, Figure]) -> None:
    data = {name: asdict(figures[name]) for name in sorted(figures)}
    (docs / "figures.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def play(plan: Path, arguments: argparse.Namespace) -> Run:
    """The games of a plan, those that are missing played now; a line for every tenth of them."""
    kept = arguments.games / plan.stem
    if arguments.report_only:
        return load_run(read_plan(plan), kept)
    if arguments.fresh:
        shutil.rmtree(kept, ignore_errors=True)

    def progress(done: int, total: int) -> None:
        if done % max(1, total // 10) == 0 or done == total:
            print(f"{plan.stem}: {done} of {total} games", file=sys.stderr, flush=True)

    executor = make_executor(arguments.executor, arguments.workers)
    return run_plan(read_plan(plan), kept, executor, progress)


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(description=str(__doc__).split("\n")[0])
    found.add_argument("plans", nargs="+", type=Path)
    found.add_argument("--executor", default="pool", help="local, pool or ray")
    found.add_argument("--workers", type=int)
    found.add_argument("--fresh", action="store_true", help="forget the games played so far")
    found.add_argument("--report-only", action="store_true", help="play nothing")
    found.add_argument("--games", type=Path, default=GAMES, help="directory of the games")
    found.add_argument("--docs", type=Path, default=DOCS, help="directory of the reports")
    return found


def main(words: list[str]) -> int:
    """Play and report; 1 if games are missing."""
    arguments = parser().parse_args(words)
    docs: Path = arguments.docs
    targets = read_targets(docs / "targets.toml")
    missing = False
    for plan in arguments.plans:
        run = play(plan, arguments)
        missing = missing or not run.complete
        for failed in run.failed[:3]:
            print(f"{plan.stem}: seed {failed.fixture.seed}: {failed.reason}", file=sys.stderr)
        if not run.played:
            continue
        name = plan.stem
        target = targets.get(name)
        figures = read_figures(docs)
        if target is not None:
            figures[name] = measured(run, target)
        page = report(run, command(plan, arguments), target, figures.get(name))
        (docs / f"{name}.md").write_text(page, encoding="utf-8")
        write_figures(docs, figures)
        write_summary(docs, targets, figures)
    write_summary(docs, targets, read_figures(docs))
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
