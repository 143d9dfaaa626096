"""Every way to play an action: the language of its connectors, found by playing."""

from __future__ import annotations

import copy

from hearthside.core.options import OptionValue
from hearthside.games.caverna.work import PlaceDwarf
from tests.caverna.build import Table


def alone(players: int = 2, round: int = 5, **options: OptionValue) -> Table:
    """Only seat 0 has dwarfs, two of them, so that after its first turn it decides again."""
    t = Table(players=players, round=round, **options)
    for seat in range(1, players):
        t.home(seat).dwarfs()
    return t


def stands(t: Table, seat: int, *spaces: str) -> Table:
    """The dwarfs of another seat stand on these spaces."""
    t.home(seat).dwarfs(*[0] * len(spaces))
    for space in spaces:
        t.occupy(space, seat)
    return t


def on(t: Table, space: str) -> Table:
    """Seat 0 places its first dwarf on a space."""
    return t.turn().play(f"place {space}")


def then(t: Table, token: str) -> Table:
    """Make a choice, unless it was the only one and has been made unasked."""
    return t.play(token) if token in t.tokens() else t


def choosable(t: Table) -> list[str]:
    """The spaces where seat 0 may place its first dwarf."""
    t.turn()
    return t.matching("place")


def turn_over(t: Table) -> bool:
    """Is nothing left to do on the space?"""
    return isinstance(t.s.main[-1].node, PlaceDwarf)


def verb(token: str) -> str:
    """What a token does, without where: a tile's name, 'small' or 'large', else its first word."""
    words = token.split()
    if words[0] == "tile":
        return words[1]
    if words[0] == "fence":
        return "large" if "-" in words[1] else "small"
    return words[0]


def verbs(t: Table) -> set[str]:
    """What the main options do."""
    return {verb(token) for token in t.tokens()}


def ways(t: Table) -> set[str]:
    """All ways to end the action, as verbs in order; of several options of a verb the first.

    What happens unasked does not appear, nor does stopping.
    """
    if turn_over(t):
        return {""}
    found = set()
    tried = set()
    for token in t.tokens():
        word = verb(token)
        if word not in tried:
            tried.add(word)
            other = copy.copy(t)
            other.s = t.s.copy()
            other.play(token)
            said = "" if word == "stop" else word
            found |= {f"{said} {rest}".strip() for rest in ways(other)}
    return found
