"""Bonuses of the solo campaign, received before round 1 (FF-12.5, 12.6)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, arg, kinds, make
from hearthside.core.fields import OneOf
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.core.state import AnyNode, Frame
from hearthside.games.caverna.goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Price,
)
from hearthside.games.caverna.land import CAVERN_CAVERN, CAVERN_TUNNEL, MEADOW_FIELD
from hearthside.games.caverna.verbs.farming import Fence
from hearthside.games.caverna.verbs.furnish import Furnish
from hearthside.games.caverna.verbs.take import Gain
from hearthside.games.caverna.verbs.terrain import PlaceOreMine, PlaceTwin
from hearthside.games.fiends import events
from hearthside.games.fiends.content import SUPPLY
from hearthside.games.fiends.kinds import RECEIVE
from hearthside.games.fiends.state import Fiends
from hearthside.games.fiends.traps import BASE_BOARD_TRAPS
from hearthside.games.fiends.verbs.set_trap import SetTrap


class Bonus:
    """One bonus: its price for one game (twice as much for all later ones), what it brings."""

    def __init__(self, name: str, price: int, node: AnyNode) -> None:
        self.name = name
        self.price = price
        self.node = node


def _all() -> list[Bonus]:
    found: list[Bonus] = []
    for price, goods in (
        (10, (("wood", WOOD), ("ore", ORE), ("stone", STONE))),
        (15, (("grain", GRAIN), ("dog", DOG))),
        (20, (("vegetable", VEGETABLE), ("sheep", SHEEP), ("boar", BOAR), ("donkey", DONKEY))),
        (30, (("cattle", CATTLE), ("ruby", RUBY))),
    ):
        for name, good in goods:
            found.append(Bonus(name, price, Gain((good, 1))))
    found.append(Bonus("meadow_field", 40, PlaceTwin(MEADOW_FIELD)))
    found.append(Bonus("cavern_tunnel", 40, PlaceTwin(CAVERN_TUNNEL)))
    found.append(Bonus("cavern_cavern", 40, PlaceTwin(CAVERN_CAVERN)))
    found.append(Bonus("ore_mine_deep_tunnel", 40, PlaceOreMine()))
    found.append(Bonus("large_pasture", 40, Fence(True, 0)))
    for name in BASE_BOARD_TRAPS:
        found.append(Bonus(name, 50, SetTrap(free=True, only=name)))
    for name in SUPPLY.functions:
        found.append(Bonus(name, 60, Furnish(only=name, price=Price())))
    found.append(Bonus("dwelling", 70, Furnish(only="dwelling", price=Price())))
    return found


BONUSES: Final = _all()
BONUS_NAMES: Final = [bonus.name for bonus in BONUSES]


RECEIVE_FORM: Final = Form[Fiends](RECEIVE, "receive {bonus}", OneOf("bonus", BONUS_NAMES))


class ReceiveBonuses(Node[Fiends]):
    """The player takes the bonuses in any order that finds them a place (FF-12.6).

    What has no place waits for the others; what has none in the end is lost.
    """

    first = kinds(RECEIVE)

    def parts(self) -> list[AnyNode]:
        return [bonus.node for bonus in BONUSES]

    def run(self, s: Fiends, f: Frame) -> bool:
        if self.placeable(s, f.player):
            return False
        for bonus in s.bonuses:
            s.note(events.BONUS_LOST, f.player, bonus)
        s.bonuses = []
        s.stack.pop()
        return True

    def placeable(self, s: Fiends, p: int) -> list[int]:
        """The bonuses that have a place now."""
        return [bonus for bonus in sorted(set(s.bonuses)) if BONUSES[bonus].node.possible(s, p)]

    def options(self, s: Fiends, f: Frame, out: list[Choice]) -> None:
        for bonus in self.placeable(s, f.player):
            out.append(make(RECEIVE, bonus))

    def apply(self, s: Fiends, f: Frame, c: Choice) -> None:
        left = s.bonuses[:]
        left.remove(arg(c, 0))
        s.bonuses = left
        s.note(events.BONUS, f.player, arg(c, 0))
        s.stack.append(Frame(BONUSES[arg(c, 0)].node, f.player))

    def ask(self, s: Fiends, f: Frame) -> Message:
        return Message("ask.receive")

    def permits(self, s: Fiends, f: Frame, c: Choice) -> bool:
        """A bonus that is being placed must stay possible (RUL-010)."""
        for i in range(len(s.stack) - 1):
            if s.stack[i] is f:
                return s.stack[i + 1].node.possible_after(s, f.player, c)
        return True
