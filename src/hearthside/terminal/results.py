"""Tables of numbers: scores of a game, results of a match, the games there are."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from hearthside.api import Game, GameInfo
from hearthside.arena import MatchResult
from hearthside.core.record import value_text
from hearthside.terminal.painter import Painter, seat_name, seat_style


def score_table(game: Game, painter: Painter) -> Table:
    """All seats by all categories; before the end, the points so far."""
    title = "Final scores" if game.over else "Points so far"
    table = Table(title=title, box=box.SIMPLE, pad_edge=False, title_style="bold")
    table.add_column("")
    scores = game.scores()
    for score in scores:
        name = Text(seat_name(game, score.seat), style=seat_style(score.seat))
        table.add_column(name, justify="right")
    for part in scores[0].parts:
        points = [score.parts[part] for score in scores]
        table.add_row(painter.part(part), *(str(n) if n else "-" for n in points))
    table.add_section()
    table.add_row("Total", *(str(score.total) for score in scores), style="bold")
    return table


def verdict(game: Game) -> str:
    """Who has won, in a sentence."""
    names = [seat_name(game, seat) for seat in game.winners()]
    if game.setup.players == 1:
        missed = "" if names else " The goal was missed."
        return f"The game is over: {game.scores()[0].total} points.{missed}"
    if not names:
        return "Nobody wins: the common goal was missed."
    if len(names) == 1:
        return f"{names[0]} {'win' if names[0] == 'You' else 'wins'} the game."
    return f"{', '.join(names[:-1])} and {names[-1]} share the victory."


def match_table(result: MatchResult) -> Table:
    """One line per bot: mean with its 95 % confidence interval, wins, best and worst game."""
    table = Table(box=box.SIMPLE, pad_edge=False)
    for column in ("Bot", "Games", "Mean", "95 % interval", "Wins", "Share", "Worst", "Best"):
        table.add_column(column, justify="left" if column == "Bot" else "right")
    for bot in result.bots:
        low, high = bot.interval
        table.add_row(
            bot.name,
            str(bot.games),
            f"{bot.mean:.1f}",
            f"{low:.1f} to {high:.1f}",
            f"{bot.wins:g}",
            f"{100 * bot.wins / bot.games:.0f} %",
            str(bot.worst),
            str(bot.best),
        )
    return table


def option_table(info: GameInfo) -> Table:
    """The options of a game with their values, the default first."""
    table = Table(box=box.SIMPLE, pad_edge=False)
    for column in ("Option", "Values (default first)", "Rule", "Meaning"):
        table.add_column(column, overflow="fold")
    for option in info.options:
        values = [option.default, *(v for v in option.values if v != option.default)]
        table.add_row(option.name, ", ".join(map(value_text, values)), option.rule, option.help)
    return table
