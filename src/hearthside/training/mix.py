"""Which tables self-play sits down at: player counts and options of each game, by weight."""

from __future__ import annotations

from hearthside.bots.rng import Rng
from hearthside.core.kit import Practice
from hearthside.core.options import OptionValue
from hearthside.games.registry import kit
from hearthside.training.errors import BadTraining


def check_game(game: str) -> None:
    """Refuse a game that bots know too little of to learn it."""
    known = kit(game)
    if not known.searchable:
        raise BadTraining(f"{known.title} cannot be trained: bots have no guide to it.")


def tables_of(game: str, solo: bool = False) -> list[Practice]:
    """What a game practises at; if it says nothing, tables for two or as near to it as may be.

    `solo`: only tables for one.
    """
    known = kit(game)
    tables = [table for table in known.practice if table.players == 1 or not solo]
    if tables:
        return tables
    rules = known.rules
    return [Practice(1, min(max(1 if solo else 2, rules.min_players), rules.max_players))]


def drawn_table(game: str, rng: Rng, solo: bool = False) -> tuple[int, dict[str, OptionValue]]:
    """A number of players and options."""
    tables = tables_of(game, solo)
    left = rng.below(sum(table.weight for table in tables))
    for table in tables:
        left -= table.weight
        if left < 0:
            return table.players, dict(table.options)
    raise AssertionError("the weights are counted")
