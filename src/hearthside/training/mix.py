"""Which tables self-play sits down at: player counts and options of each game, by weight."""

from __future__ import annotations

from typing import NamedTuple

from hearthside.bots.rng import Rng
from hearthside.core.options import OptionValue


class Table(NamedTuple):
    """One kind of table and how often it is drawn, in relation to the others."""

    weight: int
    players: int
    options: dict[str, OptionValue]


FULL: dict[str, OptionValue] = {}
INTRODUCTORY: dict[str, OptionValue] = {"mode": "introductory"}
FAMILY: dict[str, OptionValue] = {"hand_cards": False}
EVERY_DECK: dict[str, OptionValue] = {"decks": "everything"}
HARD: dict[str, OptionValue] = {"orc_strength": "hard"}
COOPERATIVE: dict[str, OptionValue] = {"variant": "cooperative"}
ONE_SPECIES: dict[str, OptionValue] = {"variant": "one_species"}

TABLES: dict[str, list[Table]] = {
    "caverna": [
        Table(20, 1, FULL),
        Table(40, 2, FULL),
        Table(12, 3, FULL),
        Table(10, 4, FULL),
        Table(3, 5, FULL),
        Table(2, 6, FULL),
        Table(2, 7, FULL),
        Table(2, 1, INTRODUCTORY),
        Table(6, 2, INTRODUCTORY),
        Table(3, 3, INTRODUCTORY),
    ],
    "fiends": [
        Table(24, 1, FULL),
        Table(40, 2, FULL),
        Table(12, 3, FULL),
        Table(8, 4, FULL),
        Table(2, 5, FULL),
        Table(1, 6, FULL),
        Table(1, 7, FULL),
        Table(6, 1, HARD),
        Table(6, 2, HARD),
    ],
    "agricola": [
        Table(12, 1, FULL),
        Table(22, 2, FULL),
        Table(8, 3, FULL),
        Table(8, 4, FULL),
        Table(2, 2, EVERY_DECK),
        Table(8, 1, FAMILY),
        Table(24, 2, FAMILY),
        Table(8, 3, FAMILY),
        Table(8, 4, FAMILY),
    ],
    "neanderthal": [
        Table(10, 1, FULL),
        Table(55, 2, FULL),
        Table(25, 3, FULL),
        Table(5, 3, COOPERATIVE),
        Table(5, 1, ONE_SPECIES),
    ],
}


def drawn_table(game: str, rng: Rng, alone: bool = False) -> tuple[int, dict[str, OptionValue]]:
    """A number of players and options; a game that is not in the list is for two.

    `alone`: only tables for one.
    """
    tables = TABLES.get(game, [Table(1, 2, FULL)])
    if alone:
        tables = [table for table in tables if table.players == 1] or [Table(1, 1, FULL)]
    left = rng.below(sum(table.weight for table in tables))
    for table in tables:
        left -= table.weight
        if left < 0:
            return table.players, dict(table.options)
    raise AssertionError("the weights are counted")
