"""What bots know about each game: its guide, its features, and what was learned."""

from __future__ import annotations

from typing import Final

from hearthside.bots.features import Features
from hearthside.bots.guide import Guide
from hearthside.bots.learned import SOLO, learned_value
from hearthside.bots.value import Value
from hearthside.core.errors import NotOffered
from hearthside.core.kit import Kit, made
from hearthside.core.ruleset import Ruleset
from hearthside.core.state import State
from hearthside.games.registry import kit, kit_of


class Knowledge:
    """All that a search asks about one game."""

    def __init__(self, game: Kit, kind: str = "", solo: bool = False) -> None:
        if not game.searchable:
            raise NotOffered(f"{game.title} has no guide and no features for bots.")
        guide = made(game.guide)
        features = made(game.features)
        if not isinstance(guide, Guide) or not isinstance(features, Features):
            raise TypeError(f"The kit of {game.id} names no guide or no features.")
        self.game = game.id
        self.rules: Ruleset = game.rules
        self.guide = guide
        self.features = features
        self.value: Value = learned_value(game.id, features, guide, kind, solo)


def make_knowledge(game: str, kind: str = "", solo: bool = False) -> Knowledge:
    """What there is to know about a game; `kind` names the learned value (learned.py)."""
    return Knowledge(kit(game), kind, solo)


KNOWN: Final[dict[str, Knowledge]] = {}


def knowledge_of(s: State, kind: str = "") -> Knowledge:
    """What there is to know about the game of a state, read once."""
    game = kit_of(s)
    solo = s.seats == 1
    key = f"{game.id} {kind}{SOLO if solo else ''}"
    found = KNOWN.get(key)
    if found is None:
        found = KNOWN[key] = Knowledge(game, kind, solo)
    return found
