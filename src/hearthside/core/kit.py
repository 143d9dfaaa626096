"""A kit: all that a game brings, in one place (ADR 0015).

What lies in higher layers (bots, terminal) is named as "package.module:Class" and imported when
it is first needed. What a kit leaves out the game does without: bots that need it say that they
cannot play, and the terminal shows a plain table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pkgutil import resolve_name
from typing import Final

from hearthside.core.campaign import CampaignRules
from hearthside.core.options import OptionValue
from hearthside.core.ruleset import Ruleset
from hearthside.core.state import State


class Practice:
    """A kind of table that bots practise at, and how often in relation to the others."""

    def __init__(
        self, weight: int, players: int, options: Mapping[str, OptionValue] | None = None
    ) -> None:
        self.weight = weight
        self.players = players
        self.options = dict(options or {})


class Measure:
    """A kind of table that the bench measures, and how it is named there."""

    def __init__(
        self, title: str, players: int, options: Mapping[str, OptionValue] | None = None
    ) -> None:
        self.title = title
        self.players = players
        self.options = dict(options or {})


class Kit:
    """One game: its rules, the class of its states, and whatever else it has."""

    def __init__(
        self,
        rules: Ruleset,
        state: type[State],
        *,
        prefixes: Sequence[str] = (),
        campaigns: Sequence[CampaignRules] = (),
        bots: Mapping[str, str] | None = None,
        guide: str = "",
        features: str = "",
        practice: Sequence[Practice] = (),
        painter: str = "",
        measures: Sequence[Measure] = (),
        shared: Sequence[type] = (),
    ) -> None:
        self.id = rules.id
        self.title = rules.title
        self.rules = rules
        self.state = state
        self.prefixes = tuple(prefixes)
        """How the ids of its rules begin: "CAV" for CAV-4.20."""
        self.campaigns = tuple(campaigns)
        self.bots = dict(bots or {})
        """Bots that know only this game, by name: `greedy`."""
        self.guide = guide
        """What a search asks (bots/guide.py); without it, and `features`, no bot searches."""
        self.features = features
        """The numbers that describe a position (bots/features.py)."""
        self.practice = tuple(practice)
        """The tables of self-play; without any, tables for two or as near to it as may be."""
        self.painter = painter
        """How the terminal draws it (terminal/painter.py)."""
        self.measures = tuple(measures)
        """The tables that the bench measures (bench.py)."""
        self.shared = tuple(shared)
        """Classes of things that no state has for itself; the bench does not count their bytes."""

    @property
    def searchable(self) -> bool:
        """Can bots search in this game?"""
        return bool(self.guide and self.features)


FOUND: Final[dict[str, object]] = {}


def made(reference: str) -> object:
    """A new object of the class that "package.module:Class" names."""
    found = FOUND.get(reference)
    if found is None:
        found = FOUND[reference] = resolve_name(reference)
    if not callable(found):
        raise TypeError(f"{reference} is no class.")
    result: object = found()
    return result
