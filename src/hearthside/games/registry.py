"""The games there are: those of this package, and those that are installed beside it.

Another package brings a game by an entry point of the group `hearthside.games` that names its
kit; a program may also `register` one.
"""

from __future__ import annotations

import logging
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from hearthside.core.campaign import CampaignRules
from hearthside.core.errors import BadKit, UnknownCampaign, UnknownGame
from hearthside.core.kit import Kit
from hearthside.core.ruleset import Ruleset
from hearthside.core.state import State
from hearthside.games.agricola.kit import KIT as AGRICOLA
from hearthside.games.caverna.kit import KIT as CAVERNA
from hearthside.games.fiends.kit import KIT as FIENDS
from hearthside.games.neanderthal.kit import KIT as NEANDERTHAL

LOG: Final = logging.getLogger("hearthside.games")
GROUP: Final = "hearthside.games"
KITS: Final[dict[str, Kit]] = {kit.id: kit for kit in (CAVERNA, FIENDS, AGRICOLA, NEANDERTHAL)}
SEARCHED: Final[list[str]] = []
"""The groups of entry points that have been read: once in a process."""


def register(kit: Kit) -> None:
    """Add a game; BadKit if there is another one with its id or with its class of states."""
    for other in KITS.values():
        if other.id == kit.id or other.state is kit.state:
            raise BadKit(f"{kit.id!r} cannot be added: there is the game {other.id!r}.")
    KITS[kit.id] = kit


def kits() -> list[Kit]:
    """All games, those of other packages last."""
    if GROUP not in SEARCHED:
        SEARCHED.append(GROUP)
        for entry in entry_points(group=GROUP):
            add_installed(entry)
    return list(KITS.values())


def add_installed(entry: EntryPoint) -> None:
    """Add the game of another package; one that is broken must not stop the others."""
    try:
        found: object = entry.load()
        if not isinstance(found, Kit):
            raise BadKit(f"{entry.value} is no kit.")
        if KITS.get(found.id) is not found:
            register(found)
    except Exception as error:
        LOG.warning("The game %s is left out: %s", entry.name, error)


def kit(game: str) -> Kit:
    """The kit of a game; UnknownGame names those there are."""
    found = KITS.get(game)
    if found is None:
        for found in kits():
            if found.id == game:
                return found
        raise UnknownGame(f"There is no game {game!r}; the games are {', '.join(KITS)}.")
    return found


def kit_of(s: State) -> Kit:
    """The kit of the game that a state belongs to."""
    for found in KITS.values():
        if type(s) is found.state:
            return found
    raise UnknownGame(f"{type(s).__name__} is the state of no game here.")


def ruleset(game: str) -> Ruleset:
    """The rules of a game; UnknownGame names those there are."""
    return kit(game).rules


def campaigns() -> list[CampaignRules]:
    """The campaigns of all games."""
    found: list[CampaignRules] = []
    for one in kits():
        found += one.campaigns
    return found


def campaign_rules(kind: str) -> CampaignRules:
    """The rules of a campaign; UnknownCampaign names those there are."""
    known = campaigns()
    for rules in known:
        if rules.id == kind:
            return rules
    names = ", ".join([rules.id for rules in known])
    raise UnknownCampaign(f"There is no campaign {kind!r}; the campaigns are {names}.")
