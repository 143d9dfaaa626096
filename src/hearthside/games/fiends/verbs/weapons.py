"""Weapons from other sources: clubs, bounties, dwellings (FF-3.1, 6.3, 13.1)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import STOP, Choice, arg, kinds, make
from hearthside.core.form import Field, Fixed, Form
from hearthside.core.message import Message, Value
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.caverna.dwarf import at_home, is_newborn, strength_of
from hearthside.games.caverna.goods import GOOD_NAMES, ORE, WOOD
from hearthside.games.caverna.questions import FORGE_ORE
from hearthside.games.caverna.reach import could_pay
from hearthside.games.caverna.reasons import lacks
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.verbs.widening import Widening
from hearthside.games.fiends import events
from hearthside.games.fiends.dwarf import is_prisoner
from hearthside.games.fiends.fields import PaidField
from hearthside.games.fiends.home import FiendsHome
from hearthside.games.fiends.kinds import ARM, CARVE
from hearthside.games.fiends.state import Fiends

STRONGEST_CLUB: Final = 4
STRONGEST_FORGED: Final = 8

CARVE_FORM: Final = Form[Caverna](CARVE, "carve {strength}", Field("strength"), widget="amount")


def arm_message(s: Caverna, seat: int, c: Choice) -> Message:
    """Which dwarf, counted from one; a paid weapon names the good."""
    paid = arg(c, 2)
    args: dict[str, Value] = {"number": arg(c, 0) + 1, "strength": arg(c, 1)}
    if not paid:
        return Message("do.arm", args)
    return Message("do.arm_for", {**args, "good": f"good:{GOOD_NAMES[paid - 1]}"})


ARM_FORMS: Final = [
    Form[Caverna](
        ARM,
        "arm {dwarf} {strength}",
        Field("dwarf"),
        Field("strength"),
        Fixed(0),
        message=arm_message,
        widget="amount",
    ),
    Form[Caverna](
        ARM,
        "arm {dwarf} {strength} {good}",
        Field("dwarf"),
        Field("strength"),
        PaidField(),
        message=arm_message,
        widget="amount",
    ),
]


class Carve(Widening):
    """Armory: a club of strength 1 to 4 for as much wood, for the unarmed acting dwarf."""

    first = kinds(CARVE)

    def doable(self, s: Caverna, p: int) -> bool:
        home = s.homes[p]
        return home.unarmed() and home.goods[WOOD] > 0

    def possible(self, s: Caverna, p: int) -> bool:
        home = s.homes[p]
        return home.unarmed() and could_pay(home, [1, 0, 0, 0, 0, 0, 0, 0])

    def starts(self, s: Caverna, p: int, out: list[Choice]) -> None:
        home = s.homes[p]
        if home.unarmed():
            for strength in range(1, min(STRONGEST_CLUB, home.goods[WOOD]) + 1):
                out.append(make(CARVE, strength))

    def begin(self, s: Caverna, p: int, c: Choice) -> None:
        home = s.homes[p]
        s.pay(p, WOOD, arg(c, 0))
        home.dwarfs[home.acting] += arg(c, 0)
        s.note(events.ARMED, p, arg(c, 0))

    def reason(self, s: Caverna, p: int) -> Message:
        home = s.homes[p]
        return Message("why.has_weapon") if home.strength() else lacks(home, WOOD, 1)

    def glyphs(self) -> list[str]:
        return ["club"]


def recruits(home: FiendsHome) -> list[int]:
    """One unarmed dwarf of each sort (at home, placed, newborn) who is no prisoner."""
    found: list[int] = []
    seen: list[int] = []
    for i in range(len(home.dwarfs)):
        dwarf = home.dwarfs[i]
        if strength_of(dwarf) or is_prisoner(dwarf):
            continue
        sort = 2 if is_newborn(dwarf) else 0 if at_home(dwarf) else 1
        if sort not in seen:
            seen.append(sort)
            found.append(i)
    return found


class Arm(Node[Fiends]):
    """One unarmed dwarf, placed or not, may get a weapon; what it costs is up to the kind."""

    first = kinds(ARM)

    def offers(self, s: Fiends, p: int) -> list[tuple[int, int, int]]:
        """Strength, good and amount to pay."""
        raise AssertionError("say which weapons there are")

    def possible(self, s: Fiends, p: int) -> bool:
        return self.doable(s, p)

    def doable(self, s: Fiends, p: int) -> bool:
        return len(recruits(s.lair(p))) > 0 and len(self.offers(s, p)) > 0

    def run(self, s: Fiends, f: Frame) -> bool:
        if self.possible(s, f.player):
            return False
        s.stack.pop()
        return True

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        for dwarf in recruits(s.lair(f.player)):
            for strength, good, n in self.offers(s, f.player):
                out.append(make(ARM, dwarf, strength, good + 1 if n else 0))
        out.append(STOP)

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        s.stack.pop()
        if c == STOP:
            return
        strength = arg(c, 1)
        for offered, good, n in self.offers(s, f.player):
            if offered == strength and (good + 1 if n else 0) == arg(c, 2):
                s.pay(f.player, good, n)
        s.homes[f.player].dwarfs[arg(c, 0)] += strength
        s.note(events.ARMED, f.player, strength)

    def ask(self, s: Fiends, f: Frame) -> Message:
        return Message("ask.arm")


class Outfit(Arm):
    """Outfitter: a weapon of strength 5 for nothing (FF-6.3)."""

    def offers(self, s: Fiends, p: int) -> list[tuple[int, int, int]]:
        return [(5, 0, 0)]


class Counterfeit(Arm):
    """Forger Dwelling: as strong as the strongest weapon in play (FF-13.1)."""

    def offers(self, s: Fiends, p: int) -> list[tuple[int, int, int]]:
        best = 0
        for home in s.homes:
            for dwarf in home.dwarfs:
                best = max(best, strength_of(dwarf))
        return [(best, 0, 0)] if best else []


class Enlist(Arm):
    """Warrior Dwelling: 1 to 8 ore or 1 to 4 wood for a weapon of that strength (R25)."""

    def price(self, s: Fiends, p: int, strength: int) -> int:
        return max(0, strength - s.homes[p].hooks.statics[FORGE_ORE])

    def offers(self, s: Fiends, p: int) -> list[tuple[int, int, int]]:
        goods = s.homes[p].goods
        found: list[tuple[int, int, int]] = []
        for strength in range(1, STRONGEST_FORGED + 1):
            ore = self.price(s, p, strength)
            if goods[ORE] >= ore:
                found.append((strength, ORE, ore))
        for strength in range(1, min(STRONGEST_CLUB, goods[WOOD]) + 1):
            found.append((strength, WOOD, strength))
        return found

    def possible(self, s: Fiends, p: int) -> bool:
        home = s.lair(p)
        if not recruits(home):
            return False
        if self.offers(s, p):
            return True
        wood = could_pay(home, [1, 0, 0, 0, 0, 0, 0, 0])
        return wood or could_pay(home, [0, 0, self.price(s, p, 1), 0, 0, 0, 0, 0])

    def waits(self, s: Fiends, f: Frame) -> bool:
        return True
