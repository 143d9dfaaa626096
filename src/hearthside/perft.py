"""Perft: count the ways to play on. A change of the counts is a change of what is legal."""

from __future__ import annotations

from hearthside.api import new_game
from hearthside.core import engine
from hearthside.core.options import OptionValue
from hearthside.core.state import State


def perft(
    game: str,
    players: int,
    seed: int,
    depth: int,
    options: dict[str, OptionValue] | None = None,
) -> list[int]:
    """How many sequences of 1, 2, ... `depth` choices there are from the first decision on.

    >>> perft("caverna", players=2, seed=1, depth=2)[0]
    11
    """
    return count_from(new_game(game, players, seed, options).state, depth)


def count_from(s: State, depth: int) -> list[int]:
    """The same from any state, which is left as it is.

    Counted are main options, and exchanges where there is nothing else. What chance may decide
    counts like a player's options. Of several deciders the first one chooses.
    """
    counts = [0] * depth
    if depth:
        _count(s, 0, counts)
    return counts


def _count(s: State, level: int, counts: list[int]) -> None:
    if engine.is_over(s):
        return
    choices = engine.options_of(s, s.decider) or engine.side_options(s, s.decider)
    counts[level] += len(choices)
    if level + 1 < len(counts):
        for choice in choices:
            after = s.copy()
            engine.choose(after, choice)
            _count(after, level + 1, counts)
