"""What bots know about each game: its guide, its features, and what was learned."""

from __future__ import annotations

from typing import Final

from hearthside.bots.agricola.features import AgricolaFeatures
from hearthside.bots.agricola.guide import AgricolaGuide
from hearthside.bots.caverna.features import CavernaFeatures
from hearthside.bots.caverna.guide import CavernaGuide
from hearthside.bots.features import Features
from hearthside.bots.fiends.features import FiendsFeatures
from hearthside.bots.fiends.guide import FiendsGuide
from hearthside.bots.guide import Guide
from hearthside.bots.learned import ALONE, learned_value
from hearthside.bots.neanderthal.features import NeanderthalFeatures
from hearthside.bots.neanderthal.guide import NeanderthalGuide
from hearthside.bots.value import Value
from hearthside.core.ruleset import Ruleset
from hearthside.core.state import State
from hearthside.games.agricola.state import Agricola
from hearthside.games.caverna.state import Caverna
from hearthside.games.fiends.state import Fiends
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.registry import ruleset


class Knowledge:
    """All that a search asks about one game."""

    def __init__(self, game: str, guide: Guide, features: Features, kind: str, alone: bool) -> None:
        self.game = game
        self.rules: Ruleset = ruleset(game)
        self.guide = guide
        self.features = features
        self.value: Value = learned_value(game, features, guide, kind, alone)


def game_of(s: State) -> str:
    """The id of the game that a state belongs to."""
    if isinstance(s, Fiends):
        return "fiends"
    if isinstance(s, Caverna):
        return "caverna"
    if isinstance(s, Agricola):
        return "agricola"
    if isinstance(s, Neanderthal):
        return "neanderthal"
    raise AssertionError("a game without a guide")


def make_knowledge(game: str, kind: str = "", alone: bool = False) -> Knowledge:
    """What there is to know about a game; `kind` names the learned value (learned.py)."""
    if game == "fiends":
        return Knowledge(game, FiendsGuide(), FiendsFeatures(), kind, alone)
    if game == "caverna":
        return Knowledge(game, CavernaGuide(), CavernaFeatures(), kind, alone)
    if game == "agricola":
        return Knowledge(game, AgricolaGuide(), AgricolaFeatures(), kind, alone)
    return Knowledge(game, NeanderthalGuide(), NeanderthalFeatures(), kind, alone)


KNOWN: Final[dict[str, Knowledge]] = {}


def knowledge_of(s: State, kind: str = "") -> Knowledge:
    """What there is to know about the game of a state, read once."""
    game = game_of(s)
    alone = s.seats == 1
    key = f"{game} {kind}{ALONE if alone else ''}"
    found = KNOWN.get(key)
    if found is None:
        found = KNOWN[key] = make_knowledge(game, kind, alone)
    return found
