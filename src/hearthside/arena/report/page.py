"""The page of a report."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from hearthside.arena.comparing import Meeting, Standing, bots_of, meetings, standings, versus
from hearthside.arena.outcome import Played
from hearthside.arena.ratings import ratings
from hearthside.arena.report.facts import BotFacts, bot_facts, contests
from hearthside.arena.report.plots import (
    Colours,
    Line,
    colour,
    interval_plot,
    parts_plot,
    score_plot,
)
from hearthside.arena.running import Run

METHOD = (
    "Bots are ranked by how often they are placed before the bots they met, then by how clearly; "
    "mean scores decide nothing, since they depend on the opponents. Every deal is played on all "
    "seats. Solo games are compared with those of other bots with the same cards. Intervals hold "
    "with a confidence of 95 %; the games of one deal are not taken for independent. Ratings are "
    "those of openskill (Plackett-Luce, start 25, games in the order of the plan)."
)


def table(heads: list[str], rows: list[list[str]], left: int = 1) -> str:
    """An HTML table; the first `left` columns are text, the others numbers."""
    kinds = ['class="text"' if i < left else "" for i in range(len(heads))]
    head = "".join(
        f"<th {kind}>{escape(text)}</th>" for kind, text in zip(kinds, heads, strict=True)
    )
    body = "".join(
        "<tr>"
        + "".join(f"<td {kind}>{escape(text)}</td>" for kind, text in zip(kinds, row, strict=True))
        + "</tr>"
        for row in rows
    )
    inner = f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
    return f'<div class="wide"><table>{inner}</table></div>'


def ranking(
    found: list[Meeting],
    lines: list[Standing],
    colours: Colours,
    unit: str,
    panel: tuple[str, ...],
) -> str:
    """The ranking with ratings, and the plot of the ratings."""
    rated = {rating.bot: rating for rating in ratings(found)}
    rows = [
        [
            str(rank),
            f"{line.bot} (panel)" if line.bot in panel else line.bot,
            str(line.versus.meetings),
            line.versus.share.text(0, percent=True),
            line.versus.margin.text(),
            rated[line.bot].estimate.text(),
            ", ".join(line.beats) or "–",
        ]
        for rank, line in enumerate(lines, start=1)
    ]
    others = "Ahead of the panel" if panel else "Ahead of the others"
    heads = ["Rank", "Bot", "Meetings", others, unit, "Rating", "Surely beats"]
    plot = interval_plot(
        [Line(line.bot, colours[line.bot], rated[line.bot].estimate) for line in lines],
        "Ratings with their 95 % intervals",
    )
    return panel_line(panel) + table(heads, rows, 2) + "<h3>Ratings</h3>" + plot


def panel_line(panel: tuple[str, ...]) -> str:
    if not panel:
        return ""
    names = escape(", ".join(panel))
    return f"<p>The panel: {names}. Every bot is compared only with these.</p>"


def head_to_head_table(found: list[Meeting], lines: list[Standing], points: bool) -> str:
    """Rows against columns: how often ahead, and by how many points."""
    bots = [line.bot for line in lines]
    bots += [bot for bot in bots_of(found) if bot not in bots]
    rows = []
    for one in bots:
        row = [one]
        for other in bots:
            pair = versus(found, one, [other]) if one != other else None
            if pair is None:
                row.append("–")
            else:
                margin = f"; {pair.margin.text()}" if points else ""
                row.append(pair.share.text(0, percent=True) + margin)
        rows.append(row)
    return table(["Ahead of", *bots], rows)


def facts_table(facts: list[BotFacts]) -> str:
    rows = [
        [
            one.bot,
            str(one.games),
            one.wins.text(0, percent=True),
            one.mean.text(),
            f"{min(one.scores)} to {max(one.scores)}",
            f"{one.thinking:.3f} s",
        ]
        for one in facts
    ]
    heads = ["Bot", "Seats played", "Victories", "Mean score", "Scores", "Thinking per game"]
    return table(heads, rows)


def contest_section(
    name: str, games: list[Played], colours: Colours, panel: tuple[str, ...]
) -> str:
    """Everything about one game with its options and number of players."""
    found = meetings(games)
    facts = [bot_facts(games, bot) for bot in bots_of(found)]
    players = games[0].fixture.players
    blocks = [f"<section><h2>{escape(name)}</h2>"]
    lines = standings(found, panel)
    if lines:
        blocks += [ranking(found, lines, colours, "Points ahead", panel)]
        blocks.append("<h3>Head to head</h3>")
        blocks.append("<p>How often the row is ahead of the column; points ahead.</p>")
        blocks.append(head_to_head_table(found, lines, points=True))
    blocks += ["<h3>Bots</h3>", facts_table(facts)]
    if players > 1:
        seats = [
            Line(f"{one.bot}, seat {seat + 1}", colours[one.bot], share)
            for one in facts
            for seat, share in one.by_seat.items()
        ]
        plot = interval_plot(seats, f"Victories by seat: {name}", True, 1 / players)
        blocks += ["<h3>Victories by seat</h3>", plot]
    scores = {one.bot: one.scores for one in facts}
    blocks += ["<h3>Scores</h3>"]
    blocks.append(score_plot(scores, colours, f"Distribution of the scores: {name}"))
    parts = {one.bot: one.parts for one in facts}
    blocks += ["<h3>Parts of the score</h3>", legend([one.bot for one in facts], colours)]
    blocks.append(parts_plot(parts, colours, f"Mean parts of the score: {name}"))
    return "".join(blocks) + "</section>"


def legend(bots: list[str], colours: Colours) -> str:
    keys = "".join(
        f'<span class="key"><i class="{colour(colours[bot])}"></i>{escape(bot)}</span>'
        for bot in bots
    )
    return f"<p>{keys}</p>"


def summary(run: Run) -> str:
    """How much has been played."""
    number = f"{len(run.played)} of {run.total} games"
    state = "" if run.complete else ", so that everything below is a preliminary result"
    failed = f" {len(run.failed)} games failed." if run.failed else ""
    return f"<p>{number}{state}.{failed}</p>"


def report_page(run: Run) -> str:
    """The whole page."""
    style = files("hearthside.arena.report").joinpath("style.css").read_text(encoding="utf-8")
    by_contest = contests(run.played)
    found = meetings(run.played)
    colours = {bot: index for index, bot in enumerate(bots_of(found))}
    panel = run.plan.panel
    title = escape(run.plan.name)
    blocks = [f"<h1>{title}</h1>", summary(run)]
    if len(by_contest) > 1 and (lines := standings(found, panel)):
        blocks += [
            "<section><h2>All games</h2>",
            ranking(found, lines, colours, "Ahead, in spreads", panel),
        ]
        blocks += ["<h3>Head to head</h3>", head_to_head_table(found, lines, points=False)]
        blocks.append("</section>")
    blocks += [contest_section(name, games, colours, panel) for name, games in by_contest.items()]
    blocks.append(f"<footer><p>{METHOD}</p></footer>")
    return (
        '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{style}</style></head>"
        f"<body><main>{''.join(blocks)}</main></body></html>\n"
    )
