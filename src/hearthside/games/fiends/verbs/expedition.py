"""Expeditions without a dwarf: the bounties Mercenary and Soldier (FF-6.6)."""

from __future__ import annotations

from hearthside.core.choice import STOP, Choice
from hearthside.core.state import Frame
from hearthside.games.caverna.loot import ALL_WEAPONS
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.verbs.expedition import Expedition, raise_weapon


class BountyExpedition(Expedition):
    """Loot within the strength of the defeated orc, which is `pos` of the frame; no fight."""

    def offered(self, s: Caverna, strength: int) -> list[int]:
        return [i for i in super().offered(s, strength) if not s.content.last_loot >> i & 1]

    def options(self, s: Caverna, f: Frame, out: list[Choice]) -> None:
        self.items(s, f.player, f.pos, f.done, out)
        out.append(STOP)

    def apply(self, s: Caverna, f: Frame, c: Choice) -> None:
        if c == STOP:
            self.come_home(s, f)
        else:
            self.loot(s, f, c)

    def come_home(self, s: Caverna, f: Frame) -> None:
        """Only "all weapons +1" raises weapons; there is no expedition dwarf."""
        s.stack.pop()
        home = s.homes[f.player]
        if f.done >> ALL_WEAPONS & 1:
            for i in range(len(home.dwarfs)):
                raise_weapon(home, i)

    def permits(self, s: Caverna, f: Frame, c: Choice) -> bool:
        return s.stack[-1] is f or not self.spoils_item(s, f, c)
