"""Which learned value a game comes with: a network, a table, or none."""

from __future__ import annotations

from typing import Final

from hearthside.bots.features import Features
from hearthside.bots.guide import Guide
from hearthside.bots.linear import read_table
from hearthside.bots.network import read_network, weights_file
from hearthside.bots.value import QuickValue, Value
from hearthside.core.errors import HearthsideError

NETWORK: Final = "network"
TABLE: Final = "table"
QUICK: Final = "quick"
BEST: Final = ""
"""The network if there is one, else the table, else the heuristic."""
KINDS: Final = (NETWORK, TABLE, QUICK)
SOLO: Final = "-solo"
"""Follows the game in the name of a file of weights for solo games."""


class NotLearned(HearthsideError):
    """A value was asked for by name that the game does not come with."""


def learned_value(
    game: str, features: Features, guide: Guide, kind: str = BEST, solo: bool = False
) -> Value:
    """The value of the kind named; without a name the best there is.

    Solo games may have a network of their own.
    """
    if kind in (BEST, NETWORK):
        path = weights_file(game + SOLO, "npz") if solo else None
        if path is None:
            path = weights_file(game, "npz")
        if path is not None:
            return read_network(path, features)
    if kind in (BEST, TABLE):
        path = weights_file(game, "toml")
        if path is not None:
            return read_table(path, features)
    if kind in (BEST, QUICK):
        return QuickValue(guide)
    raise NotLearned(f"There is no {kind} of {game}; 'hearthside train {game}' makes one.")
