"""Matches: the same bots, many games, every bot on every seat."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from hearthside.arena.executors import Executor, make_executor
from hearthside.arena.outcome import Failed, Played
from hearthside.arena.results import MatchResult, summarise
from hearthside.arena.table import Task, game_seed, result_of
from hearthside.bots import bot_for
from hearthside.core.errors import BadMatch, BadPlayers
from hearthside.core.options import OptionValue, check_options
from hearthside.games.registry import ruleset

Progress = Callable[[int, int], None]
"""Called with the number of games played and of all games."""


def match(
    game: str,
    seats: list[str],
    games: int,
    seed: int = 0,
    options: dict[str, OptionValue] | None = None,
    workers: int = 1,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> MatchResult:
    """Let the bots named in `seats` play `games` games against each other.

    From game to game the bots move on by one seat. The seed of each game comes from that of the
    match, so that the result is the same for every number of `workers` (processes) and every
    `executor`. `progress` is called with the games played and the games in all.

    >>> result = match("caverna", ["random"], games=3, seed=5)
    >>> result.bots[0].worst <= result.bots[0].mean <= result.bots[0].best
    True
    >>> match("caverna", ["random"] * 8, games=1)
    Traceback (most recent call last):
    ...
    hearthside.core.errors.BadPlayers: Caverna: The Cave Farmers is for 1 to 7 players, not 8.
    """
    rules = ruleset(game)
    if not rules.min_players <= len(seats) <= rules.max_players:
        raise BadPlayers(
            f"{rules.title} is for {rules.min_players} to {rules.max_players} players, "
            f"not {len(seats)}."
        )
    for name in seats:
        bot_for(game, name)
    if games < 1:
        raise BadMatch(f"A match has at least one game, not {games}.")
    chosen = executor if executor is not None else make_executor(workers=workers)
    full = check_options(rules.options, options or {})
    tasks = [Task(game, seats, full, n, game_seed(seed, n)) for n in range(games)]
    found = play_all(chosen, tasks, progress)
    played = [result_of(task, found[task.fixture.id]) for task in tasks]
    bots = [summarise(name, entry, played) for entry, name in enumerate(seats)]
    return MatchResult(game, seed, full, bots, played)


def play_all(executor: Executor, tasks: list[Task], progress: Progress | None) -> dict[str, Played]:
    """Every game by its id; the first that fails ends the match."""
    found: dict[str, Played] = {}
    with closing(executor.run([task.fixture for task in tasks])) as outcomes:
        for outcome in outcomes:
            if isinstance(outcome, Failed):
                seed = outcome.fixture.seed
                raise BadMatch(f"The game with seed {seed} failed: {outcome.reason}")
            found[outcome.fixture.id] = outcome
            if progress is not None:
                progress(len(found), len(tasks))
    return found
