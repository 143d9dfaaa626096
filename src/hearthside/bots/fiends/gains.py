"""What a turn of Frantic Fiends brings."""

from __future__ import annotations

from typing import cast

from hearthside.bots.caverna.gains import CavernaGains
from hearthside.core.state import State
from hearthside.games.fiends.home import DEFEATED, ORC_LETTERS
from hearthside.games.fiends.laid_trap import active_traps
from hearthside.games.fiends.state import Fiends


class FiendsGains(CavernaGains):
    """As in Caverna, and what the orcs and traps are up to."""

    def __init__(self) -> None:
        super().__init__()
        self.names += [
            "active trap",
            "fiendish orc",
            "defeated orc",
            "friendly orc",
            "good on mines",
        ]
        self.burdens.append("fiendish orc")

    def count(self, s: State, seat: int) -> list[int]:
        home = cast(Fiends, s).lair(seat)
        defeated = 0
        for orc in range(ORC_LETTERS):
            if home.place[orc] == DEFEATED:
                defeated += 1
        return [
            *super().count(s, seat),
            active_traps(home.traps),
            home.fiends(),
            defeated,
            len(home.friends),
            sum(home.mines.values()),
        ]

    def able(self, s: State, seat: int) -> list[str]:
        found = super().able(s, seat)
        if cast(Fiends, s).lair(seat).yellow_access():
            found.append("the yellow furnishings")
        return found
