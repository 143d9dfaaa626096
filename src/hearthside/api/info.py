"""Which games there are, for lobbies and command lines."""

from __future__ import annotations

from dataclasses import dataclass

from hearthside.core.options import OptionValue
from hearthside.games.registry import kits


@dataclass(frozen=True)
class OptionInfo:
    """An option of a game, for lobbies and command lines.

    With `seats` it is a set of seats: "none", or their numbers in ascending order, as "02".
    """

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...]
    rule: str
    help: str
    seats: bool = False


@dataclass(frozen=True)
class GameInfo:
    """A game that can be played."""

    id: str
    title: str
    min_players: int
    max_players: int
    rules_version: int
    options: tuple[OptionInfo, ...]


def games() -> list[GameInfo]:
    """The games there are, with their options.

    >>> "caverna" in [info.id for info in games()]
    True
    """
    return [
        GameInfo(
            rules.id,
            rules.title,
            rules.min_players,
            rules.max_players,
            rules.rules_version,
            tuple(
                OptionInfo(o.name, o.default, tuple(o.values), o.rule, o.help, o.seats)
                for o in rules.options
                if len(o.values) > 1
            ),
        )
        for rules in (kit.rules for kit in kits())
    ]
