"""Ore trading and the weekly market (CAV-4.58, 4.80)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import STOP, Choice, arg, kinds, make
from hearthside.core.connect import IN_THIS_ORDER
from hearthside.core.form import Form
from hearthside.core.message import Message, Value
from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.caverna.fields import GoodField
from hearthside.games.caverna.goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    FOOD,
    GOLD,
    GOOD_NAMES,
    GRAIN,
    ORE,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from hearthside.games.caverna.kinds import BUY, TRADE
from hearthside.games.caverna.reach import could_pay
from hearthside.games.caverna.reasons import lacks
from hearthside.games.caverna.state import Caverna

TRADE_FORM: Final = Form[Caverna](TRADE, "trade")


class TradeOre(Node[Caverna]):
    """2 ore for 2 gold and 1 food (CAV-4.80)."""

    first = kinds(TRADE)

    def doable(self, s: Caverna, p: int) -> bool:
        return s.homes[p].goods[ORE] >= 2

    def possible(self, s: Caverna, p: int) -> bool:
        return self.doable(s, p) or could_pay(s.homes[p], [0, 0, 2, 0, 0, 0, 0, 0])

    def starts(self, s: Caverna, p: int, out: list[Choice]) -> None:
        if self.doable(s, p):
            out.append(TRADE)

    def begin(self, s: Caverna, p: int, c: Choice) -> None:
        s.pay(p, ORE, 2)
        s.gain(p, GOLD, 2)
        s.gain(p, FOOD, 1)

    def reason(self, s: Caverna, p: int) -> Message:
        return lacks(s.homes[p], ORE, 2)

    def glyphs(self) -> list[str]:
        return ["2", "ore", IN_THIS_ORDER, "2", "gold", "food"]


MARKET: Final = (
    (DOG, 2),
    (SHEEP, 1),
    (DONKEY, 1),
    (BOAR, 2),
    (CATTLE, 3),
    (WOOD, 1),
    (STONE, 1),
    (ORE, 1),
    (GRAIN, 1),
    (VEGETABLE, 2),
)
"""What the weekly market sells, in gold (CAV-4.58)."""
PRICE_AT_MARKET: Final = [0] * 13
for _good, _gold in MARKET:
    PRICE_AT_MARKET[_good] = _gold


def buy_message(s: Caverna, seat: int, c: Choice) -> Message:
    args: dict[str, Value] = {"goods": {GOOD_NAMES[arg(c, 0)]: 1}}
    args["price"] = {"gold": PRICE_AT_MARKET[arg(c, 0)]}
    return Message("do.buy", args)


BUY_FORM: Final = Form[Caverna](
    BUY, "buy {good}", GoodField(), message=buy_message, anchor="good:{good}"
)


class Market(Node[Caverna]):
    """Buy goods one after another, each line at most once; `done` is the set of goods bought."""

    first = kinds(BUY)

    def cheapest(self, bought: int) -> int:
        """The lowest price among the lines left; 99 if none is left."""
        low = 99
        for good, gold in MARKET:
            if not bought >> good & 1:
                low = min(low, gold)
        return low

    def doable(self, s: Caverna, p: int) -> bool:
        return s.homes[p].goods[GOLD] > 0

    def possible(self, s: Caverna, p: int) -> bool:
        return self.could_buy(s, p, 0)

    def could_buy(self, s: Caverna, p: int, bought: int) -> bool:
        return could_pay(s.homes[p], [0, 0, 0, 0, 0, 0, 0, self.cheapest(bought)])

    def lines(self, s: Caverna, p: int, bought: int, out: list[Choice]) -> None:
        gold = s.homes[p].goods[GOLD]
        for good, price in MARKET:
            if price <= gold and not bought >> good & 1:
                out.append(make(BUY, good))

    def starts(self, s: Caverna, p: int, out: list[Choice]) -> None:
        self.lines(s, p, 0, out)

    def begin(self, s: Caverna, p: int, c: Choice) -> None:
        s.stack.append(Frame(self, p, 0, 1 << arg(c, 0)))
        self.buy(s, p, c)

    def buy(self, s: Caverna, p: int, c: Choice) -> None:
        s.pay(p, GOLD, PRICE_AT_MARKET[arg(c, 0)])
        s.gain(p, arg(c, 0), 1)

    def run(self, s: Caverna, f: Frame) -> bool:
        if self.could_buy(s, f.player, f.done):
            return False
        s.stack.pop()
        return True

    def options(self, s: Caverna, f: Frame, out: list[Choice]) -> None:
        self.lines(s, f.player, f.done, out)
        if f.done:
            out.append(STOP)

    def apply(self, s: Caverna, f: Frame, c: Choice) -> None:
        if c == STOP:
            s.stack.pop()
            return
        s.stack[-1] = Frame(self, f.player, 0, f.done | 1 << arg(c, 0))
        self.buy(s, f.player, c)

    def waits(self, s: Caverna, f: Frame) -> bool:
        return True

    def ask(self, s: Caverna, f: Frame) -> Message:
        bought = [f"good:{GOOD_NAMES[good]}" for good, _ in MARKET if f.done >> good & 1]
        return Message("ask.market", {"bought": bought})

    def reason(self, s: Caverna, p: int) -> Message:
        return lacks(s.homes[p], GOLD, 1)

    def glyphs(self) -> list[str]:
        return ["convert"]
