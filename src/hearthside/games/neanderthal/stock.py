"""What a seat has of everything that can be counted, of all species that it plays."""

from __future__ import annotations

from typing import Final

from hearthside.games.neanderthal.benefits import own_members
from hearthside.games.neanderthal.scoring import counts
from hearthside.games.neanderthal.state import Neanderthal
from hearthside.games.neanderthal.tribe import Tribe

SCORED: Final = {
    "word": 0,
    "settled_elder": 2,
    "settled_partner": 3,
    "settled_woman": 4,
    "trophy_point": 5,
    "settled_invention": 6,
    "settled_animal": 8,
}
"""Things by their places in `counts` (scoring.py)."""


def stock(s: Neanderthal, seat: int) -> dict[str, int]:
    total: dict[str, int] = {}
    for tribe in s.tribes:
        if tribe.seat == seat:
            for name, n in of_tribe(s, tribe).items():
                total[name] = total.get(name, 0) + n
    return total


def of_tribe(s: Neanderthal, tribe: Tribe) -> dict[str, int]:
    """People and what they know."""
    have = counts(s, tribe.colour)
    found = {"member": own_members(s, tribe.colour)}
    found["word"] = have[SCORED["word"]]
    found["portal_disc"] = tribe.portal_count()
    for name in ("settled_elder", "settled_partner", "settled_woman"):
        found[name] = have[SCORED[name]]
    found["woman"] = len(tribe.women)
    found["trophy"] = len(tribe.trophies)
    found["trophy_point"] = have[SCORED["trophy_point"]]
    found["settled_invention"] = have[SCORED["settled_invention"]]
    found["invention"] = len(tribe.inventions)
    found["settled_animal"] = have[SCORED["settled_animal"]]
    found["animal"] = len(tribe.animals)
    found["card_in_hand"] = len(tribe.hand)
    return found


def prospects(s: Neanderthal, seat: int) -> list[str]:
    """What the tribes of a seat could do."""
    found: list[str] = []
    for tribe in s.tribes:
        if tribe.seat == seat:
            if tribe.tribal:
                found.append("opens:life_as_a_tribe")
            if tribe.armed():
                found.append("opens:hunting_with_weapons")
            if tribe.settled_chief():
                found.append("opens:a_chief")
    return found
