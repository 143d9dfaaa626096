"""Plans: a TOML file that says who plays what, how often, and on which seats."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from hearthside.arena.section import LARGEST_SEED, BadPlan, Section
from hearthside.bots import bot_for
from hearthside.core.errors import HearthsideError
from hearthside.core.options import OptionValue, check_options
from hearthside.games.registry import ruleset

MATCH = "match"
ROUND_ROBIN = "round robin"
ROTATIONS = "rotations"
PERMUTATIONS = "permutations"
SHARED = ("bots", "schedule", "seating", "games", "seed", "seeds")
"""Keys of a table; at the top of the plan they are meant for all tables."""
TOP = ("name", *SHARED, "panel", "tables")
TABLE = ("game", "players", "options", *SHARED)
MOST_GAMES = 10_000_000


@dataclass(frozen=True)
class TablePlan:
    """One game with its options, the numbers of players, and the bots that meet there."""

    game: str
    rules: int
    players: tuple[int, ...]
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    schedule: str
    seating: str
    games: int
    """Games of each line-up, at least; 0 if the seeds are listed."""
    seed: int
    seeds: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """What a run of the arena plays."""

    name: str
    tables: tuple[TablePlan, ...]
    panel: tuple[str, ...] = ()
    """The bots that all are measured by; without any, everybody is measured by everybody."""


def read_plan(path: Path) -> Plan:
    """The plan in a file; BadPlan names the file and the key that is wrong."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadPlan(f"{path} cannot be read: {(error.strerror or str(error)).lower()}.") from None
    except UnicodeDecodeError:
        raise BadPlan(f"{path} is not a plan: it is no text.") from None
    return parse_plan(text, path)


def parse_plan(text: str, path: Path) -> Plan:
    """The plan that a text says; `path` is for messages and for the name."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPlan(f"{path} is not TOML: {error}.") from None
    except RecursionError:
        raise BadPlan(f"{path} is not a plan: its brackets are too deep.") from None
    top = Section(path, "", data)
    top.known(TOP)
    name = top.text("name") if "name" in top else path.stem
    tables = tuple(read_table(table, top) for table in top.tables("tables"))
    return Plan(name, tables, read_panel(top, tables) if "panel" in top else ())


def read_table(table: Section, top: Section) -> TablePlan:
    """One table; keys that it lacks are taken from the top."""
    table.known(TABLE)
    if "game" not in table:
        raise table.refuse("game", "every table needs a game.")
    game = table.text("game")
    try:
        rules = ruleset(game)
    except HearthsideError as error:
        raise table.refuse("game", str(error)) from None
    schedule = ROUND_ROBIN
    if source := owner("schedule", table, top):
        schedule = source.one_of("schedule", (MATCH, ROUND_ROBIN))
    seating = ROTATIONS
    if source := owner("seating", table, top):
        seating = source.one_of("seating", (ROTATIONS, PERMUTATIONS))
    bots = read_bots(table, top, schedule, game)
    options = read_options(table, game)
    players = read_players(table, game, schedule, len(bots))
    for number in players:
        try:
            rules.new_state(number, 0, options)
        except HearthsideError as error:
            raise table.refuse("options", str(error)) from None
    games, seed, seeds = read_deals(table, top)
    return TablePlan(
        game, rules.rules_version, players, options, bots, schedule, seating, games, seed, seeds
    )


def owner(key: str, table: Section, top: Section) -> Section | None:
    """Where a shared key stands: in the table, else at the top, else nowhere."""
    return table if key in table else top if key in top else None


def read_bots(table: Section, top: Section, schedule: str, game: str) -> tuple[str, ...]:
    source = owner("bots", table, top)
    if source is None:
        raise table.refuse("bots", "name the bots here or at the top of the plan.")
    bots = source.names("bots")
    for name in bots:
        try:
            bot_for(game, name)
        except HearthsideError as error:
            raise source.refuse("bots", str(error)) from None
        if schedule == ROUND_ROBIN and bots.count(name) > 1:
            raise source.refuse("bots", f"{name!r} is listed twice in a round robin.")
    return bots


def read_panel(top: Section, tables: tuple[TablePlan, ...]) -> tuple[str, ...]:
    """The panel: different bots, each of which plays at some table."""
    panel = top.different_names("panel")
    for name in panel:
        if not any(name in table.bots for table in tables):
            raise top.refuse("panel", f"{name!r} plays at no table.")
    return panel


def read_options(table: Section, game: str) -> dict[str, OptionValue]:
    chosen = table.options("options") if "options" in table else {}
    try:
        return check_options(ruleset(game).options, chosen)
    except HearthsideError as error:
        raise table.refuse("options", str(error)) from None


def read_players(table: Section, game: str, schedule: str, bots: int) -> tuple[int, ...]:
    """The numbers of players; in a match, every bot listed has one seat."""
    rules = ruleset(game)
    if "players" in table:
        players = table.numbers("players", 1, 99)
    elif schedule == MATCH:
        players = (bots,)
    else:
        raise table.refuse("players", "say how many play, as a number or a list of numbers.")
    for number in players:
        if not rules.min_players <= number <= rules.max_players:
            raise table.refuse(
                "players",
                f"{rules.title} is for {rules.min_players} to {rules.max_players} players, "
                f"not {number}.",
            )
        if schedule == MATCH and number != bots:
            raise table.refuse("players", f"the match has {bots} bots, not {number}.")
    return players


def read_deals(table: Section, top: Section) -> tuple[int, int, tuple[int, ...]]:
    """How many games from which seed, or the seeds themselves."""
    source = table if "games" in table or "seeds" in table else top
    if "seeds" in source:
        if "games" in source:
            raise source.refuse("games", "give either the number of games or the seeds, not both.")
        if "seed" in source:
            raise source.refuse("seed", "give either one seed or all seeds, not both.")
        return 0, 0, source.numbers("seeds", 0, LARGEST_SEED)
    if "games" not in source:
        raise table.refuse("games", "say how many games each line-up plays, or list 'seeds'.")
    games = source.number("games", 1, MOST_GAMES)
    seeded = owner("seed", table, top)
    return games, seeded.number("seed", 0, LARGEST_SEED) if seeded else 0, ()
