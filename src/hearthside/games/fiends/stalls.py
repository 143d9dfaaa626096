"""Room for an animal that is to pay for a trap (CAV-9.3, FF-5.7)."""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna.cells import ICONS
from hearthside.games.caverna.goods import BOAR, CATTLE, DOG, DONKEY, SHEEP
from hearthside.games.caverna.land import MEADOW
from hearthside.games.fiends.home import FiendsHome
from hearthside.games.fiends.positions import capacity, free_for, spots
from hearthside.games.fiends.standing import all_standing

NEVER: Final = 1000
"""More rubies than anybody has."""


def _boar_icons() -> int:
    found = 0
    for cell, icon in ICONS.items():
        if icon[0] == BOAR:
            found |= 1 << cell
    return found


BOAR_ICONS: Final = _boar_icons()


def rubies_for_room(home: FiendsHome, kind: int) -> int:
    """The rubies that make room for one animal of a kind, all others given up; -1 is no animal.

    A ruby buys a meadow under a stable; for sheep also any meadow, or the dog to watch it. A
    meadow that brings a boar does not count: the boar would need room as well (RUL-007).
    """
    if kind < 0:
        return 0
    if home.stand:
        return 0 if has_stall(home, kind) else NEVER
    if not home.entry_occupied() or home.houses(
        int(kind == SHEEP), int(kind == DONKEY), int(kind == BOAR), int(kind == CATTLE)
    ):
        return 0
    land = home.land
    meadows = land.singles(MEADOW) & ~BOAR_ICONS
    if meadows & land.stables:
        return 1
    if kind != SHEEP or not (land.meadows or meadows):
        return NEVER
    return (0 if home.goods[DOG] else 1) + (0 if land.meadows else 1)


def has_stall(home: FiendsHome, kind: int) -> bool:
    """While positions are fixed: does one stand somewhere, or could one (FF-6.4)?

    One that has just come needs free room; before that, others may still be given up.
    """
    if all_standing(home.stand, kind):
        return True
    for spot in spots(home):
        if home.goods[kind]:
            if free_for(home, spot, kind) > 0:
                return True
        elif capacity(home.stand, spot, kind) > 0:
            return True
    return False
