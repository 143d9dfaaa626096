"""The games there are, by id."""

from __future__ import annotations

from typing import Final

from hearthside.core.errors import UnknownGame
from hearthside.core.ruleset import Ruleset
from hearthside.games.agricola.rules import AgricolaRules
from hearthside.games.caverna.rules import CavernaRules
from hearthside.games.fiends.rules import FiendsRules
from hearthside.games.neanderthal.rules import NeanderthalRules

GAMES: Final[dict[str, Ruleset]] = {
    "caverna": CavernaRules(),
    "fiends": FiendsRules(),
    "agricola": AgricolaRules(),
    "neanderthal": NeanderthalRules(),
}


def ruleset(game: str) -> Ruleset:
    """The rules of a game; UnknownGame names those there are."""
    found = GAMES.get(game)
    if found is None:
        raise UnknownGame(f"There is no game {game!r}; the games are {', '.join(GAMES)}.")
    return found
