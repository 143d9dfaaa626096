"""What a seat has of everything that can be counted: as in Caverna, and orcs and traps."""

from __future__ import annotations

from typing import Final

from hearthside.games.caverna import stock as base
from hearthside.games.fiends.home import DEFEATED, ORC_LETTERS, FiendsHome
from hearthside.games.fiends.laid_trap import active_traps
from hearthside.games.fiends.state import Fiends

BURDENS: Final = (*base.BURDENS, "fiendish_orc")


def stock(home: FiendsHome) -> dict[str, int]:
    found = base.stock(home)
    found["active_trap"] = active_traps(home.traps)
    found["fiendish_orc"] = home.fiends()
    found["defeated_orc"] = sum(1 for orc in range(ORC_LETTERS) if home.place[orc] == DEFEATED)
    found["friendly_orc"] = len(home.friends)
    found["good_on_mines"] = sum(home.mines.values())
    return found


def prospects(s: Fiends, seat: int) -> list[str]:
    found = base.prospects(s, seat)
    if s.lair(seat).yellow_access():
        found.append("opens:the_yellow_furnishings")
    return found
