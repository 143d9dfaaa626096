"""Weapons (CAV-6.1 to 6.3)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kinds, make
from hearthside.core.form import Field, Form
from hearthside.core.message import Message
from hearthside.games.caverna.events import FORGED
from hearthside.games.caverna.goods import ORE
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.kinds import FORGE
from hearthside.games.caverna.questions import FORGE_ORE
from hearthside.games.caverna.reach import could_pay
from hearthside.games.caverna.reasons import lacks
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.verbs.widening import Widening

STRONGEST_FORGED: Final = 8

FORGE_FORM: Final = Form[Caverna](FORGE, "forge {strength}", Field("strength"), widget="amount")


class Forge(Widening):
    """Forge a weapon of strength 1 to 8 for the unarmed acting dwarf, 1 ore each (CAV-6.2)."""

    first = kinds(FORGE)

    def price(self, home: Home, strength: int) -> int:
        return max(0, strength - home.hooks.statics[FORGE_ORE])

    def doable(self, s: Caverna, p: int) -> bool:
        home = s.homes[p]
        return home.unarmed() and home.goods[ORE] >= self.price(home, 1)

    def possible(self, s: Caverna, p: int) -> bool:
        """Ore may be bought; a weapon may be given up first (CAV-11.69)."""
        if self.doable(s, p):
            return True
        home = s.homes[p]
        if not home.unarmed() and not can_disarm(home):
            return False
        return could_pay(home, [0, 0, self.price(home, 1), 0, 0, 0, 0, 0])

    def starts(self, s: Caverna, p: int, out: list[Choice]) -> None:
        home = s.homes[p]
        if not home.unarmed():
            return
        for strength in range(1, STRONGEST_FORGED + 1):
            if home.goods[ORE] >= self.price(home, strength):
                out.append(make(FORGE, strength))

    def begin(self, s: Caverna, p: int, c: Choice) -> None:
        home = s.homes[p]
        strength = arg(c, 0)
        s.pay(p, ORE, self.price(home, strength))
        home.dwarfs[home.acting] += strength
        s.note(FORGED, p, strength)

    def reason(self, s: Caverna, p: int) -> Message:
        home = s.homes[p]
        if home.strength():
            return Message("why.has_weapon")
        return lacks(home, ORE, self.price(home, 1))

    def glyphs(self) -> list[str]:
        return ["forge"]


def can_disarm(home: Home) -> bool:
    """Has the owner an exchange that gives up weapons?"""
    for exchange in home.hooks.exchanges:
        if not exchange.pay:
            return True
    return False
