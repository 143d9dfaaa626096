"""The command line. It reads arguments; the work is done in hearthside.terminal."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

import hearthside
from hearthside.bots import bot_for, usual_bot
from hearthside.bots.registry import RANDOM
from hearthside.core.errors import BadOption, BadPlayers, HearthsideError
from hearthside.core.options import OptionValue
from hearthside.core.record import value_text
from hearthside.games.registry import campaign_rules
from hearthside.terminal.analyse import analyse_command
from hearthside.terminal.campaign import open_campaign, play_campaign
from hearthside.terminal.files import read_game
from hearthside.terminal.painters import painter_for
from hearthside.terminal.paper import Paper
from hearthside.terminal.results import option_table
from hearthside.terminal.seats import Seats
from hearthside.terminal.shows import show_match, show_record, watch
from hearthside.terminal.table import TableTop
from hearthside.terminal.tournament import play_plan, report_plan


def refuse(text: str) -> NoReturn:
    """Say what is wrong in one sentence, and stop."""
    sentence = " ".join(text.split()).replace("Input should be", "it must be")
    sentence = sentence.partition(", unable to parse")[0].rstrip(".")
    print(f"{sentence}.", file=sys.stderr)
    sys.exit(2)


class Commands(TyperGroup):
    """Bad arguments and bad input are answered with one sentence and exit code 2."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except TyperException as error:
            refuse(error.format_message())
        except HearthsideError as error:
            refuse(str(error))
        sys.exit(code if isinstance(code, int) else 0)


app = typer.Typer(
    cls=Commands,
    help="Heavy strategy board games against people and bots.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

arena_app = typer.Typer(help="Tournaments of bots, described by a plan.", no_args_is_help=True)
app.add_typer(arena_app, name="arena")

GameId = Annotated[str, typer.Argument(help="The game; 'hearthside games' lists them.")]
Seed = Annotated[
    int | None,
    typer.Option(min=0, help="The same seed gives the same cards; random if left out."),
]
FixedSeed = Annotated[int, typer.Option(min=0, help="The same seed gives the same result.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
PlanFile = Annotated[Path, typer.Argument(help="The plan; see docs/guide/arena.md.")]
OutDirectory = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help="The directory of the results; PLAN-results if left out."),
]
Workers = Annotated[
    int | None, typer.Option(min=1, help="How many processes; all processors if left out.")
]
TrainingDirectory = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Where everything is kept; named for the game.")
]
AnchorGames = Annotated[
    int, typer.Option(min=2, help="Games with each anchor: how much the heuristic counts.")
]
Install = Annotated[
    bool, typer.Option("--install", help="Copy the result to where the bots find it.")
]
BotNames = Annotated[
    str | None,
    typer.Option(
        help="The bot of each seat, with commas between; greedy, or random in a game without it."
    ),
]


def checked_options(game: str, players: int, given: list[str] | None) -> dict[str, OptionValue]:
    """'name=value' as typed options; refused if there is no such game for that many players."""
    info = next((info for info in hearthside.games() if info.id == game), None)
    known = {o.name: list(o.values) for o in info.options} if info else {}
    found = typed_options(known, given)
    hearthside.new_game(game, players, 0, found)
    return found


def typed_options(
    known: dict[str, list[OptionValue]], given: list[str] | None
) -> dict[str, OptionValue]:
    """'name=value' with the value that the option of that name has; others stay as they are."""
    found: dict[str, OptionValue] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"An option is written NAME=VALUE, not {text!r}.")
        values = {value_text(v): v for v in known.get(name, [])}
        found[name] = values.get(value, value)
    return found


def split_names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def checked_bots(game: str, text: str | None, usual: list[str]) -> list[str]:
    """The bots that were named, else the usual ones; refused if one cannot play the game."""
    names = usual if text is None else split_names(text)
    for name in names:
        bot_for(game, name)
    return names


def any_seed(seed: int | None) -> int:
    return random.SystemRandom().randrange(1_000_000) if seed is None else seed


@app.callback(invoke_without_command=True)
def about(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
) -> None:
    """What is said without a command."""
    if version:
        print(f"hearthside {hearthside.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def tui(
    game: GameId,
    players: Annotated[
        int | None, typer.Option(min=1, help="How many play; 2 if left out.")
    ] = None,
    seat: Annotated[
        list[int] | None,
        typer.Option(
            min=1, help="Your seat, counted from 1; repeat it for several people. 1 if left out."
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(help="The bot on all other seats, or one for each with commas between."),
    ] = None,
    seed: Seed = None,
    option: Options = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved record.")] = None,
) -> None:
    """Play a game in the terminal, against bots or other people at the same screen."""
    people = [number - 1 for number in seat or [1]]
    painter = painter_for(game)
    names = checked_bots(game, bots, [usual_bot(game)])
    if load is not None:
        loaded = read_game(load)
        if loaded.setup.game != game:
            raise BadOption(f"{load} is a game of {loaded.setup.game}, not of {game}.")
        if players not in (None, loaded.setup.players):
            raise BadPlayers(f"{load} is a game for {loaded.setup.players}, not for {players}.")
        if option or seed is not None:
            raise BadOption("A loaded game keeps its seed and its options.")
        seats = Seats(loaded.setup.players, people, names, loaded.setup.seed)
        table = TableTop(loaded, seats, painter, Paper())
        table.saved_as = str(load)
    else:
        number, sown = players or 2, any_seed(seed)
        chosen = checked_options(game, number, option)
        seats = Seats(number, people, names, sown)
        new = hearthside.new_game(game, number, sown, chosen, seats.names(number))
        table = TableTop(new, seats, painter, Paper())
    table.run()


@app.command("campaign")
def campaign_command(
    kind: Annotated[str, typer.Argument(help="The campaign, for instance agricola-solo.")],
    file: Annotated[Path, typer.Option(help="Where the campaign is kept, the game as well.")],
    players: Annotated[
        int | None, typer.Option(min=1, help="How many play; as few as possible if left out.")
    ] = None,
    bots: Annotated[str | None, typer.Option(help="The bot on all other seats.")] = None,
    seed: Seed = None,
    option: Options = None,
) -> None:
    """Play a campaign in the terminal: games in a row, one file keeps everything."""
    rules = campaign_rules(kind)
    names = checked_bots(rules.game, bots, [usual_bot(rules.game)])
    number = players or rules.min_players
    options = typed_options({spec.name: spec.values for spec in rules.table_options}, option)
    saved = open_campaign(file, kind, number, any_seed(seed), options)
    seats = Seats(saved.campaign.players, [0], names, any_seed(seed))
    play_campaign(saved, seats, Paper())


@app.command("watch")
def watch_command(
    game: GameId,
    seats: BotNames = None,
    seed: Seed = None,
    delay: Annotated[
        float | None, typer.Option(min=0, help="Seconds between turns; 0.5 if left out.")
    ] = None,
    option: Options = None,
) -> None:
    """Watch bots play a game."""
    painter = painter_for(game)
    names, sown = checked_bots(game, seats, [usual_bot(game)] * 2), any_seed(seed)
    chosen = checked_options(game, len(names), option)
    table = Seats(len(names), [], names, sown)
    paper = Paper()
    pause = delay if delay is not None else 0.5 if paper.console.is_terminal else 0.0
    new = hearthside.new_game(game, len(names), sown, chosen, table.names(len(names)))
    watch(new, table, painter, paper, pause)


@app.command("match")
def match_command(
    game: GameId,
    seats: BotNames = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 200,
    seed: FixedSeed = 1,
    workers: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    option: Options = None,
) -> None:
    """Let bots compete; every bot sits on every seat in turn."""
    names = checked_bots(game, seats, [usual_bot(game), RANDOM])
    chosen = checked_options(game, len(names), option)
    Seats(len(names), [], names, seed)
    show_match(game, names, games, seed, chosen, workers)


@arena_app.command("run")
def arena_run_command(
    plan: PlanFile,
    executor: Annotated[
        str | None,
        typer.Option(help="local, pool or ray; local if left out, pool with several workers."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="How many games at once; all processors if left out.")
    ] = None,
    out: OutDirectory = None,
) -> None:
    """Play the games of a plan that are missing in DIR; write tables and a report."""
    raise typer.Exit(play_plan(plan, executor, workers, out))


@arena_app.command("report")
def arena_report_command(plan: PlanFile, out: OutDirectory = None) -> None:
    """Write tables and the report of what has been played so far, also during a run."""
    raise typer.Exit(report_plan(plan, out))


@app.command("train")
def train_command(
    game: GameId,
    generations: Annotated[int, typer.Option(min=1, help="How many at most.")] = 3,
    games: Annotated[int, typer.Option(min=1, help="Games of self-play in each.")] = 3000,
    workers: Workers = None,
    out: TrainingDirectory = None,
    bots: Annotated[
        str, typer.Option(help="Who plays the first generation, with commas between.")
    ] = "greedy",
    hidden: Annotated[
        str, typer.Option(metavar="SIZE,SIZE", help="The sizes of the two hidden layers.")
    ] = "128,64",
    seed: FixedSeed = 1,
    epsilon: Annotated[
        float, typer.Option(min=0, max=1, help="How often a turn begins at random.")
    ] = 0.1,
    match_games: Annotated[
        int, typer.Option(min=2, help="Games of each match between old and new.")
    ] = 100,
    anchor_games: AnchorGames = 24,
    members: Annotated[
        int, typer.Option(min=1, max=20, help="Networks to fit; what is kept says their mean.")
    ] = 1,
    solo: Annotated[
        bool, typer.Option("--solo", help="A network for solo games, besides the other.")
    ] = False,
    start: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="A network to go on from: it plays first, and has to be beaten."
        ),
    ] = None,
    install: Install = False,
) -> None:
    """Train the network of a game by self-play; the same command goes on after a stop."""
    from hearthside.training.commands import train
    from hearthside.training.train import Course, hidden_sizes

    course = Course(
        game,
        out if out is not None else Path(f"{game}-{'solo' if solo else 'training'}"),
        generations,
        games,
        workers or os.cpu_count() or 1,
        tuple(split_names(bots)),
        hidden_sizes(hidden),
        seed,
        epsilon,
        match_games=match_games,
        anchor_games=anchor_games,
        members=members,
        solo=solo,
        start=start,
    )
    raise typer.Exit(train(course, install))


@app.command("tune")
def tune_command(
    game: GameId,
    games: Annotated[
        int, typer.Option(min=1, help="Games of self-play for the first table.")
    ] = 600,
    iterations: Annotated[
        int, typer.Option(min=0, help="Of CMA-ES; none leaves the first table as it is.")
    ] = 10,
    duels: Annotated[
        int, typer.Option(min=2, help="Games of each table that is tried against the first.")
    ] = 20,
    workers: Workers = None,
    out: TrainingDirectory = None,
    bots: Annotated[str, typer.Option(help="Who plays, with commas between.")] = "greedy",
    samples: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Games recorded before, instead of new ones."),
    ] = None,
    seed: FixedSeed = 1,
    match_games: Annotated[
        int, typer.Option(min=2, help="Games of the match between tuned and first table.")
    ] = 100,
    anchor_games: AnchorGames = 24,
    install: Install = False,
) -> None:
    """Make the readable table of a game and tune it; the same command goes on after a stop."""
    from hearthside.training.commands import tune
    from hearthside.training.tune import Tuning

    tuning = Tuning(
        game,
        out if out is not None else Path(f"{game}-tuning"),
        games,
        workers or os.cpu_count() or 1,
        tuple(split_names(bots)),
        seed,
        iterations=iterations,
        duels=duels,
        match_games=match_games,
        anchor_games=anchor_games,
        samples=samples,
    )
    raise typer.Exit(tune(tuning, install))


@app.command("replay")
def replay_command(
    file: Annotated[Path, typer.Argument(help="A record, as the table saves it.")],
    step: Annotated[
        int | None, typer.Option(min=0, help="Show the game after this many choices.")
    ] = None,
) -> None:
    """Check a record and show the game at its end or after a step."""
    game = read_game(file)
    show_record(game, step, painter_for(game.setup.game), Paper())


app.command("analyse")(analyse_command)


@app.command("perft")
def perft_command(
    game: GameId,
    players: Annotated[int, typer.Option(min=1, help="How many play.")] = 2,
    seed: FixedSeed = 1,
    depth: Annotated[int, typer.Option(min=1, help="How many choices deep.")] = 3,
) -> None:
    """Count the positions of a game tree, depth by depth."""
    checked_options(game, players, None)
    from hearthside.perft import perft

    for level, count in enumerate(perft(game, players, seed, depth), start=1):
        print(f"depth {level}: {count}")


@app.command("bench")
def bench_command() -> None:
    """Measure the speed of the engine on this machine."""
    from hearthside import bench

    bench.main()


@app.command("serve")
def serve_command(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="The first free one from 8000 on if left out."),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="SQLite in your data directory if left out."),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser.")] = False,
    log_json: Annotated[bool, typer.Option("--log-json", help="Logs as JSON lines.")] = False,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Another address of this server; may be repeated."),
    ] = None,
    trust_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy (or a network of proxies) that names its clients; may be repeated.",
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=NUMBER", help="Another limit; may be repeated."),
    ] = None,
) -> None:
    """Serve tables to browsers."""
    from hearthside.server.main import Settings, serve

    origins, trusted = tuple(origin or ()), tuple(trust_proxy or ())
    serve(
        Settings(host, port, database, open_browser, log_json, origins, tuple(limit or ()), trusted)
    )


@app.command("games")
def games_command() -> None:
    """List the games and their options."""
    paper = Paper()
    for info in hearthside.games():
        number = f"{info.min_players} to {info.max_players} players"
        paper.show(f"{info.id}: {info.title}, {number}", option_table(info))


def main() -> None:
    """The entry point of the command `hearthside`."""
    app()


if __name__ == "__main__":
    main()
